"""The verbs every game has: the roles that acts are checked against."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..verbs import VERBS
from ..verbs.verb import TYPES


class Role(NamedTuple):
    name: str
    type: str
    needed: bool


@cache
def signature(verb: str) -> tuple[Role, ...] | None:
    """The roles of a verb, or None where no such verb is."""
    found = VERBS.get(verb)
    if found is None:
        return None
    return tuple(Role(role.name, TYPES[role.type], role.needed) for role in found.roles)


def verbs() -> list[str]:
    return sorted(VERBS)
