"""Commands that write files or list things: fmt, new, build, model, sources."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rulewright.compiler import check_packs, compile_pack, edition
from rulewright.compiler.cli import main
from rulewright.compiler.packs import bundled_packs
from rulewright.runtime.simulate.playing import play_out

RULES = "counter coin (coins) of each player, from 0 to 9\nto play:\n  gain 1 coin\n"
UNTIDY = b"counter   coin (coins) of each player,from 0 to 9 #why\r\n\r\n\r\nto play:\r\n    gain 1 coin"
TIDY = b"counter coin (coins) of each player, from 0 to 9  # why\n\nto play:\n  gain 1 coin\n"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main.main(list(args))
    out, err = capsys.readouterr()
    return code, out, err


def pack(name: str, rules: bytes | str = RULES) -> Path:
    folder = Path(name)
    folder.mkdir()
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "{name}"\nplayers = 2\n')
    (folder / "all.rules").write_bytes(rules if isinstance(rules, bytes) else rules.encode())
    return folder


# ---- fmt


def test_fmt(capsys: pytest.CaptureFixture[str]) -> None:
    file = pack("mine", UNTIDY) / "all.rules"
    file.chmod(0o640)
    assert run(capsys, "fmt", "mine", "--check") == (1, "mine/all.rules\n", "1 file read, 1 to be set\n")
    assert file.read_bytes() == UNTIDY
    code, out, err = run(capsys, "fmt", "mine")
    assert (code, out) == (0, "mine/all.rules\n")
    assert err == "mine/all.rules: its lines end in \\n now\n1 file read, 1 set\n"
    assert file.read_bytes() == TIDY and file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in sorted(file.parent.iterdir())] == ["all.rules", "pack.toml"]
    for args in ("mine",), ("mine", "--check"), ("mine/all.rules",), ():
        assert run(capsys, "fmt", *args)[:2] == (0, "")


def test_fmt_leaves_what_it_cannot_read(capsys: pytest.CaptureFixture[str]) -> None:
    broken = "to play: a a\nto   other: b\n"
    folder = pack("mine", broken)
    (folder / "good.rules").write_text("to   third:   b\n")
    code, out, err = run(capsys, "fmt", "mine")
    assert code == 2 and out == "mine/good.rules\n" and err.startswith("error[reserved-word]")
    assert err.endswith("2 files read, 1 set, 1 left as it is\n")
    assert (folder / "all.rules").read_text() == broken and (folder / "good.rules").read_text() == "to third: b\n"


@pytest.mark.parametrize("rules", [b"\xff\xfe", b"to play:\n\tgain 1 coin\n", b"to play: gain 1 coin\x00\n", b""])
def test_fmt_of_odd_bytes(rules: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = pack("mine", rules) / "all.rules"
    code, _, _ = run(capsys, "fmt", "mine")
    assert code == (0 if not rules else 2) and file.read_bytes() == rules


def test_fmt_follows_a_link(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("mine", UNTIDY)
    (folder / "all.rules").rename("elsewhere.rules")
    (folder / "all.rules").symlink_to(Path("elsewhere.rules").absolute())
    assert run(capsys, "fmt", "mine")[0] == 0
    assert (folder / "all.rules").is_symlink() and Path("elsewhere.rules").read_bytes() == TIDY


# ---- new


def test_a_new_pack_is_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "new", "pack", "first-steps")
    assert code == 0 and "first-steps/pack.toml" in out.splitlines() and "rulewright check first-steps" in err
    assert not check_packs("first-steps").said
    assert run(capsys, "fmt", "--check")[0] == 0
    compiled = compile_pack("first-steps").value
    assert compiled is not None and compiled.model.title == "First steps" and compiled.model.scenarios
    for seats in (2, 3, 4):
        games = [play_out(edition("first-steps"), ["random"] * seats, seed) for seed in range(20)]
        assert all(game.finished and game.winners for game in games) and any(game.decisions > 2 for game in games)


def test_the_scenarios_of_a_new_pack_hold(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "new", "pack", "mine")
    assert run(capsys, "test", "mine")[0] == 0


def test_a_new_card_is_made_like_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "new", "pack", "mine")
    code, out, err = run(capsys, "new", "card", "old-baker", "--in", "mine")
    assert (code, out) == (0, "mine/11-old-baker.rules\n") and "stand-in" in err
    assert run(capsys, "check", "mine")[0] == 0 and run(capsys, "fmt", "--check")[0] == 0
    compiled = compile_pack("mine").value
    assert compiled is not None
    card = compiled.model.elements["old-baker"]
    assert card.title == "Old baker" and card.stand_in and card.abilities
    assert run(capsys, "check", "mine", "--release")[0] == 1


@pytest.mark.parametrize(
    "args",
    [
        ["pack", "Mine"],
        ["pack", "../mine"],
        ["pack", "mine\nname"],
        ["pack", "żółw"],
        ["pack", ""],
        ["pack", "x" * 61],
        ["pack", "resurgence"],
        ["pack", "there"],
        ["pack", "a-file"],
        ["pack", "ours", "--in", "there"],
        ["card", "knight"],
        ["card", "Knight", "--in", "there"],
        ["card", "knight", "--in", "not-there"],
        ["card", "knight", "--in", "empty"],
        ["card", "farmer", "--in", "there"],
        ["card", "coin", "--in", "there"],
        ["card", "if", "--in", "there"],
        ["card", "draw", "--in", "there"],
        ["card", "knight", "--in", "there", "--kind", "ship"],
    ],
)
def test_nothing_is_created_after_a_mistake(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "new", "pack", "there")
    pack("empty")
    Path("a-file").write_text("")
    before = sorted(str(path) for path in Path().rglob("*"))
    code, out, err = run(capsys, "new", *args)
    assert (code, out) == (2, "") and err.startswith("rulewright: ") and err.count("\n") == 1
    assert sorted(str(path) for path in Path().rglob("*")) == before


# ---- build, model, sources


def test_build_knows_what_is_stale(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulewright.compiler.cli import build

    folder = tmp_path / "generated"
    folder.mkdir()
    monkeypatch.setattr(build, "_folder", lambda: str(folder))
    few = [pack for pack in bundled_packs() if pack.name in ("connect-four", "tic-tac-toe")]
    monkeypatch.setattr("rulewright.compiler.build.bundled_packs", lambda: few)
    monkeypatch.setattr("rulewright.compiler.packs.bundled_packs", lambda: few)
    code, out, _ = run(capsys, "build", "--check")
    assert code == 1 and "generated/connect_four.py" in out.splitlines() and not list(folder.iterdir())
    assert run(capsys, "build")[:2] == (0, out) and run(capsys, "build", "--check")[:2] == (0, "")
    (folder / "connect_four.py").write_text("changed")
    (folder / "long_gone.py").write_text("")
    (folder / "not-ours.json").write_text("")
    stale = "generated/connect_four.py\ngenerated/long_gone.py\n"
    assert run(capsys, "build", "--check")[:2] == (1, stale) and run(capsys, "build")[:2] == (0, stale)
    assert not (folder / "long_gone.py").exists() and (folder / "not-ours.json").exists()


def test_model(capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine")
    for name in ("mine", "./mine", str(Path("mine").absolute()), "connect-four"):
        code, out, err = run(capsys, "model", name)
        assert (code, err) == (0, "") and json.loads(out)["name"] in ("mine", "connect-four")
    assert json.loads(run(capsys, "model", "--schema")[1])["title"] == "The model of an edition"
    (Path("mine") / "all.rules").write_text("to play: a a\n")
    code, out, err = run(capsys, "model", "mine")
    assert (code, out) == (2, "") and "error[reserved-word]" in err


SOURCED = """\
source "SETUP"
kind card
card king "King", source "CARDS > Court"
card queen "Queen", source "CARDS > Curt"
stand-in
counter coin of each player
ruling "May he?", ours, source "CARDS"
  question "May he?"
  answer "He may."
  proof "He may"
