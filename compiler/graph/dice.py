"""What dice show while a ring is tried: always their first face, or just what is wanted, and how many were rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.runtime.game import State


class Dice:
    """Chance, as it is wanted. A game that asks it does not go on with its own numbers."""

    def __init__(self, wanted: Sequence[int] = ()) -> None:
        self.wanted = wanted
        self.faces: list[int] = []
        """Of each die that was rolled, how many faces it has."""
        self.others = 0
        """How often chance was asked for something else."""

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
    """Lets a game ask these from here on."""
    g.oracle = dice = Dice(wanted)
    return dice
