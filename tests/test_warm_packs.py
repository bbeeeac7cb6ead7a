"""Every bundled pack, changed at random again and again: stored results of earlier checks never change the
diagnostics.

Whatever is kept goes through the file in which it is kept, or stays in memory as while watching, by turns.
"""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.compiler import pipeline
from rulewright.compiler.check import check
from rulewright.compiler.cli import proved
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.proofs import Proofs, key_of

ROOT = Path(__file__).parent.parent
PACKS = sorted(pack.name for pack in bundled_packs())
Dice = random.Random
CARD = r'^([a-z][\w-]*) ([\w-]+) "([^"\n]+)"'
"""The beginning of a card: its kind, its name and its title."""


def one_of(pattern: str, text: str, dice: Dice) -> re.Match[str] | None:
    found = list(re.finditer(pattern, text, re.MULTILINE))
    return dice.choice(found) if found else None


def instead(folder: Path, ending: str, pattern: str, new: Callable[[re.Match[str]], str], dice: Dice) -> None:
    """One place that fits, in one file, made another."""
    paths = [path for path in sorted(folder.rglob(f"*{ending}")) if re.search(pattern, path.read_text("utf-8"), re.M)]
    if paths:
        path = dice.choice(paths)
        text = path.read_text("utf-8")
        found = one_of(pattern, text, dice)
        assert found is not None
        path.write_text(text[: found.start()] + new(found) + text[found.end() :], "utf-8")


def a_number(folder: Path, dice: Dice) -> None:
    instead(
        folder,
        ".rules.md",
        r"(?<=gain )\d+|(?<=lose )\d+|(?<=pay )\d+|(?<=price )\d+",
        lambda one: f"{int(one[0]) + 1}",
        dice,
    )


def a_title(folder: Path, dice: Dice) -> None:
    instead(folder, ".rules.md", CARD, lambda one: f'{one[1]} {one[2]} "Otherwise"', dice)


def a_law(folder: Path, dice: Dice) -> None:
    """Of a kind, or of a card."""
    instead(folder, ".rules.md", r"^  (?:works in|once per|optional|exhausts|has a number).*\n", lambda one: "", dice)


def a_line(folder: Path, dice: Dice) -> None:
    instead(folder, ".rules.md", r"^ {4}[a-z].*\n", lambda one: one[0] * 2, dice)


def a_removed_card(folder: Path, dice: Dice) -> None:
    instead(folder, ".rules.md", CARD + r".*\n(?:(?:  .*)?\n)*?(?=\S)", lambda one: "", dice)


def a_name(folder: Path, dice: Dice) -> None:
    """In one place only: whoever else speaks of it is wrong now."""
    instead(folder, ".rules.md", CARD, lambda one: f'{one[1]} {one[2]}-too "{one[3]}"', dice)


def prose(folder: Path, dice: Dice) -> None:
    instead(folder, ".rules.md", r"^[A-Z].*\n", lambda one: f"Other words.\n\n{one[0]}", dice)


def a_scenario(folder: Path, dice: Dice) -> None:
    instead(folder, ".rules.md", r"^  then .*\n", lambda one: "", dice)


def a_phrase(folder: Path, dice: Dice) -> None:
    instead(folder, ".ftl", r"^(-[\w-]+ = )(?=\w)", lambda one: f"{one[1]}other ", dice)


def a_removed_phrase(folder: Path, dice: Dice) -> None:
    instead(folder, ".ftl", r"^-[\w-]+ = .*\n(?: +.*\n)*", lambda one: "", dice)


def players(folder: Path, dice: Dice) -> None:
    instead(folder, "pack.toml", r"^players = .*", lambda one: "players = [2, 3]", dice)


def languages(folder: Path, dice: Dice) -> None:
    instead(folder, "pack.toml", r"^languages = .*", lambda one: 'languages = ["en"]', dice)


def a_new_card(folder: Path, dice: Dice) -> None:
    new = f"another-{dice.randrange(9)}"
    instead(folder, ".rules.md", CARD, lambda one: f'{one[1]} {new} "Another"\n\n{one[0]}', dice)


CHANGES = (
    a_number, a_number, a_title, a_law, a_line, a_removed_card, a_name, prose, a_scenario, a_phrase,
    a_removed_phrase, players, languages, a_new_card,
)  # fmt: skip


