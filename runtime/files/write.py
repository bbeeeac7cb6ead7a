"""Writes files: beside the old ones, synced, then renamed. At every moment a reader finds the old file or the new one,
complete.

Files that belong together are all written beside the old ones first, so that a full disk changes none of them.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import count

BESIDE = ".rulewright-"
"""The beginning of the name of a file that is not in its place yet. Readers of packs skip hidden files."""
STALE = 60
"""Seconds after which leftovers of a killed writer are removed."""
Path = str | os.PathLike[str]

_numbers = count()


def write(path: Path, text: str | bytes, lasting: bool = True) -> None:
    """One file. A link stays a link, and a file keeps its permissions."""
    write_all({path: text}, lasting)


def write_all(files: Mapping[Path, str | bytes | None], lasting: bool = True) -> None:
    """Several files that belong together; None removes one. For files that are not `lasting`, the call does not wait
    until they are on the disk: after a power cut such a file may be damaged, and its reader has to notice."""
    # A device or a pipe has no content to lose, and cannot be replaced.
    streams = {path: text for path, text in files.items() if text is not None and _is_stream(path)}
    staged: list[tuple[str, str]] = []
    try:
        for path, text in files.items():
            if text is not None and path not in streams:
                staged.append(_beside(os.path.realpath(path), text, lasting))
        for path, text in streams.items():
            _into(path, text or "")
        while staged:
            os.replace(*staged[0])
            del staged[0]
    finally:
        for beside, _ in staged:
            with suppress(OSError):
                os.unlink(beside)
    for path, text in files.items():
        if text is None:
            with suppress(FileNotFoundError):
                os.unlink(path)
    for folder in {os.path.dirname(os.path.realpath(path)) for path in files if lasting and path not in streams}:
        sync_folder(folder)


def name_beside(folder: str) -> str:
    """A free name in a folder, for a file that is not in its place yet."""
    return os.path.join(folder, f"{BESIDE}{os.getpid()}-{next(_numbers)}")


def clear_stale(folder: str) -> None:
    """Removes leftovers of killed writers."""
    from shutil import rmtree

    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(BESIDE) and _is_stale(entry):
                with suppress(OSError):
                    rmtree(entry.path) if entry.is_dir(follow_symlinks=False) else os.unlink(entry.path)


def sync_folder(folder: str) -> None:
    """Syncs the names in a folder to the disk. Not every system can do this."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_new(path: str, data: bytes, mode: int = 0o666, lasting: bool = True) -> None:
    """A new file; a `lasting` one is on the disk when this returns."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), mode)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        if lasting:
            file.flush()
            os.fsync(file.fileno())


def _beside(real: str, text: str | bytes, lasting: bool) -> tuple[str, str]:
    """Writes the text to a file beside the one it is for, and returns both names."""
    folder = os.path.dirname(real)
    if not os.path.isdir(folder):
        raise FileNotFoundError(errno.ENOENT, "there is no such folder", folder)
    clear_stale(folder)
    old = _old(real)
    beside = name_beside(folder)
    try:
        write_new(beside, text.encode("utf-8") if isinstance(text, str) else text, lasting=lasting)
        if old is not None:
            os.chmod(beside, stat.S_IMODE(old.st_mode))
            with suppress(OSError):
                os.chown(beside, old.st_uid, old.st_gid)
    except BaseException as fault:
        with suppress(OSError):
            os.unlink(beside)
        if isinstance(fault, OSError):
            fault.filename = real
        raise
    return beside, real


def _old(real: str) -> os.stat_result | None:
    """The current file; a file that must not be replaced is refused."""
    try:
        old = os.stat(real)
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), real)
    if not os.access(real, os.W_OK):
        code = errno.EROFS if _is_read_only(real) else errno.EACCES
        raise OSError(code, os.strerror(code), real)
    return old


def _is_read_only(real: str) -> bool:
    """Whether the whole disk is read-only, not just the file."""
    return hasattr(os, "statvfs") and bool(os.statvfs(real).f_flag & os.ST_RDONLY)


def _is_stream(path: Path) -> bool:
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _into(path: Path, text: str | bytes) -> None:
    # Without O_NONBLOCK, opening a pipe without a reader would block.
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))
    os.set_blocking(handle, True)
    with os.fdopen(handle, "wb") as file:
        file.write(text.encode("utf-8") if isinstance(text, str) else text)


def _is_stale(entry: os.DirEntry[str]) -> bool:
    number = entry.name.removeprefix(BESIDE).partition("-")[0]
    if not number.isascii() or not number.isdigit() or time.time() - entry.stat(follow_symlinks=False).st_mtime < STALE:
        return False
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:
        pass
    return False
