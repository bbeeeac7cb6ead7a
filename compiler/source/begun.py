"""A translation created or continued: existing text is kept, and missing text is copied in English, to be
translated.

## The turn         ->     ## The turn {#the-turn en=?}
"""

from __future__ import annotations

from .headings import ENDING
from .sections import Section, sections


def begun(original: str, there: str = "") -> str:
    """The text of a translation of a literate file; `there` is what has been translated so far."""
    found = sections(there, marks=True)
    ends = [*(section.at for section in found), len(there)][1:]
    mine = {one.id: there[one.at : end].strip("\n") for one, end in zip(found, ends, strict=True)}
    theirs = sections(original)
    parts = [mine.get(section.id) or _begun(original, section) for section in theirs]
    known = {section.id for section in theirs}
    parts += [text for id, text in mine.items() if id not in known]
    return "\n\n".join(parts) + "\n"


def _begun(original: str, section: Section) -> str:
    parts = [_head(original, section)]
    for part in section.parts:
        parts.append("<!-- rules -->" if part.rules else original[part.start : part.end].strip("\n"))
    return "\n\n".join(parts)


def _head(original: str, section: Section) -> str:
    if not section.depth:
        return "<!-- start en=? -->"
    words = original[section.at : section.end].strip().lstrip("#").strip()
    while ending := ENDING.search(words):
        words = words[: ending.start()]
    return f"{'#' * section.depth} {words} {{#{section.id} en=?}}"
