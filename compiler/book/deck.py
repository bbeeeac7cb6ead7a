"""Cards as data, for a publisher's own templates: the text on each in a language, and the number of copies."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Collection
from dataclasses import asdict

from ..frozen import frozen
from ..meaning import model as m
from ..source.cells import as_text
from ..text.view.view import has_text
from .components import copies_of
from .drawn import is_held
from .icons import picture_of
from .shelf import Volume, capital, text_of, title_of, told_kinds
from .sides import game_title
from .values import value_said

COLUMNS = ("id", "kind", "sort", "title", "text", "copies", "form", "icon", "stand_in", "draft")


@frozen
class Entry:
    id: str
    kind: str
    sort: str
    """The name of its kind."""
    title: str
    text: str
    copies: int
    form: str
    """`card`, or `tile` for what lies on a board."""
    icon: str
    """The name of its picture; nothing where it has none."""
    stand_in: bool
    draft: bool
    """Prose only, so far."""
    traits: dict[str, str]
    """Other traits printed on it, by their names in the rules."""


def deck(volume: Volume, language: str, kinds: Collection[str] = ()) -> list[Entry]:
    """Those of some kinds; of all that are printed, if none are given."""
    return [
        _entry(volume, one, language)
        for kind in told_kinds(volume)
        for one in volume.near.of_kind.get(kind, ())
        if kind in kinds or (not kinds and (has_text(one) or is_held(volume, kind)))
    ]


def as_json(volume: Volume, language: str, entries: Collection[Entry]) -> str:
    whole = {
        "game": volume.name,
        "title": game_title(volume, language),
        "language": language,
        "cards": [asdict(one) for one in entries],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def as_csv(entries: Collection[Entry]) -> str:
    """A row for each thing: Squib and nanDECK take the number of copies from a column."""
    names = list(dict.fromkeys(name for one in entries for name in one.traits))
    out = io.StringIO()
    to = csv.writer(out, lineterminator="\n")
    to.writerow([*COLUMNS, *(f"trait:{name}" if name in COLUMNS else name for name in names)])
    for one in entries:
        own = [one.id, one.kind, one.sort, one.title, one.text, str(one.copies), one.form, one.icon]
        told = [*own, _yes(one.stand_in), _yes(one.draft), *(one.traits.get(name, "") for name in names)]
        to.writerow([as_text(" ".join(cell.split())) for cell in told])
    return out.getvalue()


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _entry(volume: Volume, one: m.Element, language: str) -> Entry:
    return Entry(
        one.id,
        one.kind,
        capital(title_of(volume, one.kind, language)),
        capital(title_of(volume, one.id, language)),
        text_of(volume, one, language),
        copies_of(volume, one.id),
        "card" if is_held(volume, one.kind) else "tile",
        picture_of(volume, one.id),
        one.stand_in,
        bool(one.draft),
        {name: value_said(value, volume, language) for name, value in one.traits if value != m.Truth(False)},
    )
