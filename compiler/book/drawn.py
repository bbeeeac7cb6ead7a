"""A thing as it lies on the table: a card, a tile, or the board on which its place is."""

from __future__ import annotations

from ..meaning import model as m
from ..text.languages import RULES
from ..text.view.view import has_text
from .components import are_different
from .icons import icon
from .links import going
from .once import finding, once
from .safe import marked
from .shelf import Volume, bases, capital, is_called, text_of, title_of, tongue_of
from .templates import Html, fill
from .values import traits_said
from .words import WORDS

FIRST_HUE = 215
MOST_PLACES = 30
"""A board of more places is not drawn."""


def card(volume: Volume, element: m.Element, language: str, page: str, link: bool = False) -> Html:
    """A thing as it may lie on the table."""
    values = {
        "w": WORDS[language],
        "title": named(volume, element.id, language),
        "kind": named(volume, element.kind, language),
        "href": going(page)(volume.pages[element.id]) if link else "",
        "kind_href": going(page)(volume.pages[element.kind]),
        "hue": hue(volume, element),
        "icon": icon(volume, element.id, language),
        "shape": "" if is_card(volume, element.kind) else " tile",
        "traits": [
            (
                named(volume, label, language, plain=True) if label else "",
                value,
                icon(volume, to, language) if to else "",
                going(page)(volume.pages[to]) if to in volume.pages and not link else "",
            )
            for label, value, to in traits_said(element, volume, language)
        ],
        "text": text_of(volume, element, language),
        "tongue": foreign(volume, element, language),
        "stand_in": element.stand_in,
    }
    return Html(fill("card.html.j2", values))


def named(volume: Volume, id: str, language: str, plain: bool = False) -> Html:
    """The name of a thing, marked where it has none in the language of the page."""
    title = title_of(volume, id, language)
    own = "" if is_called(volume, id, language) else f' lang="{RULES}" class="foreign"'
    return Html(f"<bdi{own}>{marked(title if plain else capital(title))}</bdi>")


def foreign(volume: Volume, element: m.Element, language: str) -> str:
    """The language of a thing's text where it is not that of the page."""
    spoken = tongue_of(volume, element, language)
    return "" if spoken == language else spoken


@once
def is_card(volume: Volume, kind: str) -> bool:
    """Whether things of this kind are cards: taken in hand, and all different or at least some of them with a text."""
    told = are_different(volume, kind) or any(map(has_text, volume.near.of_kind.get(kind, ())))
    return told and is_held(volume, kind)


@once
def is_held(volume: Volume, kind: str) -> bool:
    """Whether a thing of this kind is taken in hand, as a card is; a place lies on a board."""
    held = {slot.holds for slot in volume.model.slots.values() if slot.sort == "pile"}
    return bool(held.intersection(bases(volume.model, kind)))


def hue(volume: Volume, element: m.Element) -> int:
    """The colour of a card: that of the first thing printed on it, so that those of one sort look alike."""
    return _hues(volume)[_home(element) or element.kind]


def hue_of_back(volume: Volume, element: m.Element) -> int:
    """The colour of its back: all cards of a kind have one, for a back must not tell what lies beneath it."""
    return _hues(volume)[element.kind] if is_held(volume, element.kind) else hue(volume, element)


@finding
def _hues(volume: Volume) -> dict[str, int]:
    """Each hue is a golden angle from the one before, so that neighbours never look alike."""
    every = volume.model.elements.values()
    sorts = dict.fromkeys([*(_home(one) or one.kind for one in every), *(one.kind for one in every)])
    return {name: round(FIRST_HUE + 137.508 * at) % 360 for at, name in enumerate(sorts)}


def _home(element: m.Element) -> str:
    """The first thing that is printed on a thing: of a place, what it is a part of."""
    return next((value.id for _, value in element.traits if isinstance(value, m.Thing)), "")


def board(volume: Volume, element: m.Element, language: str, page: str) -> Html:
    """A place among those that are of the same whole, in rows where a table of the rules counts them by rows; nothing
    for what is taken in hand, or lies alone."""
    rows = rows_around(volume, element)
    if not rows:
        return Html("")
    values = {
        "w": WORDS[language],
        "title": title_of(volume, _home(element), language),
        "hue": hue(volume, element),
        "rows": [[_place(volume, one, element, language, page) for one in row] for row in rows],
    }
    return Html(fill("board.html.j2", values))


def rows_around(volume: Volume, element: m.Element) -> list[list[m.Element]]:
    """The places of a board, row by row; none for what lies on no board."""
    home = _home(element)
    if not home or not has_text(element) or is_held(volume, element.kind):
        return []
    there = [one for one in volume.near.marked.get(home, ()) if one.kind == element.kind and _home(one) == home]
    if not 1 < len(there) <= MOST_PLACES:
        return []
    levels = _levels(volume, element.kind)
    rows = sorted({levels.get(one.id, 0) for one in there})
    return [[one for one in there if levels.get(one.id, 0) == row] for row in rows]


def _place(volume: Volume, one: m.Element, here: m.Element, language: str, page: str) -> dict[str, object]:
    marks = [(to, value) for _, value, to in traits_said(one, volume, language) if to and to != _home(one)]
    return {
        "title": title_of(volume, one.id, language),
        "href": "" if one is here else going(page)(volume.pages[one.id]),
        "marks": [(icon(volume, to, language), value) for to, value in marks],
        "text": text_of(volume, one, language),
        "tongue": foreign(volume, one, language),
    }


def _levels(volume: Volume, kind: str) -> dict[str, int]:
    """In which row each place of a kind is, where a table of the rules gives every one a number."""
    for table in volume.model.tables.values():
        if table.keys == (kind,):
            found = {row.keys[0]: row.value for row in table.rows}
            levels = {
                key.id: value.value
                for key, value in found.items()
                if isinstance(key, m.Thing) and isinstance(value, m.Number)
            }
            if len(levels) == len(found):
                return levels
    return {}
