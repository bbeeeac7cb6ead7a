"""Tests of a scenario that say the same of several things, merged into one.

you have 1 coin, you have 2 grain         (test-have amount=[…])    you have exactly 1 coin and 2 grain
card 1 is worn for you, card 2 is too     (test-marked-all ref=[…]) Card 1 and Card 2 are marked as worn for you
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ..tree import Node, node, node_of, value

LISTED = {"test-marked-yours": "test-marked-all", "test-in": "test-in-all"}
"""Tests of one thing, and the same tests of several."""


def gathered(tests: Sequence[Node]) -> tuple[Node, ...]:
    """Neighbours that differ in only one part are merged, in the place of the first."""
    return tuple(_one(list(group)) for _, group in groupby(tests, _key))


def _key(test: Node) -> object:
    if test.type == "test-exactly":
        return test.type if value(test, "n") else test
    if test.type == "test-seat-exactly":
        return (test.type, value(test, "ref")) if value(test, "n") else test
    part = _part(test)
    return (test.type, _rest(test, part)) if part else test


def _part(test: Node) -> str:
    """The field in which merged tests may differ."""
    if test.type in LISTED:
        return "ref"
    return "content" if value(test, "content") is not None and "-not-" not in test.type else ""


def _rest(test: Node, part: str) -> tuple[object, ...]:
    return tuple(field for field in test.fields if field[0] != part)


def _one(tests: list[Node]) -> Node:
    first = tests[0]
    if len(tests) == 1:
        return first
    match first.type:
        case "test-exactly":
            return node("test-have", amount=_amounts(tests))
        case "test-seat-exactly":
            return node("test-has", amount=_amounts(tests), ref=value(first, "ref") or "")
        case one if one in LISTED:
            refs = tuple(ref for test in tests if isinstance(ref := value(test, "ref"), Node))
            return node_of(LISTED[one], {**dict(first.fields), "ref": refs})
        case _:
            every = tuple(one for test in tests for one in _contents(test))
            return node_of(first.type, {**dict(first.fields), "content": every})


def _contents(test: Node) -> Iterable[Node]:
    found = value(test, "content")
    return found if isinstance(found, tuple) else ()


def _amounts(tests: Sequence[Node]) -> tuple[Node, ...]:
    return tuple(node("amount-of", good=value(one, "good") or "", n=value(one, "n") or 0) for one in tests)
