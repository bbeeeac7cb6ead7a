"""Text of an author on a page: shown letter by letter, and never interpreted on the way.

A page passes through a template, through Markdown, through the theme's own templates and a search index before a
reader sees it. So every mark that means something to one of them is written as a number.
"""

from __future__ import annotations

import re
from functools import partial
from html import escape

MARKS = "&<>\"'`~{}[]\\*_|!#$@:\n\t"
"""Marks of HTML, Markdown, Jinja and the search; a line end too, for a blank line would end a block of HTML."""
FORBIDDEN = (
    (0x00, 0x08), (0x0B, 0x1F), (0x7F, 0x9F), (0x2028, 0x2029), (0xD800, 0xDFFF), (0xFDD0, 0xFDEF), (0xFEFF, 0xFEFF),
    (0xFFFE, 0xFFFF),
)  # fmt: skip
"""Letters that no HTML may hold. Those that turn the direction of reading stay, and are kept in by `isolate`."""
HIDDEN = re.compile("[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in FORBIDDEN) + "]")
WRITTEN = {
    **{letter: "\ufffd" for first, last in FORBIDDEN for letter in range(first, last + 1)},
    **{ord(mark): f"&#{ord(mark)};" for mark in MARKS},
}
"""How letters are written that have a meaning in HTML or Markdown."""
ENTITY = re.compile(r"&(?=#?\w+;?)")


def marked(text: str) -> str:
    """For the inside of an element or of an attribute."""
    return text if text.isalnum() else text.translate(WRITTEN)


isolate = partial(re.compile(r"[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]").sub, "")
"""Without the letters that turn the direction of reading: where no element can keep them in."""


def headline(text: str) -> str:
    """For a title that the theme writes where it likes, in its menus and the head of the page, and sometimes reads
    back: no mark is left in it that could be read as anything, and it stays on one line."""
    plain = " ".join(isolate(HIDDEN.sub(" ", text)).split())
    plain = plain.replace("<", "‹").replace(">", "›").replace('"', "”").replace("`", "ˋ")
    plain = plain.replace("{", "❴").replace("}", "❵").replace("\\", "∖")
    # Last, because the letter for a mark could form an entity with the text before it.
    return ENTITY.sub("＆", plain) or "—"


def heading(depth: int, text: str, id: str, tongue: str = "") -> str:
    """A heading with a place of its own; `tongue` where it is not in the language of its page."""
    spoken = f' lang="{tongue}"' if tongue else ""
    return f'<h{depth} id="{id}"{spoken}>{marked(headline(text))}</h{depth}>'


def attribute(text: str) -> str:
    return escape(HIDDEN.sub("\ufffd", text))
