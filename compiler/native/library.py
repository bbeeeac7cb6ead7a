"""An edition as a library: its C, made by the system's compiler at first use and kept in the user's cache folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from rulewright.runtime.files import write

from ..meaning.export import hash_of
from ..meaning.model import Model
from ..plan.lower import lower
from .lacks import Lacks
from .printer import c_of

FLAGS = ("-std=gnu11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC")
"""No `-march`: a library that is kept should run on all machines of a kind. GCC 12 with AVX-512 got scores wrong."""
COMPILERS = ("cc", "gcc", "clang")
MOST = 16
"""At most this many libraries are kept; the oldest go first."""
SECONDS = 120
"""A compiler that takes longer is assumed to hang."""


class NoLibrary(Exception):
    """Why an edition has no native code, as a clause that begins small."""


def library_of(model: Model, folder: str) -> str:
    """The path of the library. It is made where it is not there."""
    try:
        code = c_of(lower(model))
    except Lacks as lacks:
        raise NoLibrary(str(lacks)) from None
    # The same model may be other C after a change of the compiler, so both tell a library from others.
    written = blake2b("\n".join((*FLAGS, code)).encode(), digest_size=8).hexdigest()
    path = os.path.join(folder, f"native-{hash_of(model)}-{written}.so")
    if not ours(path):
        make(code, path)
    return path


def ours(path: str) -> bool:
    """Whether a library exists, and no other user could have written it."""
    try:
        stat = os.stat(path)
    except OSError:
        return False
    return stat.st_uid == os.getuid() and not stat.st_mode & 0o022


def make(code: str, path: str) -> None:
    compiler = _compiler()
    folder = os.path.dirname(path)
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix="native-") as made:
            source, library = os.path.join(made, "edition.c"), os.path.join(made, "edition.so")
            write(Path(source), code)
            done = subprocess.run(
                [*compiler, *FLAGS, "-o", library, source], capture_output=True, text=True, timeout=SECONDS, check=False
            )
            if done.returncode or not os.path.exists(library):
                first = next((line for line in done.stderr.splitlines() if "error" in line), "it gave no reason")
                raise NoLibrary(f"`{compiler[0]}` could not make it: {first.strip()}")
            os.chmod(library, 0o700)
            os.replace(library, path)
        _forget(folder)
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise NoLibrary(f"it could not be made: {fault}") from None


def _compiler() -> list[str]:
    """The system's C compiler: what CC names, or the first that is there."""
    named = os.environ.get("CC", "").split()
    for words in [named] if named else [[name] for name in COMPILERS]:
        if shutil.which(words[0]):
            return words
    raise NoLibrary(f"there is no C compiler ({', '.join(named[:1] or COMPILERS)})")


def _forget(folder: str) -> None:
    with os.scandir(folder) as entries:
        kept = [(entry.stat().st_mtime_ns, entry.path) for entry in entries if entry.name.endswith(".so")]
    for _, path in sorted(kept)[:-MOST]:
        with suppress(OSError):
            os.unlink(path)
