"""What changed between two editions, and between two revisions of one."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.compiler.cli import main

MANIFEST = 'name = "{name}"\ntitle = "The village"\nplayers = 2\nlanguages = ["en", "pl"]\n'
RULES = """\
counter coin (coins) of each player, from 0 to 9
counter plum (plums) of each player, from 0 to 9
group fruit: plum
kind card (cards)
  optional
  works in hand
pile hand of each player, of card
card ace "Ace"
  after you gain any plum: gain 1 coin
card king "King"
  after you rest: gain 1 plum
to rest: gain 1 coin
after you gain any coin: rest-of-it
to rest-of-it:
  if coin of you more than 5: lose 1 coin
let wealth of a player be coin of the player
to play:
  each player: rest
  end-game
scenario "Rest"
  when rest
  then coin of you is 1
"""


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("COLUMNS", "100")


def pack(name: str, rules: str) -> None:
    Path(name).mkdir(exist_ok=True)
    Path(name, "pack.toml").write_text(MANIFEST.format(name=Path(name).name))
    Path(name, "all.rules").write_text(rules)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main.main(["diff", *args])
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys: pytest.CaptureFixture[str], edit: Callable[[str], str]) -> str:
    """What is told of an edit, without the places."""
    pack("old", RULES)
    pack("new", edit(RULES))
    code, out, err = run(capsys, "old", "new")
    assert code == 0 and err.startswith("from `old` to `new`: ")
    return out + err.partition(": ")[2]


def one_line(was: str, now: str) -> Callable[[str], str]:
    assert RULES.count(was) == 1, was
    return lambda rules: rules.replace(was, now)


def test_nothing_changed(capsys: pytest.CaptureFixture[str]) -> None:
    reordered = "# a remark\n" + RULES.replace("to rest: gain 1 coin\n", "") + "to   rest:\n  gain 1 coin  # why\n"
    assert told(capsys, lambda _: reordered.replace("to   rest:\n  gain", "to rest: gain")) == (
        "the same rules, of the same meaning\n"
    )


def test_a_number_on_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    """The rule, what is printed in both languages, and the links it is part of."""
    assert told(capsys, one_line("gain 1 plum", "gain 2 plum")) == (
        "Changed\n"
        "  card king  new/all.rules:10\n"
        "    -   after you rest: gain 1 plum\n"
        "    +   after you rest: gain 2 plum\n"
        "    - en: After you rest, gain 1 plum.\n"
        "    + en: After you rest, gain 2 plums.\n"
        "\n"
        "Chains\n"
        "  + King ── gain plum (2) ──▶ Ace\n"
        "  - King ── gain plum ──▶ Ace\n"
        "1 changed, 0 added, 0 removed\n"
    )


def test_notes_for_players(capsys: pytest.CaptureFixture[str]) -> None:
    """Cards and rules before and after, in words; what only counts is for who writes rules."""
    pack("old", RULES)
    pack("new", RULES.replace("gain 1 plum", "gain 2 plum").replace("lose 1 coin", "lose 2 coin"))
    code, out, _ = run(capsys, "old", "new", "--notes")
    assert code == 0 and out == (
        "# The village\n\n## Changed\n\n### Cards (1)\n\n- **King**\n"
        "  - was: After you rest, gain 1 plum.\n  - now: After you rest, gain 2 plums.\n\n"
        "### Rules (1)\n\n- **Rest of it**\n"
        "  - No longer: If you have more than 5 coins, lose 1 coin.\n"
        "  - In place of that: If you have more than 5 coins, lose 2 coins.\n"
    )
    code, out, _ = run(capsys, "old", "new", "--notes", "--lang", "pl")
    assert code == 0 and "## Zmienione" in out and "- było:" in out


def test_notes_say_what_is_printed_and_which_steps_differ(capsys: pytest.CaptureFixture[str]) -> None:
    """A price before and after; of a rule only the steps that came, went or stand in the place of others."""
    rules = RULES.replace("  optional\n", "  optional\n  has a number called price\n")
    rules = rules.replace('card ace "Ace"', 'card ace "Ace", price 2')
    pack("old", rules.replace("to rest: gain 1 coin", "to rest:\n  gain 1 coin\n  lose 1 plum\n  gain 2 coin"))
    new = rules.replace("to rest: gain 1 coin", "to rest:\n  gain 1 coin\n  gain 2 coin\n  gain 3 plum")
    pack("new", new.replace("price 2", "price 3"))
    out = run(capsys, "old", "new", "--notes")[1]
    assert out == (
        "# The village\n\n## Changed\n\n### Cards (1)\n\n- **Ace**\n  - Price: 2 → 3\n\n"
        "### Rules (1)\n\n- **Rest**\n  - No longer: Lose 1 plum.\n  - New: Gain 3 plums.\n"
    )


def test_what_came_and_went(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(
        capsys, lambda rules: rules.replace("let wealth of a player be coin of the player\n", "die d6: 1, 2\n")
    )
    assert found == (
        "Added\n"
        "  die d6  new/all.rules:16\n"
        "    + die d6: 1, 2\n"
        "\n"
        "Removed\n"
        "  let wealth  old/all.rules:16\n"
        "    - let wealth of a player be coin of the player\n"
        "0 changed, 1 added, 1 removed\n"
    )


def test_a_ring_that_closes(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, one_line("after you rest: gain 1 plum", "after you gain any coin: gain 1 plum"))
    assert "  + King ── gain plum ──▶ Ace" not in found, "that link was there before"
    assert "  + Ace ── gain coin ──▶ King\n" in found
    assert "  + a loop closed, bounded: " in found and "King" in found.partition("a loop closed")[2]
    found = told(capsys, one_line("rest: gain 1 plum", "rest: gain 1 coin"))
    assert "a loop" not in found and "  - King ── gain plum ──▶ Ace\n" in found


def test_other_meaning_of_the_same_words(capsys: pytest.CaptureFixture[str]) -> None:
    """What is paid is chosen from a group; without the group's declaration the same words speak of one counter."""
    found = told(
        capsys,
        lambda rules: (
            rules.replace("group fruit: plum\n", "counter fruit (fruits) of each player\n") + "to spend: pay 1 fruit\n"
        ),
    )
    assert "  rule spend" in found and "Added" in found
    pack("old", RULES + "to spend: pay any 1 fruit\n")
    pack("new", RULES.replace("group fruit: plum", "group fruit: plum, coin") + "to spend: pay any 1 fruit\n")
    assert "  group fruit  new/all.rules:3\n" in run(capsys, "old", "new")[1]


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    pack("old", RULES)
    pack("new", RULES.replace("gain 1 plum", "gain 2 plum"))
    code, out, err = run(capsys, "old", "new", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "") and (found["old"], found["new"]) == ("old", "new")
    (change,) = found["changes"]
    assert (change["how"], change["sort"], change["id"]) == ("changed", "card", "king")
    assert change["old"] == {
        "title": "King",
        "at": "old/all.rules:10",
        "words": ['card king "King"', "  after you rest: gain 1 plum"],
    }
    assert change["text"]["en"] == {"old": "After you rest, gain 1 plum.", "new": "After you rest, gain 2 plums."}
    assert [edge["amount"] for edge in found["links"]["added"]] == [2]
    assert found["orders"] == {"came": [], "went": []}
    assert found["rings"] == {"closed": [], "opened": []} and found["longest"] == {"old": 2, "new": 2}


