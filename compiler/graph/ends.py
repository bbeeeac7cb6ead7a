"""What makes a ring end: limits that are used up, counters that are full or empty, prices, the end of the game.

Each of these may be undone by something that the ring wakes on its way, so all that can be reached from it is looked
at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..meaning import model as m
from ..meaning.printed import known
from .abilities import Ability
from .happenings import Happening, What
from .sorts import Sorts, is_a

if TYPE_CHECKING:
    from .chains import Edge, Wake

MOVES = frozenset({"move", "put", "draw", "remove"})
"""What may take a thing from where it works."""
AGAINST = {"gain": ("lose", "pay"), "lose": ("gain",), "pay": ("gain",)}


class Reason(NamedTuple):
    """Why a ring ends, or does not, as facts."""

    key: str
    id: str = ""
    what: str = ""


Pairs = Mapping[tuple[str, str], Sequence["Edge"]]


@dataclass(frozen=True, slots=True)
class World:
    """All in which a ring may lie: what there is, what each causes, and which each wakes."""

    sorts: Sorts
    abilities: Mapping[str, Ability]
    causes: Mapping[str, Sequence[Happening]]
    wakes: Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Around:
    """All that may happen while a ring goes round."""

    happenings: tuple[Happening, ...]
    cheaper: bool
    """Prices may be paid in other goods, or not at all."""


def world_of(
    abilities: Iterable[Ability], causes: Mapping[str, Sequence[Happening]], wakes: Iterable[Wake], sorts: Sorts
) -> World:
    found: dict[str, dict[str, None]] = {}
    for wake in wakes:
        found.setdefault(wake.edge.source, {})[wake.edge.target] = None
    return World(sorts, {one.id: one for one in abilities}, causes, {id: tuple(woken) for id, woken in found.items()})


def around(ring: Iterable[str], world: World) -> Around:
    """What the abilities of a ring cause, and all that they wake, in the end."""
    found: dict[str, None] = {}
    waiting = list(ring)
    while waiting:
        id = waiting.pop()
        if id not in found:
            found[id] = None
            waiting += world.wakes.get(id, ())
    happenings = dict.fromkeys(happening for id in found for happening in world.causes[id])
    payment = any((event := world.abilities[id].event) is not None and event.moment == "when" for id in found)
    return Around(tuple(happenings), payment)


def ended_by(one: Ability, edges: Sequence[Edge], about: Around, world: World) -> Reason | None:
    """Why an ability cannot wake the next for ever."""
    if limit := _limit(one, about, world.sorts):
        return limit
    if any(happening.verb == "end-game" and happening.sure for happening in world.causes[one.id]):
        return Reason("over")
    found = [_bound(edge, about, world.sorts.model) for edge in edges]
    return found[0] if all(found) else None


def _limit(one: Ability, about: Around, sorts: Sorts) -> Reason | None:
    """The law that ends a ring, unless the ring itself renews it, or makes more of what it limits."""
    if any(happening.verb == "create" and _is_it(happening, one, sorts) for happening in about.happenings):
        return None
    if one.laws.once and not _begins(one.laws.once, about):
        return Reason("once", one.id, one.laws.once)
    if one.laws.exhausts and not any(
        happening.verb == "ready" and _is_it(happening, one, sorts) for happening in about.happenings
    ):
        return Reason("exhausts", one.id)
    return None


def _is_it(happening: Happening, one: Ability, sorts: Sorts) -> bool:
    """Whether what is made or moved may be the thing that an ability stands on."""
    what, own = dict(happening.roles).get("what"), dict(one.env).get("self")
    thing = what.noun if isinstance(what, What) else None
    return own is not None and is_a(thing, own.noun, sorts) != "no"


def _begins(phase: str, about: Around) -> bool:
    return any(happening.verb == f"{phase} begins" for happening in about.happenings)


def _bound(edge: Edge, about: Around, model: m.Model) -> Reason | None:
    """What runs out, so that an edge is gone along so often and no more."""
    verb, _, good = edge.event.removeprefix("before ").partition(" ")
    if verb == "win":
        return Reason("won")
    slot = model.slots.get(good)
    if slot is not None and verb in AGAINST:
        end = slot.high if verb == "gain" else slot.low
        if (known(end) is not None or verb == "pay") and not _turned(slot, verb, about):
            return Reason("full", "", good) if verb == "gain" else Reason("empty", "", good)
    for good in sorted(edge.price):
        if not about.cheaper and good in model.slots and not _turned(model.slots[good], "pay", about):
            return Reason("unpaid", edge.source, good)
    return None


def _turned(slot: m.Slot, verb: str, about: Around) -> bool:
    """Whether what is brought is taken away again, or what is taken is brought again: by a verb, by hand, by a
    phase."""
    if slot.resets and _begins(slot.resets, about):
        return True
    for one in about.happenings:
        if one.good == slot.name:
            if one.verb in AGAINST[verb]:
                return True
        elif one.verb == f"{slot.name} becomes" and (
            one.amount == "any" or (one.amount < 0 if verb == "gain" else one.amount > 0)
        ):
            return True
    return False


def refilled(edge: Edge, world: World) -> bool:
    """Whether what is gained or lost can never be full or used up when it comes to it: there is no bound, or just
    before it room is made."""
    verb, _, good = edge.event.removeprefix("before ").partition(" ")
    slot = world.sorts.model.slots.get(good)
    if slot is None or verb not in ("gain", "lose"):
        return True
    if (slot.high if verb == "gain" else slot.low) is None:
        return True
    if slot.excess == "refused" or slot.low == slot.high:
        return False
    room = False
    for one in world.causes[edge.source]:
        if one.verb == verb and one.good == good and one.by == "you":
            if room and one.sure:
                return True
            room = False
        elif _makes_room(one, verb, good):
            room = True
        elif not _harmless(one, good):
            room = False
    return False


def _makes_room(one: Happening, verb: str, good: str) -> bool:
    if one.by != "you" or not one.sure or one.amount == "any":
        return False
    if one.verb == f"{good} becomes" and not one.good:
        return one.amount < 0 if verb == "gain" else one.amount > 0
    return one.good == good and one.verb == ("lose" if verb == "gain" else "gain") and one.amount > 0


def _harmless(one: Happening, good: str) -> bool:
    """Whether nothing else can be done meanwhile: nobody is asked, and no other rule is gone over to."""
    if one.verb.endswith(" becomes"):
        return bool(one.good) or (one.sure and one.verb != f"{good} becomes")
    return one.verb in ("gain", "lose") and one.sure and not one.choice and one.good != good


def will_of(one: Ability, within: Sequence[Happening], sorts: Sorts) -> Reason | None:
    """Whose will it hangs on that the ability is used. Where it lies, nobody changes but by moving it."""
    laws = one.laws
    if laws.optional:
        return Reason("optional", one.id)
    if laws.open_until:
        return Reason("open", one.id)
    if laws.only_while is not None:
        return Reason("while", one.id)
    if laws.works_in and any(happening.verb in MOVES and _is_it(happening, one, sorts) for happening in within):
        return Reason("moved", one.id, laws.works_in)
    if any(happening.verb == "end-game" for happening in within):
        return Reason("may-end")
    return None
