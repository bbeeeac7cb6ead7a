"""Goods that leave open which they are: one or the other, or so many of a group. Whoever gains or loses them says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from .payments import alternatives, in_order
from .reading import read
from .words import Goods, Open

if TYPE_CHECKING:
    from .game import Game


def is_open(game: Game, what: Goods) -> bool:
    return any(good in game.edition.groups for good in what or ())


def left_open(game: Game, verb: str, you: str, seat: str, what: Open) -> None:
    """Has somebody asked what goods another, or the same, gains or loses."""
    found = list(ways(game, what))
    if verb == "lose":
        found = [way for way in found if all(read(game, good, (seat,)) >= n for good, n in way.items())] or found
    game.push("core:whichever", you, {"verb": verb, "seat": seat, "ways": found})


def ways(game: Game, what: Open) -> Iterator[Goods]:
    """What it may come to, each once."""
    told: list[Goods] = []
    for one in alternatives(what):
        for goods in _named(game, {}, list(one.items())):
            way = in_order(game, goods)
            if way not in told:
                told.append(way)
                yield way


def _named(game: Game, so_far: Goods, left: list[tuple[str, int]]) -> Iterator[Goods]:
    if not left:
        yield so_far
        return
    (good, many), *rest = left
    if good not in game.edition.groups:
        yield from _named(game, {**so_far, good: so_far.get(good, 0) + max(many, 0)}, rest)
        return
    for chosen in combinations_with_replacement(game.edition.groups[good], max(many, 0)):
        more = dict(so_far)
        for one in chosen:
            more[one] = more.get(one, 0) + 1
        yield from _named(game, more, rest)
