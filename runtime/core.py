"""Routines that every game has: payments, optional abilities, the order of triggered abilities, counting as another
thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import counting, payments
from .asking import asked
from .awaited import event_of, fits
from .declared import Listener, Question, Routine
from .events import args_of, before_frame, hear_before, use_frame
from .frames import AT, EDGE, FIRST, PAY, TREAT, VERB, WHICH, YOU, Frame
from .laws import consume, usable
from .open_goods import open_ways
from .running import begin, call, call_in_blocks, end, fail

if TYPE_CHECKING:
    from .game import State

YES_NO = Question(-1, "use-ability", "", into=8)
WHICH_FIRST = Question(-2, "order", "", into=6)
HOW_TO_PAY = Question(-3, "pay", "", into=7)
BY_WHICH = Question(-4, "count-as", "", into=7)
WHICH_GOODS = Question(-5, "either", "", into=8)
Price = tuple[Any, ...]
"""The seat, the goods, and what else is known of a payment."""

CORE_QUESTIONS = (YES_NO, WHICH_FIRST, HOW_TO_PAY, BY_WHICH, WHICH_GOODS)


def _use(g: State, f: Frame) -> bool:
    """A triggered ability whose turn it is: [listener, thing, named values, answer]."""
    one = g.rules.listener(f[5])
    if f[AT] == 0:
        if not usable(g, one, f[6], f[YOU], f[7]):
            g.stack.pop()
            return True
        if one.laws.optional:
            return _ask_whether(g, f)
    elif f[8] != 1:
        g.stack.pop()
        return True
    return _used(g, f, one, f[6], f[7])


def _ask_whether(g: State, f: Frame) -> bool:
    f[AT] = 1
    return asked(g, f, f[YOU], YES_NO, [1, 0])


def _used(g: State, f: Frame, one: Listener, thing: int, args: tuple[Any, ...], *more: int) -> bool:
    g.stack.pop()
    consume(g, one.laws, one.id, thing, f[YOU])
    if more:
        call_in_blocks(g, one.routine, f[YOU], *args)
        g.stack[-1] += more
    else:
        call(g, one.routine, f[YOU], *args)
    return True


def _order(g: State, f: Frame) -> bool:
    """Several abilities of one player that one event has triggered: [those that wait, answer]."""
    waiting: list[Any] = f[5]
    if f[AT] == 1:
        listener, thing, args = waiting[f[6]]
        # The list may be shared with a copy of the game, so a new one is made.
        f[5], f[AT] = waiting[: f[6]] + waiting[f[6] + 1 :], 0
        one = g.rules.listener(listener)
        if isinstance(args, int):  # it acts before the event at that place of the stack
            g.stack.append(before_frame(g, one, thing, f[YOU], args))
        else:
            g.stack.append(use_frame(g, (one, thing, f[YOU], args)))
        return True
    if not waiting:
        g.stack.pop()
        return True
    f[AT] = 1
    return asked(g, f, f[YOU], WHICH_FIRST, list(range(len(waiting))))


def _pay(g: State, f: Frame) -> bool:
    """A payment: [price, ways, answer]."""
    g.stack.pop()
    price: Price = (*f[5], None)
    seat, cost, names = price[:3]
    payments.settle(g, seat, cost, names, f[6][f[7]])
    return True


def _treat(g: State, f: Frame) -> bool:
    """Counting a thing as another: [thing, other, answer]."""
    g.stack.pop()
    answer: int = f[7]
    entry, holder = counting.ways(g, f[YOU], f[5], f[6])[answer]
    counting.use(g, f[YOU], entry, holder)
    return True


def _which(g: State, f: Frame) -> bool:
    """A verb whose goods a player has chosen: [verb, ways, -, answer, its other roles]."""
    g.stack.pop()
    for good, many in f[6][f[8]].items():
        g.rules.verbs[f[5]].run(g, f[YOU], good, many, *f[9:])
    return True


def _before(g: State, f: Frame) -> bool:
    """An ability that may act before an awaited event: [listener, thing, place of the event on the stack, answer]."""
    one = g.rules.listener(f[5])
    awaited = g.stack[f[7]]
    if awaited[AT] < 0 or (f[AT] == 1 and f[8] != 1):
        g.stack.pop()
        return True
    event = event_of(g, f[7])
    args = args_of(g, one, f[6], event)
    if f[AT] == 0:
        if one.hears is not None and not one.hears(g, f[YOU], f[6], *event[1 : one.reach]):
            g.stack.pop()
            return True
        if not usable(g, one, f[6], f[YOU], args):
            g.stack.pop()
            return True
        if one.laws.optional:
            return _ask_whether(g, f)
    return _used(g, f, one, f[6], args, f[7])


def _check(g: State, f: Frame) -> bool:
    """An awaited event after all abilities before it: a role that they have changed must still fit. [place of the
    event, as it was]"""
    g.stack.pop()
    awaited = g.stack[f[5]]
    if awaited[AT] < 0 or tuple(event_of(g, f[5])) == f[6]:
        return True
    one = g.rules.routine(awaited)
    named = {name: awaited[FIRST + n] for n, (_, name, _) in enumerate(one.params)}
    for (role, name, _), before in zip(one.params, f[6][2:], strict=False):
        if named[name] != before and not fits(g, one, role, awaited[YOU], named, named[name]):
            awaited[AT] = -1
    return True


def _verb(g: State, f: Frame) -> bool:
    """A verb before which an ability could act: [verb, its roles]."""
    g.stack.pop()
    g.rules.verbs[f[5]].run(g, *f[6:])
    return True


def _edge(g: State, f: Frame) -> bool:
    """A phase that begins or ends: [phase, seat, event, the block in which the routine goes on; for an end, none]."""
    g.stack.pop()
    if f[8] >= 0:
        begin(g, f[5], f[6])
        g.stack[-1][AT] = f[8]
    else:
        end(g)
    return True


CORE = [
    Routine("core:use", "core", "", _use),
    Routine("core:order", "core", "", _order),
    Routine("core:pay", "core", "", _pay),
    Routine("core:treat", "core", "", _treat),
    Routine("core:which", "core", "", _which),
    Routine("core:before", "core", "", _before),
    Routine("core:check", "core", "", _check),
    Routine("core:verb", "core", "", _verb),
    Routine("core:edge", "core", "", _edge),
]


# ---- what the rules hand over to


def pay(g: State, f: Frame, price: Price, rest: Callable[[], Any] | None = None) -> bool:
    """Pays a price in one of the possible ways, so that the rest stays possible. Without such a way, what is around it
    ends."""
    whole: Price = (*price, None)
    seat, cost, names = whole[:3]
    found = payments.ways(g, seat, cost, names)
    if len(found) > 1 and rest is not None:
        found = [way for way in found if payments.after(g, seat, cost, names, way, rest)] or found
    if not found:
        return fail(g)
    if len(found) == 1 and not g.forced:
        payments.settle(g, seat, cost, names, found[0])
        return True
    frame: Frame = [PAY, 0, seat, len(g.phases), len(g.held), price, found, -1]
    g.stack.append(frame)
    return asked(g, frame, seat, HOW_TO_PAY, list(range(len(found))))


def treat(g: State, you: int, what: int, other: int) -> bool:
    if what >= 0 and other >= 0 and counting.is_a(g, what, other):
        return True
    found = counting.ways(g, you, what, other) if what >= 0 and other >= 0 else []
    if not found:
        return fail(g)
    if len(found) == 1 and not g.forced:
        counting.use(g, you, *found[0])
        return True
    frame: Frame = [TREAT, 0, you, len(g.phases), len(g.held), what, other, -1]
    g.stack.append(frame)
    return asked(g, frame, you, BY_WHICH, list(range(len(found))))


def do_goods(g: State, verb: str, run: Any, you: int, loser: int, goods: Any, *rest: Any) -> bool:
    """A verb with goods that may be open: a seat chooses which goods come, or which goods somebody loses."""
    found = open_ways(g, goods, loser)
    if not found:
        return True
    if len(found) == 1 and not (g.forced and isinstance(goods, list)):
        for good, many in found[0].items():
            run(g, you, good, many, *rest)
        return True
    frame: Frame = [WHICH, 0, you, len(g.phases), len(g.held), verb, found, -1, -1, *rest]
    g.stack.append(frame)
    return asked(g, frame, you, WHICH_GOODS, list(range(len(found))))


def do_before(g: State, verb: str, run: Any, *args: Any) -> bool:
    """A verb before which an ability may act. It is done at once where no ability does, and waits otherwise."""
    known = g.rules.verbs[verb]
    given = dict(zip(known.takes, args, strict=True))
    if given.get("many", 1) <= 0 or given.get("what", 0) < 0:
        return False  # nothing of it can happen
    g.stack.append([VERB, 0, args[0], len(g.phases), len(g.held), verb, *args])
    if hear_before(g, known.before):
        return True
    g.stack.pop()
    run(g, *args)
    return False


def begin_before(g: State, phase: int, seat: int, to: int) -> None:
    """Begins a phase, unless an ability stops it; only then do the lines of the phase run."""
    _edge_before(g, phase, seat, f"{g.rules.phases[phase]} begins", to)


def end_before(g: State, phase: int) -> None:
    _edge_before(g, phase, g.phase_seats[-1], f"{g.rules.phases[phase]} ends", -1)


def _edge_before(g: State, phase: int, seat: int, name: str, to: int) -> None:
    event = g.rules.events[name]
    g.stack.append([EDGE, 0, max(seat, 0), len(g.phases), len(g.held), phase, seat, event, to])
    hear_before(g, event)
