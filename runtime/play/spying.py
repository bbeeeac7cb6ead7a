"""The step that asked, followed once more on a copy, to learn what it turned down and why."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from ..choices import Decision
from ..game import Game
from ..pack import Vars
from ..running import asking, handler_of


class Spy(Game):
    """A copy of a game that writes down what is tested."""

    __slots__ = ("tests", "ways")

    tests: list[tuple[str, Any, bool]]
    ways: list[tuple[str, object]]

    def fits(self, verb: str, role: str, you: str, args: Vars, thing: Any) -> bool:
        found = super().fits(verb, role, you, args, thing)
        self.tests.append((verb, thing, found))
        return found

    def decide(self, then: int, seat: str | None, name: str, prompt: str, options: Iterable[tuple[str, object]]) -> int:
        self.ways = list(options)
        return super().decide(then, seat, name, prompt, self.ways)


def spied(game: Game, decision: Decision) -> Spy:
    """What was tested before a question was asked; nothing, where its step cannot be followed again."""
    spy = Spy.__new__(Spy)
    spy.edition, spy.seed, spy.watch = game.edition, game.seed, None
    spy.answers, spy.raised, spy.fate, spy.state = [], [], {}, game.state.copy()
    spy.tests, spy.ways = [], []
    frame = next(frame for frame in asking(spy) if frame["ask"]["id"] == decision.id)
    for branch in spy.state.stack[-1].get("branches", ()):
        if branch and branch[-1] is frame:
            spy.state.stack = branch
    del frame["ask"]
    frame["at"] -= 1
    # What comes before the question in its step may stand on what it has changed since. Then nothing is known.
    with suppress(LookupError, TypeError, ValueError):
        handler_of(spy, frame).steps[frame["at"]](spy, frame["you"], frame["v"])
    return spy
