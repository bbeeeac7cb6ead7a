"""What follows from the rules of an edition once everything is declared: which abilities hear an event, what a phase
resets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from .declared import CountsAs, Free, Listener, Modifier, Pile, PriceAbility, Slot
from .fitting import readers_at
from .frames import NONE

if TYPE_CHECKING:
    from .rules import Rules


Ability = Listener | Free | PriceAbility | CountsAs | Modifier
T = TypeVar("T")
Placed = tuple[int, Mapping[int, int], T]
"""An ability with the one thing that has it and the piles in which it works; -1 where it may always work."""


def derive(rules: Rules) -> None:
    _abilities(rules)
    _slots(rules)
    _piles(rules)
    _placed(rules)
    _goods(rules)
    _phases(rules)
    rules.by_id = {one.id: n for n, one in enumerate(rules.routines)}
    rules.event_names = {n: name for name, n in rules.events.items()}


def _abilities(rules: Rules) -> None:
    every = [one for table in (rules.listeners, rules.befores) for some in table.values() for one in some]
    for n, one in enumerate(every):
        one.number = n
    rules.heard_by = every
    rules.abilities = {one.id: one for one in every}
    lawful: list[Listener | Free | PriceAbility | CountsAs]
    lawful = [*every, *rules.free_abilities, *rules.prices, *rules.counting]
    rules.waits = frozenset(one.laws.waits for one in lawful if one.laws.waits >= 0)
    rules.becoming = frozenset(n for name, n in rules.events.items() if name.endswith(" becomes"))


def _slots(rules: Rules) -> None:
    rules.readers_at = readers_at(rules.fittings, len(rules.start))
    for slot in rules.slots.values():
        numbers = [rules.events.get(f"{slot.name} {how}", NONE) for how in ("becomes", "rises", "falls")]
        slot.becomes, slot.rises, slot.falls = numbers
        slot.heard = max(numbers) >= 0
        slot.kept = any(rules.readers_at[at] for at in _places(slot))
        bound = slot.high is not None or slot.side or slot.grown >= 0 or callable(slot.low)
        slot.open = not (bound or slot.heard or slot.kept) and [key.kind for key in slot.keys] == ["player"]
    rules.counter_at = {at: slot for slot in rules.slots.values() if slot.sort == "counter" for at in _places(slot)}


def _places(slot: Slot) -> range:
    """The places of a slot in the flat state. A slot that copies have is stored elsewhere."""
    return range(slot.base, slot.base + slot.size) if slot.grown < 0 else range(0)


def _piles(rules: Rules) -> None:
    rules.pile_events = any(name.endswith((" comes", " leaves")) for name in rules.events)
    for pile in rules.piles.values():
        pile.plain = pile.room is None and not rules.pile_events
        pile.comes, pile.leaves = (rules.events.get(f"{pile.name} {how}", NONE) for how in ("comes", "leaves"))
    rules.seat_at = [_seat(pile, n - pile.base) for n, pile in enumerate(rules.pile_at)]
    rules.working = {
        one.name: {n: rules.seat_at[n] for n in range(one.base, one.base + one.size)} for one in rules.piles.values()
    }


def _placed(rules: Rules) -> None:
    def placed(one: Ability, kept: T) -> Placed[T]:
        works_in = one.laws.works_in
        if works_in and one.of in rules.elements and not rules.elements[one.of].copies:
            return rules.numbers[one.of], rules.working.get(works_in, {}), kept
        return NONE, {}, kept

    def each(some: Iterable[Listener]) -> list[Placed[Listener]]:
        return [placed(one, one) for one in some]

    def every(sort: str) -> frozenset[int]:
        return frozenset(number for number, sorts in rules.sorts.items() if sort in sorts)

    rules.hearing = {event: each(some) for event, some in rules.listeners.items()}
    rules.before_it = {event: each(some) for event, some in rules.befores.items()}
    rules.freely = [placed(one, one) for one in rules.free_abilities]
    rules.pricing = [placed(one, (n, one)) for n, one in enumerate(rules.prices)]
    rules.passing = [placed(one, (one, every(one.one), every(one.other))) for one in rules.counting]
    rules.changing = {value: [placed(one, one) for one in some] for value, some in rules.modifiers.items()}


def _seat(pile: Pile, rest: int) -> int:
    """The first player among the owners of a pile."""
    for key in pile.keys if not pile.side else ():
        at = rest // key.stride
        rest -= at * key.stride
        if key.kind == "player":
            return key.first + at
    return NONE


def _goods(rules: Rules) -> None:
    rules.own_goods = frozenset(good for good, slot in rules.goods.items() if not slot.side)
    numbers = {group: [rules.numbers.get(one, NONE) for one in members] for group, members in rules.groups.items()}
    rules.purses = {group: tuple(goods) for group, goods in numbers.items() if rules.own_goods.issuperset(goods)}


def _phases(rules: Rules) -> None:
    rules.begins_at = [_heard(rules, f"{name} begins") for name in rules.phases]
    rules.ends_at = [_heard(rules, f"{name} ends") for name in rules.phases]
    rules.wallets_until = [[one for one in rules.wallets.values() if one.until == name] for name in rules.phases]
    resets = [[one for one in rules.slots.values() if one.resets == name] for name in rules.phases]
    rules.resets_at = [[one for one in slots if one.heard or one.kept or one.grown >= 0] for slots in resets]
    rules.plain_resets_at = [
        [(one.base, one.size, [one.starts] * one.size) for one in slots if one not in others]
        for slots, others in zip(resets, rules.resets_at, strict=True)
    ]
    rules.quiet = [
        not resets[n] and not rules.wallets_until[n] and rules.begins_at[n] < 0 and rules.ends_at[n] < 0
        for n in range(len(rules.phases))
    ]


def _heard(rules: Rules, event: str) -> int:
    """The number of an event, if an ability hears it."""
    number = rules.events.get(event, NONE)
    return number if number in rules.listeners else NONE
