"""The lints of chains: each reports what its page shows, and nothing once it is fixed or allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.pages import page_of, read_page
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.pipeline import compile_edition
from unlimited import unlimited

SLUGS = ("self-feeding", "unheard-event", "order-matters", "duplicate-ability", "dominated-card")
MARK = "  # here"


def said_of(text: str, folder: Path, more: str = "") -> list[Diagnostic]:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "made-up"\ntitle = "Made up"\nplayers = 2\n{more}', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    return list(check([str(folder)]).said)


def slugs_of(text: str, folder: Path) -> list[str]:
    return [one.slug for one in said_of(text, folder)]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_says_what_is_said(slug: str, tmp_path: Path) -> None:
    page = read_page(page_of(slug) or "", slug)
    for number, sample in enumerate(page.samples):
        found = [one for one in said_of(sample.text, tmp_path / f"{number}") if one.slug == slug]
        assert len(found) == 1, render(found)
        at = next(label for label in found[0].labels if label.main).span
        line = at.source.text.count("\n", 0, at.start)
        lines = sample.text.split("\n")
        marked = [n for n, text in enumerate(lines) if text.endswith(MARK)]
        assert line in marked or not marked, render(found)
    for number, sample in enumerate(page.put_right):
        assert said_of(sample.text, tmp_path / f"right-{number}") == []


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_allowed_is_not_said(slug: str, tmp_path: Path) -> None:
    sample = read_page(page_of(slug) or "", slug).samples[0]
    allow = f'[[allow]]\nlint = "{slug}"\nbecause = "it is meant"\n'
    assert slug not in [one.slug for one in said_of(sample.text, tmp_path / "all", allow)]
    of_it = said_of(sample.text, tmp_path / "plain")[-1].headline.split("`")[1]
    named = f'{allow}on = ["{of_it}"]\n'
    assert [one.slug for one in said_of(sample.text, tmp_path / "named", named) if one.slug == slug] == []
    other = f'{allow}on = ["nobody"]\n'
    assert {slug, "allow-unused"} <= {one.slug for one in said_of(sample.text, tmp_path / "other", other)}


MANY = """\
counter coin (coins) of each player, from 0
kind card (cards)
  works in crew
pile crew of each player, of card
{cards}to play:
  each player: move each card to crew of you
  phase round:
    each player: gain 1 coin
  end-game
"""
CARD = 'card card-{n} "Card {n}"\n  once per round\n  after you gain any coin: gain 1 coin\n'


def test_too_many_possible_links_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four cards and two lines of the rules that each of them may hear."""
    monkeypatch.setattr("rulewright.compiler.graph.world.MOST_LINKS", 23)
    cards = [CARD.format(n=n) for n in range(1, 5)]
    assert "too-many-pairs" not in slugs_of(MANY.format(cards="".join(cards[:3])), tmp_path / "few")
    many = MANY.format(cards="".join(cards))
    found = [one for one in said_of(many, tmp_path / "many") if one.slug == "too-many-pairs"]
    assert [one.headline for one in found] == [
        "24 pairs of abilities may trigger one another: `check` looks for no loops among them"
    ]
    assert found[0].labels[0].words == "one of 4 that hear `gain coin`, which 5 may cause"
    allow = '[[allow]]\nlint = "too-many-pairs"\nbecause = "it is meant"\n'
    assert "too-many-pairs" not in [one.slug for one in said_of(many, tmp_path / "allowed", allow)]


def test_a_card_that_several_are_better_than_is_reported_once(tmp_path: Path) -> None:
    cards = "".join(
        f'card card-{n} "Card {n}"\n  once per round\n  after you gain any coin: gain {n} coin\n' for n in range(1, 7)
    )
    found = [one for one in said_of(MANY.format(cards=cards), tmp_path / "pack") if one.slug == "dominated-card"]
    assert [one.headline.split("`")[1] for one in found] == [f"card-{n}" for n in range(1, 6)]


