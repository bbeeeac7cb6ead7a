"""Events and the abilities that hear them, in the order in which events happened.

For one event, each player orders that player's own abilities, where the order can matter. Abilities of several players
resolve in turn order, beginning with the player who caused the event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .awaited import event_of
from .declared import Listener
from .frames import BEFORE, CHECK, FIRST, ORDER, ROUTINE, USE, VERB
from .laws import active, holders, lawful
from .values import both

if TYPE_CHECKING:
    from .game import State

Event = tuple[Any, ...]
Triggered = tuple[Listener, int, int, tuple[Any, ...]]
"""An ability that has triggered: its thing, its owner, and the named values with which it begins."""


def hear(g: State) -> None:
    """Lets abilities hear the raised events: those that trigger go on the stack, or are offered."""
    raised, g.raised = g.raised, []
    if g.held:
        g.held[-1] += raised
        return
    if g.apart:
        # Events of a secret part are heard when all seats are done.
        g.kept = g.kept + raised
        return
    frames: list[list[Any]] = []
    for event in raised:
        frames += _triggered_by(g, event)
    g.stack += reversed(frames)


def happened(g: State, event: Event) -> None:
    """Raises an event. Which abilities hear it is decided now, by the current laws; they run at the next pause."""
    some = g.rules.hearing.get(event[0], ())
    if not some and not g.held:
        return
    seat, at = event[1] if event[1] >= 0 else 0, g.at
    triggered: list[tuple[int, int, int, tuple[Any, ...]]] = []
    for alone, working, one in some:
        if alone >= 0 and at[alone] not in working:
            continue
        laws = one.laws
        if laws.open_until >= 0 and laws.open_until not in g.phases:
            continue  # the phase until which it would be offered is not running
        for thing, owner in holders(g, one.of, laws, seat):
            if one.hears is not None and not one.hears(g, owner, thing, *event[1 : one.reach]):
                continue
            if lawful(g, laws, one.id, thing, owner):
                triggered.append((one.number, thing, owner, args_of(g, one, thing, event)))
    if triggered or (g.held and event[0] in g.rules.becoming):
        g.raised.append((*event, triggered))


def _triggered_by(g: State, event: Event) -> list[list[Any]]:
    """For one event, the frames of the abilities that hear it, the first one first."""
    seat = event[1] if event[1] >= 0 else 0
    rules: list[Triggered] = []
    owned: dict[int, list[Triggered]] = {}
    for number, thing, owner, args in event[-1]:
        one = g.rules.listener(number)
        triggered = (one, thing, owner, tuple(args))
        if one.laws.open_until >= 0:
            offer = (one.id, thing, owner, triggered[3], one.laws.open_until)
            if one.laws.open_until in g.phases and offer not in g.offers:
                g.offers = [*g.offers, offer]
        elif thing < 0:
            rules.append(triggered)
        else:
            owned.setdefault(owner, []).append(triggered)
    found = [use_frame(g, one) for one in rules]
    for owner in g.clockwise[seat]:
        found += _ordered(g, owner, owned.get(owner, []))
    return found


def _ordered(g: State, owner: int, triggered: list[Triggered]) -> list[list[Any]]:
    """The triggered abilities of one player, who chooses their order where it can matter."""
    if not _order_matters(g, triggered):
        return [use_frame(g, one) for one in triggered]
    waiting = [(one.number, thing, args) for one, thing, _, args in triggered]
    return [[ORDER, 0, owner, len(g.phases), len(g.held), waiting, -1]]


def _order_matters(g: State, triggered: list[Triggered]) -> bool:
    for n, (one, thing, _, _) in enumerate(triggered):
        for other, another, _, _ in triggered[n + 1 :]:
            same = one.id == other.id and thing == another
            if not same and g.rules.clash(one.id, other.id):
                return True
    return False


def use_frame(g: State, triggered: Triggered) -> list[Any]:
    """The frame of an ability that waits for its turn; its laws are tested again then."""
    one, thing, owner, args = triggered
    return [USE, 0, owner, len(g.phases), len(g.held), one.number, thing, args, -1]


def args_of(g: State, one: Listener, thing: int, event: Event) -> tuple[Any, ...]:
    """The named values with which an ability begins: the parts of the event, from the places in which the event has
    them."""
    return tuple(
        thing if at == 0 else event[at] if at > 0 else g.paid[-10 - at] if at <= -10 else -1 for at in one.takes
    )


def settled(events: list[Event], becomes: frozenset[int]) -> list[Event]:
    """Events of a `together`, as they are heard: of each thing that became something, only the last value."""
    first: dict[int, Any] = {}
    last: dict[int, int] = {}
    for n, event in enumerate(events):
        if event[0] in becomes:
            first.setdefault(event[5], event[6])
            last[event[5]] = n
    return [
        event
        for n, event in enumerate(events)
        if event[0] not in becomes or (last[event[5]] == n and first[event[5]] != event[4])
    ]


def release(g: State) -> None:
    """Releases the events that were held back."""
    held = [*g.held.pop(), *g.raised]
    g.raised = []
    if g.held:
        g.held[-1] += held
    else:
        g.raised = settled(held, g.rules.becoming)


# ---- before


def can_come_before(g: State, event: int, seat: int, args: tuple[Any, ...]) -> bool:
    """Whether everything that must happen before a rule can begin, as far as the seat can see: by its own abilities,
    and those that no card has."""
    heard = (event, seat, *args)
    for one in active(g, g.rules.before_it.get(event, ())):
        if one.laws.optional or one.can is None:
            continue
        for thing, owner in holders(g, one.of, one.laws, seat):
            mine = owner == seat and (one.hears is None or one.hears(g, owner, thing, *heard[1 : one.reach]))
            if (
                mine
                and lawful(g, one.laws, one.id, thing, owner)
                and not one.can(g, owner, *args_of(g, one, thing, heard))
            ):
                return False
    return True


def cancelled(g: State, event: int, seat: int, args: tuple[Any, ...]) -> bool:
    """Whether an ability would cancel an event, as far as the seat can see."""
    heard = (event, seat, *args)
    return any(
        (one.hears is None or one.hears(g, owner, thing, *heard[1 : one.reach]))
        and lawful(g, one.laws, one.id, thing, owner)
        and one.cancels(g, owner, thing, *heard[1 : one.reach])
        for one in active(g, g.rules.before_it.get(event, ()))
        if one.cancels is not None
        for thing, owner in holders(g, one.of, one.laws, seat)
    )


def price_before(g: State, event: int, seat: int, args: tuple[Any, ...]) -> Any:
    """The prices that abilities ask of a seat before an event: by its own abilities, and those that no card has."""
    heard = (event, seat, *args)
    return both(
        *(
            one.toll(g, owner, thing, *heard[1 : one.reach])
            for one in active(g, g.rules.before_it.get(event, ()))
            if one.toll is not None
            for thing, owner in holders(g, one.of, one.laws, seat)
            if owner == seat
            and (one.hears is None or one.hears(g, owner, thing, *heard[1 : one.reach]))
            and lawful(g, one.laws, one.id, thing, owner)
        )
    )


def hear_before(g: State, event_number: int) -> bool:
    """Puts the abilities that act before the top of the stack above it, so that they run first, in turn order from the
    acting seat. Whether there are any."""
    awaited = len(g.stack) - 1
    event = event_of(g, awaited)
    seat = event[1] if event[1] >= 0 else 0
    now: dict[int, list[tuple[Listener, int]]] = {}
    later: dict[int, list[tuple[Listener, int]]] = {}
    for one in active(g, g.rules.before_it.get(event_number, ())):
        at_it: list[int] | None = None
        for thing, owner in holders(g, one.of, one.laws, seat):
            if at_it is None:
                at_it = [f[FIRST] for f in g.stack if f[ROUTINE] == one.routine]
            # An ability changes an event once, and never a role that it has set itself.
            if thing in at_it:
                continue
            hears = one.hears is None or one.hears(g, owner, thing, *event[1 : one.reach])
            (now if hears else later).setdefault(owner, []).append((one, thing))
    if not now and (g.stack[awaited][ROUTINE] == VERB or not g.raised):
        return False  # nothing changes the event, so an ability that does not hear it now never will
    if not now and not later:
        return False
    frames: list[list[Any]] = []
    for owner in g.clockwise[seat]:
        mine = now.get(owner, [])
        cards = [(one, thing) for one, thing in mine if thing >= 0 and not one.laws.optional]
        if len({one.id for one, _ in cards}) > 1:
            waiting = [(one.number, thing, awaited) for one, thing in cards]
            others = [(one, thing) for one, thing in mine if (one, thing) not in cards]
            frames += [before_frame(g, one, thing, owner, awaited) for one, thing in others]
            frames.append([ORDER, 0, owner, len(g.phases), len(g.held), waiting, -1])
        else:
            frames += [before_frame(g, one, thing, owner, awaited) for one, thing in mine]
        # An ability that does not hear the event as it is may hear it after another ability has changed it.
        frames += [before_frame(g, one, thing, owner, awaited) for one, thing in later.get(owner, [])]
    if frames:
        g.stack.append([CHECK, 0, g.stack[awaited][2], len(g.phases), len(g.held), awaited, tuple(event)])
        g.stack += reversed(frames)
    return bool(frames)


def before_frame(g: State, one: Listener, thing: int, owner: int, awaited: int) -> list[Any]:
    """The frame of an ability that waits to act before an event."""
    return [BEFORE, 0, owner, len(g.phases), len(g.held), one.number, thing, awaited, -1]
