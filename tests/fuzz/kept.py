"""The progress of a long run, in a file: a later run of the same cases continues there."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rulewright.runtime.files.write import write

HERE = Path(__file__).parent


@dataclass(slots=True)
class Kept:
    """Seeds from the first up to the next are done."""

    first: int
    next: int
    found: Counter[str] = field(default_factory=Counter[str])
    failed: list[int] = field(default_factory=list[int])
    seconds: float = 0
    """Of processor time."""
    commits: Counter[str] = field(default_factory=Counter[str])
    """How many cases were run on which commit."""
    path: Path | None = None

    def done(self, seed: int, found: Counter[str]) -> None:
        self.found += found
        self.next = seed + 1
        self.commits[commit()] += 1

    def save(self) -> None:
        if self.path is not None:
            data = {name: getattr(self, name) for name in NAMES}
            write(self.path, json.dumps(data, indent=1, sort_keys=True) + "\n")


NAMES = ("first", "next", "found", "failed", "seconds", "commits")


def kept(path: Path | None, first: int) -> Kept:
    """Where a run of the same seeds has stopped, or the beginning."""
    if path is None or not path.exists():
        return Kept(first, first, path=path)
    data = json.loads(path.read_text("utf-8"))
    if data["first"] != first:
        raise SystemExit(f"{path} is of a run that begins at {data['first']}, not at {first}.")
    found, commits = Counter[str](data["found"]), Counter[str](data["commits"])
    return Kept(first, data["next"], found, data["failed"], data["seconds"], commits, path)


@cache
def commit() -> str:
    """The commit that is run, with a `+` where something has been changed since."""
    asked = ("git", "describe", "--always", "--dirty=+", "--exclude=*")
    said = subprocess.run(asked, capture_output=True, text=True, cwd=HERE, check=False)
    return said.stdout.strip() or "no commit"
