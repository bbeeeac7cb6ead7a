"""The work of `check` and `play` grows linearly with the text: twice the text takes about twice the work.

Work is counted in calls of functions, which are the same on every machine, however busy.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.compiler.cli import main
from rulewright.compiler.handlers.module import module_of
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.plan.lower import lower

COIN = "counter coin (coins) of each player\n"
ON = "to rest: gain 1 coin\nto play:\n  repeat 2 times:\n    each player: go, or rest\n  end-game\n"
HATS = "kind hat (hats)\n  works in rack\npile rack of each player, of hat\nto go: gain 1 coin\n"


def lines(text: str, many: int) -> str:
    """A line for each number, and what it says of the next."""
    return "".join(text.format(n=n, next=n + 1) + "\n" for n in range(many))


MANY: dict[str, Callable[[int], str]] = {
    "rules in rules": lambda n: lines("to r{n}: r{next}", n) + f"to r{n}: gain 1 coin\nto go: r0\n",
    "rules above a price": lambda n: lines("to r{n}: r{next}", n) + f"to r{n}: pay 1 coin\nto go: r0\n",
    "values of values": lambda n: f"let v-0 be 1\n{lines('let v-{next} be v-{n} + 1', n)}to go: gain (v-{n}) coin\n",
    "a ring of values": lambda n: f"let v-{n} be v-0\n{lines('let v-{n} be v-{next}', n)}to go: gain 1 coin\n",
    "abilities that trigger each other": lambda n: (
        HATS + lines("to e{n}: gain 1 coin\nhat h{n}\n  after you e{n}: e{next}", n) + f"to e{n}: gain 1 coin\n"
    ),
    "abilities that hear the same": lambda n: HATS + lines("hat h{n}\n  after you rest: gain 1 coin", n),
    "tested lines that trigger each other": lambda n: (
        HATS + "counter gem (gems) of each player\nhat h\n  after you gain any coin:\n"
        + lines("    if gem of you less than {n}: gain 1 coin", n)
    ),
    "counters": lambda n: lines("counter c{n} of each player", n) + "to go: gain 1 coin\n",
    "scenarios": lambda n: (
        'to go: gain 1 coin\n' + lines('scenario "S{n}"\n  when rest\n  then coin of you is 1', n)
    ),
    "options": lambda n: "to go:\n  choose one:\n" + lines("    option o{n}: gain 1 coin", n),
    "lines": lambda n: "to go:\n" + lines("  gain 1 coin", n),
    "tests": lambda n: "to go:\n" + lines("  if coin of you is {n}: gain 1 coin", n),
}  # fmt: skip
PLAYED = ("rules in rules", "values of values", "lines")
"""Those that are played, too. What takes long there is the same for all others."""
FEW = 40
MOST = 2.7
"""So many times the work for twice as much: linear would be two, and to the square four."""


def work(*command: str) -> int:
    """How many functions are called."""
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        code = main.main(list(command))
    finally:
        sys.setprofile(None)
    assert code in (0, 1)
    return calls


def laid(rules: str) -> None:
    Path("mine").mkdir(exist_ok=True)
    Path("mine/pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = 2\n')
    Path("mine/all.rules").write_text(COIN + ON + rules)


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEWRIGHT_CACHE", "")


@pytest.mark.parametrize("what", MANY)
def test_twice_as_much_is_twice_the_work(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [("check", "mine"), ("play", "mine", "--bots", "first,first", "--seed", "1")]
    for command in commands[: 2 if what in PLAYED else 1]:
        done: list[int] = []
        # Of the first it is measured what any pack takes.
        for many in (2, FEW, 2 * FEW - 2):
            laid(MANY[what](many))
            work(*command) if not done else None
            done.append(work(*command))
        least, few, more = done
        assert more - least < MOST * (few - least), f"{command[0]}: {done}"
    capsys.readouterr()


def test_values_that_ask_twice_for_each_other_are_not_written_out() -> None:
    """A value is put in the place of its name as long as there is room for it."""
    sizes: list[int] = []
    for many in (6, 12):
        laid(f"let v-0 be 1\n{lines('let v-{next} be v-{n} * v-{n}', many)}to go: gain (v-{many}) coin\n")
        compiled = compile_edition("mine").value
        assert compiled is not None
        sizes.append(len(module_of(lower(compiled.model, scenes=False))))
    assert sizes[1] < 20 * sizes[0] < 600_000