HEAD = """\
counter coin (coins) of each player, from 0 to 9
counter gem (gems) of each player, from 0 to 9
kind card (cards)
  works in crew
  has a number called worth
pile crew of each player, of card
"""
TAIL = """\
to rest: gain 1 coin
to play:
  each player:
    move each card to crew of you
  phase round:
    each player: rest
  end-game
"""
QUIET = {
    "a weak card that is worth more": """\
card one "One", worth 1
  after you rest: gain 2 coin
card other "Other", worth 2
  after you rest: gain 1 coin
""",
    "less of one and more of another": """\
card one "One", worth 1
  after you rest: gain 2 coin
card other "Other", worth 1
  after you rest: gain 1 coin + 1 gem
""",
    "less at another moment": """\
card one "One", worth 1
  after you rest: gain 2 coin
card other "Other", worth 1
  after you gain any gem: gain 1 coin
card third "Third", worth 1
  after round begins: gain 1 gem
""",
    "less and cheaper": """\
card one "One", worth 1
  optional
  after you rest:
    pay 2 coin
    gain 2 gem
card other "Other", worth 1
  optional
  after you rest:
    pay 1 coin
    gain 1 gem
""",
    "the same under another law": """\
card one "One", worth 1
  after you rest: gain 1 gem
card other "Other", worth 1
  once per round
  after you rest: gain 1 gem
""",
    "a ring that somebody has to want": """\
card one "One", worth 1
  optional
  after you gain any gem: gain 1 gem
card other "Other", worth 2
  after you rest: gain 1 gem
""",
    "a rule that does nothing and is heard": """\
card one "One", worth 1
  after you nod: gain 1 gem
card other "Other", worth 2
  after you rest: nod
to nod: stop
""",
    "both only add": """\
card one "One", worth 1
  after you rest: gain 1 gem
card other "Other", worth 2
  after you rest: gain 2 gem + 1 coin
""",
    "a loop that a flag closes": """\
flag lit of each player, resets round
card one "One", worth 1
  only while not lit of you
  after you gain any gem:
    set lit of you to yes
    gain 1 gem
card other "Other", worth 2
  after you rest: gain 1 gem
""",
    "dice that end it": """\
die luck: 1, 2, 3
card one "One", worth 1
  after you gain any gem:
    roll luck as n
    if n is 3: gain 1 gem
card other "Other", worth 2
  after you rest: gain 1 gem
""",
    "the same of cards that are worth other things": """\
card one "One", worth 1
  after you rest: gain 1 gem
card other "Other", worth 2
  after you rest: gain 1 gem
""",
    "a ring that a test ends": """\
card one "One", worth 1
  after you gain any gem:
    if gem of you less than 3: gain 1 gem
card other "Other", worth 2
  after you rest: gain 1 gem
""",
}


