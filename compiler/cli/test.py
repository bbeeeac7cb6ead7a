"""Runs the scenarios of packs and editions, and says what does not come out as written."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import say
from .edition import open_edition

if TYPE_CHECKING:
    from ..scenarios import Ran


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", help="packs, folders of packs or editions; all bundled ones, without it"
    )


def run(args: argparse.Namespace) -> int:
    from ..pipeline import bundled_packs, packs_named

    names = packs_named(args.paths) or [pack.name for pack in bundled_packs()]
    ran = failed = 0
    for name in names:
        results = list(_run(name, whole=bool(args.paths)))
        bad = [one for one in results if one.failures]
        for one in bad:
            say.remark(f'scenario "{one.scenario.title}"')
            say.complain(one.failures)
            say.remark("")
        ran, failed = ran + len(results), failed + len(bad)
        say.data(f"{name}: {len(results) - len(bad)} of {len(results)} scenarios come out as written")
    if not ran:
        say.remark("there are no scenarios here")
    return 1 if failed else 0


def _run(name: str, whole: bool) -> Iterator[Ran]:
    """The scenarios of an edition that was named; of bundled packs, each pack's own."""
    from ..scenarios import run_scenarios

    compiled = open_edition(name, [])
    yield from run_scenarios(compiled, "" if whole else compiled.packs[-1].name)
