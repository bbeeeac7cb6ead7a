"""A file of rules as it is written, for editors: its headings, its prose, and its rules in their places."""

from __future__ import annotations

import re

from ..meaning.expressions import unquoted
from ..source.layout import Block, is_read, lay_out
from ..source.sections import Part, Section, sections
from ..source.text import Source
from .code import listing
from .links import linker
from .page import Link, Page
from .prose import prose
from .reader_texts import place_said
from .safe import heading, headline, marked
from .shelf import Volume, chapter_title, translated
from .templates import Html
from .words import LANGUAGES, WORDS

SOURCE = re.compile(r'\s*source (?P<place>"(?:[^"\\\n]|\\[^\n])*")\s*')
"""A block without anything else in it."""


def chapter(volume: Volume, source: Source, language: str) -> Page:
    """The page, in the order of the file. Its prose is in the language of the page where it has been translated; what
    has not is in English, and so are the rules."""
    page = volume.chapters[source.name]
    title = chapter_title(volume, source, language)
    if not source.headings and source.original == source.text:
        body = listing(source, 0, len(source.original), linker(volume, page))
        return Page(headline(title), f"{heading(1, title, 's0')}\n\n{body}\n")
    other = translated(volume, source, language)
    theirs = {one.id: one for one in sections(other.original, marks=True)} if other is not None else {}
    rules = {block.opening: _listed(volume, source, block, page, language) for block in lay_out(source.original).blocks}
    parts: list[str] = []
    heads: list[Link] = []
    number = 0
    for section in sections(source.original):
        blocks = [rules[part.start] for part in section.rules]
        shown = theirs.get(section.id, section)
        tongue = LANGUAGES[0] if shown is section and language != LANGUAGES[0] else ""
        if section.depth:
            number += 1
            words = shown.words or section.words
            depth = section.depth if number == 1 else max(section.depth, 2)
            parts.append(heading(depth, words, f"s{number}", tongue))
            heads += [(f"s{number}", headline(words))] if section.depth == 2 else []
        if other is not None and shown is not section:
            parts += _section(other, shown, blocks, language)
        else:
            parts += _section(source, section, blocks, LANGUAGES[0], foreign=language != LANGUAGES[0])
    if language != LANGUAGES[0]:
        parts.insert(1 if number else 0, f'<p class="note">{marked(WORDS[language]["untranslated"])}</p>')
    whole = "\n\n".join(part for part in parts if part) + "\n"
    tongue = LANGUAGES[0] if other is None and language != LANGUAGES[0] else ""
    return Page(headline(title), whole, heads=tuple(heads) if not tongue else (), tongue=tongue)


def _section(source: Source, section: Section, rules: list[str], language: str, foreign: bool = False) -> list[str]:
    """The text below a heading. Rules for which a translation has no mark come last, so that none is left out."""
    waiting = list(rules)
    found: list[str] = []
    for part in section.parts:
        if not part.rules:
            found.append(_prose(source, part, language if foreign else ""))
        elif waiting:
            found.append(waiting.pop(0))
    return [*found, *waiting]


def _prose(source: Source, part: Part, language: str) -> str:
    """Prose, and the blocks in it that are no rules. `language`: that of the prose, where the page has another."""
    text = source.original[part.start : part.end]
    shown: list[str] = []
    at = 0
    for block in lay_out(text).blocks:
        if not block.hidden and block.opening >= at:
            shown += [
                prose(text[at : block.opening]),
                Html(f"<pre>{marked(text[block.start : block.end].rstrip())}</pre>"),
            ]
            at = _line_end(text, block.end)
    whole = "".join([*shown, prose(text[at:])])
    spoken = f' lang="{language}"' if language else ""
    return f'<div class="prose"{spoken}>{whole}</div>' if whole else ""


def rules_shown(volume: Volume, source: Source, part: Part, page: str, language: str) -> str:
    """A block of rules in a rulebook for players: folded, unless it only says where the rest comes from."""
    block = next(one for one in lay_out(source.original).blocks if one.opening == part.start)
    shown = _listed(volume, source, block, page, language)
    if SOURCE.fullmatch(source.original[block.start : block.end]) or not shown:
        return ""
    summary = marked(WORDS[language]["show-rule"])
    return f'<details class="unprinted" data-pagefind-ignore><summary>{summary}</summary>{shown}</details>'


def _listed(volume: Volume, source: Source, block: Block, page: str, language: str) -> str:
    """A block of rules; one that only says where the rest comes from, as a line of prose."""
    if not is_read(block):
        return ""
    from_book = SOURCE.fullmatch(source.original[block.start : block.end])
    if from_book is None:
        return listing(source, block.start, block.end, linker(volume, page))
    place = unquoted(from_book["place"])
    said = place_said(volume.told[language], place, language)
    return f'<p class="from">{marked(WORDS[language]["source"])}: {said}</p>'


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1
