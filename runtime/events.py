"""Who hears what: abilities woken by what has happened, done in the order in which it happened.

Of one event, the abilities of one player are ordered by that player, where it can matter; those of several act in turn
order from whoever caused it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .awaited import event_of
from .declared import Listener
from .frames import BEFORE, CHECK, FIRST, ORDER, ROUTINE, USE, VERB
from .laws import awake, holders, lawful
from .values import both

if TYPE_CHECKING:
    from .game import State

Event = tuple[Any, ...]
Woken = tuple[Listener, int, int, tuple[Any, ...]]
"""An ability, its thing, whose, and the named values with which it begins."""


def hear(g: State) -> None:
    """What was raised is heard: what it wakes goes on the stack, or lies open."""
    raised, g.raised = g.raised, []
    if g.held:
        g.held[-1] += raised
        return
    if g.apart:
        # What is done in secret is heard when all are done.
        g.kept = g.kept + raised
        return
    frames: list[list[Any]] = []
    for event in raised:
        frames += _woken_by(g, event)
    g.stack += reversed(frames)


def happened(g: State, event: Event) -> None:
    """Something has happened. Who hears it is seen now, by the laws as they are now; it is heard at the next pause."""
    some = g.rules.hearing.get(event[0], ())
    if not some and not g.held:
        return
    seat, at = event[1] if event[1] >= 0 else 0, g.at
    woken: list[tuple[int, int, int, tuple[Any, ...]]] = []
    for alone, working, one in some:
        if alone >= 0 and at[alone] not in working:
            continue
        laws = one.laws
        if laws.open_until >= 0 and laws.open_until not in g.phases:
            continue  # what it would lie open until is not going on
        for thing, owner in holders(g, one.of, laws, seat):
            if one.hears is not None and not one.hears(g, owner, thing, *event[1 : one.reach]):
                continue
            if lawful(g, laws, one.id, thing, owner):
                woken.append((one.number, thing, owner, args_of(g, one, thing, event)))
    if woken or (g.held and event[0] in g.rules.becoming):
        g.raised.append((*event, woken))


def _woken_by(g: State, event: Event) -> list[list[Any]]:
    """Of one event, the frames of those who hear it, the first first."""
    seat = event[1] if event[1] >= 0 else 0
    rules: list[Woken] = []
    owned: dict[int, list[Woken]] = {}
    for number, thing, owner, args in event[-1]:
        one = g.rules.listener(number)
        woken = (one, thing, owner, tuple(args))
        if one.laws.open_until >= 0:
            offer = (one.id, thing, owner, woken[3], one.laws.open_until)
            if one.laws.open_until in g.phases and offer not in g.offers:
                g.offers = [*g.offers, offer]
        elif thing < 0:
            rules.append(woken)
        else:
            owned.setdefault(owner, []).append(woken)
    found = [use_frame(g, one) for one in rules]
    for owner in g.clockwise[seat]:
        found += _ordered(g, owner, owned.get(owner, []))
    return found


def _ordered(g: State, owner: int, woken: list[Woken]) -> list[list[Any]]:
    """The abilities of one player, who is asked for their order where it can matter."""
    if not _order_matters(g, woken):
        return [use_frame(g, one) for one in woken]
    waiting = [(one.number, thing, args) for one, thing, _, args in woken]
    return [[ORDER, 0, owner, len(g.phases), len(g.held), waiting, -1]]


def _order_matters(g: State, woken: list[Woken]) -> bool:
    for n, (one, thing, _, _) in enumerate(woken):
        for other, another, _, _ in woken[n + 1 :]:
            same = one.id == other.id and thing == another
            if not same and g.rules.clash(one.id, other.id):
                return True
    return False


def use_frame(g: State, woken: Woken) -> list[Any]:
    """An ability that waits for its turn: then its laws are looked at again."""
    one, thing, owner, args = woken
    return [USE, 0, owner, len(g.phases), len(g.held), one.number, thing, args, -1]


def args_of(g: State, one: Listener, thing: int, event: Event) -> tuple[Any, ...]:
    """The named values with which an ability begins: what took part in the event, by the places it takes them from."""
    return tuple(
        thing if at == 0 else event[at] if at > 0 else g.paid[-10 - at] if at <= -10 else -1 for at in one.takes
    )


def settled(events: list[Event], becomes: frozenset[int]) -> list[Event]:
    """What was done together, as it is heard: of each thing that became something, only what it is in the end."""
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
    """What was held back is heard from here on."""
    held = [*g.held.pop(), *g.raised]
    g.raised = []
    if g.held:
        g.held[-1] += held
    else:
        g.raised = settled(held, g.rules.becoming)


# ---- before


def can_come_before(g: State, event: int, seat: int, args: tuple[Any, ...]) -> bool:
    """Whether what must come before a rule can be begun, as far as the seat can see it: its own, and what is no
    card's."""
    heard = (event, seat, *args)
    for one in awake(g, g.rules.before_it.get(event, ())):
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
    """Whether an ability that everybody can see would cancel what a seat is about to do."""
    heard = (event, seat, *args)
    return any(
        (one.hears is None or one.hears(g, owner, thing, *heard[1 : one.reach]))
        and lawful(g, one.laws, one.id, thing, owner)
        and one.cancels(g, owner, thing, *heard[1 : one.reach])
        for one in awake(g, g.rules.before_it.get(event, ()))
        if one.cancels is not None
        for thing, owner in holders(g, one.of, one.laws, seat)
    )


