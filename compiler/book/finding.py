"""Finding a page by its name: the list of all names, as a page and as data for the search in the theme."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from html import unescape

from .links import going
from .page import Page
from .safe import headline
from .stems import folded, inflected, stems
from .templates import fill
from .words import WORDS

Entry = tuple[str, str, str, str]
"""A name, the page it leads to, what sort of thing it is, and the game."""

TAG = re.compile(r"<pre.*?</pre>|<svg.*?</svg>|<[^>]*>", re.DOTALL)
WORD = re.compile(r"[^\W\d_]{3,}")


def names_script(entries: Sequence[Entry], language: str) -> str:
    """The names, as a script: so that it works from a file, too."""
    words = WORDS[language]
    rows = [[name, to, f"{what} · {game}", _keys(name, language)] for name, to, what, game in entries]
    said = {key: words[key] for key in ("inside", "nothing", "served")}
    data = json.dumps({"words": said, "entries": rows}, ensure_ascii=False, separators=(",", ":"))
    return "var names = " + data.replace("</", "<\\/") + ";\n"


def _keys(name: str, language: str) -> list[str]:
    """What is compared with the words that a reader types."""
    return list(dict.fromkeys([*stems(name, language), *inflected(WORD.findall(name), language)]))


def search_page(entries: Sequence[Entry], language: str) -> Page:
    words, go = WORDS[language], going("search.md")
    games = [
        (game, _by_letter([(headline(name), go(to), what) for name, to, what, of in entries if of == game]))
        for game in dict.fromkeys(game for *_, game in entries)
    ]
    return Page(words["find"], fill("search.html.j2", {"w": words, "games": games}), searched=False)


Link = tuple[str, str, str]
"""A name, where it leads, and what sort of thing it is, where others in the list have the same name."""


def _by_letter(links: Sequence[Link]) -> list[tuple[str, list[Link]]]:
    found: dict[str, list[Link]] = {}
    many = Counter(folded(name) for name, _, _ in links)
    for name, to, what in sorted(links, key=lambda one: (folded(one[0]), *one)):
        told = what if many[folded(name)] > 1 else ""
        found.setdefault(folded(name)[:1].upper(), []).append((name, to, told))
    return list(found.items())


def hidden_stems(body: str, language: str) -> str:
    """The forms of the words on a page that its own words do not already lead to."""
    text = unescape(TAG.sub(" ", body))
    return " ".join(inflected(dict.fromkeys(WORD.findall(text)), language))
