"""Tests that `check` says always or never hold, held against every state: lines made up at random, gone through
in Python from each value that the counters can have."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.reach.answers import never

TOP = {"coin": 4, "gem": 3}
HEAD = """\
counter coin (coins) of each player, from 0 to 4
counter gem (gems) of each player, from 0 to 3
counter point (points) of each player
to spend: lose 1 coin
to play:
  repeat 3 times:
    each player:
      choose one:
        option one: gain 1 coin
        option two: gain 1 gem
        option three: lose 1 coin
        option four: lose 1 gem
        option five: look-around
  end-game
to look-around:
"""
HOW: dict[str, Callable[[int, int], bool]] = {
    "at least": operator.ge,
    "at most": operator.le,
    "is": operator.eq,
    "is not": operator.ne,
    "more than": operator.gt,
    "less than": operator.lt,
}
LINES = ("gain 1 coin", "lose 1 coin", "gain 1 gem", "lose 1 gem", "gain 1 point", "spend", "stop")
Held = dict[str, int]
Asked = Callable[[Held], bool]
Done = Callable[[Held], bool]
"""Changes what is held; whether it goes on."""


def asked_of(chance: Random, depth: int = 0) -> tuple[str, Asked]:
    sort = chance.random()
    if depth > 1 or sort < 0.4:
        name, other = chance.choice((("coin", "gem"), ("gem", "coin")))
        how, number = chance.choice(list(HOW)), chance.randrange(5)
        if chance.random() < 0.2:
            return f"{name} of you {how} {other} of you", lambda held: HOW[how](held[name], held[other])
        return f"{name} of you {how} {number}", lambda held: HOW[how](held[name], number)
    one, holds = asked_of(chance, depth + 1)
    if sort < 0.6:
        return f"not ({one})", lambda held: not holds(held)
    two, too = asked_of(chance, depth + 1)
    if sort < 0.8:
        return f"({one}) and ({two})", lambda held: holds(held) and too(held)
    return f"({one}) or ({two})", lambda held: holds(held) or too(held)


def line_of(line: str) -> Done:
    def done(held: Held) -> bool:
        verb, *rest = ("lose 1 coin" if line == "spend" else line).split()
        if verb in ("gain", "lose") and rest[1] in TOP:
            held[rest[1]] = min(max(held[rest[1]] + (1 if verb == "gain" else -1), 0), TOP[rest[1]])
        return verb != "stop"

    return done


def block_of(chance: Random, depth: int, lines: list[str], seen: dict[int, set[bool]]) -> Done:
    """Adds its lines, and notes by line how each test comes out."""
    steps: list[Done] = []
    room = "  " * (depth + 1)
    for _ in range(chance.randrange(1, 3)):
        if depth < 3 and chance.random() < 0.7:
            steps.append(_if_of(chance, depth, lines, seen))
            continue
        line = chance.choice(
            ("gain 1 coin", "lose 1 coin", "gain 1 gem", "lose 1 gem", "gain 1 point", "spend", "stop")
        )
        line = "gain 1 point" if line == "stop" and not depth else line
        lines.append(room + line)
        steps.append(line_of(line))
        if line == "stop":
            break
    return lambda held: all(step(held) for step in steps)


def _if_of(chance: Random, depth: int, lines: list[str], seen: dict[int, set[bool]]) -> Done:
    room = "  " * (depth + 1)
    words, holds = asked_of(chance)
    lines.append(f"{room}if {words}:")
    outcomes = seen.setdefault(len(lines), set())
    then, otherwise = block_of(chance, depth + 1, lines, seen), None
    if chance.random() < 0.5:
        lines.append(f"{room}otherwise:")
        otherwise = block_of(chance, depth + 1, lines, seen)

    def done(held: Held) -> bool:
        outcome = holds(held)
        outcomes.add(outcome)
        return then(held) if outcome else otherwise(held) if otherwise is not None else True

    return done


def told(text: str, folder: Path) -> Iterator[tuple[int, bool]]:
    """The lines of which it is said that their test always holds, or never does."""
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    compiled = compile_edition(str(folder)).value
    assert compiled is not None, text
    for one in never(compiled.model, "made-up").values():
        if one.slug == "not-tested":
            span = one.labels[0].span
            yield span.source.text[: span.start].count("\n") + 1 - HEAD.count("\n"), "always" in one.headline


def test_verdicts_on_tests_hold_in_every_state(tmp_path: Path) -> None:
    many = 0
    for seed in range(60):
        lines: list[str] = []
        seen: dict[int, set[bool]] = {}
        done = block_of(Random(seed), 0, lines, seen)
        for coin in range(TOP["coin"] + 1):
            for gem in range(TOP["gem"] + 1):
                done({"coin": coin, "gem": gem})
        for line, always in told(HEAD + "\n".join(lines) + "\n", tmp_path / str(seed)):
            many += 1
            assert seen[line] <= {always}, f"seed {seed}, line {line}\n" + "\n".join(lines)
    assert many > 40, many
