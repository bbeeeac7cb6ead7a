"""Copies of a game: as it is, with other chance, with other hidden things; and the game before its last answer."""

from __future__ import annotations

from typing import Self

from . import chance
from .asked import UNSEEN
from .chance_seat import Chances
from .faults import Fault
from .game import State
from .given import a_seed
from .memory import begin_again, other_answers, resample
from .watched import Watched


class Copyable(Watched):
    """The part of a game that makes copies of it."""

    __slots__ = ("_brought", "_past", "_turns")

    _brought: dict[int, list[int]]
    """What chance has answered behind each answer, by how many answers there were."""
    _past: list[State] | None
    """The states before each answer, if answers can be taken back."""
    _turns: tuple[State, ...]
    """The states of copies from which their seed and answers no longer lead on."""

    @classmethod
    def of(cls, g: State) -> Self:
        """The game of a state."""
        made = cls.__new__(cls)
        made._g = g
        made._watch = made._past = made._record = made._memory = made._actions = made._sealed = made._chances = None
        made._clear, made._turns, made._brought = UNSEEN, (), {}
        return made

    def clone(self, seed: int | str | None = None) -> Self:
        """A copy of the game, which can go on another way; with a seed, what comes by chance from here on is
        different."""
        made = type(self).__new__(type(self))
        made._g, made._turns, made._actions, made._brought = self._g.clone(), self._turns, self._actions, self._brought
        made._clear = UNSEEN
        made._watch = made._past = made._record = made._memory = made._sealed = made._chances = None
        if self._past is None and self._record is None and self._chances is None and seed is None:
            return made
        made._past = list(self._past) if self._past is not None else None
        made._record = self._record.copy() if self._record is not None else None
        made._memory = self._memory.copy() if self._memory is not None else None
        made._sealed, made._brought = self._sealed, dict(self._brought)
        made._chances = self._chances.copy() if self._chances is not None else None
        if made._record is not None:
            made._listen(made._g)
        if seed is not None:
            for n, world in enumerate([made._g, *(made._g.worlds or ())]):
                world.rng = world.first_rng = chance.seeded(f"{a_seed(seed)}/{n}")
            made._turns = (*made._turns, made._g.clone())
        return made

    def resampled(self, seat: str, seed: int | str) -> Self:
        """A copy in which everything that a seat cannot know is different: where hidden things lie, what others have
        chosen in secret and not shown yet, and what will come by chance. Needs `record=True`, and that chance is not
        asked."""
        if self._memory is None:
            raise Fault("what each seat has seen is not recorded: begin the game with record=True")
        number, seed = self.sight(seat).seat, a_seed(seed)
        if number < 0:
            raise Fault("what a spectator has seen is not recorded: name a seat")
        if self._chances is not None and self._chances.open is not None:
            # A question to chance repeats the rule from the last answer, with the real hidden things.
            raise Fault("chance is asked now: answer it first")
        made = self.clone()
        assert made._memory is not None
        resample(made._memory, made._g, number, seed)
        if made._g.worlds is not None and made._sealed is not None:
            start = made._sealed.clone()
            resample(made._memory, start, number, seed)
            begin_again(start, number)
            made._g = other_answers(start, made._g, number, f"{seed}/answers", self._brought)
            made._turns = (*made._turns, start)
        made._turns = (*made._turns, made._g.clone())
        made._listen(made._g)
        return made

    def unrecorded(self) -> Self:
        """A copy that records nothing and has no watcher: faster for trying things out."""
        made = type(self).of(self._g.clone())
        made._turns = self._turns
        made._listen(made._g)
        return made

    def undo(self) -> None:
        """Takes the last answer back, for the program that drives the game: everything is as before. Needs
        `undo=True`."""
        if self._past is None:
            raise Fault("this game has no undo: begin it with undo=True")
        if not self._past:
            raise Fault("nothing has been answered yet")
        if self._record is not None:
            raise Fault("a recorded game has no undo: clone the game instead")
        self._g = self._past.pop().clone()  # a copy of the game may have the same earlier states
        self._turns = tuple(turn for turn in self._turns if len(turn.answers) <= len(self._g.answers))
        self._listen(self._g)
        if self._chances is not None:
            self._chances = Chances(self._g.clone(), State.begin)