TOLD: dict[str, tuple[str, list[tuple[str, str]]]] = {
    # What is told of each, by its slug and the name it is about: written down before it was looked at.
    "two that feed each other": (
        """\
card one "One", worth 1
  after you gain any coin: gain 1 gem
card other "Other", worth 1
  after you gain any gem: gain 1 coin
""",
        [("self-feeding", "one")],
    ),
    "one that a price ends": (
        """\
card one "One", worth 1
  after you gain any gem:
    pay 1 coin
    gain 1 gem
card other "Other", worth 1
  after you rest: gain 1 gem
""",
        [("self-feeding", "one")],
    ),
    "an endless loop of dice": (
        """\
die luck: 1, 2, 3
counter dust of each player, from 0
card one "One", worth 1
  after you gain any dust:
    roll luck as n
    gain 1 dust
card other "Other", worth 1
  after you rest: gain 1 dust
""",
        [("endless-chain", "")],
    ),
    "an endless loop of copies, each with a limit of its own": (
        """\
counter dust of each player, from 0
card one "One", worth 1
  once per round
  after you gain any dust:
    create one in crew of you
    gain 1 dust
card other "Other", worth 1
  after you rest: gain 1 dust
""",
        [("endless-chain", "")],
    ),
    "two rules that nobody hears": (
        """\
card one "One", worth 1
  after you rest:
    nod
    wave
to nod: stop
to wave: stop
""",
        [("unheard-event", "nod"), ("unheard-event", "wave")],
    ),
    "what one sets the other asks for": (
        """\
flag lit
card one "One", worth 1
  after you rest: set lit to yes
card other "Other", worth 2
  after you rest:
    if lit: gain 1 gem
""",
        [("order-matters", "one")],
    ),
    "one pays with what the other brings": (
        """\
card one "One", worth 1
  after you rest: gain 2 gem
card other "Other", worth 2
  after you rest:
    pay 2 gem
    gain 1 coin
""",
        [("order-matters", "one")],
    ),
    "an ability twice on one card": (
        """\
card one "One", worth 1
  after you rest: gain 1 gem
  after you rest: gain 1 gem
""",
        [("duplicate-ability", "one")],
    ),
    "three alike": (
        """\
card one "One", worth 1
  after you gain any coin: gain 1 gem
card other "Other", worth 1
  after you gain any coin: gain 1 gem
card third "Third", worth 1
  after you gain any coin: gain 1 gem
""",
        [("duplicate-ability", "other"), ("duplicate-ability", "third")],
    ),
    "less for the same price": (
        """\
card one "One", worth 1
  after you rest:
    pay 2 coin
    gain 2 gem
card other "Other", worth 1
  after you rest:
    pay 2 coin
    gain 1 gem
""",
        [("dominated-card", "other")],
    ),
    "as much for more": (
        """\
card one "One", worth 1
  after you rest:
    pay 1 coin
    gain 2 gem
card other "Other", worth 1
  after you rest:
    pay 2 coin
    gain 2 gem
""",
        [("dominated-card", "other")],
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_more_of_each_is_reported(name: str, tmp_path: Path) -> None:
    text, wanted = TOLD[name]
    found = [one for one in said_of(HEAD + text + TAIL, tmp_path / "pack") if one.slug in (*SLUGS, "endless-chain")]
    slugs = {slug for slug, _ in wanted}
    mine = [one for one in found if one.slug in slugs]
    assert sorted(one.slug for one in mine) == sorted(slug for slug, _ in wanted), render(found)
    for slug, about in wanted:
        assert any(one.slug == slug and (not about or f"`{about}`" in one.headline) for one in mine), render(mine)
    others = {one.slug for one in found} - slugs
    assert others <= ({"order-matters"} if name in ORDERED else set()), render(found)


def test_a_card_that_costs_more_is_reported(tmp_path: Path) -> None:
    text, _ = TOLD["as much for more"]
    (found,) = [one for one in said_of(HEAD + text + TAIL, tmp_path / "pack") if one.slug == "dominated-card"]
    assert [label.words for label in found.labels] == ["gives no more, and costs more", "gives as much for less"]


ORDERED = ("less for the same price", "as much for more")
"""What both pay with may be enough for one of them only."""


@pytest.mark.parametrize("name", QUIET)
def test_plausible_rules_are_not_reported(name: str, tmp_path: Path) -> None:
    found = [slug for slug in slugs_of(HEAD + QUIET[name] + TAIL, tmp_path / "pack") if slug in SLUGS]
    assert found == [] or (name == "less and cheaper" and found == ["order-matters"])


def test_hunter_chemist_and_cosmonaut_without_their_limit(tmp_path: Path) -> None:
    """They feed themselves, and it is said what ends that."""
    from rulewright.compiler.graph.lints import chain_lints
    from rulewright.compiler.graph.rings import rings
    from rulewright.compiler.graph.world import world_of

    compiled = compile_edition("resurgence").value
    assert compiled is not None
    model = unlimited(compiled.model, ("hunter", "chemist", "cosmonaut"))
    world = world_of(model)
    said = [one.headline for one in chain_lints(world, rings(world, "all"), "resurgence") if one.slug == "self-feeding"]
    assert sorted(said) == [
        "`chemist` triggers itself until `fuel` is full",
        "`cosmonaut` triggers itself until `completed` has everything in it",
        "`hunter` triggers itself until `food` is full",
    ]
