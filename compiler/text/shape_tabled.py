"""A table written out, as one with slashes.

gain 2 points for 2 cards, 4 points for 3 cards, or 7 points for 4+ cards   ->   gain 2/4/7 points for 2/3/4+ cards
2 cards = 1 point, 3 cards = 4 points      ->   for 2/3 cards gain 1/4 points
for 2, 3 or 4 cards, gain 1, 4 or 7 points respectively   ->   for 2/3/4 cards, gain 1/4/7 points
for 2 or 3 cards, gain 1 point; for 4 or more, gain 4   ->   for 2/4+ cards, gain 1/4 points
"""

from __future__ import annotations

from typing import NamedTuple

from .phrasebook import Phrases
from .shape_lexicon import WITH, Lexicon, is_in, lexicon, thing_at
from .shape_local import local
from .shape_numbers import first_of, is_number, is_range
from .shape_prices import got
from .shape_ranges import joins, ranged
from .shape_stem import stem
from .shapes import Shapes, Text
from .usage import usage

SIGNS = frozenset("=:→–—-−,")
"""What may come between a number of things and what it is worth."""
ENDS = frozenset(".;,")
BREAKS = frozenset(".;:()")
MOST = 12
"""Between two numbers of a row are at most this many words."""


class Row(NamedTuple):
    start: int
    lead: Text
    """The words before the first number, between the two, and after the second."""
    first: str
    mid: Text
    second: str
    tail: Text
    end: int


