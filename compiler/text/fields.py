"""The fields that a wording names, and what each may hold."""

from __future__ import annotations

from collections.abc import Sequence

from .phrasebook import (
    Alternative,
    ChildSlot,
    ColumnSlot,
    Implied,
    ListSlot,
    NameSlot,
    NounSlot,
    NumberSlot,
    Slot,
    Words,
)


def fields_of(forms: Sequence[Alternative]) -> tuple[tuple[str, str], ...]:
    """The fields of the printed wordings, in the order of their names."""
    found: dict[str, str] = {}
    for alternative in forms:
        if alternative.printed:
            found = named(alternative) | found
    return tuple(sorted(found.items()))


def named(alternative: Alternative) -> dict[str, str]:
    """Each field that a wording names, and its kind; implied fields are less exact and come last."""
    found: dict[str, str] = {}
    implied: list[Implied] = []
    for symbol in alternative.symbols:
        if isinstance(symbol, Words):
            continue
        if isinstance(symbol, Implied):
            implied.append(symbol)
        elif isinstance(symbol, ColumnSlot) and symbol.field in found:
            picks = sorted({*found[symbol.field].split()[1:], symbol.pick})
            found[symbol.field] = " ".join(["rows", *picks])
        else:
            found.setdefault(symbol.field, _kind_of(symbol))
    for symbol in implied:
        found.setdefault(symbol.field, _kind_of(symbol))
    return found


def _kind_of(symbol: Slot) -> str:
    """What may fill the field of a slot."""
    match symbol:
        case NounSlot() | NameSlot():
            return f"noun {symbol.of}"
        case ChildSlot():
            return f"child {symbol.of}"
        case ListSlot():
            return f"list {symbol.of}"
        case NumberSlot():
            return "number"
        case ColumnSlot():
            return f"rows {symbol.pick}"
        case Implied(_, value, node):
            if isinstance(value, int):
                return "number"
            return f"child {value.lstrip('(').partition('-')[0]}" if node else "noun"


def agree(one: str, other: str) -> bool:
    """Whether two wordings mean the same kind; an implied noun has no class."""
    return one == other or ("noun" in (one, other) and one.startswith("noun") and other.startswith("noun"))
