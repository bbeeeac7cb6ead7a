"""The available packs: bundled ones, those in this folder, those that are named."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from .source.load import Pack, bundled, find_pack, is_pack, read_manifest


def search_of(pack: Pack | None) -> list[Path]:
    """Where a pack looks for the packs it builds on: in the folder that it is in, then among the bundled ones."""
    return ([pack.folder.absolute().parent] if pack is not None else [Path.cwd()]) + [bundled()]


def edition_namer(name: str) -> Pack | None:
    """The pack whose manifest names an edition; for a pack or a folder, itself."""
    packs = [] if os.path.exists(name) else [*bundled_packs(), *packs_here()]
    return next((pack for pack in packs if name in pack.editions), None)


def bundled_packs() -> list[Pack]:
    """Every bundled pack, by the name of its folder, with only its manifest read."""
    return packs_in(bundled())


def packs_here() -> list[Pack]:
    """The pack in the working directory, and the packs in folders of it."""
    here = [read_manifest(Path.cwd())] if is_pack(Path.cwd()) else []
    return [*here, *packs_in(Path.cwd())]


def packs_in(folder: Path) -> list[Pack]:
    """The packs in a folder, without reading their rules. A hidden folder may be left over from an interrupted
    writer."""
    found = sorted(folder.glob("*/pack.toml"))
    return [read_manifest(path.parent) for path in found if not path.parent.name.startswith(".")]


def packs_named(names: Sequence[str]) -> list[str]:
    """Packs, editions and files as they were named; a folder of packs is replaced by the packs in it."""
    found: list[str] = []
    for name in names:
        folder = Path(name)
        inside = packs_in(folder) if os.path.isdir(folder) and find_pack(name, search_of(None)) is None else []
        found += [str(pack.folder) for pack in inside] or [name]
    return list(dict.fromkeys(found))


def known_names() -> list[str]:
    """The names of bundled packs and editions, and of those in the working directory."""
    packs = [*bundled_packs(), *packs_here()]
    return sorted({name for pack in packs for name in (pack.name, *pack.editions)})
