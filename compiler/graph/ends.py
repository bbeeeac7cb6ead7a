"""What makes a ring end: limits that are used up, counters that are full or empty, prices, the end of the game.

Each of these may be undone by something that the ring wakes on its way, so all that can be reached from it is looked
at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ..meaning import model as m
from ..meaning.built_in import verb_named
from ..meaning.printed import known
from ..verbs.verb import Crown, Discard, Lay, Make, Step, Turn, steps
from .abilities import Ability
from .happenings import THE_END, Change, Happening, Known, Need, Seat, What, is_change
from .sorts import Sorts, is_a

if TYPE_CHECKING:
    from .chains import Edge, Wake


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
    strays: frozenset[tuple[str, str]]
    """Where one may wake the other of another player."""


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
    strays = set[tuple[str, str]]()
    for wake in wakes:
        strays |= set() if wake.stays else {(wake.edge.source, wake.edge.target)}
        found.setdefault(wake.edge.source, {})[wake.edge.target] = None
    by_id = {one.id: one for one in abilities}
    return World(sorts, by_id, causes, {id: tuple(woken) for id, woken in found.items()}, frozenset(strays))


def around(ring: Iterable[str], world: World) -> Around:
    """What the abilities of a ring cause, and all that they wake, in the end. Behind what may wake an ability of
    another player, nobody knows whose counters are changed."""
    found: dict[tuple[str, bool], None] = {}
    waiting = [(id, False) for id in ring]
    while waiting:
        id, stray = waiting.pop()
        if (id, stray) not in found:
            found[id, stray] = None
            waiting += [(woken, stray or (id, woken) in world.strays) for woken in world.wakes.get(id, ())]
    happenings = dict.fromkeys(
        _of_someone(happening) if stray else happening for id, stray in found for happening in world.causes[id]
    )
    payment = any((event := world.abilities[id].event) is not None and event.moment == "when" for id, _ in found)
    return Around(tuple(happenings), payment)


def _of_someone(one: Happening) -> Happening:
    someone: Seat = "someone"
    changes = tuple(replace(change, of=someone) for change in one.effect.changes)
    return replace(one, effect=replace(one.effect, changes=changes)) if changes else one


def ended_by(one: Ability, edges: Sequence[Edge], about: Around, world: World) -> Reason | None:
    """Why an ability cannot wake the next for ever."""
    if limit := _limit(one, about, world.sorts):
        return limit
    if any(happening.verb == THE_END and happening.sure for happening in world.causes[one.id]):
        return Reason("over")
    found = [_bound(edge, about, world.sorts.model) for edge in edges]
    return found[0] if all(found) else None


def _limit(one: Ability, about: Around, sorts: Sorts) -> Reason | None:
    """The law that ends a ring, unless the ring itself renews it, or makes more of what it limits."""
    if any(_is_it(thing, one, sorts) for thing in _things(about.happenings, _made, sorts.model)):
        return None
    if one.laws.once and not _begins(one.laws.once, about):
        return Reason("once" if one.laws.times == 1 else "times", one.id, one.laws.once)
    readied = _things(about.happenings, _readied, sorts.model)
    if one.laws.exhausts and not any(_is_it(thing, one, sorts) for thing in readied):
        return Reason("exhausts", one.id)
    return None


def _things(found: Iterable[Happening], role: Callable[[Step], str], model: m.Model) -> Iterator[Known]:
    """The things with which a step of some sort is done, by the role that it has for them."""
    for happening in found:
        verb = verb_named(happening.verb, model)
        for step in verb.does if verb is not None else ():
            if name := role(step):
                yield dict(happening.roles).get(name)


def _made(step: Step) -> str:
    return step.element if isinstance(step, Make) else ""


def _readied(step: Step) -> str:
    return step.thing if isinstance(step, Turn) and not step.exhausted else ""


def _moved(step: Step) -> str:
    """What may be taken from where it works."""
    return step.thing if isinstance(step, Lay | Discard) else ""


def _is_it(thing: Known, one: Ability, sorts: Sorts) -> bool:
    """Whether what is made or moved may be the thing that an ability stands on."""
    own = dict(one.env).get("self")
    noun = thing.noun if isinstance(thing, What) else None
    return own is not None and is_a(noun, own.noun, sorts) != "no"


def _begins(phase: str, about: Around) -> bool:
    return any(happening.verb == f"{phase} begins" for happening in about.happenings)


def _bound(edge: Edge, about: Around, model: m.Model) -> Reason | None:
    """What runs out, so that an edge is gone along so often and no more."""
    verb = verb_named(edge.verb, model)
    if verb is not None and steps(verb, Crown):
        return Reason("won")
    ends = [next((need for need in way if _runs_out(need, about, model)), None) for way in edge.needs]
    if ends[0] is not None and all(ends):
        return Reason("full" if ends[0].up else "empty", "", ends[0].good)
    for good in sorted(edge.price):
        slot, paid = model.slots.get(good), Need(good, "someone", False)
        if slot is not None and not about.cheaper and not _turned(slot, paid, about):
            return Reason("unpaid", edge.source, good)
    return None


def _runs_out(need: Need, about: Around, model: m.Model) -> bool:
    """Whether a counter has an end, comes nearer to it each time, and is never brought back."""
    slot = model.slots.get(need.good)
    if slot is None or not need.spent:
        return False
    end = known((slot.high if need.up else slot.low) or m.Nothing())
    # What is limited by how much there is comes to an end at none, unless a bound ends it above.
    ends = (slot.low is None or (end is not None and end <= 0)) if need.held else end is not None
    return ends and not _turned(slot, need, about)


def _turned(slot: m.Slot, need: Need, about: Around) -> bool:
    """Whether what is brought is taken away again, or what is taken is brought again: by a verb, by hand, by a
    phase."""
    if slot.resets and _begins(slot.resets, about):
        return True
    apart = slot.owners == ("player",) and not slot.side
    for one in about.happenings:
        if any(_undoes(change, need, apart) for change in one.effect.changes):
            return True
        by_hand = one.verb == f"{slot.name} becomes" and not one.good
        if by_hand and (one.amount == "any" or (one.amount < 0 if need.up else one.amount > 0)):
            return True
    return False


def _undoes(change: Change, need: Need, apart: bool) -> bool:
    """`apart`: each player has one of their own."""
    if change.good != need.good or change.up == need.up:
        return False
    return not apart or {change.of, need.of} != {"you", "other"}


def refilled(edge: Edge, world: World) -> bool:
    """Whether what an event needs is always there when it comes to it: there is no bound, or just before it room is
    made."""
    return all(_always(need, edge, world) for way in edge.needs for need in way)


def _always(need: Need, edge: Edge, world: World) -> bool:
    slot = world.sorts.model.slots.get(need.good)
    if slot is None:
        return True
    if (slot.high if need.up else slot.low) is None and not need.held:
        return True
    if slot.excess == "refused" or slot.low == slot.high or need.of != "you":
        return False
    room = False
    for one in world.causes[edge.source]:
        if one.verb == edge.verb and one.good == edge.good and one.by == "you":
            if room and one.sure:
                return True
            room = False
        elif _makes_room(one, need):
            room = True
        elif not _harmless(one, need.good):
            room = False
    return False


def _makes_room(one: Happening, need: Need) -> bool:
    if not one.sure or one.amount == "any":
        return False
    if one.verb == f"{need.good} becomes" and not one.good:
        return one.by == "you" and (one.amount < 0 if need.up else one.amount > 0)
    changes = [change for change in one.effect.changes if change.good == need.good and change.of == "you"]
    return one.amount > 0 and any(change.up != need.up and change.whole for change in changes)


def _harmless(one: Happening, good: str) -> bool:
    """Whether nothing else can be done meanwhile: nobody is asked, and no other rule is gone over to."""
    if is_change(one.verb):
        return bool(one.good) or (one.sure and one.verb != f"{good} becomes")
    changes = one.effect.changes
    return bool(changes) and one.sure and not one.choice and all(change.good != good for change in changes)


def will_of(one: Ability, within: Sequence[Happening], sorts: Sorts) -> Reason | None:
    """Whose will it hangs on that the ability is used. Where it lies, nobody changes but by moving it."""
    laws = one.laws
    if laws.optional:
        return Reason("optional", one.id)
    if laws.open_until:
        return Reason("open", one.id)
    if laws.only_while is not None:
        return Reason("while", one.id)
    if laws.works_in and any(_is_it(thing, one, sorts) for thing in _things(within, _moved, sorts.model)):
        return Reason("moved", one.id, laws.works_in)
    if any(happening.verb == THE_END for happening in within):
        return Reason("may-end")
    return None
