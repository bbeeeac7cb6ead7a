"""Runs the scenarios of packs and editions; reports those that fail, and those that differ from a pack below."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .drafts import tell_drafts
from .edition import open_edition

if TYPE_CHECKING:
    from ..pipeline import Compiled
    from ..scenarios_below import Below, Results


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", help="packs, folders of packs or editions; default: all bundled ones"
    )
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help="say the steps of scenarios that fail or differ as sentences in this language",
    )


def run(args: argparse.Namespace) -> int:
    from ..packs import bundled_packs, packs_named

    names = packs_named(args.paths) or [pack.name for pack in bundled_packs()]
    ran = failed = 0
    for name in names:
        compiled = open_edition(name, [])
        found = _run(compiled, whole=bool(args.paths))
        bad = [one for one in found.own if one.failures]
        ran, failed = ran + len(found.own) + len(found.below), failed + len(bad)
        if args.lang is not None:
            _say_it(compiled, found, args.lang)
            continue
        for one in bad:
            say.remark(f'scenario "{one.scenario.title}"')
            say.complain(one.failures)
            say.remark("")
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


def _say_it(compiled: Compiled, found: Results, language: str) -> None:
    """Everything in a language."""
    from ..book.reader_texts import told_in
    from ..text.voice import voice_of
    from ..wordings import folder_of
    from .languages import phrases_in
    from .scenarios_said import results_said

    phrases_in(compiled, language)
    if folder_of(language) is None:
        raise say.Stopped(f"`test` has no words in `{language}`")
    voice = voice_of(compiled.model, compiled.packs, language)
    say.data("\n".join(results_said(voice, compiled.name, found, told_in(compiled.packs, language).scenarios)))


def _run(compiled: Compiled, whole: bool) -> Results:
    """The scenarios of a named edition; of bundled packs, the scenarios of each pack."""
    from ..scenarios import run_scenarios
    from ..scenarios_below import Results, results_of

    tell_drafts(compiled.model)
    return results_of(compiled) if whole else Results(tuple(run_scenarios(compiled, compiled.packs[-1].name)))
