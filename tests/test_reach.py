"""What `check` says can never happen, held against games: what is called dead never happens in any, and abilities that
are dead on purpose are told, each by the line that stands in the way."""

from __future__ import annotations

import cProfile
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from cards import lay_linked

from editions import names
from pages import compiled as compiled_page
from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Severity
from rulewright.compiler.diagnostics.pages import all_slugs, page_of, read_page
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.lint.lints import lints
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.reach.answers import never
from rulewright.compiler.reach.reach import reach
from rulewright.runtime import Edition, Game, endless, laws
from rulewright.runtime.declared import Laws
from rulewright.runtime.faults import Endless
from rulewright.runtime.game import State
from seeds import seeds
from small_games import played_text

CASES = Path(__file__).parent / "cases/games"
ANSWERS = 300
"""So many answers, and a game is broken off: that it goes on is no matter here."""
STEPS = 5_000
"""So many steps without a question, and a game is taken for one that never ends."""
SLUGS = ("never-woken", "never-offered", "never-affordable", "never-asked", "never-ready")


def pack_of(text: str, folder: Path, name: str = "made-up", more: str = "players = 2\n") -> Path:
    folder = folder / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "Made up"\n{more}', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    return folder


@contextmanager
def uses_of(edition: Edition) -> Iterator[set[str]]:
    """The abilities that are used meanwhile."""
    used: set[str] = set()
    consume = laws.consume

    def consuming(g: State, found: Laws, id: str, thing: int, owner: int) -> None:
        used.add(id)
        consume(g, found, id, thing, owner)

    rooms = [vars(room) for name, room in list(sys.modules.items()) if name.startswith("rulewright.runtime.")]
    rooms = [room for room in [*rooms, edition.routines[-1].run.__globals__] if room.get("consume") is consume]
    for room in rooms:
        room["consume"] = consuming
    try:
        yield used
    finally:
        for room in rooms:
            room["consume"] = consume


def used_in(edition: Edition, seats: int, seed: int, many: int) -> set[str]:
    """The abilities that are used in some games with answers at random."""
    with uses_of(edition) as used, suppress(Endless), patch.object(endless, "MOST", STEPS):
        for number in range(many):
            dice = random.Random(seed * 1000 + number)
            game = Game(edition, seats, dice.randrange(10**6))
            for _ in range(ANSWERS):
                pending = game.pending()
                if game.over or not pending:
                    break
                decision = dice.choice(pending)
                game.answer(dice.choice(decision.options).id, decision.seat)
    return used


def dead_and_used(text: str, folder: Path, seed: int, many: int) -> tuple[set[str], set[str]]:
    told = compile_edition(str(pack_of(text, folder)))
    assert told.value is not None and not told.said, render(told.said)
    found = never(told.value.model, "made-up")
    # What never does anything may well be used.
    dead = {id for id, one in found.items() if "never does anything" not in one.headline}
    return dead, used_in(edition_of(told.value), 2, seed, many)


def what_is_dead_is_not_used(folder: Path, found: Iterator[int], many: int) -> tuple[int, int]:
    """How many abilities were called dead, and how many were used."""
    dead_ones = used_ones = 0
    for seed in found:
        text = played_text(random.Random(seed))
        dead, used = dead_and_used(text, folder, seed, many)
        assert not dead & used, f"seed {seed}: {sorted(dead & used)}\n{text}"
        dead_ones += len(dead)
        used_ones += len(used)
    return dead_ones, used_ones


def test_what_is_called_dead_is_not_used(tmp_path: Path) -> None:
    dead, used = what_is_dead_is_not_used(tmp_path, seeds(25, None), 3)
    assert dead > 15 and used > 15, (dead, used)


@pytest.mark.soak
def test_what_is_called_dead_is_not_used_for_a_while(tmp_path: Path, soak_seconds: float) -> None:
    what_is_dead_is_not_used(tmp_path, seeds(1000, soak_seconds), 5)


@pytest.mark.parametrize("name", names())
def test_nothing_bundled_is_called_dead(name: str) -> None:
    told = compile_edition(name).value
    assert told is not None
    assert not never(told.model, told.packs[-1].name)
    assert not list(lints(lower(told.model, needs=False), told.packs[-1].name))


@pytest.mark.parametrize("page", sorted(CASES.glob("*.md")), ids=lambda page: str(page.stem))
def test_nothing_of_the_games_is_called_dead(page: Path) -> None:
    model: Model = compiled_page(page.read_text("utf-8")).model
    assert not never(model, model.packs[-1])
    assert not list(lints(lower(model, needs=False), model.packs[-1]))


