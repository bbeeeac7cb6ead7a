"""Odd input that must not break the reader: line ends, tabs, depth, size, any bytes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from road import PLAY, read, told, travel, tree
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.source.decode import decode
from rulewright.compiler.source.text import Span
from rulewright.compiler.syntax.nodes import Node
from rulewright.compiler.syntax.parse import DEEPEST, JOINED, LEVELS, NESTED
from rulewright.compiler.syntax.tabled import tables

WORDS = sorted(tables().words)


BLOCK = (
    "counter coin (coins), from 0 to 9\nto collect:\n  if coin at least 3:\n    stop\n  otherwise: change coin by 1\n"
)


@pytest.mark.parametrize(
    "text",
    [
        BLOCK.replace("\n", "\r\n"),
        BLOCK.replace("\n", "\r"),
        BLOCK.rstrip("\n"),
        BLOCK + "\n\n   \n",
        "\n\n" + BLOCK,
        "﻿" + BLOCK,
        BLOCK.replace("\n", "\n\n"),
        BLOCK.replace("\n", "\n      \n"),
        BLOCK.replace("\n", "  # why\n"),
        BLOCK.replace("\n", "\n# why\n"),
        BLOCK.replace("\n", "\n         # why\n"),
        "# why\n" + BLOCK + "# why",
        BLOCK.replace("    stop", "        stop"),
        BLOCK.replace(" ", "  ").replace("\n  ", "\n "),
    ],
    ids=repr,
)
def test_lines_end_as_they_like(text: str) -> None:
    decoded = decode(text.encode())
    found, said = read(decoded.text)
    assert not said, render(said)
    assert found.declarations == tree(BLOCK)


def test_tabs_are_reported_and_the_rest_is_read() -> None:
    found, said = read(BLOCK.replace("  ", "\t"))
    assert [one.slug for one in said] == ["tab"] and found.declarations == tree(BLOCK)


DEEP = {
    "indentation": "to play:\n" + "".join("  " * (i + 1) + "if true:\n" for i in range(1000)) + "  " * 1001 + "stop\n",
    "brackets": "let most be " + "(" * 1000 + "1" + ")" * 1000 + "\n",
    "lists": "let most be " + "[" * 1000 + "1" + "]" * 1000 + "\n",
    "not": "let most be " + "not " * 1000 + "true\n",
    "minus": "let most be " + "-" * 1000 + "1\n",
    "of": "let most be " + "next of " * 1000 + "you\n",
    "'s": "let most be you" + "'s next" * 1000 + "\n",
    "+": "let most be " + "1 + " * 1000 + "1\n",
    "or": "let most be " + "true or " * 1000 + "true\n",
    "count": "let most be " + "count " * 1000 + "players\n",
    "where": "let most be " + "some player where (" * 1000 + "true" + ")" * 1000 + "\n",
    "among": "let most be " + "total 1 among " * 1000 + "players\n",
    "can": "let most be " + "can (" * 1000 + "stop" + ")" * 1000 + "\n",
    "otherwise if": "to play:\n  if true: stop\n" + "  otherwise if true: stop\n" * 1000,
    "replace": "replace " * 1000 + "counter coin\n",
    "when": 'scenario "x"\n  ' + "when " * 1000 + "stop\n",
    "open brackets": "let most be " + "(" * 1000 + "\n",
    "closing brackets": "let most be " + ")" * 1000 + "\n",
    "stairs down": "to play:\n" + "".join(" " * (1001 - i) + "stop\n" for i in range(1000)),
}


@pytest.mark.parametrize("how", DEEP)
def test_a_thousand_levels_are_reported(how: str) -> None:
    found = travel(DEEP[how] + ("" if "to play" in DEEP[how] else PLAY))
    assert found.said and len(found.said) <= 30, render(found.said)
    render(found.said)


def test_many_of_one_kind_are_no_depth() -> None:
    cells = ", ".join(f"card{i}" for i in range(2000))
    cards = "".join(f"card card{i}\n" for i in range(2000))
    lines = "".join(f"  set coin to {i}\n" for i in range(2000))
    found = travel(f"kind card\ncounter coin, from 0\n{cards}group all-of-them: {cells}\nto play:\n{lines}  end-game\n")
    assert not found.said, render(found.said[:3])


HEADS = [
    "if true:",
    "repeat 2 times:",
    "repeat until true:",
    "for each one{} in players:",
    "each player:",
    "you may:",
    "phase dawn{}:",
    "together:",
    "if some player where (it is you):",
]


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("last", ["end-game", "you may gain 1 coin", "choose a player as rival", "gain 1 coin"])
def test_what_is_not_too_deep_goes_down_the_whole_road(head: str, last: str) -> None:
    steps = "".join("  " * (i + 1) + head.format(i) + "\n" for i in range(LEVELS - 2))
    text = f"counter coin of each player, from 0 to 9\nto play:\n{steps}{'  ' * (LEVELS - 1)}{last}\n  end-game\n"
    found = travel(text)
    assert not found.said and found.python, render(found.said)


LINES = {
    "not": "not " * (NESTED - 12) + "true",
    "or": "true or " * JOINED + "true",
    "and": "true and " * JOINED + "true",
    "brackets": "(" * (DEEPEST) + "true" + ")" * (DEEPEST),
    "sum": "1 " + "+ 1 " * JOINED + "is 3",
    "of": "you is " + "next of " * 20 + "you",
    "'s": "you is you" + "'s next" * JOINED,
    "where": "some player where (" * 8 + "true" + ")" * 8,
}


@pytest.mark.parametrize("how", LINES)
def test_a_line_that_is_not_too_long_goes_down_the_whole_road(how: str) -> None:
    steps = "".join("  " * (i + 1) + "if true:\n" for i in range(LEVELS - 2))
    for text in (
        f"to play:\n  if {LINES[how]}: end-game\n",
        f"to play:\n{steps}{'  ' * (LEVELS - 1)}if {LINES[how]}: end-game\n",
    ):
        found = travel(text)
        assert not found.said and found.python, render(found.said)


ONE_TOO_MANY = {
    "not": ("not " * 57 + "true", "not " * 58 + "true"),
    "or": ("true or " * 48 + "true", "true or " * 49 + "true"),
    "brackets": ("(" * 24 + "true" + ")" * 24, "(" * 25 + "true" + ")" * 25),
    "and": ("true and " * 48 + "true", "true and " * 49 + "true"),
    "minus": ("1 " + "- 1 " * 48 + "is 3", "1 " + "- 1 " * 49 + "is 3"),
    "times": ("1 " + "* 1 " * 48 + "is 3", "1 " + "* 1 " * 49 + "is 3"),
    "through": ("1 " + "/ 1 " * 48 + "is 3", "1 " + "/ 1 " * 49 + "is 3"),
    "brackets side by side": ("(1) + " * 40 + "1 is 3", "(" * 25 + "true" + ")" * 25),
    "lists side by side": ("count [you] + " * 40 + "1 is 3", "[" * 25 + "you" + "]" * 25 + " is you"),
    "sum": ("1 " + "+ 1 " * 48 + "is 3", "1 " + "+ 1 " * 49 + "is 3"),
    "'s": ("you is you" + "'s next" * 48, "you is you" + "'s next" * 49),
}


@pytest.mark.parametrize("how", ONE_TOO_MANY)
def test_where_a_line_becomes_too_long(how: str) -> None:
    short, long = (f"to play:\n  if {line}: end-game\n" for line in ONE_TOO_MANY[how])
    assert not told(travel(short).said)
    found = travel(long).said
    assert told(found) == [(2, "too-deep")]
    start, end = found[0].labels[0].span[1:]
    assert long[start:end].strip() and end - start < 5


def test_where_a_block_becomes_too_deep() -> None:
    def steps(many: int) -> str:
        return "to play:\n" + "".join("  " * (n + 1) + "if true:\n" for n in range(many)) + "  " * (many + 1) + "stop\n"

    assert not travel(steps(14)).said
    assert told(travel(steps(15)).said) == [(17, "too-deep")]


def test_where_a_chain_becomes_too_long() -> None:
    def chain(many: int) -> str:
        return "to play:\n  if true: stop\n" + "  otherwise if true: stop\n" * many

    assert not travel(chain(72)).said
    assert told(travel(chain(73)).said) == [(75, "too-deep")]
    assert not travel(f"let most be {'not ' * 57}true\n{PLAY}").said
    assert told(travel(f"let most be {'not ' * 58}true\n{PLAY}").said) == [(1, "too-deep")]


def spans(part: object) -> Iterator[Span]:
    if isinstance(part, tuple) and not isinstance(part, Span):
        for one in part:
            yield from spans(one)
    elif isinstance(part, Node):
        for field in fields(part):
            value = getattr(part, field.name)
            yield from [value] if isinstance(value, Span) else spans(value)


def test_every_node_knows_its_place() -> None:
    found, said = read(BLOCK + PLAY)
    assert not said
    many = list(spans(found.declarations))
    assert len(many) > 20
    for source, start, end in many:
        assert source is found.source and 0 <= start <= end <= len(source.text)


def test_a_list_is_not_too_long() -> None:
    cards = "".join(f"card card{n}\n" for n in range(80))
    members = ", ".join(f"card{n}" for n in range(80))
    assert not travel(f"kind card\n{cards}group all-of-them: {members}\n{PLAY}").said


def test_reading_stops_after_too_many_faults() -> None:
    one = travel("to play:\n" + "  gain == 1\n" * 30 + "to go-on: gain 1 cion\n")
    assert told(one.said) == [(1, "too-many-faults"), *((n, "equals-sign") for n in range(2, 27)), (32, "unknown-name")]
    many = travel("to play: gain == 1\n" * 401 + "kind cion (cions)\nto go: gain 1 cion\n" * 2)
    assert told(many.said) == [*((n, "equals-sign") for n in range(1, 401)), (401, "too-many-faults")]
    _, start, end = many.said[-1].labels[0].span
    assert end == start + 1
    render(many.said)


def big(size: int) -> str:
    one = (
        "counter coin{0} (coins{0}) of each player, from 0 to 9  # as many as there are\n"
        "to collect{0}:\n  gain 1 coin{0}\n  if coin{0} of you at least 3: gain 2 coin{0}\n"
    )
    return "".join(one.format(i) for i in range(size // len(one)))


@pytest.mark.parametrize(
    "text", [big(500_000), "x" * 500_000, "x " * 250_000, "(" * 500_000, '"' * 500_000, "=\n" * 2500]
)
def test_half_a_megabyte_of_anything(text: str) -> None:
    started = time.process_time()
    read(text)
    assert time.process_time() - started < 20


@pytest.mark.soak
def test_five_megabytes() -> None:
    text = big(5_000_000)
    started = time.process_time()
    _, said = read(text)
    took = time.process_time() - started
    print(f"{len(text):,} characters in {took:.1f} s")
    assert not said and took < 60


@given(st.binary(max_size=300))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_read(data: bytes) -> None:
    decoded = decode(data)
    for name in ("sample.rules", "sample.rules.md"):
        found = travel(decoded.text, name)
        assert all(
            0 <= label.span.start <= label.span.end <= len(label.span.source.original)
            for one in found.said
            for label in one.labels
        )
        render(found.said)


PIECES = st.sampled_from([*WORDS, "\n", "\n  ", "\n    ", "coin", "7", '"a"', "#", '"', "=", ";", "é", "\t"])


@given(st.lists(PIECES, max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_words_are_read(parts: list[str]) -> None:
    found = travel(" ".join(parts))
    render(found.said)
    assert all(line <= "".join(parts).count("\n") + 10 for line, _ in told(found.said))
