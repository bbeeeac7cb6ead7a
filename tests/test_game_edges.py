"""The chains of the games under `cases/games`, read from their rules by hand, each confirmed at play; and that nothing
else ever makes one of their abilities fire."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from pages import compiled
from rulewright.compiler.graph.certificate import Start
from rulewright.compiler.graph.chains import chains_of
from rulewright.compiler.graph.moments import advance
from rulewright.compiler.graph.table import table_of
from rulewright.compiler.handlers.played import played
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.plan.lower import lower
from rulewright.runtime import Rules, State
from rulewright.runtime.frames import AT

GAMES = sorted((Path(__file__).parent / "cases/games").glob("*.md"))
Edge = tuple[str, str, str]

EXPECTED: dict[str, set[Edge]] = {
    # A raid is suffered by the others; whoever holds a watch cancels it before. Of a rule its own lines count: what
    # calls `suffer-a-raid` for everybody else only leads there.
    "deck-builder": {
        ("raid", "watch", "before suffer-a-raid"),
        ("suffer-a-raid", "watch", "before suffer-a-raid"),
    },
    # Health goes down by what is suffered, and by nothing else.
    "fortress": {("suffer", "hook", "health becomes 0")},
    # Who has a bicycle is gone before the fight.
    "golden-city": {("attack", "bicycle", "before attack player where it is you")},
    # Whoever carries a bomb does not fight.
    "residuum": {("fight-over", "hook", "before fight-over hex")},
}
LISTENING = set(EXPECTED)
"""In the others nothing hears anything."""
MOST_GAMES, STEPS = 40, 6_000


@cache
def model(name: str) -> Model:
    return compiled((GAMES[0].parent / f"{name}.md").read_text("utf-8").partition("## Examples")[0]).model


@cache
def rules_of(name: str) -> Rules:
    return played(lower(model(name)), hash_of(model(name))).rules


def plain(id: str) -> str:
    return "hook" if ".hook" in id else id


@pytest.mark.parametrize("name", [path.stem for path in GAMES])
def test_the_edges_are_what_the_rules_imply(name: str) -> None:
    """Of cards that trigger each other there are none; of all that hears anything, just these."""
    assert chains_of(model(name)).edges == ()
    chains = chains_of(model(name), "all")
    heard = {node.id for node in chains.nodes if node.event is not None}
    found = {(edge.source, plain(edge.target), edge.event) for edge in chains.edges if edge.target in heard}
    assert found == EXPECTED.get(name, set())
    assert bool(heard) == (name in LISTENING)


def routines(name: str) -> dict[str, str]:
    """Of all that can be used, by the routine."""
    return {node.routine: plain(node.id) for node in chains_of(model(name), "all").nodes if node.routine}


class Seen:
    """What has led to the abilities of a game: what was being done when one began, and what had begun last."""

    def __init__(self, name: str) -> None:
        self.names = routines(name)
        self.targets = {target for _, target, _ in EXPECTED[name]}
        self.sources = {(source, target) for source, target, _ in EXPECTED[name]}
        self.shown: set[tuple[str, str]] = set()
        self.last = ""

    def look(self, g: State) -> None:
        top = g.stack[-1] if g.stack and g.seat < 0 and g.worlds is None else None
        begun = self.names.get(g.rules.routine(top).id, "") if top is not None and top[AT] == 0 else ""
        if begun in self.targets:
            doing = {self.names.get(g.rules.routine(frame).id, "") for frame in g.stack[:-1]} | {self.last}
            led = {(one, begun) for one in doing} & self.sources
            assert led, f"{begun} fires, and none of those that may trigger it is being done"
            self.shown |= led
        self.last = begun or self.last


@pytest.mark.parametrize("name", sorted(LISTENING - {"fortress"}))
def test_each_is_confirmed_at_play_and_nothing_else_does_it(name: str) -> None:
    seen, rules = Seen(name), rules_of(name)
    for seed in range(MOST_GAMES):
        g, dice = State(rules, model(name).players[0], seed), random.Random(seed)
        for _ in range(STEPS):
            seen.look(g)
            if not advance(g, dice.choice):
                break
        if seed > 4 and seen.shown == seen.sources:
            break
    assert seen.shown == seen.sources


def test_health_that_is_gone_by_what_was_suffered() -> None:
    """Nobody who plays at random suffers so much: on a table it is quickly seen."""
    seen, rules = Seen("fortress"), rules_of("fortress")
    for health, suffered, falls in ((1, 1, True), (2, 1, False), (2, 5, True), (1, 0, False)):
        seen.shown = set()
        g = table_of(rules, Start(2, (("health", ("player-1",), health),), (), ()), ("suffer", (0, suffered)))
        for _ in range(20):
            seen.look(g)
            if not g.stack or not advance(g, lambda options: options[0]):
                break
        assert (seen.shown == seen.sources) is falls
