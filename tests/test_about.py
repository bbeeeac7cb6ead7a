"""A new warning for every pack changes no page but its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import pages
import test_mistakes
from about import about, about_text
from pages import answered
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Label, Severity
from rulewright.compiler.lint.lints import lints
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.plan.plan import Plan
from rulewright.compiler.result import Result

CASES = sorted((Path(__file__).parent / "cases").rglob("*.md"))
NEW = Diagnostic("new-lint", "this could be said better", severity=Severity.WARNING)
GRAVE = Diagnostic("new-error", "this is wrong")


def saying(more: Diagnostic, function: Callable[..., Any]) -> Callable[..., Any]:
    def said(*args: Any, **named: Any) -> Any:
        told = function(*args, **named)
        return Result(told.value, (*told.said, more))

    return said


SAYING = [path for path in CASES if "```said" in path.read_text("utf-8")]
REFUSING = [path for path in CASES if "```refused" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", SAYING[::4], ids=lambda path: path.stem)
def test_a_case_page_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = path.read_text("utf-8")
    monkeypatch.setattr(pages, "resolve", saying(NEW, resolve))
    assert answered(path) == page
    monkeypatch.setattr(pages, "resolve", saying(GRAVE, resolve))
    with pytest.raises(AssertionError):
        assert answered(path) == page


@pytest.mark.parametrize("path", REFUSING, ids=lambda path: path.stem)
def test_a_new_lint_refuses_no_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def more(plan: Plan, pack: str) -> Iterator[tuple[str, Diagnostic]]:
        yield from lints(plan, pack)
        yield from ((one.id, replace(NEW, labels=(Label(one.at, "here", True),))) for one in plan.routines.values())

    monkeypatch.setattr(pages, "lints", more)
    assert answered(path) == path.read_text("utf-8")


@pytest.mark.parametrize("slug", test_mistakes.OURS[::12])
def test_a_page_of_a_mistake_stays(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said_of = test_mistakes.said_of

    def more(*args: Any) -> tuple[tuple[Diagnostic, ...], str]:
        said, text = said_of(*args)
        return (*said, NEW), text

    monkeypatch.setattr(test_mistakes, "said_of", more)
    test_mistakes.test_a_page_says_what_happens(slug, tmp_path)


def test_what_a_page_is_about() -> None:
    known = Diagnostic("said-twice", "x", severity=Severity.WARNING)
    assert about((NEW, GRAVE)) == (GRAVE,)
    assert about((NEW, GRAVE), "new-lint") == (NEW, GRAVE)
    assert about_text((known, NEW, GRAVE), "warning[said-twice]: x\n") == (known, GRAVE)
    assert about_text((known, NEW), "nothing\n") == ()
    assert about_text((known, NEW), "") == (known, NEW)
