"""Every part of valid rules matters: removing, doubling or swapping it is refused or changes their meaning.

Whatever changes the model changes the plan (test_plan.py), and the plan is all that is played. So what is accepted here
and changes nothing would be passed over in silence.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from time import monotonic

import pytest

from mutations import spans, without_word, word_twice, words_swapped
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.meaning.export import meaning_of
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.source.text import source_of
from rulewright.compiler.syntax.parse import parse

CASES = Path(__file__).parent / "cases"
RULES = re.compile(r"^```rules[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'"[^"]*"')
PLURAL = re.compile(r"\(\w[\w-]*\)")
OPTIONAL = re.compile(r"\b(the|a|an|any|1|of it|(?<=count )each)\b|:$|[()]")
"""What may be left out where nothing else can be meant: `gain coin` is `gain 1 coin`, and `count (players)` is
`count players`."""


FIELD = re.compile(r"(, )[\w-]+ (?=[\w-]+(?:,|$))")
"""Of a value that only one field can have, the name of the field: `card king, high` is `card king, worth high`."""
NOTES = ("stand-in",)
"""A line that says something of all that stands below it: a second one says nothing new."""


def line_twice(line: str, dice: random.Random, words: tuple[str, ...]) -> str:
    return f"{line}\n{line}"


def two_swapped(line: str, dice: random.Random, words: tuple[str, ...]) -> str:
    found = spans(line)
    if len(found) < 3:
        return line
    (a, b), (c, d) = sorted(dice.sample(found, 2))
    return line[:a] + line[c:d] + line[b:c] + line[a:b] + line[d:]


def two_gone(line: str, dice: random.Random, words: tuple[str, ...]) -> str:
    found = spans(line)
    first = dice.randrange(len(found))
    return line[: found[first][0]] + line[found[min(first + 1, len(found) - 1)][1] :]


WAYS = (without_word, word_twice, words_swapped, line_twice, two_swapped, two_gone)


def meant(text: str) -> str | None:
    """All that rules mean, wherever it is written; nothing where they are refused, or something is said of them."""
    parsed = parse(source_of("made.rules", text))
    told = resolve("made", "Made", (2, 4), [("made", frozenset(), (parsed.value,))])
    said = [one for one in (*parsed.said, *told.said) if one.slug != "no-play"]
    if any(one.severity is not Severity.NOTE for one in said):
        return None
    return json.dumps(meaning_of(told.value, frozenset({"at"})), sort_keys=True)


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """The rules of the cases of this project, and at the end of its games."""
    cases = [(path.stem, block) for path in sorted((CASES / "play").glob("**/*.md")) for block in blocks(path)]
    games = [(path.stem, "".join(blocks(path))) for path in sorted((CASES / "games").glob("*.md"))]
    return tuple((name, text) for name, text in (*cases, *games) if text.strip())


def blocks(path: Path) -> list[str]:
    return RULES.findall(path.read_text("utf-8"))


sound = cache(meant)


def says_the_same(before: str, after: str) -> bool:
    """What may differ and mean the same: a title that a name gives anyway, a plural in brackets, an article, `1`."""
    if before.strip() in NOTES:
        return True
    before, after = FIELD.sub(r"\1", before.rstrip()), FIELD.sub(r"\1", after.rstrip())
    plain = [" ".join(OPTIONAL.sub(" ", PLURAL.sub(" ", TITLE.sub(" ", one))).split()) for one in (before, after)]
    return plain[0].replace(" ,", ",").replace(":", "") == plain[1].replace(" ,", ",").replace(":", "")


def passed_over(tries: Iterator[int], most: int | None = None) -> tuple[int, int, list[str]]:
    """How many were tried, how many were accepted, and those that changed nothing."""
    tried = accepted = 0
    silent: list[str] = []
    for seed in tries:
        dice = random.Random(seed)
        name, text = dice.choice(texts()[:most])
        now = sound(text)
        if now is None:
            continue
        lines = text.split("\n")
        row = dice.choice([row for row, line in enumerate(lines) if spans(line.partition("#")[0])])
        line = lines[row].partition("#")[0].rstrip()
        new = dice.choice(WAYS)(line, dice, ())
        if new.split() == line.split():
            continue
        tried += 1
        after = meant("\n".join([*lines[:row], new, *lines[row + 1 :]]))
        accepted += after is not None
        if after == now and not says_the_same(line, new):
            silent.append(f"seed {seed}, {name}: `{line.strip()}` and `{' / '.join(new.split())}` mean the same")
    return tried, accepted, silent


def test_no_part_is_passed_over() -> None:
    tried, accepted, silent = passed_over(iter(range(150)), 30)
    assert not silent, "\n".join(silent)
    assert tried > 60 and accepted > 5, (tried, accepted)


@pytest.mark.soak
def test_no_part_is_passed_over_for_a_while(soak_seconds: float) -> None:
    until = monotonic() + soak_seconds
    _, _, silent = passed_over(takewhile(lambda _: monotonic() < until, count(1000)))
    assert not silent, "\n".join(silent)
