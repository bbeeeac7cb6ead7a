"""`NAME@REVISION`: a pack or an edition at a revision of git, with its packs written to a folder."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from pathlib import Path

from . import say


def revision_in(name: str) -> tuple[str, str] | None:
    """A name and the revision after it. A name that itself contains `@` has no revision."""
    from ..source.load import find_pack

    if "@" not in name or find_pack(name, [Path.cwd()]) is not None:
        return None
    before, _, revision = name.rpartition("@")
    return (before, revision) if before and revision else None


def as_it_was(name: str, revision: str, room: Path) -> list[str]:
    """The folders of the packs of an edition as they were then."""
    from ..packs import edition_namer, search_of
    from ..source.load import find_pack, read_manifest

    namer = edition_namer(name)
    folder = namer.folder if namer is not None else find_pack(name, search_of(None))
    if folder is None:
        raise say.Stopped(f"`{name}` is neither an edition nor a pack nor a folder of one")
    folder = Path(os.path.realpath(folder))
    top = Path(_git(folder, "rev-parse", "--show-toplevel").decode().rstrip("\n"))
    commit = (
        _git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").decode().strip()
    )
    beside = folder.parent if folder != top else folder
    inside = os.path.relpath(beside, top)
    archive = _git(top, "archive", "--format=tar", commit, *([] if inside == "." else [inside]))
    _unpacked(archive, room)
    then = room / inside / (folder.name if beside != folder else "")
    if not (then / "pack.toml").is_file():
        raise say.Stopped(f"there was no `{name}` at `{revision}`")
    if namer is None:
        return [str(then)]
    packs = read_manifest(then).editions.get(name)
    if packs is None:
        raise say.Stopped(f"there was no edition `{name}` at `{revision}`")
    return [str(path) if (path := then.parent / pack).is_dir() else pack for pack in packs]


def _git(folder: Path, *args: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(folder), *args], capture_output=True)
    except FileNotFoundError:
        raise say.Stopped("git is not installed, so earlier revisions cannot be read") from None
    if done.returncode:
        if "--show-toplevel" in args:
            raise say.Stopped(f"`{folder.name}` is not in a git repository, so it has no earlier revisions")
        if "--verify" in args:
            raise say.Stopped(f"git has no revision `{args[-1].removesuffix('^{commit}')}`")
        raise say.Stopped(f"git: {done.stderr.decode(errors='replace').strip().splitlines()[-1]}")
    return done.stdout


def _unpacked(archive: bytes, room: Path) -> None:
    room.mkdir()
    try:
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(room, filter="data")
    except (tarfile.TarError, OSError) as fault:
        raise say.Stopped(f"the files of that revision could not be written: {fault}") from None
