"""Tic-tac-toe and connect four as somebody would write them by hand in Python, to hold ours against.

Written naturally: a list for the board, a loop over the lines, no tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))


@dataclass
class Board:
    columns: int
    rows: int
    wanted: int
    """So many in a row win."""
    falls: bool
    """Whether a piece falls to the bottom of its column."""
    cells: list[int] = field(default_factory=list[int])
    turn: int = 1
    winner: int = 0

    def __post_init__(self) -> None:
        self.cells = [0] * (self.columns * self.rows)

    def copy(self) -> Board:
        other = Board(self.columns, self.rows, self.wanted, self.falls)
        other.cells, other.turn, other.winner = list(self.cells), self.turn, self.winner
        return other

    def moves(self) -> list[int]:
        if self.winner:
            return []
        if not self.falls:
            return [at for at, cell in enumerate(self.cells) if cell == 0]
        found: list[int] = []
        for column in range(self.columns):
            for row in range(self.rows):
                if self.cells[row * self.columns + column] == 0:
                    found.append(row * self.columns + column)
                    break
        return found

    def play(self, at: int) -> None:
        self.cells[at] = self.turn
        if any(self.reach(at, x, y) + self.reach(at, -x, -y) + 1 >= self.wanted for x, y in WAYS):
            self.winner = self.turn
        self.turn = 3 - self.turn

    def reach(self, at: int, x: int, y: int) -> int:
        column, row, found = at % self.columns + x, at // self.columns + y, 0
        while 0 <= column < self.columns and 0 <= row < self.rows:
            if self.cells[row * self.columns + column] != self.cells[at]:
                break
            found, column, row = found + 1, column + x, row + y
        return found


def tic_tac_toe() -> Board:
    return Board(3, 3, 3, falls=False)


def connect_four() -> Board:
    return Board(7, 6, 4, falls=True)


BY_HAND: dict[str, Callable[[], Board]] = {"tic-tac-toe": tic_tac_toe, "connect-four": connect_four}


def play_out(board: Board, dice: Random) -> int:
    """A random game to its end; how many moves it took."""
    many = 0
    while moves := board.moves():
        board.play(dice.choice(moves))
        many += 1
    return many


def follow(board: Board, deep: int) -> list[int]:
    """How many sequences there are of one move, of two, and so on."""
    moves = board.moves()
    if deep == 1 or not moves:
        return [len(moves)] + [0] * (deep - 1)
    found = [len(moves)] + [0] * (deep - 1)
    for move in moves:
        other = board.copy()
        other.play(move)
        for n, many in enumerate(follow(other, deep - 1), 1):
            found[n] += many
    return found
