"""Prints the text of each card and place, made from the rules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from
from .languages import add_language, phrases_in

if TYPE_CHECKING:
    from ..text.phrasebook import Phrases
    from ..text.sentences import Said


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from ..text.sentences import sentences, unsaid
    from ..text.view.view import Views

    compiled = edition_from(args)
    phrases = phrases_in(compiled, args.lang)
    found = sentences(compiled.model, phrases)
    say.complain(unsaid(Views(compiled.model), phrases, compiled.model.packs))
    if args.json:
        say.data(_as_json(compiled.name, args.lang, found))
    elif found:
        say.data(_as_text(found, phrases))
    else:
        say.remark(f"nothing in `{compiled.name}` has a text")
    _marked(found)
    return 0


def _marked(found: list[Said]) -> None:
    """The meaning of the marks, if there are any."""
    from ..text.sentences import DRAFT, PLAIN, UNPROVED

    for mark, sign, meaning in (
        (PLAIN, "*", "in the words of its rule: no phrase says it yet"),
        (UNPROVED, "?", "its own text, which nothing proves"),
        (DRAFT, "~", "a draft, which has no rule yet"),
    ):
        many = sum(one.mark == mark for one in found)
        if many:
            say.remark(f"{sign} {many} {'text' if many == 1 else 'texts'}: {meaning}")


def _as_text(said: list[Said], phrases: Phrases) -> str:
    """Lines that `rulewright read` takes, under a heading for each kind, by its name in the language."""
    from ..diagnostics.cells import shown

    lines: list[str] = []
    kind, kinds = "", [*dict.fromkeys(one.kind for one in said)]
    for one in sorted(said, key=lambda one: kinds.index(one.kind)):
        if one.kind != kind:
            kind = one.kind
            name = shown(_title(phrases, kind))
            lines += ["", f"## {name}", ""] if lines else [f"## {name}", ""]
        sign = {"plain": " *", "unproved": " ?", "draft": " ~"}.get(one.mark, "")
        lines.append(f"{shown(one.name)}: {shown(one.text)}{sign}")
    return "\n".join(lines)


def _title(phrases: Phrases, kind: str) -> str:
    """The name of a kind as a heading: of several, with a capital."""
    from ..text.names import name_of

    noun = phrases.nouns.get(kind)
    name = (noun.forms.get("pl") if noun is not None else None) or name_of(phrases, kind) or kind
    return name[:1].upper() + name[1:]


def _as_json(edition: str, language: str, found: list[Said]) -> str:
    import json

    entries = [{"id": one.id, "kind": one.kind, "name": one.name, "text": one.text, "mark": one.mark} for one in found]
    return json.dumps({"edition": edition, "language": language, "entries": entries}, indent=2, ensure_ascii=False)
