"""From one page to another. Pages are named from the root of a language, and the same in each."""

from __future__ import annotations

import posixpath
from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache, partial

from ..source.text import Span, line_column, source_of
from ..text.languages import RULES
from .once import once
from .safe import marked
from .shelf import Volume, capital, is_called, title_of
from .templates import Html

Go = Callable[[str], str]
"""The address of a page as the page that is being written sees it."""


def going(page: str) -> Go:
    return partial(_way, posixpath.dirname(page))


@lru_cache(maxsize=200_000)
def _way(folder: str, to: str) -> str:
    path, mark, anchor = to.partition("#")
    here = folder.split("/") if folder else []
    *there, name = path.removesuffix(".md").removesuffix(".html").split("/")
    same = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), None)
    same = min(len(here), len(there)) if same is None else same
    return "/".join([*[".."] * (len(here) - same), *there[same:], name]) + ".html" + mark + anchor


def linker(volume: Volume, page: str) -> Callable[[str], str]:
    """The address of the page of a name, or nothing where it has none. It is one for all pages of a folder."""
    return _linker(volume, posixpath.dirname(page))


@once
def _linker(volume: Volume, folder: str) -> Callable[[str], str]:
    pages = volume.pages
    return lambda name: _way(folder, pages[name]) if name in pages else ""


def link_to(volume: Volume, id: str, language: str, page: str) -> Html:
    """The title of a thing or an ability, leading to its page where it has one."""
    ability = volume.abilities.get(id)
    spoken = "" if is_called(volume, id, language) else f' lang="{RULES}"'
    shown = f"<bdi{spoken}>{marked(capital(title_of(volume, id, language)))}</bdi>"
    of = ability.element if ability is not None and ability.element else id
    to = going(page)(volume.pages[of]) if of in volume.pages else ""
    if not to and ability is not None:
        to = place_link(volume, ability.at, page)
    return Html(f'<a href="{to}">{shown}</a>' if to else shown)


def place_link(volume: Volume, at: Span, page: str) -> str:
    """The place of the rules in the book: the heading above them."""
    chapter = volume.chapters.get(at.source.name)
    return going(page)(f"{chapter}#{section(at)}") if chapter else ""


def section(at: Span) -> str:
    """The id of the heading above a place: the first is s1."""
    return f"s{bisect_right([start for start, _, _ in at.source.headings], at.start)}"


def place_name(at: Span) -> str:
    source = at.source if at.source.starts else source_of(at.source.name, at.source.text, at.source.original)
    return f"{source.name}:{line_column(source, at.start)[0]}"
