"""Creates a pack, a card in one (also from its printed sentence), or the translation of its prose."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..meaning.model import Element
    from ..pipeline import Compiled
    from ..text.backwards.rules import Written

LONGEST = 60


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("pack", "card", "translation"), help="what to create")
    parser.add_argument("name", metavar="NAME", help="a name, like `first-steps`; for a translation its language, `pl`")
    parser.add_argument("--in", dest="pack", metavar="PACK", help="the pack that the card or the translation is for")
    parser.add_argument("--kind", metavar="KIND", help="its kind; default: the most frequent kind")
    parser.add_argument("--text", metavar="SENTENCE", help="the printed text of the card: its rule is written from it")
    parser.add_argument("--lang", metavar="LANGUAGE", default="en", help="the language of the sentence")
    parser.add_argument("--reading", metavar="N", type=int, help="the number of the reading, if there are several")
    parser.add_argument("--builds-on", metavar="PACK,...", dest="builds_on", help="the packs that a new pack builds on")


def run(args: argparse.Namespace) -> int:
    if args.what == "translation":
        return _new_translation(args.name, args.pack)
    name = _good(args.name)
    if args.what == "pack":
        if args.pack is not None or args.kind is not None:
            raise say.Stopped("--in and --kind go with `new card`")
        return _new_pack(name) if args.builds_on is None else _new_expansion(name, args.builds_on.split(","))
    if args.builds_on is not None:
        raise say.Stopped("--builds-on goes with `new pack`")
    if args.pack is None:
        raise say.Stopped(f"name the pack for the card: `rulewright new card {name} --in PACK`")
    if args.reading is not None and args.text is None:
        raise say.Stopped("--reading goes with `--text`")
    if args.text is not None:
        return _new_card_from(name, args)
    return _new_card(name, args.pack, args.kind)


def _good(name: str) -> str:
    from ..source.pack import NAME

    if not NAME.fullmatch(name) or len(name) > LONGEST:
        if name[:1].isdigit():
            raise say.Stopped(f"a name begins with a letter: put the number of `{name}` after a word, as in `wishes-3`")
        wanted = f"small letters, digits and hyphens, like `first-steps`, and at most {LONGEST} of them"
        raise say.Stopped(f"a name is made of {wanted}")
    return name


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _new_pack(name: str) -> int:
    from importlib.resources import files

    from rulewright.runtime.files import new_folder

    from ..packs import known_names

    folder = Path(name)
    if name in known_names():
        raise say.Stopped(f"a pack or an edition called `{name}` exists already; choose another name")
    if os.path.lexists(folder):
        raise say.Stopped(f"`{name}` exists already; choose another name or another folder")
    texts = {
        file.name: file.read_text(encoding="utf-8").replace("NAME", name).replace("TITLE", _title(name))
        for file in sorted((files("rulewright.compiler") / "starter").iterdir(), key=lambda file: file.name)
    }
    new_folder(folder, texts)
    for file_name in texts:
        say.data(f"{name}/{file_name}")
    say.remark(
        f"`rulewright check {name}` reads it, `rulewright test {name}` tries its scenarios, "
        f"`rulewright play {name}` sits you down at the table"
    )
    return 0


def _new_expansion(name: str, bases: list[str]) -> int:
    """A pack on top of others, empty but for a line that says what it may hold."""
    from rulewright.runtime.files import new_folder

    from ..packs import known_names
    from ..pipeline import compile_edition

    folder = Path(name)
    if name in known_names() or os.path.lexists(folder):
        raise say.Stopped(f"`{name}` exists already; choose another name")
    for base in bases:
        if compile_edition(base).value is None:
            raise say.Stopped(f"there is no pack `{base}` to build on")
    listed = ", ".join(f'"{base}"' for base in bases)
    rules = f"# {_title(name)}: add with `extend`, change with `replace`, take away with `remove`.\n"
    manifest = f'name = "{name}"\ntitle = "{_title(name)}"\nversion = "0.1"\nbuilds_on = [{listed}]\n'
    new_folder(folder, {"pack.toml": manifest, "10-cards.rules": rules})
    for file_name in ("pack.toml", "10-cards.rules"):
        say.data(f"{name}/{file_name}")
    say.remark(f"`rulewright new card NAME --in {name}` adds a card, `rulewright check {name}` reads it")
    return 0


def _new_translation(language: str, name: str | None) -> int:
    """A file in another language next to each literate one. Existing translations stay as they are."""
    from rulewright.runtime.files import write_all

    from ..packs import search_of
    from ..source.begun import begun
    from ..source.load import find_pack, load_pack
    from ..source.translated import beside, prose_files, translation

    if name is None:
        raise say.Stopped(f"name the pack to translate: `rulewright new translation {language} --in PACK`")
    folder = find_pack(name, search_of(None))
    pack = load_pack(folder).value if folder is not None else None
    if pack is None:
        raise say.Stopped(f"there is no pack `{name}`")
    if language not in pack.languages:
        raise say.Stopped(f"`{language}` is not among the `languages` of its pack.toml; add it there first")
    changed: dict[str | os.PathLike[str], str | bytes | None] = {}
    for source in prose_files(pack):
        there = translation(pack, source, language)
        text = begun(source.original, there.original if there is not None else "")
        if there is None or there.original != text:
            changed[pack.folder / beside(source, language)] = text
    write_all(changed)
    for path in changed:
        say.data(os.path.relpath(path))
    say.remark("translate what stands in English; `rulewright check` says what to write for each `en=?`")
    return 0


def _new_card(name: str, pack: str, kind: str | None) -> int:
    """A card modelled on the last one of its kind, in a file of its own; it is a stand-in until the author finishes
    it."""
    from rulewright.runtime.files import write

    from ..diagnostics.diagnostic import Severity
    from ..packs import search_of
    from ..source.load import find_pack
    from .added import with_file
    from .edition import open_edition

    folder = find_pack(pack, search_of(None))
    if folder is None:
        raise say.Stopped(f"there is no pack `{pack}`")
    compiled = open_edition(str(folder), [])
    _free(name, compiled)
    sample = _sample(compiled, kind)
    path = folder / f"{_number(folder):02}-{name}.rules"
    text = _card(name, compiled, sample)
    if any(one.severity is Severity.ERROR for one in with_file(compiled.packs, folder, path, text).said):
        raise say.Stopped(f"a card copied from `{sample.id}` would have errors; write it by hand")
    write(path, text)
    say.data(os.path.relpath(path))
    say.remark(f"it does what `{sample.id}` does: now make it your own, and take `stand-in` away")
    return 0


def _new_card_from(name: str, args: argparse.Namespace) -> int:
    """A card whose rule is written from its sentence, in a file of its own."""
    from rulewright.runtime.files import write

    from ..diagnostics.diagnostic import Severity
    from ..packs import search_of
    from ..source.load import find_pack
    from ..text.tree import Node
    from ..text.view.view import view
    from .added import with_file
    from .edition import open_edition
    from .languages import phrases_of
    from .worded import rule_for

    folder = find_pack(args.pack, search_of(None))
    if folder is None:
        raise say.Stopped(f"there is no pack `{args.pack}`")
    compiled = open_edition(str(folder), [])
    _free(name, compiled)
    sample = _sample(compiled, args.kind)
    path = folder / f"{_number(folder):02}-{name}.rules"

    def tried(rule: Written) -> Node | None:
        """The tree of the card with this rule, where it is sound."""
        told = with_file(compiled.packs, folder, path, _card(name, compiled, sample, rule))
        if told.value is None or any(one.severity is Severity.ERROR for one in told.said):
            return None
        tree = view(told.value.model, phrases_of(told.value)[args.lang], told.value.model.elements[name])
        return tree if isinstance(tree, Node) else None

    kind = compiled.model.kinds[sample.kind]
    rule = rule_for(args.text, args.lang, args.reading, compiled, tried, kind)
    write(path, _card(name, compiled, sample, rule))
    say.data(os.path.relpath(path))
    for line in rule.lines:
        say.data(f"  {line}")
    _check(folder, path)
    say.remark(f"its rule reads back as the sentence; its marks are those of `{sample.id}`: look at them")
    return 0


def _check(folder: Path, path: Path) -> None:
    """Shows what `check` finds in a file."""
    from ..check import check
    from ..diagnostics.render import render
    from ..source.load import shown_as

    said = check([str(folder)]).said
    here = [one for one in said if any(label.span.source.name == shown_as(path) for label in one.labels[:1])]
    if here:
        say.remark(render(here, say.colour(sys.stderr), say.width()))


def _free(name: str, compiled: Compiled) -> None:
    """A name means one thing in the whole edition, and is no word of the language."""
    from ..meaning.names import name_of
    from ..meaning.signatures import verbs
    from ..syntax.tabled import known_words, tables

    declared = {
        word.text for pack in compiled.parsed for one in pack for node in one.declarations if (word := name_of(node))
    }
    if name in declared | compiled.model.elements.keys():
        raise say.Stopped(f"the name `{name}` is already used")
    if name in known_words(tables()) or name in verbs():
        raise say.Stopped(f"`{name}` is a word of the language; choose another name")


def _sample(compiled: Compiled, kind: str | None) -> Element:
    """The last card of a sort, of the pack itself if it has one."""
    pack = compiled.packs[-1].name
    written = [one for one in compiled.model.elements.values() if one.kind in compiled.model.kinds]
    if kind is not None:
        if kind not in compiled.model.kinds:
            raise say.Stopped(f"there is no kind `{kind}` in this pack or those it builds on")
        written = [one for one in written if one.kind == kind]
    near = [one for one in written if one.pack == pack] or written
    if not near:
        raise say.Stopped("there is no card to copy yet; write the first one by hand")
    kinds = [one.kind for one in near if one.abilities or one.block] or [one.kind for one in near]
    most = max(dict.fromkeys(kinds), key=kinds.count)
    return [one for one in near if one.kind == most][-1]


def _card(name: str, compiled: Compiled, sample: Element, rule: Written | None = None) -> str:
    """The lines of the sample, or another rule, with another name."""
    from dataclasses import replace

    from ..syntax import nodes
    from ..syntax.write import write

    declarations = [node for pack in compiled.parsed for one in pack for node in one.declarations]
    found = [node.what if isinstance(node, nodes.Replace) else node for node in declarations]
    node = next(one for one in reversed(found) if isinstance(one, nodes.Element) and one.name.text == sample.id)
    word = replace(node.name, text=name)
    title = nodes.Word(node.span, f'"{_title(name)}"')
    kept = tuple(mark for mark in node.marks.items if not _says_source(mark))
    if rule is not None:
        own = tuple(mark for mark in kept if not isinstance(mark, nodes.Trait) or mark.name.text not in rule.marks)
        told = (
            nodes.Trait(node.span, nodes.Word(node.span, one), nodes.Name(node.span, nodes.Word(node.span, what)))
            for one, what in rule.marks.items()
        )
        marks = nodes.Marks(node.span, (*own, *told))
        plain = replace(node, name=word, title=title, marks=marks, body=nodes.Body(node.span, ()))
        return "\n".join([write(plain), *(f"  {line}" for line in rule.lines), ""])
    stand_in = nodes.Tag(node.span, nodes.Word(node.span, "stand-in"))
    marks = nodes.Marks(node.span, (*kept, stand_in))
    return f"# Made like {sample.id}.\n{write(replace(node, name=word, title=title, marks=marks))}\n"


def _says_source(mark: object) -> bool:
    from ..syntax import nodes

    return isinstance(mark, nodes.Tag | nodes.Trait) and mark.name.text in ("source", "stand-in")


def _number(folder: Path) -> int:
    """After all files but those from 90 on, where scenarios and rulings are."""
    numbers = [int(found[0]) for name in os.listdir(folder) if (found := re.match(r"\d+", name))]
    return max([number for number in numbers if number < 80], default=9) + 1
