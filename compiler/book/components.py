"""The components in the box, and the number of each.

A thing is a component if some pile can hold its kind. Its number is the number of copies that rules create; a thing
that no rule creates exists once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ..frozen import frozen
from ..meaning import model as m
from ..verbs import does
from ..verbs.verb import Make
from .once import finding
from .shelf import Volume, bases, plural_of, shown_kinds


@frozen
class Row:
    kind: str
    title: str
    many: int
    each: bool
    """Whether every player has that many."""
    card: bool
    """Whether they are all different, as cards are."""
    page: str


def components(volume: Volume, language: str) -> list[Row]:
    """In the order in which they are declared, cards first."""
    found: list[Row] = []
    for kind, (many, each, card) in _counted(volume).items():
        found.append(Row(kind, plural_of(volume, kind, language), many, each, card, volume.pages[kind]))
    return sorted(found, key=lambda row: not row.card)


def are_different(volume: Volume, kind: str) -> bool:
    """Whether things of this kind are taken in hand and there is one of each, as of cards."""
    many, _, different = _counted(volume).get(kind, (0, False, False))
    return many > 0 and different


def copies_of(volume: Volume, id: str) -> int:
    """The number of copies of a thing."""
    return max(1, _copies(volume).get(id, 1))


@finding
def _copies(volume: Volume) -> dict[str, int]:
    return {one: many for one, (many, _) in _made(volume).items()}


@finding
def _counted(volume: Volume) -> dict[str, tuple[int, bool, bool]]:
    """Of each kind that can be taken in hand: how many, whether each player has as many, whether all are different."""
    model = volume.model
    held = {slot.holds for slot in model.slots.values() if slot.sort == "pile" and slot.holds}
    made = _made(volume)
    found: dict[str, tuple[int, bool, bool]] = {}
    for kind in shown_kinds(model):
        if not held & set(bases(model, kind)):
            continue
        elements = volume.near.of_kind.get(kind, ())
        copies = [made.get(one.id) for one in elements]
        many = sum(copy[0] if copy else 1 for copy in copies)
        each = bool(copies) and all(copy and copy[1] for copy in copies)
        found[kind] = (many, each, not any(copies))
    return found


def _made(volume: Volume) -> dict[str, tuple[int, bool]]:
    """The number of copies of a thing, and whether each player has that many. A computed number is counted after
    set-up: the box holds what most players need."""
    found = {id: (many, each) for id, many, each in _created(volume.model)}
    for one in volume.set_ups:
        if one.id in found and (len(one.many) > 1 or not found[one.id][1]):
            found[one.id] = max(here for _, here in one.many), False
    return found


def _created(model: m.Model) -> Iterator[tuple[str, int, bool]]:
    """How many copies rules create of something, and whether for each player."""
    waiting: list[object] = [rule.block for rule in model.rules.values()]
    while waiting:
        here = waiting.pop()
        if isinstance(here, m.Act) and does(here.verb, Make):
            args = dict(here.args)
            where = args.get("in")
            each = isinstance(where, m.Inside) and any(isinstance(key, m.You) for key in where.keys)
            yield from ((id, many, each) for id, many in _goods(args.get("what")) if id in model.elements)
        if isinstance(here, tuple):
            waiting += here
        elif is_dataclass(here):
            waiting += [getattr(here, one.name) for one in fields(here) if one.name != "at"]


def _goods(what: m.Expr | None) -> Iterator[tuple[str, int]]:
    if isinstance(what, m.Goods) and isinstance(what.many, m.Number):
        yield what.good, what.many.value
    elif isinstance(what, m.Both):
        for item in what.items:
            yield from _goods(item)
