"""Where packs lie, and how the path of a file is shown to people and written into what the compiler makes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rulewright import rules

MANIFEST = "pack.toml"
PLACES = "places.md"
"""The places of the printed book, one a line."""


def bundled() -> Path:
    """The folder of the packs that come with the compiler."""
    return Path(next(iter(rules.__path__)))


def find_pack(name_or_path: str, search: Sequence[Path] = ()) -> Path | None:
    """The folder of a pack: the first of that name in the folders searched, or the one that a path leads to. The path
    may be of the folder or of a file in it."""
    if not name_or_path:
        return None
    named = [] if _is_path(name_or_path) else [folder / name_or_path for folder in search]
    path = Path(name_or_path)
    for folder in (*named, path):
        if is_pack(folder):
            return folder
    if not os.path.isfile(path):
        return None
    # Phrases lie one folder deeper.
    folder = path.parent.parent if path.parent.name == "text" else path.parent
    return folder if is_pack(folder) else None


def is_pack(folder: Path) -> bool:
    return os.path.isfile(folder / MANIFEST)


def shown_as(path: Path) -> str:
    """The path as it is shown, always with slashes: `rules/<pack>/…` for bundled files wherever they are installed,
    because generated files contain it; relative to the working directory when below it; else as given."""
    real = _real(path)
    inside = _below(real, _real(bundled()))
    if inside is not None:
        return _clean(f"rules/{inside}")
    here = _working_directory()
    inside = _below(os.path.join(here, path), here) or _below(real, here)
    return _clean(inside or path.as_posix())


def _is_path(name: str) -> bool:
    return "/" in name or os.sep in name or name in (".", "..")


def _below(path: str, folder: str) -> str | None:
    path, folder = os.path.normpath(path), os.path.normpath(folder)
    if not folder or not path.startswith(folder.rstrip(os.sep) + os.sep):
        return None
    return Path(os.path.relpath(path, folder)).as_posix()


def _real(path: Path) -> str:
    try:
        return os.path.realpath(path)
    except (OSError, ValueError):
        return str(path)


def _working_directory() -> str:
    """It may have been taken away from under us."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def _clean(path: str) -> str:
    """A name that the machine could not decode would break any output of it."""
    return path.encode("utf-8", "replace").decode("utf-8")
