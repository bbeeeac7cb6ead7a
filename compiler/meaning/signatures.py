"""What acts are checked against: the roles of the verbs that every game has, each with its type."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..verbs import VERBS
from ..verbs.verb import TYPES, Verb


class Role(NamedTuple):
    name: str
    type: str
    needed: bool


def signature(verb: str) -> tuple[Role, ...] | None:
    """The roles of a verb, or None where no such verb is."""
    found = VERBS.get(verb)
    return None if found is None else _roles(found)


@cache
def _roles(verb: Verb) -> tuple[Role, ...]:
    return tuple(Role(role.name, TYPES[role.type], role.needed) for role in verb.roles)


def verbs() -> list[str]:
    return sorted(VERBS)
