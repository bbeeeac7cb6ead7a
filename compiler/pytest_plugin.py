"""Packs as tests of pytest: a folder with a pack.toml and rules is collected like a file of tests.

It comes with Rulewright. Each scenario is a test under its title; that the rules have no errors is one, too.
`-p no:rulewright` leaves packs alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .diagnostics.diagnostic import Diagnostic
    from .pipeline import Compiled


class Failed(Exception):
    """Its text is what `rulewright` says."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.name != "pack.toml":
        return None
    from .source.load import rules_files

    # Other programs have files of this name, too.
    if not rules_files(file_path.parent):
        return None
    return PackFile.from_parent(parent, path=file_path)  # pyright: ignore[reportUnknownMemberType]


class PackFile(pytest.File):
    """A pack: its rules as one test, and each of its own scenarios."""

    compiled: Compiled | None = None
    ran: dict[str, tuple[Diagnostic, ...]] | None = None

    def collect(self) -> Iterator[pytest.Item]:
        from .diagnostics.diagnostic import Severity
        from .pipeline import compile_edition

        told = compile_edition(str(self.path.parent))
        errors = tuple(one for one in told.said if one.severity is Severity.ERROR)
        yield Rules.from_parent(self, name="rules", errors=errors)  # pyright: ignore[reportUnknownMemberType]
        if told.value is None or errors:
            return
        self.compiled = told.value
        for scenario in told.value.model.scenarios:
            if scenario.pack == told.value.packs[-1].name:
                yield Scenario.from_parent(self, name=scenario.title)  # pyright: ignore[reportUnknownMemberType]

    def failures(self, title: str) -> tuple[Diagnostic, ...]:
        """What fails in a scenario. All are run when the first is asked for."""
        from .scenarios import run_scenarios

        if self.ran is None:
            assert self.compiled is not None
            found = run_scenarios(self.compiled, self.compiled.packs[-1].name)
            self.ran = {one.scenario.title: one.failures for one in found}
        return self.ran[title]


class Told(pytest.Item):
    """A test that fails with complaints."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"{self.path.parent.name}: {self.name}"


class Rules(Told):
    """The rules have no errors."""

    def __init__(self, *, errors: tuple[Diagnostic, ...] = (), **more: Any) -> None:
        super().__init__(**more)  # pyright: ignore[reportUnknownMemberType]
        self.errors = errors

    def runtest(self) -> None:
        complain(self.errors)


class Scenario(Told):
    """One scenario."""

    def runtest(self) -> None:
        assert isinstance(self.parent, PackFile)
        complain(self.parent.failures(self.name))


def complain(said: tuple[Diagnostic, ...]) -> None:
    from .diagnostics.render import render

    if said:
        raise Failed(render(said, False, 100))
