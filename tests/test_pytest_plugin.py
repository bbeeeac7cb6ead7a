"""An author's pack is tested by plain `pytest`."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

RULES = """counter coin (coins) of each player, from 0 to 9
to work: gain 2 coins
to play: end-game
scenario "Work brings two"
  when work
  then coin of you is 2
scenario "Work brings three"
  when work
  then coin of you is 3
"""


def pytest_in(folder: Path, *args: str) -> tuple[int, str]:
    plugin = () if any(one.name == "rulewright" for one in entry_points(group="pytest11")) else (
        "-p", "rulewright.compiler.pytest_plugin")  # fmt: skip
    command = [sys.executable, "-m", "pytest", *plugin, "-p", "no:cacheprovider", *args]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def a_pack(folder: Path, rules: str) -> None:
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "purse"\ntitle = "Purse"\nplayers = 2\n')
    (folder / "01-purse.rules").write_text(rules)


def test_scenarios_are_tests(tmp_path: Path) -> None:
    a_pack(tmp_path / "purse", RULES)
    (tmp_path / "other").mkdir()
    (tmp_path / "other/pack.toml").write_text("for = 'another program'\n")
    code, said = pytest_in(tmp_path, "-v")
    assert code == 1 and "1 failed, 2 passed" in said, said
    assert "purse/pack.toml::Work brings two PASSED" in said and "purse/pack.toml::rules PASSED" in said
    assert "01-purse.rules:9" in said and "it is 2" in said
    assert "Traceback" not in said and "/pytest_plugin.py" not in said
    code, said = pytest_in(tmp_path, "-k", "two")
    assert code == 0 and "1 passed, 2 deselected" in said


def test_errors_in_the_rules_are_one_failure(tmp_path: Path) -> None:
    a_pack(tmp_path / "purse", RULES.replace("gain 2", "gian 2"))
    code, said = pytest_in(tmp_path)
    assert code == 1 and "1 failed" in said and "`gian`" in said, said
    code, said = pytest_in(tmp_path, "-p", "no:rulewright", "-p", "no:rulewright.compiler.pytest_plugin")
    assert "failed" not in said