TWO = """\
card queen "Queen"
  after you rest: lose 1 plum
card jack "Jack"
  after you gain any coin: gain 1 coin
to rest:"""


def test_orders_and_rings_that_came(capsys: pytest.CaptureFixture[str]) -> None:
    pack("old", RULES.replace("  optional\n", "").replace("from 0 to 9\ncounter plum", "from 0\ncounter plum"))
    pack("new", Path("old/all.rules").read_text().replace("to rest:", TWO))
    code, out, _ = run(capsys, "old", "new")
    assert code == 0
    assert "  + a loop closed, endless: Jack → Jack\n  + nothing in the loop can stop it\n" in out
    assert (
        "  + the order of King and Queen matters now: rest\n      plum of player-1: 0 with King first, 1 with Queen"
        in out
    )
    for kinds, expected in (("endless", 1), ("order", 1), ("undecided", 0), ("endless,order", 1)):
        assert run(capsys, "old", "new", "--fail-on", kinds)[0] == expected
        assert run(capsys, "new", "old", "--fail-on", kinds)[0] == 0
    assert main.main(["diff", "old", "new", "--fail-on", "rings"]) == 2
    capsys.readouterr()
    assert "  - the order of King and Queen no longer matters: rest" in run(capsys, "new", "old")[1]
    orders = json.loads(run(capsys, "old", "new", "--json")[1])["orders"]
    assert [one["nodes"] for one in orders["came"]] == [["king", "queen"]] and orders["went"] == []


def test_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    pack("old", RULES)
    pack("new", RULES.replace("gain 1 plum", "gain 2 plum").replace('"King"', '"<b>*King*`"'))
    code, out, err = run(capsys, "old", "new", "--markdown")
    assert (code, err) == (0, "")
    assert out.startswith("## old → new\n\n1 changed, 0 added, 0 removed\n\n### Changed\n\n**card king**, new/")
    assert "\n````diff\n" not in out and "\n```diff\n- card king" in out
    assert "- + \\<b\\>\\*King\\*\\` → Ace: gain plum × 2\n" in out


