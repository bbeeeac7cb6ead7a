"""Text of an author on a page: shown letter by letter, whatever it holds, and obeyed by nothing on the way.

A page passes through a template, through Markdown, through the theme's own templates and a search index before a
reader sees it. So every mark that means something to one of them is written as a number.
"""

from __future__ import annotations

import re
from functools import partial
from html import escape

MARKS = re.compile(r"[&<>\"'`~{}\[\]\\*_|!#$@:\n\t]")
"""Marks of HTML, Markdown, Jinja and the search; a line end too, for a blank line would end a block of HTML."""
HIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|[\ud800-\udfff]|[\ufdd0-\ufdef]|[\ufffe\uffff]")
"""Letters that no HTML may hold. Those that turn the direction of reading stay, and are kept in by `isolate`."""
ENTITY = re.compile(r"&(?=#?\w+;?)")


def marked(text: str, marks: re.Pattern[str] = MARKS) -> str:
    """For the inside of an element or of an attribute."""
    return marks.sub(lambda mark: f"&#{ord(mark[0])};", HIDDEN.sub("\ufffd", text))


isolate = partial(re.compile(r"[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]").sub, "")
"""Without the letters that turn the direction of reading: where no element can keep them in."""


def headline(text: str) -> str:
    """For a title that the theme writes where it likes, in its menus and the head of the page, and sometimes reads
    back: no mark is left in it that could be read as anything, and it stays on one line."""
    plain = " ".join(isolate(HIDDEN.sub(" ", text)).split())
    plain = plain.replace("<", "‹").replace(">", "›").replace('"', "”").replace("`", "ˋ")
    plain = plain.replace("{", "❴").replace("}", "❵").replace("\\", "∖")
    # Last: what stands for a mark may be a letter, and make an entity of what stood before it.
    return ENTITY.sub("＆", plain) or "—"


def heading(depth: int, text: str, id: str, tongue: str = "") -> str:
    """A heading with a place of its own; `tongue` where it is not in the language of its page."""
    spoken = f' lang="{tongue}"' if tongue else ""
    return f'<h{depth} id="{id}"{spoken}>{marked(headline(text))}</h{depth}>'


def attribute(text: str) -> str:
    return escape(HIDDEN.sub("\ufffd", text))
