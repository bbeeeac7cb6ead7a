"""What is asked of a seat, and what an answer does. Options are ints; names are given to them at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .declared import Question
from .faults import NotOffered
from .frames import AT, Frame
from .laws import accept, offers
from .running import fail
from .several import DONE, Many
from .slots import held_good

if TYPE_CHECKING:
    from .game import State

OFFER = 1_000_000
"""Options from here on take up abilities that lie open."""


def asked(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> bool:
    """A seat is asked. What has but one answer is not, unless it is a secret whether there was a choice."""
    if len(options) == 1 and not g.apart and not g.forced:
        f[question.into] = options[0]
        return True
    g.seat, g.question, g.options = seat, question, options
    return False


def choose(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int]) -> bool:
    """One thing. Without any, what this stands in ends."""
    f[AT] = to
    if seat < 0:
        return fail(g)
    options = list(things) if question.once else _each_once(g, things)
    if not options:
        return fail(g)
    return asked(g, f, seat, question, options)


def choose_plain(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int]) -> bool:
    """One of several things, none of them twice, that have no copies and lie in no piles. The list may be one that is
    kept: nobody changes options in place."""
    f[AT] = to
    options = things if isinstance(things, list) else list(things)
    if len(things) > 1 and seat >= 0:
        g.seat, g.question, g.options = seat, question, options
        return False
    return fail(g) if not things or seat < 0 else asked(g, f, seat, question, options)


def _each_once(g: State, things: Sequence[int]) -> list[int]:
    """Of copies that are alike in every way and lie in one pile, the first."""
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
    """Whether any lies where nothing has a place of its own: the order of such things is that of the rules."""
    return any(g.at[thing] >= 0 and g.rules.bags[g.at[thing]] for thing in things)


def alike(g: State, things: Sequence[int]) -> list[list[int]]:
    """Copies that are alike in every way and lie in one pile, side by side."""
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
) -> bool:
    """Several things, one after the other."""
    if most == 1 and least <= 0 and seat >= 0 and not g.apart and not g.forced:
        f[AT] = to
        options = things if question.once else _each_once(g, things)
        if not options:
            f[question.into] = []
            return True
        g.many = Many(options, 0, 1, [1] * len(options), [], [], True)
        g.seat, g.question, g.options = seat, question, [*options, DONE]
        return False
    groups = alike(g, things)
    if g.rules.has_bags and in_a_bag(g, things):
        groups.sort(key=lambda group: g.of[group[0]])
    flat = [thing for group in groups for thing in group]
    heads = {group[0] for group in groups}
    like = [n for n, thing in enumerate(flat) if thing not in heads]
    return _several(g, f, to, seat, question, flat, least, most, [1] * len(flat), like)


def choose_good(
    g: State, f: Frame, to: int, seat: int, question: Question, goods: list[int], of: int | None = None
) -> bool:
    f[AT] = to
    options = [good for good in goods if of is None or held_good(g, good, of) > 0]
    if not options:
        f[question.into] = -1
        return True
    return asked(g, f, seat, question, options)


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
) -> bool:
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
) -> bool:
    f[AT] = to
    room = [max(min(n, most), 0) for n in room]
    least, most = max(min(least, sum(room)), 0), max(min(most, sum(room)), 0)
    many = Many(options, least, most, room, like, [])
    forced = not options or (least == most and (sum(room) == least or len(options) == 1))
    if seat < 0 or (forced and not ((g.apart or g.forced) and options)):
        f[question.into] = [options[n] for n, times in enumerate(room) for _ in range(times)][:least]
        return True
    if not g.apart and not g.forced and many.settled():
        f[question.into] = [options[n] for n in many.picked]
        return True
    g.seat, g.question, g.many = seat, question, many
    g.options = _offered(many)
    return False


def _offered(many: Many) -> list[int]:
    return [many.options[n] if n >= 0 else DONE for n in many.offered()]


def ways(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> bool:
    """One of several ways to go on. Without any, what this stands in ends."""
    if not options:
        f[AT] = question.after
        return fail(g)
    if len(options) == 1 and not g.apart and not g.forced:
        f[AT] = question.to[options[0]]
        return True
    g.seat, g.question, g.options = seat, question, options
    return False


def ways_or_offers(g: State, f: Frame, seat: int, question: Question, options: list[int]) -> bool:
    """The same, with the abilities that lie open."""
    g.offered = offers(g, seat)
    options += [OFFER + n for n in range(len(g.offered))]
    if len(options) == 1 and options[0] >= OFFER and not g.apart and not g.forced:
        f[AT] = question.after
        accept(g, g.offered[0])
        return True
    return ways(g, f, seat, question, options)


def taken(g: State, option: int) -> None:
    """Takes an answer, if it is offered."""
    if option not in g.options:
        raise NotOffered(f"option {option} is not offered")
    take(g, option)


def take(g: State, option: int) -> None:
    """Takes an answer that is offered; a choice of several goes on while more is to be chosen."""
    question, f = g.question, g.stack[-1]
    assert question is not None
    g.asked += 1
    many = g.many
    if many is not None and many.plain:
        f[question.into] = [] if option == DONE else [option]
        g.many = None
    elif many is not None:
        if option != DONE:
            offered = many.offered()
            many.picked.append(next(n for n in offered if n >= 0 and many.options[n] == option))
            if not (many.settled() if not g.forced and not g.apart else many.offered() in ([DONE], [])):
                g.options = _offered(many)
                return
        f[question.into] = [many.options[n] for n in many.picked]
        g.many = None
    elif question.to:
        if option >= OFFER:
            f[AT] = question.after
            accept(g, g.offered[option - OFFER])
        else:
            f[AT] = question.to[option]
    else:
        f[question.into] = option
    g.options, g.question, g.seat = [], None, -1
