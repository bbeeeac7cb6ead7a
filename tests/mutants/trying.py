"""One try: a process in which a module has a fault and tests run until one notices."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MEMORY = 4 << 30
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=short", "--hypothesis-seed=0"]


def fork(work: Callable[[], int], log: Path, tree: Path, seconds: float) -> int:
    """Starts a process that does the work in the tree, and gives its id. Time is that of the processor, so that it
    does not hang on what else the machine does."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.setsid()
        written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(written, 1)
        os.dup2(written, 2)
        os.chdir(tree)
        os.environ["PYTHONPATH"] = str(tree / ".types")
        os.environ["RULEWRIGHT_CACHE"] = f"{log}.cache"
        code = work()
    finally:
        sys.stdout.flush()
        os._exit(code)


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with other text than its file has."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text
        self.name = ".".join(["rulewright", *path.with_suffix("").parts])

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=str(self.path.absolute()))

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.path.absolute())
        exec(compile(self.text, module.__file__, "exec"), module.__dict__)


def tried(path: str, text: str, tests: list[str]) -> int:
    """Whether the tests notice; 0 if they do not."""
    sys.meta_path.insert(0, Planted(Path(path), text))
    return int(pytest.main([*QUIET, *tests]))


class Seen:
    """Writes down which lines each test passes over, and how long it takes."""

    def __init__(self, files: list[str], to: Path) -> None:
        from coverage import Coverage

        self.to = to
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, branch=False, include=files, config_file=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.seconds[report.nodeid] = -1e9  # It says nothing about a fault: it fails without one.

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            Path(name).as_posix(): {str(line): tests for line, tests in data.contexts_by_lineno(name).items()}
            for name in data.measured_files()
        }
        self.to.write_text(json.dumps({"seconds": self.seconds, "lines": lines}), "utf-8")


def traced(files: list[str], tests: list[str], to: Path) -> int:
    options = [option for option in QUIET if option != "-x"]
    return int(pytest.main([*options, *tests], plugins=[Seen(files, to)]))
