"""A text is the same words by the short way for plain letters as by the long way, in whatever form its letters come."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulewright.compiler.source.text import source_of
from rulewright.compiler.text.fluent import DEEPEST, entries
from rulewright.compiler.text.words import signs, words

LETTERS = st.text(st.sampled_from("abZ \t\n,.!…’'-19ąŁż\u0301\u00ad\u200b"), max_size=30)


@given(LETTERS | st.text(st.sampled_from("ab Cz"), max_size=30))
@example("Gain  a Coin ")
@example("")
def test_plain_letters_are_the_same_words(text: str) -> None:
    assert words(text) == tuple(word for word in signs(text) if word != ",")


@given(LETTERS)
def test_one_letter_or_two_signs(text: str) -> None:
    assert words(normalize("NFD", text)) == words(normalize("NFC", text)) == words(text)


@pytest.mark.parametrize("between", ["", '"}" ', "\n  "])
def test_only_brackets_within_brackets_are_too_deep(between: str) -> None:
    """Many of them side by side are not, nor are those in quoted text."""
    side_by_side = source_of("en.ftl", f"-act-x = {'{ $a } ' * 3 * DEEPEST}\n")
    deep = source_of("en.ftl", f"-act-x = a\n-act-y = {('{' + between) * (DEEPEST + 1)}\n")
    assert [one.slug for one in entries(side_by_side).said] == []
    assert [one.slug for one in entries(deep).said] == ["too-deep"]
