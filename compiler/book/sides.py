"""The menus beside the pages: one for each game, one for the manual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from .page import Link
from .safe import headline
from .shelf import Volume, plural_of, told_kinds
from .words import WORDS


class Part(TypedDict):
    """A heading, and links below it."""

    title: str
    items: list[Link]


LOOK_UP = ("glossary", "icons", "lookup", "rulings", "chains")
"""Reference pages of each game: the names of their files, and the keys of their titles."""


def look_up(volume: Volume) -> tuple[str, ...]:
    return (*LOOK_UP, "changes") if volume.before is not None else LOOK_UP


def side_of(volume: Volume, chapters: Sequence[Link], language: str) -> list[Part]:
    words = WORDS[language]
    kinds = [
        (headline(plural_of(volume, kind, language)), volume.pages[kind].removesuffix(".md") + ".html")
        for kind in told_kinds(volume)
    ]
    parts = [
        part("", [(headline(game_title(volume, language)), f"{volume.name}/index.html")]),
        part(words["rulebook"], chapters),
        part(words["things"], kinds),
        part(words["look-up"], [(words[name], f"{volume.name}/{name}.html") for name in look_up(volume)]),
        part(words["editors"], [(words["editors"], f"{volume.name}/editors.html")]),
    ]
    return [one for one in parts if one["items"]]


def part(title: str, items: Sequence[Link]) -> Part:
    return {"title": title, "items": list(items)}


def game_title(volume: Volume, language: str) -> str:
    """The title of the game, in the words of the language where its pack has them."""
    return pack_title(volume, volume.packs[-1].name, language) or volume.model.title or volume.name


def pack_title(volume: Volume, name: str, language: str) -> str:
    """The title of a pack, in the words of the language where it has them."""
    noun = volume.phrases[language].nouns.get(name)
    if noun is not None and noun.forms:
        return next(iter(noun.forms.values()))
    return next((pack.title for pack in volume.packs if pack.name == name), "")
