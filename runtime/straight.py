"""What rules ask of the engine that are followed straight, each as one plain function, while a game is played on at
random. Where something is followed in blocks all the same, it lies on the stack as always, and is done to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import core
from .asking import choose, choose_good, choose_goods, choose_plain, choose_some, each_once
from .declared import Listener, Question
from .endless import too_large
from .events import hear, hear_before
from .frames import NONE, Frame
from .laws import OFFER, accept, holders, offers
from .limits import COUNTED
from .running import STRAIGHT, Unwound, call_in_blocks, fail, run
from .secret import go_on, secretly
from .several import DONE
from .straight_piles import laid_on, lies, made, off_bag, off_row, off_stack, pour
from .taking import answered, as_kept, picked

if TYPE_CHECKING:
    from .game import State


def entered(g: State, routine: int, you: int, *args: Any) -> Frame:
    """A routine has begun that catches what cannot be done, or asks: its frame."""
    f = [routine, 0, you, len(g.phases), len(g.held), *args, *g.rules.routines[routine].tail]
    g.stack.append(f)
    return f


def caught(g: State, f: Frame, gone: Unwound) -> None:
    """Something could not be done. It ended no more than a block of this routine, or it goes further."""
    if gone.frame is not f or not g.stack or g.stack[-1] is not f:
        raise gone


def played_down(g: State, floor: int) -> None:
    """What lies on the stack above a place is done to its end."""
    roll = g.roll
    assert roll is not None
    roll.deep += 1
    try:
        while len(g.stack) > floor and not g.over:
            _answered(g)
            run(g, floor)
    finally:
        roll.deep -= 1


def _answered(g: State) -> None:
    """Whatever is asked is answered, in secret worlds too."""
    roll = g.roll
    assert roll is not None
    while g.worlds is not None:
        if go_on(g) and g.raised:
            hear(g)
    while g.seat >= 0:
        if not answered(g):
            roll.seen(g)


def heard(g: State) -> None:
    """What was raised is heard, and what it wakes is done."""
    floor = len(g.stack)
    hear(g)
    if len(g.stack) > floor:
        played_down(g, floor)


# ---- other rules


def called(g: State, routine: int, you: int, *args: Any) -> None:
    """A routine is followed to its end."""
    straight = g.straight
    assert straight is not None and g.roll is not None
    known = straight.routines.get(routine)
    if known is not None and g.roll.deep < STRAIGHT:
        g.roll.deep += 1
        try:
            known(g, you, *args)
        finally:
            g.roll.deep -= 1
        return
    floor = len(g.stack)
    call_in_blocks(g, routine, you, *args)
    played_down(g, floor)


def called_before(g: State, routine: int, you: int, *args: Any) -> None:
    """The same of a rule before which somebody may do something."""
    if undisturbed(g, routine, you, *args):
        called(g, routine, you, *args)


def undisturbed(g: State, routine: int, you: int, *args: Any) -> bool:
    """Whether nobody does something before a rule. Else it has been done, as far as it could be."""
    one = g.rules.routines[routine]
    if one.whole is None and not g.raised:
        heard = _heard_by(g, one.before, you, args)
        if heard is None:
            return True
        if g.straight is not None and one.before in g.straight.only_cancelled:
            return False
    floor = len(g.stack)
    call_in_blocks(g, routine, you, *args)
    if one.whole is not None and not one.whole(g, you, *args):
        try:
            fail(g)
        except Unwound as gone:
            if gone.depth != floor:
                raise
            return False
    if not hear_before(g, one.before):
        g.stack.pop()
        return True
    played_down(g, floor)
    return False


def _heard_by(g: State, event: int, seat: int, args: tuple[Any, ...]) -> Listener | None:
    """An ability that hears what is about to happen as it is."""
    given = (seat, *args)
    for one in g.rules.befores[event]:
        hears, reach = one.hears, None if one.reach is None else one.reach - 1
        for thing, owner in holders(g, one.of, one.laws, seat if seat >= 0 else 0):
            if hears is None or hears(g, owner, thing, *given[:reach]):
                return one
    return None


def followed(g: State, you: int, thing: int) -> None:
    """The lines of a thing are done."""
    if thing < 0:
        return
    straight, element = g.straight, g.of[thing]
    assert straight is not None
    known = straight.lines.get(element)
    if known is not None:
        known(g, you, thing)
        return
    lines = g.rules.lines.get(element)
    if lines is None:
        return
    if lines.__class__ is int:
        called(g, lines, you, thing)
    else:
        lines(g, you, thing)


def paid(g: State, f: Frame, price: core.Price, rest: Callable[[], Any] | None = None) -> None:
    floor = len(g.stack)
    core.pay(g, f, price, rest)
    if len(g.stack) > floor:
        played_down(g, floor)


def treated(g: State, you: int, what: int, other: int) -> None:
    floor = len(g.stack)
    core.treat(g, you, what, other)
    if len(g.stack) > floor:
        played_down(g, floor)


def done_before(g: State, verb: str, run: Any, *args: Any) -> None:
    """A verb before which somebody may do something."""
    floor = len(g.stack)
    if core.do_before(g, verb, run, *args):
        played_down(g, floor)


def goods_done(g: State, verb: str, run: Any, you: int, loser: int, goods: Any, *rest: Any) -> None:
    """A verb done with goods that may leave open which they are."""
    floor = len(g.stack)
    core.do_goods(g, verb, run, you, loser, goods, *rest)
    if len(g.stack) > floor:
        played_down(g, floor)


def apart(g: State, part: int, *given: Any) -> None:
    """Each seat follows the same lines, unseen by the others."""
    if not secretly(g, part, *given):
        _answered(g)


def one_after_the_other(g: State, part: Callable[..., None], *given: Any) -> None:
    """The same, where nobody touches anything but what is their own: then no seat needs a world of its own."""
    before, more = g.shown, list[tuple[int, int]]()
    g.apart = True
    try:
        for seat in g.seats:
            known = g.shown
            part(g, seat, *given)
            if g.shown is not known:
                more += [one for one in g.shown if one not in known]
    finally:
        g.apart = False
    if g.shown is not before:
        # As worlds are joined: what has been there before, then what each has shown.
        g.shown = [one for one in before if one in g.shown] + [one for one in more if one in g.shown]


# ---- questions


def way(g: State, f: Frame, to: int, seat: int, question: Question, options: list[int]) -> int:
    """Which of several ways to go on."""
    if not options:
        fail(g)
    if len(options) == 1 and not g.apart:
        return options[0]
    assert g.roll is not None
    return picked(g, g.roll, seat, options)


def way_or_offer(g: State, f: Frame, to: int, seat: int, question: Question, options: list[int]) -> int:
    """The same, with the abilities that lie open; none of the ways where one of those was done."""
    g.offered = offers(g, seat)
    options += [OFFER + n for n in range(len(g.offered))]
    chosen = way(g, f, to, seat, question, options)
    if chosen < OFFER:
        return chosen
    floor = len(g.stack)
    accept(g, g.offered[chosen - OFFER])
    played_down(g, floor)
    return NONE


def more(g: State, place: int, many: int) -> None:
    """So much more of a good of which a seat can always have more."""
    if many > 0:
        g.s[place] += many
        if g.s[place] > COUNTED:
            raise too_large(g)


def first_of_each(g: State, things: Sequence[int]) -> Sequence[int]:
    """Of several things in one bag, where copies differ in nothing else, the first of those that are alike; in the
    order of the rules."""
    if len(things) < 2:
        return things
    if min(things) < g.rules.size:
        return each_once(g, things)
    of, first = g.of, dict[int, int]()
    for thing in things:
        first.setdefault(of[thing], thing)
    return [first[element] for element in sorted(first)]


def up_to_one(g: State, routine: int, you: int, seat: int, question: Question, things: Sequence[int]) -> list[int]:
    """One of several things, or none."""
    options = things if question.once else each_once(g, things)
    if not options:
        return []
    if g.apart or not as_kept(g, question, options):
        found: list[int] = CHOOSES_SOME(g, routine, you, seat, question, things, 0, 1)
        return found
    roll = g.roll
    assert roll is not None
    option = picked(g, roll, seat, [*options, DONE])
    return [] if option == DONE else [option]


def _asker(ask: Callable[..., int]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """A question as a rule with a frame asks it, and as one without."""

    def asks(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int], *many: int) -> Any:
        if ask(g, f, to, seat, question, things, *many) < 0:
            _answered(g)
        return f[question.into]

    def unframed(
        g: State, routine: int, you: int, seat: int, question: Question, things: Sequence[int], *many: int
    ) -> Any:
        f = [routine, 0, you, len(g.phases), len(g.held), *g.rules.routines[routine].tail]
        f += [NONE] * (question.into + 1 - len(f))
        g.stack.append(f)
        if ask(g, f, 0, seat, question, things, *many) < 0:
            _answered(g)
        g.stack.pop()
        return f[question.into]

    return asks, unframed


AT_HAND: dict[str, Any] = {
    "entered": entered,
    "caught": caught,
    "heard": heard,
    "called": called,
    "called_before": called_before,
    "undisturbed": undisturbed,
    "followed": followed,
    "paid": paid,
    "treated": treated,
    "done_before": done_before,
    "goods_done": goods_done,
    "apart": apart,
    "one_after_the_other": one_after_the_other,
    "way": way,
    "way_or_offer": way_or_offer,
    "up_to_one": up_to_one,
    "first_of_each": first_of_each,
    "more": more,
    "off_stack": off_stack,
    "off_bag": off_bag,
    "off_row": off_row,
    "pour": pour,
    "lies": lies,
    "laid_on": laid_on,
    "made": made,
    "DONE": DONE,
    "Unwound": Unwound,
}
"""What is at hand in functions that are followed straight, under these names behind a line."""
for one in (choose, choose_good, choose_goods, choose_plain, choose_some):
    AT_HAND[one.__name__], AT_HAND[f"{one.__name__}_unframed"] = _asker(one)
CHOOSES_SOME = AT_HAND["choose_some_unframed"]
