"""Cards without a phrase, cards with a text of their own, and cards written from their printed sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main

MANIFEST = 'name = "yard"\ntitle = "The Yard"\nplayers = [2, 3]\nlanguages = ["en", "pl"]\n'
RULES = """counter plum (plums) of each player, from 0 to 9
counter pear (pears) of each player, from 0 to 9
counter point (points) of each player, score
kind card (cards)
  works in crew
pile crew of each player, of card
card ace "Ace"
  after you gain any plum: gain 1 point
card king "King"
  after you rest: gain (2 if you have an ace otherwise 1) point
to rest: stop
to play:
  phase round:
    each player: rest
  end-game
"""
EN = """-noun-plum = Plum
    .of = good
    .pl = Plums
-noun-pear = Pear
    .of = good
    .pl = Pears
-noun-point = Point
    .of = good
    .pl = Points
"""
PL = """-noun-plum = Śliwka
    .of = good
    .gender = f
    .gen = Śliwki
    .acc = Śliwkę
    .pl = Śliwki
    .pl-gen = Śliwek
    .pl-acc = Śliwki
-noun-pear = Gruszka
    .of = good
    .gender = f
    .gen = Gruszki
    .acc = Gruszkę
    .pl = Gruszki
    .pl-gen = Gruszek
    .pl-acc = Gruszki
-noun-point = Punkt
    .of = good
    .gender = m3
    .gen = Punktu
    .acc = Punkt
    .pl = Punkty
    .pl-gen = Punktów
    .pl-acc = Punkty
-noun-ace = As
    .of = name card
-noun-king = Król
    .of = name card
"""

Shown = tuple[int, str, str]


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "yard"
    (folder / "text").mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    (folder / "10-yard.rules").write_text(RULES, "utf-8")
    (folder / "text/en.ftl").write_text(EN, "utf-8")
    (folder / "text/pl.ftl").write_text(PL, "utf-8")
    return folder


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> Shown:
    code = main(list(words))
    out = capsys.readouterr()
    return code, out.out, out.err


def more(folder: Path, rules: str) -> None:
    (folder / "20-more.rules").write_text(rules, "utf-8")


def test_a_card_without_a_phrase_can_be_played(yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(capsys, "check", "yard")[0] == 0
    code, _, err = typed(capsys, "check", "--release", "yard")
    assert code == 1 or "error" in err
    code, out, err = typed(capsys, "text", "yard", "--lang", "en")
    assert code == 0
    assert "Ace: After you gain any Plums, gain 1 Point.\n" in out
    assert "King: After you rest: gain (2 if you have an ace otherwise 1) point. *\n" in out
    assert err.startswith("* 1 text: in the words of its rule") or "* 1 text: in the words of its rule" in err
    entries = json.loads(typed(capsys, "text", "yard", "--lang", "pl", "--json")[1])["entries"]
    assert {one["id"]: one["mark"] for one in entries} == {"ace": "", "king": "plain"}


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("After you gain any Plums, gain 1 Pear.", ""),
        ("After you gain any Plums, gain 2 Pears.", "says-otherwise"),
        ("Plums to pears.", "unproved-text"),
    ],
)
def test_a_text_of_its_own(text: str, slug: str, yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more(yard, f'card queen "Queen"\n  says en "{text}"\n  after you gain any plum: gain 1 pear\n')
    _, out, err = typed(capsys, "check", "--release", "yard")
    assert (f"[{slug}]" in out + err) if slug else "-text]" not in out + err and "says-otherwise" not in out + err
    shown = typed(capsys, "text", "yard", "--lang", "en")[1]
    assert f"Queen: {text}{' ?' if slug else ''}\n" in shown


def test_a_scenario_proves_a_text(yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = 'scenario "Pears"\n  given queen is in crew of you\n  when gain 1 plum\n  then pear of you is 1\n'
    more(yard, f'card queen "Queen"\n  says en "Plums to pears."\n  after you gain any plum: gain 1 pear\n{scenario}')
    out = typed(capsys, "check", "--release", "yard")
    assert "unproved-text" not in out[1] + out[2]


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [
        ("After you gain any Plums, gain 1 Plum.", "after you gain any plum: gain 1 plum"),
        ("After you gain any Pears, you may pay 1 Plum and gain 2 Points.", "you may pay 1 plum to gain 2 points"),
        ("After another player rests, each opponent loses 1 Pear.", "after another player rests: each opponent loses"),
        ("Gain 2 Plums or 1 Pear.", "gain 2 plums or 1 pear"),
        ("Before you lose any Plums, prevent that.", "before you lose any plum: cancel"),
        ("Before you gain any Plums, gain 1 Pear instead.", "before you gain any plum: gain 1 pear instead"),
        ("After you gain any Plums, end the game at once.", "after you gain any plum: end-game at once"),
    ],
)
def test_a_card_from_its_sentence(sentence: str, rule: str, yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = typed(capsys, "new", "card", "jack", "--in", "yard", "--text", sentence)
    assert code == 0, err
    assert rule in out
    assert f"Jack: {sentence}".replace("gain 1 Plum.", "gain 1 extra Plum.") in typed(
        capsys, "text", "yard", "--lang", "en"
    )[1].replace("gain 1 Plum.", "gain 1 extra Plum.")


@pytest.mark.parametrize(
    ("sentence", "ours", "rule"),
    [
        (
            "Whenever you gain any Plums, gain 1 Pear.",
            "After you gain any Plums",
            "after you gain any plum: gain 1 pear",
        ),
        (
            "After an opponent rests, gain 1 Pear.",
            "After another player rests",
            "after another player rests: gain 1 pear",
        ),
        (
            "If you wish, pay 1 Plum and gain 2 Points.",
            "You may pay 1 Plum and gain",
            "you may pay 1 plum to gain 2 points",
        ),
    ],
)
def test_other_words_are_accepted_and_noted(
    sentence: str, ours: str, rule: str, yard: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = typed(capsys, "new", "card", "jack", "--in", "yard", "--text", sentence)
    assert code == 0, err
    assert f"read as: {ours}" in err and rule in out


def test_a_card_of_an_optional_kind_asks_once(yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = next(yard.glob("*.rules"))
    rules.write_text(rules.read_text("utf-8").replace("  works in crew\n", "  works in crew\n  optional\n"), "utf-8")
    sentence = "After you gain any Pears, you may pay 1 Plum and gain 2 Points."
    code, out, err = typed(capsys, "new", "card", "jack", "--in", "yard", "--text", sentence)
    assert code == 0, err
    assert "  after you gain any pear:\n    pay 1 plum\n    gain 2 points\n" in out
    assert "asked-twice" not in typed(capsys, "check", "yard")[1]


def test_unread_text_is_reported_with_the_nearest_sentence(yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(path.name for path in yard.iterdir())
    code, _, err = typed(capsys, "new", "card", "jack", "--in", "yard", "--text", "After you gain any Plums, dance.")
    assert code == 1
    assert "After you gain any Plums, gain 1 Point." in err and "not understood: dance" in err
    assert sorted(path.name for path in yard.iterdir()) == before


def test_an_expansion_begins_empty(yard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(capsys, "new", "pack", "annex", "--builds-on", "yard")[0] == 0
    assert typed(capsys, "check", "annex")[0] == 0
    code, _, err = typed(capsys, "new", "pack", "attic", "--builds-on", "nowhere")
    assert code == 2 and "there is no pack `nowhere`" in err
