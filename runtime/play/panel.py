"""Piles and counters in a readable layout: the table, and what each player has. Drawn from a view only."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Any

from ..declared import Slot
from .board import grids
from .screen import Screen, cells, clean, padded, paint, wrapped
from .things import by_kind, owners, slots_of
from .voice import Voice, called, counted, numbered, printed, say

Seen = Mapping[str, Any]
Row = tuple[str, tuple[str, ...], str]
"""A name, its values, and the separator between them."""
WIDE = 120
"""From this width on there is room for two columns."""
PAINT = re.compile("\x1b\\[[0-9;]*m")
PLAYER = 44
"""The least width of a player's column."""
FEW = 4
"""With more hidden piles of one sort only their number is shown."""
SIDE = 26
"""The width of names at the left."""
NARROW = 60
"""In less room names have no column of their own."""
UNDER = 4
"""The indentation of rows after the first."""


def rows_of(
    voice: Voice, seen: Seen, held: Collection[str], drawn: Collection[str] = (), texts: bool = True
) -> dict[str, list[Row]]:
    """The rows of the table, under no name, and those of each player. Empty piles are shown if they `held` something
    before; places that are `drawn` are on their map. The text of a single open card may be left out."""
    return {seat: _rows(voice, seen, seat, held, drawn, texts) for seat in ("", *seen["seats"])}


