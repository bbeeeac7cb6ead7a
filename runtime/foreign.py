"""JSON from unknown sources, read with care. Errors are reported in sentences."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar, cast

from .faults import OtherGame

T = TypeVar("T")

TYPES: dict[type, str] = {str: "a text", int: "a number", list: "a list", dict: "an object", bool: "true or false"}
LARGEST = 10**100
"""The largest number in a save or log. Only a seed may come near it, because it may be any number."""
LONGEST = 200
"""At most so many letters of a save or log are quoted in a message."""
DEPTH = 200
"""The deepest nesting in a save or log."""


def object_of(text: str, what: str) -> dict[str, Any]:
    """The object that a text contains; otherwise a message that says what the text should be."""
    if not _is_text(text):
        raise OtherGame(f"this is not {what}: it is no text")
    try:
        data: Any = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as fault:
        why = "it is nested too deep" if isinstance(fault, RecursionError) else str(fault)
        if isinstance(fault, json.JSONDecodeError):
            why = f"it cannot be read from line {fault.lineno}, column {fault.colno} on"
        raise OtherGame(f"this is not {what}: {why}") from None
    if not isinstance(data, dict):
        raise OtherGame(f"this is not {what}: it is not an object")
    found = cast(dict[str, Any], data)
    _whole(found, what, 0)
    return found


def _is_text(given: object) -> bool:
    """Whether it is a text, of whatever type a program may give."""
    return isinstance(given, str | bytes)


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no number here")


def _whole(value: Any, what: str, depth: int) -> None:
    """Refuses what could not be written again: half of a surrogate pair, endless nesting."""
    if depth > DEPTH:
        raise OtherGame(f"this is not {what}: it is nested too deep")
    if isinstance(value, str):
        _text(value, what)
    elif isinstance(value, dict):
        for key, item in cast(dict[str, Any], value).items():
            _text(key, what)
            _whole(item, what, depth + 1)
    elif isinstance(value, list):
        for item in cast(Sequence[Any], value):
            _whole(item, what, depth + 1)
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise OtherGame(f"this is not {what}: a number in it is too large")
    elif isinstance(value, float):
        raise OtherGame(f"this is not {what}: {value} is not a whole number")


def _text(text: str, what: str) -> None:
    if any("\ud800" <= letter <= "\udfff" for letter in text) if not text.isascii() else False:
        raise OtherGame(f"this is not {what}: a text in it has half a character")


def cut(text: str) -> str:
    """A quotation from a save or log: on one line, and cut where it is too long."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST])
    return plain + ("…" if len(text) > LONGEST else "")


def field(data: dict[str, Any], name: str, kind: type[T], what: str) -> T:
    """A field of an object, with the type that it must have."""
    value = data.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise OtherGame(f"this is not {what}: its `{name}` should be {TYPES[kind]}")
    return value
