"""Files: while one is written, a reader finds the old or the new one, whole, and never hangs."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import stat
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler.cli import main
from rulewright.runtime.files import (
    Kind,
    change_folder,
    new_folder,
    read,
    read_text,
    reason,
    replace_folder,
    write,
    write_all,
)
from rulewright.runtime.files.write import BESIDE

OLD, NEW = "old\n" * 30_000, "new\n" * 50_000
FILES = {"a.txt": NEW, "deep/b.txt": NEW, "c.txt": NEW}
STOPPED = 9


def contents(folder: Path) -> dict[str, str]:
    """Every file below a folder, but for what a killed writer has left beside."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path: path.relative_to(folder).as_posix() for path in found}
    return {name: path.read_text("utf-8") for path, name in names.items() if BESIDE not in name}


def in_a_child(act: Callable[[], object]) -> int:
    """The exit code of a process that does something: 0 done, 1 an OSError, 9 stopped on the way."""
    child = os.fork()
    if child == 0:
        code = 3
        try:
            act()
            code = 0
        except OSError:
            code = 1
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def stopped_at(call: int, act: Callable[[], object]) -> Callable[[], None]:
    """Ends the process without a word, as kill -9 does, before one of the calls that it makes of the system."""

    def stopping() -> None:
        left = call

        def count(frame: Any, event: str, function: Any) -> None:
            nonlocal left
            if event == "c_call" and getattr(function, "__module__", "") in ("posix", "_io"):
                left -= 1
                if left < 0:
                    os._exit(STOPPED)

        sys.setprofile(count)
        act()
        sys.setprofile(None)

    return stopping


def one(folder: Path) -> None:
    write(folder / "a.txt", NEW)


def several(folder: Path) -> None:
    write_all({folder / "a.txt": NEW, folder / "c.txt": NEW})


def changed(folder: Path) -> None:
    change_folder(folder, {"a.txt": NEW, "gone.txt": None})


def replaced(folder: Path) -> None:
    replace_folder(folder, FILES)


WHOLE = (changed, replaced)
"""Those of which not even a part may be seen."""


@pytest.mark.parametrize("act", [one, several, changed, replaced])
def test_a_writer_that_is_killed_at_any_moment(act: Callable[[Path], None], tmp_path: Path) -> None:
    before = {"a.txt": OLD, "gone.txt": OLD, "kept.txt": OLD}
    after: dict[str, str] = {}
    seen: set[bool] = set()
    call, code = -1, STOPPED
    while code == STOPPED:
        call += 1
        folder = tmp_path / f"{call}" / "here"
        folder.mkdir(parents=True)
        for name, text in before.items():
            (folder / name).write_text(text)
        code = in_a_child(stopped_at(call, partial(act, folder)))
        now = contents(folder)
        assert set(now.values()) <= {OLD, NEW}
        if act in WHOLE:
            after = after or whole(act, tmp_path / "after", before)
            assert now in (before, after), f"a part of it was seen when it was stopped at call {call}"
        seen.add(now == before)
    assert code == 0 and call > 8 and seen == {True, False}


def whole(act: Callable[[Path], None], folder: Path, before: dict[str, str]) -> dict[str, str]:
    folder.mkdir()
    for name, text in before.items():
        (folder / name).write_text(text)
    act(folder)
    return contents(folder)


def test_a_new_folder_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    call, code, folder = -1, STOPPED, tmp_path
    while code == STOPPED:
        call += 1
        folder = tmp_path / f"{call}" / "here"
        folder.parent.mkdir()
        code = in_a_child(stopped_at(call, partial(new_folder, folder, FILES)))
        assert not folder.exists() or contents(folder) == FILES
    assert code == 0 and call > 8 and folder.exists()


def small_disk(act: Callable[[], object]) -> Callable[[], object]:
    def limited() -> object:
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
        return act()

    return limited


