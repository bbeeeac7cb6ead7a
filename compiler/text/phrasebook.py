"""The compiled phrases of one language: plain data, from which sentences are written and read.

act-gain = gain { LIST($goods, sep: "or") }
Phrase("act-gain", {"": (Alternative((Words("gain "), ListSlot("goods", …)), printed=True),)}, …)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ..frozen import frozen


@frozen
class Words:
    text: str


@frozen
class NumberSlot:
    field: str


@frozen
class Implied:
    """A field that the words imply: nothing is printed for it."""

    field: str
    value: int | str
    node: bool = False
    """Whether the value is a node: its type if it has no fields, else the text that `show` gives for it."""


@frozen
class NounSlot:
    field: str
    of: str
    """The class of nouns that may stand here."""
    count: str = ""
    """The field whose number the noun follows."""
    number: str = "sg"
    case: str = ""
    adjectives: tuple[str, ...] = ()
    article: bool = False


@frozen
class NameSlot:
    """A name as it is written. With a case it is quoted after a noun for the thing, which has the case: `kartę
    „Rybak”`."""

    field: str
    of: str
    case: str = ""
    count: str = ""
    """The field whose number the noun follows."""


@frozen
class ChildSlot:
    field: str
    of: str
    """The category of the child."""
    form: str = ""


@frozen
class ListSlot:
    field: str
    of: str
    joint: str
    form: str = ""
    least: int = 1


@frozen
class ColumnSlot:
    """One number of each row: the rows are nodes whose type is the name of the field."""

    field: str
    pick: str
    between: str = "/"


CHILDREN = (ChildSlot, ListSlot)
"""The slots for other phrases. `isinstance` is quicker with these than with `ChildSlot | ListSlot`, made each time."""

Slot: TypeAlias = NumberSlot | Implied | NounSlot | NameSlot | ChildSlot | ListSlot | ColumnSlot
Symbol: TypeAlias = Words | Slot


@frozen
class Guard:
    """The branch of a selector: it is chosen when the number of the field selects `key` among `keys`."""

    field: str
    key: str
    keys: tuple[str, ...]
    default: str


@frozen
class Alternative:
    symbols: tuple[Symbol, ...]
    guards: tuple[Guard, ...] = ()
    printed: bool = True
    """False for a second wording, which is only read."""


class Referable:
    """An object to which weak references are possible, so that results can be kept as long as it exists."""

    __slots__ = ("__weakref__",)


@frozen
class Phrase(Referable):
    id: str
    """Also the type of the nodes of this phrase."""
    forms: Mapping[str, tuple[Alternative, ...]]
    """By name; the empty name is the phrase itself."""
    fields: tuple[tuple[str, str], ...]
    """Each field and its kind: `number`, `noun good`, `child act`, `list act`, `column at`."""


LABEL = ("label",)
"""The class of names that no sentence mentions: a pile, a phase, a game."""


@frozen
class Noun:
    id: str
    of: tuple[str, ...]
    """The classes it belongs to."""
    forms: Mapping[str, str]
    gender: str = ""
    always: str = ""
    """`pl` for a noun that has no singular: skrzypce."""
    article: str = ""
    others: tuple[str, ...] = ()
    """Second wordings, only read."""
    kinds: tuple[str, ...] = ()
    """The kinds of the thing that it names, the nearest first."""
    key: str = ""
    """The phrase `key-` that says for which thing it is kept: the area *for the Mill*, the spot *in the Mill*."""


@frozen
class Adjective:
    id: str
    forms: Mapping[str, str]
    article: str = ""


@frozen
class Joint:
    """The words between the items of a list: A, B and C; A and B."""

    id: str
    last: str
    rest: str
    pair: str
    turn: str = ""
    """Before a last act that begins with its doer, where a language has other words there: `odrzucasz kartę, a Wrogowie
    odchodzą`."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Phrases:
    """All phrases of a language. Compared by identity, so that results can be kept as long as they exist."""

    language: str
    phrases: Mapping[str, Phrase] = field(default_factory=dict[str, Phrase])
    nouns: Mapping[str, Noun] = field(default_factory=dict[str, Noun])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])
    joints: Mapping[str, Joint] = field(default_factory=dict[str, Joint])
    asked: frozenset[tuple[str, str]] | None = None
    """The forms about another player that some phrase asks for, if all of these have been made."""


@frozen
class Missing:
    """What is needed to write a sentence and does not exist."""

    what: str
    """`phrase`, `form`, `noun`, `noun-form`, `name`, `adjective`, `joint`, `article`, `field`, `number`, `depth`."""
    id: str
    """The phrase, noun or field that lacks it."""
    form: str = ""
