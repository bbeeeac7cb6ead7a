"""Writes cards as sheets to print, as data or as a table for a spreadsheet, and reads changed tables back."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from

if TYPE_CHECKING:
    from ..cards import Taken
    from ..pipeline import Compiled


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    way = parser.add_mutually_exclusive_group(required=True)
    way.add_argument("--out", metavar="FILE.csv", help="the table to write")
    way.add_argument("--pdf", metavar="FILE.pdf", help="sheets to print and cut out")
    way.add_argument(
        "--data", metavar="FILE.csv", help="what is printed on the cards, for your own templates; .json as JSON"
    )
    way.add_argument("--in", dest="table", metavar="FILE.csv", help="a changed table to read back into the rules")
    parser.add_argument("--kind", metavar="NAME,...", default="", help="only these kinds; default: all")
    parser.add_argument("--lang", metavar="LANGUAGE", default="en", help="the language of sheets and of --data (en)")
    sheets = parser.add_argument_group("sheets to print")
    sheets.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper (a4)")
    sheets.add_argument("--size", choices=("poker", "mini"), default="poker", help="the size of a card (poker)")
    sheets.add_argument("--no-backs", dest="backs", action="store_false", help="fronts only")


def run(args: argparse.Namespace) -> int:
    compiled = edition_from(args)
    kinds = [name.strip() for name in args.kind.split(",") if name.strip()]
    if args.pdf:
        from .cards_pdf import write_sheets

        return write_sheets(compiled, args.pdf, kinds, args)
    if args.data:
        from .cards_pdf import write_data

        return write_data(compiled, args.data, kinds, args.lang)
    if args.out:
        return _out(compiled, args.out, kinds)
    return _in(compiled, args.table, args)


def _out(compiled: Compiled, file: str, kinds: list[str]) -> int:
    from rulewright.runtime.files import reason, write

    from ..cards import rows_of, written
    from ..source.text import place
    from ..sources import counted

    if not file.endswith(".csv"):
        raise say.Stopped("the table is a file whose name ends in .csv")
    rows = rows_of(compiled, kinds)
    if kinds and (missing := set(kinds) - {row.kind for row in rows}):
        raise say.Stopped(f"nothing in `{compiled.name}` is of the kind `{min(missing)}`")
    try:
        write(file, written(rows, [place(row.at) for row in rows]))
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"`{file}` could not be written: {reason(fault)}") from None
    stand_ins = sum(row.stand_in for row in rows)
    say.remark(f"{counted(rows, 'row', 'rows')} in {file}, {stand_ins} of them stand-ins")
    return 0


def _in(compiled: Compiled, file: str, args: argparse.Namespace) -> int:
    from rulewright.runtime.files import Kind, read_text, reason, write_all

    from ..cards import Wrong, read_table, take

    try:
        table = read_table(read_text(file, Kind.PRINTED))
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"`{file}` could not be read: {reason(fault)}") from None
    except Wrong as wrong:
        raise say.Stopped(f"{file}, {wrong}") from None
    taken = take(compiled, table, file)
    if not taken.wrong:
        _check(compiled, taken, args)
    if taken.wrong or taken.said:
        say.complain(taken.said)
        for one in taken.wrong:
            say.remark(one)
        raise say.Stopped("nothing was changed: correct the table first", 1)
    try:
        write_all({str(path): text for path, text in taken.files.items()})
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"the rules could not be written: {reason(fault)}") from None
    _tell(compiled, taken)
    return 0


def _check(compiled: Compiled, taken: Taken, args: argparse.Namespace) -> None:
    """What the packs would say with the new files, before any of them is written."""
    from dataclasses import replace

    from ..diagnostics.diagnostic import Severity
    from ..pipeline import Shelf, compile_edition
    from ..result import Result
    from ..source.clean import clean
    from ..source.load import shown_as

    shelf = Shelf()
    new = {shown_as(path): text for path, text in taken.files.items()}
    for pack in compiled.packs:
        sources = tuple(clean(one.name, new[one.name]).value if one.name in new else one for one in pack.sources)
        shelf.packs[pack.folder] = Result(replace(pack, sources=sources))
    told = compile_edition(args.edition, [name for name in args.extra.split(",") if name], shelf)
    taken.said += [one for one in told.said if one.severity is Severity.ERROR]


def _tell(compiled: Compiled, taken: Taken) -> None:
    from ..cards import rows_of
    from ..source.load import shown_as
    from ..sources import counted

    say.data(f"{counted(taken.changed, 'row', 'rows')} changed, {len(taken.added)} added")
    for path in sorted(taken.files):
        say.data(f"  {shown_as(path)}")
    if taken.left:
        say.remark(f"{taken.left:,} that the table does not have stay as they are")
    files = {shown_as(path) for path in taken.files}
    if any(row.stand_in and row.at.source.name in files for row in rows_of(compiled)):
        say.remark("what is no stand-in any more says so still: take the line `stand-in` out where the data is printed")
