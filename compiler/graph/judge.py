"""Which abilities of a group of loops can trigger only a limited number of times, and why: each use lowers something
that nothing raises.

Something that is lowered and never raised runs out, and with it everything that lowers it. Such links are removed. An
ability that is on no loop any more triggers only a limited number of times, and raises nothing without limit. This is
repeated until nothing can be removed. For what is left, weights are tried (`weights.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from ..frozen import frozen, slotted
from ..plan.plan import Plan
from ..replacing import replace
from .abilities import Ability
from .axes import Axis, Reckoning, Told, lowered, raised, vectors
from .becoming import becomes_once
from .bounds import Left, happens_so_often
from .once import Renewed, done_to, goes_away, nested, renewed_by, stays_there
from .settling import settles
from .sorts import Sorts, members
from .tangles import reachable, tangles
from .weights import weights

id_ = id
"""Which object it is: `id` is used for abilities here."""


class Reason(NamedTuple):
    """Why a loop ends, or does not, as facts."""

    key: str
    id: str = ""
    what: str = ""


@frozen(eq=False)
class Ground:
    """Everything that is known around a group of loops."""

    plan: Plan
    sorts: Sorts
    abilities: Mapping[str, Ability]
    told: Mapping[str, Sequence[Told]]
    stays: Mapping[tuple[str, str], bool]
    """Whether the player who triggers and the one who is triggered are always the same."""
    paid: frozenset[str]
    swaps: Mapping[str, frozenset[str]]
    """For each price ability, the goods that others may replace."""
    left: Left = field(default_factory=Left)
    """Lines without some of them, as far as this has been computed."""
    seats: int = 0
    """How many players are counted separately."""


@slotted
class Judged:
    limits: dict[str, Reason] = field(default_factory=dict[str, Reason])
    """Abilities that have a limit which nothing renews."""
    links: dict[tuple[str, str], Reason] = field(default_factory=dict[tuple[str, str], Reason])
    """Links that can be followed only a limited number of times."""
    sums: dict[frozenset[str], dict[Axis, Fraction]] = field(default_factory=dict[frozenset[str], dict[Axis, Fraction]])
    """Groups of loops that several things together end, with their weights."""
    left: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    """Groups of loops without a known end."""
    triggered: dict[str, tuple[Told, ...]] = field(default_factory=dict[str, "tuple[Told, ...]"])
    """The effects of each ability that are left."""


def judge(tangle: Iterable[str], ground: Ground) -> Judged:
    """For abilities that trigger each other, directly or not."""
    inside = frozenset(tangle)
    told = {id: tuple(ground.told[id]) for id in reachable(inside, ground.told)}
    whole, strays = _whose(inside, told, ground)
    found = Judged()
    while True:
        rings = [one for one in tangles(told) if inside & set(one)]
        active = reachable({id for ring in rings for id in ring}, told)
        reckoning = Reckoning(ground.plan, whole, _swapped(active, ground), ground.paid, ground.seats)
        up: Mapping[Axis, object] = raised(((told[id], id in strays) for id in sorted(active)), reckoning)
        tired = {element for id in active for element in _exhausted_by(ground.abilities[id], ground.sorts)}
        up = {**up, **{("tired", element): None for element in tired}}
        again = renewed_by(up)
        changed = False
        for ring in rings:
            if nested(ring, again, ground):
                _drop_links(ring, told, found)
                changed = True
        for id in sorted(active):
            if limit := limit_of(ground.abilities[id], again, ground.sorts):
                found.limits[id] = limit
                told[id], changed = (), True
                continue
            kept = _kept(ground, id, told[id], up, again, reckoning, id in strays, found)
            look = Look(ground, told, active, again, reckoning)
            for ended in (_tested, _passed, _settled):
                kept = _without_ended(id, kept, found, partial(ended, look, id))
            changed |= [*map(id_, kept)] != [*map(id_, told[id])]
            told[id] = kept
        told = {id: _without(lines, found.limits) for id, lines in told.items()}
        if not changed:
            break
    for ring in rings:
        held = None
        others = sorted(reachable(set(ring), told) - set(ring))
        # A limited number of uses may be left out, unless something else depends on each of them.
        needed = {id: _still_triggering(ground.told[id], kept) for id, kept in told.items()}
        dear = replace(reckoning, swapped=_swapped(told, ground))
        for lines, counted in ((told, reckoning), (needed, dear)):
            held = held or weights(
                [vector for id in ring for vector in _ways(id, lines[id], counted, id in strays)],
                [vector for id in others for vector in _ways(id, lines[id], counted, id in strays)],
            )
        if held is None:
            found.left.append(tuple(ring))
        else:
            found.sums[frozenset(ring)] = held
    found.triggered = told
    return found


def _whose(inside: frozenset[str], told: Mapping[str, Sequence[Told]], ground: Ground) -> tuple[bool, set[str]]:
    """Whether a loop may go from one player to another, and the abilities outside it whose owner is not known."""
    strays: set[str] = set()
    whole = False
    waiting: list[str] = []
    for id, lines in told.items():
        for target in {target for one in lines for target in one.triggers}:
            if not ground.stays.get((id, target), True):
                whole |= id in inside and target in inside
                waiting.append(target)
    while waiting:
        id = waiting.pop()
        if id not in strays:
            strays.add(id)
            waiting += [target for one in told[id] for target in one.triggers]
    return whole, strays


def _exhausted_by(one: Ability, sorts: Sorts) -> frozenset[str]:
    """The things that using an ability exhausts."""
    return (members(one.of, sorts) or frozenset({one.of})) if one.laws.exhausts else frozenset()


def limit_of(one: Ability, renewed: Renewed, sorts: Sorts) -> Reason | None:
    """The law that ends a loop, unless the loop itself renews it, or makes more of what it limits."""
    mine = members(one.of, sorts) or frozenset({one.of})
    if done_to("made", mine, renewed):
        return None
    if one.laws.once and not done_to("phase", {one.laws.once}, renewed):
        return Reason("once" if one.laws.times == 1 else "times", one.id, one.laws.once)
    if one.laws.exhausts and not done_to("fresh", mine, renewed):
        return Reason("exhausts", one.id)
    return None


def _drop_links(ring: Sequence[str], told: dict[str, tuple[Told, ...]], found: Judged) -> None:
    for id in ring:
        for target in {target for one in told[id] for target in one.triggers if target in ring}:
            found.links.setdefault((id, target), Reason("nested", target))
        told[id] = tuple(replace(one, triggers=tuple(to for to in one.triggers if to not in ring)) for one in told[id])


def _kept(
    ground: Ground,
    id: str,
    lines: tuple[Told, ...],
    up: Mapping[Axis, object],
    renewed: Renewed,
    reckoning: Reckoning,
    stray: bool,
    found: Judged,
) -> tuple[Told, ...]:
    kept: list[Told] = []
    for number, one in enumerate(lines):
        gone = next((axis for axis in lowered(lines, number, reckoning, stray) if axis not in up), None)
        away = gone is None and goes_away(lines, number, ground.abilities[id], renewed, ground)
        there = gone is None and not away and stays_there(one, renewed, ground)
        if gone is None and not away and not there:
            kept.append(one)
            continue
        laws = ground.abilities[id].laws
        last = Reason("away", id, laws.works_in) if away else Reason("turned", id)
        for target in one.triggers:
            found.links.setdefault((id, target), last if gone is None else reason_of(gone, id, one, reckoning))
    return tuple(kept)


class Ended(NamedTuple):
    """Links of one line that can be followed only a limited number of times."""

    triggers: tuple[str, ...]
    reason: Reason
    stays: bool = True
    """Whether the line itself still happens each time."""


def _without_ended(
    id: str, lines: tuple[Told, ...], found: Judged, ended: Callable[[Told], Ended | None]
) -> tuple[Told, ...]:
    kept: list[Told] = []
    for one in lines:
        gone = ended(one) if one.triggers else None
        if gone is None:
            kept.append(one)
            continue
        for target in gone.triggers:
            found.links.setdefault((id, target), gone.reason)
        if gone.stays:
            kept.append(replace(one, triggers=tuple(to for to in one.triggers if to not in gone.triggers)))
    return tuple(kept)


@frozen(eq=False)
class Look:
    """What is left of a group of loops, each time it is examined."""

    ground: Ground
    told: Mapping[str, Sequence[Told]]
    active: Collection[str]
    again: Renewed
    reckoning: Reckoning


def _tested(look: Look, id: str, one: Told) -> Ended | None:
    """A test that allows this only a limited number of times."""
    counted, sorts = look.reckoning, look.ground.sorts
    bound = happens_so_often(id, one, look.told, look.active, counted.whole, sorts, counted.swapped, look.ground.left)
    if bound is None:
        return None
    return Ended(one.triggers, Reason(bound[0], id, bound[1]) if bound else Reason("inputs"), stays=False)


def _passed(look: Look, id: str, one: Told) -> Ended | None:
    """A change that happens only once for each thing."""
    those = (look.told, look.active, look.again, look.ground)
    once = tuple(to for to in one.triggers if becomes_once(one.happening, to, *those))
    return Ended(once, Reason("passed", id, one.happening.event.rpartition(" ")[0])) if once else None


def _settled(look: Look, id: str, one: Told) -> Ended | None:
    """What triggers others only once for each thing. Its other effects stay."""
    number = next(at for at, other in enumerate(look.told[id]) if other.happening is one.happening)
    pile = settles(id, number, look.told, look.active, look.again, look.ground)
    return Ended(one.triggers, Reason("settled", id, pile)) if pile else None


def _swapped(those: Iterable[str], ground: Ground) -> frozenset[str]:
    """The goods that some of these may replace in a price."""
    return frozenset(good for id in those for good in ground.swaps.get(id, ()))


def _without(lines: tuple[Told, ...], limits: Mapping[str, Reason]) -> tuple[Told, ...]:
    return tuple(replace(one, triggers=tuple(id for id in one.triggers if id not in limits)) for one in lines)


def _still_triggering(lines: Sequence[Told], kept: Sequence[Told]) -> tuple[Told, ...]:
    """All effects, with the links that are left."""
    links = {id(one.happening): one.triggers for one in kept}
    return tuple(replace(one, triggers=links.get(id(one.happening), ())) for one in lines)


def _ways(id: str, lines: Sequence[Told], reckoning: Reckoning, stray: bool) -> list[dict[Axis, Fraction | float]]:
    """Each use takes one triggering away."""
    used: Axis = ("triggered", id)
    return [{**one, used: one.get(used, Fraction(0)) - 1} for one in vectors(lines, reckoning, stray)]


def reason_of(axis: Axis, id: str, one: Told, reckoning: Reckoning) -> Reason:
    match axis[0]:
        case "room":
            return Reason("full", id, axis[1])
        case "held":
            return Reason("empty", id, axis[1])
        case "left" if ("above", axis[1]) in {bound[:2] for bound in one.happening.tests}:
            return Reason("above", id, axis[1])
        case "left":
            own = any(change.axis == ("slot", axis[1]) for change in one.happening.changes)
            paid = one.happening.event in reckoning.paid or not own
            return Reason("unpaid" if paid else "empty", id, axis[1])
        case "below" | "above":
            return Reason(axis[0], id, axis[1])
        case "pile" | "space":
            return Reason(axis[0], id, axis[1])
        case "game":
            return Reason("over", id)
        case "winner":
            return Reason("won", id)
        case _:
            return Reason("turned", id, axis[1] if len(axis) > 1 else "")
