"""A small tree of Python code; `layout.py` prints it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from json import dumps

from ..frozen import frozen

ATOM, POWER, TIMES, PLUS, COMPARE, NOT, AND, OR, LOOSE = range(9)
"""How tightly operators bind."""


@frozen
class Code:
    """An expression: its parts are text, lists in brackets, and what `and` or `or` joins."""

    parts: tuple[Part, ...]
    holds: int = ATOM

    def __str__(self) -> str:
        return flat(self.parts)


@frozen
class Listed:
    """Several parts in brackets."""

    opening: str
    items: tuple[Code, ...]
    closing: str
    alone: str = ""
    """What follows a single part."""


@frozen
class Joined:
    """Several parts, and the word between them, if there is one."""

    word: str
    items: tuple[Code, ...]


Part = str | Listed | Joined


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
                found.append((f" {word} " if word else " ").join(map(str, items)))
    return "".join(found)


def raw(text: str, holds: int = ATOM) -> Code:
    return Code((text,), holds)


def number(value: int) -> Code:
    return raw(str(value), ATOM if value >= 0 else POWER)


def quoted(text: str) -> Code:
    return raw(text_of(text))


def text_of(text: str) -> str:
    """A text as a Python literal, without invisible characters and without marks that change the direction of
    writing."""
    return dumps(text, ensure_ascii=True)


def tight(code: Code, holds: int) -> tuple[Part, ...]:
    """The parts of an expression, in brackets if it binds more loosely than `holds`."""
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
    """Two parts and a sign. The right part binds more tightly for every sign but `+`: `a * (b // c)`."""
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
        # `not` makes a truth by itself, so `bool` is dropped.
        (what,) = inside(code.parts[1])
        return negated(what)
    return Code(("not ", *tight(code, COMPARE)), NOT)


OPPOSITES = {" == ": " != ", " != ": " == ", " in ": " not in ", " not in ": " in "}


def inside(part: Part) -> tuple[Code, ...]:
    return part.items if isinstance(part, Listed) else ()


def only_argument(code: Code, function: str) -> Code | None:
    """The argument of a call of this function, if the code is such a call and nothing else."""
    if code.parts[0] != function or len(code.parts) != 2:
        return None
    items = inside(code.parts[1])
    return items[0] if len(items) == 1 else None


def joined(word: str, items: Sequence[Code]) -> Code:
    holds = AND if word == "and" else OR
    if word == "and":  # a part that always holds is dropped
        items = [one for one in items if one.parts != ("True",)] or items[:1]
    if len(items) == 1:
        return items[0]
    return Code((Joined(word, tuple(Code(tight(one, NOT)) for one in items)),), holds)


def either_or(test: Code, yes: Code, no: Code) -> Code:
    ways = (Code(tight(yes, OR)), Code(("if ", *tight(test, OR))), Code(("else ", *tight(no, OR))))
    return Code((Joined("", ways),), LOOSE)


def listed(items: Iterable[Code]) -> Code:
    return Code((Listed("[", tuple(items), "]"),))


def tupled(items: Iterable[Code]) -> Code:
    return Code((Listed("(", tuple(items), ")", ","),))


def mapped(pairs: Iterable[tuple[Code, Code]]) -> Code:
    return Code((Listed("{", tuple(Code((*key.parts, ": ", *value.parts), LOOSE) for key, value in pairs), "}"),))


def lambda_(names: str, body: Code) -> Code:
    return Code((f"lambda {names}: ", *body.parts), LOOSE)


def comprehension(opening: str, each: Code, name: str, source: Code, test: Code | None, closing: str) -> Code:
    clauses = [each, Code((f"for {name} in ", *tight(source, OR)))]
    if test is not None:
        clauses.append(Code(("if ", *tight(test, OR))))
    return Code((Listed(opening, (Code((Joined("", tuple(clauses)),), LOOSE),), closing),))


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