# ---- planted


VILLAGE = """\
counter food of each player, from 0 to 9
counter fuel of each player, from 0 to 9
counter gold of each player, from 0 to 9
kind place (places)
  has a flag called shady
place meadow
place wood, shady
kind token (tokens)
token pawn
pile attic, of token
pile bag of each player, of token
kind helper (helpers)
  works in crew
pile deck, of helper, stack, seen by nobody
pile crew of each player, of helper
pile grave, of helper
kind actor (actors) is helper
  optional
  once per round
  open until turn
  only while during day
to trade: gain 1 fuel
to visit a place: gain 1 food
to rest: gain 1 fuel
to play:
  move each helper to deck
  shuffle deck
  each player:
    draw 2 helper from deck to crew of you
  repeat 3 times:
    phase round:
      phase day:
        each player:
          phase turn of player: take-turn
      phase night:
        each player: rest
  end-game
to take-turn:
  repeat 2 times:
    choose one:
      option visit: visit meadow
      option wait: rest
      option abilities
"""

NAPPING = """\
flag tired of each player, resets day
to nap:
  set tired of you to yes
  gain 1 gold
after you rest: nap
helper planted
"""
BURYING = """\
after you rest: bury a helper
to bury a helper of crew of you:
"""
PLANTED = {
    "never-woken": (
        "helper planted\n  after you shuffle attic: gain 1 food  # here",
        "helper planted\n  after you trade: gain 1 food  # here",
        "helper planted\n  after you gain any gold: gain 1 food  # here",
        "helper planted\n  after you visit a shady-place: gain 1 food  # here",
        "helper planted\n  after you visit a place where (food of you more than 9): gain 1 food  # here",
        "helper planted\n  after food of you becomes 10: gain 1 fuel  # here",
        "helper planted\n  before you visit wood: gain 1 food  # here",
        "helper planted\n  after a token comes to bag of you: gain 1 food  # here",
        "helper planted\n  after you visit a place where (it is meadow and shady of it): gain 1 food  # here\n"
        "after you rest: visit wood",
        "helper planted\n  after you gain any food from a token: gain 1 fuel  # here",
        "helper planted\n  after fuel of you falls: gain 1 food  # here",
        "counter tide, starts 5\nafter round begins: set tide to 2\nhelper planted\n"
        "  after tide rises: gain 1 food  # here",
        "helper planted\n  before you visit a place: gain 1 fuel instead\n"
        "  after you visit a place: gain 1 food  # here",
        "helper planted\n  after you rob you: gain 1 food  # here\nto rob a player where (it is not you): gain 1 fuel\n"
        "after you rest: rob a player",
        "helper planted\n  when you pay any cost: swap 1 food for 1 fuel  # here",
        "after dusk begins: rest  # here\nto go-to-bed:\n  phase dusk: rest",
        "helper planted\n  before you visit a place: cancel\n  after you visit a place: gain 1 food  # here",
        "helper planted\n  after you visit meadow: gain 1 food  # here\nbefore anyone visit a place: cancel",
        "helper planted\n  before you gain any food: cancel\n  after you gain any food: gain 1 fuel  # here",
    ),
    "never-offered": (
        "helper planted  # here\n  works in grave\n  after you visit a place: gain 1 fuel",
        "actor planted\n  after night begins: gain 1 food  # here",
        "helper planted\n  only while during night\n  after you visit a place: gain 1 food  # here",
        "helper planted\n  only while food of you more than 9\n  after you visit a place: gain 1 food  # here",
        "actor planted\n  after anyone visit a place:\n    if the player is not you: gain 1 food  # here",
        "helper planted\n  after you visit a place: move a token of attic to bag of you  # here",
        "actor planted  # here\n  only while during night\n  gain 1 food",
        f"helper planted\n  after you bury it: gain 1 food  # here\n{BURYING}  put the helper in grave",
        f"helper planted\n  after you bury it: gain 1 food  # here\n{BURYING}  if fuel of you more than 2:\n"
        "    put the helper in grave\n  otherwise: remove the helper\n  gain 1 fuel",
        "helper planted\n  before you save it: gain 1 food  # here\n"
        "pile shed, of helper\nafter you rest: move a helper of crew of you to shed\n"
        "let lost of a helper be the helper is in shed or the helper is in grave\n"
        "to save a helper where (lost of it): put the helper in your crew\nafter you rest: save a helper",
        f"helper planted\n  after planted leaves crew of you: gain 1 food  # here\n{BURYING}  put the helper in grave",
        f"helper planted\n  after you bury it: gain 1 food  # here\n{BURYING}  lay-down the helper\n"
        "to lay-down a helper: put the helper in grave",
        "helper planted\n  after you remove it: gain 1 food  # here\nafter you rest: remove a helper of crew of you",
        "to wander:\n  choose one:\n    option rest: rest\n    option rich if food of you at least 10: rest  # here\n"
        "after you trade: wander\nafter round begins: trade",
        f"{NAPPING}  only while not tired of you\n  after you nap: gain 1 fuel  # here",
        f"{NAPPING}  only while not tired of you\n  after you gain any gold: gain 1 fuel  # here",
        f"{NAPPING}  only while not (tired of you or fuel of you more than 9)\n"
        "  after anyone nap:\n    if the player is you: gain 1 fuel  # here",
    ),
    "never-affordable": (
        "helper planted\n  after you visit a place:\n    pay 10 food  # here\n    gain 1 fuel",
        "helper planted\n  after you visit a place: pay 1 gold  # here",
        "actor planted\n  pay 1 gold  # here\n  gain 1 food",
        "to wander:\n  choose one:\n    option rest: rest\n    option pay: pay 1 gold  # here\nafter you rest: wander",
        "helper planted\n  after you visit a place: you may pay 10 food to gain 1 fuel  # here",
        "helper planted\n  after you visit a place: each opponent may pay 10 food  # here",
        "helper planted\n  after you visit a place:\n    gain 1 fuel\n    if fuel of you more than 2:\n"
        "      may pay 10 food to gain 1 fuel  # here",
    ),
    "not-tested": (
        "after you rest:\n  gain 1 food\n  if food of you at least 5 and food of you at most 2: gain 1 fuel  # here",
        "after you rest:\n  gain 1 food\n  if food of you at least 5:\n    gain 1 fuel\n"
        "    if food of you less than 4: gain 1 fuel  # here",
        "after you rest:\n  gain 1 food\n  if food of you at most 4: stop\n  gain 1 fuel\n"
        "  if food of you is 3: gain 1 fuel  # here",
        "after you visit a place:\n  gain 1 fuel\n  if not the place is wood and not the place is meadow: gain 1 food"
        "  # here\nafter you rest: visit wood",
        "helper planted\n  after you visit meadow:\n    gain 1 fuel\n    if the place is wood: gain 1 fuel  # here\n"
        "after you rest: visit wood",
        "after you rest:\n  gain 1 food\n  for each p in opponents of you:\n    if p is you: gain 1 fuel  # here\n"
        "    p does gain 1 food",
        "after you rest:\n  gain 1 food\n  if tally of round at least 4: gain 1 fuel  # here",
        "after round begins:\n  each player gains 1 food\n  if player is you: gain 1 fuel  # here",
    ),
    "no-effect": (
        "after you rest:\n  gain 1 food\n  if fuel of you is 9: gain 1 fuel  # here",
        "after you rest:\n  gain 1 food\n  if fuel of you less than 1:\n    gain 1 food\n    lose 1 fuel  # here",
        "after you rest:\n  gain 1 food\n  gain (count attic) fuel  # here",
        "after you rest:\n  gain 1 food\n  lose 1 gold  # here",
        "after you rest:\n  gain 1 food\n  choose a token of attic as t  # here\n  move t to your bag",
        "after round begins: player does gain 1 food  # here",
    ),
}
LIVING = (
    "helper planted\n  after you visit a place: you may pay 9 food to gain 1 fuel",
    "flag snow\nafter you rest:\n  repeat until snow: set snow to yes",
    "flag snow\nafter you rest:\n  repeat until snow:\n    gain 1 food\n    if food of you at least 3: stop",
    "flag snow\nafter you rest:\n  repeat until snow:\n    gain 1 food\n    end-game at once",
    "flag snow\nafter you rest:\n  repeat until snow: pay 1 food",
    "after you rest:\n  repeat until food of you more than 8: gain 1 food",
    "after you rest:\n  if food of you at least 3:\n    stop\n  gain 1 food",
    "helper planted\n  after you visit a place: gain 1 food",
    "helper planted\n  after night begins: gain 1 food",
    "actor planted\n  after anyone visit a place: gain 1 food",
    "helper planted\n  after anyone visit a place:\n    if the player is not you: gain 1 food",
    "helper planted\n  after you visit a place:\n    pay 9 food\n    gain 1 fuel",
    "actor planted\n  gain 1 food",
    "actor planted\n  pay 1 fuel\n  gain 1 food",
    "helper planted\n  before you visit a place: cancel\n  after anyone visit a place: gain 1 food",
    "helper planted\n  before you visit a shady-place: cancel\n  after you visit a place: gain 1 food\n"
    "after you rest: visit wood",
    "helper planted\n  before you visit a place:\n    if fuel of you more than 0: cancel\n"
    "  after you visit a place: gain 1 food",
    f"{NAPPING}  only while not tired of you\n  before you nap: gain 1 fuel",
    f"{NAPPING}  only while tired of you\n  after you nap: gain 1 fuel",
    f"{NAPPING}  only while not tired of you\n  after anyone nap: gain 1 fuel",
    f"{NAPPING}  only while not tired of you\n  after you nap: gain 1 fuel\nto stir:\n  set tired of you to no\n"
    "after you gain any gold: stir",
    f"{NAPPING}  only while not tired of you\n  after you rest: gain 1 fuel\nhelper day-maker\n"
    "  after you nap:\n    phase day: gain 1 fuel",
    "helper planted\n  after you visit a place where (it is wood and shady of it): gain 1 food\n"
    "after you rest: visit wood",
    "helper planted\n  after tide falls: gain 1 food\ncounter tide, starts 5\nafter round begins: set tide to 2",
    "helper planted\n  after food of you falls: gain 1 fuel\nafter you rest: pay 1 food",
    "helper planted\n  before you visit meadow: visit wood instead\n  after you visit a place: gain 1 food",
    "helper giver\n  after you visit a place: gain 1 food\n"
    "helper planted\n  after you gain any food from a helper: gain 1 fuel",
    "helper planted\n  after you rob a player: gain 1 food\nto rob a player where (it is not you): gain 1 fuel\n"
    "after you rest: rob a player",
    # A card that a rule moves may be back, or not be moved.
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  put the helper in grave\n"
    "  put the helper in your crew",
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  if fuel of you more than 2: put the helper in grave",
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  put the helper in grave\n  trade\n"
    "after you trade: draw 1 helper from grave to your crew",
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  choose one:\n"
    "    option lay: put the helper in grave\n    option leave: gain 1 fuel",
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  lay-down the helper\n"
    "to lay-down a helper:\n  pay 2 fuel\n  put the helper in grave",
    f"helper planted\n  after you bury it: gain 1 food\n{BURYING}  each player:\n    pay 2 fuel\n"
    "    put the helper in grave",
    f"helper planted\n  works anywhere\n  after you bury it: gain 1 food\n{BURYING}  put the helper in grave",
    "helper planted\n  before you save it: gain 1 food\n"
    "let near of a helper be the helper is in crew of you or the helper is in grave\n"
    "to save a helper where (near of it): put the helper in your crew\nafter you rest: save a helper",
    f"helper planted\n  before you bury it: gain 1 food\n{BURYING}  put the helper in grave",
    f"helper other\nhelper planted\n  after another helper leaves your crew: gain 1 food\n{BURYING}"
    "  put the helper in grave",
    "after night begins:\n  each player: gain 1 gold\nhelper planted\n  after you gain any gold: pay 1 gold",
    # What a test says holds until something may change it.
    "after you rest:\n  if food of you at least 5:\n    lose 4 food\n    if food of you less than 4: gain 1 fuel",
    "after you rest:\n  if food of you at least 5:\n    trade\n    if food of you less than 4: gain 1 fuel\n"
    "after you trade: lose 4 food",
    "after you rest:\n  repeat 3 times:\n    if food of you at least 5: lose 4 food\n    otherwise: gain 3 food",
    "before you gain any fuel: lose 4 food\nafter you rest:\n  if food of you at least 5:\n    gain 1 fuel\n"
    "    if food of you less than 4: gain 1 fuel",
    "after you rest:\n  for each p in players:\n    if food of p at least 5 and food of you less than 5: gain 1 food",
    "after you rest:\n  if food of you at least 5 and not food of you at least 6: gain 1 fuel",
    "after you rest:\n  if food of you is 5 or food of you is 6: gain 1 fuel",
    "after you rest:\n  if no player called p where (food of p at least 5) and food of you at most 2: gain 1 fuel",
    "after you rest:\n  choose a player as p\n  if p is you: gain 1 food\n  otherwise:\n    p does gain 1 food",
    "after you rest:\n  if tally of round at least 3: gain 1 fuel",
    "helper planted\n  once per round\n  after you visit a place:\n    phase round: gain 1 food\n"
    "after you rest:\n  if tally of round at least 4: gain 1 fuel",
    "after food of you becomes 9: gain 1 food",
    "after you rest:\n  if fuel of you is 9:\n    trade\n    gain 1 fuel",
    "die d6: 1, 2, 3, 4, 5, 6\nafter you rest:\n  roll d6 as one\n  if one at least 5: gain 1 fuel\n  roll d6 as two\n"
    "  if two at most 2: gain 1 fuel",
)


