"""Test pages of the language: rules, with their diagnostics, model, code and games. `--accept` writes the results."""

from __future__ import annotations

from pathlib import Path

import pytest

from pages import answered

CASES = Path(__file__).parent / "cases"
ROOMS = ("meaning", "plan", "handlers", "play", "games", "findings")


@pytest.mark.parametrize(
    "path",
    [path for room in ROOMS for path in sorted((CASES / room).rglob("*.md"))],
    ids=lambda path: path.relative_to(CASES).with_suffix("").as_posix(),
)
def test_a_page(path: Path, accept: bool) -> None:
    told = answered(path)
    if accept:
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"
