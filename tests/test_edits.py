"""Fixes applied to a file: several at once where possible, and nothing else changed."""

from __future__ import annotations

import pytest

from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Fix
from rulewright.compiler.diagnostics.edits import edited, edits
from rulewright.compiler.source.rewritten import rewritten
from rulewright.compiler.source.text import Span, source_of

TEXT = "one two three\nfour\n"
SOURCE = source_of("a.md", TEXT)


def said(*fixes: tuple[int, int, str, bool]) -> Diagnostic:
    made = tuple(Fix("", Span(SOURCE, start, end), text, sure) for start, end, text, sure in fixes)
    return Diagnostic("slug", "headline", fixes=made)


def after(*diagnostics: Diagnostic, unsafe: bool = False) -> str:
    return edited(TEXT, edits(diagnostics, unsafe).get("a.md", []))


def test_sure_edits_are_made_together_in_any_order() -> None:
    assert after(said((8, 13, "3", True)), said((0, 3, "1", True))) == "1 two 3\nfour\n"


def test_of_one_diagnostic_the_first_that_may_be_made() -> None:
    both = said((0, 3, "unsure", False), (0, 3, "sure", True))
    assert after(both).startswith("sure ") and after(both, unsafe=True).startswith("unsure ")


@pytest.mark.parametrize("other", [(2, 5, "x", True), (0, 3, "y", True), (0, 0, "z", True)])
def test_where_two_touch_the_first_is_made(other: tuple[int, int, str, bool]) -> None:
    assert after(said((0, 3, "1", True)), said(other)) == "1 two three\nfour\n"


def test_edits_side_by_side_are_both_made() -> None:
    assert after(said((0, 4, "", True)), said((4, 8, "", True))) == "three\nfour\n"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "﻿"])
def test_line_ends_and_the_mark_at_the_front_are_kept(end: str, mark: str) -> None:
    data = (mark + TEXT.replace("\n", end)).encode()
    fix = Fix("", Span(SOURCE, 14, 18), "4\n5", True)
    assert rewritten(data, [fix]) == (mark + "one two three\n4\n5\n".replace("\n", end)).encode()


@pytest.mark.parametrize("data", [b"one\r\ntwo\n", b"one \xff\n"])
def test_a_file_that_would_change_elsewhere_is_left_alone(data: bytes) -> None:
    assert rewritten(data, []) is None
