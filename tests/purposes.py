"""Who plays Resurgence for a purpose: what each likes, by the names of what is offered, and how much.

Whoever plays chooses by chance, what is liked more the more often. So each purpose comes to what random play never
sees: a high level, many missions, many survivors, far on the tracks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from rulewright.runtime import Decision

ALWAYS: dict[str, float] = {
    "finish": 0.01, "rest": 0.02, "no": 0.05, "done": 0.05, "stay": 0.01, "rise": 100, "yes": 5, "use-place": 20,
    "use mission-chance": 60,
}  # fmt: skip
"""What nobody does without need, and what everybody does who can."""
ADVANCED = (
    "grand-bazaar opera great-library seed-bank council radio-city trade-treaty iron-gate star-fort crown-room "
    "harbour-wall new-shores brood-mother cure"
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


def _each(seats: int, seed: int) -> list[Mapping[str, float] | None]:
    """Every seat has another purpose."""
    return [list(PURPOSES.values())[(seed + n) % len(PURPOSES)] for n in range(seats)]


def _alike(purpose: str) -> Callable[[int, int], list[Mapping[str, float] | None]]:
    return lambda seats, _: [PURPOSES[purpose]] * seats


KINDS: dict[str, Callable[[int, int], list[Mapping[str, float] | None]]] = {
    "random": lambda seats, _: [None] * seats,
    "each another": _each,
    **{name: _alike(name) for name in PURPOSES if name != "anything"},
}
"""What the seats of a game like, by how many there are and its seed; None likes all options the same."""


def chosen(dice: random.Random, decision: Decision, likes: Mapping[str, float] | None) -> str:
    """An option by chance, weighed by what is liked."""
    ids = [option.id for option in decision.options]
    if likes is None:
        return dice.choice(ids)
    weights = [likes.get(id, likes.get(id.partition("@")[0], ALWAYS.get(id, 3.0 if id.startswith("use ") else 1.0)))
               for id in ids]  # fmt: skip
    return dice.choices(ids, weights)[0]
