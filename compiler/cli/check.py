"""Reports what is wrong with packs: the named ones, those in this folder, or all bundled ones."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from . import say
from .remembered import Answer, answer_of, remember

if TYPE_CHECKING:
    from ..check import Checked

FORMATS = ("text", "json", "sarif", "github")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", help="a pack's folder, a file in it, a folder of packs, or an edition"
    )
    parser.add_argument("--watch", action="store_true", help="keep running, and check again whenever a file is saved")
    parser.add_argument("--fix", action="store_true", help="apply the fixes that are certain")
    parser.add_argument(
        "--unsafe-fixes", action="store_true", help="with --fix: also apply the fixes that are only likely"
    )
    parser.add_argument("--release", action="store_true", help="report stand-ins and missing phrases as errors, too")
    parser.add_argument("--format", choices=FORMATS, default="text", help="the output format")


def run(args: argparse.Namespace) -> int:
    if args.watch:
        from .watch import watch

        if args.fix or args.unsafe_fixes:
            raise say.Stopped("`--watch` makes no fixes: run `check --fix` first")
        watch(args.paths, args.release, args.format)
    answer = _fixed(args) if args.fix or args.unsafe_fixes else _answered(args)
    answer.show()
    return answer.code


def _answered(args: argparse.Namespace) -> Answer:
    """The answer that was given last time, where nothing has changed since, or a new one."""
    question: list[object] = [args.format, *_look_of(args.format), args.release, *args.paths]
    # A language that is added may be changed without us or the packs being so: nothing is kept then.
    keeps = not os.environ.get("RULEWRIGHT_LANGUAGES")
    known = answer_of(question) if keeps else None
    if known is not None:
        return known
    import time

    from ..gc_paused import kept_alive

    # What is imported stays, too.
    with kept_alive():
        from ..check import check
        from ..proofs import Proofs
        from .proved import keep, proofs_of

        # Only now, so that a file saved just before the command is no longer changing.
        begun = time.time_ns()
        proofs = proofs_of(args.paths) if keeps else Proofs(lasting=False)
        found = check(args.paths, args.release, proofs)
    answer = answer_to(found, args.format)
    if keeps and not found.missing:
        remember(question, answer, (*found.packs, *found.above), begun, found.around)
        keep(proofs, args.paths)
    return answer


def _fixed(args: argparse.Namespace) -> Answer:
    """What is left after every possible fix."""
    from ..diagnostics.edits import edits
    from ..fixing import fix

    fixed = fix(args.paths, args.release, args.unsafe_fixes)
    files = len(fixed.files)
    made = f"{fixed.made} fix{'' if fixed.made == 1 else 'es'} made"
    say.remark(f"{made} in {files} file{'' if files == 1 else 's'}" if files else "no fixes made")
    more = 0 if args.unsafe_fixes else sum(map(len, edits(fixed.found.said, unsafe=True).values()))
    if more:
        say.remark(f"{more} more can be made with `--unsafe-fixes`; look at them first")
    return answer_to(fixed.found, args.format)


def answer_to(found: Checked, form: str) -> Answer:
    """The findings, as they are to be written."""
    from ..diagnostics.render import tally

    code = 2 if found.missing else 1 if found.failed else 0
    packs = f"{len(found.packs)} pack{'' if len(found.packs) == 1 else 's'}"
    remark = f"{packs} checked: {tally(found.said)}" if form == "text" and not found.missing else ""
    return Answer(code, _text(found, form), remark)


def _look_of(form: str) -> tuple[bool, int]:
    """Only what people read is painted, and as wide as their terminal."""
    return (say.colour(sys.stdout), say.width()) if form == "text" else (False, 0)


def _text(found: Checked, form: str) -> str:
    if form == "text":
        from ..diagnostics.render import render

        return render(found.said, *_look_of(form))
    from ..diagnostics import report

    return {"json": report.as_json, "sarif": report.as_sarif, "github": report.as_github}[form](found.said)
