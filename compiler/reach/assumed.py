"""What a test tells about the values in it. It is known until something changes them.

if wood of you at least 5:            so it is 5 to 9 in the lines below
  if wood of you at most 2: ...       and this never holds
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from math import inf

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.plan import Plan
from ..plan.transform import changed, parts
from ..source.text import Span
from .ranges import Range, has_numbers, named, numbers


@frozen
class Fact:
    """What an expression is known to be, and by which line."""

    of: x.Expr
    known: Range
    at: Span | None = field(compare=False, default=None)


Facts = tuple[Fact, ...]

UNSTEADY = (x.Rolled, x.Random, x.Can, x.Taken, x.PaidFor, x.PassesFor, x.Bundle)
"""Expressions that may have another value when they are read a second time, or that depend on more than the state."""
FIXED = (x.Const, x.Thing, x.Nothing, x.Text)

SIGNS = {"=": "=", "!=": "<>", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
"""The possible orders of the left side and the right side, for each comparison."""
OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">": "<=", "<=": ">", ">=": "<"}
TURNED = {"<": ">", ">": "<", "=": "="}


Known = dict[int, tuple[x.Expr, bool]]
"""By the `id` of an expression, which is stored with it."""


def steady(expr: x.Expr, plan: Plan, known: Known) -> bool:
    """Whether an expression has the same value each time, as long as nothing changes."""
    found = known.get(id(expr))
    if found is None:
        # Scores that ask for themselves are reported by `own_score.py`.
        known[id(expr)] = expr, False
        found = known[id(expr)] = expr, all(_steady(one, plan, known) for one in parts(expr))
    return found[1]


def _steady(one: object, plan: Plan, known: Known) -> bool:
    if isinstance(one, x.Named):
        declared = plan.values.get(one.name)
        return declared is not None and steady(declared.value, plan, known)
    return not isinstance(one, UNSTEADY)


def shared(items: tuple[x.Expr, ...]) -> tuple[bool, ...]:
    """For each part of a test, whether a later part reads the same value."""
    read = [set(_read_by(one)) for one in items]
    return tuple(any(one & other for other in read[number + 1 :]) for number, one in enumerate(read))


def _read_by(test: x.Expr) -> Iterator[x.Expr]:
    match test:
        case x.Compare(left=left, right=right):
            yield from (one for one in (left, right) if not isinstance(one, FIXED))
        case x.Is(what=what):
            yield what
        case x.And(items=items) | x.Or(items=items):
            for one in items:
                yield from _read_by(one)
        case x.Not(what=what):
            yield from _read_by(what)
        case _:
            yield test


# ---- what is known


def told(expr: x.Expr, found: Range, facts: Facts) -> Range:
    """The range of an expression, narrowed by what is known of it."""
    for one in facts:
        if one.of == expr:
            found = both(found, one.known)
    return found


def both(one: Range, other: Range) -> Range:
    names = one.names if other.names is None else other.names if one.names is None else one.names & other.names
    low, high = max(one.low, other.low), min(one.high, other.high)
    return Range(low, high, names) if low <= high else Range(inf, -inf, names)


def signs(left: x.Expr, right: x.Expr, facts: Facts) -> str | None:
    """How two values compare, if that is known."""
    found: set[str] | None = None
    for one in facts:
        if isinstance(one.of, x.Compare) and one.of.how == BESIDE:
            if one.of.left == left and one.of.right == right:
                here = set(one.known.names or ())
            elif one.of.left == right and one.of.right == left:
                here = {TURNED[sign] for sign in one.known.names or ()}
            else:
                continue
            found = here if found is None else found & here
    return None if found is None else "".join(sorted(found))


BESIDE = "beside"
"""The key for a comparison whose possible outcomes are known."""


def from_comparison(how: str, left: tuple[x.Expr, Range], right: tuple[x.Expr, Range], alone: frozenset[str]) -> Facts:
    """What is known of both sides if a comparison holds."""
    (one, is_one), (other, is_other) = left, right
    found: list[Fact] = []
    if not isinstance(one, FIXED):
        found += [Fact(one, known) for known in _side(how, is_one, is_other, alone)]
    if not isinstance(other, FIXED):
        turned = how.translate(str.maketrans("<>", "><"))
        found += [Fact(other, known) for known in _side(turned, is_other, is_one, alone)]
    if len(found) == 2 or (how == "!=" and not isinstance(one, FIXED) and not isinstance(other, FIXED)):
        found.append(Fact(x.Compare("truth", BESIDE, one, other), named(frozenset(SIGNS[how]))))
    return tuple(found)


def _side(how: str, one: Range, other: Range, alone: frozenset[str]) -> Iterator[Range]:
    """What is known of one side."""
    match how:
        case "=":
            yield other
        case "!=":
            if other.low == other.high and not other.names and has_numbers(one):
                low = one.low + 1 if one.low == other.low else one.low
                high = one.high - 1 if one.high == other.high else one.high
                yield Range(low, high, None) if low <= high else Range(inf, -inf, None)
            elif (
                one.names and other.names and len(other.names) == 1 and other.names <= alone and not has_numbers(other)
            ):
                yield Range(-inf, inf, one.names - (other.names or set()))
        case "<" | "<=" if has_numbers(other) and other.names is not None:
            yield Range(-inf, other.high - (how == "<"), None)
        case ">" | ">=" if has_numbers(other) and other.names is not None:
            yield Range(other.low + (how == ">"), inf, None)
        case _:
            pass


def without(facts: Facts, var: str) -> Facts:
    """What is still known where a name has another meaning."""
    return tuple(one for one in facts if not _speaks_of(one.of, var)) if facts else facts


def _speaks_of(expr: x.Expr, var: str) -> bool:
    return any(isinstance(one, x.Var) and one.name == var for one in parts(expr))


def renamed(expr: x.Expr, var: str, name: str) -> x.Expr:
    """The same facts with one name replaced by another."""
    return changed(expr, lambda one: x.Var(one.type, name) if isinstance(one, x.Var) and one.name == var else one)


def yes_or_no(test: x.Expr, holds: bool) -> Fact:
    return Fact(test, numbers(1, 1) if holds else numbers(0, 0))
