"""`cards --pdf`: sheets of cards as PDF, and which texts do not fit."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..pipeline import Compiled


def write_sheets(compiled: Compiled, file: str, kinds: Sequence[str], args: argparse.Namespace) -> int:
    from rulewright.runtime.files import reason, write

    from ..book.printing import is_here, printed
    from ..book.shelf import volume_of
    from ..book.words import LANGUAGES
    from ..diagnostics.words.sheets import too_long
    from .languages import phrases_in

    if not is_here():
        raise say.Stopped("sheets need Typst: pip install 'rulewright[cards]'")
    if args.lang not in LANGUAGES:
        raise say.Stopped(f"sheets can be printed in {', '.join(LANGUAGES)}")
    phrases_in(compiled, args.lang)
    volume = volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed)
    if missing := set(kinds) - set(volume.model.kinds):
        raise say.Stopped(f"`{compiled.name}` has no kind `{min(missing)}`")
    sheets = printed(volume, args.lang, args.paper, args.size, kinds, args.backs)
    try:
        write(file, sheets.pdf)
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"`{file}` could not be written: {reason(fault)}") from None
    say.complain(too_long(one.at, one.id, args.size, args.lang) for one in sheets.too_long)
    say.remark(f"{sheets.many} cards in {file}")
    return 1 if sheets.too_long else 0
