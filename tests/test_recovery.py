"""All mistakes of a file in one run: each page in tests/cases/recovery has planted faults, marked at their places.

A line ends with `# slug` for each thing that is said of it, and nothing else is said.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from road import told, travel
from rulewright.compiler.diagnostics.render import render

PAGES = sorted((Path(__file__).parent / "cases/recovery").glob("*.md"))
BLOCK = re.compile(r"^```rules\n(.*?)^```$", re.M | re.S)
MARK = re.compile(r"#((?: [a-z]+(?:-[a-z]+)*)+)$")
CASES = [
    (path.stem, number, text) for path in PAGES for number, text in enumerate(BLOCK.findall(path.read_text("utf-8")))
]


def planted(text: str) -> list[tuple[int, str]]:
    found = [(number, MARK.search(line)) for number, line in enumerate(text.split("\n"), 1)]
    return [(number, slug) for number, match in found if match for slug in match[1].split()]


@pytest.mark.parametrize(("page", "number", "text"), CASES, ids=[f"{page}-{number}" for page, number, _ in CASES])
def test_all_that_is_planted_is_reported_and_nothing_else(page: str, number: int, text: str) -> None:
    said = travel(text).said
    assert sorted(told(said)) == sorted(planted(text)), f"{text}\n{render(said)}"


def test_enough_is_planted() -> None:
    counts = [len(planted(text)) for _, _, text in CASES]
    assert len(CASES) >= 12 and sum(counts) >= 60 and max(counts) >= 8
