"""What a value can be, before any game is played: a range of numbers, and a set of names.

0 to 9                 a counter from 0 to 9
{meadow, marsh}        a field that is one of two; without a set, it may be anything
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple, cast

Names = frozenset[str]

PILE = "pile:"
"""Stands before the name of a pile that is used as a place."""
NOBODY = ""
"""Stands for nobody and nothing."""


class Range(NamedTuple):
    low: float
    high: float
    names: Names | None
    """None means any names at all."""


_new: Callable[[type[Range], tuple[float, float, Names | None]], Range] = cast(Any, tuple).__new__
"""Makes a range in half the time that its class takes."""
NONE: Names = frozenset()
NEVER = Range(inf, -inf, frozenset())
"""No value: it is impossible."""
ANYTHING = Range(-inf, inf, None)
NUMBER = Range(-inf, inf, frozenset())
SIZE = Range(0, inf, frozenset())
TRUTH = Range(0, 1, frozenset())
YES = Range(1, 1, frozenset())
NO = Range(0, 0, frozenset())


FAR = 10.0**100
"""A number farther from zero than this counts as unlimited: a whole number can be too large to compute with."""


def numbers(low: float, high: float) -> Range:
    low = -inf if low < -FAR else FAR if FAR < low < inf else low
    high = inf if high > FAR else -FAR if -inf < high < -FAR else high
    return _new(Range, (low, high, NONE))


def named(names: Names | None) -> Range:
    return _new(Range, (inf, -inf, names))


def joined(one: Range, other: Range) -> Range:
    if one is other or _adds_nothing(other, one):
        return one
    names = None if one.names is None or other.names is None else one.names | other.names
    return Range(min(one.low, other.low), max(one.high, other.high), names)


def _adds_nothing(one: Range, other: Range) -> bool:
    """Whether all that it says is said by the other already."""
    names = other.names is None or (one.names is not None and one.names <= other.names)
    return names and other.low <= one.low and one.high <= other.high


def within(one: Range, other: Range) -> bool:
    """Whether everything that the first can be, the second can be, too."""
    names = other.names is None or (one.names is not None and one.names <= other.names)
    return names and (one.low > one.high or (other.low <= one.low and one.high <= other.high))


def truth(can: bool, cannot: bool) -> Range:
    """Whether something can hold, and whether it can fail to."""
    if can:
        return TRUTH if cannot else YES
    return NO if cannot else NEVER


def can_hold(one: Range) -> bool:
    return one.names is None or one.high >= 1


def can_fail(one: Range) -> bool:
    return one.names is None or one.low <= 0 <= one.high


def has_numbers(one: Range) -> bool:
    return one.low <= one.high


def sum_of(how: str, one: Range, other: Range) -> Range:
    if not has_numbers(one) or not has_numbers(other):
        return NEVER if NEVER in (one, other) else NUMBER
    match how:
        case "+":
            return numbers(one.low + other.low, one.high + other.high)
        case "-":
            return numbers(one.low - other.high, one.high - other.low)
        case "*":
            ends = [_product(a, b) for a in (one.low, one.high) for b in (other.low, other.high)]
            return numbers(min(ends), max(ends))
        case _ if one.low >= 0 and other.low >= 0:
            return numbers(0, one.high)
        case _:
            return NUMBER


def _product(one: float, other: float) -> float:
    return 0 if 0 in (one, other) else one * other


def compared(how: str, one: Range, other: Range, alone: frozenset[str]) -> Range:
    """The result of comparing two values. `alone` are the names of things that exist only once."""
    if NEVER in (one, other) and how in ("=", "!=", "<", ">", "<=", ">="):
        return NEVER
    match how:
        case "=":
            return truth(_meet(one, other), not _same(one, other, alone))
        case "!=":
            return truth(not _same(one, other, alone), _meet(one, other))
        case "in":
            return truth(_meet(one, other), True)
        case "<" | ">" | "<=" | ">=":
            return _ordered(how, one, other)
        case _:
            return TRUTH


def _meet(one: Range, other: Range) -> bool:
    if one.names is None or other.names is None or one.names & other.names:
        return True
    return max(one.low, other.low) <= min(one.high, other.high)


def _same(one: Range, other: Range, alone: frozenset[str]) -> bool:
    """Whether two values are certainly equal."""
    if has_numbers(one) or has_numbers(other):
        return one == other and one.low == one.high and not one.names
    return one == other and one.names is not None and len(one.names) == 1 and one.names <= alone


def _ordered(how: str, one: Range, other: Range) -> Range:
    if one.names is None or other.names is None:
        return TRUTH
    if how in (">", ">="):
        one, other, how = other, one, how.replace(">", "<")
    if not has_numbers(one) or not has_numbers(other):
        return TRUTH
    if how == "<":
        return truth(one.low < other.high, one.high >= other.low)
    return truth(one.low <= other.high, one.high > other.low)
