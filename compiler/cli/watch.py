"""`check --watch`: looks five times a second whether a file was saved, and if so checks again."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from . import say

if TYPE_CHECKING:
    from ..check import Checked

PAUSE = 0.2
"""Seconds between two looks."""

SETTLE = 0.03
"""Seconds in which nothing may change before a save is taken as done: many editors empty a file, then write it."""

RULES = (".rules", ".rules.md", ".ftl", "pack.toml")
"""What the names of files end with from which `check` reads."""

Seen = dict[str, tuple[int, int]]


def watch(paths: list[str], release: bool, form: str) -> NoReturn:
    """Goes on until it is interrupted."""
    from ..check import check
    from ..proofs import Proofs
    from .check import answer_to

    folders: tuple[str, ...] = ()
    proofs = Proofs()
    while True:
        begun, seen = time.time_ns(), look(folders)
        # Content without findings is not checked again while it stays the same.
        found = check(paths, release, proofs := proofs.next())
        answer_to(found, form).show()
        sys.stdout.flush()
        say.remark("waiting for a change; Ctrl-C ends it")
        if folders != (folders := _folders(found)):
            # What was saved before these were watched is found by its time.
            seen = {path: at for path, at in look(folders).items() if at[0] < begun}
        next_change(folders, RULES, seen)


def _settle(folders: Iterable[str], endings: tuple[str, ...]) -> None:
    """Waits while what was noticed goes on, so that no half of a save is read."""
    before = look(folders, endings)
    time.sleep(SETTLE)
    while before != (before := look(folders, endings)):
        time.sleep(SETTLE)


def _folders(found: Checked) -> tuple[str, ...]:
    """Those of the packs, and those in which a pack could appear."""
    from ..source.places import bundled

    every = (*found.packs, *found.above)
    packs = [str(path) for pack in every for path in (pack.folder, pack.folder / "text")]
    return tuple(dict.fromkeys([*packs, *(os.path.dirname(path) for path in packs), str(bundled()), os.getcwd()]))


def next_change(folders: Iterable[str], endings: tuple[str, ...], seen: Seen) -> Seen:
    """Waits until a file is saved and pending changes are handled; returns the files as they are then."""
    while look(folders, endings) == seen:
        time.sleep(PAUSE)
    _settle(folders, endings)
    return look(folders, endings)


def look(folders: Iterable[str], endings: tuple[str, ...] = RULES) -> Seen:
    """Each file's time and size. A file that goes away between two calls is one that is not there."""
    found: Seen = {}
    for folder in folders:
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    if entry.name.endswith(endings):
                        stat = entry.stat()
                        found[entry.path] = (stat.st_mtime_ns, stat.st_size)
                    elif os.path.isfile(manifest := os.path.join(entry.path, "pack.toml")):
                        found[manifest] = (0, 0)
        except OSError:
            continue
    return found
