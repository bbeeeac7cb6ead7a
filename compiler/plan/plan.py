"""The plan of an edition: everything that happens in it, by names. What runs or reasons reads this and nothing else.

`lower.py` makes it of the model; `link.py` gives numbers to what is in it.
"""

from __future__ import annotations

from ..frozen import frozen
from ..source.text import Span
from .expressions import NO_NEED, Expr, Need
from .steps import Block


@frozen
class Laws:
    """When an ability may be used."""

    optional: bool = False
    once: str = ""
    times: int = 1
    exhausts: bool = False
    works_in: str = ""
    open_until: str = ""
    waits: str = ""
    only_while: Expr | None = None


@frozen
class Param:
    role: str
    name: str
    type: str
    tests: tuple[tuple[str, Expr], ...] = ()
    """The tests of the thing, each with the author's words; they call it `it`."""


@frozen
class Routine:
    """A rule, an ability, the lines of a thing, or what each seat does in secret."""

    id: str
    name: str
    at: Span
    sort: str
    """rule, ability, lines, part"""
    params: tuple[Param, ...]
    block: Block
    need: Need
    pack: str = ""
    whole: Need = NO_NEED
    """What a call of a rule needs, where abilities ask a price before it: both prices must be payable."""


@frozen
class Listener:
    """An ability, and the event that triggers it."""

    id: str
    moment: str
    """after or before"""
    event: str
    who: str
    """you, it or anyone"""
    test: Expr | None
    """Of the roles of the event, by their names."""
    of: str
    laws: Laws
    at: Span
    cancels: Expr | None = None
    """When it surely cancels the event, where the acting seat can see that before; of the roles by their names, too."""
    toll: Expr | None = None
    """The price that its holder pays before anything else."""


@frozen
class Free:
    """The lines of an element that may be done whenever its laws let it: an ability without an event."""

    id: str
    routine: str
    of: str
    laws: Laws
    at: Span


@frozen
class PriceAbility:
    """What changes a price while it is paid."""

    id: str
    of: str
    laws: Laws
    swaps: tuple[tuple[Expr, Expr, Expr], ...]
    """The goods taken out, the goods put in, and how often in one payment at most."""
    aim: Expr | None
    """What it must be paid for."""
    goods: tuple[str, ...]
    """One of these must be in the price; none if any price will do."""
    test: Expr | None
    """What must hold of such a good, as `it`."""
    at: Span


@frozen
class CountsAs:
    id: str
    of: str
    one: str
    other: str
    reverse: bool
    laws: Laws
    at: Span


@frozen
class Value:
    """A value to which the rules give a name, with what changes it."""

    name: str
    type: str
    params: tuple[Param, ...]
    value: Expr
    at: Span
    pack: str


@frozen
class Modifier:
    """A named value is changed while something holds."""

    value: str
    args: tuple[Expr, ...]
    by: Expr
    test: Expr | None
    of: str
    laws: Laws
    at: Span
    pack: str


@frozen
class Slot:
    """A counter, flag or marker, one for each owner."""

    sort: str
    name: str
    owners: tuple[str, ...]
    low: Expr | None
    high: Expr | None
    starts: int
    excess: str
    on: str
    seen_by: str
    resets: str
    side: str
    tags: tuple[str, ...]


@frozen
class Pile:
    name: str
    owners: tuple[str, ...]
    holds: str
    room: Expr | None
    seen_by: str
    refilled: str
    side: str
    order: str
    """stack, bag or row"""


@frozen
class Element:
    id: str
    kind: str
    title: str
    traits: tuple[tuple[str, Expr], ...]
    sorts: frozenset[str]
    """All that it is: itself, its kinds, its groups."""
    copied: bool
    """Whether there are only copies of it."""
    copyable: bool
    """Whether there may be copies of it."""


@frozen
class Plan:
    name: str
    title: str
    players: tuple[int, int]
    packs: tuple[str, ...]
    kinds: dict[str, str]
    """Kind to the kind it is."""
    elements: dict[str, Element]
    groups: dict[str, tuple[str, ...]]
    goods: tuple[str, ...]
    """Counters that can be had; they can be chosen, gained and paid."""
    slots: dict[str, Slot]
    piles: dict[str, Pile]
    tables: dict[str, tuple[tuple[tuple[Expr, ...], Expr], ...]]
    charts: dict[tuple[str, str], tuple[tuple[tuple[Expr, ...], Expr], ...]]
    """By name and element."""
    wallets: dict[str, tuple[str, tuple[tuple[str, int], ...]]]
    """Until when it floats, and what each good is worth."""
    links: dict[str, tuple[str, ...]]
    dice: dict[str, tuple[Expr, ...]]
    phases: tuple[str, ...]
    values: dict[str, Value]
    modifiers: tuple[Modifier, ...]
    scores: dict[str, Expr]
    routines: dict[str, Routine]
    lines: dict[str, str]
    """Element to the routine of its lines."""
    free: tuple[Free, ...]
    listeners: tuple[Listener, ...]
    prices: tuple[PriceAbility, ...]
    counts_as: tuple[CountsAs, ...]
