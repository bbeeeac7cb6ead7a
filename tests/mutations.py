"""Texts with small mistakes: a typo, a bad copy or a wrong habit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|->|\'s\b|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*|[^\s]')
ODD = "=<>!&|;.?%$@^~{}\\`'_“”‘’«»–×≥…é漢\u202e\u200d\x00\x07"


@dataclass(frozen=True, slots=True)
class Case:
    how: str
    text: str
    line: int
    """The line that was changed, counted from one; 0 where it is more than one."""
    lines: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Spoiler:
    """A text and where its rules stand; what words there are to put in."""

    text: str
    rows: tuple[int, ...]
    """The lines that hold rules, counted from zero."""
    words: tuple[str, ...]
    others: tuple[str, ...]
    """Lines of other packs."""


def within(spoiler: Spoiler, chance: random.Random, change: Callable[[str], str]) -> Case:
    """One line of rules, changed."""
    lines = spoiler.text.split("\n")
    row = chance.choice(spoiler.rows)
    lines[row] = change(lines[row])
    return Case("", "\n".join(lines), row + 1)


def spans(line: str) -> list[tuple[int, int]]:
    return [match.span() for match in TOKEN.finditer(line)]


def without_word(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    start, end = chance.choice(spans(line))
    return line[:start] + line[end:]


def word_twice(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    start, end = chance.choice(spans(line))
    return f"{line[:end]} {line[start:]}"


def words_swapped(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    found = spans(line)
    if len(found) < 2:
        return line
    i = chance.randrange(len(found) - 1)
    (a, b), (c, d) = found[i], found[i + 1]
    return line[:a] + line[c:d] + line[b:c] + line[a:b] + line[d:]


def other_word(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    start, end = chance.choice(spans(line))
    return line[:start] + chance.choice(words) + line[end:]


def word_more(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    start, _ = chance.choice(spans(line))
    return f"{line[:start]}{chance.choice(words)} {line[start:]}"


def letter_gone(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    at = chance.randrange(len(line))
    return line[:at] + line[at + 1 :]


def letter_more(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    at = chance.randrange(len(line) + 1)
    return line[:at] + chance.choice("abcxyz0 -,:()\"#'") + line[at:]


def odd_sign(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    at = chance.randrange(len(line) + 1)
    return line[:at] + chance.choice(ODD) + line[at:]


def capital(line: str, chance: random.Random, words: tuple[str, ...]) -> str:
    start, end = chance.choice(spans(line))
    return line[:start] + line[start:end].capitalize() + line[end:]


ON_A_LINE: tuple[Callable[[str, random.Random, tuple[str, ...]], str], ...] = (
    without_word,
    word_twice,
    words_swapped,
    other_word,
    word_more,
    letter_gone,
    letter_more,
    odd_sign,
    capital,
)


def set_in(spoiler: Spoiler, chance: random.Random) -> Case:
    return within(spoiler, chance, lambda line: " " * chance.randrange(1, 5) + line)


def set_out(spoiler: Spoiler, chance: random.Random) -> Case:
    return within(spoiler, chance, lambda line: line[chance.randrange(1, 5) :] if line[:1] == " " else line)


def line_gone(spoiler: Spoiler, chance: random.Random) -> Case:
    lines = spoiler.text.split("\n")
    del lines[chance.choice(spoiler.rows)]
    return Case("", "\n".join(lines), 0)


def line_twice(spoiler: Spoiler, chance: random.Random) -> Case:
    lines = spoiler.text.split("\n")
    lines.insert(chance.choice(spoiler.rows), lines[chance.choice(spoiler.rows)])
    return Case("", "\n".join(lines), 0)


def lines_swapped(spoiler: Spoiler, chance: random.Random) -> Case:
    lines = spoiler.text.split("\n")
    one, other = chance.choice(spoiler.rows), chance.choice(spoiler.rows)
    lines[one], lines[other] = lines[other], lines[one]
    return Case("", "\n".join(lines), 0)


def lines_joined(spoiler: Spoiler, chance: random.Random) -> Case:
    lines = spoiler.text.split("\n")
    row = chance.choice(spoiler.rows)
    if row + 1 < len(lines):
        lines[row : row + 2] = [f"{lines[row]} {lines[row + 1].lstrip()}"]
    return Case("", "\n".join(lines), 0)


def line_of_another(spoiler: Spoiler, chance: random.Random) -> Case:
    lines = spoiler.text.split("\n")
    lines.insert(chance.choice(spoiler.rows), chance.choice(spoiler.others))
    return Case("", "\n".join(lines), 0)


def cut_off(spoiler: Spoiler, chance: random.Random) -> Case:
    return Case("", spoiler.text[: chance.randrange(len(spoiler.text))], 0)


def another_name(spoiler: Spoiler, chance: random.Random) -> Case:
    """One name of the text, everywhere."""
    name, other = chance.choice(spoiler.words), chance.choice(spoiler.words)
    return Case("", re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", lambda _: other, spoiler.text), 0)


def several(spoiler: Spoiler, chance: random.Random) -> Case:
    """A handful of small slips."""
    lines = spoiler.text.split("\n")
    for _ in range(chance.randrange(2, 12)):
        row = chance.choice(spoiler.rows)
        if spans(lines[row]):
            lines[row] = chance.choice(ON_A_LINE)(lines[row], chance, spoiler.words)
    return Case("", "\n".join(lines), 0)


OF_LINES = (
    set_in,
    set_out,
    line_gone,
    line_twice,
    lines_swapped,
    lines_joined,
    line_of_another,
    cut_off,
    another_name,
    several,
)


def spoilt(spoiler: Spoiler, seed: int) -> Case:
    """One case of its own for each seed."""
    chance = random.Random(seed)
    way = seed % (len(ON_A_LINE) * 2 + len(OF_LINES))
    if way < len(ON_A_LINE) * 2:
        change = ON_A_LINE[way % len(ON_A_LINE)]
        case = within(spoiler, chance, lambda line: change(line, chance, spoiler.words))
        return Case(change.__name__, case.text, case.line)
    by = OF_LINES[way - len(ON_A_LINE) * 2]
    case = by(spoiler, chance)
    return Case(by.__name__, case.text, case.line)
