"""Tic-tac-toe and connect four as somebody would write them in plain Python, to measure ours against.

Written naturally: the board is a list, moves are looked for, and after each move its lines are counted. Nothing is
packed into bits or prepared ahead; nothing is slower than it has to be either.
"""

from __future__ import annotations

from collections.abc import Callable
from random import random

ROWS, COLUMNS = 6, 7
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
Random = Callable[[], float]


class TicTacToe:
    __slots__ = ("cells", "player", "winner")

    def __init__(self) -> None:
        self.cells = [0] * 9
        self.player = 1
        self.winner = 0

    def moves(self) -> list[int]:
        if self.winner:
            return []
        return [cell for cell, mark in enumerate(self.cells) if not mark]

    def play(self, cell: int) -> None:
        cells, player = self.cells, self.player
        cells[cell] = player
        for a, b, c in LINES:
            if cells[a] == cells[b] == cells[c] != 0:
                self.winner = player
        self.player = 3 - player

    def copy(self) -> TicTacToe:
        other = TicTacToe.__new__(TicTacToe)
        other.cells, other.player, other.winner = self.cells[:], self.player, self.winner
        return other


class ConnectFour:
    __slots__ = ("cells", "heights", "player", "winner")

    def __init__(self) -> None:
        self.cells = [[0] * COLUMNS for _ in range(ROWS)]
        self.heights = [0] * COLUMNS
        """How many discs lie in each column."""
        self.player = 1
        self.winner = 0

    def moves(self) -> list[int]:
        if self.winner:
            return []
        return [column for column, height in enumerate(self.heights) if height < ROWS]

    def play(self, column: int) -> None:
        row = self.heights[column]
        self.cells[row][column] = self.player
        self.heights[column] += 1
        if self.wins(row, column):
            self.winner = self.player
        self.player = 3 - self.player

    def wins(self, row: int, column: int) -> bool:
        """Whether the disc that was dropped there makes four in a row."""
        cells, player = self.cells, self.player
        for rise, run in ((1, 0), (0, 1), (1, 1), (1, -1)):
            found = 1
            for way in (1, -1):
                r, c = row + way * rise, column + way * run
                while 0 <= r < ROWS and 0 <= c < COLUMNS and cells[r][c] == player:
                    found, r, c = found + 1, r + way * rise, c + way * run
            if found >= 4:
                return True
        return False

    def copy(self) -> ConnectFour:
        other = ConnectFour.__new__(ConnectFour)
        other.cells, other.heights = [row[:] for row in self.cells], self.heights[:]
        other.player, other.winner = self.player, self.winner
        return other


Board = TicTacToe | ConnectFour


def play_out(new: Callable[[], Board], random: Random = random) -> int:
    """A random game to its end; how many moves it took."""
    game, many = new(), 0
    while moves := game.moves():
        game.play(moves[int(random() * len(moves))])
        many += 1
    return many
