"""Changes to what is kept: counters within their bounds, flags, markers, and things from pile to pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .reading import is_a, read, side_of

if TYPE_CHECKING:
    from .game import Game
    from .pack import Slot


def put(game: Game, slot: str, keys: tuple[Any, ...], value: Any) -> None:
    """Sets what a slot holds."""
    if None in keys:
        return
    entry = game.edition.slots.get(slot)
    if entry is not None and entry.sort == "counter":
        low, high = bounds(game, entry, keys)
        value = bounded(low, high, value)
    _keep(game, slot, keys, value)


def _keep(game: Game, slot: str, keys: tuple[Any, ...], value: Any) -> None:
    key = ":".join((slot, *keys))
    before = read(game, slot, keys)
    if value == before:
        return
    if value is None or value is False:
        game.state.values.pop(key, None)
    else:
        game.state.values[key] = value
    heard = f"{slot} becomes"
    if heard in game.edition.heard:
        of = keys[0] if keys else None
        game.raise_event(heard, of=of, value=value, by=_seat_of(game, keys), kept=key, was=before)


def _seat_of(game: Game, keys: tuple[Any, ...]) -> str | None:
    return next((key for key in keys if key in game.state.seats), None)


def bounds(game: Game, entry: Slot, keys: tuple[Any, ...]) -> tuple[int | None, int | None]:
    """Between what a counter is kept, or how much there is room for in a pile: as it stands now, if it is reckoned."""
    low, high = entry.low, entry.high
    if callable(low) or callable(high):
        vars = dict(zip(entry.owners, keys, strict=False))
        seat = _seat_of(game, keys) or game.state.seats[0]
        low = low(game, seat, vars) if callable(low) else low
        high = high(game, seat, vars) if callable(high) else high
    return low, high


def bounded(low: int | None, high: int | None, value: int) -> int:
    if high is not None and value > high:
        value = high
    return low if low is not None and value < low else value


def change(game: Game, slot: str, keys: tuple[Any, ...], by: int) -> int:
    """Changes a counter, and says by how much it really changed."""
    if slot in game.edition.sides:
        keys = (side_of(game, slot, keys[0]),)
    if None in keys:
        return 0
    before: int = read(game, slot, keys)
    entry = game.edition.slots.get(slot)
    after = before + by
    if entry is not None:
        low, high = bounds(game, entry, keys)
        # A bound that has moved past what is there takes nothing away: it only lets no more come or go.
        after = bounded(None if low is None else min(low, before), None if high is None else max(high, before), after)
        if after != before + by and entry.excess == "refused":
            return 0
    _keep(game, slot, keys, after)
    return after - before


def move(game: Game, things: Iterable[str], to: str, bottom: bool = False) -> list[str]:
    """Things into a pile, from wherever they are; those for which there is no room stay where they are."""
    state = game.state
    if not to:
        return []
    target = state.piles[to]
    name, *keys = to.split(":")
    _, room = bounds(game, game.edition.slots[name], tuple(keys))
    moved: list[str] = []
    for thing in list(things):
        if room is not None and len(target) >= room:
            break
        take_away(game, thing)
        if bottom:
            target.insert(len(moved), thing)
        else:
            target.append(thing)
        state.at[thing] = to
        moved.append(thing)
        for phase in game.edition.waits:
            state.came.setdefault(phase, {})[thing] = state.times.get(phase, 0)
    return moved


def take_away(game: Game, thing: str) -> None:
    """A thing out of the pile it lies in; a pile that has been shown and is empty is hidden again."""
    key = game.state.at.pop(thing, None)
    if key is not None:
        game.state.piles[key].remove(thing)
        if not game.state.piles[key] and game.state.shown:
            hide(game, key)


def show(game: Game, key: str, seat: str | None) -> bool:
    """Lets everybody look into a pile, or one seat; whether that is new."""
    entry = key if seat is None else f"{key}>{seat}"
    if entry in game.state.shown:
        return False
    game.state.shown = sorted([*game.state.shown, entry])
    return True


def hide(game: Game, key: str) -> bool:
    """A pile is no longer shown to anybody; whether it was."""
    kept = [entry for entry in game.state.shown if entry.partition(">")[0] != key]
    shown, game.state.shown = game.state.shown, kept
    return len(kept) < len(shown)


def arrange(game: Game, key: str, things: Iterable[Any]) -> None:
    """What lies in a pile, from now on in this order."""
    if not key:
        return
    flat: list[str] = []
    for item in things:
        flat += item if isinstance(item, list) else [item]
    for thing in [thing for thing in game.state.piles[key] if thing not in flat]:
        take_away(game, thing)
    for thing in flat:
        take_away(game, thing)
    game.state.piles[key] = flat
    game.state.at.update(dict.fromkeys(flat, key))


def make(game: Game, element: str, many: int, to: str) -> list[str]:
    """New copies of an element, in a pile."""
    many = max(many, 0)
    if not to:
        return []
    first = game.state.made.get(element, 0)
    game.state.made[element] = first + many
    # A new dict, for copies of the state share the old one.
    game.state.all = {}
    return move(game, [f"{element}#{first + n + 1}" for n in range(many)], to)


def top_of(game: Game, key: str, many: int, sort: str = "anything", but: Iterable[str] = ()) -> list[str]:
    """So many of a sort from a pile: at random from a bag, from the top of a stack, else the first. A pile that runs
    short is refilled once from where the rules say, and mixed if its order matters."""
    entry = game.edition.slots[key.partition(":")[0]]
    taken: list[str] = []
    for _ in range(2):
        gone = {*taken, *but}
        here = [it for it in game.state.piles[key] if it not in gone and is_a(game, it, sort)]
        while here and len(taken) < many:
            taken.append(_one(game, here, entry.tags))
        if len(taken) >= many or not entry.refilled:
            break
        refill(game, key, entry.refilled)
    return taken


def _one(game: Game, here: list[str], tags: tuple[str, ...]) -> str:
    fated: str | None = game.fated("draw", here)
    if fated is not None:
        here.remove(fated)
        return fated
    if "bag" in tags:
        return here.pop(game.chance(len(here)))
    return here.pop() if "stack" in tags else here.pop(0)


def refill(game: Game, key: str, source: str) -> None:
    """A pile that has run out takes in what lies in another one of the same owner."""
    other = ":".join((source, *key.split(":")[1:])) if game.edition.slots[source].owners else source
    coming = list(game.state.piles[other])
    if "stack" in game.edition.slots[key.partition(":")[0]].tags:
        coming = mixed(game, coming)
    move(game, coming, key)
    game.tell("refill", {"what": key, "from": other})


def mixed(game: Game, things: list[str]) -> list[str]:
    """In a new order, every order as likely as any."""
    found = list(things)
    for i in range(len(found) - 1, 0, -1):
        j = game.chance(i + 1)
        found[i], found[j] = found[j], found[i]
    return found
