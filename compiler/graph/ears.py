"""The abilities that hear an event, by the event and by its good or thing, if it has one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..frozen import slotted
from .abilities import Ability
from .happenings import Happening, What
from .hearing import Asked, listed


@slotted
class Ears:
    """The abilities that hear an event, by the event and by its good or thing, if it has one."""

    named: dict[tuple[str, str], list[Ability]]
    any: dict[str, list[Ability]]
    prices: list[Ability]
    order: dict[str, int]
    known: dict[tuple[str, str, frozenset[str] | None], list[Ability]]
    """The abilities that may hear an event, as far as this has been asked."""
    of: dict[int, tuple[Happening, list[Ability]]]
    """By the `id` of each event, which is kept with them: the abilities that may hear it."""
    asked: dict[str, Asked]
    """What each ability tests of its event, as far as this has been needed."""


def ears_of(abilities: Iterable[Ability]) -> Ears:
    found = Ears({}, {}, [], {}, {}, {}, {})
    for number, one in enumerate(abilities):
        found.order[one.id] = number
        if one.price is not None:
            found.prices.append(one)
        if one.listener is None:
            continue
        names = list(listed(one.listener))
        for name in names:
            found.named.setdefault((one.listener.event, name), []).append(one)
        if not names:
            found.any.setdefault(one.listener.event, []).append(one)
    return found


def hearers(one: Happening, ears: Ears) -> list[Ability]:
    """The abilities that may hear an event, in the order of declaration."""
    here = ears.of.get(id(one))
    if here is not None:
        return here[1]
    what = dict(one.roles).get("what") if not one.good else None
    ids = frozenset(what.ids) if isinstance(what, What) and what.ids is not None and len(what.ids) <= 50 else None
    key = (one.event, one.good, ids)
    found = ears.known.get(key)
    if found is None:
        found = ears.known[key] = _hearers(*key, ears)
    ears.of[id(one)] = one, found
    return found


def _hearers(event: str, good: str, ids: frozenset[str] | None, ears: Ears) -> list[Ability]:
    found = list(ears.any.get(event, ()))
    if good:
        found += ears.named.get((event, good), ())
    elif ids is not None:
        found += {ear.id: ear for id in sorted(ids) for ear in ears.named.get((event, id), ())}.values()
    else:
        found += {ear.id: ear for (heard, _), those in ears.named.items() if heard == event for ear in those}.values()
    found.sort(key=lambda ear: ears.order[ear.id])
    return found


def pairs_of(ears: Ears, causes: Mapping[str, Sequence[Happening]]) -> int:
    """The number of pairs of an event and a possible hearer."""
    return sum(len(hearers(one, ears)) for found in causes.values() for one in found)


def fullest(abilities: Sequence[Ability], causes: Mapping[str, Sequence[Happening]]) -> tuple[Happening, int, int, str]:
    """The event in most of the pairs: how many may cause it and may hear it, and the first that causes it."""
    ears = ears_of(abilities)
    found: dict[tuple[str, str], tuple[Happening, set[str], list[Ability]]] = {}
    for id, happenings in causes.items():
        for one in happenings:
            found.setdefault((one.event, one.good), (one, set(), hearers(one, ears)))[1].add(id)
    one, causing, hearing = max(found.values(), key=lambda each: len(each[1]) * len(each[2]))
    return one, len(causing), len(hearing), hearing[0].id
