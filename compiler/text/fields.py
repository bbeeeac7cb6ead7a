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
    Symbol,
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
    for symbol in sorted(alternative.symbols, key=lambda symbol: isinstance(symbol, Implied)):
        kind = kind_of(symbol)
        if not kind:
            continue
        name, what = kind
        if isinstance(symbol, ColumnSlot) and name in found:
            found[name] = " ".join(["rows", *sorted({*found[name].split()[1:], symbol.pick})])
        else:
            found.setdefault(name, what)
    return found


def kind_of(symbol: Symbol) -> tuple[str, str] | None:
    """The field that a symbol fills, and its kind."""
    match symbol:
        case NumberSlot(field):
            return field, "number"
        case NounSlot(field, of) | NameSlot(field, of):
            return field, f"noun {of}"
        case ChildSlot(field, of):
            return field, f"child {of}"
        case ListSlot(field, of):
            return field, f"list {of}"
        case ColumnSlot(field, pick):
            return field, f"rows {pick}"
        case Implied(field, value, node):
            if isinstance(value, int):
                return field, "number"
            return field, f"child {value.lstrip('(').partition('-')[0]}" if node else "noun"
        case _:
            return None


def agree(one: str, other: str) -> bool:
    """Whether two wordings mean the same kind; an implied noun has no class."""
    return one == other or ("noun" in (one, other) and one.startswith("noun") and other.startswith("noun"))