def test_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Both languages, the rules, the chains; and nothing that an author writes becomes a mark of the page."""
    pack("old", RULES.replace("  optional\n", ""))
    pack("new", Path("old/all.rules").read_text().replace("gain 1 plum", "gain 2 plum").replace('"King"', '"<b>K&"'))
    code, out, err = run(capsys, "old", "new", "--html")
    assert (code, err) == (0, "") and out.startswith("<!doctype html>") and out.endswith("</html>\n")
    assert "<b>" not in out and "&lt;b&gt;K&amp;" in out and "<h2>Changed</h2>" in out
    assert '<p class="said came" lang="en">+ After you rest, gain 2 plums.</p>' in out
    assert '<span class="came">+   after you rest: gain 2 plum</span>' in out
    assert '<li class="came">+ &lt;b&gt;K&amp; → Ace: gain plum × 2</li>' in out
    assert "src=" not in out and "href=" not in out


def test_what_became_possible_and_impossible(capsys: pytest.CaptureFixture[str]) -> None:
    never = 'card queen "Queen"\n  after you doze: gain 1 coin\nto doze: gain 1 coin\nto rest:'
    pack("old", RULES.replace("to rest:", never))
    pack("new", RULES.replace("to rest:", never).replace("  each player: rest\n", "  each player: doze\n"))
    code, out, _ = run(capsys, "old", "new")
    assert code == 0
    gone = "".join(f"  - nothing triggers {name} any more\n" for name in ("Ace", "King"))
    assert f"  + something triggers Queen now\n{gone}" in out
    data = json.loads(run(capsys, "old", "new", "--json")[1])
    assert data["possible"] == ["queen"]
    assert "- − **nothing triggers King any more**" in run(capsys, "old", "new", "--markdown")[1]
    assert "something triggers Queen now" in run(capsys, "old", "new", "--html")[1]


# ---- as it was


def git(*args: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *args], check=True, capture_output=True)


@pytest.fixture
def kept() -> None:
    """A pack with a past, in a folder of a repository."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    git("init", "-q", ".")
    Path("packs").mkdir()
    pack("packs/mine", RULES)
    git("add", ".")
    git("commit", "-q", "-m", "first")
    pack("packs/mine", RULES.replace("gain 1 plum", "gain 2 plum"))


@pytest.mark.usefixtures("kept")
def test_an_edition_and_what_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "packs/mine@HEAD", "packs/mine")
    assert (code, err) == (0, "from `packs/mine@HEAD` to `packs/mine`: 1 changed, 0 added, 0 removed\n")
    assert "    -   after you rest: gain 1 plum\n    +   after you rest: gain 2 plum\n" in out
    code, out, _ = run(capsys, "packs/mine", "packs/mine@HEAD", "--json")
    assert json.loads(out)["changes"][0]["new"]["at"] == "packs/mine/all.rules:10", (
        "where it stood, not where it is laid out"
    )


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("packs/mine@never", "git has no revision `never`"),
        ("packs/mine@--output=x", "git has no revision `--output=x`"),
        ("packs/mine@HEAD^{tree}", "git has no revision `HEAD^{tree}`"),
        ("packs/other@HEAD", "`packs/other` is neither an edition nor a pack nor a folder of one"),
    ],
)
def test_what_never_was(name: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, name, "packs/mine") == (2, "", f"rulewright: {sentence}\n")
    assert not Path("x").exists()


@pytest.mark.usefixtures("kept")
def test_a_pack_that_is_young(capsys: pytest.CaptureFixture[str]) -> None:
    pack("packs/young", RULES)
    assert run(capsys, "packs/young@HEAD", "packs/young")[2] == "rulewright: there was no `packs/young` at `HEAD`\n"


def test_a_pack_that_nobody_keeps(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pack("mine", RULES)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(Path.cwd().parent))
    assert run(capsys, "mine@HEAD", "mine")[0] == 2
    monkeypatch.setenv("PATH", "")
    assert (
        run(capsys, "mine@HEAD", "mine")[2] == "rulewright: git is not installed, so earlier revisions cannot be read\n"
    )


def test_an_at_sign_in_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    pack("at@home", RULES)
    Path("at@home/pack.toml").write_text(MANIFEST.format(name="home"))
    assert run(capsys, "at@home", "./at@home")[2].endswith("the same rules, of the same meaning\n")


def test_a_ring_that_nobody_can_stop_any_more(capsys: pytest.CaptureFixture[str]) -> None:
    """One word that is taken away: the links are the same, and what is said of the ring is not."""
    rules = "card jack\n  {}after you gain any coin: gain 1 coin\nto rest:"
    free = RULES.replace("  optional\n", "").replace("from 0 to 9\ncounter plum", "from 0\ncounter plum")
    pack("old", free.replace("to rest:", rules.format("optional\n  ")))
    pack("new", free.replace("to rest:", rules.format("")))
    code, out, _ = run(capsys, "old", "new", "--fail-on", "endless")
    assert code == 1
    assert "  + a loop now, endless: Jack → Jack\n  + nothing in the loop can stop it\n" in out
    assert "  - a loop before, endless: Jack → Jack\n" in out
    assert "- + a loop now, **endless**: " in run(capsys, "old", "new", "--markdown")[1]
    assert len(json.loads(run(capsys, "old", "new", "--json")[1])["rings"]["closed"]) == 1
    code, out, _ = run(capsys, "new", "old", "--fail-on", "endless")
    assert code == 0 and "a loop now, endless: Jack → Jack\n  + it goes on for as long as a player wants" in out
