"""The chain graph checked against games that are played: it has every trigger, and its verdicts on loops are right."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from editions import names
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import Chains, Ring, chains_of, complaints
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import Compiled, compile_edition, edition_of
from rulewright.runtime import Edition, Game, State, endless, events, running
from rulewright.runtime.copies import make
from rulewright.runtime.faults import Endless
from rulewright.runtime.frames import ORDER, ROUTINE, USE
from rulewright.runtime.piles import lay, pile_at
from rulewright.runtime.slots import put
from seeds import seeds
from small_games import FLAGS, GOODS, RULES, game_text, ring_text
from triggers import Seen, watched

STEPS, ASKED = 20_000, 1_500
"""So many steps without a question, or so many questions, and a small game is taken for one that never ends."""


@dataclass(frozen=True)
class Small:
    text: str
    compiled: Compiled
    edition: Edition

    @property
    def model(self) -> Model:
        return self.compiled.model


def small(seed: int, folder: Path, made: Callable[[random.Random], str] = game_text) -> Small:
    text = made(random.Random(seed))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return Small(text, told.value, edition_of(told.value))


def laid_out(made: Small, dice: random.Random, cards: dict[str, int]) -> Game:
    """A game that has not begun: cards with their owners, some tokens, some goods."""
    game = Game(made.edition, 2, dice.randrange(1000), begin=False)
    g = game.table()
    for card, seat in cards.items():
        _lay(g, card, pile_at(g, "crew", seat))
    for seat in g.seats:
        for good in GOODS:
            put(g, good, (seat,), dice.randint(0, 4))
        for flag in FLAGS:
            put(g, flag, (seat,), dice.random() < 0.3)
    _lay(g, "pawn", pile_at(g, "bag", 0))
    _lay(g, "queen", pile_at(g, "table"))
    g.raised.clear()
    return game


def _lay(g: State, name: str, pile: int) -> None:
    """A thing into a pile; of what there are copies, a new one."""
    thing = g.rules.numbers[name]
    if g.rules.elements[name].copies:
        make(g, thing, pile)
    else:
        lay(g, thing, pile)


def begin(g: State, dice: random.Random) -> None:
    """Something happens, so that there is something to hear."""
    seat = dice.choice(g.seats)
    verb = dice.choice((*RULES, "gain", "gain"))
    if verb == "gain":
        happens(g, "gain", seat, dice.choice(GOODS))
        return
    args = (field_of(g, dice),) if verb == "visit" else ()
    plain = g.rules.procedures.get(verb)
    if plain is not None:
        plain.run(g, seat, *args)  # type: ignore[arg-type]
    else:
        running.call_before(g, g.rules.by_id[verb], seat, *args)


def happens(g: State, verb: str, seat: int, good: str = "", *args: int) -> None:
    """An event by itself, which is heard if anybody listens to it: a verb with one of a good, or a rule."""
    event = g.rules.events.get(verb)
    if event is not None:
        source = (-1,) if verb in ("gain", "lose") else ()
        what = (g.rules.numbers[good], 1, *source) if good else args
        events.happened(g, (event, seat, *what))
        events.hear(g)


def field_of(g: State, dice: random.Random) -> int:
    return g.rules.numbers[dice.choice(("meadow", "marsh"))]


def ends(game: Game, dice: random.Random) -> bool:
    """Played on with answers at random: whether it comes to an end."""
    with patch.object(endless, "MOST", STEPS):
        try:
            game.table().go_on(False)
            for _ in range(ASKED):
                pending = game.pending()
                if game.over or not pending:
                    return True
                decision = dice.choice(list({one.seat: one for one in reversed(pending)}.values()))
                game.answer_only(dice.choice(decision.options).id, decision.seat)
        except Endless:
            return False
    return False


def cards_of(made: Small) -> list[str]:
    return [id for id, one in made.model.elements.items() if one.laws.works_in]


def edges_of(chains: Chains) -> Seen:
    """Which ability triggers which, and by which verb."""
    return {(edge.source, edge.target, edge.verb) for edge in chains.edges}


def as_nodes(seen: Seen, chains: Chains) -> Seen:
    """What was seen, by the names of the graph: what a thing says is a node of its own or that of its kind."""
    ids = {node.id: node for node in chains.nodes}

    def named(id: str) -> str:
        sort, _, thing = id.partition(" ")
        if sort != "does":
            return id
        kind = chains.model.elements[thing].kind
        return next(one for one in (thing, f"{thing}.does", f"{kind}.does") if one in ids and ids[one].event is None)

    return {(named(source), named(target), verb) for source, target, verb in seen}


def what_is_triggered(made: Small, seed: int) -> None:
    """Whatever triggers in some games is an edge; and if every loop is said to end, the games do."""
    chains = chains_of(made.model, "all")
    edges, bounded = edges_of(chains), all(ring.verdict == "bounded" for ring in chains.rings)
    dice = random.Random(seed)
    for _ in range(6):
        owners = {card: dice.choice((0, 0, 1)) for card in cards_of(made)}
        game = laid_out(made, dice, {card: owner for card, owner in owners.items() if dice.random() < 0.9})
        with watched() as seen:
            begin(game.table(), dice)
            ended = ends(game, dice)
        missing = as_nodes(seen, chains) - edges
        assert not missing, f"seed {seed}: not in the graph: {sorted(missing)}\n{made.text}"
        assert ended or not bounded, f"seed {seed}: every ring is said to end\n{made.text}"


def what_never_ends(made: Small, ring: Ring, seed: int) -> bool:
    """Only the cards of a ring are there, counters are as its certificate says, and the last has triggered the first:
    whether that could be tried; it must not end."""
    dice = random.Random(seed)
    model = made.model
    cards = {id.partition(".")[0]: 0 for id in ring.nodes}
    edges = {(edge.source, edge.target): edge for edge in chains_of(model).edges}
    first = next(node for node in chains_of(model).nodes if node.id == ring.nodes[0])
    event = edges[ring.nodes[-1], ring.nodes[0]].event
    assert ring.certificate is not None
    game = laid_out(made, dice, cards)
    g = game.table()
    for name, owners, value in ring.certificate.start.slots:
        put(g, name, [g.rules.numbers[owner] for owner in owners], value)
    g.raised.clear()
    verb, _, what = event.removeprefix("before ").partition(" ")
    if verb in ("gain", "lose", "pay"):
        happens(g, verb, 0, what)
    elif verb in model.rules:
        happens(g, verb, 0, "", *((field_of(g, dice),) if verb == "visit" else ()))
    else:
        return False
    triggered = g.rules.numbers[first.id.partition(".")[0]]
    if not any(f[ROUTINE] == ORDER or (f[ROUTINE] == USE and f[6] == triggered) for f in g.stack):
        return False
    assert not ends(game, dice), f"seed {seed}: {ring.nodes} came to an end\n{made.text}"
    return True


def endless_rings(folder: Path, found: Iterator[int]) -> int:
    tried = 0
    for seed in found:
        made = small(seed, folder, ring_text)
        for ring in chains_of(made.model).rings:
            if ring.verdict == "endless" and ring.mandatory:
                tried += what_never_ends(made, ring, seed)
                assert complaints(made.model), f"seed {seed}: {ring.nodes} is no complaint"
    return tried


def test_what_triggers_what_is_in_the_graph_and_bounded_rings_end(tmp_path: Path) -> None:
    for seed in (*seeds(8, None), 15, 21, 33, 51, 106, 198, 207, 217, 260, 1077):
        what_is_triggered(small(seed, tmp_path), seed)
    for seed in seeds(8, None):
        what_is_triggered(small(seed, tmp_path, ring_text), seed)


def test_endless_rings_do_not_end(tmp_path: Path) -> None:
    """Of these, each would fail if stops, first choices, what a line requires, counters or the end of the game were not
    looked at."""
    assert endless_rings(tmp_path, iter((2, 5, 17, 23, 48, 54, 123, 264, 343, 364))) > 2


@pytest.mark.soak
def test_small_games_for_a_while(tmp_path: Path, soak_seconds: float) -> None:
    for seed in seeds(1000, soak_seconds / 2):
        what_is_triggered(small(seed, tmp_path, game_text if seed % 2 else ring_text), seed)
    endless_rings(tmp_path, seeds(1000, soak_seconds / 2))


@pytest.mark.parametrize("name", names())
def test_what_triggers_what_in_the_bundled_games(name: str) -> None:
    compiled = compile_edition(name).value
    assert compiled is not None
    chains = chains_of(compiled.model, "all")
    found = edition_of(compiled)
    with watched() as seen:
        for seats in range(found.players[0], found.players[1] + 1):
            dice = random.Random(seats)
            game = Game(found, seats, seats)
            while not game.over:
                decision = dice.choice(game.pending())
                game.answer(dice.choice(decision.options).id, decision.seat)
    assert as_nodes(seen, chains) <= edges_of(chains)
