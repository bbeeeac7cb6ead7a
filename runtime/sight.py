"""What a seat sees: one function of the state and the seat, from which views, options, stories and `why` follow.

Copies that a seat cannot tell apart have no number: they are named by element, place and position, as `penny@row/2`.
While seats choose in secret, each sees its own world; it sees what the others did when all are done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .declared import Slot
from .named_values import owners_of, real_piles, value_name
from .naming import pile_name, pile_number, seat_name, thing_name
from .piles import keys_of
from .plain_sight import can_hide, is_name
from .slots import held

if TYPE_CHECKING:
    from .game import State
    from .public import Game

NOBODY = -1
"""A spectator, who sees what is open to all."""


class Sight:
    """What one seat sees of a game now."""

    __slots__ = ("_open", "_order", "g", "root", "seat")

    def __init__(self, game: State, seat: int) -> None:
        self.root, self.seat = game, seat
        self.g = world_of(game, seat)
        self._open: dict[int, bool] = {}
        self._order: dict[int, list[int]] = {}

    # ---- what can be seen

    def into(self, pile: int) -> bool:
        """Whether the seat may see the things of a pile."""
        known = self._open.get(pile)
        if known is None:
            known = self._open[pile] = sees(self.g, self.seat, pile)
        return known

    def finds(self, thing: int) -> bool:
        """Whether the seat knows where a thing is. A thing that is in no pile could be in a hidden one."""
        g = self.g
        if thing < g.rules.most:
            return True
        pile = g.at[thing] if thing < len(g.at) else -1
        if pile >= 0:
            return self.into(pile)
        return thing < g.rules.size and (is_name(g, thing) or not can_hide(g, thing))

    def reads(self, slot: Slot, owners: tuple[int, ...]) -> bool:
        """Whether the seat may know the value of a counter, flag or marker of some owners."""
        if self.g.over or slot.seen_by == "everyone":
            return True
        mine = held(self.g, slot.side, self.seat) if slot.side and self.seat >= 0 else self.seat
        return slot.seen_by == "owner" and self.seat >= 0 and mine in owners

    # ---- what it is called

    def name(self, thing: int) -> str | None:
        """The name of a thing for this seat; None where it cannot see it."""
        g = self.g
        if not self.finds(thing):
            return None
        if thing < g.rules.size:
            return thing_name(g, thing)
        pile = g.at[thing]
        return f"{g.rules.names[g.of[thing]]}@{pile_name(g, pile)}/{self.order(pile).index(thing) + 1}"

    def label(self, thing: int, near: int = 2) -> str:
        """The shortest name that is exact enough: only the element, or also the pile, or also the position there. For a
        thing that the seat cannot see, the element."""
        g = self.g
        if thing < g.rules.size:
            return thing_name(g, thing)
        element = g.rules.names[g.of[thing]]
        if near == 0 or g.at[thing] < 0 or not self.finds(thing):
            return element
        return self.name(thing) or element if near > 1 else f"{element}@{pile_name(g, g.at[thing])}"

    def thing(self, name: str) -> int:
        """The thing of a name that the seat uses; -1 where it sees none of that name."""
        element, mark, place = name.partition("@")
        g = self.g
        if not mark:
            return g.rules.numbers.get(element, -1)
        where, _, number = place.rpartition("/")
        pile = pile_number(g.rules, where)
        if pile < 0 or not self.into(pile) or not number.isascii() or not number.isdigit():
            return -1
        here = self.order(pile)
        return here[int(number) - 1] if len(number) < 10 and 0 < int(number) <= len(here) else -1

    def all_of(self, element: str) -> list[str]:
        """The things of an element that the seat sees: the element itself, or its copies."""
        number = self.g.rules.numbers[element]
        found = [thing for thing, of in enumerate(self.g.of) if of == number]
        if self.g.rules.elements[element].copies == "only":
            found = [thing for thing in found if thing != number]
        return [name for thing in found if (name := self.name(thing)) is not None]

    def order(self, pile: int) -> list[int]:
        """The things of a pile in the order the seat sees: the order of a bag is hidden from all."""
        g = self.g
        if g.rules.pile_at[pile].order != "bag":
            return g.piles[pile]
        known = self._order.get(pile)
        if known is None:
            known = self._order[pile] = sorted(g.piles[pile], key=lambda thing: (g.of[thing], self.marks(thing)))
        return known

    def shuffles(self, thing: int) -> bool:
        """Whether a thing is in a bag, where nothing has a position."""
        g = self.g
        pile = g.at[thing] if thing < len(g.at) else -1
        return pile >= 0 and g.rules.pile_at[pile].order == "bag"

    def marks(self, thing: int) -> tuple[Any, ...]:
        """What distinguishes a copy."""
        g = self.g
        slots = [slot for slot in g.rules.slots.values() if slot.grown >= 0 and self.reads(slot, (thing,))]
        return (thing in g.exhausted, *(g.grown[slot.grown][thing] for slot in slots))


class Truth(Sight):
    """Everything, with copies by their numbers, as no player sees it: for test logs and debugging."""

    __slots__ = ()

    def into(self, pile: int) -> bool:
        return True

    def finds(self, thing: int) -> bool:
        return True

    def reads(self, slot: Slot, owners: tuple[int, ...]) -> bool:
        return True

    def name(self, thing: int) -> str | None:
        return thing_name(self.g, thing)

    def label(self, thing: int, near: int = 2) -> str:
        return thing_name(self.g, thing)

    def order(self, pile: int) -> list[int]:
        return self.g.piles[pile]

    def shuffles(self, thing: int) -> bool:
        return False


def view(game: Game, seat: str | None) -> dict[str, Any]:
    """The game as a seat sees it; for `None`, as a spectator does. A hidden pile is only a number, and nothing is shown
    of the things in it: no counter of a hidden thing, no marker that points at one."""
    return view_of(game.sight(seat))


def view_of(sight: Sight) -> dict[str, Any]:
    g, root = sight.g, sight.root
    piles: dict[str, Any] = {}
    for pile in real_piles(g):
        here = [g.rules.names[g.of[thing]] for thing in sight.order(pile)] if sight.into(pile) else len(g.piles[pile])
        piles[pile_name(g, pile)] = here
    return {
        "seat": seat_name(sight.seat) if sight.seat >= 0 else None,
        "seats": [seat_name(seat) for seat in g.seats],
        "values": dict(values(sight)),
        "unknown": list(unknown(sight)),
        "piles": piles,
        "phases": [g.rules.phases[phase] for phase in g.phases],
        "times": {phase: many for phase, many in zip(g.rules.phases, g.times, strict=True) if many},
        "exhausted": sorted(filter(None, map(sight.name, g.exhausted))),
        "asked": [seat_name(world.seat) for world in root.asking()],
        "over": g.over,
        "winners": [thing_name(g, winner) for winner in g.winners],
    }


def world_of(g: State, seat: int) -> State:
    """The state for a seat: while seats choose in secret, the world in which it is asked, or its own."""
    if g.worlds is None or seat < 0:
        return g
    return g.asked_in(seat) or g.worlds[seat]


def values(sight: Sight) -> Iterator[tuple[str, Any]]:
    """Values that are not at their start, by `slot:owner`, as far as the seat may know them and can see their
    owners."""
    g = sight.g
    for slot in g.rules.slots.values():
        for owners, value in owners_of(g, slot):
            if value == slot.starts or not sight.reads(slot, owners):
                continue
            names = [sight.name(owner) for owner in owners]
            pointed = slot.sort == "marker" and value >= 0
            kept: Any = sight.name(value) if pointed else value_name(g, slot, value)
            if None not in names and not (pointed and kept is None):
                yield ":".join([slot.name, *map(str, names)]), kept
    for wallet in g.rules.wallets.values():
        for seat in g.seats:
            for n, good in enumerate(wallet.worth):
                if many := g.s[wallet.base + seat * len(wallet.worth) + n]:
                    yield f"{wallet.name}:{seat_name(seat)}:{good}", many


def unknown(sight: Sight) -> Iterator[str]:
    """The counters, flags and markers of players, or of nobody, whose values the seat may not know."""
    for slot in sight.g.rules.slots.values():
        if slot.seen_by != "everyone" and all(key.kind == "player" for key in slot.keys):
            for owners, _ in owners_of(sight.g, slot):
                if not sight.reads(slot, owners):
                    yield ":".join([slot.name, *(thing_name(sight.g, owner) for owner in owners)])


@dataclass(frozen=True, slots=True)
class Secrets:
    """What was hidden at some moment."""

    rng: int
    hidden: tuple[frozenset[int], ...]
    """For each seat, the things that it could not see."""
    shown: tuple[tuple[int, int], ...]
    apart: bool
    """Whether seats were choosing in secret."""


def secrets(g: State) -> Secrets:
    hidden = tuple(frozenset(_unseen(g, seat)) for seat in g.seats)
    return Secrets(g.rng, hidden, tuple(g.shown), g.worlds is not None)


def _unseen(g: State, seat: int) -> Iterator[int]:
    """The things in piles that a seat may not see. Each pile is tested once, however many things it has."""
    world = world_of(g, seat)
    for pile, things in enumerate(g.piles):
        if things and not sees(world, seat, pile):
            yield from (thing for thing in things if thing >= g.rules.most)


def learnt(g: State, before: Secrets) -> bool:
    """Whether chance has been used since then, or a seat sees what was hidden from it."""
    if g.rng != before.rng or tuple(g.shown) != before.shown or (before.apart and g.worlds is None):
        return True
    return any(g.at[thing] >= 0 and sees(g, seat, g.at[thing]) for seat in g.seats for thing in before.hidden[seat])


def sees(g: State, seat: int, pile: int) -> bool:
    """Whether a seat may see the things of a pile."""
    if (pile, -1) in g.shown or (seat >= 0 and (pile, seat) in g.shown):
        return True
    spec = g.rules.pile_at[pile]
    if spec.seen_by == "everyone":
        return True
    if spec.seen_by != "owner" or seat < 0:
        return False
    owners = keys_of(g, pile)
    if spec.side:
        return held(g, spec.side, seat) in owners
    return any(key.kind == "player" and owner == seat for key, owner in zip(spec.keys, owners, strict=True))
