"""Runs the scenarios of packs and editions; reports those that fail, and those that differ from a pack below."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .drafts import tell_drafts
from .edition import open_edition

if TYPE_CHECKING:
    from ..scenarios_below import Below, Results


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", help="packs, folders of packs or editions; default: all bundled ones"
    )


def run(args: argparse.Namespace) -> int:
    from ..packs import bundled_packs, packs_named

    names = packs_named(args.paths) or [pack.name for pack in bundled_packs()]
    ran = failed = 0
    for name in names:
        found = _run(name, whole=bool(args.paths))
        bad = [one for one in found.own if one.failures]
        for one in bad:
            say.remark(f'scenario "{one.scenario.title}"')
            say.complain(one.failures)
            say.remark("")
        ran, failed = ran + len(found.own) + len(found.below), failed + len(bad)
        say.data(f"{name}: {_passed(len(found.own) - len(bad), len(bad))}")
        for below in found.below:
            _tell(below)
    if not ran:
        say.remark("there are no scenarios here")
    return 1 if failed else 0


def _passed(good: int, bad: int) -> str:
    passed = f"{good} {'scenario' if good == 1 else 'scenarios'} passed"
    return f"{passed}, {bad} failed" if bad else passed


def _tell(below: Below) -> None:
    """One line for the scenarios of a pack below, and one for each that differs."""
    parts = [f"{below.same} as before"]
    if below.differ:
        parts.append(f"{len(below.differ)} {'differs' if len(below.differ) == 1 else 'differ'}")
    if below.left_out:
        parts.append(f"{below.left_out} not for this edition")
    say.data(f"  those of {below.pack}: {', '.join(parts)}")
    for one in below.differ:
        first = one.failures[0]
        label = first.labels[0]
        source = label.span.source
        line = source.text.count("\n", 0, label.span.start) + 1
        say.data(f'    "{one.scenario.title}"')
        said = " ".join(source.text[label.span.start : label.span.end].split())
        instead = label.words if label.words.startswith(("it is", "not so")) else first.headline
        say.data(f"      {source.name}:{line}: {said}: {instead}")


def _run(name: str, whole: bool) -> Results:
    """The scenarios of a named edition; of bundled packs, the scenarios of each pack."""
    from ..scenarios import run_scenarios
    from ..scenarios_below import Results, results_of

    compiled = open_edition(name, [])
    tell_drafts(compiled.model)
    return results_of(compiled) if whole else Results(tuple(run_scenarios(compiled, compiled.packs[-1].name)))
