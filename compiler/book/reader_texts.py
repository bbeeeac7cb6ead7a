"""What packs say for readers beside the phrases, in other languages: titles of scenarios, and rulings.

`text/<language>.toml` of a pack has them by their English titles:

    [scenarios]
    "Nobody there, nobody advances" = "..."

    [rulings."A bag that runs short"]
    title = "..."
    question = "..."
    answer = "..."

The headings of the printed book, which `source` names, are in `[places]`: `"SETUP" = "..."`. Sentences for lines of
rules are in `[lines.RULE]`, also in the language of the rules: `own_lines.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import field

from rulewright.runtime.files import Kind, read_text

from ..frozen import frozen
from ..meaning import model as m
from ..source.pack import Pack
from ..text.languages import RULES
from ..text.own_lines import OwnLines, add_lines
from .safe import marked
from .templates import Html

PARTS = ("title", "question", "answer")
"""The texts of a ruling for readers."""


@frozen
class ReaderTexts:
    scenarios: Mapping[str, str] = field(default_factory=dict[str, str])
    rulings: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    places: Mapping[str, str] = field(default_factory=dict[str, str])
    """The headings of the printed book."""
    lines: OwnLines = field(default_factory=dict[str, Mapping[str, str]])
    """Sentences for lines of rules."""
    unread: tuple[str, ...] = ()
    """Files that are not such tables."""


def told_in(packs: Sequence[Pack], language: str) -> ReaderTexts:
    """The translations of the packs in a language."""
    unread: list[str] = []
    scenarios: dict[str, str] = {}
    rulings: dict[str, dict[str, str]] = {}
    places: dict[str, str] = {}
    lines: dict[str, dict[str, str]] = {}
    for pack in packs:
        path = pack.folder / "text" / f"{language}.toml"
        try:
            found = tomllib.loads(read_text(path, Kind.MANIFEST)) if path.exists() else {}
        except (OSError, ValueError, RecursionError):
            unread.append(f"{pack.name}/text/{path.name}")
            continue
        scenarios |= _texts(found.get("scenarios"))
        rulings |= {title: _texts(one) for title, one in _tables(found.get("rulings")).items()}
        places |= _texts(found.get("places"))
        add_lines(lines, found)
    return ReaderTexts(scenarios, rulings, places, lines, tuple(unread))


def _tables(found: object) -> dict[str, object]:
    return {str(key): value for key, value in found.items()} if isinstance(found, dict) else {}  # pyright: ignore


def _texts(found: object) -> dict[str, str]:
    return {key: value for key, value in _tables(found).items() if isinstance(value, str)}


def scenario_title(told: ReaderTexts, title: str, language: str) -> Html:
    """The title of a scenario, marked if it is not in the language of the page."""
    return in_language(told.scenarios.get(title, ""), title, language)


def ruling_said(told: ReaderTexts, one: m.Ruling, language: str) -> dict[str, Html]:
    """The title, question and answer of a ruling, each marked if it is not in the language of the page."""
    theirs = told.rulings.get(one.title, {})
    return {name: in_language(theirs.get(name, ""), getattr(one, name), language) for name in PARTS}


def place_said(told: ReaderTexts, place: str, language: str) -> Html:
    """A place in the printed book. Its headings are in capitals there; a page need not shout."""
    headings = [one.rstrip(":") for one in place.split(" > ")]
    theirs = [told.places.get(one, "").rstrip(":") for one in place.split(" > ")]
    parts = [one if any(map(str.islower, one)) else _calm(one) for one in headings]
    return in_language(" › ".join(theirs) if all(theirs) else "", " › ".join(parts), language)


def _calm(heading: str) -> str:
    return heading[:1] + heading[1:].lower()


def in_language(theirs: str, own: str, language: str) -> Html:
    """A text in translation, or else as it is, marked with the language of the rules."""
    if not own:
        return Html("")
    if theirs or language == RULES:
        return Html(f"<bdi>{marked(theirs or own)}</bdi>")
    return Html(f'<bdi lang="{RULES}" class="foreign">{marked(own)}</bdi>')


def untold(told: ReaderTexts, model: m.Model) -> tuple[list[str], list[str]]:
    """The titles of scenarios and rulings that are not translated, or not completely."""
    scenarios = [one.title for one in model.scenarios if one.title not in told.scenarios]
    rulings = [
        one.title
        for one in model.rulings
        if any(getattr(one, name) and not told.rulings.get(one.title, {}).get(name) for name in PARTS)
    ]
    return scenarios, rulings
