"""Moments of random games at which a rule begins: starting points from which to find out what the rule leads to.

A state that is made up has no card that fits, and no marker just below a bonus. A game in progress has.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from ..frozen import frozen, slotted
from .table import FAULTS, step

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

GAMES, STEPS, KEPT = 40, 6_000, 16
"""How many games are played, how many steps each at most, and how many moments are stored for each rule."""


@frozen
class Begun:
    """A game played until a rule was about to begin."""

    seats: int
    seed: int
    opening: tuple[int, ...]
    """The answers until then."""
    steps: int
    """How many steps were taken until then."""


@frozen
class Moment:
    begun: Begun
    entered: tuple[str, tuple[int, ...]]
    """The rule, who runs it, and its arguments."""
    game: State


Place = tuple[str, tuple[str, ...]]
"""The rule that begins, or no name for any rule, and the phases that are running."""


@slotted(eq=False)
class Moments:
    """Those of an edition, found when they are first asked for."""

    rules: Rules
    seats: int
    found: dict[Place, dict[int, Moment]] = field(default_factory=dict[Place, dict[int, Moment]])
    seen: dict[Place, int] = field(default_factory=dict[Place, int])
    played: bool = False

    def of(self, rule: str, calls: Iterable[str], phases: frozenset[str]) -> Sequence[Moment]:
        """Moments in which it begins, or one that it calls, or else any: the first of these where it goes on during all
        of some phases, or as many as possible."""
        if not self.played:
            self.played = True
            _play(self)
        found = [key for name in (rule, *calls, "") for key in self.found if key[0] == name]
        if not found:
            return ()
        best = max(found, key=lambda key: len(phases.intersection(key[1])))
        return tuple(self.found[best].values())


def _play(moments: Moments) -> None:
    from rulewright.runtime.game import State

    if all(routine.id != "play" for routine in moments.rules.routines):
        return
    dice = random.Random(0)
    for number in range(GAMES):
        try:
            _one_game(State(moments.rules, moments.seats, number), number, dice, moments)
        except FAULTS:
            continue


def _one_game(g: State, seed: int, choosing: random.Random, moments: Moments) -> None:
    from rulewright.runtime.frames import AT, FIRST, YOU

    opening: list[int] = []
    dice = random.Random(seed)

    def answer(options: Sequence[int]) -> int:
        opening.append(dice.choice(options))
        return opening[-1]

    for steps in range(STEPS):
        top = g.stack[-1] if g.stack and g.seat < 0 and g.worlds is None and not g.held else None
        routine = moments.rules.routine(top) if top is not None else None
        if top is not None and routine is not None and routine.sort == "rule" and top[AT] == top[YOU] == 0:
            entered = (routine.id, (0, *top[FIRST : FIRST + len(routine.params)]))
            phases = tuple(moments.rules.phases[one] for one in g.phases)
            for where in ((routine.id, phases), ("", phases)):
                if (number := _kept(where, choosing, moments)) >= 0:
                    begun = Begun(moments.seats, seed, tuple(opening), steps)
                    moments.found[where][number] = Moment(begun, entered, g.clone())
        if not advance(g, answer):
            return


def _kept(where: Place, dice: random.Random, moments: Moments) -> int:
    """As which one a moment is kept; -1 where it is not. Each is as likely to be as any other."""
    moments.seen[where] = seen = moments.seen.get(where, 0) + 1
    moments.found.setdefault(where, {})
    at = seen - 1 if seen <= KEPT else dice.randrange(seen)
    return at if at < KEPT else -1


def advance(g: State, answer: Callable[[Sequence[int]], int]) -> bool:
    """One step of a whole game; False where it has ended."""
    asked = g.asking() if g.worlds is not None else []
    if asked:
        # Several seats choose in secret.
        g.apply(answer(asked[0].options), asked[0].seat)
        return True
    return step(g, answer) is not None


def come_to(begun: Begun, rules: Rules) -> State:
    """The game as it was at a moment."""
    from rulewright.runtime.game import State

    g, left = State(rules, begun.seats, begun.seed), list(begun.opening)
    for _ in range(begun.steps):
        advance(g, lambda options: left.pop(0))
    return g