@pytest.mark.parametrize("act", [one, several, changed, replaced])
def test_a_full_disk_changes_nothing(act: Callable[[Path], None], tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "a.txt").write_text("old\n")
    assert in_a_child(small_disk(lambda: act(folder))) == 1
    assert contents(tmp_path) == {"here/a.txt": "old\n"}
    assert [path.name for path in tmp_path.iterdir()] == ["here"], "nothing is left beside"
    assert in_a_child(small_disk(lambda: new_folder(tmp_path / "fresh", FILES))) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_two_writers(tmp_path: Path) -> None:
    """Each reads whole files only, whoever writes meanwhile."""
    file, folder = tmp_path / "a.txt", tmp_path / "folder"
    write(file, OLD)
    replace_folder(folder, {"a": OLD, "b": OLD})
    children = []
    for text in (OLD, NEW):
        child = os.fork()
        if child == 0:
            for _ in range(40):
                write(file, text)
                replace_folder(folder, {"a": text, "b": text})
            os._exit(0)
        children.append(child)
    for _ in range(300):
        assert read_text(file, Kind.RULES) in (OLD, NEW)
    assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0, 0]
    assert contents(tmp_path)["a.txt"] in (OLD, NEW)
    assert len(set(contents(folder).values())) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "folder"]


