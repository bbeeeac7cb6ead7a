"""EDITION and --with, which many commands have, and the compiled edition for them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..pipeline import Compiled


def add_edition(parser: argparse.ArgumentParser) -> None:
    """EDITION, and the packs to put on top of it."""
    parser.add_argument("edition", metavar="EDITION", help="the name of an edition or of a pack, or a folder")
    parser.add_argument("--with", dest="extra", metavar="PACK,...", default="", help="packs to add to it")


def edition_from(args: argparse.Namespace) -> Compiled:
    """The edition that was asked for. Errors in it are shown and end the command."""
    return open_edition(args.edition, [name for name in args.extra.split(",") if name])


def open_edition(name: str, extra: list[str]) -> Compiled:
    """An edition without errors. Its errors are shown, and end the command; `check` shows the rest."""
    from ..diagnostics.diagnostic import Severity
    from ..pipeline import compile_edition

    told = compile_edition(name, extra)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    if told.value is None or errors:
        say.complain(errors)
        raise say.Stopped(f"`{name}` cannot be used until this is corrected")
    return told.value
