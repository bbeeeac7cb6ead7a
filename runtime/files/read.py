"""Reads a file. Only regular files are opened, and never more of one than its kind may have.

A pipe or a device could keep its reader waiting, or never end. What cannot be read raises an OSError whose `strerror`
is a sentence's end: "it is a folder".
"""

from __future__ import annotations

import errno
import os
import stat

from .limits import Kind, size

REASONS = {
    errno.ENOENT: "there is no such file",
    errno.ENOTDIR: "there is no such file",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.EISDIR: "it is a folder",
    errno.ELOOP: "its link leads back to itself",
    errno.ENAMETOOLONG: "its name is too long",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EROFS: "the disk is read-only",
}
"""Errors of the system in plain words; others are shown as they are."""
FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)
PIECE = 1 << 20


def read(path: str | os.PathLike[str], kind: Kind) -> bytes:
    """The bytes of a file."""
    name = os.fspath(path)
    _regular(os.stat(name).st_mode, name)
    handle = os.open(name, FLAGS)
    try:
        # Another file may have taken its place in between.
        found = os.fstat(handle)
        _regular(found.st_mode, name)
        if found.st_size > kind.most:
            raise _too_large(kind, name)
        return _all_of(handle, kind, name)
    finally:
        os.close(handle)


def read_text(path: str | os.PathLike[str], kind: Kind) -> str:
    """The text of a UTF-8 file, or an OSError."""
    try:
        return read(path, kind).decode("utf-8")
    except UnicodeDecodeError:
        raise OSError(errno.EILSEQ, "it is not UTF-8 text", os.fspath(path)) from None


def reason(fault: Exception) -> str:
    """Why a file could not be read or written, as the end of a sentence."""
    if not isinstance(fault, OSError):
        # A name with a null byte in it is a ValueError.
        return "no file can have this name"
    code, said = fault.errno or 0, fault.strerror or str(fault)
    return REASONS.get(code, said.lower()) if said == os.strerror(code) else said


def _regular(mode: int, name: str) -> None:
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, "it is a folder", name)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is not a regular file", name)


def _all_of(handle: int, kind: Kind, name: str) -> bytes:
    pieces: list[bytes] = []
    left = kind.most
    while piece := os.read(handle, PIECE):
        pieces.append(piece)
        left -= len(piece)
        if left < 0:
            raise _too_large(kind, name)
    return b"".join(pieces)


def _too_large(kind: Kind, name: str) -> OSError:
    return OSError(errno.EFBIG, f"it is larger than {size(kind.most)}, the limit for {kind.title}", name)
