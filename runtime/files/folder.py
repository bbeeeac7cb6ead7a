"""Whole folders: written beside the old one, then put in its place in one step."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress

from .write import BESIDE, Path, clear_stale, name_beside, sync_folder, write_all, write_new

NO_REPLACE, EXCHANGE = 1, 2
"""Flags of renameat2 in Linux."""
MANY = 64
"""Up to so many files are synced one by one; more of them all at once."""


def new_folder(folder: Path, files: Mapping[str, str]) -> None:
    """A new folder with its files. FileExistsError if something of that name exists."""
    real = os.path.abspath(folder)
    beside = _made(real, files, None)
    try:
        if not _renamed(beside, real, NO_REPLACE):
            if os.path.lexists(real):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), os.fspath(folder))
            os.rename(beside, real)
    except BaseException:
        _take_away(beside)
        raise
    sync_folder(os.path.dirname(real))


def replace_folder(folder: Path, files: Mapping[str, str], fill: Callable[[str], None] | None = None) -> None:
    """Replaces a folder, if it exists, by one with these files. `fill` adds more to it.

    Where the system cannot exchange two folders in one step, there is a moment without either.
    """
    real = os.path.realpath(folder)
    beside = _made(real, files, fill)
    try:
        if not os.path.lexists(real):
            os.rename(beside, real)
        elif not _renamed(beside, real, EXCHANGE):
            aside = name_beside(os.path.dirname(real))
            os.rename(real, aside)
            try:
                os.rename(beside, real)
            except BaseException:
                os.rename(aside, real)
                raise
            beside = aside
    finally:
        # The folder beside is now the old one, or after an error the new one.
        _take_away(beside)
    sync_folder(os.path.dirname(real))


def change_folder(folder: Path, changes: Mapping[str, str | None]) -> None:
    """Changes, adds or (None) removes files of a folder, all in one step; other files stay.

    Where the system cannot exchange two folders in one step, each file is replaced by itself.
    """
    real = os.path.realpath(folder)

    def fill(beside: str) -> None:
        shutil.copytree(real, beside, symlinks=True, ignore=_left_out, dirs_exist_ok=True)
        for name, text in changes.items():
            path = os.path.join(beside, name)
            with suppress(FileNotFoundError):
                os.unlink(path)
            if text is not None:
                write_new(path, text.encode("utf-8"))

    beside = _made(real, {}, fill)
    try:
        if not _renamed(beside, real, EXCHANGE):
            write_all({os.path.join(real, name): text for name, text in changes.items()})
    finally:
        _take_away(beside)
    sync_folder(os.path.dirname(real))


def _take_away(beside: str) -> None:
    """Removes a folder that is no longer needed. Ctrl-C waits until it is gone."""
    try:
        shutil.rmtree(beside, ignore_errors=True)
    except KeyboardInterrupt:
        shutil.rmtree(beside, ignore_errors=True)
        raise


def _left_out(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name == "__pycache__" or name.startswith(BESIDE)]


def _made(real: str, files: Mapping[str, str], fill: Callable[[str], None] | None) -> str:
    above = os.path.dirname(real)
    clear_stale(above)
    beside = name_beside(above)
    try:
        os.mkdir(beside)
        for name, text in files.items():
            path = os.path.join(beside, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            _new(path, text.encode("utf-8"), synced=len(files) <= MANY)
        if fill is not None:
            fill(beside)
        if fill is not None or len(files) > MANY:
            os.sync()
        sync_folder(beside)
    except BaseException as fault:
        _take_away(beside)
        if isinstance(fault, OSError) and str(fault.filename).startswith(beside):
            fault.filename = real + str(fault.filename)[len(beside) :]
        raise
    return beside


def _new(path: str, data: bytes, synced: bool) -> None:
    if synced:
        write_new(path, data)
        return
    with open(path, "xb") as file:
        file.write(data)


def _renamed(one: str, other: str, flag: int) -> bool:
    """Renames with a flag, where the system and the disk can. Whether it was done."""
    if not sys.platform.startswith("linux"):
        return False
    # Few commands make a folder.
    import ctypes

    try:
        rename = ctypes.CDLL(None).renameat2
    except (OSError, AttributeError):
        return False
    here = -100
    return bool(rename(here, os.fsencode(one), here, os.fsencode(other), flag) == 0)
