"""What happens only once by the way it is: a card that leaves where it works, a thing that already lies where it comes
to, what comes before an event, which never does so within itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .abilities import Ability
from .axes import Axis, Told
from .happenings import What
from .sorts import members

if TYPE_CHECKING:
    from .judge import Ground

Renewed = Mapping[str, Collection[Axis]]
"""What is raised of that which no counter holds, by its sort: things made, moved or readied, phases begun."""


def renewed_by(up: Iterable[Axis]) -> Renewed:
    found: dict[str, set[Axis]] = {}
    for axis in up:
        if axis[0] == "moved":
            found.setdefault("moved", set()).add(axis)
        elif axis[0] not in ("left", "room", "held"):
            found.setdefault(axis[0], set()).update((name,) for name in axis[1:])
    return found


def done_to(what: str, mine: Collection[str], renewed: Renewed) -> bool:
    those = renewed.get(what, ())
    return bool(those) and (("*",) in those or any((name,) in those for name in mine))


def nested(ring: Sequence[str], renewed: Renewed, ground: Ground) -> bool:
    """Whether each of them comes before what another does: then they lie within each other, and none does so twice."""
    befores = all((event := ground.abilities[id].event) is not None and event.moment == "before" for id in ring)
    mine = {
        name for id in ring for name in (members(ground.abilities[id].of, ground.sorts) or {ground.abilities[id].of})
    }
    return befores and not done_to("made", mine, renewed)


def stays_there(one: Told, renewed: Renewed, ground: Ground) -> bool:
    """Whether one certain thing comes to the only pile of its name, and nothing takes it away from there again."""
    pile, _, how = one.happening.event.rpartition(" ")
    what = dict(one.happening.roles).get("what")
    if how != "comes" or pile not in ground.plan.piles or not isinstance(what, What) or what.ids is None:
        return False
    if len(what.ids) != 1 or any(ground.plan.elements[id].copied for id in what.ids):
        return False
    (id,) = what.ids
    moved = [axis for axis in renewed.get("moved", ()) if id in axis[2:] or "*" in axis[2:]]
    owned = bool(ground.plan.piles[pile].owners)
    return not owned and all(axis[1] == pile for axis in moved) and not done_to("gone", what.ids, renewed)


def goes_away(lines: Sequence[Told], number: int, one: Ability, renewed: Renewed, ground: Ground) -> bool:
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
