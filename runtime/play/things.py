"""What the table reads from an edition: its kinds, its slots and piles, and their owners."""

from __future__ import annotations

from ..declared import Pile, Slot
from ..naming import definition
from ..rules import Rules

Kept = Slot | Pile


def by_kind(edition: Rules) -> dict[str, list[str]]:
    """The elements of each kind, in their order."""
    found: dict[str, list[str]] = {}
    for id, element in edition.elements.items():
        found.setdefault(element.kind, []).append(id)
    return found


def kept(edition: Rules) -> list[Kept]:
    """Everything that stores values or things: counters, flags and markers, then piles."""
    return [*edition.slots.values(), *edition.piles.values()]


def owners(one: Kept) -> tuple[str, ...]:
    """The kinds that own something."""
    return tuple(key.kind for key in one.keys)


def is_kept(edition: Rules, name: str) -> bool:
    return name in edition.slots or name in edition.piles


def slots_of(edition: Rules, thing: str) -> list[Slot]:
    """The slots that a thing has by itself."""
    sorts = edition.sorts.get(edition.numbers.get(definition(thing), -1), frozenset[str]())
    return [slot for slot in edition.slots.values() if len(slot.keys) == 1 and slot.keys[0].kind in sorts]


def is_rule(edition: Rules, verb: str) -> bool:
    """Whether a verb is a rule of this game, not one that every game has."""
    number = edition.by_id.get(verb)
    return verb in edition.procedures or (number is not None and edition.routines[number].sort == "rule")


def rule_at(edition: Rules, verb: str) -> str:
    """The place of a rule."""
    number = edition.by_id.get(verb)
    found = edition.routines[number] if number is not None else edition.procedures.get(verb)
    return found.at if found is not None else ""


def plain_rule(edition: Rules, verb: str) -> bool:
    """Whether a rule has no parameters, so that its name alone would say little."""
    number = edition.by_id.get(verb)
    found = edition.routines[number] if number is not None else edition.procedures.get(verb)
    return found is not None and not found.params
