"""A page of the site before MkDocs has it: its body as HTML, and what the theme is to know of it."""

from __future__ import annotations

import json

from ..frozen import frozen

Link = tuple[str, str]
"""A name, and the page it leads to, from the root of a language; empty where it leads nowhere."""


@frozen
class Page:
    title: str
    body: str
    side: str = ""
    """The menu next to it."""
    crumbs: tuple[Link, ...] = ()
    """Where it is, the game first."""
    heads: tuple[Link, ...] = ()
    """Its headings: id and words."""
    summary: str = ""
    sort: str = ""
    """A class for the look of it."""
    scripts: tuple[str, ...] = ()
    wide: bool = False
    tongue: str = ""
    """The language of its title, where that is not the page's own."""
    searched: bool = True
    """Whether its words are searched; those of pages that only list are not."""
    before: Link | None = None
    after: Link | None = None
    stems: str = ""
    """More words by which it is found: forms of those that are on it."""
    called: tuple[tuple[str, str, str], ...] = ()
    """What can be found by name on this page: the name, an anchor or nothing, and its sort."""


def written(page: Page) -> str:
    """The file for MkDocs. JSON is YAML too."""
    about: dict[str, object] = {"title": page.title, "made": True}
    for name in ("side", "crumbs", "heads", "summary", "sort", "scripts", "wide", "tongue", "before", "after", "stems"):
        value = getattr(page, name)
        if value:
            about[name] = value
    if not page.searched:
        about["unsearched"] = True
    return f"---\n{json.dumps(about, ensure_ascii=False)}\n---\n\n{page.body.strip()}\n"
