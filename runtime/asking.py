"""Questions to a seat, and what an answer does. Options are ints; they get names at the edge of the runtime.

Each function returns the block in which the rule goes on, where there is only one answer or a roll-out answers at once;
else a number below 0 that says why the rule does not go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .declared import Question
from .frames import AT, Frame
from .laws import OFFER, accept, offers
from .running import fail
from .several import DONE, Many
from .slots import held_good
from .taking import answered, as_kept, offered, picked

if TYPE_CHECKING:
    from .game import State

ASKED = -1
"""The question must be answered first."""
AWAY = -2
"""The rule does not go on here: another one comes first, or there is nothing to choose and the rule ends."""


def asked(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> bool:
    """Asks a seat. Whether the answer is known at once: a question with one answer is not asked, unless it is secret
    whether there was a choice."""
    if len(options) == 1 and not g.apart and not g.forced:
        f[question.into] = options[0]
        return True
    roll = g.roll
    if roll is not None and roll.left and as_kept(g, question, options):
        f[question.into] = picked(g, roll, seat, options)
        return True
    g.seat, g.question, g.options = seat, question, options
    return roll is not None and answered(g)


def failed(g: State) -> int:
    fail(g)
    return AWAY


def choose(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int]) -> int:
    """One thing. Without any option, what is around the question ends."""
    f[AT] = to
    if seat < 0:
        return failed(g)
    options = list(things) if question.once else each_once(g, things)
    if not options:
        return failed(g)
    return to if asked(g, f, seat, question, options) else ASKED


def choose_plain(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int]) -> int:
    """One of several different things that have no copies and lie in no pile. The list may be one that is kept: options
    are never changed in place."""
    f[AT] = to
    options = things if isinstance(things, list) else list(things)
    if len(things) > 1 and seat >= 0:
        if g.roll is not None and g.roll.left:
            f[question.into] = picked(g, g.roll, seat, options)
            return to
        g.seat, g.question, g.options = seat, question, options
        return ASKED
    if not things or seat < 0:
        return failed(g)
    return to if asked(g, f, seat, question, options) else ASKED


def each_once(g: State, things: Sequence[int]) -> list[int]:
    """The first of each group of equal copies in one pile."""
    if len(things) == 1:
        return [things[0]]
    options: list[int]
    if g.exhausted or g.grown:
        options = [group[0] for group in alike(g, things)]
        bagged = g.rules.has_bags and in_a_bag(g, options)
    else:
        size, piles, bags, of, at = g.rules.size, g.rules.many_piles + 1, g.rules.bags, g.of, g.at
        seen: set[int] = set()
        options, bagged = [], False
        for thing in things:
            here = at[thing]
            same = thing if thing < size else size + of[thing] * piles + here + 1
            if same not in seen:
                seen.add(same)
                options.append(thing)
                if here >= 0 and bags[here]:
                    bagged = True
    if bagged:
        options.sort(key=g.of.__getitem__)
    return options


def in_a_bag(g: State, things: Sequence[int]) -> bool:
    """Whether one of the things lies in a bag: the options are then in the order of the rules."""
    return any(g.at[thing] >= 0 and g.rules.bags[g.at[thing]] for thing in things)


def alike(g: State, things: Sequence[int]) -> list[list[int]]:
    """Groups of equal copies in one pile."""
    found: dict[Any, list[int]] = {}
    size, of, at = g.rules.size, g.of, g.at
    for thing in dict.fromkeys(things):
        if thing < size:
            found[thing] = [thing]
        else:
            same = (of[thing], at[thing], thing in g.exhausted, *(kept[thing] for kept in g.grown))
            found.setdefault(same, []).append(thing)
    return list(found.values())


def choose_some(
    g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int], least: int, most: int
) -> int:
    """Several things, one after the other."""
    if most == 1 and least <= 0 and seat >= 0 and not g.apart and not g.forced:
        return _one_or_none(g, f, to, seat, question, things)
    groups = alike(g, things)
    if g.rules.has_bags and in_a_bag(g, things):
        groups.sort(key=lambda group: g.of[group[0]])
    flat = [thing for group in groups for thing in group]
    heads = {group[0] for group in groups}
    like = [n for n, thing in enumerate(flat) if thing not in heads]
    return _several(g, f, to, seat, question, flat, least, most, [1] * len(flat), like)


def _one_or_none(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int]) -> int:
    f[AT] = to
    options = things if question.once else each_once(g, things)
    if not options:
        f[question.into] = []
        return to
    roll = g.roll
    if roll is not None and roll.left and as_kept(g, question, options):
        option = picked(g, roll, seat, [*options, DONE])
        f[question.into] = [] if option == DONE else [option]
        return to
    g.many = Many(options, 0, 1, [1] * len(options), [], [], True)
    g.seat, g.question, g.options = seat, question, [*options, DONE]
    return to if roll is not None and answered(g) else ASKED


def choose_good(
    g: State, f: Frame, to: int, seat: int, question: Question, goods: list[int], of: int | None = None
) -> int:
    f[AT] = to
    options = [good for good in goods if of is None or held_good(g, good, of) > 0]
    if not options:
        f[question.into] = -1
        return to
    return to if asked(g, f, seat, question, options) else ASKED


def choose_goods(
    g: State,
    f: Frame,
    to: int,
    seat: int,
    question: Question,
    goods: list[int],
    least: int,
    most: int,
    of: int | None = None,
) -> int:
    room = [most if of is None else held_good(g, good, of) for good in goods]
    options = [good for good, many in zip(goods, room, strict=True) if many > 0]
    return _several(g, f, to, seat, question, options, least, most, [many for many in room if many > 0], [])


def _several(
    g: State,
    f: Frame,
    to: int,
    seat: int,
    question: Question,
    options: list[int],
    least: int,
    most: int,
    room: list[int],
    like: list[int],
) -> int:
    f[AT] = to
    room = [max(min(n, most), 0) for n in room]
    least, most = max(min(least, sum(room)), 0), max(min(most, sum(room)), 0)
    many = Many(options, least, most, room, like, [])
    forced = not options or (least == most and (sum(room) == least or len(options) == 1))
    if seat < 0 or (forced and not ((g.apart or g.forced) and options)):
        f[question.into] = [options[n] for n, times in enumerate(room) for _ in range(times)][:least]
        return to
    if not g.apart and not g.forced and many.settled():
        f[question.into] = [options[n] for n in many.picked]
        return to
    g.seat, g.question, g.many = seat, question, many
    g.options = offered(many)
    return to if g.roll is not None and answered(g) else ASKED


def ways(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> int:
    """One of several ways to go on. Without any, what is around the question ends."""
    if not options:
        f[AT] = question.after
        return failed(g)
    if len(options) == 1 and not g.apart and not g.forced:
        option = options[0]
    elif g.roll is not None and g.roll.left:
        option = picked(g, g.roll, seat, options)
        if option >= OFFER:
            return _taken_up(g, f, question, option - OFFER)
    else:
        g.seat, g.question, g.options = seat, question, options
        return ASKED
    f[AT] = to = question.to[option]
    return to


def ways_or_offers(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> int:
    """The same, with the abilities that are offered."""
    g.offered = offers(g, seat)
    options += [OFFER + n for n in range(len(g.offered))]
    if len(options) == 1 and options[0] >= OFFER and not g.apart and not g.forced:
        return _taken_up(g, f, question, 0)
    return ways(g, f, seat, question, options)


def _taken_up(g: State, f: Frame, question: Question, number: int) -> int:
    f[AT] = question.after
    accept(g, g.offered[number])
    return AWAY
