"""What a game asks: the seats, their questions, and the options of each, as ints and with names."""

from __future__ import annotations

from . import chance_seat
from .actions import Actions, actions_of, numbers
from .chance_seat import Chances
from .decisions import Decision, decision_of, options_of
from .faults import NotOffered
from .game import State
from .plain_sight import in_sight
from .shown import Shown
from .sight import Sight

UNSEEN: tuple[list[int], bool] = ([], False)
"""It has not been tested yet whether the seat that is asked sees the options."""
CHANCE = -2
"""The number of the seat `chance`, if a program takes it."""


class Asked(Shown):
    """The part of a game that reads its current questions."""

    __slots__ = ("_actions", "_chances", "_clear")

    _actions: Actions | None
    _chances: Chances | None
    _clear: tuple[list[int], bool]

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 where there is none, or several seats choose in secret; -2 for chance."""
        if self._chances is not None and self._chances.open is not None:
            return CHANCE
        return self._g.seat

    @property
    def options(self) -> list[int]:
        """The possible answers, as ints. Things in piles and copies are numbered as the seat sees them: these ints are
        positions in the list of options."""
        g, chances = self._g, self._chances
        if chances is not None and chances.open is not None:
            return list(range(len(self.pending()[0].options)))
        return self._numbered(g)

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return len(self._g.answers)

    def asked(self) -> list[int]:
        """The seats that are asked now: one, or all that still have to choose in secret; -2 for chance."""
        if self._chances is not None and self._chances.open is not None:
            return [CHANCE]
        return [world.seat for world in self._g.asking()]

    def options_of(self, seat: int) -> list[int]:
        """The same as `options`, for one of the seats that choose in secret."""
        world = self._g.asked_in(seat)
        return self.options if seat == CHANCE else [] if world is None else self._numbered(world)

    def _numbered(self, g: State) -> list[int]:
        """The options of the seat that is asked in a state, as ints."""
        question = g.question
        if question is None:
            return []
        if question.plain:
            return g.options[:]  # a copy, which the caller may change
        if self._sees(g):
            return list(range(len(g.options)))
        return list(range(len(options_of(Sight(self._g, g.seat), question))))

    def _sees(self, g: State) -> bool:
        """Whether the seat that is asked sees the options in the order they are kept. The result is stored until it
        answers."""
        if g.question is not None and g.question.clear and not g.exhausted and not g.grown:
            return True
        if g is not self._g:
            return in_sight(g)
        if self._clear[0] is not g.options:
            self._clear = (g.options, in_sight(g))
        return self._clear[1]

    def pending(self) -> list[Decision]:
        """The current questions: one decision, or one for each seat where all choose in secret."""
        if self._chances is not None and self._chances.open is not None:
            return [chance_seat.decision_of(self._chances.open)]
        root = self._g
        return [found for world in root.asking() if (found := decision_of(Sight(root, world.seat))) is not None]

    def _asked(self, seat: str | None) -> Decision:
        pending = [one for one in self.pending() if seat in (None, one.seat)]
        if not pending:
            raise NotOffered("nothing is asked" + (f" of {seat}" if seat else ""))
        if len(pending) > 1:
            raise NotOffered("several seats are asked: name the one that answers")
        return pending[0]

    @property
    def asks_chance(self) -> bool:
        """Whether the seat `chance` chooses what comes by chance."""
        return self._chances is not None

    # ---- stable numbers

    def actions(self, seat: str | None = None) -> list[int]:
        """A stable integer for each option of the decision of a seat, or of the only one, in the order of its
        options."""
        decision = self._asked(seat)
        if decision.seat == chance_seat.SEAT:
            return [option.number for option in decision.options]
        return numbers(self.action_space(), self.sight(decision.seat))

    def action_space(self) -> Actions:
        """The stable integers of the edition."""
        if self._actions is None:
            self._actions = actions_of(self.edition)
        return self._actions
