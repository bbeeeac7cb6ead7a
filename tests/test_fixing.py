"""`check --fix`: certain fixes are applied to the files, and nothing else in them changes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.diagnostics.pages import all_slugs, files, page_of, read_page
from rulewright.compiler.fixing import fix
from rulewright.compiler.pipeline import compile_edition, model_hash

MANIFEST = 'name = "made"\ntitle = "Made"\nplayers = 2\n'
SOUND = """\
counter gem (gems) of each player, from 0 to 6
counter coin (coins) of each player, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
card digger "Digger"
  after you gain any gems: gain 2 coin
to dig: gain 1 gem
to play:
  each player: create 1 digger in crew of you
  repeat 3 times:
    each player:
      phase turn of player: dig
  end-game
"""
SLIPS = (
    ("after you gain", "whenever you gain"),
    ("gain 2 coin", "gain two coin"),
    ("gain 2 coin", "gian 2 coin"),
    ("repeat 3 times:", "repeat 3 times"),
    ("to dig: gain 1 gem", "to dig: gain 1 gem;"),
    ("  works in crew", "  works_in crew"),
)


def lay(folder: Path, rules: str | bytes) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(MANIFEST)
    path = folder / "01-made.rules"
    path.write_bytes(rules if isinstance(rules, bytes) else rules.encode())
    return path


def meaning(folder: Path) -> str:
    told = compile_edition(str(folder))
    assert told.value is not None
    return model_hash(told.value)


@pytest.mark.parametrize(("right", "wrong"), SLIPS, ids=range(len(SLIPS)))
def test_a_slip_is_put_right_as_it_was_meant(right: str, wrong: str, tmp_path: Path) -> None:
    path = lay(tmp_path / "made", SOUND.replace(right, wrong, 1))
    fixed = fix([str(tmp_path / "made")])
    assert (fixed.found.said, path.read_text()) == ((), SOUND)
    assert fixed.files == (path,) and fixed.made >= 1


def test_several_slips_at_once_and_a_second_time_nothing(tmp_path: Path) -> None:
    text = SOUND
    for right, wrong in SLIPS[1:]:
        text = text.replace(right, wrong, 1)
    path = lay(tmp_path / "made", text)
    assert not fix([str(tmp_path / "made")]).found.said
    assert path.read_text() == SOUND
    assert fix([str(tmp_path / "made")]).made == 0


def test_what_a_fix_uncovers_is_put_right_too(tmp_path: Path) -> None:
    """Without its colon, nothing below the first line is read: with it there is more to say than before."""
    wrong = "to idle\n  gian 2 coin\n  gain one coin\n  gain 1 gem;\n"
    path = lay(tmp_path / "made", f"{SOUND}{wrong}")
    assert not fix([str(tmp_path / "made")], unsafe=True).found.said
    assert path.read_text().endswith("to idle:\n  gain 2 coin\n  gain 1 coin\n  gain 1 gem\n")


def test_valid_files_stay_identical(tmp_path: Path) -> None:
    odd = SOUND.replace("gain 2 coin", "gain  2   coin  # twice").replace("\n", "\r\n").encode()
    path = lay(tmp_path / "made", odd)
    assert fix([str(tmp_path / "made")]).made == 0
    assert path.read_bytes() == odd


def test_what_is_not_sure_waits_to_be_asked_for(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = SOUND.replace("gain 1 gem\n", "gain 1 gem; gain 1 coin\n", 1)
    path = lay(tmp_path / "made", text)
    assert main(["check", "--fix", str(tmp_path / "made")]) == 1
    assert path.read_text() == text
    assert "--unsafe-fixes" in capfd.readouterr().err
    main(["check", "--unsafe-fixes", str(tmp_path / "made")])
    assert "; gain" not in path.read_text()
    assert check([str(tmp_path / "made")]).failed is False


def test_a_pack_that_is_only_built_on_is_not_touched(tmp_path: Path) -> None:
    base = lay(tmp_path / "made", SOUND.replace("gain 2 coin", "gian 2 coin"))
    top = lay(tmp_path / "top", "card miner:\n  after you gain any coins: gain one gem\n")
    (tmp_path / "top" / "pack.toml").write_text('name = "top"\ntitle = "Top"\nbuilds_on = ["made"]\n')
    fix([str(tmp_path / "top")])
    assert "gian" in base.read_text()
    assert "one gem" not in top.read_text()


def test_the_watcher_writes_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lay(tmp_path / "made", SOUND)
    assert main(["check", "--watch", "--fix", str(tmp_path / "made")]) == 2
    assert "--watch" in capfd.readouterr().err


def samples() -> Iterator[tuple[str, dict[str, bytes]]]:
    for slug in all_slugs():
        page = read_page(page_of(slug) or "", slug)
        for number, sample in enumerate(page.samples):
            if sample.kind in ("rules", "literate"):
                yield f"{slug}.{number}", files(sample)


@pytest.mark.parametrize("unsafe", [False, True], ids=["sure", "unsafe"])
def test_no_page_of_mistakes_is_made_worse(unsafe: bool, tmp_path: Path) -> None:
    """A part of the samples: what was made once is not made again, and there are no more errors than before."""
    every = list(samples())
    for name, inside in random.Random(7).sample(every, 24):
        folder = tmp_path / re.sub(r"\W", "-", name)
        for path, data in inside.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        before = check([str(folder)])
        fixed = fix([str(folder)], unsafe=unsafe)
        errors = [sum(one.severity is Severity.ERROR for one in found.said) for found in (before, fixed.found)]
        assert errors[1] <= errors[0], name
        assert fix([str(folder)], unsafe=unsafe).made == 0, name
