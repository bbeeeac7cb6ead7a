"""Questions that a plain function asks, and the answer to each, drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..asking import choose, choose_good, choose_goods, choose_plain, choose_some, each_once
from ..declared import Question
from ..frames import NONE, Frame
from ..laws import OFFER, accept, offers
from ..running import fail
from ..several import DONE
from ..taking import as_kept, picked
from .stack import answer_all, played_down

if TYPE_CHECKING:
    from ..game import State


def way(g: State, f: Frame, to: int, seat: int, question: Question, options: list[int]) -> int:
    """Which of several ways is chosen."""
    if not options:
        fail(g)
    if len(options) == 1 and not g.apart:
        return options[0]
    assert g.roll is not None
    return picked(g, g.roll, seat, options)


def way_or_offer(g: State, f: Frame, to: int, seat: int, question: Question, options: list[int]) -> int:
    """The same with the abilities that are offered; no way (-1) where one of those was used."""
    g.offered = offers(g, seat)
    options += [OFFER + n for n in range(len(g.offered))]
    chosen = way(g, f, to, seat, question, options)
    if chosen < OFFER:
        return chosen
    floor = len(g.stack)
    accept(g, g.offered[chosen - OFFER])
    played_down(g, floor)
    return NONE


def first_of_each(g: State, things: Sequence[int]) -> Sequence[int]:
    """The first thing of each element, in the order of the rules: things in one bag, whose copies differ in nothing."""
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
        found: list[int] = _choose_some(g, routine, you, seat, question, things, 0, 1)
        return found
    roll = g.roll
    assert roll is not None
    option = picked(g, roll, seat, [*options, DONE])
    return [] if option == DONE else [option]


def _asker(ask: Callable[..., int]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """A question of the engine, for a function that has a frame and for one that has none."""

    def asks(g: State, f: Frame, to: int, seat: int, question: Question, things: Sequence[int], *many: int) -> Any:
        if ask(g, f, to, seat, question, things, *many) < 0:
            answer_all(g)
        return f[question.into]

    def unframed(
        g: State, routine: int, you: int, seat: int, question: Question, things: Sequence[int], *many: int
    ) -> Any:
        f = [routine, 0, you, len(g.phases), len(g.held), *g.rules.routines[routine].tail]
        f += [NONE] * (question.into + 1 - len(f))
        g.stack.append(f)
        if ask(g, f, 0, seat, question, things, *many) < 0:
            answer_all(g)
        g.stack.pop()
        return f[question.into]

    return asks, unframed


ASKED: dict[str, Callable[..., Any]] = {}
"""Each question of the engine by its name, and by `..._unframed` for a function without a frame."""
for one in (choose, choose_good, choose_goods, choose_plain, choose_some):
    ASKED[one.__name__], ASKED[f"{one.__name__}_unframed"] = _asker(one)
_choose_some = ASKED["choose_some_unframed"]
