"""The packs of an edition put together, with the tables that say who hears what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .pack import CountsAs, Element, Handler, Pack, Shift, Slot
from .values import changing, named

START = {"counter": 0, "flag": False, "marker": None}
"""What a slot holds until it is changed, unless it says something else."""


def _none_of(value: Any) -> Any:
    """0, no things, no goods."""
    if isinstance(value, bool):
        return False
    return [] if isinstance(value, list) else {} if isinstance(value, dict) else 0


class Edition:
    """All a game is played by. Later packs come after, and what they name again holds."""

    def __init__(
        self,
        name: str,
        packs: Iterable[Pack],
        players: tuple[int, int] = (2, 2),
        hash: str = "",
        drop: Iterable[str] = (),
    ) -> None:
        self.name = name
        self.players = players
        self.hash = hash
        """Of the model: a save or a log of other rules is told apart by it."""
        self.kinds: dict[str, str] = {"player": "", "direction": "", "die": ""}
        self.elements: dict[str, Element] = {}
        self.slots: dict[str, Slot] = {}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.tables: dict[str, Any] = {}
        self.wallets: dict[str, tuple[str, dict[str, int]]] = {}
        self.maps: dict[str, tuple[tuple[str, str], ...]] = {}
        self.dice: dict[str, tuple[Any, ...]] = {}
        self.values: dict[str, Callable[..., Any]] = {}
        self.scores: dict[str, Callable[..., int]] = {}
        self.handlers: dict[str, Handler] = {}
        self.counts_as: list[CountsAs] = []
        self.shifts: dict[str, list[Shift]] = {}
        self.copied: set[str] = set()
        """Elements that come in copies: there are only those that have been made."""
        gone = frozenset(drop)
        packs = tuple(packs)
        self.packs = tuple(pack.name for pack in packs)
        """Their names, the base first; saves and logs say that they need them."""
        for pack in packs:
            self._add(pack, gone)
        self._index()

    def _add(self, pack: Pack, gone: frozenset[str]) -> None:
        whole: tuple[tuple[dict[str, Any], Mapping[str, Any]], ...] = (
            (self.kinds, pack.kinds),
            (self.elements, pack.elements),
            (self.slots, pack.slots),
            (self.groups, pack.groups),
            (self.tables, pack.tables),
            (self.wallets, pack.wallets),
            (self.maps, pack.maps),
            (self.dice, pack.dice),
            (self.values, pack.values),
            (self.scores, pack.scores),
            (self.handlers, pack.handlers),
        )
        for mine, theirs in whole:
            mine |= {key: value for key, value in theirs.items() if f"{pack.name}:{key}" not in gone}
        self.counts_as += [one for one in pack.counts_as if f"{pack.name}:{one.id}" not in gone]
        self.copied |= pack.copies
        for shift in pack.shifts:
            self.shifts.setdefault(shift.value, []).append(shift)

    def _index(self) -> None:
        self.after: dict[str, list[Handler]] = {}
        self.before: dict[str, list[Handler]] = {}
        self.paying: list[Handler] = []
        self.free: dict[str, Handler] = {}
        for handler in self.handlers.values():
            if handler.moment == "when":
                self.paying.append(handler)
            elif handler.moment:
                table = self.after if handler.moment == "after" else self.before
                table.setdefault(handler.heard, []).append(handler)
            elif handler.of and handler.laws.works_in:
                self.free[handler.of] = handler
        self.heard = frozenset(self.after)
        self.thing_slots = (
            "~exhausted",
            *(slot.name for slot in self.slots.values() if len(slot.owners) == 1 and slot.owners[0] != "player"),
        )
        """What is kept of things, by which copies can be told apart."""
        self.waits = frozenset(handler.laws.waits for handler in self.handlers.values() if handler.laws.waits)
        self.copied = {id for id in self.elements if not self.copied.isdisjoint(self._sorts(self.elements[id]))}
        self.by_kind: dict[str, list[str]] = {}
        self.sorts: dict[str, frozenset[str]] = {}
        for element in self.elements.values():
            self.by_kind.setdefault(element.kind, []).append(element.id)
            self.sorts[element.id] = frozenset(self._sorts(element))
        self.sides = {slot.name: slot.side for slot in self.slots.values() if slot.side}
        self.resets: dict[str, list[str]] = {}
        for slot in self.slots.values():
            if slot.resets:
                self.resets.setdefault(slot.resets, []).append(slot.name)
        self.no_trait: dict[str, Any] = {
            name: _none_of(value)
            for element in self.elements.values()
            for name, value in element.traits.items()
            if isinstance(value, int | list | dict)
        }
        """What stands for a trait that is not there: 0, no things, no goods; nothing for all others."""
        self.starts = {
            slot.name: slot.starts if slot.sort == "counter" else START[slot.sort]
            for slot in self.slots.values()
            if slot.sort != "pile"
        }
        self.named = named(self)
        """Values with a name: those of the rules, and those every game has."""
        self.rays: dict[tuple[str, str], list[str]] = {}
        """Filled as they are asked for, as are the next five: they follow from the rules, but not all are needed."""
        self.beside: dict[str, list[str]] = {}
        self._all_of: dict[str, tuple[str, ...]] = {}
        self._are: dict[str, frozenset[str]] = {}
        self._copies: dict[tuple[str, int], tuple[str, ...]] = {}
        self._piles_of: dict[tuple[str, int], tuple[str, ...]] = {}
        self.links: dict[str, list[str]] = {}
        for rows in self.maps.values():
            for one, other in rows:
                for end, far in ((one, other), (other, one)):
                    if far not in self.links.setdefault(end, []):
                        self.links[end].append(far)

    def loosen(self, value: str) -> None:
        """A value that never changed by itself does from now on."""
        if value in self.values:
            self.named[value] = changing(value)

    def all_of(self, kind: str) -> tuple[str, ...]:
        """The elements of a sort: of a kind and the kinds that are it, or of a group."""
        found = self._all_of.get(kind)
        if found is None:
            found = self._all_of[kind] = tuple(id for id, sorts in self.sorts.items() if kind in sorts)
        return found

    def are(self, kind: str) -> frozenset[str]:
        """The same, to be asked of many things at once."""
        found = self._are.get(kind)
        if found is None:
            found = self._are[kind] = frozenset(self.all_of(kind))
        return found

    def copies(self, id: str, many: int) -> tuple[str, ...]:
        """The names of so many copies of an element."""
        found = self._copies.get((id, many))
        if found is None:
            found = self._copies[id, many] = tuple(f"{id}#{n + 1}" for n in range(many))
        return found

    def piles_of(self, owner: str, piles: Mapping[str, Any]) -> tuple[str, ...]:
        """Of all piles of a game, those that are kept for a player or a thing. How many there are follows from the
        number of seats."""
        found = self._piles_of.get((owner, len(piles)))
        if found is None:
            found = tuple(key for key in piles if owner in key.split(":")[1:])
            self._piles_of[owner, len(piles)] = found
        return found

    def _sorts(self, element: Element) -> Iterable[str]:
        """All that an element is: itself, its kinds, and the groups it is in."""
        yield element.id
        kind, seen = element.kind, set[str]()
        while kind and kind not in seen:
            seen.add(kind)
            yield kind
            kind = self.kinds.get(kind, "")
        for group, members in self.groups.items():
            if element.id in members:
                yield group
