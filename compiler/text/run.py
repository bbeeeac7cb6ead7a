"""What reading remembers on its way through a text: what fills which field, how far it came, what is in the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from .first import Firsts
from .index import Index, Text
from .phrasebook import NameSlot, NounSlot, Phrases
from .tree import Node, Value, show

Bound: TypeAlias = Value | tuple[int, ...]


class Beyond(Exception):
    """The matcher's own signal that a text costs too much; it never leaves this room."""

    def __init__(self, why: str) -> None:
        self.why = why


class Found(NamedTuple):
    end: int
    tree: Node
    slips: int
    """Nouns and branches in a form that does not fit."""


class Noted(NamedTuple):
    """A noun that was read, to be looked at again when every field is known."""

    slot: NounSlot | NameSlot
    id: str
    start: int
    end: int


class Clash(NamedTuple):
    """A field that a sentence fills twice, with two values."""

    at: int
    field: str
    first: Bound
    second: Bound


class State(NamedTuple):
    at: int
    bound: tuple[tuple[str, Bound], ...] = ()
    nouns: tuple[Noted, ...] = ()
    slips: int = 0


@dataclass(slots=True)
class Run:
    words: Text
    phrases: Phrases
    index: Index
    firsts: Firsts
    known: frozenset[str]
    numbers: Mapping[str, int]
    """Numbers in letters."""
    memo: dict[tuple[str, str, int], tuple[Found, ...]] = field(
        default_factory=dict[tuple[str, str, int], tuple[Found, ...]]
    )
    work: int = 0
    furthest: int = 0
    """The word up to which something could be read."""
    clash: Clash | None = None
    """The last one that stood in the way."""
    explains: bool = False
    """Whether what cannot be meant is tried too, to see how far it goes."""


def said(what: Bound) -> str:
    """What a field holds, for a message: `coin`, `2/4/7`."""
    if isinstance(what, tuple):
        return "/".join(show(one) if isinstance(one, Node) else str(one) for one in what)
    return show(what)
