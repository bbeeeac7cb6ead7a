"""The patterns of calculations told in steps and of what is counted, made of parts that a language has names for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

NAME = re.compile(r"(?<!\?P)<(\w+)>")
Rule = tuple[re.Pattern[str], str]


class Formula(NamedTuple):
    asks: re.Pattern[str]
    """What every calculation has."""
    steps: tuple[Rule, ...]
    """Each step, and the mark that replaces it: `<by:2>`, `<round:down>`."""
    forms: tuple[re.Pattern[str], ...]
    """Whole calculations: `w` is gained for `x` and `y`."""
    factors: tuple[Rule, ...]
    """What is counted, in the usual words."""
    bare: tuple[Rule, ...]
    """`Your` before what only you have done, where a text may say so."""
    left_out: re.Pattern[str]
    """A last sentence that says what is not counted."""
    many: Mapping[str, str]
    """The endings of adjectives in the plural, the longest first, and the same in the genitive."""
    said: Mapping[str, str]
    """The usual words for each step."""


class Included(NamedTuple):
    asks: re.Pattern[str]
    """What every such text has."""
    counts: tuple[re.Pattern[str], ...]
    """What says that `x` is counted as well; `as` is the thing that is counted."""
    leaves: tuple[re.Pattern[str], ...]
    """What says that `x` is not counted."""
    only: tuple[re.Pattern[str], ...]
    """What says that only the counted things are counted, `as`, and not `x`."""
    joint: re.Pattern[str]
    never: frozenset[str]
    """Words that are no part of a thing."""
    also: str
    out: str


def included_of(table: Mapping[str, Any]) -> Included | None:
    """None for a language that does not name what is counted."""
    if not table:
        return None
    made = _maker(table["names"])
    counts, leaves, only = (tuple(map(made, table[name])) for name in ("counts", "leaves", "only"))
    said: Mapping[str, str] = table["said"]
    asks, joint = made(table["asks"]), made(table["joint"])
    return Included(asks, counts, leaves, only, joint, frozenset(table["never"]), said["also"], said["out"])


def _maker(names: Mapping[str, str]) -> Callable[[str], re.Pattern[str]]:
    def made(pattern: str) -> re.Pattern[str]:
        for _ in names:
            pattern = NAME.sub(lambda one: f"(?:{names[one[1]]})" if one[1] in names else one[0], pattern)
        return re.compile(pattern)

    return made


def formula_of(table: Mapping[str, Any]) -> Formula | None:
    """None for a language that names no calculations."""
    if not table:
        return None
    made = _maker(table["names"])

    def rules(name: str) -> tuple[Rule, ...]:
        return tuple((made(one), to) for one, to in table.get(name, {}).items())

    forms = tuple(made(one) for one in table["forms"])
    out = made(table["left-out"])
    many: Mapping[str, str] = dict(sorted(table.get("many", {}).items(), key=lambda one: -len(one[0])))
    asks = made(table["asks"])
    return Formula(asks, rules("steps"), forms, rules("factors"), rules("bare"), out, many, table["said"])
