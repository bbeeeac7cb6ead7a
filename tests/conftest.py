"""Fixtures and options of all tests: `--accept`, `browser`, `soak`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from built_site import shared_site

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="write the answers of the test pages; then read them")
    parser.addoption("--need-browser", action="store_true", help="fail where no browser test can run")


def pytest_configure(config: pytest.Config) -> None:
    # The same examples in every run, however busy the machine is; the soak looks for new ones.
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    soak = "soak" in str(config.getoption("-m"))
    settings.register_profile("ours", derandomize=not soak, deadline=None, suppress_health_check=slow)
    settings.load_profile("ours")
    missing = browser_missing()
    if missing and config.getoption("--need-browser"):
        raise pytest.UsageError(f"The browser tests cannot run: {missing}.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out_soak(config, items)
    if missing := browser_missing():
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=missing))


def leave_out_soak(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Not by `-m "not soak"` in addopts: a `-m` on the command line would take its place and let them in.
    if "soak" in str(config.getoption("-m")):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    items[:] = [item for item in items if item not in soak]
    config.hook.pytest_deselected(items=soak)


def find_chromium() -> str | None:
    """Where Chromium is: CHROMIUM names it, or it is on the path."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def browser_missing() -> str:
    """What a browser test lacks on this machine; empty when it lacks nothing."""
    if find_chromium():
        return ""
    return "there is no Chromium here (on Debian: apt-get install chromium; or CHROMIUM=/path/to/it)"


@pytest.fixture
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether a page's answers are to be written instead of compared."""
    return bool(request.config.getoption("--accept"))


@pytest.fixture
def chromium() -> str:
    """The path of the Chromium that a browser test drives."""
    path = find_chromium()
    assert path, "only a test marked `browser` may ask for Chromium"
    return path


@pytest.fixture
def soak_seconds() -> float:
    """How long a soak test may go on; `make soak MINUTES=60` says."""
    return float(os.environ.get("RULEWRIGHT_SOAK_MINUTES", "1")) * 60


@pytest.fixture(scope="session")
def book_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site that all tests of a run look at."""
    pytest.importorskip("mkdocs", reason="MkDocs comes with the extra `site`")
    return shared_site(tmp_path_factory.getbasetemp())


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder as the current one, with a cache of its own."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("RULEWRIGHT_TRACEBACK", raising=False)
