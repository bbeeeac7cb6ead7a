"""Tests of a scenario that say the same of several things, merged into one.

you have 1 coin, you have 2 grain         (test-have amount=[…])    you have 1 coin and 2 grain
card 1 is worn for you, card 2 is too     (test-marked-all ref=[…]) Card 1 and Card 2 are marked as worn for you
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ..tree import Node, node, node_of, value

LISTED = {"test-marked-yours": "test-marked-all", "test-in": "test-in-all"}
"""Tests of one thing, and the same tests of several."""
ALONE = ("test-just", "test-not-just", "test-any-of", "test-all-of")
DURING = "test-during"


def gathered(tests: Sequence[Node]) -> tuple[Node, ...]:
    """Neighbours that differ in only one part are merged, in the place of the first; phases come last, as one."""
    rest = [test for test in tests if test.type != DURING]
    return (*(_one(list(group)) for _, group in groupby(rest, _key)), *_phases(tests))


def _phases(tests: Sequence[Node]) -> Iterable[Node]:
    """It is the turn in the worker actions: the innermost phase, and those around it."""
    phases = [value(test, "phase") or "" for test in tests if test.type == DURING]
    if len(phases) < 2:
        return tuple(node(f"{DURING}-one", phase=one) for one in phases)
    around = tuple(node("stage-in", phase=one) for one in reversed(phases[:-1]))
    return (node("test-during-all", phase=phases[-1], stage=around),)


def _key(test: Node) -> object:
    if test.type == "test-exactly":
        return test.type if value(test, "n") else test
    if test.type == "test-seat-exactly":
        return (test.type, value(test, "ref")) if value(test, "n") else test
    part = _part(test)
    return (test.type, _rest(test, part)) if part else test


def _part(test: Node) -> str:
    """The field in which merged tests may differ."""
    if "-not-" in test.type:
        return ""
    if test.type in LISTED or (isinstance(value(test, "ref"), tuple) and test.type not in ALONE):
        return "ref"
    return "content" if value(test, "content") is not None else ""


def _rest(test: Node, part: str) -> tuple[object, ...]:
    return tuple(field for field in test.fields if field[0] != part)


def _one(tests: list[Node]) -> Node:
    first = tests[0]
    match first.type:
        case "test-exactly" if value(first, "n"):
            return node("test-have", amount=_amounts(tests))
        case "test-seat-exactly" if value(first, "n"):
            return node("test-has", amount=_amounts(tests), ref=value(first, "ref") or "")
        case _ if len(tests) == 1:
            return first
        case one if one in LISTED:
            refs = tuple(ref for test in tests if isinstance(ref := value(test, "ref"), Node))
            return node_of(LISTED[one], {**dict(first.fields), "ref": refs})
        case _:
            part = _part(first)
            every = tuple(one for test in tests for one in _listed(test, part))
            return node_of(first.type, {**dict(first.fields), part: every})


def _listed(test: Node, part: str) -> Iterable[Node]:
    found = value(test, part)
    return found if isinstance(found, tuple) else ()


def _amounts(tests: Sequence[Node]) -> tuple[Node, ...]:
    return tuple(node("amount-of", good=value(one, "good") or "", n=value(one, "n") or 0) for one in tests)
