"""A pack's folder to its sources: the only room that reads the author's files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rulewright.runtime.files import Kind, read, reason

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.suggest import near
from ..diagnostics.words import source as words
from ..result import Result
from .clean import LITERATE, PLAIN, clean
from .decode import Decoded, decode
from .pack import Pack, pack_of
from .places import MANIFEST, PLACES, bundled, find_pack, is_pack, shown_as
from .text import Source, source_of
from .toml_places import line_span
from .translated import complaints, language_of

__all__ = [
    "Pack",
    "bundled",
    "find_pack",
    "is_pack",
    "load_pack",
    "read_manifest",
    "read_source",
    "rules_files",
    "shown_as",
]


def read_source(path: Path, shown: str) -> Result[Source]:
    """One file of rules. What cannot be read is reported, and the rest is read."""
    read = _read(path, shown, Kind.RULES)
    cleaned = clean(shown, read.value.text)
    return Result(cleaned.value, (*read.said, *_broken(cleaned.value, read.value), *cleaned.said))


def read_plain(path: Path, shown: str, kind: Kind) -> Result[Source]:
    """A file of another language: a manifest, phrases, printed text."""
    read = _read(path, shown, kind)
    source = source_of(shown, read.value.text)
    return Result(source, (*read.said, *_broken(source, read.value)))


def read_manifest(folder: Path) -> Pack:
    """A pack read from its manifest only. Mistakes in it are not reported here."""
    return pack_of(folder, read_plain(folder / MANIFEST, shown_as(folder / MANIFEST), Kind.MANIFEST).value).value


def load_pack(folder: Path) -> Result[Pack | None]:
    """A pack with all its files, or None if there is no pack."""
    if not is_pack(folder):
        return Result(None, (no_pack(folder),))
    manifest = read_plain(folder / MANIFEST, shown_as(folder / MANIFEST), Kind.MANIFEST)
    told = pack_of(folder, manifest.value)
    pack = told.value
    texts = [(language, read_plain(path, shown_as(path), Kind.PHRASES)) for language, path in _phrases(pack)]
    sources = [read_source(path, shown_as(path)) for path in rules_files(folder)]
    prose = [(language, read_plain(path, shown_as(path), Kind.RULES)) for language, path in _translations(folder)]
    said = [*_closed(folder), *manifest.said, *told.said, *_unread_texts(pack), *_places(folder)]
    said += [one for read in [*(read for _, read in [*texts, *prose]), *sources] for one in read.said]
    loaded = replace(
        pack,
        texts=tuple((language, read.value) for language, read in texts),
        sources=tuple(read.value for read in sources),
        # Of a translation that cannot be read, nothing more is to be said.
        translations=tuple((language, read.value) for language, read in prose if not _unread(read.said)),
    )
    return Result(loaded, (*said, *complaints(loaded)))


def _read(path: Path, shown: str, kind: Kind) -> Result[Decoded]:
    try:
        return Result(decode(read(path, kind)))
    except (OSError, ValueError) as fault:
        return Result(Decoded(""), (words.unreadable_file(shown, reason(fault)),))


def _unread(said: tuple[Diagnostic, ...]) -> bool:
    return any(one.slug == "unreadable-file" for one in said)


def _broken(source: Source, read: Decoded) -> Iterator[Diagnostic]:
    if read.broken:
        yield words.not_utf_8(source, read.broken)


def no_pack(folder: Path) -> Diagnostic:
    """Why a named folder or file is no pack and is in no pack."""
    if os.path.isfile(folder):
        return words.no_pack(shown_as(folder), f"no `{MANIFEST}` lies beside it", ())
    if not os.path.isdir(folder):
        if os.path.exists(folder):
            return words.no_pack(shown_as(folder), "it is not a folder", ())
        close = near(folder.name, _names(folder.parent))
        return words.nothing_there(shown_as(folder), [shown_as(folder.parent / name) for name in close])
    names = [name for name in _names(folder) if is_pack(folder / name)]
    if os.path.lexists(folder / MANIFEST):
        # A pipe, a folder, a link that leads nowhere: we do not open it to see.
        return words.no_pack(shown_as(folder), f"its `{MANIFEST}` is not a regular file", names)
    return words.no_pack(shown_as(folder), f"there is no `{MANIFEST}` in it", names)


def rules_files(folder: Path) -> list[Path]:
    """In the order of their names. Editors leave hidden files next to open ones. A rules file that is not readable is
    reported when it is read."""
    names = [name for name in _names(folder) if name.endswith((LITERATE, PLAIN)) and not name.startswith(".")]
    return [folder / name for name in names]


def _translations(folder: Path) -> list[tuple[str, Path]]:
    """The prose of literate files in other languages."""
    names = _names(folder)
    found = [(language_of(name, names), folder / name) for name in names if not name.startswith(".")]
    return [(language, path) for language, path in found if language]


def _phrases(pack: Pack) -> list[tuple[str, Path]]:
    files = [(language, pack.folder / "text" / f"{language}.ftl") for language in pack.languages]
    return [(language, path) for language, path in files if os.path.lexists(path)]


def _unread_texts(pack: Pack) -> Iterator[Diagnostic]:
    texts = pack.folder / "text"
    if os.path.lexists(texts) and not os.path.isdir(texts):
        yield words.unreadable_file(shown_as(texts), "it is no folder of phrases")
    for name in _names(texts):
        language = name.removesuffix(".ftl")
        if language != name and not name.startswith(".") and language not in pack.languages:
            shown = shown_as(pack.folder / "text" / name)
            yield words.unread_text(shown, language, line_span(pack.manifest, "languages"))


def _places(folder: Path) -> tuple[Diagnostic, ...]:
    """What is wrong with the list of places of the book, which is read only when it is asked for."""
    path = folder / PLACES
    return read_plain(path, shown_as(path), Kind.RULES).said if os.path.lexists(path) else ()


def _closed(folder: Path) -> Iterator[Diagnostic]:
    """A folder may allow its files to be read by name without allowing them to be listed."""
    if not os.access(folder, os.R_OK):
        yield words.unreadable_file(shown_as(folder), "we may not look into it")


def _names(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []
