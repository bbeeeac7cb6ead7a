"""Everything that can happen in an edition from `play` on, whatever players and chance do.

What is not found here can never happen. What is found may still be impossible: that is not decided here.
"""

from __future__ import annotations

from ..plan import steps as s
from ..plan.kept import Kept
from ..plan.numbered import HEAD, numbered
from ..plan.plan import CountsAs, Free, Listener, Plan, PriceAbility
from ..verbs import EXHAUSTS
from .hear import hear_all
from .ranges import named
from .recorded import keep, tape_of
from .sites import Site, When
from .start import world_of
from .walk import follow_up
from .world import World

PLAY = "play"
GAME = "game"
"""The phase that lasts for the whole game."""


def is_played(plan: Plan) -> bool:
    """Whether there is a game yet that does more than end."""
    play = plan.routines.get(PLAY)
    return play is not None and any(not isinstance(step, s.EndGame) for step in play.block)


def reach(plan: Plan, kept: Kept | None = None) -> World:
    """Finds everything that can happen. With `kept`, work of an earlier check is used again where it would do the
    same."""
    world = world_of(plan, kept.lines if kept is not None else numbered(plan))
    tape = tape_of(world, kept) if kept is not None else None
    world.tape = tape
    _exhausting(world)
    begins = When(frozenset({GAME}))
    world.numbered.heads[PLAY, HEAD] = plan.routines[PLAY].at
    if (PLAY, True) in world.heard:
        world.site(Site(PLAY, True, (PLAY, HEAD), begins, True), {})
    follow_up(world, PLAY, begins)
    hear_all(world)
    world.settle()
    if (PLAY, False) in world.heard and world.every("done", PLAY):
        world.site(Site(PLAY, False, (PLAY, HEAD), begins, True), {})
        world.settle()
    if kept is not None and tape is not None:
        keep(tape, kept)
    return world


def _exhausting(world: World) -> None:
    """A law that exhausts raises an event that can be heard. Its moment is not examined."""
    plan = world.plan
    every: list[Listener | Free | PriceAbility | CountsAs] = [
        *plan.listeners,
        *plan.free,
        *plan.prices,
        *plan.counts_as,
    ]
    tiring = [one for one in every if one.laws.exhausts and one.of]
    for event in sorted(EXHAUSTS) if tiring else ():
        if (event, False) not in world.heard:
            continue
        tired = frozenset[str]().union(*(world.of_sort(one.of) or {one.of} for one in tiring))
        world.numbered.heads[event, HEAD] = tiring[0].at
        site = Site(event, False, (event, HEAD), When(frozenset(plan.phases)), True)
        world.site(site, {"what": named(tired)})
