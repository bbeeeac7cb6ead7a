"""Draft cards, which are prose only: commands list them, and a release refuses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main

PACK = {
    "pack.toml": 'name = "fair"\ntitle = "Fair"\nplayers = 2\n',
    "fair.rules": """counter coin (coins) of each player, from 0 to 9
kind card (cards)
card jester "Jester"
  draft "Whoever laughs first pays you 2 coins."
card king "King"
  gain 2 coins
to draft a card: gain 1 coin
to play:
  end-game
""",
}


@pytest.fixture
def pack(tmp_path: Path) -> str:
    for name, text in PACK.items():
        (tmp_path / name).write_text(text, "utf-8")
    return str(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def test_check_lists_it_and_a_release_refuses_it(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", pack, "--format", "json")
    assert (code, [one["slug"] for one in json.loads(out)["diagnostics"]]) == (0, ["draft"])
    code, out, _ = run(capsys, "check", pack, "--release", "--format", "json")
    assert (code, json.loads(out)["errors"]) == (1, 1)


def test_texts_and_games_tell_of_it(pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = run(capsys, "text", pack, "--lang", "en")
    assert "Jester: Draft: Whoever laughs first pays you 2 coins. ~" in out and "1 text: a draft" in err
    for argv in (("simulate", pack, "--games", "1"), ("test", pack), ("play", pack, "--bots", "random,random")):
        assert "1 card is a draft and does nothing: Jester" in run(capsys, *argv)[2]
    code, _, err = run(capsys, "why", pack, "jester")
    assert code == 1 and "`jester` is a draft" in err
    elements = json.loads(run(capsys, "model", pack)[1])["elements"]
    assert elements["jester"]["draft"] and not elements["king"]["draft"]
    (tmp_path / "cards.txt").write_text("Jester: Whoever laughs first pays you 2 coins.\n", "utf-8")
    assert "Jester: is a draft" in run(capsys, "read", pack, "--lang", "en", str(tmp_path / "cards.txt"))[1]


def test_what_lists_cards_marks_it(pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "sources", pack)
    assert code == 0 and "card jester (draft)" in out and "1 draft," in f"{err.strip()},"
    assert json.loads(run(capsys, "sources", pack, "--json")[1])["drafts"] == ["jester"]
    data = tmp_path / "cards.json"
    assert run(capsys, "cards", pack, "--data", str(data))[0] == 0
    cards = json.loads(data.read_text("utf-8"))["cards"]
    assert {one["id"]: one["draft"] for one in cards} == {"jester": True, "king": False}
