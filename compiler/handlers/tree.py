"""A small tree of Python code, and the one printer that lays it out: long lines break at their brackets.

Call(Name("put"), ...)     put(g, deck, [...])        put(
                                                          g, deck, [...]
                                                      )
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from json import dumps

from ..frozen import frozen

WIDTH = 110
NARROW = 40
"""Text of an author has so much room, however deep it stands."""
MANY, SHORT = 8, 32
"""At most this many things, none of them longer than that, are not set one to a line but filled in."""
ATOM, POWER, TIMES, PLUS, COMPARE, NOT, AND, OR, LOOSE = range(9)
"""How tightly code holds together."""


@frozen
class Code:
    """An expression: its parts are text, lists in brackets, and what `and` or `or` joins."""

    parts: tuple[Part, ...]
    holds: int = ATOM

    def __str__(self) -> str:
        return flat(self.parts)


@frozen
class Listed:
    """Things in brackets."""

    opening: str
    items: tuple[Code, ...]
    closing: str
    alone: str = ""
    """What follows a single thing."""


@frozen
class Joined:
    """Several things, and the word between them."""

    word: str
    items: tuple[Code, ...]


Part = str | Listed | Joined


def raw(text: str, holds: int = ATOM) -> Code:
    return Code((text,), holds)


def number(value: int) -> Code:
    return raw(str(value), ATOM if value >= 0 else POWER)


def quoted(text: str) -> Code:
    return raw(text_of(text))


def text_of(text: str) -> str:
    """A text as Python reads it: nothing in it that cannot be seen, or that turns what is read around."""
    return dumps(text, ensure_ascii=True)


def tight(code: Code, holds: int) -> tuple[Part, ...]:
    """The parts of an expression where nothing looser may stand."""
    return code.parts if code.holds <= holds else (Listed("(", (code,), ")"),)


def call(name: str | Code, *args: Code, **named: Code) -> Code:
    listed = (*args, *(Code((f"{key}=", *value.parts), LOOSE) for key, value in named.items()))
    head = (name,) if isinstance(name, str) else tight(name, ATOM)
    return Code((*head, Listed("(", listed, ")")))


def index(of: Code, key: Code) -> Code:
    return Code((*tight(of, ATOM), Listed("[", (key,), "]")))


def dotted(of: Code, name: str) -> Code:
    return Code((*tight(of, ATOM), f".{name}"))


def operation(left: Code, sign: str, right: Code, holds: int) -> Code:
    """Two things and a sign; what stands to the right of any but `+` is held more tightly: `a * (b // c)`."""
    closer = holds if sign == "+" else holds - 1
    return Code((*tight(left, holds), f" {sign} ", *tight(right, closer)), holds)


def compared(left: Code, how: str, right: Code) -> Code:
    return Code((*tight(left, PLUS), f" {how} ", *tight(right, PLUS)), COMPARE)


def negated(code: Code) -> Code:
    if len(code.parts) and code.parts[0] == "not " and code.holds == NOT:
        return Code(code.parts[1:], NOT)
    signs = [n for n, part in enumerate(code.parts) if part in OPPOSITES]
    if code.holds == COMPARE and len(signs) == 1:
        at = signs[0]
        return Code((*code.parts[:at], OPPOSITES[str(code.parts[at])], *code.parts[at + 1 :]), COMPARE)
    if code.parts[0] == "bool" and len(code.parts) == 2:
        # `bool` is written where a truth is wanted; `not` makes one by itself.
        (what,) = inside(code.parts[1])
        return negated(what)
    return Code(("not ", *tight(code, COMPARE)), NOT)


OPPOSITES = {" == ": " != ", " != ": " == ", " in ": " not in ", " not in ": " in "}


def inside(part: Part) -> tuple[Code, ...]:
    return part.items if isinstance(part, Listed) else ()


def joined(word: str, items: Sequence[Code]) -> Code:
    holds = AND if word == "and" else OR
    if word == "and":  # what always holds says nothing
        items = [one for one in items if one.parts != ("True",)] or items[:1]
    if len(items) == 1:
        return items[0]
    return Code((Joined(word, tuple(Code(tight(one, NOT)) for one in items)),), holds)


def either_or(test: Code, yes: Code, no: Code) -> Code:
    return Code((*tight(yes, OR), " if ", *tight(test, OR), " else ", *tight(no, OR)), LOOSE)


def listed(items: Iterable[Code]) -> Code:
    return Code((Listed("[", tuple(items), "]"),))


def tupled(items: Iterable[Code]) -> Code:
    return Code((Listed("(", tuple(items), ")", ","),))


def mapped(pairs: Iterable[tuple[Code, Code]]) -> Code:
    return Code((Listed("{", tuple(Code((*key.parts, ": ", *value.parts), LOOSE) for key, value in pairs), "}"),))


def lambda_(names: str, body: Code) -> Code:
    return Code((f"lambda {names}: ", *body.parts), LOOSE)


def comprehension(opening: str, each: Code, name: str, source: Code, test: Code | None, closing: str) -> Code:
    parts: tuple[Part, ...] = (*each.parts, f" for {name} in ", *tight(source, OR))
    if test is not None:
        parts = (*parts, " if ", *tight(test, OR))
    return Code((Listed(opening, (Code(parts, LOOSE),), closing),))


# ---- statements


@frozen
class Line:
    code: Code


@frozen
class Note:
    """A comment."""

    text: str


@frozen
class Doc:
    text: str


@frozen
class Gap:
    """Empty lines."""

    many: int = 1


@frozen
class Head:
    """A line that ends in a colon, and what it holds."""

    code: Code
    body: tuple[Statement, ...]


Statement = Line | Note | Doc | Gap | Head


def line(*parts: Part | Code) -> Line:
    return Line(Code(tuple(inner for part in parts for inner in (part.parts if isinstance(part, Code) else (part,)))))


def head(body: Sequence[Statement], *parts: Part | Code) -> Head:
    return Head(line(*parts).code, tuple(body) or (line("pass"),))


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
    """A comment that has room on its line. The place at its beginning stays whole: traces are read from it."""
    short, place = textwrap.shorten(text, room, placeholder=" …"), text.partition(": ")[0]
    return short if short.startswith(place) else place


# ---- layout


def flat(parts: Sequence[Part]) -> str:
    found: list[str] = []
    for part in parts:
        match part:
            case str():
                found.append(part)
            case Listed(opening, items, closing, alone):
                more = alone if len(items) == 1 else ""
                found.append(opening + ", ".join(map(str, items)) + more + closing)
            case Joined(word, items):
                found.append(f" {word} ".join(map(str, items)))
    return "".join(found)


def folded(parts: Sequence[Part], room: int) -> list[str]:
    """Some parts as lines, none wider than there is room, where that can be done."""
    text = flat(parts)
    if len(text) <= room:
        return [text]
    loose = next((n for n, part in enumerate(parts) if isinstance(part, Joined)), -1)
    if loose >= 0:
        return _wrapped(parts, loose, room)
    widest = max(
        (n for n, part in enumerate(parts) if isinstance(part, Listed) and part.items),
        # What comes before it must fit on its line, or else an earlier one is opened first.
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
        word = f"{part.word} " if n else ""
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
        found += folded((f"{part.word} " if n else "", *item.parts), room)
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
