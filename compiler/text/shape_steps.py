"""The patterns of calculations told in steps, made of the parts that a language has names for."""

from __future__ import annotations

import re
from collections.abc import Mapping
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


def formula_of(table: Mapping[str, Any]) -> Formula | None:
    """None for a language that names no calculations."""
    if not table:
        return None
    names: Mapping[str, str] = table["names"]

    def made(pattern: str) -> re.Pattern[str]:
        for _ in names:
            pattern = NAME.sub(lambda one: f"(?:{names[one[1]]})" if one[1] in names else one[0], pattern)
        return re.compile(pattern)

    def rules(name: str) -> tuple[Rule, ...]:
        return tuple((made(one), to) for one, to in table.get(name, {}).items())

    forms = tuple(made(one) for one in table["forms"])
    out = made(table["left-out"])
    many: Mapping[str, str] = dict(sorted(table.get("many", {}).items(), key=lambda one: -len(one[0])))
    asks = made(table["asks"])
    return Formula(asks, rules("steps"), forms, rules("factors"), rules("bare"), out, many, table["said"])
