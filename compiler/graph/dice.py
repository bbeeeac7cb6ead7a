"""Dice while a loop is tried: always their first face, or wanted faces, and how many were rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.runtime.game import State


class Dice:
    """Chance with wanted results. A game with it does not use its own random numbers."""

    def __init__(self, wanted: Sequence[int] = ()) -> None:
        self.wanted = wanted
        self.faces: list[int] = []
        """For each die that was rolled, how many faces it has."""
        self.others = 0
        """How often chance was used for something else."""

    def rolled(self, g: State, die: int, faces: Sequence[int]) -> int:
        at = len(self.faces)
        self.faces.append(len(faces))
        return self.wanted[at] if at < len(self.wanted) else 0

    def drawn(self, g: State, things: Sequence[int]) -> int:
        self.others += 1
        return 0

    def mixed(self, g: State, things: Sequence[int]) -> list[int]:
        self.others += 1
        return list(things)


def with_dice(g: State, wanted: Sequence[int] = ()) -> Dice:
    """Lets a game use these dice from here on."""
    g.oracle = dice = Dice(wanted)
    return dice
