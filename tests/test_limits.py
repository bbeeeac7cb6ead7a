"""Numbers and packs beyond their limits: reported at their place, and quickly, however large they are."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.cli import main
from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.facts import main_label
from rulewright.compiler.diagnostics.pages import all_slugs
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.source.text import line_column, line_text
from rulewright.runtime import limits
from rulewright.runtime.files import Kind

ROOT = Path(__file__).parent.parent
PLAY = "to play:\n  end-game\n"
SECONDS = 5.0
"""Of processor time, for whatever is checked here."""


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))


def pack(name: str, rules: str = PLAY, more: str = "players = 2") -> None:
    Path(name).mkdir(parents=True)
    Path(name, "pack.toml").write_text(f'name = "{name}"\ntitle = "A {name}"\n{more}\n')
    Path(name, "all.rules").write_text(rules)


def line(one: Diagnostic) -> str:
    """The line at which something is told."""
    label = main_label(one)
    assert label is not None, render([one])
    return line_text(label.span.source, line_column(label.span.source, label.span.start)[0])


THINGS = "kind card (cards)\ncard farm\npile deck, of card\n"
LONG = "9" * 4000

NUMBERS = [
    ("counter coin of each player, from 0 to {n}\n", "too-large"),
    ("counter coin of each player, from {n} to 3\n", "too-large"),
    ("counter coin of each player, from 0 to 5, starts {n}\n", "too-large"),
    ("counter coin of each player\nto grab: gain {n} coin\n", "too-large"),
    ("counter coin of each player\nto grab: pay {n} coin\n", "too-large"),
    ("counter coin of each player\nto grab: change coin of you by {n}\n", "too-large"),
    ("counter coin of each player\nto grab:\n  repeat {n} times: gain 1 coin\n", "too-large"),
    ("die lot: 1, {n}\n", "too-large"),
    ("let most be -{n}\n", "too-large"),
    (THINGS + "to deal: create {n} farm in deck\n", "too-large"),
    (THINGS + "pile hand of each player, of card, room for {n}\n", "too-large"),
    (THINGS + "to take: move any {n} card of deck to deck\n", "too-large"),
    ("grid cell (cells), rows {n}, columns 3\n", "not-here"),
    ('scenario "x"\n  given count players is {n}\n  then count players is 2\n', "too-large"),
    ("table price, by number:\n  1 -> {n}\n", "too-large"),
    ("table price, by number:\n  {n} -> 1\n", "too-large"),
    ("kind card (cards)\n  has a number called worth\ncard farm, worth {n}\n", "too-large"),
    ("counter coin of each player\nto grab: gain ({n} * 2) coin\n", "too-large"),
    ('scenario "x"\n  then count players is {n}\n', "too-large"),
]


@pytest.mark.parametrize(("rules", "slug"), NUMBERS, ids=range(len(NUMBERS)))
@pytest.mark.parametrize("number", ["1000000000", LONG], ids=("ten digits", "many digits"))
def test_a_number_that_is_too_large_is_reported_at_its_place(rules: str, slug: str, number: str) -> None:
    pack("mine", rules.format(n=number) + PLAY)
    began = time.process_time()
    found = check(["mine"])
    assert time.process_time() - began < SECONDS
    told = [one for one in found.said if one.slug == slug]
    assert told and number in line(told[0]), render(found.said)
    assert len({one.headline for one in told}) == len(told), render(told)
    assert found.failed


def test_numbers_at_their_limits_are_none_too_many() -> None:
    rules = f"""counter coin (coins) of each player, from 0 to {limits.NUMBER}
