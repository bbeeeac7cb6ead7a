"""A game played on at random without a stop in between, as a search does to see where a move may lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .asking import take
from .events import hear
from .frames import NONE, ROUTINE
from .running import noted, run
from .sight import in_sight

if TYPE_CHECKING:
    from .game import State

Random = Callable[[], float]
"""A number from 0 up to 1, each as likely as any."""


def rolled_out(g: State, random: Random, most: int) -> int:
    """Answers at random, as long as one seat is asked who sees the options as they are kept, until the game is over or
    so many answers are given. How many were."""
    answers, stack, runs, many = g.answers, g.stack, g.rules.runs, 0
    while many != most:
        question = g.question
        if question is None or g.worlds is not None:
            break
        if not question.plain and not (question.clear and not g.exhausted and not g.grown) and not in_sight(g):
            break
        options = g.options
        option = options[int(random() * len(options))]
        answers.append((g.seat, option))
        many += 1
        if question.to or g.many is not None:
            take(g, option)
            if g.seat < 0:
                run(g)
        else:
            # As `take` and the first round of `run`, written out: most games ask most of their questions so.
            f = stack[-1]
            f[question.into] = option
            g.options, g.question, g.seat = [], None, NONE
            g.asked += 1
            g.ticks = 0
            goes_on = True
            try:
                if not runs[f[ROUTINE]](g, f):
                    goes_on = False
                elif g.raised:
                    hear(g)
            except Exception as fault:
                noted(g, fault)
                raise
            if goes_on:
                run(g)
        if g.seat < 0:
            g.go_on()
    return many


__all__ = ["Random", "rolled_out"]