def lines_of(said: Sequence[Diagnostic]) -> list[int]:
    spans = [one.labels[0].span for one in said]
    return [span.source.text[: span.start].count("\n") + 1 for span in spans]


def marked(text: str) -> list[int]:
    return [number for number, row in enumerate(text.splitlines(), 1) if "# here" in row]


@pytest.mark.parametrize(("slug", "rules"), [(slug, rules) for slug, every in PLANTED.items() for rules in every])
def test_a_planted_one_is_found(slug: str, rules: str, tmp_path: Path) -> None:
    text = f"{rules}\n{VILLAGE}"
    said = check([str(pack_of(text, tmp_path))]).said
    assert [one.slug for one in said] == [slug], render(said)
    assert lines_of(said) == marked(rules), render(said)
    if slug in ("not-tested", "no-effect"):
        return
    assert said[0].severity is Severity.WARNING and said[0].hint, render(said)
    dead, used = dead_and_used(text, tmp_path, 1, 3)
    assert not dead & used and (dead or "does anything" in said[0].headline)


@pytest.mark.parametrize("rules", LIVING)
def test_what_can_happen_is_not_reported(rules: str, tmp_path: Path) -> None:
    said = check([str(pack_of(f"{rules}\n{VILLAGE}", tmp_path))]).said
    assert not said, render(said)


