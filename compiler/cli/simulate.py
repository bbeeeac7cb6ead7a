"""Plays many games between bots and prints statistics."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rulewright.runtime.limits import GAMES, JOBS, SEED

from . import say
from .drafts import tell_drafts
from .edition import add_edition, edition_from, open_edition
from .numbers import whole
from .play import play_languages
from .progress import shown
from .seats import add_seats, bots_for, seats_of

if TYPE_CHECKING:
    from rulewright.runtime import Edition
    from rulewright.runtime.simulate.native import Library

    from ..pipeline import Compiled
    from .interrupted import Kept


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument("--games", type=whole(1, GAMES), required=True, metavar="N", help="how many games")
    add_seats(parser)
    parser.add_argument(
        "--seed", type=whole(-SEED, SEED), default=1, metavar="N", help="the seed of the first game; the next has N + 1"
    )
    parser.add_argument("--jobs", type=whole(1, JOBS), default=1, metavar="N", help="the number of parallel processes")
    parser.add_argument(
        "--afresh", action="store_true", help="start again, and ignore what an interrupted run has played"
    )
    parser.add_argument(
        "--native",
        action="store_true",
        help="in C, made with the system's compiler; if that is not possible, in Python, and a remark says why",
    )
    parser.add_argument("--lang", choices=play_languages(), default="en", help="the language of the text")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    import json

    from rulewright.runtime.simulate import figures

    from ..pipeline import model_hash
    from .interrupted import Kept

    compiled = edition_from(args)
    tell_drafts(compiled.model)
    names = bots_for(args.bots, seats_of(args.seats, compiled.model.players))
    opened = partial(open_to_play, args.edition, [name for name in args.extra.split(",") if name])
    library = native(compiled, names, args.seed) if args.native else None
    if library is not None:
        began = perf_counter()
        found = in_native_code(library, compiled, names, args)
        seconds = round(perf_counter() - began, 3)
    else:
        kept = Kept([compiled.name, model_hash(compiled), names, args.seed])
        before = 0 if args.afresh else kept.take_up(args.seed, args.games)
        if before:
            say.remark(f"{before:,} of {args.games:,} games were played before; `--afresh` plays them again")
        _play(opened, names, args, kept)
        found = figures(kept.games, len(names))
        seconds = round(kept.seconds, 3)
    head = {"edition": compiled.name, "seats": len(names), "bots": names, "seed": args.seed}
    found = {**head, **found, "seconds": seconds}
    say.data(json.dumps(found, indent=2, ensure_ascii=False) if args.json else told(found, compiled, args.lang))
    endless = args.games - found["finished"]
    if endless:
        say.remark(_without_end(endless, args))
    return 1 if endless else 0


def told(found: dict[str, Any], compiled: Compiled, language: str) -> str:
    """The figures for a reader, with the names of the game."""
    from ..text.called import called_in
    from .figures_told import figures_told

    return figures_told(found, language, called_in(compiled.model, compiled.packs, (language,))[language])


def _without_end(many: int, args: argparse.Namespace) -> str:
    from rulewright.runtime.simulate.playing import MOST

    games = f"{many:,} of {args.games:,} games" if args.games > 1 else "the game"
    return (
        f"{games} had not ended after {MOST:,} decisions: some act may be offered for ever and change nothing, or what "
        f"ends the game never comes; `rulewright play {args.edition} --bots ... --seed {args.seed}` shows one"
    )


def native(compiled: Compiled, names: list[str], seed: int) -> Library | None:
    """The edition in native code, or a remark why there is none."""
    from rulewright.runtime.simulate.native import BOTS, LARGEST, Library

    from ..native.library import NoLibrary, library_of
    from .remembered import folder

    try:
        if unknown := [name for name in names if name not in BOTS]:
            raise NoLibrary(f"the bot `{unknown[0]}` is not known there")
        if not -LARGEST <= seed < LARGEST:
            raise NoLibrary("seeds there are smaller")
        return Library(library_of(compiled.model, folder()))
    except NoLibrary as why:
        say.remark(f"played in Python; there is no native code: {why}")
        return None


def in_native_code(library: Library, compiled: Compiled, names: list[str], args: argparse.Namespace) -> dict[str, Any]:
    from functools import cache

    from rulewright.runtime.simulate import summed
    from rulewright.runtime.simulate.native import play_native

    from ..pipeline import edition_of

    opened = cache(partial(edition_of, compiled))
    return summed(play_native(library, opened, names, args.games, args.seed, args.jobs))


def _play(opened: Callable[[], Edition], names: list[str], args: argparse.Namespace, kept: Kept) -> None:
    """The games that are not played yet. Where this is interrupted, those that are done are kept."""
    from rulewright.runtime.simulate import play_many

    before = len(kept.games)
    try:
        with shown(args.games, before) as progress:
            for game in play_many(opened, names, args.games - before, args.seed + before, args.jobs):
                kept.add(game)
                progress(len(kept.games))
    except BaseException:
        kept.keep()
        if kept.games:
            say.remark(f"{len(kept.games):,} of {args.games:,} games are played; the same command goes on from there")
        raise
    kept.done()


def open_to_play(name: str, extra: list[str]) -> Edition:
    """The edition as a worker opens it."""
    from ..pipeline import edition_of

    return edition_of(open_edition(name, extra))
