"""What is left of a declaration with an unreadable line, and the names in the removed part."""

from __future__ import annotations

import pytest

from rulewright.compiler.diagnostics.diagnostic import Fix
from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.syntax.format import comment_of
from rulewright.compiler.syntax.parse import _tried, first_slip, parse
from rulewright.compiler.syntax.recover import left_of, names_in
from rulewright.compiler.syntax.tabled import tables


@pytest.mark.parametrize(
    ("text", "slip", "left"),
    [
        # Long enough to become a line that only holds what hangs on it; else all of it goes.
        ("to play:\n  doo:\n    gain\n  stop", ":\n    gain", "to play:\n  may:\n    gain\n  stop"),
        ("to play:\n  do:\n    gain\n  stop", ":\n    gain", "to play:\n     \n        \n  stop"),
        # An `otherwise` goes with its `if`.
        (
            "to play:\n  if x\n    gain\n  otherwise:\n    lose\n  stop",
            "x\n",
            "to play:\n      \n        \n            \n        \n  stop",
        ),
        (
            "to play:\n  if x is = 3\n    gain\n  otherwise:\n    lose\n  stop",
            "=",
            "to play:\n  if yes:    \n    gain\n  otherwise:\n    lose\n  stop",
        ),
        # On one line, too, if there is room for that.
        (
            "to play:\n  lose\n  if ab: stop\n  otherwise: stop",
            "ab",
            "to play:\n  lose\n             \n                 ",
        ),
        ("to play:\n  if abc: stop\n  otherwise: stop", "abc", "to play:\n  if yes: stop\n  otherwise: stop"),
        (
            "to play:\n  if a: stop\n  otherwise if abc: stop\n  otherwise: stop",
            "abc",
            "to play:\n  if a: stop\n  otherwise if yes: stop\n  otherwise: stop",
        ),
        # Under a line that has lost all that hung on it, nothing is missed.
        ("to play:\n  may:\n    = 3\n  stop", "=", "to play:\n      \n       \n  stop"),
        ("to play:\n    may: # a # b\n  = 3\n  stop", "=", "to play:\n                \n     \n  stop"),
        ("to play:\n  may:\n    # = 3\n  stop", "#", "to play:\n      \n    # = 3\n  stop"),
    ],
)
def test_what_is_left(text: str, slip: str, left: str) -> None:
    found = left_of(text, text.index(slip), False)
    assert found is not None and found.text == left and not found.whole


@pytest.mark.parametrize("text", ["to play:\n  = 3", "= 3", "to play:\n  may:\n    = 3"])
def test_nothing_is_left(text: str) -> None:
    assert left_of(text, text.index("="), False) is None


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("gain 1 coin", set[str]()),
        ("choose a card called best", {"best", "choose", "a", "card", "called"}),
        ("roll cube as result", {"result"}),
        ("group fruits (fruit): plum, fig", {"fruits", "fruit"}),
        ("counter coin of each player", {"coin"}),
        ("  let most == 3", {"let", "most"}),
        ("gain 1 coin\n  phase round dusk", {"phase", "round", "dusk"}),
    ],
)
def test_names_in_lines_that_are_gone(text: str, names: set[str]) -> None:
    assert names_in(text, whole=False) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("card farm stead (steads) of mine\n  gain 1 coin", {"card", "farm", "steads"}),
        ("card farm called barn\n  other", {"card", "farm", "barn"}),
    ],
)
def test_names_in_a_declaration_that_is_gone(text: str, names: set[str]) -> None:
    assert names_in(text, whole=True) == names


def test_which_names_and_lines_a_source_could_not_tell() -> None:
    parsed = parse(source_of("a.rules", "card farm stead\nto play:\n  let most == 3\n    gain 1 coin\n")).value
    assert parsed.broken == {"card", "farm", "let", "most"}
    assert parsed.faulty == {0, 25}


@pytest.mark.parametrize(
    ("old", "new", "helps"),
    [
        ("== coin !", "coin", True),
        ("== ", "", False),
        ("==", "=", None),
        ("==", "coin ! coin", None),
        ("to play:\n  gain 1 == coin !", "", True),
    ],
)
def test_whether_an_edit_helps(old: str, new: str, helps: bool | None) -> None:
    """The rest of the line can be read then; or more of it; or no more than before."""
    text = "to play:\n  gain 1 == coin !\n  stop\n"
    source = source_of("a.rules", text)
    slip = first_slip(tables(), source)
    assert slip is not None and text[slip.start :].startswith("==")
    at = text.index(old)
    fix = Fix("", Span(source, at, at + len(old)), new)
    assert _tried(source, text, 0, slip)(fix) is helps


def test_a_line_without_a_comment_has_none() -> None:
    assert comment_of("gain 1 coin") == ""
    assert comment_of("") == ""
    assert comment_of("gain =# why") == "# why"


@pytest.mark.parametrize(
    ("below", "new", "sure"),
    [
        ("gain 1 coin\ngain 2 coin\n", "  gain 1 coin\n  gain 2 coin\n", True),
        ("gain 1 coin\n\n# why\ngain 2 == coin\n", "  gain 1 coin\n\n  # why\n  gain 2 == coin\n", False),
    ],
)
def test_missing_indentation_is_reported_once(below: str, new: str, sure: bool) -> None:
    """With the line above it, and its edit is sure only if all of it can be read then."""
    said = parse(source_of("a.rules", f"to collect:\n{below}to play: end-game\n")).said
    assert [one.slug for one in said] == ["empty-block"]
    assert [(fix.text, fix.sure) for fix in said[0].fixes] == [(new, sure)]
