"""Words of another language on a page are marked as such, so that a screen reader pronounces them correctly."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORD = re.compile(r"[^\W\d_]+")
POLISH = re.compile("[ąćęłńóśźż]", re.IGNORECASE)
NAMES = {"rulewright", "resurgence", "english", "arbat", "ranger"}
"""Called the same in every language."""
VOID = {"meta", "link", "input", "br", "hr", "img", "path", "rect", "circle"}


@dataclass(slots=True)
class Heard(HTMLParser):
    """The words of a page, by the language that they are said to be in."""

    tongues: list[tuple[str, str]] = field(default_factory=lambda: [("", "")])
    words: dict[str, Counter[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        HTMLParser.__init__(self)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        tongue = given.get("lang") or self.tongues[-1][1]
        for name in ("aria-label", "title", "placeholder"):
            self._count(given.get(name) or "", tongue)
        if given.get("data-stems") is None and tag not in VOID:
            self.tongues.append(
                (tag, "none" if tag in ("script", "style") or given.get("translate") == "no" else tongue)
            )

    def handle_endtag(self, tag: str) -> None:
        while len(self.tongues) > 1:
            if self.tongues.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        self._count(data, self.tongues[-1][1])

    def _count(self, text: str, tongue: str) -> None:
        self.words.setdefault(tongue, Counter()).update(word.lower() for word in WORD.findall(text))


def heard(path: Path) -> dict[str, Counter[str]]:
    found = Heard()
    found.feed(path.read_text("utf-8"))
    return found.words


def pages(site: Path, language: str) -> list[Path]:
    """Those of the game, and those that list what there is; the hostile pack is in no language."""
    top = site if language == "en" else site / language
    return [*sorted((top / "resurgence").rglob("*.html")), *sorted(top.glob("[a-z]*.html"))]


@pytest.fixture(scope="module")
def english(book_site: Path) -> Counter[str]:
    found: Counter[str] = Counter()
    for path in pages(book_site, "en"):
        found += heard(path).get("en", Counter())
    return found


def test_polish_pages_are_polish(book_site: Path, english: Counter[str]) -> None:
    """No word of the English pages, or of the rules, that Polish does not know."""
    rules = " ".join(path.read_text("utf-8") for path in (ROOT / "rules").glob("resurgence/*.rules.md"))
    foreign = english.keys() | set(re.findall("[a-z]+", rules))
    analyser = pytest.importorskip("morfeusz2").Morfeusz()
    known: dict[str, bool] = {}
    wrong: dict[str, str] = {}
    every = pages(book_site, "pl")
    assert len(every) > 250
    for path in every:
        for word in heard(path).get("pl", Counter()):
            if word not in known:
                known[word] = any(one[2][2] != "ign" for one in analyser.analyse(word))
            if word in foreign and not known[word] and word not in NAMES and len(word) > 1:
                wrong.setdefault(word, str(path.relative_to(book_site)))
    assert not wrong, f"{len(wrong)} words: {sorted(wrong.items())[:40]}"


def test_english_pages_are_english(book_site: Path) -> None:
    wrong: dict[str, str] = {}
    for path in pages(book_site, "en"):
        for word in heard(path).get("en", Counter()):
            if POLISH.search(word):
                wrong.setdefault(word, str(path.relative_to(book_site)))
    assert not wrong, f"{len(wrong)} words: {sorted(wrong.items())[:40]}"
