"""Finds English words in a Polish text: words of the rules and of English texts that Polish does not have."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
WORD = re.compile(r"[^\W\d_]+")
NAMES = {"rulewright", "resurgence", "english", "arbat", "ranger", "tic", "tac", "toe", "connect", "four"}
"""Called the same in every language."""


@cache
def english() -> frozenset[str]:
    """The words of the rules, of English phrases, and of what the commands and the site say."""
    prose = [file for file in (ROOT / "rules").rglob("*.md") if not file.name.endswith(".pl.md")]
    files = [*prose, *(ROOT / "rules").rglob("*.rules"), *(ROOT / "rules").rglob("en.ftl")]
    files += [*(ROOT / "compiler/text/phrases/en").iterdir(), *ROOT.glob("*/**/en.toml")]
    files += [*(ROOT / "compiler").rglob("*.py"), *(ROOT / "runtime").rglob("*.py")]
    return frozenset(word for file in files for word in words(file.read_text("utf-8")) if word.isascii())


def words(text: str) -> Iterator[str]:
    return (word.lower() for word in WORD.findall(text))


@cache
def _analyser() -> Any:
    """One for all words: each takes megabytes, and keeps them."""
    return pytest.importorskip("morfeusz2").Morfeusz()


@cache
def _polish(word: str) -> bool:
    return any(one[2][2] != "ign" for one in _analyser().analyse(word))


def foreign(text: Iterable[str], besides: Collection[str] = ()) -> dict[str, str]:
    """The English words of some lines, each with the first line that has it."""
    found: dict[str, str] = {}
    for line in text:
        for word in words(line):
            if len(word) > 1 and word in english() and word not in NAMES and word not in besides and not _polish(word):
                found.setdefault(word, line)
    return found
