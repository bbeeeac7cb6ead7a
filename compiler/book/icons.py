"""Small pictures for things: those that a pack chooses from our set, and a plain one for all others.

A picture next to its name has no text for a screen reader; alone it has the name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from .safe import marked
from .shelf import Volume, title_of
from .templates import Html

PICTURES: Mapping[str, str] = tomllib.loads(
    files("rulewright.compiler.book").joinpath("icons.toml").read_text("utf-8")
)["pictures"]


def icon(volume: Volume, id: str, language: str, alone: bool = False) -> Html:
    """The picture of a thing, or of its kind. A thing without one has its initials where the picture is alone, and
    nothing next to its name."""
    name = picture_of(volume, id)
    if not name and not alone:
        return Html("")
    title = marked(title_of(volume, id, language))
    told = f'role="img" aria-label="{title}"' if alone else 'aria-hidden="true"'
    if name:
        return Html(f'<svg class="icon" viewBox="0 0 24 24" {told}>{PICTURES[name]}</svg>')
    letters = marked("".join(word[:1] for word in title_of(volume, id, language).split())[:2].upper())
    return Html(
        f'<svg class="icon plain" viewBox="0 0 24 24" {told}><rect x="3" y="3" width="18" height="18" rx="4"/>'
        f'<text x="12" y="15.5" text-anchor="middle">{letters}</text></svg>'
    )


def picture_of(volume: Volume, id: str) -> str:
    """The name of its picture, or that of its kind's; nothing where neither has one."""
    element = volume.model.elements.get(id)
    kind = element.kind if element is not None else ""
    for one in (id, kind):
        if volume.icons.get(one, "") in PICTURES:
            return volume.icons[one]
    return ""


def on_paper(shape: str, ink: str) -> str:
    """A picture as a file of its own: what lies between the marks of `svg`."""
    full = shape.replace('class="full"', f'fill="{ink}"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{ink}" stroke-width="1.8" '
        f'stroke-linecap="round" stroke-linejoin="round">{full}</svg>'
    )


def unknown(volume: Volume) -> list[str]:
    """Pictures that a pack asks for and that do not exist."""
    return sorted(set(volume.icons.values()) - set(PICTURES))