def test_what_is_there_keeps_its_permissions_and_links(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link"
    write(file, "old\n")
    assert stat.S_IMODE(file.stat().st_mode) == 0o666 & ~current_umask()
    file.chmod(0o640)
    link.symlink_to(file)
    write(link, "new\n")
    assert link.is_symlink() and file.read_text() == "new\n" and stat.S_IMODE(file.stat().st_mode) == 0o640


def current_umask() -> int:
    now = os.umask(0)
    os.umask(now)
    return now


def test_a_device_is_written_into(tmp_path: Path) -> None:
    write("/dev/null", "x")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError):  # nobody reads it, and nobody waits
        write(tmp_path / "pipe", "x")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("folder", "it is a folder"),
        ("missing/a.txt", "there is no such folder"),
        ("a.txt/b.txt", "there is no such folder"),
        ("a" * 300, "its name is too long"),
        ("a\0b", "no file can have this name"),
        ("loop", "its link leads back to itself"),
    ],
)
def test_what_cannot_be_written(path: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a.txt").write_text("old\n")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises((OSError, ValueError)) as raised:
        write_all({tmp_path / "a.txt": "new\n", os.path.join(tmp_path, path): "x"})
    assert reason(raised.value) == why
    assert (tmp_path / "a.txt").read_text() == "old\n"


def test_a_new_folder_is_spoken_of_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(OSError) as raised:
        new_folder(tmp_path / "fresh", {"a" * 300: "x"})
    assert str(raised.value.filename) == str(tmp_path / "fresh" / ("a" * 300))
    with pytest.raises(OSError) as raised:
        new_folder(tmp_path / "none" / "fresh", FILES)
    assert str(raised.value.filename) == str(tmp_path / "none" / "fresh")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_or_file_that_is_closed(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old\n")
    (tmp_path / "a.txt").chmod(0o444)
    with pytest.raises(PermissionError):
        write(tmp_path / "a.txt", "new\n")
    tmp_path.chmod(0o555)
    with pytest.raises(PermissionError):
        write(tmp_path / "b.txt", "new\n")
    assert contents(tmp_path) == {"a.txt": "old\n"}


def test_what_killed_writers_left_is_cleared_away(tmp_path: Path) -> None:
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    left = {name: tmp_path / f"{BESIDE}{name}" for name in (f"{child}-1", f"{child}-2", f"{os.getpid()}-3", "x-1")}
    left[f"{child}-1"].write_text("half")
    left[f"{child}-2"].mkdir()
    left[f"{os.getpid()}-3"].write_text("still written")
    left["x-1"].write_text("not ours")
    for path in left.values():
        os.utime(path, (0, 0))
    write(tmp_path / "a.txt", "new\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [f"{BESIDE}{os.getpid()}-3", f"{BESIDE}x-1", "a.txt"]
    )


def test_only_regular_files_are_read_and_none_that_are_too_large(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "folder").mkdir()
    with open(tmp_path / "large", "wb") as file:
        file.truncate(Kind.RULES.most + 1)
    with open(tmp_path / "full", "wb") as file:
        file.truncate(Kind.RULES.most)
    (tmp_path / "odd").write_bytes(b"\xff")
    reasons = {}
    for name in ("pipe", "endless", "loop", "folder", "large", "none", "odd/x", "a\0"):
        with pytest.raises((OSError, ValueError)) as raised:
            read(os.path.join(tmp_path, name), Kind.RULES)
        reasons[name] = reason(raised.value)
    assert reasons == {
        "pipe": "it is not a regular file",
        "endless": "it is not a regular file",
        "loop": "its link leads back to itself",
        "folder": "it is a folder",
        "large": "it is larger than 4 MB, the limit for a file of rules or prose",
        "none": "there is no such file",
        "odd/x": "there is no such file",
        "a\0": "no file can have this name",
    }
    assert len(read(tmp_path / "full", Kind.RULES)) == Kind.RULES.most
    with pytest.raises(OSError, match="not UTF-8"):
        read_text(tmp_path / "odd", Kind.RULES)


def test_a_file_without_a_size_is_not_read_for_ever() -> None:
    """Some files of the system are regular, say that they are empty, and go on."""
    if os.path.exists("/proc/self/maps"):
        assert read("/proc/self/maps", Kind.RULES)


# ---- commands that are killed


LOG = ("play", "tic-tac-toe", "--bots", "first,first", "--log", "log.json", "--seed")
"""With a seed, the same log each time."""


def killed_after(seconds: float, *command: str) -> int:
    """Runs a command in a process of its own, and kills it; the exit code, if it was quicker."""
    child = os.fork()
    if child == 0:
        code = 3
        try:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            code = main.main(list(command))
        finally:
            os._exit(code)
    time.sleep(seconds)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def kill_commands(times: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Kills writers of logs, packs and translations at moments of their own; what they leave is whole."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(folder / "cache"))
    logs = set[str]()
    for seed in "1", "2":
        assert main.main([*LOG, seed]) == 0
        logs.add(Path("log.json").read_text("utf-8"))
    assert main.main(["new", "pack", "whole"]) == 0
    pack = contents(Path("whole"))
    pack = {name: text.replace("whole", "fresh").replace("Whole", "Fresh") for name, text in pack.items()}
    dice, codes = random.Random(1), Counter[int]()
    for number in range(times):
        codes[killed_after(dice.uniform(0, 0.12), *LOG, dice.choice("12"))] += 1
        assert Path("log.json").read_text("utf-8") in logs
        codes[killed_after(dice.uniform(0, 0.03), "new", "pack", "fresh")] += 1
        assert not Path("fresh").exists() or contents(Path("fresh")) == pack
        if number % 3 == 0 and Path("fresh").exists():
            shutil.rmtree("fresh")
        if number % 5 == 0:
            (Path("whole") / "all.rules").write_text("to   rest:   end-game\n")
            codes[killed_after(dice.uniform(0, 0.03), "fmt", "whole/all.rules")] += 1
            assert (Path("whole") / "all.rules").read_text() in ("to   rest:   end-game\n", "to rest: end-game\n")
    return codes


@pytest.mark.usefixtures("capsys")
def test_commands_that_are_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = kill_commands(30, tmp_path, monkeypatch)
    assert codes[-signal.SIGKILL] > 10


@pytest.mark.soak
@pytest.mark.usefixtures("capsys")
def test_commands_that_are_killed_at_a_thousand_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    print(kill_commands(1000, tmp_path, monkeypatch))


def test_ctrl_c_while_the_old_folder_is_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was beside is gone all the same: the interrupt comes after that."""
    replace_folder(tmp_path / "made", {"a": "old"})
    remove = shutil.rmtree
    asked: list[str] = []

    def interrupted(path: str, ignore_errors: bool = False) -> None:
        asked.append(path)
        if len(asked) == 1:
            raise KeyboardInterrupt
        remove(path, ignore_errors)

    monkeypatch.setattr(shutil, "rmtree", interrupted)
    with pytest.raises(KeyboardInterrupt):
        replace_folder(tmp_path / "made", {"a": "new"})
    assert [path.name for path in tmp_path.iterdir()] == ["made"] and (tmp_path / "made/a").read_text() == "new"
