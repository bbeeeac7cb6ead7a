"""A pack that is changed and checked again gets the same diagnostics as one that is checked for the first time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from digging import GROUND
from rulewright.compiler import pipeline
from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.proofs import Proofs, work_of
from rulewright.compiler.text import used
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, types_of
from rulewright.compiler.text.used import unused
from rulewright.compiler.text.view.view import Views

MANIFEST = 'name = "made"\ntitle = "Made"\nplayers = 2\n'
CARDS = """\
card digger "Digger", price 1
  after you gain any gems: gain 1 ore
  once per turn
card miner "Miner", price 2
  after you gain ore: gain 1 gem
  once per turn
card singer "Singer", price 0
  after rest begins: gain 1 ore
"""
SCENES = """\
scenario "Selling brings ore"
  given gem of you is 3
  when sell
  then ore of you is 2
scenario "A miner costs more"
  given miner is in crew of you
  then price of miner is 2
  then not digger is in crew of you
"""
MORE_SCENES = """\
scenario "Digging in a turn"
  given digger is in crew of you
  when phase turn of you: dig digger
  then gem of you is 1
scenario "No more than six"
  given gem of you is 6
  when dig singer
  then gem of you is 6
"""
FILES = {
    "pack.toml": MANIFEST,
    "01-ground.rules": GROUND,
    "10-cards.rules": CARDS,
    "90-scenes.rules": SCENES,
    "91-scenes.rules": MORE_SCENES,
}
EDITS = (
    ("gain 1 ore", "gain 2 ore"),
    ("gain 2 ore", "gain 1 ore"),
    ("gain 1 gem", "gain 3 gems"),
    ("gain 3 gems", "gain 1 gem"),
    ("gem of you is 6", "gem of you is 7"),
    ("gem of you is 7", "gem of you is 6"),
    ("from 0 to 6", "from 0 to 5"),
    ("from 0 to 5", "from 0 to 6"),
    ("card singer", "card dancer"),
    ("card dancer", "card singer"),
    ("singer", "dancer"),
    ("dancer", "singer"),
    ('card miner "Miner", price 2\n', 'card miner "Miner"\n'),
    ('card miner "Miner"\n', 'card miner "Miner", price 2\n'),
    ("  has a number called price\n", ""),
    ("  works in crew\n", "  works in crew\n  has a number called price\n"),
    ("to dig a card of crew of you", "to dig"),
    ("to dig:", "to dig a card of crew of you:"),
    ("phase turn of player", "phase go of player"),
    ("phase go of player", "phase turn of player"),
    ("phase rest of player", "phase turn of player"),
    ("once per turn", "once per rest"),
    ("once per rest", "once per turn"),
    ("phase turn of you: dig digger", "phase rest of you: dig digger"),
    ("phase rest of you: dig digger", "phase nap of you: dig digger"),
    ("phase nap of you: dig digger", "phase turn of you: dig digger"),
    ("then ore of you is 2", "then orr of you is 2"),
    ("orr", "ore"),
    ('"Selling brings ore"', '"Selling is work"'),
    ('"Selling is work"', '"Selling brings ore"'),
    ("to sell:", "to trade:"),
    ("to trade:", "to sell:"),
    ("may sell", "may trade"),
    ("may trade", "may sell"),
    ("  pay 1 gem\n", "  pay 1 gem\n  gian 1 ore\n"),
    ("  gian 1 ore\n", ""),
    ("card digger", 'card smith "Smith", price 3\n  after you pay gem: gain 1 gem\ncard digger'),
    ('card smith "Smith", price 3\n  after you pay gem: gain 1 gem\n', ""),
    ("price of miner is 2", "price of smith is 3"),
    ("price of smith is 3", "price of miner is 2"),
    ("  after rest begins: gain 1 ore\n", "  after rest begins:\n    phase nap of you: gain 1 ore\n"),
    ("  after rest begins:\n    phase nap of you: gain 1 ore\n", "  after rest begins: gain 1 ore\n"),
    ("players = 2", "players = 3"),
    ("players = 3", "players = 2"),
    ("when sell\n", "when player-3 does sell\n"),
    ("when player-3 does sell\n", "when sell\n"),
    ('"Singer", price 0\n', '"Singer", price 0\n  says en "Sing."\n'),
    ('  says en "Sing."\n', ""),
    ('scenario "No more than six"', 'replace scenario "No more than six"'),
    ('replace scenario "No more than six"', 'scenario "No more than six"'),
    ('scenario "No more', '\nscenario  "No more'),
)


def lay(folder: Path, files: dict[str, str]) -> str:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    return str(folder)


def edited(files: dict[str, str], dice: random.Random) -> dict[str, str]:
    """One to three places changed, anywhere."""
    files = dict(files)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        fitting = [(name, old, new) for name, text in files.items() for old, new in EDITS if old in text]
        name, old, new = dice.choice(fitting)
        files[name] = files[name].replace(old, new, dice.choice((1, 1, -1)))
    return files


def walk(folder: Path, seed: int, steps: int) -> tuple[int, int, int]:
    """So many edits, each checked warm and cold: how often they differ, how often nothing is said, and how often a
    file's scenarios were left out."""
    dice = random.Random(seed)
    files, proofs = FILES, Proofs()
    differ = sound = left_out = 0
    for _ in range(steps):
        pack = lay(folder, files)
        warm = check([pack], proofs=(proofs := Proofs(frozenset(proofs.used))))
        cold = check([pack])
        differ += render(warm.said) != render(cold.said)
        sound += not cold.said
        told = pipeline.compile_edition(pack, (), None, Proofs(frozenset(proofs.used))).value
        left_out += told is not None and not told.whole
        # Now and then back to what is sound, so that not all is broken in the end.
        files = dict(FILES) if dice.random() < 0.2 else edited(files, dice)
    return differ, sound, left_out


