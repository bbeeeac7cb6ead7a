"""Resurgence is complete: the numbers in the box, the rules for stand-ins, and a scenario for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from doc_pages import ROOT
from rulewright.compiler.cli.main import main
from rulewright.compiler.meaning import model as m
from rulewright.compiler.meaning.parts import parts
from rulewright.compiler.pipeline import compile_edition

PACKS = ("resurgence", "resurgence-solo", "resurgence-encounters", "resurgence-encounters-solo")
WITHOUT_A_RULE = {
    "the picture of the main board, with its letters": "layout",
    "where the main board lies": "layout",
    "where the assignment board and the screen stand": "layout; what the screen hides is a secret choice",
    "the text on the screen": "repeats the steps of a round",
    "spare trackers": "a track is a counter, which cannot get lost",
    "the two sides of the token for points": "points have no end here, so it is never turned",
    "flavour text of missions": "says nothing about play, and the book does not print it",
    "tips for playing": "advice",
    "the board of Encounters": "the book does not say what is on it",
}
"""What the book speaks of and no rule is about, each with the reason."""
SHOWN = frozenset(
    "zone room survivor hero directive mission event salvage rubble bonus opening level row-space mutant-card "
    "mutant-action difficulty bonus-event mutant-leadership-card".split()
)
"""The kinds of which each element must be seen at work."""
UNSEEN = {"long-quiet-night": "only laid aside, with fewer than four players"}
PLACES = 57
CALLINGS = ("ranger", "builder", "scholar")
ROOM = {"food": 9, "fuel": 9, "part": 9, "ammo": 13, "meds": 13}


@cache
def model(name: str) -> m.Model:
    told = compile_edition(name)
    assert told.value is not None and not told.said
    return told.value.model


def of_kind(kind: str, name: str = "resurgence") -> list[m.Element]:
    return [element for element in model(name).elements.values() if element.kind == kind]


def number(element: m.Element, trait: str) -> int:
    found = dict(element.traits).get(trait, m.Number(0))
    assert isinstance(found, m.Number)
    return found.value


def things(element: m.Element, trait: str) -> tuple[str, ...]:
    """Of one thing or of several, which."""
    found = dict(element.traits).get(trait)
    items = found.items if isinstance(found, m.Items) else (found,)
    return tuple(item.id for item in items if isinstance(item, m.Thing))


def goods(element: m.Element, trait: str) -> dict[str, int]:
    found = dict(element.traits)[trait]
    items = found.items if isinstance(found, m.Both) else (found,)
    return {
        item.good: item.many.value for item in items if isinstance(item, m.Goods) and isinstance(item.many, m.Number)
    }


def named(part: object) -> Iterator[str]:
    """Every element that a scene speaks of."""
    if isinstance(part, m.Thing):
        yield part.id
    elif isinstance(part, m.Goods):
        yield part.good
    elif isinstance(part, tuple):
        for one in part:
            yield from named(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from named(getattr(part, field.name))


@pytest.mark.parametrize("name", PACKS)
def test_each_element_is_seen_at_work(name: str) -> None:
    """A scenario that checks what has become of it speaks of each."""
    seen: set[str] = set()
    for scenario in model(name).scenarios:
        if any(scene.mode in ("then", "only", "offered", "refused") for scene in scenario.scenes):
            seen.update(named(scenario.scenes))
    wanted = {element.id for element in model(name).elements.values() if element.kind in SHOWN}
    assert {kind for one in PACKS for kind in model(one).kinds} >= SHOWN
    assert wanted - seen - UNSEEN.keys() == set()


def test_what_is_without_a_rule_is_little_and_has_a_reason() -> None:
    assert len(WITHOUT_A_RULE) <= 15 and all(WITHOUT_A_RULE.values())


def test_every_heading_of_the_book_is_a_place() -> None:
    lines = (ROOT / "rules/resurgence/places.md").read_text("utf-8").splitlines()
    assert sum(line.lstrip().startswith("- ") for line in lines) == PLACES


@pytest.mark.parametrize("name", PACKS)
def test_every_source_is_a_place(name: str) -> None:
    """`check` knows the places of a pack itself; those of the packs on top stand here."""
    found, above = set(), list[str]()
    for line in (ROOT / "rules/resurgence/places.md").read_text("utf-8").splitlines():
        if line.lstrip().startswith("- "):
            above = [*above[: (len(line) - len(line.lstrip())) // 2], line.lstrip()[2:]]
            found.add(" > ".join(above))
    wanted = {element.source for element in model(name).elements.values()} - {""}
    assert wanted <= found


def test_what_is_in_the_box() -> None:
    counts = Counter(element.kind for element in model("resurgence").elements.values())
    assert counts["survivor"] == 36 and counts["hero"] == 6 and counts["directive"] == 13
    assert counts["zone"] == 12 and counts["room"] == 10 and counts["mutant-card"] == 8
    assert counts["event"] == 12 and counts["salvage"] == 14 and counts["rubble"] * 4 == 36
    assert Counter(things(one, "grade") for one in of_kind("mission")) == {
        ("starter",): 6,
        ("basic",): 30,
        ("advanced",): 14,
    }
    assert Counter(things(one, "deck") for one in of_kind("directive")) == {("deck-a",): 5, ("deck-b",): 8}
    assert Counter(things(one, "calling") for one in of_kind("survivor")) == {(one,): 12 for one in CALLINGS}


def test_zones_and_rooms_are_open_as_printed() -> None:
    zones, rooms = of_kind("zone"), of_kind("room")
    assert Counter(things(one, "access") for one in zones) == {("metro",): 6, ("harbor",): 6}
    assert Counter(things(one, "open-to") for one in zones) == {(): 6} | {(one,): 2 for one in CALLINGS}
    assert Counter(things(one, "open-to") for one in rooms) == {(): 7} | {(one,): 1 for one in CALLINGS}


def test_cards_that_switch_and_cards_that_let_pass_are_spread_evenly() -> None:
    switches = Counter[tuple[str, ...]]()
    for one in of_kind("survivor"):
        acts = [step for step in one.block if isinstance(step, m.Act) and step.verb == "switch"]
        switches.update((things(one, "calling")[0], *sorted(named(acts[0].args))) for _ in acts)
    assert sum(switches.values()) == 6
    assert Counter(key[0] for key in switches.elements()) == dict.fromkeys(CALLINGS, 2)
    pairs = (("compound", "harbor"), ("compound", "metro"), ("harbor", "metro"))
    assert Counter(key[1:] for key in switches.elements()) == dict.fromkeys(pairs, 2)
    passing = [one for one in of_kind("survivor") if one.counts_as]
    assert Counter(things(one, "calling")[0] for one in passing) == dict.fromkeys(CALLINGS, 1)


def test_missions_obey_what_the_book_says_of_them() -> None:
    columns = {district: one.id for one in of_kind("column") for district in things(one, "quarters")}
    assert Counter(columns.values()) == {one.id: 2 for one in of_kind("column")}
    for one in of_kind("mission"):
        cost, hunt = goods(one, "cost"), "hunt" in dict(one.traits)
        assert all(many <= ROOM[good] for good, many in cost.items()), one.id
        assert hunt != bool(things(one, "fields")) and set(things(one, "fields")) <= columns.keys(), one.id
        assert 1 <= number(one, "points") <= 9, one.id
        assert ("with-more" in dict(one.traits)) == bool(one.block), f"{one.id}: brings more than points, or does not"
    basic = [one for one in of_kind("mission") if things(one, "grade") == ("basic",)]
    in_columns = Counter(columns[things(one, "fields")[0]] for one in basic if things(one, "fields"))
    assert min(in_columns.values()) >= 4, "a directive asks for four in one column"
    assert sum(bool({"ammo", "meds"} & goods(one, "cost").keys()) for one in of_kind("mission")) >= 20


REQUIRED = (m.Choose, m.ChooseOne, m.Either, m.May)


def reached(name: str, *first: str) -> Iterator[tuple[str, object]]:
    """Every part of some rules, and of the rules that they call."""
    found, waiting, seen = model(name), list(first), set[str]()
    while waiting:
        id = waiting.pop()
        if id in seen or id not in found.rules:
            continue
        seen.add(id)
        for part in parts(found.rules[id]):
            yield id, part
            if isinstance(part, m.Act):
                waiting.append(part.verb)


@pytest.mark.parametrize("name", PACKS)
def test_scoring_asks_and_requires_nothing(name: str) -> None:
    """Where a line is required and cannot be done, what its seat does would end: no point hangs on such a line."""
    lines = list(reached(name, "final-scoring"))
    assert {id for id, _ in lines} >= {"final-scoring", "earn", "score-leadership", "name-winner"}
    asked = {(id, type(part).__name__) for id, part in lines if isinstance(part, REQUIRED)}
    paid = {(id, part.verb) for id, part in lines if isinstance(part, m.Act) and part.verb == "pay"}
    assert asked | paid == set()


def test_a_directive_is_a_number_and_does_nothing() -> None:
    for one in of_kind("directive"):
        assert not one.block and one.score is not None, one.id


def test_stand_ins_are_marked() -> None:
    kinds = ("mission", "event", "salvage", "rubble", "bonus", "column", "mission-space", "row-space")
    for kind in kinds:
        assert all(one.stand_in for one in of_kind(kind)), kind
    assert all(one.stand_in for one in of_kind("mutant-leadership-card", "resurgence-solo"))
    assert all(one.stand_in for one in of_kind("bonus-event", "resurgence-encounters"))
    assert not any(one.stand_in for kind in ("survivor", "hero", "directive", "zone", "room") for one in of_kind(kind))


def test_the_solo_game_has_what_is_printed() -> None:
    cards, actions = (of_kind(kind, "resurgence-solo") for kind in ("mutant-leadership-card", "mutant-action"))
    assert len(cards) == 9 and sum("nuclear" in dict(one.traits) for one in cards) == 4
    assert len({(things(one, "district"), things(one, "board-side")) for one in actions}) == len(actions) == 12
    assert [number(one, "head-start") for one in of_kind("difficulty", "resurgence-solo")] == [0, 10, 20]


def test_what_another_then_does_follows_a_comma_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "resurgence-solo", "--lang", "pl"]) == 0
    text = capsys.readouterr().out
    assert "rzędu Ocalałych, a Mutanci otrzymują 2 PZ" in text and " i Mutanci" not in text
    # Two goods, or two acts of one player, keep their `i`.
    assert "Otrzymujesz 1 Żywność i 1 Paliwo." in text


@pytest.mark.parametrize("name", PACKS)
def test_expansions_add_to_a_turn_and_replace_none_of_it(name: str) -> None:
    assert model(name).rules["take-turn"].pack == "resurgence"
    chances = {one.id for one in of_kind("opening", name)}
    assert {"mission-chance", "event-chance"} <= chances
    assert ("stalker-chance" in chances) == ("encounters" in name)
