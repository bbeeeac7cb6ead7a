"""What commands and pages say besides phrases: files of words in the folder of a language.

phrases/pl/graph.toml     [why]  won = "..."     wordings("pl", "graph")["why"]["won"]

What a language lacks is shown in English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from .frozen import frozen

HERE = Path(__file__).parent / "text" / "phrases"
ENGLISH = "en"

FOLDERS: dict[str, Path] = {}
"""The folder of each language that was added."""

Words = Mapping[str, str]


def folder_of(language: str) -> Path | None:
    """The folder of a language; none for one that we do not have."""
    if language in FOLDERS:
        return FOLDERS[language]
    return next((folder for folder in HERE.iterdir() if folder.name == language and folder.is_dir()), None)


def wordings(language: str, file: str) -> Mapping[str, Words]:
    """The words of a file, by their tables."""
    english = _read(HERE / ENGLISH / f"{file}.toml")
    folder = folder_of(language)
    own = _read(folder / f"{file}.toml") if folder is not None else english
    return {table: {**words, **own.get(table, {})} for table, words in english.items()}


def own_words(language: str, file: str) -> Mapping[str, Words]:
    """Those that a language has itself."""
    folder = folder_of(language)
    return _read(folder / f"{file}.toml") if folder is not None else {}


@cache
def _read(path: Path) -> Mapping[str, Words]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@frozen
class Tables(Mapping[str, Words]):
    """One table of a file, by languages."""

    file: str
    table: str

    def __getitem__(self, language: str) -> Words:
        return wordings(language, self.file)[self.table]

    def __contains__(self, language: object) -> bool:
        return language in tuple(self)

    def __iter__(self) -> Iterator[str]:
        yield from (ENGLISH, *(one for one in (path.name for path in sorted(HERE.iterdir())) if one != ENGLISH))
        yield from FOLDERS

    def __len__(self) -> int:
        return sum(1 for _ in self)
