"""Two games of the test pages, written again in plain Python, to compare with the rules.

Written from the printed rules, not from the pages: where both are wrong, they are wrong in different ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

HOUSES, STORES = (range(6), range(7, 13)), (6, 13)
"""Fourteen pits in a ring: six houses of the first player, the store, six houses of the second, the store."""


@dataclass(frozen=True)
class Kalah:
    pits: tuple[int, ...] = (4, 4, 4, 4, 4, 4, 0) * 2
    mover: int = 0

    @property
    def over(self) -> bool:
        return any(not any(self.pits[house] for house in side) for side in HOUSES)

    def moves(self) -> list[int]:
        return [] if self.over else [house for house in HOUSES[self.mover] if self.pits[house]]

    def after(self, house: int) -> Kalah:
        pits, at = list(self.pits), house
        hand, pits[house] = pits[house], 0
        while hand:
            at = (at + 1) % 14
            if at != STORES[1 - self.mover]:
                pits[at] += 1
                hand -= 1
        if at in HOUSES[self.mover] and pits[at] == 1 and pits[12 - at]:
            pits[STORES[self.mover]] += 1 + pits[12 - at]
            pits[at] = pits[12 - at] = 0
        return Kalah(tuple(pits), self.mover if at == STORES[self.mover] else 1 - self.mover)

    def settled(self) -> tuple[int, int]:
        """The final stones of each player."""
        first, second = (self.pits[store] + sum(self.pits[h] for h in HOUSES[n]) for n, store in enumerate(STORES))
        return first, second


@dataclass(frozen=True)
class Go:
    rows: int
    columns: int
    stones: tuple[tuple[tuple[int, int], int], ...] = ()
    mover: int = 0
    ko: tuple[int, int] | None = None
    passes: int = 0

    @property
    def over(self) -> bool:
        return self.passes == 2

    def moves(self) -> list[tuple[int, int] | None]:
        """Where a stone may be placed; None is a pass."""
        cells = [(c, r) for c in range(self.columns) for r in range(self.rows)]
        return [] if self.over else [*(cell for cell in cells if self.laid(cell) is not None), None]

    def after(self, cell: tuple[int, int] | None) -> Go:
        if cell is None:
            return Go(self.rows, self.columns, self.stones, 1 - self.mover, None, self.passes + 1)
        found = self.laid(cell)
        assert found is not None
        return found

    def laid(self, cell: tuple[int, int]) -> Go | None:
        """The board after placing a stone and removing what it captures."""
        board = dict(self.stones)
        if cell in board or cell == self.ko:
            return None
        board[cell] = self.mover
        taken: set[tuple[int, int]] = set()
        for near in self._near(cell):
            if board.get(near) == 1 - self.mover and not self._breaths(board, near)[1]:
                taken |= self._breaths(board, near)[0]
        board = {at: whose for at, whose in board.items() if at not in taken}
        chain, breaths = self._breaths(board, cell)
        if not breaths:
            return None
        ko = next(iter(taken)) if len(taken) == len(chain) == len(breaths) == 1 else None
        return Go(self.rows, self.columns, tuple(sorted(board.items())), 1 - self.mover, ko)

    def _near(self, cell: tuple[int, int]) -> Iterator[tuple[int, int]]:
        for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            column, row = cell[0] + across, cell[1] + up
            if 0 <= column < self.columns and 0 <= row < self.rows:
                yield column, row

    def _breaths(
        self, board: dict[tuple[int, int], int], cell: tuple[int, int]
    ) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
        """A chain, and the empty crossings beside it."""
        chain, breaths, waiting = {cell}, set[tuple[int, int]](), [cell]
        while waiting:
            for near in self._near(waiting.pop()):
                if near not in board:
                    breaths.add(near)
                elif board[near] == board[cell] and near not in chain:
                    chain.add(near)
                    waiting.append(near)
        return chain, breaths


def sequences(game: Kalah | Go, deep: int) -> list[int]:
    """The number of sequences of one move, of two, and so on."""
    found, level = list[int](), [game]
    for _ in range(deep):
        level = [one.after(move) for one in level for move in one.moves()]  # type: ignore[arg-type]
        found.append(len(level))
    return found