OF_RESURGENCE = {
    "survivor planted, builder\n  after upkeep begins: gain 1 food  # here": ["never-offered"],
    """\
survivor planted, builder
  after anyone place a token in a zone:
    if the player is not you: gain 1 food  # here""": ["never-offered"],
    "survivor planted, builder\n  after you place a token in a zone: gain 1 food": [],
}


@pytest.mark.parametrize("rules", OF_RESURGENCE)
def test_a_card_of_a_kind_with_many_laws(rules: str, tmp_path: Path) -> None:
    folder = pack_of(rules + "\n", tmp_path, "planted", 'builds_on = ["resurgence"]\n')
    said = [one for one in check([str(folder)]).said if one.slug in SLUGS]
    assert [one.slug for one in said] == OF_RESURGENCE[rules], render(said)
    assert lines_of(said) == marked(rules)


BASE = """\
counter coin (coins) of each player, from 0 to 9
counter gem (gems) of each player, from 0 to 9
kind card (cards)
card jeweller "Jeweller"
  after you gain any gem: gain 1 coin
to play:
  each player: gain 1 coin
  end-game
"""


def test_what_only_an_expansion_makes_possible_is_not_reported_for_its_base(tmp_path: Path) -> None:
    base = pack_of(BASE, tmp_path, "base")
    assert [one.slug for one in check([str(base)]).said] == ["never-woken"]
    more = 'builds_on = ["base"]\nplayers = 2\n'
    pack_of("after you gain any coin: gain 1 gem\n", tmp_path, "mine", more)
    assert not check([str(base)]).said


