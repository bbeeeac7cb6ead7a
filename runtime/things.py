"""The things of an edition: numbers for seats, elements and goods, the layout of slots and piles, what is printed.

Things are numbers: seats first, then elements, then goods; copies, which are made during play, come last. Values of
things are ranges of one flat list of ints. Names are for people and are looked up at the edges of the runtime.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from .declared import Element, Keys, Pile, Slot, Wallet
from .frames import EVERYONE, NONE
from .maps import boards, opposites
from .values import both, one_of


class Things:
    """The things of an edition. A generated module declares them one by one."""

    def __init__(self, most: int) -> None:
        self.most = most
        """The largest number of seats."""
        self.numbers: dict[str, int] = {f"player-{n + 1}": n for n in range(most)}
        """By name, the number of each seat, element and good."""
        self.names: dict[int, str] = {n: name for name, n in self.numbers.items()}
        self.elements: dict[str, Element] = {}
        self.kinds: dict[str, str] = {"player": "", "direction": "", "die": ""}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.slots: dict[str, Slot] = {}
        self.piles: dict[str, Pile] = {}
        self.wallets: dict[str, Wallet] = {}
        self.goods: dict[int, Slot] = {}
        self.dice: dict[int, tuple[int, ...]] = {}
        self.plain_dice: dict[int, bool] = {}
        self.links: dict[int, tuple[int, ...]] = {}
        self.size = self.many_piles = 0
        self.owners: dict[int, Any] = {}
        """By the number of seats, the owners of piles and slots (`owners.py`)."""
        self.looked: dict[tuple[int, tuple[Any, ...]], Any] = {}
        """Results of tables: tables are constants of the module, so their `id` stays the same."""
        self._groups: dict[str, tuple[int, ...]] = {}
        self._piles_of: dict[int, tuple[int, ...]] = {}
        self._put: dict[str, bool] = {}
        self.at_hand: dict[int, bool] = {}
        """For elements in no pile, whether every seat knows that they are in no hidden one, as far as this was
        asked."""

    def kind(self, name: str, base: str = "") -> None:
        self.kinds[name] = base

    def element(
        self, id: str, kind: str, title: str, traits: Mapping[str, Any] | None = None, copies: str = ""
    ) -> None:
        self.elements[id] = Element(id, kind, title, traits or {}, copies)
        self.numbers[id] = self.most + len(self.elements) - 1
        self.names[self.numbers[id]] = id

    def one_of(self, *goods: Any) -> list[Any]:
        """For printed goods: one of several."""
        return one_of(*goods)

    def both(self, *goods: Any) -> Any:
        """For printed goods: some and others."""
        return both(*goods)

    def counter(self, name: str, base: int, **more: Any) -> None:
        self._slot("counter", name, base, more)

    def flag(self, name: str, base: int, **more: Any) -> None:
        self._slot("flag", name, base, more)

    def marker(self, name: str, base: int, **more: Any) -> None:
        self._slot("marker", name, base, {"starts": NONE, **more})

    def _slot(self, sort: str, name: str, base: int, more: dict[str, Any]) -> None:
        keys = tuple(Keys(*key) for key in more.pop("keys", ()))
        self.slots[name] = Slot(name, sort, base, keys, size=_size(keys), steps=_steps(keys), **more)

    def wallet(self, name: str, base: int, until: str, worth: Mapping[str, int]) -> None:
        self.wallets[name] = Wallet(name, base, until, dict(worth))
        self._good(name, base)

    def pile(self, name: str, base: int, keys: Sequence[tuple[str, int, int, int]] = (), **more: Any) -> None:
        owners = tuple(Keys(*key) for key in keys)
        self.piles[name] = Pile(name, base, owners, size=_size(owners), steps=_steps(owners), **more)

    def _good(self, name: str, number: int) -> None:
        self.numbers[name] = number
        self.names[number] = name

    def laid_out(self, size: int, grown: int, piles: int) -> None:
        """Called when all slots and piles are declared."""
        self.size, self.many_piles = size, piles
        elements = self.most + len(self.elements)
        for slot in self.slots.values():
            single = slot.sort == "counter" and len(slot.keys) == 1 and slot.base >= elements and slot.grown < 0
            if single and (slot.keys[0].kind == "player" or slot.side):
                self._good(slot.name, slot.base)
                self.goods[slot.base] = slot
        self.sorts: dict[int, frozenset[str]] = {}
        for element in self.elements.values():
            self.sorts[self.numbers[element.id]] = frozenset(self._sorts(element))
        self.start = self._start()
        self.grown_start = [0] * grown
        for slot in self.slots.values():
            if slot.grown >= 0:
                self.grown_start[slot.grown] = slot.starts
        self.pile_at: list[Pile] = [self.piles[name] for name in self.piles for _ in range(self.piles[name].size)]
        self.all_lent = bytes([1]) * piles
        self.bags = [pile.order == "bag" for pile in self.pile_at]
        self.seen_by = [_seer(pile, n - pile.base) for n, pile in enumerate(self.pile_at)]
        self.has_bags = any(pile.order == "bag" for pile in self.piles.values())
        self.rays, self.beside = boards(self)
        self.opposites = opposites(self)

    def _sorts(self, element: Element) -> set[str]:
        """Everything that an element is: itself, its kinds, and its groups."""
        found = {element.id}
        kind = element.kind
        while kind and kind not in found:
            found.add(kind)
            kind = self.kinds.get(kind, "")
        return found | {group for group, members in self.groups.items() if element.id in members}

    def _start(self) -> list[int]:
        found = [0] * self.size
        for slot in self.slots.values():
            if slot.grown < 0 and slot.starts:
                found[slot.base : slot.base + slot.size] = [slot.starts] * slot.size
        return found

    # ---- what a module asks of it

    def towards(self, table: str, way: str) -> list[Any]:
        """For each cell, the next one in a direction."""
        rows: list[Any] = getattr(self, table)
        return [row[self.numbers[way]] for row in rows]

    def axes(self) -> tuple[int, ...]:
        """One direction of each opposite pair."""
        found: list[int] = []
        for way in self.each("direction"):
            if self.opposites[way] not in found:
                found.append(way)
        return tuple(found)

    def sort(self, name: str) -> frozenset[int]:
        """The elements of a sort; for `red-card`, those of a trait and a kind."""
        return frozenset(self.each(name)) or frozenset(n for n in self.sorts if self._has(n, name))

    def _has(self, number: int, name: str) -> bool:
        element = self.elements[self.names[number]]
        for kind in self.sorts[number]:
            if name.endswith(f"-{kind}"):
                word = name[: -len(kind) - 1]
                if element.traits.get(word) is True or any(value == word for value in element.traits.values()):
                    return True
        return False

    def each(self, name: str) -> tuple[int, ...]:
        """The elements of a sort in their order."""
        return tuple(n for n, sorts in self.sorts.items() if name in sorts or name == "anything")

    def table(self, name: str, sort: str) -> list[Any]:
        """The value printed on each thing under a name; the last entry is the value for nothing."""
        empty: dict[str, Any] = {"thing": NONE, "goods": {}, "things": (), "text": ""}
        none = empty.get(sort, 0)
        found = [none] * (self.most + len(self.elements) + 1)
        for element in self.elements.values():
            if name in element.traits:
                found[self.numbers[element.id]] = self._printed(element.traits[name], sort)
        return found

    def _printed(self, value: Any, sort: str) -> Any:
        if sort == "thing":
            return self.numbers[value] if isinstance(value, str) else value
        if sort == "things":
            return [self._printed(one, "thing") for one in value]
        if sort == "goods" and not isinstance(value, int):  # on things of another kind it may be a number
            if isinstance(value, list):
                return [self._printed(one, sort) for one in cast("Sequence[Any]", value)]
            return {self.numbers.get(good, good): many for good, many in value.items()}
        return int(value) if isinstance(value, bool) else value

    def die(self, name: str, faces: Sequence[Any]) -> None:
        number = self.numbers[name]
        self.dice[number] = tuple(self.numbers[face] if isinstance(face, str) else face for face in faces)
        self.plain_dice[number] = not any(isinstance(face, str) for face in faces)

    # ---- what is asked of it

    def goods_names(self) -> list[str]:
        """The names of all goods."""
        return [self.names[number] for number in (*self.goods, *(one.base for one in self.wallets.values()))]

    def group_numbers(self, group: str) -> tuple[int, ...]:
        """The goods of a group."""
        found = self._groups.get(group)
        if found is None:
            found = self._groups[group] = tuple(self.numbers[one] for one in self.groups[group])
        return found

    def sorts_of(self, number: int) -> frozenset[str]:
        return self.sorts.get(number, frozenset())

    def piles_of(self, owner: int) -> tuple[int, ...]:
        """The piles that belong to a player or a thing."""
        found = self._piles_of.get(owner)
        if found is None:
            found = self._piles_of[owner] = tuple(self._kept_for(owner))
        return found

    def _kept_for(self, owner: int) -> Iterator[int]:
        for pile in self.piles.values():
            for at in range(pile.base, pile.base + pile.size):
                rest = at - pile.base
                for key in pile.keys:
                    here = rest // key.stride
                    rest -= here * key.stride
                    if key.first + here == owner and (key.kind == "player") == (owner < self.most):
                        yield at
                        break

    def stays_put(self, sort: str) -> bool:
        """Whether no thing of a sort has copies or lies in piles, like the cells of a board: then none can be
        hidden."""
        known = self._put.get(sort)
        if known is None:
            held = {pile.holds for pile in self.piles.values()}
            known = self._put[sort] = not any(
                self.elements[self.names[n]].copies or not held.isdisjoint({*self.sorts[n], "anything"})
                for n in self.each(sort)
            )
        return known


def _steps(keys: tuple[Keys, ...]) -> tuple[dict[int, int], ...]:
    return tuple(key.steps() for key in keys)


def _size(keys: tuple[Keys, ...]) -> int:
    size = 1
    for key in keys:
        size *= max(key.many, 1)
    return size


def _seer(pile: Pile, rest: int) -> int:
    """Who may always see the things of a pile: everyone, its owner, or no seat."""
    if pile.seen_by == "everyone":
        return EVERYONE
    if pile.seen_by != "owner" or pile.side:
        return NONE
    for key in pile.keys:
        if key.kind == "player":
            return key.first + rest // key.stride
        rest %= key.stride
    return NONE
