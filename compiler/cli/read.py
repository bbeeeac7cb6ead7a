"""Reads card text as an editor does: compared with the rules, with another language, and by itself."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .languages import add_language

if TYPE_CHECKING:
    from ..diagnostics.diagnostic import Diagnostic
    from .reading import Reading

FORMATS = ("text", "json", "sarif", "github")
ROUNDS = 8
"""So often what is mended is read again."""
MIXED = True
"""Options may come between paths."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="+",
        help="an edition, to compare the text with its rules; then files or folders: text with lines "
        "`Name: sentence`, headings, tables and lists, CSV, JSON; - for standard input",
    )
    parser.add_argument("--with", dest="extra", metavar="PACK,...", default="", help="packs to add to the edition")
    add_language(parser)
    parser.add_argument(
        "--parity", metavar="PATH", help="the same cards in the other language, in another file or in this one"
    )
    parser.add_argument("--fix", action="store_true", help="apply the fixes that are certain")
    parser.add_argument(
        "--unsafe-fixes", action="store_true", help="with --fix: also apply the fixes that are only likely"
    )
    parser.add_argument("--baseline", metavar="FILE", help="leave out the findings that are in this file")
    parser.add_argument(
        "--write-baseline", metavar="FILE", help="write the findings to this file, and print nothing else"
    )
    parser.add_argument("--json", action="store_true", help="the same as --format json")
    parser.add_argument("--format", choices=FORMATS, default="text", help="the output format")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.diagnostic import Severity
    from .read_shown import show

    reading = _read(args)
    if args.fix or args.unsafe_fixes:
        reading = _mended(args, reading)
    if args.write_baseline:
        return _write_baseline(args.write_baseline, reading.said)
    said = _new(args.baseline, reading.said)
    show(reading, said, "json" if args.json else args.format)
    return 1 if any(one.severity is not Severity.NOTE for one in said) else 0


def _read(args: argparse.Namespace) -> Reading:
    from .reading import reading

    extra = [name for name in args.extra.split(",") if name]
    return reading(args.paths, extra, args.lang, args.parity)


def _mended(args: argparse.Namespace, reading: Reading) -> Reading:
    """The files with every fix made, and what is found in them then."""
    from rulewright.runtime.files import Kind, read, write

    from ..diagnostics.diagnostic import Severity
    from ..diagnostics.edits import edits
    from ..source.rewritten import rewritten

    made, files, left = 0, set[str](), set[str]()
    for _ in range(ROUNDS):
        # What is only noted is a matter of taste, and is changed only where that is asked for.
        wanted = [one for one in reading.said if args.unsafe_fixes or one.severity is not Severity.NOTE]
        found = edits(wanted, args.unsafe_fixes)
        changed = {name: fixes for name, fixes in found.items() if name in reading.paths and name not in left}
        if not changed:
            break
        for name, fixes in changed.items():
            data = rewritten(read(reading.paths[name], Kind.PRINTED), fixes)
            if data is None:
                left.add(name)
                say.remark(f"{name}: left as it is, for its lines end in several ways, or it is no UTF-8")
                continue
            write(reading.paths[name], data)
            made += len(fixes)
            files.add(name)
        reading = _read(args)
    say.remark(f"{made} fix{'' if made == 1 else 'es'} made in {len(files)} file{'' if len(files) == 1 else 's'}")
    return reading


def _new(file: str | None, said: list[Diagnostic]) -> list[Diagnostic]:
    """The findings that are not in the baseline."""
    if file is None:
        return said
    from rulewright.runtime.files import Kind, read_text

    from ..diagnostics.baseline import NoBaseline, read_baseline, without_old

    try:
        new, gone = without_old(said, read_baseline(read_text(file, Kind.PRINTED)))
    except NoBaseline as fault:
        raise say.Stopped(f"`{file}` is not a baseline: {fault}") from None
    old = len(said) - len(new)
    if old or gone:
        more = f"; {gone} of it {'is' if gone == 1 else 'are'} mended, so write it anew" if gone else ""
        say.remark(f"{old} old finding{'' if old == 1 else 's'} left out{more}")
    return new


def _write_baseline(file: str, said: list[Diagnostic]) -> int:
    from pathlib import Path

    from rulewright.runtime.files import write

    from ..diagnostics.baseline import as_baseline

    write(Path(file), as_baseline(said))
    say.remark(f"{len(said)} finding{'' if len(said) == 1 else 's'} written to {file}")
    return 0