@pytest.mark.parametrize(
    "slug",
    (
        *SLUGS,
        "unused-name",
        "price-after-change",
        "empty-choice",
        "not-tested",
        "no-effect",
        "limit-never-reached",
        "endless-score",
        "stop-in-loop",
        "asked-twice",
        "endless-loop",
        "dead-lines",
    ),
)
def test_the_page_of_each(slug: str, tmp_path: Path) -> None:
    """The examples are told, at the line that they mark; what is put right is not."""
    assert slug in all_slugs()
    page = read_page(page_of(slug) or "", slug)
    for number, sample in enumerate(page.samples):
        said = check([str(pack_of(sample.text, tmp_path, f"said{number}"))]).said
        assert {one.slug for one in said} == {slug}, render(said)
        assert lines_of(said) == marked(sample.text), render(said)
    for number, sample in enumerate(page.put_right):
        said = check([str(pack_of(sample.text, tmp_path, f"right{number}"))]).said
        assert not said, render(said)


def test_the_work_grows_with_the_cards(tmp_path: Path) -> None:
    """What is caused in a hundred places alike is heard once: four times the cards take little more than four times the
    calls."""
    calls: list[int] = []
    for many in (60, 240):
        compiled = compile_edition(str(lay_linked(tmp_path / f"many-{many}", many))).value
        assert compiled is not None
        plan = lower(compiled.model, needs=False)
        with cProfile.Profile() as watched:
            reach(plan)
        calls.append(sum(one.callcount for one in watched.getstats()))
    assert calls[1] < 5 * calls[0]
