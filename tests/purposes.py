"""Players of Resurgence with a purpose: how much each likes the options, by their names.

Whoever plays chooses by chance, what is liked more the more often. So each purpose comes to what random play never
sees: a high level, many missions, many survivors, far on the tracks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from ahead import Ahead
from rulewright.runtime import Decision, Game
from whole_rounds import WholeRounds

ALWAYS: dict[str, float] = {
    "finish": 0.01, "rest": 0.02, "no": 0.05, "done": 0.05, "stay": 0.01, "rise": 100, "yes": 5, "use-place": 20,
    "use mission-chance": 60,
}  # fmt: skip
"""What nobody does without need, and what everybody does who can."""
ADVANCED = (
    "grand-bazaar opera great-library seed-bank council radio-city trade-treaty iron-gate star-fort crown-room "
    "harbor-wall new-shores brood-mother cure"
).split()
PURPOSES: dict[str, dict[str, float]] = {
    "levels": {
        "compound": 1.5, "metro": 2, "harbor": 2, "armory": 60, "clinic": 60, "checkpoint": 20, "workshop": 20,
        "hope-left": 12, "hope-right": 8, "barbarian-left": 15, "barbarian-right": 15, "arbat-upper": 5,
        "arbat-lower": 5, "museum-upper": 30, "kremlin-lower": 30, "revolution-left": 12, "revolution-right": 8,
        "market-stall": 0.2, "kremlin-upper": 0.2, "use mission-chance": 0.5, "garage": 8,
    },
    "missions": {
        "metro": 3, "harbor": 3, "museum-upper": 25, "kremlin-lower": 25, "scout-post": 30, "headquarters": 40,
        "propaganda": 5, **dict.fromkeys(ADVANCED, 12.0), "revolution-left": 5, "revolution-right": 4, "2 food": 0.5,
    },
    "survivors": {
        "kremlin-upper": 60, "kitchen": 50, "revolution-left": 12, "revolution-right": 12, "museum-lower": 15,
        "metro": 6,
    },
    "tracks": {"propaganda": 60, "barbarian-left": 10, "barbarian-right": 10, "mystic": 4},
    "anything": {},
}  # fmt: skip


LAZY: dict[str, float] = {"rest": 50, "place": 1}
"""Who stays out of everybody's way, so that somebody else comes far."""
WELL: dict[str, dict[str, float]] = {
    "far": {"level": 8, "good": 0.3, "track": 0.2, "room": 2, "crew": 0.2, "vp": 0.3},
    "directives": {"level": 6, "directive": 3, "crew": 1.5, "track": 0.3, "room": 1.5},
    "points": {"mission": 5, "vp": 3, "good": 0.5, "directive": 2, "track": 2, "level": 1.5, "mutants": 2},
    "whole rounds": {"mission": 4, "vp": 3, "good": 0.6, "directive": 2.5, "track": 2, "level": 2.5, "mutants": 3},
}
"""The purposes of those who look ahead (`ahead.py`)."""

Chooser = Callable[[Game, Decision], str]


def weighed(likes: Mapping[str, float] | None, dice: random.Random) -> Chooser:
    """An option by chance, weighed by what is liked; None likes all the same."""

    def choose(_: Game, decision: Decision) -> str:
        ids = [option.id for option in decision.options]
        if likes is None:
            return dice.choice(ids)
        weights = [likes.get(id, likes.get(id.partition("@")[0], ALWAYS.get(id, 3.0 if id.startswith("use ") else 1.0)))
                   for id in ids]  # fmt: skip
        return dice.choices(ids, weights)[0]

    return choose


ALONE = "whole rounds"
"""Who plays so takes long, and sits at a table only where nobody else does."""


def easy(bot: Ahead) -> Chooser:
    """The same, who takes on the weakest mutants: `village` before `town`."""

    def choose(game: Game, decision: Decision) -> str:
        village = [option.id for option in decision.options if option.id == "mutant-village"]
        return village[0] if village else bot.chosen(game, decision)

    return choose


KINDS = (
    "random", "each another", "levels", "missions", "random", "survivors", "tracks", "each another", "missions",
    "far", "random", "levels", "survivors", "each another", "tracks", "missions", "directives", "each another",
    "levels", "points", ALONE,
)  # fmt: skip
"""Who plays, game after game: those who look ahead in every seventh or so, as they take their time."""


def players(kind: str, seats: int, seed: int, dice: random.Random) -> list[Chooser]:
    """Who chooses for each seat."""
    if kind == ALONE and seats == 1:
        return [easy(WholeRounds(WELL[kind], dice))]
    if kind in WELL:
        # Alone at the table, or among people in nobody's way, or among others who want something, too.
        rest = [LAZY if seed % 3 else list(PURPOSES.values())[(seed + n) % len(PURPOSES)] for n in range(seats - 1)]
        return [easy(Ahead(WELL[kind], dice, tries=3)), *(weighed(likes, dice) for likes in rest)]
    if kind == "each another":
        return [weighed(list(PURPOSES.values())[(seed + n) % len(PURPOSES)], dice) for n in range(seats)]
    return [weighed(PURPOSES.get(kind), dice) for _ in range(seats)]
