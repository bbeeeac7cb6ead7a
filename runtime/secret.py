"""What seats do in secret: each in a world of its own, until all are done.

What a seat does once it has been asked is kept apart, as what in its world differs from the one all share. So nobody
sees it, the rules that others follow know nothing of it, and it makes no difference who answers first. When all are
done, the worlds become one again, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from . import chance
from .faults import Fault
from .pack import Vars
from .state import State, deep

if TYPE_CHECKING:
    from .game import Game

World = dict[str, Any]
"""By field: of what is named, what differs (None where it is gone); of what is listed, all of it if it differs."""
NAMED = ("values", "piles", "made", "came", "times")
LISTED = ("shown", "open", "scopes", "held", "shifts", "winners")


def secretly(game: Game, do: str, vars: Vars) -> None:
    """Each seat follows the same lines, unseen by the others."""
    depth = len(game.state.scopes)
    branches: list[list[dict[str, Any]]] = []
    for seat in game.state.seats:
        own: Vars = {**deep(vars), "player": seat}
        branches.append([{"do": do, "at": 0, "you": seat, "v": own, "scopes": depth, "secret": True}])
    frame: dict[str, Any] = {"do": do, "at": 0, "branches": branches, "you": "", "v": {}, "scopes": depth}
    game.state.stack.append(frame)


@contextmanager
def apart(game: Game, frame: dict[str, Any], index: int) -> Generator[None, None, None]:
    """What is done here is done in the world of one seat, which goes on where it was left."""
    state, worlds = game.state, frame["worlds"]
    shared = {name: getattr(state, name) for name in (*NAMED, *LISTED, "at", "all", "rng")}
    enter(state, worlds[index])
    first = state.rng = worlds[index].get("rng", chance.seeded(f"{shared['rng']}/{index}"))
    yield
    if state.over:
        return
    worlds[index] = _difference(shared, state)
    if "rng" in worlds[index] or state.rng != first:
        worlds[index]["rng"] = state.rng
    for name, value in shared.items():
        setattr(state, name, value)


def enter(state: State, world: World) -> None:
    """Makes a world the one of a state. Nothing that the state held is changed."""
    for name in NAMED:
        changed = world.get(name, {})
        kept = {key: value for key, value in getattr(state, name).items() if key not in changed}
        found = deep({**kept, **{key: value for key, value in changed.items() if value is not None}})
        setattr(state, name, found)
    for name in LISTED:
        setattr(state, name, deep(world.get(name, getattr(state, name))))
    state.at = {thing: key for key, things in state.piles.items() for thing in things}
    state.all = {}


def _difference(shared: dict[str, Any], state: State) -> World:
    world: World = {}
    for name in NAMED:
        before, now = shared[name], getattr(state, name)
        changed = {key: value for key, value in now.items() if before.get(key) != value}
        changed |= {key: None for key in before if key not in now}
        if changed:
            world[name] = {key: changed[key] for key in sorted(changed)}
    world |= {name: getattr(state, name) for name in LISTED if getattr(state, name) != shared[name]}
    return world


def world_of(state: State, seat: str | None) -> World:
    """What differs for a seat while it chooses in secret; for everybody else, nothing does."""
    worlds = state.stack[-1].get("worlds") if state.stack else None
    return worlds[state.seats.index(seat)] if worlds and seat in state.seats else {}


# ---- the worlds become one


def unite(game: Game, frame: dict[str, Any]) -> None:
    state = game.state
    handler = game.edition.handlers.get(frame["do"])
    at = handler.at if handler is not None else ""
    before = state.copy()
    for seat, world in zip(state.seats, frame["worlds"], strict=True):
        own = _numbered_on(state, before, world)
        _values(game, before, own.get("values", {}))
        _piles(game, before, own.get("piles", {}), seat, at)
        for phase, things in own.get("came", {}).items():
            state.came.setdefault(phase, {}).update(things)
        for phase, many in own.get("times", {}).items():
            state.times[phase] = state.times.get(phase, 0) + many - before.times.get(phase, 0)
        for name in ("shown", "open", "shifts", "winners"):
            _list(getattr(state, name), getattr(before, name), own.get(name))
        for events, were, are in zip(state.held, before.held, own.get("held", ()), strict=False):
            events += are[len(were) :]
    state.shown.sort()
    state.all = {}
    if any("rng" in world for world in frame["worlds"]):
        state.rng, _ = chance.below(state.rng, 2)


def _numbered_on(state: State, before: State, world: World) -> World:
    """A world with its new copies numbered on from those of the seats before."""
    names: dict[str, str] = {}
    for element, many in world.get("made", {}).items():
        was, now = before.made.get(element, 0), state.made.get(element, 0)
        names |= {f"{element}#{was + n}": f"{element}#{now + n}" for n in range(1, many - was + 1)}
        state.made[element] = now + many - was
    own: World = _renamed(world, names)
    return own


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return ":".join(names.get(part, part) for part in value.split(":"))
    if isinstance(value, dict):
        named = cast(dict[str, Any], value)
        return {_renamed(key, names): _renamed(item, names) for key, item in named.items()}
    if isinstance(value, list):
        items = cast("list[object]", value)
        return [_renamed(item, names) for item in items]
    return value


def _values(game: Game, before: State, changed: dict[str, Any]) -> None:
    """Counters change by as much as in the world of the seat; of what is set, the last one holds."""
    from .changing import bounded, bounds

    for key, value in changed.items():
        name, *keys = key.split(":")
        entry = game.edition.slots.get(name)
        if entry is not None and entry.sort == "counter":
            start: int = entry.starts or 0
            by = (start if value is None else value) - before.values.get(key, start)
            low, high = bounds(game, entry, tuple(keys))
            game.state.values[key] = bounded(low, high, game.state.values.get(key, start) + by)
        elif value is None:
            game.state.values.pop(key, None)
        else:
            game.state.values[key] = value


def _piles(game: Game, before: State, changed: dict[str, list[str]], seat: str, at: str) -> None:
    """Things go where they went in the world of the seat; those for which there is no room are where they were."""
    from .changing import bounds

    state = game.state
    gone = [thing for key, things in changed.items() for thing in before.piles[key] if thing not in things]
    fresh = [thing for things in changed.values() for thing in things if thing not in before.at]
    for thing in [*gone, *fresh]:
        key = before.at.get(thing)
        if state.at.pop(thing, None) != key:
            rule = f"{seat} takes {thing!r} in secret, and so has another; move it when all have chosen"
            raise Fault(f"{rule} ({at})" if at else rule)
        if key is not None:
            state.piles[key].remove(thing)
    for key, things in changed.items():
        name, *keys = key.split(":")
        _, room = bounds(game, game.edition.slots[name], tuple(keys))
        old = [n for n, thing in enumerate(things) if before.at.get(thing) == key]
        coming = [n for n in range(len(things)) if n not in old]
        if not coming and set(things) == set(state.piles[key]):
            state.piles[key] = list(things)
        for n in coming:
            full = room is not None and len(state.piles[key]) >= room
            to = before.at.get(things[n], "") if full else key
            if to:
                below = not full and bool(old) and n < old[0]
                state.piles[to].insert(n if below else len(state.piles[to]), things[n])
                state.at[things[n]] = to


def _list(now: list[Any], before: list[Any], own: list[Any] | None) -> None:
    if own is not None:
        now[:] = [one for one in now if one in own or one not in before]
        now += [one for one in own if one not in before and one not in now]
