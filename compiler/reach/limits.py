"""Limits that are never reached, because a card that is used is exhausted first.

exhausts
3 times per round       it is exhausted after one use, and nothing makes it ready in the round
"""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan.plan import Laws
from ..source.text import Span
from .lines import law_line
from .often import readied
from .world import World


def limits(world: World, model: m.Model) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    places: set[object] = set()
    every: list[tuple[str, Laws]] = [
        *((one.of, one.laws) for one in world.plan.listeners if ("used", one.id) in world.sets),
        *((one.of, one.laws) for one in world.plan.free if ("used", one.id) in world.sets),
    ]
    for of, laws in every:
        if not (of and laws.exhausts and laws.once and laws.times > 1):
            continue
        line, exhausts = _limit(of, laws, model), law_line(of, "exhausts", model)
        if line is None or line in places or laws.times <= 1 + readied(laws.once, world.lines()):
            continue
        places.add(line)
        found[f"{of}:limit"] = words.limit_never_reached(line, exhausts, laws.once)
    return found


def _limit(of: str, laws: Laws, model: m.Model) -> Span | None:
    words_of = ("twice per", "two times per") if laws.times == 2 else ()
    wanted = (f"{laws.times} times per {laws.once}", *(f"{one} {laws.once}" for one in words_of))
    return next((line for one in wanted if (line := law_line(of, one, model)) is not None), None)
