"""Every accepted addition to valid rules changes the game, or `check` reports it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from time import monotonic
from typing import Any, cast

import pytest

from grafts import Room, declarations, grafted, inserted, spare_parts
from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.syntax import nodes
from rulewright.compiler.syntax.parse import parse
from test_parts_matter import says_the_same, texts

NO_PART = frozenset({"at", "words", "title", "titles", "pack", "packs", "says", "span"})
"""Where something is written, and what is only shown."""
LONGEST = 6000
NAMED = ("Noun", "called", "empty")
"""A name for what no test speaks of: it changes nothing, and could not be taken for anything."""
LINKS = (("Row", "keys", "list"), ("Listing", "items", "list"), ("Rows", "table", "list"))
"""The same link of a map once more."""
DECLARED = frozenset(
    {"has", "works", "once", "twice", "optional", "forced", "exhausts", "open", "waits", "only", "not"}
)
"""How the line of a kind begins that holds for its cards, whether they do anything or not."""
MANIFEST = 'name = "made"\ntitle = "Made"\nplayers = [2, 4]\n'


def bare(part: object) -> object:
    """What can be compared of a plan: nothing of where it is written, or how it is said."""
    if isinstance(part, Span):
        return None
    if isinstance(part, dict):
        return tuple((key, bare(one)) for key, one in cast("dict[object, object]", part).items())
    if isinstance(part, tuple | list):
        return tuple(bare(one) for one in cast("tuple[object, ...]", part))
    if isinstance(part, frozenset | set):
        return tuple(sorted(map(repr, cast("frozenset[object]", part))))
    if dataclasses.is_dataclass(part) and not isinstance(part, type):
        fields = (one.name for one in dataclasses.fields(part) if one.name not in NO_PART)
        return (type(part).__name__, *(bare(getattr(part, name)) for name in fields))
    return part


@cache
def played(text: str) -> object:
    """All that is played of rules and tried of their scenarios; nothing where anything is said of them."""
    parsed = parse(source_of("made.rules", text))
    told = resolve("made", "Made", (2, 4), [("made", frozenset(), (parsed.value,))])
    said = [one for one in (*parsed.said, *told.said) if one.slug != "no-play"]
    if any(one.severity is not Severity.NOTE for one in said):
        return None
    model = told.value
    return bare(lower(model, scenes=True)), bare(model.scenarios), bare(model.rulings)


def answered(text: str, folder: Path) -> set[str]:
    """The headlines of what `check` says."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    (folder / "a.rules").write_text(text if "to play" in text else f"{text}\nto play: end-game\n", "utf-8")
    return {one.headline for one in check([str(folder)]).said if one.severity is not Severity.NOTE}


@cache
def short() -> tuple[tuple[str, str], ...]:
    return tuple((name, text) for name, text in texts() if len(text) < LONGEST and declarations(text))


@cache
def elsewhere() -> dict[Room, list[object]]:
    found: dict[Room, list[object]] = {}
    for _, text in short():
        for room, parts in spare_parts(text).items():
            found.setdefault(room, []).extend(parts)
    return found


def may_change_nothing(room: Room, declaration: nodes.Declaration, new: list[str]) -> bool:
    """A name, a link twice, and what stands on a kind of which there are no cards."""
    on_kind = isinstance(declaration, nodes.Kind)
    law = all(line.split()[0] in DECLARED or line.split()[0].isdigit() for line in new if line.strip())
    return room == NAMED or room in LINKS or on_kind or (room[:2] == ("Body", "lines") and law)


def in_silence(tries: Iterator[int], folder: Path) -> tuple[int, int, list[str]]:
    """How many were tried, how many accepted, and those that changed nothing though nothing was said."""
    tried = accepted = 0
    silent: list[str] = []
    for seed in tries:
        dice = random.Random(seed)
        name, text = dice.choice(short())
        made: Any = grafted(text, dice, elsewhere()) if played(text) is not None else None
        if made is None or made[0] == made[1]:
            continue
        more, before, at, room = made
        tried += 1
        after = played(more)
        accepted += after is not None
        if after is None or after != played(before):
            continue
        new = [line for line in more.split("\n") if line not in before.split("\n")]
        if may_change_nothing(room, declarations(text)[at], new) or not new:
            continue
        if answered(more, folder) <= answered(before, folder):
            silent.append(f"seed {seed}, {name}, {room[0]}.{room[1]}: `{' / '.join(line.strip() for line in new)}`")
    return tried, accepted, silent


def passed_over(tries: Iterator[int], folder: Path) -> tuple[int, list[str]]:
    """The same of words: most of them make the line unreadable."""
    tried = 0
    silent: list[str] = []
    for seed in tries:
        dice = random.Random(seed)
        name, text = dice.choice(short())
        now = played(text)
        before, more = inserted(text, dice)
        tried += now is not None
        if now is None or played(more) != now:
            continue
        (new,) = [one for one, other in zip(more.split("\n"), text.split("\n"), strict=True) if one != other]
        # `you gain 1 coin` is `gain 1 coin`.
        alike = new.replace("you ", "").split() == before.split() or says_the_same(before, new)
        if not alike and answered(more, folder) <= answered(text, folder):
            silent.append(f"seed {seed}, {name}: `{before.strip()}` and `{new.strip()}` mean the same")
    return tried, silent


def test_no_word_is_put_in_for_nothing(tmp_path: Path) -> None:
    tried, silent = passed_over(iter(range(150)), tmp_path / "made")
    assert not silent, "\n".join(silent)
    assert tried > 60, tried


def test_nothing_is_put_in_for_nothing(tmp_path: Path) -> None:
    tried, accepted, silent = in_silence(iter(range(150)), tmp_path / "made")
    assert not silent, "\n".join(silent)
    assert tried > 40 and accepted > 8, (tried, accepted)


@pytest.mark.soak
def test_nothing_is_put_in_for_nothing_for_a_while(soak_seconds: float, tmp_path: Path) -> None:
    until = monotonic() + soak_seconds
    half = monotonic() + soak_seconds / 2
    _, words = passed_over(takewhile(lambda _: monotonic() < half, count(1000)), tmp_path / "made")
    _, _, silent = in_silence(takewhile(lambda _: monotonic() < until, count(1000)), tmp_path / "made")
    assert not words + silent, "\n".join(words + silent)
