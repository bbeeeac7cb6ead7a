"""A case for each seed: a valid pack with one file changed, or replaced by something odd."""

from __future__ import annotations

import random

from .changes import changed
from .oddfiles import Case, another_tree
from .sound import large, small

LARGE = 0.15
"""The share of cases that are large packs: they take ten times as long as small ones."""


def case_of(seed: int, share: float = LARGE) -> Case:
    dice = random.Random(seed)
    packs = large() if dice.random() < share else small()
    files = packs[seed % len(packs)]
    if dice.random() < 0.08:
        return another_tree(files, dice)
    others = [data for other in dice.sample(small(), 3) for data in other.values() if data.strip()]
    path = dice.choice(sorted(files))
    how, data = changed(path, files[path], dice, others)
    return Case(how, {**files, path: data}, path)
