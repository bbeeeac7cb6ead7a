"""Compiled phrases as plain data for JSON, and back. Default values are left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, TypeVar, cast

from .phrasebook import (
    Adjective,
    Alternative,
    ChildSlot,
    ColumnSlot,
    Guard,
    Implied,
    Joint,
    ListSlot,
    NameSlot,
    Noun,
    NounSlot,
    NumberSlot,
    Phrase,
    Phrases,
    Symbol,
    Words,
)

T = TypeVar("T")

SYMBOLS: Mapping[str, type[Symbol]] = {
    "words": Words,
    "number": NumberSlot,
    "implied": Implied,
    "noun": NounSlot,
    "name": NameSlot,
    "child": ChildSlot,
    "list": ListSlot,
    "column": ColumnSlot,
}
NAMES = {kind: name for name, kind in SYMBOLS.items()}


def as_data(phrases: Phrases) -> dict[str, object]:
    """The same phrases give the same data, byte for byte."""
    return {
        "language": phrases.language,
        "phrases": {
            phrase.id: {
                "fields": dict(phrase.fields),
                "forms": {name: [_alternative(one) for one in found] for name, found in phrase.forms.items()},
            }
            for phrase in phrases.phrases.values()
        },
        "nouns": {id: _plain(noun, "id") for id, noun in phrases.nouns.items()},
        "adjectives": {id: _plain(adjective, "id") for id, adjective in phrases.adjectives.items()},
        "joints": {id: _plain(joint, "id") for id, joint in phrases.joints.items()},
    }


def phrases_of(data: Mapping[str, Any]) -> Phrases:
    """The phrases that `as_data` has written."""
    return Phrases(
        cast(str, data["language"]),
        {id: _phrase(id, found) for id, found in data["phrases"].items()},
        {id: _made(Noun, {"id": id, **found}) for id, found in data["nouns"].items()},
        {id: _made(Adjective, {"id": id, **found}) for id, found in data["adjectives"].items()},
        {id: _made(Joint, {"id": id, **found}) for id, found in data["joints"].items()},
    )


def _alternative(alternative: Alternative) -> dict[str, object]:
    symbols = [{"is": NAMES[type(symbol)], **_plain(symbol)} for symbol in alternative.symbols]
    rest: dict[str, object] = {"guards": [_plain(guard) for guard in alternative.guards]} if alternative.guards else {}
    return {"symbols": symbols, **rest, **({} if alternative.printed else {"printed": False})}


def _plain(thing: Symbol | Guard | Noun | Adjective | Joint, left_out: str = "") -> dict[str, object]:
    """The fields that differ from their defaults."""
    found: dict[str, object] = {}
    for field in fields(thing):
        what: object = getattr(thing, field.name)
        if field.name != left_out and (field.default is MISSING or what != field.default):
            found[field.name] = list(cast(tuple[object, ...], what)) if isinstance(what, tuple) else what
    return found


def _phrase(id: str, data: Mapping[str, Any]) -> Phrase:
    forms = {name: tuple(_read_alternative(one) for one in found) for name, found in data["forms"].items()}
    return Phrase(id, forms, tuple(data["fields"].items()))


def _read_alternative(data: Mapping[str, Any]) -> Alternative:
    symbols = tuple(
        _made(SYMBOLS[one["is"]], {name: what for name, what in one.items() if name != "is"}) for one in data["symbols"]
    )
    guards = tuple(_made(Guard, one) for one in data.get("guards", ()))
    return Alternative(symbols, guards, data.get("printed", True))


def _made(kind: type[T], data: Mapping[str, Any]) -> T:
    return kind(
        **{name: tuple(cast(list[object], what)) if isinstance(what, list) else what for name, what in data.items()}
    )
