"""Hooks for MkDocs: pages that are HTML already skip Markdown, which would read them and leave them as they are.

MkDocs loads this file by its path, so it imports nothing of the project.
"""

from __future__ import annotations

from typing import Protocol


class Made(Protocol):
    """What we look at of a page of MkDocs."""

    meta: dict[str, object]
    url: str


_bodies: dict[str, str] = {}


def on_page_markdown(markdown: str, page: Made, **_: object) -> str:
    """Stores a body that was made here; MkDocs goes on with an empty one."""
    if not page.meta.get("made"):
        return markdown
    _bodies[page.url] = markdown
    return ""


def on_page_content(html: str, page: Made, **_: object) -> str:
    body = _bodies.pop(page.url, None)
    # What scrolls must be within reach of the keyboard, too.
    return (
        html.replace("<pre>", '<pre tabindex="0">').replace("<table>", '<table tabindex="0">') if body is None else body
    )