scenario "He may"
  when gain 1 coin
  then coin of you is 1
to play: gain 1 coin
"""
PLACES = "# The book\n\nWords.\n\n- SETUP\n- CARDS\n  - Court\n  - Town\n- ENDING\n  - The last page\n"


def test_sources(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack("mine", SOURCED)
    (folder / "places.md").write_text(PLACES)
    found = json.loads(run(capsys, "sources", "mine", "--json")[1])
    named = {rule["id"]: (rule["sort"], rule["source"], rule["stand_in"]) for rule in found["rules"]}
    assert named["king"] == ("card", "CARDS > Court", False)
    assert named["queen"][1] == "CARDS > Curt" and found["unknown_places"] == ["CARDS > Curt"]
    assert named["May he?"][1] == "CARDS" and named["card"][1] == "SETUP"
    assert found["stand_ins"] == ["coin", "play"]
    assert found["places_without_rule"] == ["CARDS > Town", "ENDING", "ENDING > The last page"]
    assert {rule["at"] for rule in found["rules"]} >= {"mine/all.rules:3", "mine/all.rules:6"}
    code, out, err = run(capsys, "sources", "mine")
    assert code == 0 and "CARDS > Curt (no such place in the book)\n  card queen" in out
    assert err == "6 rules, 2 stand-ins, 3 places with no rule\n"


def test_every_source_of_a_bundled_pack_is_a_place_of_its_book(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parent.parent / "rules"
    for name in sorted(path.parent.name for path in root.glob("*/places.md")):
        assert json.loads(run(capsys, "sources", name, "--json")[1])["unknown_places"] == []
    assert os.path.isfile(root / "resurgence/places.md")
