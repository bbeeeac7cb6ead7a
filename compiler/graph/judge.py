"""Which abilities of a tangle can fire only so often, and why: what lowers something that nothing brings back.

What is lowered and never raised runs out, and with it whatever lowers it. That takes away links; what is on no ring
any more fires only so often, and raises nothing without end either. So it is looked again, until nothing is left to
take away. Of what is left the weights are asked (`weights.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from ..plan.plan import Plan
from .abilities import Ability
from .axes import Axis, Reckoning, Told, lowered, raised, vectors
from .bounds import happens_so_often
from .sorts import Sorts, members
from .tangles import reachable, tangles
from .weights import weights


class Reason(NamedTuple):
    """Why a ring ends, or does not, as facts."""

    key: str
    id: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """All in which a tangle may lie."""

    plan: Plan
    sorts: Sorts
    abilities: Mapping[str, Ability]
    told: Mapping[str, Sequence[Told]]
    stays: Mapping[tuple[str, str], bool]
    """Whether it is the same player who wakes and is woken, always."""
    paid: frozenset[str]
    swaps: Mapping[str, frozenset[str]]
    """By price ability, the goods in the place of which others may be paid."""


@dataclass(slots=True)
class Judged:
    limits: dict[str, Reason] = field(default_factory=dict[str, Reason])
    """Abilities that have a limit which nothing renews."""
    links: dict[tuple[str, str], Reason] = field(default_factory=dict[tuple[str, str], Reason])
    """Links that are gone along only so often."""
    sums: dict[frozenset[str], dict[Axis, Fraction]] = field(default_factory=dict[frozenset[str], dict[Axis, Fraction]])
    """Tangles that end by several things together, with their weights."""
    left: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    """Tangles of which nobody knows an end."""
    woken: dict[str, tuple[Told, ...]] = field(default_factory=dict[str, "tuple[Told, ...]"])
    """What is left of what each causes."""


def judge(tangle: Iterable[str], ground: Ground) -> Judged:
    """Of some abilities each of which wakes each other, by whatever way."""
    inside = frozenset(tangle)
    told = {id: tuple(ground.told[id]) for id in reachable(inside, ground.told)}
    whole, strays = _whose(inside, told, ground)
    found = Judged()
    while True:
        rings = [one for one in tangles(told) if inside & set(one)]
        active = reachable({id for ring in rings for id in ring}, told)
        swapped = frozenset(good for id in active for good in ground.swaps.get(id, ()))
        reckoning = Reckoning(ground.plan, whole, swapped, ground.paid)
        up: Mapping[Axis, object] = raised(((told[id], id in strays) for id in sorted(active)), reckoning)
        tired = {element for id in active for element in _exhausted_by(ground.abilities[id], ground.sorts)}
        up = {**up, **{("tired", element): None for element in tired}}
        renewed = _renewed(up)
        changed = False
        for id in sorted(active):
            if limit := limit_of(ground.abilities[id], renewed, ground.sorts):
                found.limits[id] = limit
                told[id], changed = (), True
                continue
            kept = _kept(ground, id, told[id], up, renewed, reckoning, id in strays, found)
            kept = _still_tested(ground, id, kept, told, active, whole, found)
            changed |= len(kept) < len(told[id])
            told[id] = kept
        told = {id: _without(lines, found.limits) for id, lines in told.items()}
        if not changed:
            break
    for ring in rings:
        held = None
        # What is done only so often may be left out; or it may be needed, for something else hangs on it each time.
        for lines in (told, {id: _still_waking(ground.told[id], kept) for id, kept in told.items()}):
            others = sorted(reachable(set(ring), told) - set(ring))
            held = held or weights(
                [vector for id in ring for vector in _ways(id, lines[id], reckoning, id in strays)],
                [vector for id in others for vector in _ways(id, lines[id], reckoning, id in strays)],
            )
        if held is None:
            found.left.append(tuple(ring))
        else:
            found.sums[frozenset(ring)] = held
    found.woken = told
    return found


def _whose(inside: frozenset[str], told: Mapping[str, Sequence[Told]], ground: Ground) -> tuple[bool, set[str]]:
    """Whether what goes round may go from one player to another; and what it leads to of which nobody knows whose it
    is."""
    strays: set[str] = set()
    whole = False
    waiting: list[str] = []
    for id, lines in told.items():
        for target in {target for one in lines for target in one.wakes}:
            if not ground.stays.get((id, target), True):
                whole |= id in inside and target in inside
                waiting.append(target)
    while waiting:
        id = waiting.pop()
        if id not in strays:
            strays.add(id)
            waiting += [target for one in told[id] for target in one.wakes]
    return whole, strays


def _exhausted_by(one: Ability, sorts: Sorts) -> frozenset[str]:
    """What is exhausted when an ability is used."""
    return (members(one.of, sorts) or frozenset({one.of})) if one.laws.exhausts else frozenset()


Renewed = Mapping[str, Collection[Axis]]
"""What is raised of that which no counter holds, by its sort: things made, moved or readied, phases begun."""


def _renewed(up: Iterable[Axis]) -> Renewed:
    found: dict[str, set[Axis]] = {}
    for axis in up:
        if axis[0] == "moved":
            found.setdefault("moved", set()).add(axis)
        elif axis[0] not in ("left", "room", "held"):
            found.setdefault(axis[0], set()).update((name,) for name in axis[1:])
    return found


def limit_of(one: Ability, renewed: Renewed, sorts: Sorts) -> Reason | None:
    """The law that ends a ring, unless the ring itself renews it, or makes more of what it limits."""
    mine = members(one.of, sorts) or frozenset({one.of})
    if _done_to("made", mine, renewed):
        return None
    if one.laws.once and not _done_to("phase", {one.laws.once}, renewed):
        return Reason("once" if one.laws.times == 1 else "times", one.id, one.laws.once)
    if one.laws.exhausts and not _done_to("fresh", mine, renewed):
        return Reason("exhausts", one.id)
    return None


def _done_to(what: str, mine: Collection[str], renewed: Renewed) -> bool:
    those = renewed.get(what, ())
    return bool(those) and (("*",) in those or any((name,) in those for name in mine))


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
        away = gone is None and _goes_away(lines, number, ground.abilities[id], renewed, ground)
        if gone is None and not away:
            kept.append(one)
            continue
        for target in one.wakes:
            laws = ground.abilities[id].laws
            reason = Reason("away", id, laws.works_in) if gone is None else reason_of(gone, id, one, reckoning)
            found.links.setdefault((id, target), reason)
    return tuple(kept)


def _still_tested(
    ground: Ground,
    id: str,
    lines: tuple[Told, ...],
    told: Mapping[str, Sequence[Told]],
    active: Collection[str],
    whole: bool,
    found: Judged,
) -> tuple[Told, ...]:
    """Without what a test lets happen only so often."""
    kept: list[Told] = []
    for one in lines:
        bound = happens_so_often(id, one, told, active, whole, ground.sorts) if one.wakes else None
        if bound is None:
            kept.append(one)
        for target in one.wakes if bound is not None else ():
            found.links.setdefault((id, target), Reason(bound[0], id, bound[1]) if bound else Reason("inputs"))
    return tuple(kept)


def _goes_away(lines: Sequence[Told], number: int, one: Ability, renewed: Renewed, ground: Ground) -> bool:
    """Whether the card leaves where it works whenever this happens, and nothing brings it back."""
    works = one.laws.works_in
    if not works or one.of not in ground.plan.elements or ground.plan.elements[one.of].copyable:
        return False
    if any(axis[1] in (works, "*") and (one.of in axis[2:] or "*" in axis[2:]) for axis in renewed.get("moved", ())):
        return False
    ways = lines[number].happening.ways
    return any(
        change.axis[0] == "moved" and change.axis[2:] == (one.of,) and change.axis[1] not in (works, "*")
        for other in lines
        if ways[: len(other.happening.ways)] == other.happening.ways
        for change in other.happening.changes
    )


def _without(lines: tuple[Told, ...], limits: Mapping[str, Reason]) -> tuple[Told, ...]:
    return tuple(Told(one.happening, tuple(id for id in one.wakes if id not in limits)) for one in lines)


def _still_waking(lines: Sequence[Told], kept: Sequence[Told]) -> tuple[Told, ...]:
    """All that happens, with the links that are left."""
    links = {id(one.happening): one.wakes for one in kept}
    return tuple(Told(one.happening, links.get(id(one.happening), ())) for one in lines)


def _ways(id: str, lines: Sequence[Told], reckoning: Reckoning, stray: bool) -> list[dict[Axis, Fraction | float]]:
    """Each use takes away one waking."""
    used: Axis = ("woken", id)
    return [{**one, used: one.get(used, Fraction(0)) - 1} for one in vectors(lines, reckoning, stray)]


def reason_of(axis: Axis, id: str, one: Told, reckoning: Reckoning) -> Reason:
    match axis[0]:
        case "room":
            return Reason("full", id, axis[1])
        case "held":
            return Reason("empty", id, axis[1])
        case "left":
            own = any(change.axis == ("slot", axis[1]) for change in one.happening.changes)
            paid = one.happening.event in reckoning.paid or not own
            return Reason("unpaid" if paid else "empty", id, axis[1])
        case "below" | "above":
            return Reason(axis[0], id, axis[1])
        case "pile":
            return Reason("pile", id, axis[1])
        case "game":
            return Reason("over", id)
        case "winner":
            return Reason("won", id)
        case _:
            return Reason("turned", id, axis[1] if len(axis) > 1 else "")
