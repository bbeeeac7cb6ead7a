"""A file of rules as a page: its headings, its prose, and its rules where they stand."""

from __future__ import annotations

from ..source.layout import Block, is_read, lay_out
from ..source.text import Source
from .code import listing
from .links import linker
from .prose import prose
from .safe import heading, headline, marked
from .shelf import Volume
from .templates import Html
from .things import Page
from .words import WORDS


def chapter(volume: Volume, source: Source, language: str) -> Page:
    """The page. Its parts are one under the other in the order of the file, prose in no other language than its own."""
    page = volume.chapters[source.name]
    if not source.headings and source.original == source.text:
        body = listing(source, 0, len(source.original), linker(volume, page))
        title = page.rpartition("/")[2].removesuffix(".md")
        return Page(headline(title), f"{heading(1, title, 's0')}\n\n{body}\n")
    marks = lay_out(source.original)
    cuts: list[tuple[int, Block | tuple[int, str]]] = [(at, (depth, words)) for at, depth, words in source.headings]
    cuts += [(block.opening, block) for block in marks.blocks if not block.hidden]
    parts: list[str] = []
    at, number = 0, 0
    for start, what in sorted(cuts, key=lambda cut: cut[0]):
        if start < at:
            continue
        parts.append(_prose(source.original[at:start]))
        if isinstance(what, Block):
            parts.append(_block(volume, source, what, page))
            at = _line_end(source.original, what.end)
        else:
            number += 1
            parts.append(heading(what[0], what[1], f"s{number}"))
            at = _line_end(source.original, start)
    parts.append(_prose(source.original[at:]))
    note = f'<p class="rw-note">{marked(WORDS[language]["untranslated"])}</p>' if language != "en" else ""
    title = next((words for _, _, words in source.headings), page.rpartition("/")[2].removesuffix(".md"))
    return Page(headline(title), "\n\n".join(part for part in [note, *parts] if part) + "\n", aside=True)


def _prose(text: str) -> str:
    shown = prose(text)
    return f'<div class="rw-prose">{shown}</div>' if shown else ""


def _block(volume: Volume, source: Source, block: Block, page: str) -> str:
    if is_read(block):
        return listing(source, block.start, block.end, linker(volume, page))
    return Html(f"<pre>{marked(source.original[block.start : block.end].rstrip())}</pre>")


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1
