"""The games to record: the bundled editions and the pages of games, each with its numbers of players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from editions import names
from pages import compiled as compiled_page
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.pipeline import Compiled, compile_edition

GAMES = Path(__file__).parent.parent / "cases" / "games"
PLAYED = re.compile(r"^```played(?: (\d+) seats)?", re.MULTILINE)


def games() -> list[str]:
    return [*names(), *sorted(path.stem for path in GAMES.glob("*.md"))]


@cache
def game(name: str) -> Compiled:
    """A bundled edition, or the game of a page."""
    if name in names():
        told = compile_edition(name)
        assert told.value is not None, told.said
        return told.value
    return compiled_page((GAMES / f"{name}.md").read_text("utf-8"))


def seats_of(name: str) -> Iterator[int]:
    if name in names():
        first, last = game(name).model.players
        yield from range(first, last + 1)
    else:
        page = (GAMES / f"{name}.md").read_text("utf-8")
        yield from dict.fromkeys(int(found[1] or 2) for found in PLAYED.finditer(page))


def rules_of(name: str) -> str:
    """The hash of what is played: a log of other rules is told apart by it."""
    return hash_of(game(name).model)
