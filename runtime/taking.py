"""What an answer does, and the answers that a roll-out draws at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .declared import Question
from .faults import NotOffered
from .frames import AT, NONE
from .laws import OFFER, accept
from .plain_sight import in_sight
from .several import DONE, Many

if TYPE_CHECKING:
    from .game import State

Random = Callable[[], float]
"""A random number from 0 up to 1."""


class Roll:
    """A game that is played on at random. The worlds of seats that choose in secret share it."""

    __slots__ = ("answers", "deep", "left", "random", "seen")

    def __init__(
        self, random: Random, left: int, answers: list[tuple[int, int]], seen: Callable[[State], None]
    ) -> None:
        self.random = random
        self.left = left
        """How many answers it may still give; below 0, any number."""
        self.answers = answers
        """Where each answer is recorded."""
        self.seen = seen
        """Answers a question whose options its seat sees in another order than they are kept."""
        self.deep = 0
        """How many routines are running as plain functions, one inside the other."""


def as_kept(g: State, question: Question, options: Sequence[int]) -> bool:
    """Whether it is plain that every seat sees the options of a question in the order they are kept."""
    if question.plain:
        return True
    if question.clear:
        return not g.exhausted and not g.grown
    return question.once and (not options or max(map(g.at.__getitem__, options)) < 0)


def picked(g: State, roll: Roll, seat: int, options: list[int]) -> int:
    """An answer at random to the current question."""
    option = options[int(roll.random() * len(options))]
    roll.answers.append((seat, option))
    roll.left -= 1
    g.asked += 1
    g.ticks = 0
    return option


def answered(g: State) -> bool:
    """Answers questions as long as the seat sees the options in the order they are kept. Whether none is left."""
    roll = g.roll
    assert roll is not None
    while g.seat >= 0:
        question = g.question
        assert question is not None
        if not roll.left or not (question.plain or in_sight(g)):
            return False
        option = g.options[int(roll.random() * len(g.options))]
        roll.answers.append((g.seat, option))
        roll.left -= 1
        g.ticks = 0
        take(g, option)
    return True


def offered(many: Many) -> list[int]:
    return [many.options[n] if n >= 0 else DONE for n in many.offered()]


def taken(g: State, option: int) -> None:
    """Takes an answer, if it is offered."""
    if option not in g.options:
        raise NotOffered(f"option {option} is not offered")
    take(g, option)


def take(g: State, option: int) -> None:
    """Takes an answer that is offered. A choice of several goes on as long as more is to be chosen."""
    question, f = g.question, g.stack[-1]
    assert question is not None
    g.asked += 1
    many = g.many
    if many is not None and many.plain:
        f[question.into] = [] if option == DONE else [option]
        g.many = None
    elif many is not None:
        if option != DONE:
            places = many.offered()
            many.picked.append(next(n for n in places if n >= 0 and many.options[n] == option))
            if not (many.settled() if not g.forced and not g.apart else many.offered() in ([DONE], [])):
                g.options = offered(many)
                return
        f[question.into] = [many.options[n] for n in many.picked]
        g.many = None
    elif question.to:
        if option >= OFFER:
            f[AT] = question.after
            g.options, g.question, g.seat = [], None, NONE
            accept(g, g.offered[option - OFFER])  # it may run at once as a plain function, and ask more
            return
        f[AT] = question.to[option]
    else:
        f[question.into] = option
    g.options, g.question, g.seat = [], None, NONE
