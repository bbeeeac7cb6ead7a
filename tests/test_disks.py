"""Every command that writes, on a disk that is full, nearly full or read-only: it prints a sentence and changes
nothing.
"""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fuzz.__main__ import alone
from fuzz.kills import APART, WRITERS, Files, command_in_a_child, contents, course, lay
from rulewright.runtime.files.write import BESIDE

CACHED = ("a simulation", "a check")
"""What is written into the cache only: that it cannot be is no failure."""
ROOMS = (0, 4096, 12_288)
"""Bytes that are free on a full disk."""
FULL, READ_ONLY = "the disk is full", "the disk is read-only"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RULEWRIGHT_CACHE", "")
    with alone():
        yield


@contextmanager
def small_disk(at: Path, files: Files) -> Iterator[Path]:
    """A disk in memory with these files, where the system lets us make one."""
    at.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(at)], capture_output=True)
    if made.returncode:
        pytest.skip("only root may make a small disk")
    before = Path.cwd()
    try:
        os.chdir(at)
        for name, data in files.items():
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(data)
        Path("generated").mkdir(exist_ok=True)
        yield at
    finally:
        os.chdir(before)
        subprocess.run(["umount", "--lazy", str(at)], check=True)


def fill(disk: Path, free: int) -> None:
    """Leaves so many bytes of a disk."""
    with open(disk / "filler", "wb", buffering=0) as filler:
        stat = os.statvfs(disk)
        filler.write(b"x" * max(stat.f_bavail * stat.f_frsize - free, 0))


def nothing_is_left(before: Files) -> None:
    found = {name: data for name, data in contents().items() if name != "filler"}
    assert found == before
    assert not [path for path in Path().rglob("*") if BESIDE in path.name]


@pytest.mark.parametrize("what", [what for what in WRITERS if what not in CACHED])
def test_a_disk_that_is_full_or_read_only(what: str, tmp_path: Path) -> None:
    before, _, _, _ = course(what)
    with small_disk(tmp_path / "disk", before) as disk:
        codes = set[int]()
        for free in ROOMS:
            fill(disk, free)
            ended = command_in_a_child(WRITERS[what])
            codes.add(ended.code)
            if ended.code == 2 and what not in APART:
                assert FULL in ended.said, ended.said
                nothing_is_left(before)
            if ended.code in (0, 1):
                break
            (disk / "filler").unlink()
        assert 2 in codes, f"{what} is written on a full disk"
        (disk / "filler").unlink(missing_ok=True)
    with small_disk(tmp_path / "other", before) as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        ended = command_in_a_child(WRITERS[what])
        assert ended.code == 2 and READ_ONLY in ended.said, ended.said
        nothing_is_left(before)


@pytest.mark.parametrize("what", CACHED)
def test_a_cache_that_cannot_be_written(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, _, _, _ = course(what)
    wanted = command_in_a_child(WRITERS[what])
    with small_disk(tmp_path / "disk", before) as disk:
        monkeypatch.setenv("RULEWRIGHT_CACHE", str(disk / "cache"))
        fill(disk, 0)
        ended = command_in_a_child(WRITERS[what])
        assert (ended.code, ended.said) == (wanted.code, wanted.said)


@pytest.mark.parametrize("what", [what for what in WRITERS if what not in CACHED])
def test_a_file_that_may_not_grow(what: str) -> None:
    """What a limit of the shell (`ulimit -f`) does: the same as a full disk, to whoever is no root too."""
    before, _, _, _ = course(what)
    lay(before)
    ended = command_in_a_child(WRITERS[what], prepare=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)))
    assert ended.code == 2 and "mistake of ours" not in ended.said and "Traceback" not in ended.said, ended.said
