"""Handlers that every game has: paying, being asked whether, putting woken abilities in order, counting as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import hearing
from .pack import Handler, Next, Vars

if TYPE_CHECKING:
    from .game import Game


def _pay(game: Game, you: str, v: Vars) -> Next:
    from .payments import solutions, way_id

    ways = solutions(game, you, v["cost"], v["accepting"])
    v["ways"] = [[goods, [list(use) for use in uses]] for goods, uses in ways]
    options = [(way_id(way), "pay-way", (way[0], [thing for _, thing in way[1]])) for way in ways]
    return game.ask(1, you, "way", options, "pay")


def _paid(game: Game, you: str, v: Vars) -> Next:
    from .payments import settle, way_id

    for goods, uses in v["ways"]:
        way = (goods, tuple((id, thing) for id, thing in uses))
        if way_id(way) == v["way"]:
            settle(game, you, v["cost"], v["accepting"], way)
            break
    return None


def _may(game: Game, you: str, v: Vars) -> Next:
    offer = v["offer"]
    handler = game.edition.handlers[offer["do"]]
    if not hearing.usable(game, handler, offer["self"], you, offer["v"]):
        return None
    options = [("yes", "yes", ()), ("no", "no", ())]
    return game.ask(1, you, "answer", options, "use-ability", (offer["self"] or offer["do"],))


def _ask_before(game: Game, you: str, v: Vars) -> Next:
    return _may(game, you, v) if hearing.before(game, v["offer"]) else None


def _before(game: Game, you: str, v: Vars) -> Next:
    offer = v["offer"]
    if hearing.before(game, offer):
        hearing.consume(game, game.edition.handlers[offer["do"]], offer["self"], you)
        game.push(offer["do"], you, dict(offer["v"]))
    return None


def _mayed(game: Game, you: str, v: Vars) -> Next:
    offer = v["offer"]
    if v["answer"] == "yes":
        hearing.consume(game, game.edition.handlers[offer["do"]], offer["self"], you)
        game.push(offer["do"], you, dict(offer["v"]))
    return None


def _order(game: Game, you: str, v: Vars) -> Next:
    """Several abilities have been woken: the first player with any says which of theirs comes first."""
    waiting: list[dict[str, Any]] = v["waiting"]
    if not waiting:
        return None
    seat = waiting[0]["you"]
    own = [frame for frame in waiting if frame["you"] == seat]
    options = [(f"{n + 1} {_named(frame)}", "resolve", (_named(frame),)) for n, frame in enumerate(own)]
    return game.ask(1, seat, "first", options, "order")


def _ordered(game: Game, you: str, v: Vars) -> Next:
    waiting: list[dict[str, Any]] = v["waiting"]
    # Taken by its place: two that are alike would not be told apart.
    own = [n for n, frame in enumerate(waiting) if frame["you"] == waiting[0]["you"]]
    game.state.stack.append(waiting.pop(own[int(v["first"].split()[0]) - 1]))
    return 0


def _named(frame: dict[str, Any]) -> str:
    v = frame["v"].get("offer", {}).get("v", frame["v"])
    return str(v.get("self") or frame["do"])


def _treat(game: Game, you: str, v: Vars) -> Next:
    from .counting import ways

    if game.is_a(v["what"], v["other"]):
        return None
    options = [(f"by {holder}", "use-ability", (holder,)) for _, holder in ways(game, you, v["what"], v["other"])]
    return game.ask(1, you, "way", options, "count-as", (v["what"], v["other"]))


def _treated(game: Game, you: str, v: Vars) -> Next:
    from .counting import use, ways

    for entry, holder in ways(game, you, v["what"], v["other"]):
        if f"by {holder}" == v["way"]:
            use(game, you, entry, holder)
            break
    return None


def _whichever(game: Game, you: str, v: Vars) -> Next:
    from .payments import way_id

    ways: list[dict[str, int]] = v["ways"]
    options: list[tuple[str, str, tuple[Any, ...]]] = [(way_id((way, ())), "pay-way", (way, [])) for way in ways]
    return game.ask(1, you, "way", options, "either")


def _chosen(game: Game, you: str, v: Vars) -> Next:
    from .payments import way_id
    from .verbs import VERBS

    for goods in v["ways"]:
        if way_id((goods, ())) == v["way"]:
            VERBS[v["verb"]](game, you, goods, for_=v["seat"])
    return None


CORE: dict[str, Handler] = {
    "core:pay": Handler("core:pay", "", [_pay, _paid]),
    "core:may": Handler("core:may", "", [_may, _mayed]),
    "core:before": Handler("core:before", "", [_before]),
    "core:ask-before": Handler("core:ask-before", "", [_ask_before, _mayed]),
    "core:order": Handler("core:order", "", [_order, _ordered]),
    "core:whichever": Handler("core:whichever", "", [_whichever, _chosen]),
    "core:treat": Handler("core:treat", "", [_treat, _treated]),
}
