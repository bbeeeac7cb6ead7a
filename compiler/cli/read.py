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

FORMATS = ("text", "json", "sarif", "github")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    add_language(parser)
    parser.add_argument(
        "file", metavar="FILE", help="lines `Name: sentence`, with headings above; - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="the same as --format json")
    parser.add_argument("--format", choices=FORMATS, default="text", help="for people, or for which program")


def run(args: argparse.Namespace) -> int:
    from ..text.against import held_against
    from ..text.printed import lines

    source = _source(args.file)
    compiled = edition_from(args)
    phrases = phrases_in(compiled, args.lang)
    found = held_against(compiled.model, phrases, lines(source))
    _show(found, "json" if args.json else args.format)
    counts = {status: sum(entry.status == status for entry in found) for status in WORDS}
    say.remark(", ".join(f"{many} {status}" for status, many in counts.items()))
    return 1 if counts["differs"] or counts["unread"] else 0


def _show(found: list[Entry], form: str) -> None:
    """In one of the forms; lines about nothing that we know are counted, and not listed."""
    from ..diagnostics.report import as_github
    from ..diagnostics.sarif import as_sarif
    from ..text.against import findings

    known = [entry for entry in found if entry.status != "unknown"]
    match form:
        case "json":
            say.data(_as_json(known, len(found) - len(known)))
        case "sarif":
            say.data(as_sarif(findings(known)))
        case "github":
            if text := as_github(findings(known)):
                say.data(text)
        case _:
            if known:
                say.data(_as_text(known))


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
        lines.append(f"{_place(entry)}{shown(entry.name)}: {WORDS[entry.status]}")
        lines += [f"    {shown(_said(one))}" for one in entry.differences]
        for note in entry.notes:
            lines.append(f"    {shown(note.headline)}" + (f"; {shown(note.why)}" if note.why else ""))
    return "\n".join(lines)


def _place(entry: Entry) -> str:
    """`cards.md:12:3: `, for an editor to jump to; nothing of what is as it should be."""
    from ..diagnostics.cells import shown
    from ..source.text import line_column

    if entry.span is None or (entry.status == "same" and not entry.notes):
        return ""
    line, column = line_column(entry.span.source, entry.span.start)
    return f"{shown(entry.span.source.name)}:{line}:{column}: "


def _said(one: Difference) -> str:
    from ..text.differ import NOTHING

    rule, text = ("nothing" if said == NOTHING else said for said in (one.rule, one.text))
    return f"{one.field}: the rule has {rule}, the text {text}"


def _as_json(found: list[Entry], unknown: int) -> str:
    import json

    from ..diagnostics.report import as_data

    entries = [
        {
            "name": entry.name,
            "id": entry.id,
            "status": entry.status,
            "headings": list(entry.headings),
            "at": _place(entry).rstrip(": ") or None,
            "differences": [
                {"field": one.field, "path": one.path, "rule": one.rule, "text": one.text} for one in entry.differences
            ],
            "notes": [as_data(note) for note in entry.notes],
        }
        for entry in found
    ]
    return json.dumps({"entries": entries, "unknown": unknown}, indent=2, ensure_ascii=False)
