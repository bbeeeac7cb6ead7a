"""Shows what changed between two editions, or one at two git revisions: as rules, card text and chains."""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..diff.changes import Difference
    from ..diff.tell import Telling
    from ..pipeline import Compiled
    from ..source.text import Span


def arguments(parser: argparse.ArgumentParser) -> None:
    for name, help in (
        ("old", "an edition, a pack or a folder; `NAME@REVISION` as it was in git"),
        ("new", "the same"),
    ):
        parser.add_argument(name, metavar=name.upper(), help=help)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", help="as JSON")
    form.add_argument("--markdown", dest="form", action="store_const", const="markdown", help="for a pull request")
    form.add_argument("--html", dest="form", action="store_const", const="html", help="as one page of HTML")
    form.add_argument(
        "--notes", dest="form", action="store_const", const="notes", help="as release notes for players, in Markdown"
    )
    parser.add_argument(
        "--lang", metavar="LANGUAGE", help="the language, in which events are said as sentences; of the notes en"
    )
    parser.add_argument(
        "--fail-on",
        metavar="KIND,...",
        type=_kinds,
        default=frozenset(),
        help="exit code 1 if one of these is new: `endless` or `undecided` loops, an `order` that matters",
    )


KINDS = ("endless", "undecided", "order")


def _kinds(text: str) -> frozenset[str]:
    found = frozenset(text.split(","))
    if not found <= set(KINDS):
        raise argparse.ArgumentTypeError(f"one or more of {', '.join(KINDS)}, with commas between them")
    return found


def run(args: argparse.Namespace) -> int:
    from ..diff.changes import came, difference
    from ..diff.tell import Telling, tally, tell
    from ..diff.things import things_of
    from ..graph.chains import chains_of, world_of
    from ..graph.orders import orders_of
    from ..source.text import place
    from ..text.languages import RULES

    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:

        def placed(span: Span) -> str:
            """The place in the revision, not in the folder to which it was written."""
            return re.sub(rf"^{re.escape(os.path.realpath(folder))}/[01]/", "", place(span))

        old, new = (
            _edition(name, Path(os.path.realpath(folder)) / str(n)) for n, name in enumerate((args.old, args.new))
        )
        worlds = world_of(old.model), world_of(new.model)
        chains = chains_of(old.model, "card", worlds[0]), chains_of(new.model, "card", worlds[1])
        orders = orders_of(worlds[0], 0), orders_of(worlds[1])
        before, after = (things_of(one.model, one.parsed, placed) for one in (old, new))
        found = difference(before, after, (_texts(old), _texts(new)), chains, orders)
    trouble = 1 if came(found) & args.fail_on else 0
    if args.form == "json":
        from ..diff.report import as_json

        say.data(as_json(found, args.old, args.new, placed))
        return trouble
    if args.form == "notes":
        say.data(_notes(found, old, new, args.lang or RULES).rstrip("\n"))
        return trouble
    titles = {id: one.title for world in worlds for id, one in world.abilities.items()}
    telling = Telling(lambda id: titles.get(id, id)) if args.lang is None else _telling((new, old), args.lang)
    if args.form == "markdown":
        from ..diff.markdown import as_markdown

        say.data(as_markdown(found, args.old, args.new, telling))
    elif args.form == "html":
        from ..diff.page import as_page

        say.data(as_page(found, args.old, args.new, telling))
    else:
        told = tell(found, telling, say.width())
        if told:
            say.data(told)
        say.remark(telling.words["both"].format(args.old, args.new, tally(found, telling.words)))
    return trouble


def _telling(both: tuple[Compiled, Compiled], language: str) -> Telling:
    """How differences are shown in a language: an element without a name in it keeps the name that its author gave."""
    from ..book.shelf import volume_of
    from ..book.tongue import title_in, tongue_of
    from ..diff.tell import Telling
    from ..diff.words import PAGES
    from .languages import available

    if language not in PAGES:
        raise say.Stopped(f"`diff` is available {available([*PAGES], language)}")
    volumes = [volume_of(one.model.name, one.model, one.packs, one.parsed) for one in both]
    return Telling(lambda id: title_in(volumes, id, language), PAGES[language], tongue_of(volumes, language), language)


def _notes(found: Difference, old: Compiled, new: Compiled, language: str) -> str:
    """Cards and rules before and after, in words."""
    from ..diff.notes import as_markdown, notes
    from ..text.voice import voice_of
    from .languages import phrases_in

    phrases_in(new, language)
    called = {**_called(old, language), **_called(new, language)}
    every = notes(found, *(voice_of(one.model, one.packs, language) for one in (old, new)))
    title = called.get(new.model.name) or new.model.title
    return as_markdown(every, f"{title} {new.packs[-1].version}".strip(), language, called)


def _called(game: Compiled, language: str) -> dict[str, str]:
    """The names of the game, its things and its rules in a language, and the headings over its kinds. A rule without a
    name in another language than that of the rules is called by what is done."""
    from ..text.called import called_in
    from ..text.languages import RULES
    from ..text.names import untranslated
    from ..text.voice import rule_said, voice_of
    from .languages import phrases_of

    model, phrases = game.model, phrases_of(game).get(language)
    name = called_in(model, game.packs, (language,))[language]
    known = {id for id in (model.name, *model.elements, *model.kinds, *model.rules) if name(id)}
    if phrases is None:
        return {}
    found = {id: name(id) or id for id in known if not untranslated(phrases, id)}
    for kind in model.kinds:
        noun = phrases.nouns.get(kind)
        if kind in found and noun is not None and "pl" in noun.forms:
            found[kind] = noun.forms["pl"]
    if language == RULES:
        kinds = {kind.name: kind.plural.replace("-", " ") for kind in model.kinds.values()}
        titles = {id: one.title for id, one in model.elements.items()}
        return {**kinds, **{id: id for id in model.rules}, **titles, **found}
    voice = voice_of(model, game.packs, language)
    done = {id: rule_said(voice, rule) for id, rule in model.rules.items() if id not in found}
    return found | {id: words.text for id, words in done.items() if words.language == language}


def _edition(name: str, room: Path) -> Compiled:
    from .edition import open_edition
    from .revision import as_it_was, revision_in

    parted = revision_in(name)
    if parted is None:
        return open_edition(name, [])
    first, *rest = as_it_was(*parted, room)
    return open_edition(first, rest)


def _texts(compiled: Compiled) -> Mapping[str, Mapping[str, str]]:
    """The texts of the cards, as far as phrases say them; `check` reports what is wrong with phrases."""
    from ..text.sentences import DRAFT, PLAIN, sentences
    from ..text.spoken import spoken

    return {
        language: {one.id: one.text for one in sentences(compiled.model, phrases) if one.mark not in (PLAIN, DRAFT)}
        for language, phrases in spoken(compiled.model, compiled.packs).value.items()
    }
