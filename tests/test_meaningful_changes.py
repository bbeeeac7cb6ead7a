"""Meaningful changes in sentences of cards: each is reported, and mostly with the changed field.

The kinds of changes were written before they were tried, in two sets. What only looks otherwise is the same."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from held import held
from rulewright.compiler.text.sentences import sentences
from trees import LANGUAGES, edition, resurgence

CHANGES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("meaningful_changes.toml").read_text("utf-8")
)
CARDS: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("changed_cards.toml").read_text("utf-8")
)
EACH = 4
"""So many sentences for each kind of change."""
RECKONED = re.compile(r"\{(\d)(?:([+-])(\d+))?\}")
LOOKS: dict[str, Callable[[str], str]] = {
    "capitals": str.upper,
    "small letters": str.lower,
    "two spaces": lambda text: text.replace(" ", "  "),
    "tabs": lambda text: text.replace(" ", "\t"),
    "no full stop": lambda text: text.removesuffix("."),
    "spaces that do not break": lambda text: re.sub(r"(\d) ", "\\1\u00a0", text),
    "soft hyphens": lambda text: re.sub(r"([a-z]{4})([a-z]{4})", "\\1\u00ad\\2", text),
    "spaces without width": lambda text: text.replace(" ", " \u200b"),
    "letters taken apart": lambda text: unicodedata.normalize("NFD", text),
}


@cache
def said(language: str) -> dict[str, str]:
    """Each sentence of the cards once, and whose it is."""
    model, phrases = edition("resurgence").model, resurgence()[language]
    found: dict[str, str] = {}
    for one in sentences(model, phrases):
        assert isinstance(one.text, str)
        found.setdefault(one.text, one.id)
    return found


def put_in(to: str, found: re.Match[str]) -> str:
    def number(one: re.Match[str]) -> str:
        old, sign, by = found[int(one[1])], one[2], one[3]
        return str(int(old) + int(f"{sign}{by}")) if sign else old

    return found.expand(RECKONED.sub(number, to))


def changed(change: dict[str, Any], language: str) -> Iterator[tuple[str, str]]:
    many = 0
    for text, id in said(language).items():
        new = re.sub(change["pattern"], lambda found: put_in(change["to"], found), text, count=1)
        if new != text and many < EACH:
            many += 1
            yield id, new[:1].upper() + new[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_meaningful_changes_are_reported_by_field(language: str) -> None:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for change in CHANGES[language]:
        for id, text in changed(change, language):
            entry = held("resurgence", id, text, language)
            counts["all"] += 1
            counts["told"] += entry.status != "same"
            right = bool(set(change["fields"]) & {one.field for one in entry.differences})
            counts["right"] += right
            wrong += [] if right else [f"{change['kind']}: {text}"]
    assert counts["all"] > 300
    assert counts["told"] == counts["all"], wrong
    assert counts["right"] >= 0.92 * counts["all"], (counts, wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_say_something_else_are_reported_by_field(language: str) -> None:
    """Whole sentences that an editor might send: with another trigger, a price, an end, of another thing."""
    entries = [(one, held("resurgence", one["card"], one["text"], language)) for one in CARDS[language]]
    assert len(entries) == 120
    assert not [one["text"] for one, entry in entries if entry.status == "same"]
    fields = [(one, {found.field for found in entry.differences}) for one, entry in entries]
    wrong = [f"{one['text']} {told}" for one, told in fields if not told & set(one["fields"])]
    assert len(wrong) <= 12, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_looks_otherwise_is_the_same(language: str) -> None:
    texts = list(said(language).items())[::3]
    wrong = [
        (name, text)
        for text, id in texts
        for name, look in LOOKS.items()
        if held("resurgence", id, look(text), language).status != "same"
    ]
    assert len(texts) > 20 and not wrong, wrong