counter apple (apples) of each player
counter pear (pears) of each player
group fruit (fruits): apple, pear
{THINGS}to deal: create {limits.COPIES} farm in deck
to trade: pay any {limits.WAYS - 1} fruit
to grab: gain 000000000000000000000{limits.NUMBER} coins
"""
    pack("mine", rules + PLAY, f"players = [1, {limits.PLAYERS}]")
    assert not check(["mine"]).said


@pytest.mark.parametrize("players", ["101", "[2, 1000000000]", LONG, "[1, 101]"])
def test_too_many_players(players: str) -> None:
    pack("mine", more=f"players = {players}")
    found = check(["mine"])
    assert found.failed and "players" in line(found.said[0])


def test_too_many_editions() -> None:
    for many in (limits.EDITIONS, limits.EDITIONS + 1):
        name = f"mine-{many}"
        pack(name, more="players = 2\n[editions]\n" + "".join(f'e-{n} = ["{name}"]\n' for n in range(many)))
        found = check([name])
        assert [one.slug for one in found.said] == (["wrong-pack-value"] if many > limits.EDITIONS else [])


def test_a_manifest_full_of_what_nobody_reads() -> None:
    pack("mine", more="players = 2\n" + "".join(f"key-{n} = {n}\n" for n in range(10_000)))
    began = time.process_time()
    found = check(["mine"])
    assert [one.slug for one in found.said] == ["unknown-pack-key"] * 25
    assert time.process_time() - began < SECONDS


def chain(many: int, ring: bool = False) -> None:
    """Packs of which each builds on the one before."""
    for n in range(many):
        below = [f'builds_on = ["p{(n or many) - 1}"]'] if n or ring else []
        pack(f"p{n}", PLAY if n == 0 else "", "\n".join(["players = 2", *below]))


def test_a_chain_of_so_many_packs_is_checked_and_of_one_more_is_reported() -> None:
    chain(limits.PACKS + 1)
    assert not check([f"p{limits.PACKS - 1}"]).said
    found = check([f"p{limits.PACKS}"])
    assert [one.slug for one in found.said] == ["too-many-packs"] and found.missing
    assert line(found.said[0]).startswith("builds_on")
    assert found.said[0].headline == "this needs more than 100 packs"


@pytest.mark.parametrize("ring", [False, True], ids=("chain", "ring"))
def test_a_thousand_packs_on_each_other(ring: bool, capsys: pytest.CaptureFixture[str]) -> None:
    chain(1000, ring)
    for args in (
        ("check", "p999"),
        ("check", "."),
        ("graph", "p999"),
        ("text", "p999", "--lang", "en"),
        ("sources", "p500"),
        ("fmt", "p999", "--check"),
    ):
        began = time.process_time()
        code = main.main(list(args))
        _, err = capsys.readouterr()
        assert code == (0 if args[0] == "fmt" else 2) and "mistake of ours" not in err
        assert time.process_time() - began < SECONDS


def test_an_edition_of_too_many_packs_and_too_many_added() -> None:
    names = [f"p{n}" for n in range(limits.PACKS + 1)]
    for n in range(limits.PACKS + 1):
        pack(f"p{n}", PLAY if n == 0 else "", "players = 2")
    pack("all", "", f"players = 2\n[editions]\nwhole = {names}".replace("'", '"'))
    found = check(["whole"])
    assert [one.slug for one in found.said] == ["too-many-packs"] and "whole" in line(found.said[0])


def test_a_file_that_is_too_large() -> None:
    for file, most in (("pack.toml", Kind.MANIFEST), ("all.rules", Kind.RULES), ("text/en.ftl", Kind.PHRASES)):
        name = file.replace("/", "-").replace(".", "-")
        pack(name)
        Path(name, "text").mkdir()
        path = Path(name, file)
        path.write_text((path.read_text() if path.exists() else "") + "\n" * (most.most + 1))
        found = check([name])
        assert found.said[0].slug == "unreadable-file" and "is larger than" in found.said[0].headline


def test_the_page_of_limits_has_them_all() -> None:
    page = (ROOT / "docs/pages/limits.md").read_text("utf-8")
    for number in (
        limits.NUMBER,
        limits.PLAYERS,
        limits.COPIES,
        limits.WAYS,
        limits.PACKS,
        limits.GAMES,
        limits.JOBS,
        limits.VALUES,
        limits.THINGS,
    ):
        assert f"| {number:,} |" in page, number
    assert f"| {limits.EDITIONS} |" in page and "10^18" in page and limits.SEED == 10**18
    for slug in re.findall(r"`([a-z]+(?:-[a-z]+)+)`", page):
        assert slug in all_slugs(), slug
    for kind in Kind:
        size = kind.most // (1 << 20)
        assert kind is Kind.CACHE or f"| {size} MB |" in page or f"| {kind.most // 1024} KB |" in page, kind


COIN = "counter coin (coins) of each player\n"
ON = "to rest: gain 1 coin\nto play:\n  repeat 2 times:\n    each player: go, or rest\n  end-game\n"
MANY = {
    "rules in rules": "".join(f"to r{n}: r{n + 1}\n" for n in range(1000)) + "to r1000: gain 1 coin\nto go: r0\n",
    "rules with prices": "".join(f"to r{n}: r{n + 1}\n" for n in range(400)) + "to r400: pay 1 coin\nto go: r0\n",
    "rules called twice": "".join(f"to r{n}:\n  pay 1 coin\n  r{n + 1}\n  r{n + 1}\n" for n in range(40))
    + "to r40: pay 1 coin\nto go: r0\n",
    "groups in groups": "counter apple of each player\ngroup g0: coin, apple\n"
    + "".join(f"group g{n + 1}: g{n}, apple\n" for n in range(500))
    + "to go: pay any 1 g500\n",
    "values of values": "let v-0 be 1\n"
    + "".join(f"let v-{n + 1} be v-{n} + 1\n" for n in range(300))
    + "to go: gain (v-300) coin\n",
    "prices": "to go:\n" + "  pay 1 coin\n" * 120,
    "choices": "to go:\n" + "".join(f"  choose a player as p{n}\n  if p{n} is you: pay 1 coin\n" for n in range(30)),
    "choices of numbers": "to go:\n"
    + "".join(f"  choose a number from 0 to 9 as n{n}\n  if n{n} is 3: pay 1 coin\n" for n in range(6)),
    "tests": "to go:\n" + "".join(f"  if coin of you is {n}: pay {n + 1} coin\n" for n in range(60)),
}


@pytest.mark.parametrize("what", MANY)
def test_what_builds_on_each_other_many_times(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", COIN + ON + MANY[what])
    for args in ("check", "mine"), ("play", "mine", "--bots", "first,first", "--seed", "1"):
        began = time.process_time()
        code = main.main(list(args))
        _, err = capsys.readouterr()
        assert code == 0, err
        assert time.process_time() - began < SECONDS


HATS = "kind hat (hats)\nhat cap\npile rack, of hat\npile box, of hat\n"


def nested(many: int, head: str, last: str) -> str:
    """A rule of loops in loops."""
    return (
        "to go:\n"
        + "".join("  " * (n + 1) + head.format(n=n) + "\n" for n in range(many))
        + "  " * (many + 1)
        + f"{last}\n"
    )


FOR_EVER = {
    "loops in loops": nested(12, "repeat 999 times:", "gain 1 coin"),
    "a long loop": "to go:\n  repeat 999999999 times: gain 1 coin\n",
    "a long loop of nothing": "to go:\n  repeat 999999999 times:\n    if coin of you is 77: gain 1 coin\n",
    "dice without end": "die lot: 1, 2, 3\nto go:\n  gain 999999999 coin\n  roll (coin of you) lot as faces\n",
    "things in things": HATS
    + "to go:\n  create 5000 cap in rack\n  for each c in rack:\n    for each d in rack:\n"
    + "      if coin of you is 77: gain 1 coin\n",
    "more and more things": HATS + "to go:\n" + "  create 10000 cap in rack\n" * 4,
    "things to and fro": HATS
    + "to go:\n  create 1000 cap in rack\n"
    + "  shuffle rack\n  move each hat of rack to box\n  move each hat of box to rack\n" * 50,
    "rules called twice": "".join(f"to r{n}:\n  gain 1 coin\n  r{n + 1}\n  r{n + 1}\n" for n in range(30))
    + "to r30: gain 1 coin\nto go: r0\n",
    "things that follow twice": HATS
    + "".join(f"hat h{n}\n  follow h{n + 1}\n  follow h{n + 1}\n" for n in range(30))
    + "hat h30\n  gain 1 coin\nto go: follow h0\n",
}
TOO_LARGE = {
    "a product": "to go: gain (" + " * ".join(["999999999"] * 40) + ") coin\n",
    "squares": "to go:\n  gain 3 coin\n  repeat 99 times: gain (coin of you * coin of you) coin\n",
    "doubled": "to go:\n  gain 1 coin\n  repeat 999 times: gain (coin of you) coin\n",
    "set to twice": "to go:\n  gain 1 coin\n  repeat 999 times: set coin of you to (coin of you + coin of you)\n",
    "halved below nothing": "to go:\n  change coin of you by -1\n"
    + "  repeat 999 times: change coin of you by (coin of you)\n",
}


@pytest.mark.parametrize("what", [*FOR_EVER, *TOO_LARGE])
def test_what_goes_on_for_ever_is_stopped_soon(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    """However it is written: a number in rules does not say how long they may go on."""
    pack("mine", COIN + ON + {**FOR_EVER, **TOO_LARGE}[what])
    for args in ("play", "mine", "--bots", "first,first", "--seed", "1"), ("simulate", "mine", "--games", "1"):
        began = time.process_time()
        code = main.main(list(args))
        _, err = capsys.readouterr()
        assert code == 2 and "rulewright: these rules " in err, err
        assert "all.rules:" in err and ("a number larger than 1,000,000,000,000,000,000" in err) == (what in TOO_LARGE)
        assert time.process_time() - began < SECONDS


FRUIT = "counter pear of each player\ncounter plum of each player\ngroup fruit: pear, plum\n"
HIDDEN = "kind hat (hats)\nhat cap\npile rack, of hat, seen by nobody{more}\npile shelf, of hat, seen by nobody\n"
TO_AND_FRO = "  move each hat of rack to shelf\n  move each hat of shelf to rack\n"
MANY_WAYS = {
    "to pay": FRUIT
    + "to go:\n  gain 99999 pear\n  gain 99999 plum\n  gain 99999 coin\n  pay any (coin of you) fruit\n",
}
THOUSANDS = {
    "seen by all": HIDDEN.replace(", seen by nobody", "") + "to go:\n  create 5000 cap in rack\n" + TO_AND_FRO * 4,
    "seen by nobody": HIDDEN + "to go:\n  create 5000 cap in rack\n" + TO_AND_FRO * 4,
    "out of a bag": HIDDEN.replace("{more}", ", bag")
    + "to go:\n  create 5000 cap in rack\n"
    + "  draw 5000 hat from rack to shelf\n  move each hat of shelf to rack\n" * 4,
    "heard of": HIDDEN.replace(", seen by nobody", "")
    + "hat fez\n  after a hat comes to shelf: gain 1 coin\nto go:\n  create 1 fez in shelf\n  create 5000 cap in rack\n"
    + TO_AND_FRO * 4,
}


@pytest.mark.parametrize("seats", [2, 100])
@pytest.mark.parametrize("what", [*MANY_WAYS, *THOUSANDS])
def test_thousands_of_things_and_ways_are_stopped_soon(
    what: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """However many see or do not see them, and are told of them."""
    more = "players = [2, 100]"
    pack("mine", (COIN + ON + {**MANY_WAYS, **THOUSANDS}[what]).replace("{more}", ""), more)
    bots = ",".join(["first"] * seats)
    began = time.process_time()
    code = main.main(["play", "mine", "--bots", bots, "--seats", str(seats), "--seed", "1"])
    err = capsys.readouterr().err
    assert code == 2 and "rulewright: " in err and "these rules " in err, err
    assert "all.rules:" in err or "deeper than any game" in err, err
    assert ("chosen in more than 10,000 ways" in err) == (what in MANY_WAYS), err
    assert time.process_time() - began < SECONDS


def test_any_number_of_thousands_is_chosen_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    rules = "to go:\n  create 3000 cap in rack\n  choose any number of hat of rack as those\n  move those to box\n"
    pack("mine", COIN + ON + HATS + rules)
    began = time.process_time()
    assert main.main(["play", "mine", "--bots", "first,first", "--seed", "1"]) == 0
    assert "Cap" in capsys.readouterr().out
    assert time.process_time() - began < SECONDS


def test_values_that_ask_twice_for_each_other_are_reported_once(capsys: pytest.CaptureFixture[str]) -> None:
    """Each level doubles the work: of those above the first that is too much, nothing more is told."""
    values = "let v-0 be 1\n" + "".join(f"let v-{n + 1} be v-{n} * v-{n}\n" for n in range(20))
    pack("mine", COIN + ON + values + "to go: gain (v-20) coin\n")
    told = [one for one in check(["mine"]).said if one.slug == "too-large"]
    assert [line(one) for one in told] == ["let v-13 be v-12 * v-12"], render(told)
    assert told[0].headline == "`v-13` takes too much work"


def test_what_goes_through_more_levels_than_python_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def deeper(*_: object) -> int:
        raise RecursionError

    monkeypatch.setattr("rulewright.compiler.cli.check.run", deeper)
    assert main.main(["check"]) == 2
    assert capsys.readouterr().err == f"rulewright: {main.TOO_MANY_LEVELS}\n"
