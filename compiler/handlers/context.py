"""Where code is printed: the linked plan, the names already used, and what a name means here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from ..frozen import frozen, slotted
from ..plan import certain
from ..plan.expressions import Expr, Items, PileOf, Thing
from ..plan.link import Linked
from ..plan.nothing import Nothings, maybe_nothing
from ..plan.steps import Do
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs.verb import Discard
from .names import COUNTS, Names, identifier
from .tree import Code, Statement, raw

ALIASES = {"s": "g.s", "at": "g.at", "of": "g.of", "piles": "g.piles"}
"""Short names of a function for what it uses."""


@slotted
class Fits:
    """The sets of a module that are kept up to date on write."""

    names: dict[tuple[str, Expr], str] = field(default_factory=dict[tuple[str, Expr], str])
    """By sort and test, the name of the function that computes it."""
    slots: set[str] = field(default_factory=set[str])
    """The slots that they read."""
    functions: list[Statement] = field(default_factory=list[Statement])
    """The functions that are not printed yet."""


@slotted
class Module:
    """What a module declares at its top: the constants and tables that are used."""

    linked: Linked
    nothings: Nothings
    names: Names
    constants: dict[str, tuple[str, Code]] = field(default_factory=dict[str, tuple[str, Code]])
    """By key, the name and the value of a constant."""
    functions: dict[str, str] = field(default_factory=dict[str, str])
    """By routine, value or verb, the name of its function."""
    imported: set[str] = field(default_factory=set[str])
    removed: frozenset[str] | None = None
    """Kinds whose things may leave the game, once this has been asked."""
    fits: Fits = field(default_factory=Fits)
    shifted: frozenset[str] = frozenset()
    """Named values that can be changed."""
    counted: Mapping[str, int] = field(default_factory=dict[str, int])
    """Rules that count as several steps each time."""


@frozen
class Place:
    """Where an expression is printed."""

    module: Module
    local: Mapping[str, str] = field(default_factory=dict[str, str])
    """The Python name of a name, where it is another one."""
    maybe: frozenset[str] = frozenset()
    """Names that may mean nothing."""
    used: set[str] | None = None
    """The short names and counts that the function uses; None where it has none."""
    printed: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Names that go through elements listed in the rules, so that none is a copy, with those elements."""
    makes: bool = False
    """Whether the function may make copies: then the list of elements may be another one afterwards."""
    moves: bool = False
    """Whether it may move things: then the list of places may be another one afterwards."""


def used(place: Place, name: str) -> str:
    """`s` where the function has this short name, else `g.s`."""
    if place.used is None or (place.makes and name == "of") or (place.moves and name == "at"):
        return ALIASES[name]
    place.used.add(name)
    return name


def helper(place: Place, name: str) -> str:
    """A function of the runtime."""
    place.module.imported.add(name)
    return name


def constant(module: Module, key: str, name: str, value: Code) -> str:
    """A constant of the module, declared at its first use."""
    known = module.constants.get(key)
    if known is None:
        known = module.constants[key] = (module.names.of(identifier(name).upper()), value)
    return known[0]


def variable(place: Place, name: str) -> Code:
    if place.used is not None and name in place.used and COUNTS.fullmatch(name):
        return raw(name)
    return raw(place.local.get(name) or identifier(name))


def within(place: Place, *names: str) -> Place:
    """Inside a test, where its own names are known."""
    local = {key: value for key, value in place.local.items() if key not in names}
    printed = {key: ids for key, ids in place.printed.items() if key not in names}
    return replace(place, local=local, maybe=place.maybe - set(names), printed=printed)


def over(place: Place, name: str, source: Expr) -> Place:
    """Inside a loop over a set."""
    printed = {key: ids for key, ids in place.printed.items() if key != name}
    if isinstance(source, Items):
        ids = tuple(item.id for item in source.items if isinstance(item, Thing))
        if len(ids) == len(source.items) and all(id in place.module.linked.plan.elements for id in ids):
            printed[name] = ids
    return replace(within(place, name), printed=printed)


def copied(type: str, place: Place) -> bool:
    """Whether a thing of a type may be a copy."""
    return certain.copied(type, place.module.linked.plan)


def surely(expr: Expr, kind: str, place: Place) -> bool:
    """Whether the value of an expression is always of a kind."""
    return certain.surely(expr.type, kind, place.module.linked.plan)


def removable(sort: str, place: Place) -> bool:
    """Whether things of a sort may leave the game."""
    plan = place.module.linked.plan
    if place.module.removed is None:
        found: set[str] = set()
        for one in parts(tuple(routine.block for routine in plan.routines.values())):
            if isinstance(one, Do) and any(isinstance(step, Discard) for step in VERBS[one.verb].does):
                what = dict(one.args).get("what")
                found.add(what.type.partition(" ")[2] if what is not None else "anything")
        place.module.removed = frozenset(found)
    gone = place.module.removed
    if not gone or "anything" in gone:
        return bool(gone)
    return any(sort in one.sorts and not one.sorts.isdisjoint(gone) for one in plan.elements.values())


def maybe(expr: Expr, place: Place) -> bool:
    """Whether an expression may be nothing here."""
    return maybe_nothing(expr, place.maybe, place.module.nothings)


def plain_keys(keys: Sequence[Expr], owners: Sequence[str], place: Place) -> bool:
    """Whether all owners surely exist and are of their kinds."""
    pairs = zip(keys, owners, strict=False)
    return all(not maybe(key, place) and surely(key, kind, place) for key, kind in pairs)


def plain_pile(expr: PileOf, place: Place) -> bool:
    pile = place.module.linked.plan.piles[expr.pile]
    return not pile.side and plain_keys(expr.keys, pile.owners, place)
