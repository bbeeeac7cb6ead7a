"""Parts that seats carry out in secret: each seat in a world of its own, until all are done.

A world is a copy of the game in which one seat goes on alone. No other seat sees it, rules that others run do not read
it, and the order of answers makes no difference. When all seats are done, their changes are joined in seat order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import compress
from operator import is_not
from typing import TYPE_CHECKING, Any

from . import chance
from .copies import own
from .faults import Fault
from .frames import NONE
from .laws import Offer
from .piles import places, room, set_pile, to_change
from .running import call, end_game, run
from .taking import answered

if TYPE_CHECKING:
    from .game import State


@dataclass(slots=True)
class Before:
    """The state before the seats began to choose. A seat's world shares every object with it that the seat has not
    changed."""

    many: int
    """The number of things."""
    s: list[int]
    grown: list[list[int]]
    piles: list[list[int]]
    at: list[int]
    came: Mapping[int, list[int]]
    shown: list[tuple[int, int]]
    offers: list[Offer]
    shifts: list[tuple[str, tuple[Any, ...], int, int]]
    winners: list[int]
    used: Mapping[tuple[str, int, int], int]
    exhausted: frozenset[int]
    times: list[int]
    asked: int


LISTS = ("shown", "offers", "shifts", "winners")
"""Lists of the state in which the entries of all worlds are joined."""


def secretly(g: State, part: int, *given: Any) -> bool:
    """Starts the same lines for each seat, unseen by the others."""
    if g.apart:
        raise Fault("a secret choice is made within another secret choice")
    stream = chance.seeded(f"{g.rng}/")
    g.worlds = [world_for(g, seat, part, given, stream) for seat in g.seats]
    return go_on(g)


def world_for(g: State, seat: int, part: int, given: Sequence[Any], stream: int | None = None) -> State:
    """A copy of the game in which one seat goes on alone. The start of its stream of chance may be known already."""
    world = g.clone()
    world.apart, world.kept, world.worlds = True, [], None
    world.stack.clear()
    world.rng = world.first_rng = chance.seeded(seat, chance.seeded(f"{g.rng}/") if stream is None else stream)
    world.oracle, world.fate, world.roll = g.oracle, g.fate, g.roll
    inside = getattr(g.watch, "inside", None)
    world.watch = inside(world) if inside is not None else None
    call(world, part, seat, *given)
    return world


def go_on(g: State) -> bool:
    """Lets each world go on as far as it can. Whether all are done."""
    assert g.worlds is not None
    for world in g.worlds:
        if world.stack and world.seat < 0:
            run(world)
        _rolled_on(world)
        if world.over:
            # A seat that ends the game in secret ends it for all, even if others have not answered.
            g.winners, g.worlds = list(world.winners), None
            return end_game(g)
    if any(world.stack for world in g.worlds):
        return False
    worlds, g.worlds = g.worlds, None
    unite(g, worlds)
    united = getattr(g.watch, "united", None)
    if united is not None:
        united()
    return True


def _rolled_on(world: State) -> None:
    """In a roll-out, one seat chooses to the end before the next begins."""
    roll = world.roll
    while roll is not None and roll.left and world.seat >= 0:
        if not answered(world) and roll.left:
            roll.seen(world)
            roll.left -= 1
        if world.seat < 0:
            run(world)


def unite(g: State, worlds: list[State]) -> None:
    """Joins the worlds: the changes of each seat are applied, in seat order."""
    before = _kept(g)
    for seat, world in enumerate(worlds):
        _copies(g, before, world)
        touched = list(compress(range(len(world.piles)), map(is_not, before.piles, world.piles)))
        there = {thing for n in touched for pile in (before.piles[n], world.piles[n]) for thing in pile}
        _slots(g, before, world)
        _came(g, before, world, there)
        if touched:
            _piles(g, before, world, seat, touched, there)
        for name in LISTS:
            was, own = getattr(before, name), getattr(world, name)
            if own is not was:
                setattr(g, name, _listed(getattr(g, name), was, own))
        if world.used is not before.used:
            g.used = {**g.used, **{key: value for key, value in world.used.items() if before.used.get(key) != value}}
        if world.exhausted is not before.exhausted:
            g.exhausted |= world.exhausted - before.exhausted
            g.exhausted -= before.exhausted - world.exhausted
        if world.times != before.times:
            for phase, many in enumerate(world.times):
                g.times[phase] += many - before.times[phase]
        g.raised += world.kept
        g.asked += world.asked - before.asked
    g.all = {}
    if any(world.rng != world.first_rng for world in worlds):
        g.rng, _ = chance.step(g.rng)


def _kept(g: State) -> Before:
    """Remembers the lists of the state, which are not changed in place from here on."""
    g.lent_places, g.lent_piles = True, bytearray(g.rules.all_lent) if g.piles else None
    s, grown = g.s.copy(), [kept.copy() for kept in g.grown]
    piles, times = g.piles.copy(), g.times.copy()
    shared = (g.shown, g.offers, g.shifts, g.winners, g.used, g.exhausted)
    return Before(len(g.of), s, grown, piles, g.at, g.came, *shared, times, g.asked)


def _copies(g: State, before: Before, world: State) -> None:
    """Renumbers the copies that a seat has made, after those of earlier seats."""
    first = before.many
    if len(world.of) == first:
        g.gone |= world.gone
        return
    own(g)
    places(g)
    moved = {first + n: len(g.of) + n for n in range(len(world.of) - first)}
    g.gone |= {moved.get(thing, thing) for thing in world.gone}
    as_they_are = len(g.of) == first
    g.of += world.of[first:]
    g.at += [NONE] * (len(world.of) - first)
    for mine, theirs in zip(g.grown, world.grown, strict=True):
        mine += theirs[first:]
    for phase, came in g.came.items():
        came += world.came[phase][first:]
    if as_they_are:
        return
    world.offers = [_renamed(g, offer, moved) for offer in world.offers]
    world.used = {(id, moved.get(thing, thing), who): many for (id, thing, who), many in world.used.items()}
    world.exhausted = frozenset(moved.get(thing, thing) for thing in world.exhausted)
    world.piles, world.lent_piles = [[moved.get(thing, thing) for thing in pile] for pile in world.piles], None
    at = [NONE] * len(g.of)
    for n, pile in enumerate(world.piles):
        for thing in pile:
            at[thing] = n
    world.at = at


def _renamed(g: State, offer: Offer, moved: dict[int, int]) -> Offer:
    """An offer of a seat with the new numbers of its copies."""
    id, thing, you, args, until = offer
    one = g.rules.abilities.get(id)
    sorts = [sort for _, _, sort in g.rules.routines[one.routine].params] if one is not None else []
    named = [sorts[n] == "thing" if n < len(sorts) else n == 0 for n in range(len(args))]
    found = tuple(moved.get(arg, arg) if named else arg for arg, named in zip(args, named, strict=True))
    return id, moved.get(thing, thing), you, found, until


def _slots(g: State, before: Before, world: State) -> None:
    """Adds what a seat has added to counters. Where seats set a value, the last one stays."""
    counters = g.rules.counter_at
    changed = before.s != world.s
    if changed:
        g.fits = {}
    for n, (was, now) in enumerate(zip(before.s, world.s, strict=True)) if changed else ():
        if was != now:
            slot = counters.get(n)
            if slot is None:
                g.s[n] = now
            else:
                value = g.s[n] + now - was
                if isinstance(slot.high, int):
                    value = min(value, slot.high)
                if isinstance(slot.low, int):
                    value = max(value, slot.low)
                g.s[n] = value
    for mine, old, new in zip(g.grown, before.grown, world.grown, strict=True):
        if old == new:
            continue
        for n, (one, other) in enumerate(zip(old, new, strict=False)):
            if one != other:
                mine[n] = other


def _came(g: State, before: Before, world: State, there: Set[int]) -> None:
    """When things came to their piles: those that came since then are in a changed pile, or removed."""
    if world.came is before.came or not g.rules.waits:
        return
    places(g)
    known = len(before.at)
    for phase, came in world.came.items():
        was, mine = before.came[phase], g.came[phase]
        for thing in there | world.gone:
            if thing < known and came[thing] != was[thing]:
                mine[thing] = came[thing]


def _piles(g: State, before: Before, world: State, seat: int, touched: Sequence[int], there: Set[int]) -> None:
    """Moves things as in the world of a seat. Those for which a pile has no room stay where they were."""
    places(g)
    known = len(before.at)
    moved = sorted(thing for thing in there if thing < known and before.at[thing] != world.at[thing])
    moved += [thing for thing in range(known, len(world.at)) if world.at[thing] != NONE]
    free = len(world.at) == known and all(g.at[thing] == before.at[thing] for thing in moved)
    if free and all(_alone(g, before, world, place) for place in touched):
        for place in touched:
            set_pile(g, place, world.piles[place].copy())
        for thing in moved:
            g.at[thing] = world.at[thing]
        return
    for thing in moved:
        was = before.at[thing] if thing < known else NONE
        if thing < known and g.at[thing] != was:
            name = g.rules.names.get(thing) or g.rules.names[g.of[thing]]
            rule = f"player-{seat + 1} takes {name!r} in secret, and so has another; move it when all have chosen"
            raise Fault(rule)
        if was >= 0:
            to_change(g, was).remove(thing)
            g.at[thing] = NONE
    gone = set(moved)
    for place in touched:
        things = world.piles[place]
        if things == before.piles[place]:
            continue
        old = [n for n, thing in enumerate(things) if thing < known and before.at[thing] == place]
        coming = [thing for thing in things if thing in gone]
        if not coming:
            if len(things) == len(g.piles[place]) and set(things) == set(g.piles[place]):
                g.piles[place] = list(things)
            continue
        most = room(g, place)
        for n, thing in enumerate(things):
            if thing not in coming:
                continue
            was = before.at[thing] if thing < known else NONE
            full = most is not None and len(g.piles[place]) >= most
            to = was if full else place
            if to >= 0:
                below = not full and bool(old) and n < old[0]
                to_change(g, to).insert(n if below else len(g.piles[to]), thing)
                g.at[thing] = to


def _alone(g: State, before: Before, world: State, place: int) -> bool:
    """Whether a pile can be taken from the world of a seat as it is: no other seat has changed it, it always has room,
    and the things from before are still in their order, above or below the new ones."""
    was, now = before.piles[place], world.piles[place]
    if g.piles[place] is not was or g.rules.pile_at[place].room is not None:
        return False
    if not was or not now:
        return True
    at = world.at
    stayed = [thing for thing in was if at[thing] == place]
    first = now.index(stayed[0]) if stayed else 0
    return now[first : first + len(stayed)] == stayed


def _listed(now: list[Any], before: list[Any], own: list[Any]) -> list[Any]:
    kept = [one for one in now if one in own or one not in before]
    return kept + [one for one in own if one not in before and one not in kept]
