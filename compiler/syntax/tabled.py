"""The parse tables as the driver wants them: read from JSON once, each rule with the node it makes."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from rulewright import grammar

from ..source.text import Source, Span
from . import nodes

Maker = Callable[[list[Any], Source, int, int], Any] | None
"""None where a rule only gives what it is made of another name: `?sum: product`."""


class Tables(NamedTuple):
    starts: dict[str, int]
    ends: dict[str, int]
    states: list[dict[str, int]]
    rules: list[tuple[str, int, Maker]]
    """(origin, how many symbols, what makes a value of them)"""
    words: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]]
    """Keywords of several words, by their first word, the longest first."""
    slips: dict[str, str]
    """What a mistake looks like, to the page that describes it (see clues.py)."""
    telling: frozenset[str]
    """Words that are none of the language, and by which a slip is known: `else`, `greater`."""
    renamed: dict[tuple[int, int, str], int]
    """Where rules that only rename lead, one after the other, found when they are first used: from the state below, the
    first of them, and the next word."""


def renamed(tables: Tables, below: int, action: int, terminal: str) -> int:
    """The state at the end of such a row of rules."""
    states, rules, ends = tables.states, tables.rules, tables.ends.values()
    state = states[below][rules[-1 - action][0]]
    while state not in ends:
        after = states[state].get(terminal)
        if after is None or after >= 0 or rules[-1 - after][2] is not None:
            break
        state = states[below][rules[-1 - after][0]]
    tables.renamed[below, action, terminal] = state
    return state


@cache
def tables() -> Tables:
    return made_of(json.loads((Path(grammar.__path__[0]) / "tables.json").read_text(encoding="utf-8")))


def made_of(raw: dict[str, Any]) -> Tables:
    """Tables as they are kept, made ready."""
    words = {word: tuple(terminals) for word, terminals in raw["words"].items()}
    return Tables(
        raw["starts"],
        raw["ends"],
        raw["states"],
        [(origin, size, _maker(node, size, keep)) for origin, node, size, keep in raw["rules"]],
        words,
        _phrases(words),
        raw.get("slips", {}),
        frozenset(raw.get("telling", ())),
        {},
    )


def known_words(tables: Tables) -> frozenset[str]:
    """Each single word of the language, those of phrases among them."""
    return frozenset(part for word in tables.words for part in word.split())


def _phrases(words: dict[str, tuple[str, ...]]) -> dict[str, tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]]:
    found: dict[str, list[tuple[re.Pattern[str], tuple[str, ...]]]] = {}
    for phrase in sorted((word for word in words if " " in word), key=lambda word: (-len(word), word)):
        pattern = re.compile(phrase.replace(" ", " +") + r"(?![A-Za-z0-9]|-[A-Za-z0-9])")
        found.setdefault(phrase.split()[0], []).append((pattern, words[phrase]))
    return {first: tuple(entries) for first, entries in found.items()}


def class_of(name: str) -> type[nodes.Node]:
    """`for_each` makes a `ForEach`, `if_` an `If`."""
    found: type[nodes.Node] = getattr(nodes, "".join(part.title() for part in name.strip("_").split("_")))
    return found


def _maker(node: str | None, size: int, keep: list[int | None]) -> Maker:
    if node is None:
        return _list_maker(keep)
    if node == "" and size == 1:
        return None
    if node == "":
        only = keep[0]
        assert only is not None
        return lambda values, source, start, end: _kept(values[only], source)
    if node == "wanted":
        return _wanted_maker(keep)
    if node == "tail":
        return _tail_maker(keep)
    return _node_maker(class_of(node), keep)


def _kept(value: Any, source: Source) -> Any:
    """A token that is kept becomes a Word."""
    return _word(cast("tuple[int, int]", value), source) if type(value) is tuple else value


def _word(place: tuple[int, int], source: Source) -> nodes.Word:
    start, end = place
    text = source.text[start:end]
    # A keyword of several words may have been written with more space between them.
    plain = " ".join(text.split()) if "  " in text and text[0] != '"' else text
    return nodes.Word(_new(Span, (source, start, end)), plain)


_new: Callable[[type[Span], tuple[Source, int, int]], Span] = cast(Any, tuple).__new__
"""Makes a span in half the time that its class takes: there is one for each node."""


def _list_maker(keep: list[int | None]) -> Maker:
    def make(values: list[Any], source: Source, start: int, end: int) -> list[Any]:
        return _children(keep, values, source)

    return make


def _wanted_maker(keep: list[int | None]) -> Maker:
    """The noun of a parameter: its name comes after it, and belongs to the parameter."""

    def make(values: list[Any], source: Source, start: int, end: int) -> Any:
        kind, *rest = _children(keep, values, source)
        parts = [*rest, *[None] * (4 - len(rest))]
        return nodes.Noun(Span(source, start, end), kind, None, *parts)

    return make


def _tail_maker(keep: list[int | None]) -> Maker:
    def make(values: list[Any], source: Source, start: int, end: int) -> Any:
        found = _children(keep, values, source)
        return found[0] if found else nodes.Body(Span(source, start, end), ())

    return make


def _children(keep: list[int | None], values: list[Any], source: Source) -> list[Any]:
    found: list[Any] = []
    for i in keep:
        if i is None:
            found.append(None)
        elif i < 0:
            found += values[-1 - i]
        else:
            value = values[i]
            found.append(_word(value, source) if value.__class__ is tuple else value)
    return found


def _node_maker(kind: type[nodes.Node], keep: list[int | None]) -> Maker:
    fields = dataclasses.fields(kind)[1:]
    made = cast("Callable[..., nodes.Node]", kind)
    many = [i for i, field in enumerate(fields) if str(field.type).startswith("tuple[")]
    if not many:
        short = (None,) * (len(fields) - len(keep))

        def plain(values: list[Any], source: Source, start: int, end: int) -> Any:
            return made(_new(Span, (source, start, end)), *_children(keep, values, source), *short)

        return plain
    before, after = many[0], len(fields) - many[0] - 1

    def listed(values: list[Any], source: Source, start: int, end: int) -> Any:
        found = _children(keep, values, source)
        last = len(found) - after
        middle = tuple(child for child in found[before:last] if child is not None)
        return made(_new(Span, (source, start, end)), *found[:before], middle, *found[last:])

    return listed
