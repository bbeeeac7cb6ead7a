"""Additions to valid rules: parts from elsewhere, wherever a sentence has room for one.

    after you gain any coin: ...        after you gain any 2 coin: ...
    stop                                stop to gain 1 coin

What stands there then can be read, whatever it means; so `check` has to answer for it.
"""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from mutations import spans
from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.syntax import nodes
from rulewright.compiler.syntax.parse import parse
from rulewright.compiler.syntax.tabled import known_words, tables
from rulewright.compiler.syntax.write import write

Path = tuple[str | int, ...]
Room = tuple[str, str, str]
"""A node, its field, and whether the field is empty or is a list that has room for one more."""
TEXT = frozenset({"title", "plural", "stand_in"})
"""Fields of words that people read: no plan has them."""


def parts(node: object, path: Path = ()) -> Iterator[tuple[Path, Any, str, object]]:
    """Every field of every node in it."""
    if isinstance(node, tuple):
        for at, one in enumerate(cast("tuple[object, ...]", node)):
            yield from parts(one, (*path, at))
    elif dataclasses.is_dataclass(node) and not isinstance(node, type | Span):
        for field in dataclasses.fields(node):
            if field.name != "span":
                value = getattr(node, field.name)
                yield path, node, field.name, value
                yield from parts(value, (*path, field.name))


def put(node: Any, path: Path, value: object) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(node, tuple):
        return tuple(put(one, rest, value) if at == step else one for at, one in enumerate(node))
    return dataclasses.replace(node, **{str(step): put(getattr(node, str(step)), rest, value)})


@cache
def declarations(text: str) -> tuple[nodes.Declaration, ...]:
    """Nothing where the text cannot be read."""
    told = parse(source_of("made.rules", text))
    return () if told.said else told.value.declarations


@cache
def spare_parts(text: str) -> dict[Room, list[object]]:
    """What stands in each field somewhere in the text."""
    found: dict[Room, list[object]] = {}
    for declaration in declarations(text):
        for _, node, field, value in parts(declaration):
            if isinstance(value, tuple):
                for one in cast("tuple[object, ...]", value):
                    found.setdefault((type(node).__name__, field, "list"), []).append(one)
            elif value is not None:
                found.setdefault((type(node).__name__, field, "empty"), []).append(value)
    return found


def rooms(text: str, at: int, others: dict[Room, list[object]]) -> list[tuple[Path, object, Room]]:
    """Where one of these declarations has room for a part that stands elsewhere."""
    own = spare_parts(text)
    found: list[tuple[Path, object, Room]] = []
    for path, node, field, value in parts(declarations(text)[at]):
        room = (type(node).__name__, field, "list" if isinstance(value, tuple) else "empty")
        if field not in TEXT and (value is None or isinstance(value, tuple)) and (room in own or room in others):
            found.append(((*path, field), value, room))
    return found


def grafted(text: str, dice: random.Random, others: dict[Room, list[object]]) -> tuple[str, str, int, Room] | None:
    """The text with a part more, and as it was, both printed alike; which declaration it is, and what it got."""
    all_of_them = declarations(text)
    if not all_of_them:
        return None
    at = dice.randrange(len(all_of_them))
    free = rooms(text, at, others)
    if not free:
        return None
    path, value, room = dice.choice(free)
    pool = spare_parts(text).get(room) if dice.random() < 0.8 else None
    new: object = dice.choice(pool or others.get(room) or spare_parts(text)[room])
    if isinstance(value, tuple):
        several = cast("tuple[object, ...]", value)
        place = dice.randrange(len(several) + 1)
        new = (*several[:place], new, *several[place:])
    printed = [write(one) for one in all_of_them]
    more = write(put(all_of_them[at], path, new))
    changed = [*printed[:at], more, *printed[at + 1 :]]
    return "\n".join(changed) + "\n", "\n".join(printed) + "\n", at, room


SIGNS = (",", ":", "(", ")", "+", "-", "*", "->")


def inserted(text: str, dice: random.Random) -> tuple[str, str]:
    """A word of the language or of the text, a `not`, a sign, or some words of another line, put before a word or at
    the end of a line. The line as it was, and as it is then, in the whole text."""
    lines = text.split("\n")
    written = [row for row, line in enumerate(lines) if spans(line.partition("#")[0])]
    row = dice.choice(written)
    line = lines[row].partition("#")[0].rstrip()
    at = dice.choice([*(start for start, _ in spans(line)), len(line)])
    own = sorted(set(re.findall(r"[A-Za-z][\w-]*|\d+", text)))
    words = lines[dice.choice(written)].partition("#")[0].split()
    first = dice.randrange(len(words))
    stretch = " ".join(words[first : first + dice.randrange(1, 6)])
    known = sorted(word for word in known_words(tables()) if word[:1].isalpha())
    new = dice.choice((dice.choice(known), dice.choice(own), "not", dice.choice(SIGNS), stretch, stretch))
    lines[row] = f"{line[:at]} {new} {line[at:]}".rstrip() if line[:at].strip() else f"{line[:at]}{new} {line[at:]}"
    return line, "\n".join(lines)
