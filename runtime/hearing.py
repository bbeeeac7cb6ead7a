"""Who hears what: abilities woken by what has happened, offered to those who own them.

After-abilities wait until the rule that caused them stops to ask, hands over to another rule, or ends. Those of one
player are ordered by that player; those of several act in turn order from whoever caused them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .ahead import could_begin
from .pack import Handler, Laws, Vars
from .reading import all_of, side_of

if TYPE_CHECKING:
    from .game import Game

Frame = dict[str, Any]


def holders(game: Game, of: str, laws: Laws, seat: str) -> Iterator[tuple[str, str]]:
    """Each thing whose ability it is, and for whom it works: who has it where it works, else whoever acts."""
    if not of:
        yield "", seat
        return
    things = all_of(game, of) if of not in game.edition.elements or game.state.made.get(of) is not None else [of]
    for thing in things:
        if not laws.works_in:
            yield thing, seat
            continue
        key = game.state.at.get(thing, "")
        pile, *keys = key.split(":")
        if pile == laws.works_in:
            yield thing, _holder(game, pile, keys, seat)


def _holder(game: Game, pile: str, keys: list[str], seat: str) -> str:
    """For whom a thing in a pile works: whose the pile is; of a side, who acts, or else the first on that side."""
    if pile not in game.edition.sides:
        return next((key for key in keys if key in game.state.seats), seat)
    mine = [one for one in game.state.seats if side_of(game, pile, one) in keys]
    return seat if seat in mine or not mine else mine[0]


def raised(game: Game, event: Mapping[str, Any]) -> None:
    """Something has happened; it is kept until it can be heard, if anything hears it."""
    if event["verb"] in game.edition.heard:
        game.raised.append(dict(event))


def settled(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was done together, as it is heard: of each thing that became something, only what it is in the end."""
    first: dict[str, Any] = {}
    last: dict[str, int] = {}
    for n, event in enumerate(events):
        if "kept" in event:
            first.setdefault(event["kept"], event["was"])
            last[event["kept"]] = n
    return [
        event
        for n, event in enumerate(events)
        if "kept" not in event or (last[event["kept"]] == n and first[event["kept"]] != event["value"])
    ]


def hear(game: Game, stack: list[Frame]) -> None:
    """What was raised, heard: forced abilities go on the stack, optional ones are asked for or lie open."""
    raised, game.raised = game.raised, []
    if game.state.held:
        game.state.held[-1] += raised
        return
    woken: list[tuple[Handler, str, str, Mapping[str, Any]]] = []
    for event in raised:
        seat = event.get("by") or game.state.seats[0]
        found = [
            (handler, thing, owner, event)
            for handler in game.edition.after.get(event["verb"], ())
            for thing, owner in holders(game, handler.of, handler.laws, seat)
            if handler.hears is None or handler.hears(game, owner, thing, event)
        ]
        order = game.clockwise(seat)
        woken += sorted(found, key=lambda one: order.index(one[2]))
    _wake(game, stack, woken)


def _wake(game: Game, stack: list[Frame], woken: list[tuple[Handler, str, str, Mapping[str, Any]]]) -> None:
    """Rules of the game itself come first, in the order in which they are written; then what is written on things."""
    rules: list[Frame] = []
    forced: list[Frame] = []
    for handler, thing, owner, event in woken:
        vars = vars_of(handler, thing, event)
        if handler.laws.open_until:
            offer = {"do": handler.id, "self": thing, "you": owner, "v": vars, "until": handler.laws.open_until}
            if offer not in game.state.open:
                game.state.open.append(offer)
        elif usable(game, handler, thing, owner, vars):
            frame: Frame = {"do": handler.id, "at": 0, "you": owner, "v": vars, "scopes": len(game.state.scopes)}
            if handler.laws.optional:
                waiting = {"do": handler.id, "self": thing, "you": owner, "v": vars}
                frame = {**frame, "do": "core:may", "v": {"offer": waiting}}
            else:
                consume(game, handler, thing, owner)
            (forced if thing else rules).append(frame)
    if len(forced) > 1 and len({frame["you"] for frame in forced}) < len(forced):
        depth = len(game.state.scopes)
        stack.append({"do": "core:order", "at": 0, "you": forced[0]["you"], "v": {"waiting": forced}, "scopes": depth})
    else:
        stack += reversed(forced)
    stack += reversed(rules)


def vars_of(handler: Handler, thing: str, event: Mapping[str, Any]) -> Vars:
    """The named values with which an ability begins: what took part in the event, by the names the rule gives them."""
    vars: Vars = {"self": thing, "player": event.get("by")}
    for role, name in handler.params:
        vars[name] = event.get(role)
    if "many" in event:
        vars["amount"] = event["many"]
    return vars


def usable(game: Game, handler: Handler, thing: str, owner: str, vars: Vars) -> bool:
    """Whether the laws of an ability let it be used now, and it could do anything."""
    return lawful(game, handler.laws, handler.id, thing, owner, vars) and could_begin(game, handler, owner, vars)


