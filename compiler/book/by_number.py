"""The set-up by number of players: a table of what differs, a column for each number.

<!-- by-number -->                              all that differs
<!-- by-number row "In the row", hero-offer --> these, in this order, with these words
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..source.pack import Pack
from ..source.sections import REMARK, is_book
from .icons import icon, picture_of
from .safe import marked
from .shelf import Volume, capital, plural_of, title_of
from .templates import Html, fill
from .words import WORDS

NAME = "by-number"
ASKED = re.compile(r'\s*(?P<id>[a-z][a-z0-9-]*)(?:\s+"(?P<words>[^"]*)")?\s*(?:,|$)')


def asks_by_number(packs: Sequence[Pack]) -> bool:
    """Whether a rulebook shows such a table."""
    books = (source for pack in packs for source in pack.sources if is_book(source))
    return any(remark["name"] == NAME for one in books for remark in REMARK.finditer(one.original))


def by_number(volume: Volume, args: str, language: str) -> Html:
    """Nothing where nothing differs, or the game has one number of players; what is asked for by name is shown."""
    known = {one.id: one.many for one in volume.set_ups}
    asked = {found["id"]: found["words"] or "" for found in ASKED.finditer(args)}
    wanted = asked or {id: "" for id, many in known.items() if len({here for _, here in many}) > 1}
    rows = [
        (
            _picture(volume, id, language),
            capital(words) or _named(volume, id, language),
            known[id],
        )
        for id, words in wanted.items()
        if id in known
    ]
    if not rows:
        return Html("")
    numbers = [many for many, _ in rows[0][2]]
    return Html(fill("by-number.html.j2", {"w": WORDS[language], "numbers": numbers, "rows": rows}))


def _picture(volume: Volume, id: str, language: str) -> Html:
    """Of a pile, the picture of what lies in it; nothing where there is none."""
    of = id if picture_of(volume, id) or id not in volume.model.slots else volume.model.slots[id].holds
    return icon(volume, of, language) if picture_of(volume, of) else Html("")


def unknown_rows(volume: Volume) -> list[tuple[str, str]]:
    """What the rulebook of the last pack asks for, and what no number of players has on the table."""
    known = {one.id for one in volume.set_ups}
    found: list[tuple[str, str]] = []
    for source in filter(is_book, volume.packs[-1].sources):
        for remark in REMARK.finditer(source.original):
            if remark["name"] == NAME:
                found += [(source.name, one["id"]) for one in ASKED.finditer(remark["args"]) if one["id"] not in known]
    return found


def _named(volume: Volume, id: str, language: str) -> Html:
    name = plural_of(volume, id, language) if id in volume.model.kinds else title_of(volume, id, language)
    return Html(marked(capital(name)))
