"""`cards --pdf`: sheets of cards, and which texts do not fit; `cards --data`: what is printed on them, as data."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..book.shelf import Volume
    from ..pipeline import Compiled


def write_sheets(compiled: Compiled, file: str, kinds: Sequence[str], args: argparse.Namespace) -> int:
    from ..book.printing import is_here, printed
    from ..diagnostics.words.sheets import too_long

    if not is_here():
        raise say.Stopped("sheets need Typst: pip install 'rulewright[cards]'")
    volume = _volume(compiled, kinds, args.lang)
    sheets = printed(volume, args.lang, args.paper, args.size, kinds, args.backs)
    _write(file, sheets.pdf)
    say.complain(too_long(one.at, one.id, args.size, args.lang) for one in sheets.too_long)
    say.remark(f"{sheets.many} cards in {file}")
    return 1 if sheets.too_long else 0


def write_data(compiled: Compiled, file: str, kinds: Sequence[str], language: str) -> int:
    from ..book.deck import as_csv, as_json, deck
    from ..sources import counted

    if not file.endswith((".csv", ".json")):
        raise say.Stopped("the data is a file whose name ends in .csv or .json")
    volume = _volume(compiled, kinds, language)
    entries = deck(volume, language, kinds)
    _write(file, as_csv(entries) if file.endswith(".csv") else as_json(volume, language, entries))
    many = sum(one.copies for one in entries)
    say.remark(f"{counted(entries, 'row', 'rows')} in {file}, {many} cards and tiles with their copies")
    return 0


def _volume(compiled: Compiled, kinds: Sequence[str], language: str) -> Volume:
    from ..book.shelf import volume_of
    from ..book.words import LANGUAGES
    from .languages import available, phrases_in

    if language not in LANGUAGES:
        raise say.Stopped(f"cards can be printed {available([*LANGUAGES], language)}")
    phrases_in(compiled, language)
    if missing := set(kinds) - set(compiled.model.kinds):
        raise say.Stopped(f"`{compiled.name}` has no kind `{min(missing)}`")
    return volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed)


def _write(file: str, content: str | bytes) -> None:
    from rulewright.runtime.files import reason, write

    try:
        write(file, content)
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"`{file}` could not be written: {reason(fault)}") from None
