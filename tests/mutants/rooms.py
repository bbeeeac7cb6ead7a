"""The rooms of the core, and the tests that cover each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Room:
    name: str
    files: tuple[str, ...]
    """Patterns of paths."""
    tests: tuple[str, ...]


GAMES = (
    "test_cases",
    "test_hidden",
    "test_scenarios",
    "test_play",
    "test_saving",
    "test_valid_state",
    "test_invariants",
    "test_counts",
)
WORDS = ("test_cases", "test_recovery", "test_mistakes", "test_hostile", "test_docs")

ROOMS = (
    Room(
        "syntax",
        tuple(f"compiler/syntax/{name}.py" for name in ("parse", "scan", "recover", "format", "write", "clues")),
        (*WORDS, "test_reader", "test_round_trip", "test_rest_of_declarations"),
    ),
    Room("verbs", ("compiler/verbs/*.py",), (*WORDS, "test_graph", "test_verbs", "test_said")),
    Room("meaning", ("compiler/meaning/*.py",), (*WORDS, "test_kinds", "test_origins", "test_fresh", "test_scenarios")),
    Room("graph", ("compiler/graph/*.py",), (*WORDS, "test_graph", "test_graph_truth", "test_fresh", "test_verbs")),
    Room("plan", ("compiler/plan/*.py",), (*GAMES, *WORDS, "test_plan", "test_fresh")),
    Room("handlers", ("compiler/handlers/*.py",), (*GAMES, *WORDS, "test_layout", "test_fresh")),
    Room("runtime", ("runtime/*.py",), (*GAMES, "test_docs", "test_gamelogs")),
)
"""Tests that start other processes are left out where they can be: in those no fault is planted."""


def files_of(room: Room, root: Path) -> list[str]:
    found = {path for pattern in room.files for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(root).as_posix() for path in found)


def tests_of(rooms: Iterable[Room], root: Path) -> list[str]:
    return sorted({f"tests/{name}.py" for room in rooms for name in room.tests if (root / f"tests/{name}.py").exists()})
