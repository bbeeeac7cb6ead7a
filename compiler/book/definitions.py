"""The terms of a game: the list in the rulebook that is marked as its glossary.

    ## Glossary
    <!-- glossary -->
    - :helper: A card that works for you once it is on your side.

Each line begins with the picture of the thing that it explains. The list is a page and no chapter; each of its lines is
also at the top of the page of its kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..source.sections import Section, sections
from ..source.text import Source
from .once import finding
from .prose import inline
from .shelf import Volume, chapters, translated
from .templates import Html
from .words import LANGUAGES

REMARK = re.compile(r"^ {0,3}<!--[ \t]*glossary[ \t]*-->[ \t]*$", re.MULTILINE)
LINE = re.compile(r"^- :(?P<id>[a-z][a-z0-9-]*):[ \t]+(?P<text>\S[^\n]*(?:\n[ \t]+\S[^\n]*)*)", re.MULTILINE)


def is_glossary(source: Source, section: Section) -> bool:
    return any(REMARK.search(source.original[part.start : part.end]) for part in section.parts if not part.rules)


@finding
def definitions(volume: Volume, language: str) -> dict[str, Html]:
    """By the id of a thing: what is meant by it, marked where it is not in the language of the page."""
    found: dict[str, Html] = {}
    for pack in volume.packs:
        for source, _ in chapters(pack):
            wanted = {one.id for one in sections(source.original) if one.depth and is_glossary(source, one)}
            if not wanted:
                continue
            for id, text in _lines(source, wanted, marks=False):
                tongue = f' lang="{LANGUAGES[0]}" class="foreign"' if language != LANGUAGES[0] else ""
                found[id] = Html(f"<span{tongue}>{inline(text)}</span>")
            other = translated(volume, source, language)
            if other is not None:
                found |= {id: Html(inline(text)) for id, text in _lines(other, wanted, marks=True)}
    return found


def _lines(source: Source, wanted: set[str], marks: bool) -> Iterator[tuple[str, str]]:
    for one in sections(source.original, marks=marks):
        if one.id in wanted:
            for part in one.parts:
                for line in LINE.finditer(source.original[part.start : part.end]):
                    yield line["id"], " ".join(line["text"].split())
