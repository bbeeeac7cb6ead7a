"""Replays the log of a game, and says whether it ends in the same state."""

from __future__ import annotations

import argparse
import errno

from . import say
from .edition import open_edition


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help="a file that `rulewright play --log` has written")
    parser.add_argument("--edition", metavar="EDITION", help="the edition, if it has moved")


def run(args: argparse.Namespace) -> int:
    from rulewright.runtime import Fault
    from rulewright.runtime.logs import played_again, read_log

    from ..diagnostics.cells import shown
    from ..pipeline import edition_of

    try:
        log = read_log(_text(args.log))
        edition = edition_of(open_edition(args.edition or log.opened, list(log.added)))
        game = played_again(edition, log)
    except Fault as fault:
        raise say.Stopped(shown(f"{args.log}: {fault}"), 1) from None
    found = game.state.hash()
    if found != log.final:
        raise say.Stopped(shown(f"{args.log}: it ends in another state: {found}, not {log.final}"), 1)
    say.data(f"{len(log.record.answers)} answers, and the game ends in the same state: {found}")
    return 0


def _text(file: str) -> str:
    from rulewright.runtime.files import Kind, read_text, reason

    from ..diagnostics.cells import shown

    try:
        return read_text(file, Kind.LOG)
    except (OSError, ValueError) as fault:
        # A file that is no text is no log, so the answer is no; a missing file has no answer.
        code = 1 if isinstance(fault, OSError) and fault.errno == errno.EILSEQ else 2
        raise say.Stopped(shown(f"cannot read `{file}`: {reason(fault)}"), code) from None
