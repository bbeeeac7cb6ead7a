"""A map: places that belong to things, such as the zones of a district, as boxes side by side.

┌ Old Town ────────────┐┌ Harbour ─────────────┐
│ market · by road     ││ quay · by boat       │
│   Gain 1 Coin.       ││   Gain 2 Fish.       │
│   X Worker           ││                      │
└──────────────────────┘└──────────────────────┘
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..naming import definition
from ..rules import Rules as Edition
from .board import grids
from .panel import described, seen_cells
from .screen import Screen, cells, paint, wrapped
from .things import by_kind, owners
from .voice import Voice, called, counted, facts, printed
from .what import read

NARROW = 23
"""The least width of a box."""
FEW = 2
"""A map with at most so many boxes fits beside something else on a wide screen."""


@dataclass(frozen=True, slots=True)
class Map:
    kind: str
    trait: str
    """The trait by which the places are put together."""
    groups: Mapping[str, list[str]]


@dataclass(frozen=True, slots=True)
class Box:
    title: str
    lines: tuple[tuple[str, str], ...]
    """Each a heading or a line below it, and which of them."""


def maps(edition: Edition) -> list[Map]:
    """Kinds of places in which something can lie, and that belong to several things of another kind, some to each."""
    piled = {kind for pile in edition.piles.values() for kind in owners(pile)}
    boards = grids(edition)
    found: list[Map] = []
    for kind, ids in by_kind(edition).items():
        if kind in boards or not piled & set(edition.sorts_of(edition.numbers[ids[0]])):
            continue
        many = [one for trait in edition.elements[ids[0]].traits if (one := _grouped(edition, kind, ids, trait))]
        found += [max(many, key=lambda one: len(one.groups))] if many else []
    return found


def _grouped(edition: Edition, kind: str, ids: Sequence[str], trait: str) -> Map | None:
    groups: dict[str, list[str]] = {}
    for id in ids:
        value = edition.elements[id].traits.get(trait)
        if not isinstance(value, str) or value not in edition.elements:
            return None
        groups.setdefault(value, []).append(id)
    return Map(kind, trait, groups) if len(groups) > 1 and min(map(len, groups.values())) > 1 else None


def drawn(found: Sequence[Map]) -> frozenset[str]:
    """The places that are on a map, so that nothing else need show what lies there."""
    return frozenset(id for one in found for ids in one.groups.values() for id in ids)


def boxes(voice: Voice, one: Map, seen: Mapping[str, Any], marks: Mapping[str, str], texts: bool) -> list[Box]:
    """The lines in each box of a map, with the `texts` of the places or without."""
    lying: dict[str, list[tuple[str, str]]] = {}
    for key, things in seen["piles"].items():
        name, *keys = key.split(":")
        for id in keys if things and name not in voice.aside else ():
            lying.setdefault(id, []).append((key, next((marks[who] for who in keys if who in marks), "")))
    found: list[Box] = []
    for group, ids in one.groups.items():
        first = {_parted(called(voice, id))[0] for id in ids}
        shared = first.pop() if len(first) == 1 and "" not in first else ""
        lines: list[tuple[str, str]] = []
        for id in ids:
            lines += _place(voice, seen, id, (group, shared), lying.get(id, ()), texts)
        found.append(Box(shared or called(voice, group), tuple(lines)))
    return found


def _place(
    voice: Voice,
    seen: Mapping[str, Any],
    id: str,
    box: tuple[str, str],
    lying: Sequence[tuple[str, str]],
    texts: bool,
) -> Iterator[tuple[str, str]]:
    """A place by its name, with what is printed on it and the things there. An empty place without a text is left
    out."""
    text, (group, shared) = printed(voice, id), box
    name = called(voice, id)
    name = _parted(name)[1] if shared else name
    # What the text says need not be shown before it.
    about = [fact for fact in facts(voice, id) if fact != called(voice, group)
             and not (texts and _said(fact.split(" ")[-1], text))]  # fmt: skip
    if not text and not about and not lying:
        return
    things = [mark + thing for key, mark in lying for thing in _things(voice, seen, key, called(voice, group), texts)]
    if not text and not about:
        yield "item", f"{name} · {', '.join(things)}"
        return
    yield "head", " · ".join([name, *about])
    if text and texts:
        yield "text", text
    for thing in things:
        yield "thing", thing


def _parted(name: str) -> tuple[str, str]:
    """`Market (Upper Side)` or `Market, Upper Side` in its two parts; empty ones for another name."""
    parts = re.fullmatch(r"(.+?)(?:, (.+)| \((.+)\))", name)
    return (parts[1], parts[2] or parts[3]) if parts else ("", "")


def _said(word: str, text: str) -> bool:
    """Whether a text contains a word in any case form: a stem of at least four letters."""
    stem = word[: max(4, len(word) - 3)]
    return word in text or (len(word) > len(stem) and any(one.startswith(stem) for one in text.split()))


def _things(voice: Voice, seen: Mapping[str, Any], key: str, group: str, texts: bool) -> list[str]:
    """The things in a pile; for a card that exists only once, with its text."""
    things = seen["piles"][key]
    if isinstance(things, int):
        return [str(things)]
    found: list[str] = []
    for n, thing in enumerate(things, 1):
        element = voice.edition.elements.get(definition(thing))
        text = described(voice, seen, thing, "", f"{thing}@{key}/{n}")
        once = element is not None and not element.copies
        more = read(voice, thing, group, texts) if once else ""
        found.append(f"{text}: {more}" if more else text)
    return counted(found)


def laid(screen: Screen, found: Sequence[Box], room: int, roles: Mapping[str, str]) -> list[str]:
    """Boxes side by side, as many in a row as there is room for, and about equally many in each row."""
    if not found:
        return []
    rows = -(-len(found) // max(1, min(len(found), room // NARROW)))
    many = -(-len(found) // rows)
    wide = room // many
    lines: list[str] = []
    for first in range(0, len(found), many):
        bodies = [_body(screen, box, wide - 4, roles) for box in found[first : first + many]]
        deep = max(map(len, bodies))
        titles = [box.title for box in found[first : first + many]]
        lines.append("".join(_top(screen, title, wide) for title in titles))
        for n in range(deep):
            row = [body[n] if n < len(body) else "" for body in bodies]
            lines.append("".join(f"│ {text}{' ' * (wide - 4 - seen_cells(text))} │" for text in row))
        lines.append("".join(f"└{'─' * (wide - 2)}┘" for _ in titles))
    return lines


def _top(screen: Screen, title: str, wide: int) -> str:
    title = title if cells(title) <= wide - 6 else title[: wide - 7] + "…"
    return f"┌ {paint(screen, 'title', title)} {'─' * (wide - 4 - cells(title))}┐"


def _body(screen: Screen, box: Box, room: int, roles: Mapping[str, str]) -> list[str]:
    lines: list[str] = []
    for sort, text in box.lines:
        first, *more = wrapped("" if sort in ("head", "item") else "  ", text.split(" "), " ", room)
        if sort == "item" and more:
            # The continuation of a row is indented a little more.
            words = text.split(" ")[len(first.split(" ")) :]
            more = wrapped("  ", words, " ", room)
        role = "faint" if sort == "text" else next((role for mark, role in roles.items() if text.startswith(mark)), "")
        lines += [paint(screen, role, _cut(row, room)) if role else _cut(row, room) for row in (first, *more)]
    return lines


def _cut(row: str, room: int) -> str:
    """Cuts a word that is too long for its box."""
    row = row.rstrip()
    while cells(row) > room:
        row = row[:-2] + "…"
    return row
