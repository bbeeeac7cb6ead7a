"""The state of reading a text: the values of fields, how far it got, what stopped it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple, TypeAlias

from ..frozen import slotted
from .first import Firsts
from .index import Index, Text
from .phrasebook import NameSlot, NounSlot, Phrases
from .tree import Node, Value, show

Bound: TypeAlias = Value | tuple[int, ...]


class Beyond(Exception):
    """Raised inside the matcher if a text takes too many steps; it never leaves this room."""

    def __init__(self, why: str) -> None:
        self.why = why


class Found(NamedTuple):
    end: int
    tree: Node
    slips: int
    """Nouns and branches in a form that does not fit."""


class Noted(NamedTuple):
    """A noun that was read, to be checked again when every field is known."""

    slot: NounSlot | NameSlot
    id: str
    start: int
    end: int


class Clash(NamedTuple):
    """A field that a sentence fills twice, with different values."""

    at: int
    field: str
    first: Bound
    second: Bound


class State(NamedTuple):
    at: int
    bound: tuple[tuple[str, Bound], ...] = ()
    nouns: tuple[Noted, ...] = ()
    slips: int = 0


@slotted
class Run:
    words: Text
    phrases: Phrases
    index: Index
    firsts: Firsts
    known: frozenset[str]
    numbers: Mapping[str, int]
    """Number words."""
    memo: dict[tuple[str, str, int], tuple[Found, ...]] = field(
        default_factory=dict[tuple[str, str, int], tuple[Found, ...]]
    )
    work: int = 0
    furthest: int = 0
    """The number of words that could be read."""
    clash: Clash | None = None
    """The last clash that was found."""
    explains: bool = False
    """Whether impossible readings are tried, too, to see how far they get."""


def said(what: Bound) -> str:
    """The value of a field, for a message: `coin`, `2/4/7`."""
    if isinstance(what, tuple):
        return "/".join(show(one) if isinstance(one, Node) else str(one) for one in what)
    return show(what)
