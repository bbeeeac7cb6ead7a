"""What lints find and an author means, as a manifest allows it: with a reason, and until which version."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import cast

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import prose as say
from ..frozen import frozen
from .text import Source, Span

HEAD = re.compile(r"^[ \t]*\[\[[ \t]*allow[ \t]*\]\]", re.MULTILINE)
KEYS = frozenset({"lint", "on", "because", "until"})
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


def allows_of(value: object, manifest: Source, version: str = "") -> tuple[Allow, ...] | None:
    tables = cast(list[object], value) if isinstance(value, list) else [None]
    heads = [found.span() for found in HEAD.finditer(manifest.original)]
    found: list[Allow] = []
    for number, one in enumerate(tables[:MOST]):
        start, end = heads[number] if number < len(heads) else (0, 0)
        made = _allow(one, version, Span(manifest, start, end))
        if made is None:
            return None
        found.append(made)
    return tuple(found)


def _allow(value: object, version: str, at: Span) -> Allow | None:
    table = cast(dict[str, object], value) if isinstance(value, dict) else {}
    lint, because, until, on = (table.get(key, "") for key in ("lint", "because", "until", "on"))
    names = cast(list[object], on) if isinstance(on, list) else [on] if on else []
    texts = [name for name in names if isinstance(name, str)]
    if not (isinstance(lint, str) and isinstance(because, str) and isinstance(until, str)):
        return None
    if not lint or not because.strip() or set(table) - KEYS or len(texts) < len(names):
        return None
    return Allow(lint, because, tuple(name.casefold() for name in texts), until, version, at)


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
    """What is left to be told, each finding with the ids and names of what it is about; then entries that are over, and
    those that allow nothing, if they are `asked` for. An error is never allowed."""
    used: set[int] = set()
    over = {number for number, one in enumerate(allows) if _is_over(one)}
    for one, names in said:
        known = {name.casefold() for name in names}
        fits = [n for n, allow in enumerate(allows) if allow.lint == one.slug and (not allow.on or known & {*allow.on})]
        used |= set(fits)
        if one.severity is Severity.ERROR or not set(fits) - over:
            yield one
    for number, allow in enumerate(allows):
        if number in over and number in used:
            yield say.allowed_no_longer(allow.at, allow.lint, allow.until, allow.version)
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