def tabled(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    """`seen`: signs in small letters, after the usual words were put in."""
    lex = lexicon(phrases)
    seen = _paid_with(seen, lex, known)
    spans = ranged(seen, known)
    if spans != seen:
        told = _written_out(local(spans, known.local, phrases, usage(phrases.language)), lex, known)
        if not any(map(is_range, told)):
            return told
    return _written_out(_listed(seen, known), lex, known)


def _paid_with(seen: Text, lex: Lexicon, known: Shapes) -> Text:
    """`zapłać dwoma monetami`: marks verbs that take what is paid in the instrumental, while they are still there."""
    found: list[str] = []
    for place, word in enumerate(seen):
        found.append(word)
        if known.pay_with and word.startswith(tuple(known.pay_with)):
            behind = [thing_at(seen, at, lex) for at in range(place + 1, min(place + 5, len(seen)))]
            found += [WITH] if any(one is not None and is_in(one[0], one[1], "inst") for one in behind) else []
    return tuple(found)


def _listed(seen: Text, known: Shapes) -> Text:
    """Two lists of numbers, of the same length, where the text says that they correspond, or have three numbers."""
    runs = _runs(seen, known)
    sizes = {len(numbers) for _, _, numbers in runs}
    told = [place for place, word in enumerate(seen) if word in known.respectively]
    if len(runs) != 2 or len(sizes) > 1 or not (told or min(sizes) > 2):
        return seen
    found = list(seen)
    for start, end, numbers in reversed(runs):
        plus = "+" if numbers[-1].endswith("+") else ""
        found[start:end] = [*"/".join(one.rstrip("+") for one in numbers).replace("/", " / ").split(), *plus]
    return tuple(word for word in found if word not in known.respectively)


def _runs(seen: Text, known: Shapes) -> list[tuple[int, int, list[str]]]:
    """The lists of at least two numbers: `2, 3 or 4+`, `2/3/4+`."""
    found: list[tuple[int, int, list[str]]] = []
    place = 0
    while place < len(seen):
        numbers, at, end = list[str](), place, place
        while at < len(seen) and seen[at].isdecimal():
            plus = seen[at + 1 : at + 2] == ("+",)
            numbers.append(seen[at] + "+" * plus)
            at = end = at + 1 + plus
            while at < len(seen) and (seen[at] in known.joints or seen[at] in ",/"):
                at += 1
        if len(numbers) > 1:
            found.append((place, end, numbers))
        place = max(end, place + 1)
    return found


def _written_out(seen: Text, lex: Lexicon, known: Shapes) -> Text:
    """Rows that differ only in their numbers."""
    for place in range(len(seen)):
        begins = not place or seen[place - 1] in ENDS | {":"} | known.joints | known.row_joints
        rows = _rows(seen, place, lex, known) if begins else []
        if len(rows) > 1:
            head = rows[0]
            lead, mid = head.lead, head.mid
            yields = next((at for at, word in enumerate(mid) if word in known.yields or at == len(mid) - 1), 0)
            gives = bool(mid) and (SIGNS if yields == len(mid) - 1 else known.yields).issuperset(
                mid[yields : yields + 1]
            )
            gives = gives or (bool(mid) and mid[yields] in known.yields and known.given.issuperset(mid[yields + 1 :]))
            if not lead and gives and not known.price & set(mid):
                lead, mid = (min(known.price),), (*mid[:yields], ",", got(known))
            said = (*lead, *_slashed(rows, "first"), *mid, *_slashed(rows, "second"), *(head.tail or rows[-1].tail))
            return (*seen[: head.start], *said, *_written_out(seen[rows[-1].end :], lex, known))
    return seen


def _slashed(rows: list[Row], name: str) -> Text:
    numbers = [str(getattr(row, name)) for row in rows]
    plain = " / ".join(one.rstrip("+") for one in numbers).split()
    return (*plain, "+") if numbers[-1].endswith("+") else tuple(plain)


def _rows(seen: Text, start: int, lex: Lexicon, known: Shapes) -> list[Row]:
    """The rows of a table that begins at a word."""
    head = _row(seen, start, lex, known)
    if head is None or not _asks(head, known):
        return []
    rows = [head]
    while (nxt := _row(seen, rows[-1].end, lex, known)) is not None and not rows[-1].tail[len(head.tail) :]:
        if not _follows(nxt, rows[-1], head, lex, known):
            break
        rows.append(nxt)
    rows = _thresholds(rows, seen, known)
    if any("+" in row.first + row.second for row in rows[:-1]):
        return []
    spans = [[str(getattr(row, name)) for row in rows] for name in ("first", "second")]
    told = [any(map(is_range, column)) for column in spans]
    if told == [False, False]:
        return rows
    counted = spans[told.index(True)]
    if all(told) or not joins(counted):
        return []
    return [row._replace(first=first_of(row.first), second=first_of(row.second)) for row in rows]


def _thresholds(rows: list[Row], seen: Text, known: Shapes) -> list[Row]:
    """At least 2, at least 3, at least 4, in one sentence: 2/3/4+."""
    one_of = not ({".", ";"} | known.row_sums) & {*seen[rows[0].start : rows[-1].end - 1]}
    for name in ("first", "second"):
        counted = [str(getattr(row, name)) for row in rows]
        if one_of and all(one.endswith("+") for one in counted):
            return [*(_bare(row, name) for row in rows[:-1]), rows[-1]]
    return rows


def _bare(row: Row, name: str) -> Row:
    """Without the sign after one of its numbers."""
    return row._replace(first=row.first.rstrip("+")) if name == "first" else row._replace(second=row.second.rstrip("+"))


def _row(seen: Text, start: int, lex: Lexicon, known: Shapes) -> Row | None:
    """Words, a number, words, a number, words, up to a sign or to a conjunction."""
    place = start
    while place < len(seen) and seen[place] in ENDS | known.joints | known.row_joints:
        place += 1
    first = _number(seen, place)
    second = _number(seen, first + 1 + (seen[first + 1 : first + 2] == ("+",))) if first >= 0 else -1
    if second < 0:
        return None
    plus = seen[first + 1 : first + 2] == ("+",)
    more = seen[second + 1 : second + 2] == ("+",)
    end = second + 1 + more
    ends = ENDS | {"("} | known.joints | known.row_joints
    while end < len(seen) and not (seen[end] in ends or is_number(seen[end])):
        end += 1
    if end < len(seen) and is_number(seen[end]):
        return None
    lead, mid = seen[place:first], seen[first + 1 + plus : second]
    if "/" in (*mid, *seen[end : end + 1], *seen[first + 1 : first + 2], *seen[second + 1 : second + 2]):
        return None
    if BREAKS & {*lead} or {".", ";", "(", ")"} & {*mid}:
        return None
    tail = seen[second + 1 + more : end]
    return Row(place, lead, seen[first] + "+" * plus, mid, seen[second] + "+" * more, tail, end)


def _number(seen: Text, start: int) -> int:
    """The first number within some words."""
    behind = range(start, min(start + MOST, len(seen)))
    return next((place for place in behind if is_number(seen[place])), -1)


def _asks(row: Row, known: Shapes) -> bool:
    """Whether a row says what something is gained for."""
    words = {*row.lead, *row.mid}
    if not row.tail and not row.mid:
        return False
    return bool(words & (known.price | known.conditions | known.tables | known.yields)) or (
        not row.lead and bool(row.mid) and row.mid[-1] in SIGNS - {","}
    )


def _follows(row: Row, last: Row, head: Row, lex: Lexicon, known: Shapes) -> bool:
    """Whether a row says the same of greater numbers, with words left out."""
    grows = all(
        int(first_of(one).rstrip("+")) > int(first_of(other).rstrip("+"))
        for one, other in ((row.first, last.first), (row.second, last.second))
    )
    return grows and all(
        _within(mine, whole, lex, known)
        for mine, whole in ((row.lead, head.lead), (row.mid, head.mid), (row.tail, head.tail or row.tail))
    )


def _within(some: Text, every: Text, lex: Lexicon, known: Shapes) -> bool:
    """Whether some words are in others, in their order."""
    place = 0
    for word in (one for one in some if one not in SIGNS and one not in known.again_it):
        while place < len(every) and not alike_words(word, every[place], lex, known):
            place += 1
        if place == len(every):
            return False
        place += 1
    return True


def alike_words(one: str, other: str, lex: Lexicon, known: Shapes) -> bool:
    """Forms of one word: of one noun, or with the same stem."""
    if one == other:
        return True
    mine, yours = (thing_at((word,), 0, lex) for word in (one, other))
    if mine is not None and yours is not None:
        return mine[1] == yours[1]
    if (mine or yours) and not known.endings:
        return False
    return stem(one) == stem(other) if known.endings else one.rstrip("s") == other.rstrip("s")
