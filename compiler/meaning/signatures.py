"""The verbs every game has, read from the runtime: their signatures are what acts are checked against."""

from __future__ import annotations

import inspect
from functools import cache
from typing import NamedTuple

from rulewright.runtime.verbs import VERBS

TYPES = {
    "Goods": "goods",
    "Cost": "goods",
    "Open": "goods",
    "Things": "set anything",
    "Thing": "thing anything",
    "Pile": "pile anything",
    "Seat": "thing player",
    "int": "number",
    "Names": "goods",
}
"""What a parameter's annotation in the runtime says, as a type of the language."""


class Role(NamedTuple):
    name: str
    type: str
    needed: bool


@cache
def signature(verb: str) -> tuple[Role, ...] | None:
    """The roles of a verb, or None where no such verb is."""
    function = VERBS.get(verb)
    if function is None:
        return None
    found: list[Role] = []
    for param in list(inspect.signature(function).parameters.values())[2:]:
        annotation = str(param.annotation).split(" | ")[0].strip()
        found.append(Role(param.name.rstrip("_"), TYPES[annotation], param.default is inspect.Parameter.empty))
    return tuple(found)


def verbs() -> list[str]:
    return sorted(VERBS)
