"""The rules in brief as plain lines for a table: the sections of the rulebook that are marked for it.

A section with the remark `<!-- aim -->` says what the game is about; one with `<!-- summary -->` belongs to the
rules in brief. `:coin:` is an icon in a book; here it becomes the name, unless the name follows anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ..source.pack import Pack
from ..source.sections import REMARK, is_book, sections
from ..source.translated import translation

Lines = tuple[str, ...]
PICTURE = re.compile(r":(?P<id>[a-z][a-z0-9-]*):(?P<next> *[^\W\d_]*)")
STRONG = re.compile(r"(\*\*|\*)(?=\S)([^*\n]+?)(?<=\S)\1")
ROW = re.compile(r" {0,3}\|")
ITEM = re.compile(r" {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+")


def in_brief(
    packs: Sequence[Pack], language: str, mark: str, name: Callable[[str], str | None]
) -> list[tuple[str, Lines]]:
    """The heading and the paragraphs of each section with that mark, in the language if it is translated."""
    found: list[tuple[str, Lines]] = []
    for pack in packs:
        for source in filter(is_book, pack.sources):
            other = translation(pack, source, language)
            theirs = {one.id: one for one in sections(other.original, marks=True)} if other is not None else {}
            for section in sections(source.original):
                shown = theirs.get(section.id)
                text = (other if shown is not None and other is not None else source).original
                prose = "\n\n".join(text[one.start : one.end] for one in (shown or section).parts if not one.rules)
                if any(one["name"] == mark for one in REMARK.finditer(prose)):
                    lines = tuple(paragraphs(REMARK.sub("", prose), name))
                    found.append(((shown or section).words, lines))
    return found


def paragraphs(prose: str, name: Callable[[str], str | None]) -> Iterator[str]:
    """Each paragraph and each item of a list as one line, without marks."""
    for block in re.split(r"\n[ \t]*\n", prose):
        held: list[str] = []
        for line in block.splitlines():
            if ROW.match(line):
                cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
                if any(cell.strip(":-") for cell in cells):
                    yield plain([" · ".join(cells)], name)
                continue
            if held and ITEM.match(line):
                yield plain(held, name)
                held = []
            held += [line.strip()] if line.strip() else []
        if held:
            yield plain(held, name)


def plain(lines: Sequence[str], name: Callable[[str], str | None]) -> str:
    def named(found: re.Match[str]) -> str:
        called, after = name(found["id"]) or found["id"], found["next"]
        return after.lstrip() if after.strip()[:1].isupper() else f"{called}{after}"

    return STRONG.sub(r"\2", PICTURE.sub(named, " ".join(lines)))
