"""Marks of expected failures: they allow exactly the marked finding, and only as long as it occurs."""

from __future__ import annotations

from pathlib import Path

import pytest

from pages import answered
from rulewright.compiler.pipeline import Compiled
from rulewright.compiler.scenarios import Ran, run_scenarios

RULES = """# A page

```rules
counter bell
to ring: change bell by 1
scenario "One"{mark}
  when ring
  then bell is {many}
scenario "Another"
  when ring
  then bell is 1
```

```scenarios
```
"""
SAID = """# A page

```rules
counter bell
to ring: change bell by {many}
```

```said{mark}
nothing
```
"""


def page(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(text, "utf-8")
    return path


def test_what_is_marked_may_fail(tmp_path: Path) -> None:
    told = answered(page(tmp_path, RULES.format(mark="  # expected-failure P2", many=2)))
    assert "One: expected failure P2\nAnother: as written\n" in told


def test_what_is_marked_must_fail(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="'One' comes out as written: take `P2` away from it"):
        answered(page(tmp_path, RULES.format(mark="  # expected-failure P2", many=1)))


def test_what_is_not_marked_is_reported(tmp_path: Path) -> None:
    assert "One: not as written\nerror[scenario-fails]" in answered(page(tmp_path, RULES.format(mark="", many=2)))


def test_a_marked_answer_is_kept(tmp_path: Path) -> None:
    text = SAID.format(mark=" expected-failure S1", many="nothing-known")
    assert answered(page(tmp_path, text)) == text


def test_a_marked_answer_must_be_wrong(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="take S1 away from it"):
        answered(page(tmp_path, SAID.format(mark=" expected-failure S1", many="2")))


def test_what_breaks_the_engine_breaks_what_is_marked_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are played by themselves."""

    def broken(compiled: Compiled) -> list[Ran]:
        if any(one.title == "One" for one in compiled.model.scenarios):
            raise KeyError("amount")
        return run_scenarios(compiled)

    monkeypatch.setattr("expected.run_scenarios", broken)
    told = answered(page(tmp_path, RULES.format(mark="  # expected-failure P15", many=1)))
    assert "One: expected failure P15\nAnother: as written\n" in told
    with pytest.raises(KeyError):
        answered(page(tmp_path, RULES.format(mark="", many=1)))


def test_a_slip_is_no_expected_failure(tmp_path: Path) -> None:
    """Rules that mean nothing are told, whatever is marked."""
    with pytest.raises(AssertionError, match="unknown-verb"):
        answered(page(tmp_path, RULES.format(mark="  # expected-failure P2", many=2).replace("when ring", "when rong")))
