"""Records random games: every question, every answer, and every result of chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rulewright.compiler.pipeline import Compiled

from .protocol import Engine, Face, in_order

MOST = 5000
"""So many decisions, and a game is broken off."""

Game = dict[str, Any]


class Recorder:
    """Chance that is drawn from a seed and written down."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(f"chance {seed}")
        self.course: list[list[Any]] = []

    def rolled(self, die: str, faces: Sequence[Face], seat: str) -> int:
        index = self.dice.randrange(len(faces))
        self.course.append(["roll", die, faces[index], seat])
        return index

    def drawn(self, pile: str, things: Sequence[str], seat: str) -> int:
        index = self.dice.randrange(len(things))
        self.course.append(["draw", pile, things[index], seat])
        return list(things).index(things[index])

    def mixed(self, pile: str, things: Sequence[str], seat: str) -> Sequence[int]:
        names = list(things)
        self.dice.shuffle(names)
        self.course.append(["mix", pile, names, seat])
        return in_order(names, things)


def record(engine: Engine, game: Compiled, seats: int, seed: int) -> Game:
    """One game in which every answer is as likely as any other."""
    chance, answers = Recorder(seed), Random(f"answers {seed}")
    play = engine.start(game, seats, chance)
    asked = 0
    while not play.over and asked < MOST:
        pending = play.pending()
        question = pending[answers.randrange(len(pending))]
        answer = answers.randrange(len(question.options))
        chance.course.append(["ask", question.seat, question.prompt, list(question.options), answer])
        play.answer(question.seat, answer)
        asked += 1
    return {
        "seed": seed,
        "seats": seats,
        "course": chance.course,
        "over": play.over,
        "winners": list(play.winners()) if play.over else [],
        "scores": {name: dict(scores) for name, scores in play.scores().items()} if play.over else {},
        "held": {name: list(what) for name, what in sorted(play.held().items())} if play.over else {},
    }
