"""Plain lines are read as Fluent's own parser reads them, valid or damaged."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright.compiler.source.text import source_of
from rulewright.compiler.text.fluent import _entries, _whole
from rulewright.compiler.text.fluent_lines import blocks, plain

HERE = Path(__file__).parent.parent
FILES = sorted((*HERE.glob("compiler/text/phrases/*/*.ftl"), *HERE.glob("rules/*/text/*.ftl")))
PUT_IN = (
    *'{}$-#. \n"=:,()abNOUN*[]\\0',
    "\n",
    "\n    .x = ",
    '{ "" }',
    "{ $n ->",
    "\n# note",
    "\n\n",
    "   *[other] b\n",
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_the_same_entries_at_the_same_places(path: Path) -> None:
    source = source_of(path.name, path.read_text("utf-8"))
    assert _entries(source) == _whole(source)


def test_most_of_what_is_bundled_is_plain() -> None:
    found = [
        plain(source, *block)
        for path in FILES
        for source in [source_of(path.name, path.read_text("utf-8"))]
        for block in blocks(source.text)
    ]
    assert sum(one is not None for one in found) > 0.99 * len(found) > 1000


def test_damaged_files_give_the_same_diagnostics() -> None:
    dice = random.Random(7)
    texts = [path.read_text("utf-8") for path in FILES]
    told = 0
    for _ in range(1500):
        text = dice.choice(texts)
        begin = dice.randrange(len(text))
        if dice.random() < 0.5:  # a choice by number, of which there are fewer
            begin = max(text.find("->", begin) - 100, 0)
        text = text[begin : begin + dice.randrange(300)]
        text = text[text.find("\n-") + 1 :]
        for _ in range(dice.randrange(3)):
            at = dice.randrange(len(text) + 1)
            text = text[:at] + dice.choice(PUT_IN) + text[at + dice.randrange(2) :]
        source = source_of("spoilt", text)
        ours = _entries(source)
        assert ours == _whole(source), text
        told += bool(ours.said)
    assert told > 100
