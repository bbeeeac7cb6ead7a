"""Rules as in their file, coloured, with each name of a thing as a link to its page."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from ..source.text import Source, line_column
from .safe import attribute, marked
from .templates import Html

WORD = re.compile(
    r'(?P<comment>#[^\n]*)|(?P<quoted>"(?:[^"\\\n]|\\[^\n])*")|(?P<number>\b\d+\b)|(?P<word>[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)'
)
KEYWORDS = frozenset(
    """a an after all and another any anyone as at be become becomes before begins between but by called can change
    choose cancel comes count counter each end-game ends exhausts extend falls flag for from given group has highest
    holding if ignoring in instead into is it its kind least leading leaves let linked lowest map marker may most
    must no not of offered on once one only open option optional or otherwise paying per phase pile play remove
    repeat replace rises rounded room-for ruling scenario score secretly set some source stand-in stop table the
    then to together total under until up wallet when where while with works you your waits""".split()
)
"""Words that are coloured: only to the eye do they differ from names."""


@lru_cache(maxsize=8192)
def coloured(text: str, link: Callable[[str], str]) -> Html:
    """A stretch of rules. `link` gives the page of a name, or nothing. Many pages of a folder show the same one."""
    parts: list[str] = []
    at = 0
    for found in WORD.finditer(text):
        parts += [marked(text[at : found.start()]), _word(found, link)]
        at = found.end()
    return Html("".join([*parts, marked(text[at:])]))


def _word(found: re.Match[str], link: Callable[[str], str]) -> str:
    shown = marked(found[0])
    if found.lastgroup != "word":
        return f'<span class="{found.lastgroup}">{shown}</span>'
    to = link(found[0])
    if to:
        return f'<a href="{attribute(to)}">{shown}</a>'
    return f'<span class="key">{shown}</span>' if found[0] in KEYWORDS else shown


def listing(source: Source, start: int, end: int, link: Callable[[str], str]) -> Html:
    """The lines of a source from one offset to another, its first line number before them."""
    begin = source.original.rfind("\n", 0, start) + 1
    text = source.original[begin:end].rstrip()
    line, _ = line_column(source, begin) if source.starts else (1, 1)
    shared = min((len(row) - len(row.lstrip(" ")) for row in text.split("\n") if row.strip()), default=0)
    text = "\n".join(row[shared:] for row in text.split("\n"))
    place = marked(f"{source.name}:{line}")
    shown = f'<pre tabindex="0" lang="en">{coloured(text, link)}</pre>'
    return Html(f'<div class="rules" data-pagefind-ignore><div class="at">{place}</div>{shown}</div>')