def panel(
    screen: Screen,
    voice: Voice,
    seen: Seen,
    names: Mapping[str, str],
    rows: Mapping[str, list[Row]],
    known: Mapping[str, list[Row]] | None = None,
    beside: Callable[[int], list[str]] | None = None,
) -> list[str]:
    """The table, then each player under a heading; without what is already `known`. On a wide screen players are side
    by side, and the table is beside them, or beside what `beside` draws in so many cells."""
    wide = screen.width >= WIDE and known is None
    half = (screen.width - 2) // 2

    def blocks(seats: Iterable[str], room: int) -> list[list[str]]:
        found: list[list[str]] = []
        for seat in seats:
            fresh = [row for row in rows[seat] if known is None or row not in known[seat]]
            if fresh or (seat and known is None):
                number = seen["seats"].index(seat) if seat else 9
                found.append(_block(screen, names[seat], f"seat-{number}" if number < 6 else "title", fresh, room))
        return found

    everybody = ("", *seen["seats"])
    if not wide:
        return [*(beside(screen.width) if beside else ()), *chain(*blocks(everybody, screen.width))]
    if beside is None:
        return side_by_side(blocks(everybody, half), half) if len(seen["seats"]) else []
    third = (screen.width - 2) // 3
    top = in_columns([*blocks([""], third), beside(screen.width - 2 - third)], third)
    rounds = -(-len(seen["seats"]) // min(len(seen["seats"]), screen.width // PLAYER))
    many = -(-len(seen["seats"]) // rounds)
    room = (screen.width - 2 * (many - 1)) // many
    each = blocks(seen["seats"], room)
    return [*top, *chain(*(in_columns(each[first : first + many], room) for first in range(0, len(each), many)))]


def in_columns(blocks: Sequence[list[str]], room: int) -> list[str]:
    """Blocks side by side, each with the same width, the last one as wide as it needs."""
    rows = zip_longest(*blocks, fillvalue="")
    return ["  ".join(f"{text}{' ' * (room - seen_cells(text))}" for text in row) for row in rows]


def side_by_side(blocks: Sequence[list[str]], room: int) -> list[str]:
    """Blocks in two columns of about the same length; no block is divided."""
    whole, left, right = sum(map(len, blocks)), list[str](), list[str]()
    for block in blocks:
        if left and (right or len(left) + len(block) / 2 > whole / 2):
            right += block
        else:
            left += block
    return in_columns([left, right], room)


def seen_cells(text: str) -> int:
    """The width of a painted text."""
    return cells(PAINT.sub("", text))


def _block(screen: Screen, title: str, role: str, rows: list[Row], room: int) -> list[str]:
    side = min(max((cells(name) for name, _, _ in rows), default=0), SIDE)
    narrow = room < NARROW
    lines = [paint(screen, role, title)]
    for name, parts, between in rows:
        head = (f"  {name}: " if narrow else f"  {padded(name, side)}  ") if name else "  "
        if name and len(parts) > 1 and cells(head) + max(map(cells, parts)) + cells(between.rstrip()) > room:
            # Long parts have a row each, below the name.
            lines.append(f"  {name}")
            for part in parts:
                row, *more = wrapped("    ", part.split(" "), " ", room)
                rest = part.split(" ")[len(row.split()) :]
                lines += [row, *(wrapped("      ", rest, " ", room) if more else ())]
            continue
        under = UNDER if narrow and name else cells(head)
        lines += wrapped(head, parts, between, room, under)
    return lines


def _rows(voice: Voice, seen: Seen, seat: str, held: Collection[str], drawn: Collection[str], texts: bool) -> list[Row]:
    piles = list(_piles(voice, seen, seat, drawn, texts))
    rows = [*_kept(voice, seen, seat), *((name, parts, between) for _, name, parts, between in piles if parts)]
    if not seat:
        # Hidden decks have only a size, so they fit on one row.
        decks = {key: f"{name} {seen['piles'][key]}" for key, name, parts, _ in piles
                 if parts and isinstance(seen["piles"].get(key), int)}  # fmt: skip
        for key, name, _, _ in piles:
            several = [n for one, n in seen["piles"].items() if one.startswith(f"{key}:") and isinstance(n, int)]
            decks |= {key: f"{name} {sum(several)}"} if any(several) else {}
        if len(decks) > 1:
            names = {name for key, name, _, _ in piles if key in decks}
            rows = [row for row in rows if row[0] not in names]
            rows.append((say(voice, "table", "decks"), list(decks.values()), ", "))
    empty = [name for key, name, parts, _ in piles if not parts and key in held]
    if empty:
        rows.append((say(voice, "table", "empty"), empty, ", "))
    return [(name, tuple(parts), between) for name, parts, between in rows]


def _kept(voice: Voice, seen: Seen, seat: str) -> Iterator[tuple[str, list[str], str]]:
    """Counters, flags and markers of a player, or of nobody: all of them on one row."""
    of = ("player",) if seat else ()
    parts: list[str] = []
    for slot in voice.edition.slots.values():
        if owners(slot) != of or slot.name in voice.aside:
            continue
        key = f"{slot.name}:{seat}" if seat else slot.name
        value = seen["values"].get(key)
        if key in seen["unknown"]:
            parts.append(say(voice, "table", "unknown", name=called(voice, slot.name)))
        elif slot.sort == "counter":
            # A counter from 0 to 1 needs no name before its value.
            if value is None and isinstance(slot.low, int) and slot.high == slot.low + 1:
                continue
            many = slot.starts if value is None else value
            goods = voice.amounts(many, slot.name) if isinstance(many, int) else None
            parts.append(clean(goods) if goods is not None else f"{called(voice, slot.name)} {many}")
        elif slot.sort == "flag":
            parts += [called(voice, slot.name)] if value else []
        elif value is not None:
            parts.append(f"{called(voice, slot.name)}: {called(voice, value)}")
    if parts:
        yield "", parts, " · "
    yield from _more(voice, seen, seat)


def _more(voice: Voice, seen: Seen, seat: str) -> Iterator[tuple[str, list[str], str]]:
    """Counters and marks that a player has for each thing of a kind: those that are not at their start. For things
    without an owner that lie nowhere, such as tracks, every counter."""
    for slot in voice.edition.slots.values():
        of = owners(slot)
        if slot.name in voice.aside or (len(of) < 2 or "player" not in of if seat else not _of_the_table(voice, slot)):
            continue
        parts: list[str] = []
        if not seat and slot.sort == "counter":
            for thing in by_kind(voice.edition).get(of[0], ()):
                value = seen["values"].get(f"{slot.name}:{thing}", slot.starts)
                parts.append(f"{called(voice, thing)} {called(voice, value)}")
            if not any(
                int(seen["values"].get(f"{slot.name}:{thing}", slot.starts)) for thing in by_kind(voice.edition)[of[0]]
            ):
                parts = []
        else:
            for key, value in seen["values"].items():
                name, *keys = key.split(":")
                if name == slot.name and (not seat or seat in keys):
                    about = called(voice, [one for one in keys if one != seat])
                    parts.append(about if slot.sort == "flag" else f"{about} {called(voice, value)}")
        if parts:
            yield called(voice, slot.name), parts, ", "


def _of_the_table(voice: Voice, slot: Slot) -> bool:
    """Whether a slot belongs to things of one kind that are in no pile and on no board, so that nothing else shows
    them."""
    of = owners(slot)
    if len(of) != 1 or of[0] == "player" or of[0] in grids(voice.edition) or slot.grown >= 0:
        return False
    things = by_kind(voice.edition).get(of[0], ())
    sorts = {sort for thing in things for sort in voice.edition.sorts_of(voice.edition.numbers[thing])}
    lie = any(pile.holds in (*sorts, "anything") for pile in voice.edition.piles.values())
    return bool(things) and not lie


def _piles(
    voice: Voice, seen: Seen, seat: str, drawn: Collection[str], texts: bool
) -> Iterator[tuple[str, str, list[str], str]]:
    """The piles of a player or of nobody, each with its key; those for each thing of a kind on one row, if there is
    anything in them."""
    boards = grids(voice.edition)
    gathered: dict[str, list[str]] = {}
    unseen: dict[str, list[tuple[str, int]]] = {}
    for key, things in seen["piles"].items():
        name, *keys = key.split(":")
        owner = next((one for one in keys if one in seen["seats"]), "")
        if owner != seat or any(kind in boards for kind in owners(voice.edition.piles[name])):
            continue
        if name in voice.aside or any(one in drawn for one in keys):
            continue
        about = ", ".join(numbered(voice, one) for one in keys if one != seat)
        if len(keys) == bool(seat):
            lying = contents(voice, seen, key, seat)
            yield key, called(voice, name), _with_text(voice, seen, key, lying) if texts and not seat else lying, ", "
        elif isinstance(things, int):
            unseen.setdefault(name, []).extend([(about, things)] if things else [])
        elif things:
            gathered.setdefault(name, []).append(f"{about}: {', '.join(contents(voice, seen, key, seat))}")
    for name, parts in gathered.items():
        # Piles that no player sees come after open ones.
        rest = sum(many for _, many in unseen.pop(name, ()))
        hidden = [say(voice, "table", "hidden", n=str(rest))] if rest else []
        yield name, called(voice, name), [*parts, *hidden], " · "
    for name, found in unseen.items():
        parts = [about if many == 1 else f"{about} {many}" for about, many in found]
        if len(parts) > FEW:
            yield (
                name,
                called(voice, name),
                [say(voice, "table", "hidden", n=str(sum(many for _, many in found)))],
                ", ",
            )
        elif parts:
            total = str(sum(many for _, many in found))
            first = say(voice, "table", "hidden-in", n=total, first=parts[0])
            yield name, called(voice, name), [first, *parts[1:]], ", "


def _with_text(voice: Voice, seen: Seen, key: str, found: list[str]) -> list[str]:
    """The text of the one card that is open on the table: it applies to everybody."""
    things = seen["piles"][key]
    if isinstance(things, int) or len(things) != 1:
        return found
    text = printed(voice, things[0])
    return [f"{found[0]}: {text}"] if text else found


def contents(voice: Voice, seen: Seen, key: str, seat: str) -> list[str]:
    """The things in a pile, with equal copies counted; for a hidden pile, how many."""
    things = seen["piles"][key]
    if isinstance(things, int):
        return [say(voice, "table", "hidden", n=str(things))] if things else []
    return counted(described(voice, seen, thing, seat, f"{thing}@{key}/{n}") for n, thing in enumerate(things, 1))


def described(voice: Voice, seen: Seen, thing: str, seat: str, copy: str) -> str:
    """A thing with its counters and marks. Its owner is not shown where it lies with that player."""
    element = voice.edition.elements.get(thing)
    copies = element.copies if element is not None else ""
    ids = [copy] if copies == "only" else [copy, thing] if copies else [thing]
    slots = [
        (slot, id)
        for slot in slots_of(voice.edition, thing)
        for id in ids
        if slot.name not in voice.aside and (seen["values"].get(f"{slot.name}:{id}") != seat or not seat)
    ]
    notes = [text for slot, id in slots if (text := _note(voice, seen, slot, id))]
    if any(id in seen["exhausted"] for id in ids):
        notes.append(say(voice, "table", "exhausted"))
    text = called(voice, thing)
    return say(voice, "table", "of", thing=text, where=", ".join(notes)) if notes else text


def _note(voice: Voice, seen: Seen, slot: Slot, thing: str) -> str:
    value = seen["values"].get(f"{slot.name}:{thing}")
    if value is None or value is False:
        return ""
    if slot.sort == "flag":
        return called(voice, slot.name)
    return called(voice, value) if slot.sort == "marker" else f"{called(voice, slot.name)} {value}"
