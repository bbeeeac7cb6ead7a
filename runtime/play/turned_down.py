"""What a question left out: the step that asked, followed once more on a copy that writes down what is not possible."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from ..decisions import Decision
from ..public import Game
from ..running import asking, handler_of


class _Copy(Game):
    """A copy of a game that writes down what it does not offer."""

    __slots__ = ("left_out",)

    left_out: list[str]

    def decide(self, then: int, seat: str | None, name: str, prompt: str, options: Iterable[tuple[str, object]]) -> int:
        ways = list(options)
        self.left_out = [id for id, possible in ways if not possible]
        return super().decide(then, seat, name, prompt, ways)


def turned_down(game: Game, decision: Decision) -> list[str]:
    """The ways to go on that are not possible now; none, where the step cannot be followed again."""
    copy = _Copy.__new__(_Copy)
    copy.edition, copy.named, copy.seed, copy.watch = game.edition, game.named, game.seed, None
    copy.answers, copy.raised, copy.looks, copy.fate, copy.state = [], [], 0, {}, game.state.copy()
    copy.left_out = []
    frame = next(frame for frame in asking(copy) if frame["ask"]["id"] == decision.id)
    for branch in copy.state.stack[-1].get("branches", ()):
        if branch and branch[-1] is frame:
            copy.state.stack = branch
    del frame["ask"]
    # What comes before the question in its step may stand on what it has changed since. Then nothing is known.
    with suppress(LookupError, TypeError, ValueError):
        handler_of(copy, frame).steps[frame["at"] - 1](copy, frame["you"], frame["v"])
    return copy.left_out