def lawful(game: Game, laws: Laws, id: str, thing: str, owner: str, vars: Vars) -> bool:
    state = game.state
    if laws.once and state.values.get(used(id, thing, owner)) == state.times.get(laws.once, 0):
        return False
    if laws.exhausts and state.values.get(f"~exhausted:{thing}"):
        return False
    if laws.waits and state.came.get(laws.waits, {}).get(thing) == state.times.get(laws.waits, 0):
        return False
    if laws.works_in and state.at.get(thing, "").partition(":")[0] != laws.works_in:
        return False
    return laws.only_while is None or bool(laws.only_while(game, owner, vars))


def used(id: str, thing: str, owner: str) -> str:
    return f"~used:{id}:{thing}:{owner}"


def consume(game: Game, handler: Handler, thing: str, owner: str) -> None:
    consume_laws(game, handler.laws, handler.id, thing, owner)


def consume_laws(game: Game, laws: Laws, id: str, thing: str, owner: str) -> None:
    """An ability is taken up: its limit is spent, and the thing exhausted."""
    if laws.once:
        game.state.values[used(id, thing, owner)] = game.state.times.get(laws.once, 0)
    if laws.exhausts:
        game.state.values[f"~exhausted:{thing}"] = True
    game.tell("use", {"by": owner, "what": thing or id})


def open_to(game: Game, you: str) -> list[dict[str, Any]]:
    """What a seat can take up now: woken abilities that lie open, and those that need no waking."""
    found = [
        offer
        for offer in game.state.open
        if offer["you"] == you and usable(game, game.edition.handlers[offer["do"]], offer["self"], you, offer["v"])
    ]
    for element, handler in game.edition.free.items():
        for thing, owner in holders(game, element, handler.laws, you):
            if owner == you and usable(game, handler, thing, owner, {"self": thing}):
                found.append({"do": handler.id, "self": thing, "you": you, "v": {"self": thing}})
    return found


def offers(game: Game, you: str) -> list[tuple[str, str, tuple[Any, ...]]]:
    found: list[tuple[str, str, tuple[Any, ...]]] = []
    for offer in open_to(game, you):
        option = (name_of(offer), "use-ability", (offer["self"],))
        if option not in found:
            found.append(option)
    return found


def name_of(offer: Mapping[str, Any]) -> str:
    """The id of the option that takes an ability up: the thing, and of several abilities on it which."""
    number = offer["do"].rpartition(".")[2]
    second = offer["self"] and number.isdigit() and number != "1"
    return f"use {offer['self']}-{number}" if second else f"use {offer['self'] or offer['do']}"


def accept(game: Game, you: str, option: str) -> None:
    """Takes up an ability that lies open."""
    offer = next(offer for offer in open_to(game, you) if name_of(offer) == option)
    if offer in game.state.open:
        game.state.open.remove(offer)
    consume(game, game.edition.handlers[offer["do"]], offer["self"], you)
    game.push(offer["do"], you, dict(offer["v"]))


# ---- before


def hear_before(game: Game, verb: str, event: dict[str, Any]) -> None:
    """Rules that come before the one just called lie above it, so that they are followed first: in turn order from
    whoever acts. Whether each still has something to hear is seen when its turn comes, for those before it may have
    changed or cancelled what is to be done."""
    found: list[Frame] = []
    for handler in game.edition.before.get(verb, ()):
        for thing, owner in holders(game, handler.of, handler.laws, event["by"]):
            offer: dict[str, Any] = {"do": handler.id, "self": thing, "you": owner, "v": {}}
            do = "core:ask-before" if handler.laws.optional else "core:before"
            found.append({"do": do, "at": 0, "you": owner, "v": {"offer": offer}, "scopes": len(game.state.scopes)})
    order = game.clockwise(event["by"])
    found.sort(key=lambda frame: order.index(frame["you"]))
    game.state.stack += reversed(found)


def before(game: Game, offer: dict[str, Any]) -> bool:
    """Whether an ability can still come before the rule that is awaited; then it begins with that as it now stands."""
    event = _awaited(game)["event"]
    handler = game.edition.handlers[offer["do"]]
    if event.get("cancelled"):
        return False
    if handler.hears is not None and not handler.hears(game, offer["you"], offer["self"], event):
        return False
    offer["v"] = vars_of(handler, offer["self"], event)
    return usable(game, handler, offer["self"], offer["you"], offer["v"])


def _awaited(game: Game) -> Frame:
    """The rule that a `before` came before."""
    return next(frame for frame in reversed(game.state.stack[:-1]) if "event" in frame)


def cancel(game: Game) -> None:
    event = _awaited(game)["event"]
    event["cancelled"] = True
    game.tell("cancel", {"by": event["by"], "what": event["verb"]})


def rewrite(game: Game, name: str, value: Any) -> None:
    """Changes what the awaited rule is to be done with."""
    frame = _awaited(game)
    frame["v"][name] = value
    game.state.stack[-1]["v"][name] = value
    handler = game.edition.handlers[frame["do"]]
    for role, called in handler.params:
        if called == name:
            frame["event"][role] = value
