"""Findings that a manifest allows: with a reason, and until which version."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import cast

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import prose as say
from ..diagnostics.words.source import wrong_allow
from ..frozen import frozen
from ..result import Result
from .text import Source, Span

HEAD = re.compile(r"^[ \t]*\[\[[ \t]*allow[ \t]*\]\]", re.MULTILINE)
KEYS = {
    "lint": "the name of a finding, in quotes",
    "because": "a reason, in quotes",
    "until": "a version, in quotes",
    "on": "a list of ids or names, in quotes",
}
NEEDED = ("lint", "because")
MOST = 2000
"""At most this many entries, and words in a list of terms."""


@frozen
class Allow:
    lint: str
    because: str
    on: tuple[str, ...]
    """Ids or names; none for everywhere."""
    until: str
    version: str
    """The one that is there now."""
    at: Span


def allows_of(value: object, manifest: Source, version: str = "") -> Result[tuple[Allow, ...]]:
    """Every entry that can be used; of the others, what is wrong."""
    tables = cast(list[object], value) if isinstance(value, list) else [None]
    heads = [found.span() for found in HEAD.finditer(manifest.original)]
    found: list[Allow] = []
    said: list[Diagnostic] = []
    for number, one in enumerate(tables[:MOST]):
        start, end = heads[number] if number < len(heads) else (0, 0)
        at = Span(manifest, start, end)
        table = cast(dict[str, object], one) if isinstance(one, dict) else {}
        if wrong := _wrong(table):
            said.append(wrong_allow(at, *wrong))
        else:
            found.append(_allow(table, version, at))
    return Result(tuple(found), tuple(said))


def _wrong(table: Mapping[str, object]) -> tuple[str, str] | None:
    """The first key at fault, and what it should be."""
    for key, wanted in KEYS.items():
        value = table.get(key, "")
        names = cast(list[object], value) if key == "on" and isinstance(value, list) else [value]
        if not all(isinstance(one, str) for one in names) or (key in NEEDED and not str(names[0]).strip()):
            return key, wanted
    strange = sorted(table.keys() - KEYS.keys())
    return (strange[0], "") if strange else None


def _allow(table: Mapping[str, object], version: str, at: Span) -> Allow:
    lint, because, until, on = (table.get(key, "") for key in KEYS)
    names = cast(list[str], on if isinstance(on, list) else [on] if on else [])
    return Allow(str(lint), str(because), tuple(name.casefold() for name in names), str(until), version, at)


def terms_of(value: object) -> Mapping[str, Mapping[str, str]] | None:
    tables = cast(dict[str, object], value) if isinstance(value, dict) else {}
    found: dict[str, dict[str, str]] = {}
    for language, one in tables.items():
        table = cast(dict[str, object], one) if isinstance(one, dict) else {}
        words = {wrong: right for wrong, right in table.items() if isinstance(right, str) and right.strip()}
        if not table or len(words) < len(table) or len(words) > MOST:
            return None
        found[language] = words
    return found if found else None


def without_allowed(
    said: Iterable[tuple[Diagnostic, Sequence[str]]], allows: Sequence[Allow], asked: Callable[[Allow], bool]
) -> Iterator[Diagnostic]:
    """The remaining findings, with the ids and names of what each is about; then entries that have expired, and those
    that allow nothing, if they are `asked` for. An error is never allowed."""
    used: set[int] = set()
    over = {number for number, one in enumerate(allows) if _is_over(one)}
    errors: set[int] = set()
    for one, names in said:
        known = {name.casefold() for name in names}
        fits = [n for n, allow in enumerate(allows) if allow.lint == one.slug and (not allow.on or known & {*allow.on})]
        (errors if one.severity is Severity.ERROR else used).update(fits)
        if one.severity is Severity.ERROR or not set(fits) - over:
            yield one
    for number, allow in enumerate(allows):
        if number in over and number in used:
            yield say.allowed_no_longer(allow.at, allow.lint, allow.until, allow.version)
        elif number in errors - used:
            yield say.allowed_error(allow.at, allow.lint)
        elif number not in used and asked(allow):
            yield say.allowed_never(allow.at, allow.lint)


def _is_over(allow: Allow) -> bool:
    return bool(allow.until and allow.version) and _parts(allow.version) >= _parts(allow.until)


def _parts(version: str) -> tuple[int, ...]:
    """2.10 comes after 2.9."""
    numbers = tuple(int(part) for part in re.findall(r"\d{1,9}", version))
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers


NAMED = re.compile(r"`-?([^`\s]+)`")


def named_in(one: Diagnostic) -> list[str]:
    """The ids that a headline names."""
    return NAMED.findall(one.headline)