def walk(name: str, folder: Path, seed: int, steps: int) -> tuple[int, int]:
    """How often a warm check said otherwise than a cold one, and how often something was said at all."""
    dice, proofs = Dice(seed), Proofs()
    # The first one says something for sure where there is a card.
    changes = [a_name, *dice.choices(CHANGES, k=steps)]
    pack = folder / name
    shutil.copytree(ROOT / "rules" / name, pack)
    differ = told = 0
    for step in range(steps):
        warm = check([str(pack)], proofs=proofs)
        cold = check([str(pack)])
        differ += render(warm.said) != render(cold.said)
        told += bool(cold.said)
        proved.keep(proofs, [name])
        proofs = proofs.next() if step % 2 else proved.proofs_of([name])
        # What is said of a pack full of faults hides the rest: each change is made to the sound one.
        if dice.random() < 0.6:
            shutil.rmtree(pack)
            shutil.copytree(ROOT / "rules" / name, pack)
        changes[step](pack, dice)
    return differ, told


@pytest.mark.parametrize("name", PACKS)
def test_a_warm_check_says_what_a_cold_one_does(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    differ, told = walk(name, tmp_path, PACKS.index(name), 4)
    assert not differ
    assert told or name != "resurgence", "nothing that is changed is wrong"


GROUND = """\
counter gem (gems) of each player, from 0 to 6, score
counter spark (sparks) of each player, from 0 to 3
to dig: gain 1 gem
after you gain spark: gain 1 gem
to play:
  repeat 3 times:
    each player: dig
  end-game
"""


def test_a_pack_that_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes possible what was not, and what was said of the first is another thing then."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    ground, upper = tmp_path / "ground", tmp_path / "upper"
    ground.mkdir()
    (ground / "pack.toml").write_text('name = "ground"\ntitle = "Ground"\nplayers = 2\n')
    (ground / "01.rules").write_text(GROUND)
    said: list[str] = []
    proofs = Proofs()
    for there in (False, True, False):
        shutil.rmtree(upper, ignore_errors=True)
        if there:
            upper.mkdir()
            (upper / "pack.toml").write_text('name = "upper"\ntitle = "Upper"\nbuilds_on = ["ground"]\n')
            (upper / "01.rules").write_text("after you dig: gain 1 spark\n")
        proofs = proofs.next()
        said.append(render(check([str(ground)], proofs=proofs).said))
        assert said[-1] == render(check([str(ground)]).said)
    assert said[0] == said[2] != said[1]


def blind(what: str, facts: object) -> str:
    return key_of(what, [])


def test_a_key_that_leaves_something_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So each of these tests can fail: with one key for all files, what was read first is taken for what stands now."""
    monkeypatch.setattr(pipeline, "key_of", blind)
    (tmp_path / "pack.toml").write_text('name = "ground"\ntitle = "Ground"\nplayers = 2\n')
    (tmp_path / "01.rules").write_text(GROUND)
    proofs = Proofs()
    check([str(tmp_path)], proofs=proofs)
    (tmp_path / "01.rules").write_text(GROUND.replace("spark: gain 1 gem", "spark: gain 1 gme"))
    assert render(check([str(tmp_path)], proofs=proofs.next()).said) != render(check([str(tmp_path)]).said)


def test_an_answer_that_hangs_on_a_pack_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That pack is changed, goes away, and comes again: each time the command says what holds then."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    ground, upper = tmp_path / "packs" / "ground", tmp_path / "packs" / "upper"
    files = {
        ground / "pack.toml": 'name = "ground"\ntitle = "Ground"\nplayers = 2\n',
        ground / "01.rules": GROUND,
        upper / "pack.toml": 'name = "upper"\ntitle = "Upper"\nbuilds_on = ["ground"]\n',
        upper / "01.rules": "after you dig: gain 1 spark\n",
    }

    def told() -> bool:
        time.sleep(0.1)
        main(["check", str(ground)])
        return "never-woken" in capsys.readouterr().out

    def lay(folder: Path) -> None:
        folder.mkdir(parents=True)
        for path, text in files.items():
            if path.parent == folder:
                path.write_text(text)

    lay(ground)
    assert told() and told()
    lay(upper)
    assert not told() and not told()
    (upper / "01.rules").write_text("to rest: gain 1 spark\n")
    assert told() and told()
    (upper / "01.rules").write_text("after you dig: gain 1 spark\n")
    assert not told() and not told()
    shutil.rmtree(upper)
    assert told() and told()
