"""What really wakes what while a game is played, by the names that the chain graph has for it.

with watched() as seen: ...play...      seen: {("farmer", "hunter", "gain"), ("place", "farmer", "place") ...}
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from rulewright.runtime import Game, hearing, payments, running

Seen = set[tuple[str, str, str]]
"""Who causes it, who hears it, and the verb."""
SECRET = re.compile(r"\.secret\d+$")


def node_of(handler: str, game: Game) -> str:
    """The node of the graph that a handler is: a rule by its name, the first ability of a card by the card's."""
    sort, _, name = SECRET.sub("", handler).partition(":")
    if sort == "rule":
        return name
    if sort == "does":
        return f"does {name}"
    return SECRET.sub("", handler).removesuffix(".1")


def sources(game: Game, stack: list[dict[str, Any]]) -> list[str]:
    """Who causes what is done by the innermost frame: the rule that it is, and the ability that led to it. That a rule
    is called counts as the called rule's own, not as done by the rule that calls it."""
    found: list[str] = []
    for frame in reversed(stack):
        if frame["do"].startswith("core:"):
            continue
        rule = frame["do"].startswith("rule:")
        if not rule or not found:
            found.append(node_of(frame["do"], game))
        if not rule:
            break
    return found


@contextmanager
def watched() -> Generator[Seen, None, None]:
    """All that is woken meanwhile, in any game."""
    seen: Seen = set()
    at: list[list[str]] = [[]]
    instead, asked = list[str](), list[str]()
    step_on, wake, before = running._step_on, hearing._wake, hearing.hear_before
    settle = payments.settle

    def stepping(game: Game, stack: list[dict[str, Any]], frame: dict[str, Any]) -> Any:
        at[0] = sources(game, stack)
        return step_on(game, stack, frame)

    def raising(game: Game, event: Mapping[str, Any]) -> None:
        if event["verb"] in game.edition.heard:
            # What is paid in the place of something else is paid because of the ability that allows it.
            other = bool(instead) and event["verb"] == "pay" and event["what"] not in asked
            game.raised.append({**event, "_from": list(instead) if other else at[0]})

    def waking(game: Game, stack: list[dict[str, Any]], woken: list[Any]) -> None:
        for handler, _, _, event in woken:
            for source in event["_from"]:
                seen.add((source, node_of(handler.id, game), event["verb"]))
        wake(game, stack, woken)

    def coming_before(game: Game, verb: str, event: dict[str, Any]) -> None:
        for handler in game.edition.before.get(verb, ()):
            for thing, owner in hearing.holders(game, handler.of, handler.laws, event["by"]):
                if handler.hears is None or handler.hears(game, owner, thing, event):
                    for source in dict.fromkeys([verb, *at[0]]):
                        if source == verb or f"rule:{source}" not in game.edition.handlers:
                            seen.add((source, node_of(handler.id, game), verb))
        before(game, verb, event)

    def settling(game: Game, seat: str, cost: Any, accepting: Any, way: payments.Way) -> None:
        for id, _ in way[1]:
            for source in at[0]:
                seen.add((source, node_of(id, game), "pay"))
        instead[:] = [node_of(id, game) for id, _ in way[1]]
        priced = {good for price in payments.alternatives(cost) for good in price}
        asked[:] = [member for good in priced for member in game.edition.groups.get(good, (good,))]
        settle(game, seat, cost, accepting, way)
        instead.clear()

    with ExitStack() as patched:
        for place, name, made in (
            (running, "_step_on", stepping),
            (hearing, "raised", raising),
            (hearing, "_wake", waking),
            (hearing, "hear_before", coming_before),
            (payments, "settle", settling),
        ):
            patched.enter_context(patch.object(place, name, made))
        yield seen
