"""The field of a changed text is named: in our sentences, one word is removed, added or replaced."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rulewright.compiler.source.text import Source, Span, source_of
from rulewright.compiler.text.against import held_against
from rulewright.compiler.text.printed import Line
from rulewright.compiler.text.sentences import sentences
from trees import LANGUAGES, edition, resurgence

SCOPES = {"en": ("another", "every"), "pl": ("każdy", "inny")}
MAY = {"en": ("you may ", ""), "pl": ("możesz ", "")}


def changed(text: str, language: str) -> Iterator[tuple[str, str]]:
    """A changed sentence, and the field that was changed."""
    for found in re.finditer(r"\d+", text):
        if (before := text[: found.start()]) and not before.endswith("/"):
            yield "amount", f"{before}{int(found[0]) + 3}{text[found.end() :]}"
    may, without = MAY[language]
    if may in text:
        yield "optional", text.replace(may, without, 1)
    head, comma, _ = text.partition(", ")
    if comma and language == "en" and head.startswith("After "):
        yield "clause", f"{text[:-1]} and discard two cards of your choice at once."
    for word in SCOPES[language]:
        yield "scope", re.sub(r"( \w+)\.$", rf" {word}\1.", text)


def line(name: str, text: str, source: Source) -> Line:
    return Line(name, text, (), Span(source, 0, len(source.text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_are_reported_and_by_their_field(language: str) -> None:
    model, phrases = edition("resurgence").model, resurgence()[language]
    counts: Counter[str] = Counter()
    source = source_of("cards.md", "x")
    for said in sentences(model, phrases):
        assert isinstance(said.text, str)
        for field, text in changed(said.text, language):
            if text == said.text:
                continue
            (entry,) = held_against(model, phrases, [line(said.name, text, source)])
            if entry.id != said.id:
                continue
            counts["all"] += 1
            counts["told"] += entry.status != "same"
            counts["right"] += field in {one.field for one in entry.differences}
    assert counts["all"] > 250
    assert counts["told"] >= 0.99 * counts["all"], counts
    assert counts["right"] >= 0.85 * counts["all"], counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_cosmetic_changes_are_the_same(language: str) -> None:
    model, phrases = edition("resurgence").model, resurgence()[language]
    source = source_of("cards.md", "x")
    wrong = many = 0
    for said in sentences(model, phrases):
        text = str(said.text)
        for other in (text.lower(), text.removesuffix("."), text.replace(", ", " "), text.replace(" ", "  ")):
            (entry,) = held_against(model, phrases, [line(said.name, other, source)])
            if entry.id == said.id:
                many += 1
                wrong += entry.status != "same"
    assert many > 200 and wrong <= 0.01 * many, (wrong, many)
