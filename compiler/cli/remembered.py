"""Answers of `check`, stored in the user's cache folder: if nothing has changed, the answer is shown again.

An answer is valid as long as the files that were read are the same to the byte, the folders have no new files, every
pack is found in the same place, and the tool is the same. Files are compared by content, those of the tool by size and
time. A damaged answer counts as missing.

    RULEWRIGHT_CACHE     the folder, in the place of the one that the system gives
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from rulewright.runtime.files import Kind, read, write

from . import say

if TYPE_CHECKING:
    from pathlib import Path

    from ..source.load import Pack

MOST = 64
"""At most this many answers are kept; the oldest go first."""
SLACK = 20_000_000
"""A file that was saved in the last moment may be saved again within the same tick of its clock (nanoseconds). Such
clocks tick every 16 milliseconds or more often."""
OURS = ("compiler", "grammar", "runtime")


class Answer(NamedTuple):
    code: int
    data: str
    remark: str

    def show(self) -> None:
        if self.data:
            say.data(self.data)
        if self.remark:
            say.remark(self.remark)


def answer_of(question: list[object]) -> Answer | None:
    """The answer to the same question, if it would be the same now."""
    try:
        path = _path(question)
        if os.stat(path).st_uid != os.getuid():
            return None
        kept = json.loads(read(path, Kind.CACHE))
        seen = kept["seen"]
        if kept["question"] != _asked(question) or kept["tool"] != made_of() or _look(seen) != seen:
            return None
        code, data, remark = kept["answer"]
        good = isinstance(code, int) and isinstance(data, str) and isinstance(remark, str)
        return Answer(code, data, remark) if good else None
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def remember(
    question: list[object], answer: Answer, packs: Iterable[Pack], begun: int, around: Iterable[Path] = ()
) -> None:
    """Stores an answer if possible; a check never fails because of it. `around`: folders that were searched for
    packs."""
    try:
        seen = _look(_looked_at(question, packs, around))
        if _newest(seen) > begun - SLACK:
            return
        kept = {"question": _asked(question), "tool": made_of(), "seen": seen, "answer": list(answer)}
        path = _path(question)
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        write(path, json.dumps(kept), lasting=False)
        forget("check-", MOST)
    except (OSError, ValueError):
        return


def folder() -> str:
    """Where this user's caches lie."""
    named = os.environ.get("RULEWRIGHT_CACHE")
    above = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return named or os.path.join(above, "rulewright")


def _path(question: list[object]) -> str:
    name = blake2b(json.dumps(_asked(question)).encode(), digest_size=16).hexdigest()
    return os.path.join(folder(), f"check-{name}.json")


def _asked(question: list[object]) -> list[object]:
    return [os.getcwd(), *question]


def _looked_at(question: list[object], packs: Iterable[Pack], around: Iterable[Path]) -> dict[str, dict[str, str]]:
    """The files that were read, the folders that were listed, and the places that were searched for packs."""
    from ..source.places import MANIFEST, bundled

    packs = tuple(packs)
    files = [str(pack.folder / MANIFEST) for pack in packs]
    folders = [str(path) for pack in packs for path in (pack.folder, pack.folder / "text")]
    for listed in folders:
        names = _listed(listed)
        files += [os.path.join(listed, name) for name in names if name.endswith((".rules", ".md", ".ftl"))]
    # An edition is named in some manifest, and a name may be that of a folder that is nearer.
    near = [str(bundled()), os.getcwd(), *(name for name in question if isinstance(name, str) and os.path.isdir(name))]
    near += map(str, around)
    files += [os.path.join(place, name, MANIFEST) for place in near for name in ("", *_listed(place))]
    asked = {str(name) for name in question} | {base for pack in packs for base in pack.builds_on}
    above = {os.path.dirname(pack.folder.absolute()) for pack in packs} | set(near)
    files += [os.path.join(place, name, MANIFEST) for place in above for name in asked]
    return {"files": dict.fromkeys(files, ""), "folders": dict.fromkeys([*folders, *near], "")}


def _look(seen: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """How those files and folders are now."""
    return {
        "files": {path: _contents(path) for path in seen["files"]},
        "folders": {path: "/".join(_listed(path)) for path in seen["folders"]},
    }


def _contents(path: str) -> str:
    try:
        return blake2b(read(path, Kind.RULES), digest_size=16).hexdigest()
    except OSError as fault:
        # A file that is not read, because it is too large or not a regular file, is compared by its size and time.
        with suppress(OSError):
            stat = os.stat(path)
            return f"none: {fault.errno} {stat.st_mode} {stat.st_size} {stat.st_mtime_ns}"
        return f"none: {fault.errno}"


def _listed(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _newest(seen: dict[str, dict[str, str]]) -> int:
    found = [os.stat(path).st_mtime_ns for path in (*seen["files"], *seen["folders"]) if os.path.exists(path)]
    return max(found, default=0)


@cache
def made_of() -> str:
    """The version of the tool: another version, or a changed file, may answer differently. Computed once, because the
    running code does not change."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    found = blake2b(sys.version.encode(), digest_size=16)
    waiting = [os.path.join(root, room) for room in OURS]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.is_dir():
                    waiting += [entry.path] if entry.name != "__pycache__" else []
                else:
                    stat = entry.stat()
                    found.update(f"{entry.path} {stat.st_size} {stat.st_mtime_ns}\n".encode(errors="replace"))
    return found.hexdigest()


def forget(prefix: str, most: int) -> None:
    """Of the files whose names begin so, only the newest ones stay."""
    with os.scandir(folder()) as entries:
        kept = [(entry.stat().st_mtime_ns, entry.path) for entry in entries if entry.name.startswith(prefix)]
    for _, path in sorted(kept)[:-most]:
        os.unlink(path)
