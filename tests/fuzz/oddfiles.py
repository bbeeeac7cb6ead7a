"""What a file system can put in the place of a file, and a case as a folder."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from pathlib import Path

from .sound import MAIN, Files


@dataclass(frozen=True, slots=True)
class Case:
    """A pack with a fault in it, and what lies beside it."""

    how: str
    files: Files
    changed: str = ""
    """The one file that was changed; nothing where it is more than one."""
    odd: dict[str, str] = field(default_factory=dict[str, str])
    """What is in the place of a regular file: `pipe`, `folder`, a link."""


TREES = ("gone", "moved", "twice", "pipe", "folder", "loop", "nowhere", "endless", "above", "closed", "large")


def another_tree(files: Files, dice: random.Random) -> Case:
    path = dice.choice(sorted(files))
    kept = {name: data for name, data in files.items() if name != path}
    how = dice.choice(TREES)
    if how == "gone":
        return Case(how, kept)
    if how == "moved":
        return Case(how, {**kept, f"{MAIN}/{dice.choice(NAMES)}": files[path]})
    if how == "twice":
        return Case(how, {**files, f"{MAIN}/{dice.choice(NAMES)}": files[path]})
    if how in ("closed", "large"):
        return Case(how, files, odd={path: how})
    return Case(how, kept, odd={path: how})


NAMES = (
    "zz.rules", "00.rules.md", ".hidden.rules", "ż.rules", "a b.rules", "x.RULES", "-.rules", "text/pl.ftl",
    "text/xx.ftl", "01-page.pl.md", "01-page.xx.md", "places.md", "counts.toml", "x" * 200 + ".rules",
    "new\nline.rules", "{x}.rules", "deep/er/x.rules", "text/en.ftl", "pack.toml.rules",
)  # fmt: skip


def lay(case: Case, folder: Path) -> None:
    """The case as a folder."""
    for path, data in case.files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if case.odd.get(path) == "large":
            with open(file, "wb") as large:
                large.truncate(5 << 20)
        else:
            file.write_bytes(data)
        if case.odd.get(path) == "closed":
            file.chmod(0)
    for path, how in case.odd.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        match how:
            case "pipe":
                os.mkfifo(file)
            case "folder":
                file.mkdir()
            case "loop":
                file.symlink_to(file.name)
            case "nowhere":
                file.symlink_to("nowhere")
            case "endless":
                file.symlink_to("/dev/zero")
            case "above":
                file.symlink_to("..")
            case _:
                pass
