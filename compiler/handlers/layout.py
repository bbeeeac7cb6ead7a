"""The tree of Python code as text: long lines break at their brackets.

Call(Name("put"), ...)     put(g, deck, [...])        put(
                                                          g, deck, [...]
                                                      )
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from json import dumps

from .tree import Doc, Gap, Head, Joined, Line, Listed, Note, Part, Statement, flat

WIDTH = 110
NARROW = 40
"""The least room for an author's text, however deep the indentation."""
MANY, SHORT = 8, 32
"""Up to `MANY` things, none longer than `SHORT`, are put on as few lines as possible instead of one per line."""


def printed(statements: Iterable[Statement], depth: int = 0) -> Iterator[str]:
    """Statements as lines."""
    indent = "    " * depth
    for one in statements:
        match one:
            case Line(code):
                yield from (indent + text for text in folded(code.parts, WIDTH - len(indent)))
            case Note(text):
                yield f"{indent}# {fitted(text, max(WIDTH - len(indent) - 2, NARROW))}"
            case Doc(text):
                yield from (indent + text for text in docstring(text, max(WIDTH - len(indent), NARROW)))
            case Gap(many):
                yield from [""] * many
            case Head(code, body):
                lines = folded((*code.parts, ":"), WIDTH - len(indent))
                yield from (indent + text for text in lines)
                yield from printed(body, depth + 1)


def fitted(text: str, room: int) -> str:
    """A comment that fits on its line. The place at its beginning is never cut, because traces are read from it."""
    short, place = textwrap.shorten(text, room, placeholder=" …"), text.partition(": ")[0]
    return short if short.startswith(place) else place


def folded(parts: Sequence[Part], room: int) -> list[str]:
    """Parts as lines that fit the room, where that is possible."""
    text = flat(parts)
    if len(text) <= room:
        return [text]
    loose = next((n for n, part in enumerate(parts) if isinstance(part, Joined)), -1)
    if loose >= 0:
        return _wrapped(parts, loose, room)
    widest = max(
        (n for n, part in enumerate(parts) if isinstance(part, Listed) and part.items),
        # What comes before it must fit on its line; otherwise an earlier bracket is opened first.
        key=lambda n: (len(flat(parts[:n])) < room, len(flat((parts[n],)))),
        default=-1,
    )
    return _opened(parts, widest, room) if widest >= 0 else [text]


def _wrapped(parts: Sequence[Part], at: int, room: int) -> list[str]:
    """What `and` or `or` joins, in brackets of its own, one thing to a line."""
    part = parts[at]
    assert isinstance(part, Joined)
    body: list[str] = []
    for n, item in enumerate(part.items):
        word = f"{part.word} " if n and part.word else ""
        body += folded((word, *item.parts), room - 4)
    return [flat(parts[:at]) + "(", *(f"    {text}" for text in body), ")" + flat(parts[at + 1 :])]


def _opened(parts: Sequence[Part], at: int, room: int) -> list[str]:
    """A list with its things on lines of their own."""
    part = parts[at]
    assert isinstance(part, Listed)
    texts = [str(item) for item in part.items]
    whole = ", ".join(texts) + (part.alone if len(texts) == 1 else "")
    if len(whole) <= room - 4:
        body = [whole]
    elif len(texts) > MANY and max(map(len, texts)) <= SHORT:
        whole = ", ".join(text.replace(" ", "\0") for text in texts) + ","
        body = textwrap.wrap(whole, room - 4, break_long_words=False, break_on_hyphens=False)
        body = [text.replace("\0", " ") for text in body]
    elif len(texts) == 1 and not part.alone:
        item = part.items[0]
        joined_one = item.parts[0] if len(item.parts) == 1 and isinstance(item.parts[0], Joined) else None
        body = _lines_of(joined_one, room - 4) if joined_one else folded(item.parts, room - 4)
    else:
        body = [text for item in part.items for text in _with_comma(folded(item.parts, room - 5))]
    rest = folded((part.closing, *parts[at + 1 :]), room)
    first = folded((*parts[:at], part.opening), room)
    return [*first, *(f"    {text}" for text in body), *rest]


def _lines_of(part: Joined, room: int) -> list[str]:
    found: list[str] = []
    for n, item in enumerate(part.items):
        found += folded((f"{part.word} " if n and part.word else "", *item.parts), room)
    return found


def _with_comma(lines: list[str]) -> list[str]:
    return [*lines[:-1], lines[-1] + ","]


UNSEEN = {
    code: f"\\u{code:04x}"
    for code in (
        *range(0x80, 0xA0),
        0x2028,
        0x2029,
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        *range(0x2060, 0x2070),
        0xFEFF,
    )
}
"""Characters that cannot be seen, or turn the direction of what is read."""


def harmless(text: str) -> str:
    """Text of an author in a docstring or a comment: it ends no line, and nothing in it is unseen."""
    return dumps(text, ensure_ascii=False)[1:-1].translate(UNSEEN).replace('\\"', '"')


def docstring(text: str, room: int) -> list[str]:
    """Text of an author in a docstring: nothing in it ends it, nothing in it is read as code."""
    plain = harmless(text).rstrip()
    while '""' in plain:
        plain = plain.replace('""', '"\\"')
    end = ' """' if plain.endswith('"') else '"""'
    return textwrap.wrap(f'"""{plain}{end}', room, break_long_words=False, break_on_hyphens=False)
