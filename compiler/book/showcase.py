"""Things of a game on the front page of the manual, drawn from the game itself: never a picture that has grown old.

<!-- card resurgence hunter en -->      a card, in a language
<!-- chains resurgence hunter -->       what triggers it and what it triggers

A game that is not on this site shows nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .drawn import card
from .shelf import Volume
from .triggers import neighbourhood
from .words import LANGUAGES

REMARK = re.compile(
    r"^<!-- (?P<what>card|chains) (?P<game>[a-z0-9-]+) (?P<id>[a-z0-9-]+)(?: (?P<language>[a-z]+))? -->$", re.MULTILINE
)
PAGE = "index.md"


def showcased(front: str, volumes: Sequence[Volume]) -> str:
    games = {one.name: one for one in volumes}

    def shown(found: re.Match[str]) -> str:
        volume, language = games.get(found["game"]), found["language"] or LANGUAGES[0]
        element = volume.model.elements.get(found["id"]) if volume is not None else None
        if volume is None or element is None or element.id not in volume.pages or language not in LANGUAGES:
            return ""
        if found["what"] == "chains":
            return _whole(f'<div class="picture">{neighbourhood(volume, element, language, PAGE)}</div>')
        drawn = card(volume, element, language, PAGE, link=True)
        if language == LANGUAGES[0]:
            return _whole(f"<div>{drawn}</div>")
        there = drawn.replace('href="', f'href="{language}/')
        return _whole(f'<div lang="{language}">{there}</div>')

    return REMARK.sub(shown, front)


def _whole(html: str) -> str:
    """Without empty lines, which would end a block of HTML in Markdown."""
    return "\n".join(line for line in html.splitlines() if line.strip())
