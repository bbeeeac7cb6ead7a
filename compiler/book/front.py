"""The first pages: the shelf of games, one game's front page, and the way in for its editors."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ..meaning import model as m
from ..source.text import Source
from ..text.view.view import has_text
from .components import components
from .drawn import card
from .handbook import book_of, opening
from .icons import icon
from .links import Go, going
from .once import finding
from .page import Link, Page
from .reader_texts import in_language
from .safe import headline
from .shelf import Volume, chapter_title, chapters, translated
from .sides import game_title, look_up, pack_title
from .templates import Html, fill
from .translations import missing_in
from .words import LANGUAGES, WORDS

HAND = 3
"""At most this many cards are shown on the front page of a game."""


def shelf(volumes: Sequence[Volume], language: str, page: str) -> Page:
    """Every game, to choose from."""
    words = WORDS[language]
    return Page(words["games"], fill("home.html.j2", {"w": words, "shelf": boxes(volumes, language, page)}))


def boxes(volumes: Sequence[Volume], language: str, page: str) -> Html:
    go = going(page)
    games = [
        {
            "title": game_title(one, language),
            "href": go(f"{one.name}/index.md"),
            "players": players(one.model, language),
            "hue": crc32(one.packs[0].name.encode()) % 360,
            "counts": [(row.title, row.many) for row in components(one, language) if row.card][:4],
        }
        for one in volumes
    ]
    return Html(fill("shelf.html.j2", {"games": games, "w": WORDS[language]}))


def edition(volume: Volume, book: Sequence[Link], language: str) -> Page:
    """A game's front page: how many play, what is in the box, and where to read on."""
    page = f"{volume.name}/index.md"
    words, go = WORDS[language], going(page)
    rows = components(volume, language)
    hand = [volume.model.elements[id] for id in _hand(volume)]
    values = {
        "w": words,
        "title": game_title(volume, language),
        "players": players(volume.model, language),
        "components": [(row, go(row.page) if row.page else "", icon(volume, row.kind, language)) for row in rows],
        "opening": opening(volume, book_of(volume), language),
        "cards": [card(volume, one, language, page, link=True) for one in hand],
        "book": [(name, go(to)) for name, to in book],
        "look_up": [(words[name], go(f"{volume.name}/{name}.html")) for name in look_up(volume)],
        "editors": go(f"{volume.name}/editors.html"),
        "start": go(book[0][1]) if book else "",
    }
    title = headline(game_title(volume, language))
    return Page(title, fill("edition.html.j2", values), called=((title, "", words["rulebook"]),), wide=True)


@finding
def _hand(volume: Volume) -> list[str]:
    """One card of each of the first kinds whose cards have a text, or several of the only one."""
    kinds = [row.kind for row in components(volume, LANGUAGES[0]) if row.card]
    found = [[one.id for one in volume.near.of_kind.get(kind, ()) if has_text(one)] for kind in kinds]
    told = [those for those in found if those]
    return told[0][:HAND] if len(told) == 1 else [those[0] for those in told[:HAND]]


def players(model: m.Model, language: str) -> str:
    words = WORDS[language]
    low, high = model.players
    if high == 1:
        return words["solo"]
    return words["players-are"].format(low if low == high else f"{low}–{high}")


def editors(volume: Volume, language: str) -> Page:
    """What an editor looks for: the rules as they are written, scenarios, sources, how the cards chain."""
    page = f"{volume.name}/editors.md"
    words, go = WORDS[language], going(page)
    values = {
        "w": words,
        "files": [
            (
                pack_title(volume, pack.name, language),
                [_file(volume, source, language, go) for source, _ in chapters(pack)],
            )
            for pack in volume.packs
        ],
        "packs": [(pack_title(volume, pack.name, language), pack.version) for pack in volume.packs],
        "pages": [
            (words[name], go(f"{volume.name}/{name}.html")) for name in ("sources", "translations", "rulings", "chains")
        ],
        "verbs": [(words[name], go(f"{name}.html")) for name in ("verbs", "mistakes")],
        "figures": [
            (words["scenarios"], len(volume.model.scenarios)),
            (words["rulings"], len(volume.model.rulings)),
            (words["not-in-book"], len(volume.made_up)),
            (words["rings"], len(volume.cards.rings)),
            (words["translations"], missing_in(volume, language)),
        ],
        "english": language != LANGUAGES[0],
    }
    return Page(words["editors"], fill("editors.html.j2", values))


def _file(volume: Volume, source: Source, language: str, go: Go) -> tuple[Html, str]:
    theirs = chapter_title(volume, source, language) if translated(volume, source, language) is not None else ""
    title = in_language(theirs, chapter_title(volume, source, LANGUAGES[0]), language)
    return title, go(volume.chapters[source.name])