@pytest.mark.parametrize("seed", range(3))
def test_a_warm_check_says_what_a_cold_one_does(seed: int, tmp_path: Path) -> None:
    differ, sound, left_out = walk(tmp_path / "made", seed, 50)
    assert not differ
    assert sound > 5
    assert left_out > 15


def nothing_to_see(*_: object) -> str:
    return ""


def any_phase(*_: object, **__: object) -> set[str]:
    return set()


BLIND: tuple[tuple[str, Callable[..., object]], ...] = (
    ("surroundings", nothing_to_see),
    ("phases_in", any_phase),
)


@pytest.mark.parametrize(("part", "blind"), BLIND, ids=[part for part, _ in BLIND])
def test_the_walk_notices_what_is_not_looked_at(
    part: str, blind: Callable[..., object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, part, blind)
    assert any(walk(tmp_path / f"made-{seed}", seed, 50)[0] for seed in range(6))


@pytest.mark.parametrize(
    ("old", "new", "short"),
    [
        ("gain any gems: gain 1 ore", "gain any gems: gain 2 ore", True),
        ("once per turn\ncard singer", "once per turn\n  after you lose ore: gain 1 gem\ncard singer", True),
        ("price 2", "price 3", False),
        ("card miner", 'card smith "Smith", price 3\n  after you gain gem: gain 1 ore\ncard miner', False),
    ],
)
def test_what_is_inside_a_card_is_no_matter_for_scenarios(old: str, new: str, short: bool, tmp_path: Path) -> None:
    """After a change within a card no scenario is read again; after one of its head all are."""
    first = Proofs()
    check([lay(tmp_path / "made", FILES)], proofs=first)
    pack = lay(tmp_path / "made", {**FILES, "10-cards.rules": CARDS.replace(old, new, 1)})
    told = pipeline.compile_edition(pack, (), None, Proofs(frozenset(first.used))).value
    assert told is not None
    assert told.whole != short
    assert [one.title for one in told.model.scenarios] == [
        "Selling brings ore", "A miner costs more", "Digging in a turn", "No more than six",
    ]  # fmt: skip


def test_where_phrases_were_found_is_looked_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whatever is kept of it, the same phrases are unused."""
    told = pipeline.compile_edition("resurgence").value
    assert told is not None
    phrases = spoken(told.model, told.packs).value["en"]
    model = replace(told.model, scenarios=())
    whole = unused(phrases.phrases, Views(model), phrases, lambda: model)
    few = [id for id in phrases.phrases if id.startswith("act-") and id not in whole]
    assert few and whole
    made: list[object] = []

    def counted(tree: Node) -> Iterator[str]:
        made.append(tree)
        return types_of(tree)

    monkeypatch.setattr(used, "types_of", counted)
    looked: list[int] = []
    proofs = Proofs()
    for ids in (few, few, few, phrases.phrases):
        made.clear()
        found = unused(ids, Views(model), phrases, lambda: model, proofs)
        assert found == (whole if ids is phrases.phrases else set())
        looked.append(len(made))
        proofs = proofs.next()
    assert looked[1] == looked[2] < looked[0]
    for odd in ((), ("acts of nobody", 7), ("text miner",), "text"):
        proofs.keep(work_of("used", model.name), odd)
        assert unused(phrases.phrases, Views(model), phrases, lambda: model, proofs) == whole


def test_what_only_a_scenario_says_is_looked_for_in_the_scenarios(tmp_path: Path) -> None:
    """They are read for it if they were left out."""
    files = {**FILES, "pack.toml": f'{MANIFEST}languages = ["en"]\n'}
    (tmp_path / "made" / "text").mkdir(parents=True)
    (tmp_path / "made" / "text" / "en.ftl").write_text("")
    told = pipeline.compile_edition(lay(tmp_path / "made", files)).value
    assert told is not None
    phrases = spoken(told.model, told.packs).value["en"]
    views = Views(replace(told.model, scenarios=()))
    assert unused(["scene-when"], views, phrases, lambda: told.model) == set()
    assert unused(["scene-when"], views, phrases, lambda: views.model) == {"scene-when"}
