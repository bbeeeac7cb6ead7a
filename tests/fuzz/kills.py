"""Commands that write files, killed or interrupted at any moment: a reader finds either the old or the new file,
whole.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.compiler.cli import main
from rulewright.compiler.cli.main import INTERRUPTED
from rulewright.runtime.files.write import BESIDE

from .packs import as_if_bundled, packs_of
from .sound import MAIN, small

WRITERS: dict[str, tuple[str, ...]] = {
    "a log": ("play", "tic-tac-toe", "--bots", "first,first", "--seed", "1", "--log", "log.json"),
    "a new pack": ("new", "pack", "fresh"),
    "a pack on another": ("new", "pack", "fresh", "--builds-on", MAIN),
    "a card": ("new", "card", "brand-new", "--in", MAIN),
    "a card from its sentence": (
        "new",
        "card",
        "beret",
        "--in",
        MAIN,
        "--text",
        "After you gain any Coins, gain 1 Coin.",
    ),
    "a translation": ("new", "translation", "pl", "--in", MAIN),
    "formatted rules": ("fmt", MAIN),
    "a table": ("cards", MAIN, "--out", "table.csv"),
    "a table taken up": ("cards", MAIN, "--in", "changed.csv"),
    "handlers": ("build",),
    "a site": ("site", MAIN, "--into", "built"),
    "a simulation": ("simulate", "tic-tac-toe", "--games", "30"),
    "a check": ("check", MAIN),
}
"""Commands by what they write. A check and a simulation write into the cache only."""
APART = ("a translation", "a table taken up", "a site")
"""Those that write more than one file or folder, of which each is whole by itself."""
BY_CLOCK = 0.25
"""The share of those that are killed after a time; the others are at one of their calls of the system, of which those
that write are a few at the end."""
Files = Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Ended:
    code: int
    calls: int = 0
    """How many calls it made of the system, where they were counted and it came to its end."""
    said: str = ""
    """What it has written to standard error."""


def one_case(seed: int) -> Counter[str]:
    """One of them killed or interrupted at a moment of its own; then done again, to its end."""
    dice = random.Random(seed)
    what = dice.choice(list(WRITERS))
    before, after, calls, seconds = course(what)
    lay(before)
    by = dice.choices((signal.SIGKILL, signal.SIGINT), (2, 1))[0]
    if dice.random() < BY_CLOCK:
        ended = command_in_a_child(WRITERS[what], by, after=dice.uniform(0, seconds))
    else:
        ended = command_in_a_child(WRITERS[what], by, at=dice.randrange(calls))
    found = contents()
    try:
        _judged(what, ended, found, before, after)
        if found != after:
            again = command_in_a_child(WRITERS[what]).code
            assert again in (0, 1) and contents() == after, f"done again it is something else (code {again})"
    except AssertionError as fault:
        fault.add_note(f"seed {seed}: {what}")
        raise
    how = "new" if found == after else "old" if found == before else "partly new"
    code = {-signal.SIGKILL: "killed", INTERRUPTED: "interrupted"}.get(ended.code, "quicker")
    return Counter([what, code, how])


def _judged(what: str, ended: Ended, found: Files, before: Files, after: Files) -> None:
    assert "Traceback" not in ended.said and "mistake of ours" not in ended.said, ended.said
    if ended.code == INTERRUPTED:
        left = [path.as_posix() for path in Path().rglob(f"{BESIDE}*")]
        assert not left, f"{left} is left beside"
        if what == "a log":
            # A game that is broken off has a log, too.
            json.loads(found.get("log.json", b"{}"))
            return
    else:
        assert ended.code in (0, 1, -signal.SIGKILL, -signal.SIGINT), f"exit code {ended.code}: {ended.said}"
    if what in APART:
        parts = {path: {before.get(path), after.get(path)} for path in before.keys() | after.keys()}
        assert found.keys() <= parts.keys(), f"there is {sorted(found.keys() - parts.keys())}"
        assert all(found.get(path) in those for path, those in parts.items()), "a file is neither old nor new"
    else:
        assert found in (before, after), f"it is neither old nor new: {_difference(found, before, after)}"


@cache
def course(what: str) -> tuple[Files, Files, int, float]:
    """How it is before a command and after it, how many calls it makes of the system, and how long it takes."""
    lay(_begin())
    before = contents()
    # The first time, modules are imported.
    command_in_a_child(WRITERS[what])
    lay(before)
    began = time.monotonic()
    ended = command_in_a_child(WRITERS[what], at=1 << 30)
    assert ended.code in (0, 1), what
    return before, contents(), ended.calls, time.monotonic() - began


@cache
def _begin() -> Files:
    pack = next(files for files in small() if f"{MAIN}/text/en.ftl" in files and f"{MAIN}/01.rules" in files)
    found = dict(pack)
    found[f"{MAIN}/02.rules.md"] = b'# A title\n\nProse.\n\n```rules\nhat fez "Fez":   optional\n```\n'.replace(
        b":   ", b", price   "
    ).replace(b"optional", b"3")
    found[f"{MAIN}/pack.toml"] += b'languages = ["en", "pl"]\n'
    found["changed.csv"] = (
        b"kind,id,title,price,lines\nhat,cap,Top,1,optional\nhat,fez,Fez,4,\nhat,hood,Hood,2,optional\n"
    )
    return found


def lay(files: Files) -> None:
    for name in os.listdir():
        shutil.rmtree(name) if os.path.isdir(name) else os.unlink(name)
    for name, data in files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def contents() -> Files:
    """Every file from here on, but for what a killed writer has left beside."""
    found = {path.as_posix(): path for path in Path().rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in found.items() if BESIDE not in name}


def command_in_a_child(
    command: tuple[str, ...],
    by: int = signal.SIGKILL,
    after: float = -1,
    at: int = -1,
    prepare: Callable[[], object] = int,
) -> Ended:
    """A command in a process of its own, which gets a signal after so many seconds or at a call of the system;
    or is left alone. `prepare` is called in that process before."""
    mine, its = os.pipe()
    with tempfile.TemporaryFile() as error:
        child = os.fork()
        if child == 0:
            code = 3
            try:
                _streams(error.fileno())
                prepare()
                with as_if_bundled(Path.cwd()), packs_of(command):
                    code = _counted(command, by, at, its) if at >= 0 else main.main(list(command))
            except KeyboardInterrupt:
                # It came before the command had begun, or when it was done.
                code = INTERRUPTED
            finally:
                os._exit(code)
        os.close(its)
        if after >= 0:
            time.sleep(after)
            with suppress(ProcessLookupError):
                os.kill(child, by)
        with os.fdopen(mine) as said:
            calls = said.read()
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        error.seek(0)
        return Ended(code, int(calls or 0), error.read().decode())


def _streams(error: int) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.dup2(error, 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)


def _counted(command: tuple[str, ...], by: int, at: int, to: int) -> int:
    """The command, with a signal before its call number `at`."""
    calls = 0

    def count(frame: Any, event: str, function: Any) -> None:
        nonlocal calls
        if event == "c_call" and getattr(function, "__module__", "") in ("posix", "_io"):
            calls += 1
            if calls == at + 1:
                os.kill(os.getpid(), by)

    sys.setprofile(count)
    code = main.main(list(command))
    sys.setprofile(None)
    os.write(to, str(calls).encode())
    return code


def _difference(found: Files, *wanted: Files) -> list[str]:
    return [
        ", ".join(sorted(name for name in found.keys() | one.keys() if found.get(name) != one.get(name)))
        for one in wanted
    ]