def price_before(g: State, event: int, seat: int, args: tuple[Any, ...]) -> Any:
    """What abilities ask a seat to pay before it does something: its own, and what is no card's."""
    heard = (event, seat, *args)
    return both(
        *(
            one.toll(g, owner, thing, *heard[1 : one.reach])
            for one in awake(g, g.rules.before_it.get(event, ()))
            if one.toll is not None
            for thing, owner in holders(g, one.of, one.laws, seat)
            if owner == seat
            and (one.hears is None or one.hears(g, owner, thing, *heard[1 : one.reach]))
            and lawful(g, one.laws, one.id, thing, owner)
        )
    )


def hear_before(g: State, event_number: int) -> bool:
    """Abilities that come before what lies on top of the stack lie above it, so that they are done first: in turn order
    from whoever acts. Whether there are any."""
    awaited = len(g.stack) - 1
    event = event_of(g, awaited)
    seat = event[1] if event[1] >= 0 else 0
    now: dict[int, list[tuple[Listener, int]]] = {}
    later: dict[int, list[tuple[Listener, int]]] = {}
    for one in awake(g, g.rules.before_it.get(event_number, ())):
        at_it: list[int] | None = None
        for thing, owner in holders(g, one.of, one.laws, seat):
            if at_it is None:
                at_it = [f[FIRST] for f in g.stack if f[ROUTINE] == one.routine]
            # One ability changes one event once, and never what it put there itself.
            if thing in at_it:
                continue
            hears = one.hears is None or one.hears(g, owner, thing, *event[1 : one.reach])
            (now if hears else later).setdefault(owner, []).append((one, thing))
    if not now and (g.stack[awaited][ROUTINE] == VERB or not g.raised):
        return False  # nothing changes the event, so those that do not hear it as it is never will
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
        # What does not hear it as it is may hear it once another has changed it.
        frames += [before_frame(g, one, thing, owner, awaited) for one, thing in later.get(owner, [])]
    if frames:
        g.stack.append([CHECK, 0, g.stack[awaited][2], len(g.phases), len(g.held), awaited, tuple(event)])
        g.stack += reversed(frames)
    return bool(frames)


def before_frame(g: State, one: Listener, thing: int, owner: int, awaited: int) -> list[Any]:
    """An ability that waits for its turn to come before something."""
    return [BEFORE, 0, owner, len(g.phases), len(g.held), one.number, thing, awaited, -1]
