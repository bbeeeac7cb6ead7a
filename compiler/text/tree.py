"""The tree of a sentence: its meaning, independent of a language.

    After you win a round, gain 1 coin.
    (ability-after effect=(effect-do act=[(act-gain goods=…)]) event=(event-win))

A field holds a number, the id of a named thing, one node, or several. Fields are sorted by name, so that trees with
the same meaning are equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from ..frozen import frozen


@frozen
class Node:
    type: str
    """The id of the phrase that says it: `act-gain` is of the category `act`."""
    fields: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = Node | tuple[Node, ...] | int | str

WHOLE = "-whole"
"""At the end of the id of a phrase that has every part of a rule of the pack."""

DEEPEST = 40
"""At most this many nested nodes: no sentence needs more, and no pass can exceed the recursion limit."""


def node(type: str, **fields: Value) -> Node:
    """A node with its fields sorted."""
    return Node(type, tuple(sorted(fields.items())))


def node_of(type: str, fields: Mapping[str, Value]) -> Node:
    """The same from a mapping, for field names that are no Python names."""
    items = tuple(fields.items())
    return Node(type, items if len(items) < 2 else tuple(sorted(items)))


def value(of: Node, name: str) -> Value | None:
    for field, found in of.fields:
        if field == name:
            return found
    return None


@lru_cache(maxsize=1 << 13)
def category(id: str) -> str:
    """`act` of `act-gain`; an id without a hyphen is its own category."""
    return id.partition("-")[0]


def show(tree: Value) -> str:
    """A tree on one line, for tests and messages."""
    if isinstance(tree, Node):
        return f"({' '.join([tree.type, *(f'{name}={show(found)}' for name, found in tree.fields)])})"
    if isinstance(tree, tuple):
        return f"[{' '.join(map(show, tree))}]"
    return str(tree)


SIGN = re.compile(r"[()\[\]=]|[^\s()\[\]=]+")


@lru_cache(maxsize=256)
def shown(text: str) -> Node | None:
    """The node that `show` prints like this; None if there is none."""
    signs = SIGN.findall(text)
    try:
        found, end = _value(signs, 0, 0)
    except (IndexError, ValueError):
        return None
    return found if isinstance(found, Node) and end == len(signs) else None


def _value(signs: list[str], at: int, depth: int) -> tuple[Value, int]:
    if depth > DEEPEST:
        raise ValueError
    match signs[at]:
        case "(":
            return _node(signs, at + 1, depth)
        case "[":
            items: list[Node] = []
            at += 1
            while signs[at] != "]":
                item, at = _value(signs, at, depth + 1)
                if not isinstance(item, Node):
                    raise ValueError
                items.append(item)
            return tuple(items), at + 1
        case ")" | "]" | "=":
            raise ValueError
        case word:
            return int(word) if word.isdecimal() and len(word) < 10 else word, at + 1


def _node(signs: list[str], at: int, depth: int) -> tuple[Node, int]:
    type, at = signs[at], at + 1
    fields: dict[str, Value] = {}
    while signs[at] != ")":
        if signs[at + 1] != "=":
            raise ValueError
        fields[signs[at]], at = _value(signs, at + 2, depth + 1)
    return node_of(type, fields), at + 1


def nodes_of(tree: Value) -> Iterator[Node]:
    """Every node of a tree."""
    if isinstance(tree, Node):
        yield tree
        for _, one in tree.fields:
            yield from nodes_of(one)
    elif isinstance(tree, tuple):
        for one in tree:
            yield from nodes_of(one)


def types_of(tree: Value) -> Iterator[str]:
    """The type of every node of a tree."""
    return (one.type for one in nodes_of(tree))
