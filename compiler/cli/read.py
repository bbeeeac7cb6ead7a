"""Holds printed card text against the rules: does each line say what the rule does?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from
from .languages import add_language, phrases_in

if TYPE_CHECKING:
    from ..source.text import Source
    from ..text.against import Entry
    from ..text.differ import Difference

WORDS = {
    "same": "says what the rule does",
    "differs": "differs from the rule",
    "unread": "cannot be read",
    "unknown": "no such name",
}

PARTS = {
    "n": "the number",
    "good": "the goods",
    "goods": "the goods",
    "amount": "the goods",
    "group": "the goods",
    "act": "what is done",
    "effect": "what is done",
    "event": "when it happens",
    "cond": "the condition",
    "what": "what it is done with",
    "in": "where it is done",
    "seat": "who does it",
    "reward": "what is scored",
    "at": "the step",
    "step": "the steps",
    "by": "the divisor",
    "text": "the whole",
    "ability": "the whole",
}
"""What the fields of the phrases of every game are called; another one by its own name."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    add_language(parser)
    parser.add_argument(
        "file", metavar="FILE", help="lines `Name: sentence`, with headings above; - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    from ..text.against import held_against
    from ..text.printed import lines

    source = _source(args.file)
    compiled = edition_from(args)
    phrases = phrases_in(compiled, args.lang)
    found = held_against(compiled.model, phrases, lines(source))
    if args.json:
        say.data(_as_json(found))
    elif found:
        say.data(_as_text(found))
    counts = {status: sum(entry.status == status for entry in found) for status in WORDS}
    say.remark(", ".join(f"{many} {status}" for status, many in counts.items()))
    return 1 if counts["differs"] or counts["unread"] or counts["unknown"] else 0


def _source(file: str) -> Source:
    from rulewright.runtime.files import Kind

    from ..diagnostics.cells import shown
    from ..diagnostics.diagnostic import Severity
    from ..source.load import read_plain
    from ..source.text import source_of

    if file == "-":
        return source_of("<input>", _input())
    told = read_plain(Path(file), file, Kind.PRINTED)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    if errors:
        say.complain(errors)
        raise say.Stopped(f"`{shown(file)}` cannot be read")
    return told.value


def _input() -> str:
    """Standard input, which may be anything and without end."""
    from rulewright.runtime.files import Kind

    from ..source.decode import decode

    data = sys.stdin.buffer.read(Kind.PRINTED.most + 1)
    if len(data) > Kind.PRINTED.most:
        raise say.Stopped("what stands on standard input is too long to be printed text")
    return decode(data).text


def _as_text(found: list[Entry]) -> str:
    from ..diagnostics.cells import shown

    lines: list[str] = []
    for entry in found:
        lines.append(f"{shown(entry.name)}: {WORDS[entry.status]}")
        lines += [f"    {shown(_said(one))}" for one in entry.differences]
        for note in entry.notes:
            lines.append(f"    {shown(note.headline)}" + (f"; {shown(note.why)}" if note.why else ""))
    return "\n".join(lines)


def _said(one: Difference) -> str:
    from ..text.differ import NOTHING

    field = one.field.rpartition(".")[2]
    rule, text = ("nothing" if said == NOTHING else said for said in (one.rule, one.text))
    part = PARTS.get(field) or f"the {field.replace('-', ' ')}"
    return f"{part}: the rule has {rule}, the text {text}"


def _as_json(found: list[Entry]) -> str:
    import json

    from ..diagnostics.report import as_data

    entries = [
        {
            "name": entry.name,
            "id": entry.id,
            "status": entry.status,
            "headings": list(entry.headings),
            "differences": [{"field": one.field, "rule": one.rule, "text": one.text} for one in entry.differences],
            "notes": [as_data(note) for note in entry.notes],
        }
        for entry in found
    ]
    return json.dumps({"entries": entries}, indent=2, ensure_ascii=False)
