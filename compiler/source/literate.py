"""English prose with fenced rules in it: the prose blanked, so that every offset stays true, the headings kept.

    ## The turn                         a heading: the place of what is below it
    When a king is played, draw two.    prose: spaces, to us
    ```rules                            from here on: rules
    after king-played: draw 2
    ```

A rules block begins in the first column with three marks or more (backticks or tildes) and the word `rules`, and
ends, as in Markdown, at a line of the same marks, at least as many. A block that Markdown shows and we
would not read, or that we read and no reader would see, is a mistake: nothing is skipped silently.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import source as words
from ..result import Result
from .characters import quiet
from .layout import Block, is_read, lay_out, means_rules
from .text import Source, Span, source_of


def literate(name: str, text: str) -> Result[Source]:
    """A literate file, whose line ends are folded, as a source to parse."""
    layout = lay_out(text)
    inside = [(block.start, block.end) for block in layout.blocks if is_read(block)]
    source = source_of(name, _blanked(text, inside), text, layout.headings)
    return Result(source, tuple(said for block in layout.blocks for said in _slips(source, block)))


def fences(text: str) -> list[tuple[int, int]]:
    """Where the inside of each rules block begins and ends."""
    return [(block.start, block.end) for block in lay_out(text).blocks if is_read(block)]


def _blanked(text: str, kept: list[tuple[int, int]]) -> str:
    """The text with spaces for all that is not kept; its lines stay where they are."""
    pieces: list[str] = []
    at = 0
    for start, end in [*kept, (len(text), len(text))]:
        blank = "\n".join(" " * len(line) for line in text[at:start].split("\n"))
        pieces += [blank, quiet(text[start:end])]
        at = end
    return "".join(pieces)


def _slips(source: Source, block: Block) -> Iterator[Diagnostic]:
    start = block.opening + len(block.lead)
    opening = _line_at(source, start)
    if block.hidden:
        yield words.hidden_fence(opening)
        return
    if means_rules(block) and block.lead:
        yield words.indented_fence(opening, _at_the_margin(source, block))
    elif is_read(block) and block.info != "rules":
        yield words.misnamed_fence(Span(source, start + len(block.mark), opening.end), block.info)
    if not block.closed:
        yield words.unclosed_fence(opening, _line_at(source, block.end), block.mark, is_read(block))


def _at_the_margin(source: Source, block: Block) -> tuple[Span, str] | None:
    """An indented block moved to the first column. One in a quotation or a list item is left to its author."""
    if not block.closed or block.lead.strip(" "):
        return None
    span = Span(source, block.opening, _line_at(source, block.end).end)
    indent = re.compile(rf"^ {{1,{len(block.lead)}}}", re.MULTILINE)
    return span, indent.sub("", source.original[span.start : span.end])


def _line_at(source: Source, start: int) -> Span:
    """What there is of a line from some place on."""
    end = source.original.find("\n", start)
    return Span(source, start, end if end >= 0 else len(source.original))
