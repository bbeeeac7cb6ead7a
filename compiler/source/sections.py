"""A literate file as sections, in its own language or another: the prose under each heading, and the places of
rules.

    ## The turn                          ## Tura {#the-turn en=3f9a1c20}
    In a turn, draw two.                 W swojej turze dobierasz dwie karty.
    ```rules                             <!-- rules -->
    to take-turn: ...
    ```

The id of a heading is its English words, or the mark `{#id}` after it; `en=` is followed by a hash of the section that
was translated. The text above the first heading is a section of its own, marked by `<!-- start en=... -->`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b

from ..frozen import frozen
from .layout import Layout, is_read, lay_out
from .text import Source

MARK = re.compile(r"\{:?[ \t]*#(?P<id>[^\s{}]+)(?:[ \t]+en=(?P<of>[^\s{}]*))?[^{}\n]*\}[ \t]*#*[ \t]*$")
START = re.compile(r"^ {0,3}<!--[ \t]*start[ \t]+en=(?P<of>\S*)[ \t]*-->[ \t]*$", re.MULTILINE)
RULES = re.compile(r"^ {0,3}<!--[ \t]*rules[ \t]*-->[ \t]*$", re.MULTILINE)
"""The places of the rules in the English file."""
REMARK = re.compile(r"^ {0,3}<!--[ \t]*(?P<name>[a-z-]+)(?P<args>[^\n]*?)[ \t]*-->[ \t]*$", re.MULTILINE)
"""A comment by itself in prose: it marks a section, or the place of something that is generated."""
BOOK = re.compile(r"(?:.*[/\\])?\d+-book\.rules\.md")
FIRST = "start"


@frozen
class Part:
    """A part of a section: prose, or rules, or the mark for their place."""

    start: int
    end: int
    rules: bool = False


@frozen
class Section:
    id: str
    depth: int
    words: str
    at: int
    """Where its heading begins."""
    end: int
    """Where the line of its heading ends."""
    said: tuple[int, int] | None
    """The hash next to the heading, if there is one."""
    parts: tuple[Part, ...]

    @property
    def rules(self) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.rules)


def is_book(source: Source) -> bool:
    """Whether a file is prose for players: a chapter of their rulebook."""
    return BOOK.fullmatch(source.name) is not None


@lru_cache(maxsize=512)
def sections(text: str, marks: bool = False) -> tuple[Section, ...]:
    """The sections of a file, in order. With `marks` it is a translation, in which marks take the place of the
    rules."""
    layout = lay_out(text)
    rules = _marked(text, layout) if marks else _blocks(text, layout)
    heads = [(at, _line_end(text, at), depth, words) for at, depth, words in layout.headings]
    found: list[Section] = []
    taken: set[str] = set()
    for number, (at, end, depth, words) in enumerate([(0, 0, 0, ""), *heads]):
        until = heads[number][0] if number < len(heads) else len(text)
        mark = MARK.search(text, at, end) if depth else START.search(text, end, until)
        id = (mark["id"] if mark else _slug(words)) if depth else FIRST
        said = mark.span("of") if mark and mark["of"] is not None else None
        body = mark.end() if mark and not depth else end
        parts = _parts(text, body, until, rules)
        if depth or parts:
            found.append(Section(_unlike(id, taken), depth, words, at, end, said, parts))
    return tuple(found)


def hash_of(text: str, section: Section) -> str:
    """A hash of the text to translate in a section: its heading, its prose, and the places of rules, but not the
    rules."""
    pieces = ["<rules>" if part.rules else " ".join(text[part.start : part.end].split()) for part in section.parts]
    whole = "\n".join([f"{section.depth} {section.words}", *pieces])
    return blake2b(whole.encode("utf-8", "replace"), digest_size=4).hexdigest()


def _parts(text: str, start: int, end: int, rules: list[Part]) -> tuple[Part, ...]:
    found: list[Part] = []
    at = start
    for one in [*(one for one in rules if start <= one.start < end), Part(end, end)]:
        if text[at : one.start].strip():
            found.append(Part(at, one.start))
        found += [one] if one.rules else []
        at = one.end
    return tuple(found)


def _blocks(text: str, layout: Layout) -> list[Part]:
    return [Part(one.opening, _line_end(text, one.end), True) for one in layout.blocks if is_read(one)]


def _marked(text: str, layout: Layout) -> list[Part]:
    """Marks of rules, but not those that are shown in a block."""
    found = [Part(*mark.span(), True) for mark in RULES.finditer(text)]
    return [one for one in found if not any(block.opening <= one.start < block.end for block in layout.blocks)]


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def _slug(words: str) -> str:
    return "-".join(re.findall(r"[^\W_]+", words.lower())) or "section"


def _unlike(id: str, taken: set[str]) -> str:
    wanted, number = id, 1
    while id in taken:
        number += 1
        id = f"{wanted}-{number}"
    taken.add(id)
    return id
