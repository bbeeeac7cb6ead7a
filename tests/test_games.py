"""Games whose numbers of positions are known, and games compared with plain Python for the same rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from anew import Go, Kalah, sequences
from counting import phases
from pages import compiled, counts_of
from rulewright.compiler.pipeline import edition_of
from rulewright.runtime import Edition, Game
from rulewright.runtime.chance import roll

GAMES = Path(__file__).parent / "cases" / "games"
COUNTED = ("othello", "draughts", "kalah", "go")


@cache
def edition(name: str, rows: int = 5, columns: int = 5) -> Edition:
    """The game of a page; that of Go on a board of another size."""
    page = (GAMES / f"{name}.md").read_text("utf-8").partition("## Examples")[0]
    return edition_of(compiled(page.replace("rows 5, columns 5", f"rows {rows}, columns {columns}")))


@pytest.mark.soak
@pytest.mark.parametrize("name", COUNTED)
def test_numbers_of_sequences_on_the_page(name: str) -> None:
    """To the last; those that are quickly counted are counted where pages are read."""
    phase, written = counts_of((GAMES / f"{name}.md").read_text("utf-8"))
    assert phases(Game(edition(name)), phase, len(written)) == written


def test_numbers_of_sequences_in_plain_python() -> None:
    for name, anew in (("kalah", Kalah()), ("go", Go(5, 5))):
        _, written = counts_of((GAMES / f"{name}.md").read_text("utf-8"))
        quick = [many for many in written if many <= 20_000]
        assert sequences(anew, len(quick)) == quick, name


PITS = [*(f"south-{n}" for n in range(1, 7)), "south-store", *(f"north-{n}" for n in range(1, 7)), "north-store"]


def test_kalah_is_played_alike() -> None:
    """What can be done, what comes of it, and who has won."""
    for seed in range(20):
        game, anew = Game(edition("kalah"), seed=seed), Kalah()
        numbers = stream(seed)
        while not game.over:
            while len(anew.moves()) == 1:
                anew = anew.after(anew.moves()[0])
            assert tuple(seeds(game, pit) for pit in PITS) == anew.pits
            offered = [option.id for option in game.pending()[0].options]
            assert offered == [PITS[house] for house in anew.moves()]
            chosen = anew.moves()[next(numbers) % len(offered)]
            game.answer(PITS[chosen])
            anew = anew.after(chosen)
        while not anew.over:
            anew = anew.after(anew.moves()[0])
        first, second = anew.settled()
        assert (seeds(game, "south-store"), seeds(game, "north-store")) == (first, second)
        outcome = game.outcome()
        assert outcome is not None
        assert list(outcome.winners) == ["player-1"] * (first > second) + ["player-2"] * (second > first)


def seeds(game: Game, pit: str) -> int:
    return holds(game, "seed", pit)


def holds(game: Game, slot: str, owner: str = "") -> int:
    """What a counter holds."""
    found: int = game.state.values.get(f"{slot}:{owner}" if owner else slot, game.edition.slots[slot].starts)
    return found


def test_go_is_played_alike() -> None:
    for seed in range(6):
        game, anew = Game(edition("go"), seed=seed), Go(5, 5)
        numbers = stream(seed)
        for _ in range(60):
            cells = {name_of(*move): move for move in anew.moves() if move is not None}
            assert board(game) == {name_of(*cell): f"player-{n + 1}" for cell, n in anew.stones}
            if not cells:
                game.answer("pass")
                anew = anew.after(None)
                if game.over:
                    break
                continue
            game.answer("lay")
            chosen = list(cells)[next(numbers) % len(cells)]
            if len(cells) > 1:
                assert [option.id for option in game.pending()[0].options] == list(cells)
                game.answer(chosen)
            anew = anew.after(cells[chosen])


def name_of(column: int, row: int) -> str:
    return f"{chr(97 + column)}{row + 1}"


def board(game: Game) -> dict[str, str]:
    return {key.partition(":")[2]: whose for key, whose in game.state.values.items() if key.startswith("stone:")}


@pytest.mark.parametrize(
    ("rows", "columns", "many"),
    [(1, 2, 5), (2, 2, 57), (2, 3, 489), pytest.param(3, 3, 12_675, marks=pytest.mark.soak)],
)
def test_every_legal_position_of_go_can_come_and_no_other(rows: int, columns: int, many: int) -> None:
    """Tromp and Farnebäck, *Combinatorics of Go*: so many boards have no chain without a breath."""
    first = Game(edition("go", rows, columns))
    waiting, seen, boards = [first], set[str](), set[frozenset[tuple[str, str]]]()
    while waiting:
        game = waiting.pop()
        boards.add(frozenset(board(game).items()))
        for option in game.pending()[0].options if not game.over else ():
            other = game.clone()
            other.answer(option.id)
            # Positions are told apart by what lies there, not by how long it took.
            other.table().asked, other.table().times = 0, [0] * len(game.table().times)
            if other.state.hash() not in seen:
                seen.add(other.state.hash())
                waiting.append(other)
    assert len(boards) == many


def test_pig_has_the_published_probabilities() -> None:
    """Of a turn in which whoever throws holds at 20: every throw is tried, each with its chance. The figures are those
    of Neller and Presser, *Optimal Play of the Dice Game Pig*."""
    reached, brought = {0: (1.0, list[int]())}, dict[int, float]()
    while reached:
        chance, faces = reached.pop(min(reached))
        for face in range(1, 7):
            game = thrown([*faces, face])
            heap = holds(game, "heap")
            if face > 1 and heap < 20:
                reached[heap] = (reached.get(heap, (0.0,))[0] + chance / 6, [*faces, face])
                continue
            if face > 1:
                game.answer("hold")
            points = holds(game, "point", "player-1")
            brought[points] = brought.get(points, 0) + chance / 6
    found = {points: round(chance, 4) for points, chance in sorted(brought.items())}
    assert found == {0: 0.6245, 20: 0.0997, 21: 0.0950, 22: 0.0742, 23: 0.0542, 24: 0.0352, 25: 0.0172}


def thrown(faces: list[int]) -> Game:
    """The first turn, when these have come one after the other."""
    game = Game(edition("pig"), begin=False)
    game.table().fate["roll"] = list(faces)
    game.table().begin()
    for _ in faces[1:]:
        game.answer("again")
    return game


def test_every_face_comes_as_often() -> None:
    """Chi squared of six thousand throws: with five degrees of freedom above 20.5 once in a thousand dice."""
    table = Game(edition("pig"), begin=False, seed="faces").table()
    thrown = [roll(table, table.rules.numbers["cube"]) for _ in range(6000)]
    assert sum((thrown.count(face) - 1000) ** 2 / 1000 for face in range(1, 7)) < 20.5


def stream(seed: int) -> Iterator[int]:
    while True:
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        yield seed >> 8
