"""The prose of a pack in other languages, compared with the English: what is missing, out of date, or leads nowhere.

01-game.rules.md        01-game.pl.md, a translation of its prose; see sections.py
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import PurePath

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.suggest import near
from ..diagnostics.words import translated as words
from .pack import Pack
from .sections import Section, hash_of, sections
from .text import Source, Span
from .toml_places import line_span

NAME = re.compile(r"(?P<topic>(?:.*[/\\])?[^/\\]+)\.(?P<language>[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md")
LITERATE = ".rules.md"


def language_of(file: str, beside: Collection[str]) -> str:
    """The language of a translation by the name of its file; empty if it is none. The file has a number, like the files
    of a pack, or is next to the file that it translates. Others, such as `README.pl.md`, do not belong to the pack."""
    found = NAME.fullmatch(file)
    if not found or file.endswith(LITERATE):
        return ""
    return found["language"] if file[0].isdecimal() or original_of(file) in beside else ""


def original_of(name: str) -> str:
    """The file that a translation translates."""
    found = NAME.fullmatch(name)
    return f"{found['topic']}{LITERATE}" if found else ""


def translation(pack: Pack, source: Source, language: str) -> Source | None:
    """The prose of a file in another language, if there is any."""
    for spoken, one in pack.translations:
        if spoken == language and original_of(one.name) == source.name:
            return one
    return None


def complaints(pack: Pack) -> Iterator[Diagnostic]:
    """What is wrong with the translations of a pack."""
    originals = {source.name: source for source in pack.sources}
    for language, one in pack.translations:
        original = originals.get(original_of(one.name))
        if language not in pack.languages:
            yield words.unlisted(one, language, line_span(pack.manifest, "languages"))
        elif original is None:
            yield words.of_nothing(one, PurePath(original_of(one.name)).name)
        else:
            yield from _compared(one, original)


def untranslated(pack: Pack) -> Iterator[Diagnostic]:
    """Files without a translation, for a release. A language without any translation does not count."""
    for language in dict.fromkeys(language for language, _ in pack.translations if language in pack.languages):
        for source in prose_files(pack):
            if translation(pack, source, language) is None:
                yield words.no_file(source, language)


def prose_files(pack: Pack) -> list[Source]:
    """The files of a pack in which there is something to translate."""
    return [one for one in pack.sources if one.name.endswith(LITERATE) and sections(one.original)]


def beside(source: Source, language: str) -> str:
    """The name of the file with the translation of another."""
    return PurePath(source.name).name.removesuffix(LITERATE) + f".{language}.md"


def _compared(one: Source, original: Source) -> Iterator[Diagnostic]:
    """Section by section, in the order of the English."""
    theirs = {section.id: section for section in sections(original.original)}
    mine = {section.id: section for section in sections(one.original, marks=True)}
    before: Section | None = None
    for id, section in theirs.items():
        if id not in mine:
            yield words.missing(_line(one, before), section.words or id, _line(original, section))
            continue
        before = mine[id]
        yield from _section(one, mine[id], original, section)
    for id, section in mine.items():
        if id not in theirs:
            yield words.astray(_line(one, section), id, near(id, theirs))


def _section(one: Source, mine: Section, original: Source, theirs: Section) -> Iterator[Diagnostic]:
    now = hash_of(original.original, theirs)
    if mine.said is None:
        yield words.unmarked(_line(one, mine), mine.id, now)
    elif one.original[slice(*mine.said)] != now:
        yield words.stale(Span(one, *mine.said), now, _line(original, theirs))
    if mine.depth != theirs.depth:
        yield words.depth(_line(one, mine), theirs.depth)
    if len(mine.rules) != len(theirs.rules):
        yield words.rules_marks(_line(one, mine), len(mine.rules), len(theirs.rules))


def _line(source: Source, section: Section | None) -> Span:
    """The heading of a section, without its line end."""
    if section is None or section.at == section.end:
        return Span(source, 0, 0)
    return Span(source, section.at, section.at + len(source.original[section.at : section.end].rstrip()))
