"""Prints what stands on each card and place, said from the rules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from
from .languages import add_language, phrases_in

if TYPE_CHECKING:
    from ..text.sentences import Said


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from ..text.sentences import sentences, unsaid

    compiled = edition_from(args)
    phrases = phrases_in(compiled, args.lang)
    found = list(sentences(compiled.model, phrases))
    say.complain(unsaid(compiled.model, phrases, compiled.model.packs))
    said = [one for one in found if isinstance(one.text, str)]
    if args.json:
        say.data(_as_json(compiled.name, args.lang, found))
    elif said:
        say.data(_as_text(said))
    else:
        say.remark(f"nothing in `{compiled.name}` has a text")
    return 0 if len(said) == len(found) else 1


def _as_text(said: list[Said]) -> str:
    """Lines that `rulewright read` takes, under a heading for each kind."""
    from ..diagnostics.cells import shown

    lines: list[str] = []
    kind = ""
    for one in said:
        if one.kind != kind:
            kind = one.kind
            lines += ["", f"## {kind}", ""] if lines else [f"## {kind}", ""]
        lines.append(f"{shown(one.name)}: {shown(str(one.text))}")
    return "\n".join(lines)


def _as_json(edition: str, language: str, found: list[Said]) -> str:
    import json

    entries = [
        {"id": one.id, "kind": one.kind, "name": one.name, "text": one.text if isinstance(one.text, str) else None}
        for one in found
    ]
    return json.dumps({"edition": edition, "language": language, "entries": entries}, indent=2, ensure_ascii=False)
