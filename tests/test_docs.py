"""What the docs say is tried: every rules block, every wrong example with what is said of it, every command."""

from __future__ import annotations

import re
import textwrap
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import doc_pages
from doc_pages import blocks, page_id
from journey import SHOWN
from rulewright.compiler.scenarios import run_scenarios
from rulewright.compiler.syntax.scan import RESERVED
from rulewright.compiler.syntax.tabled import tables

EXCERPT = re.compile(r"^<!-- shown: ([a-z-]+) -->$", re.MULTILINE)
EXCERPT_BLOCK = re.compile(r"(^<!-- shown: ([a-z-]+) -->\n\n```[a-z]+\n).*?(^```$)", re.MULTILINE | re.DOTALL)


def having(fence: str) -> list[Any]:
    """The pages in which there is a block of a sort."""
    found = [path for path in doc_pages.pages() if f"\n```{fence}\n" in path.read_text("utf-8")]
    return [pytest.param(path, id=page_id(path)) for path in found]


@pytest.mark.parametrize("path", having("rules"))
def test_the_rules_of_a_page(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One pack, nothing said of it, and its scenarios come out as written."""
    monkeypatch.chdir(tmp_path)
    compiled, said = doc_pages.compiled(path.read_text("utf-8"), tmp_path)
    assert not said, doc_pages.drawn(said)
    assert compiled is not None
    failures = [one for ran in run_scenarios(compiled) for one in ran.failures]
    assert not failures, doc_pages.drawn(tuple(failures))


@pytest.mark.parametrize("path", having("wrong"))
def test_the_wrong_examples_of_a_page(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accept: bool
) -> None:
    """Each is answered as the page shows, and by nothing else."""
    monkeypatch.chdir(tmp_path)
    text = path.read_text("utf-8")
    written, at = [], 0
    found = list(blocks(text))
    for wrong, answer in pairwise(found):
        if wrong.info == "wrong":
            assert answer.info == "text", f"no `text` block follows {wrong.text!r}"
            said = doc_pages.said_of(text, tmp_path, wrong.text)
            assert said, f"nothing is said of {wrong.text!r}"
            written += [text[at : answer.start], doc_pages.drawn(said)]
            at = answer.start + len(answer.text)
    compare(path, "".join(written) + text[at:], accept)


@pytest.mark.parametrize("path", having("console"))
def test_the_commands_of_a_page(path: Path, tmp_path: Path, accept: bool) -> None:
    """Each answers as the page shows, in a folder with the files of the page."""
    text = path.read_text("utf-8")
    written, at = [], 0
    for block in blocks(text):
        if block.file:
            doc_pages.lay_down(tmp_path, block.file, block.text)
        elif block.info == "console":
            written += [text[at : block.start], doc_pages.session(block.text, tmp_path)]
            at = block.start + len(block.text)
    compare(path, "".join(written) + text[at:], accept)


@pytest.mark.parametrize("path", having("words"))
def test_the_words_that_are_taken(path: Path, accept: bool) -> None:
    text = path.read_text("utf-8")
    (block,) = [block for block in blocks(text) if block.info == "words"]
    taken = sorted(
        word for word, terminals in tables().words.items() if " " not in word and not RESERVED.isdisjoint(terminals)
    )
    words = textwrap.fill(" ".join(taken), 110) + "\n"
    compare(path, text[: block.start] + words + text[block.start + len(block.text) :], accept)


def test_how_a_line_travels(accept: bool) -> None:
    """Each excerpt is what its station gives now."""
    path = doc_pages.PAGES / "how-it-flows.md"
    text = path.read_text("utf-8")
    named = EXCERPT.findall(text)
    assert set(named) == set(SHOWN), "every station is shown, and no other"
    page = EXCERPT_BLOCK.sub(lambda found: f"{found[1]}{SHOWN[found[2]]()}\n{found[3]}", text)
    compare(path, page, accept)


def compare(path: Path, page: str, accept: bool) -> None:
    if accept:
        path.write_text(page, "utf-8")
    assert path.read_text("utf-8") == page, "`pytest --accept` writes it anew; then read it"
