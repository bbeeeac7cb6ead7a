"""Who plays Resurgence best: whole rounds are played on in copies of the game, again and again, and the best of them is
followed, until a better one is found on the way.

What is played on is mostly the best round so far, changed from some answer on. It looks into what is hidden, as those
of `ahead.py` do. It takes some seconds a game, and comes to what nobody else does: to more points than the mutants.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from ahead import Ahead, Seen
from rulewright.runtime import Decision, Game
from rulewright.runtime.bots.greedy import ways_out
from rulewright.runtime.game import State
from rulewright.runtime.laws import OFFER

TRIED = 45
"""So many rounds are tried before an answer; three times as many where none is known yet."""
LONGEST = 300
"""So many answers of a round at most."""
CHANGED = 0.7
"""How often the best round is changed, and no new one is begun."""
OUT, OFFERED, OTHER = 0.05, 8.0, 3.0
"""How often to end something, to use what is offered, and anything else that is no thing."""
LIKED = {
    "compound": 1.5, "metro": 2, "harbor": 2,
    "headquarters": 20, "clinic": 10, "armory": 10, "workshop": 8, "garage": 6,
    "propaganda": 8, "checkpoint": 3, "hope-left": 6, "hope-right": 4, "museum-upper": 12, "kremlin-lower": 12,
    "revolution-left": 6, "revolution-right": 4, "kremlin-upper": 5, "kitchen": 4, "scout-post": 4, "barbarian-left": 5,
    "barbarian-right": 3, "museum-lower": 2,
}  # fmt: skip
"""How often a thing is chosen, beside others that count as one."""


class WholeRounds(Ahead):
    """Chooses for one seat."""

    def __init__(self, purpose: Mapping[str, float], dice: random.Random) -> None:
        super().__init__(purpose, dice)
        self.best: float | None = None
        self.answers: list[int] = []
        self.round = 0

    def chosen(self, game: Game, decision: Decision) -> str:
        g, seat = game.table(), game.seats.index(decision.seat)
        now = g.times[Seen(g, seat).places.round]
        ids = {option.number: option.id for option in decision.options}
        if now != self.round or not self.answers or self.answers[0] not in ids:
            self.round, self.best, self.answers = now, None, []
        if len(ids) > 1:
            for _ in range(TRIED if self.answers else 3 * TRIED):
                worth, answers = self._round(g.clone(), seat)
                if self.best is None or worth > self.best:
                    self.best, self.answers = worth, answers
        number = self.answers.pop(0) if self.answers else next(iter(ids))
        return ids[number]

    def _round(self, g: State, seat: int) -> tuple[float, list[int]]:
        """The rest of a round, and what the seat has after it."""
        phase = Seen(g, seat).places.round
        began, answers = g.times[phase], list[int]()
        known = self.answers if self.dice.random() < CHANGED else []
        kept = self.dice.randrange(len(known)) if known else 0
        while not g.over and g.times[phase] == began and len(answers) < LONGEST:
            world = g.asking()[0]
            option = known[len(answers)] if len(answers) < kept else -1
            if option not in world.options:
                option = self.dice.choices(world.options, [_weight(g, world, one) for one in world.options])[0]
            g.apply(option, world.seat)
            answers.append(option)
        return self.worth(g, seat), answers


def _weight(g: State, world: State, option: int) -> float:
    if option in ways_out(world):
        return OUT
    if world.question is not None and world.question.prompt == "choose" and 0 <= option < len(g.of):
        return LIKED.get(g.rules.names[g.of[option]], 1.0)
    return OFFERED if option >= OFFER else OTHER
