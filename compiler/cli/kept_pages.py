"""The last pages of the rulebook, kept in the user's cache folder together with the answers of `check`.

A file for each edition, read again only by the same tool. It begins with the hash of the rest: where anything in it is
odd, it is as if there were none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from typing import Any, cast

from rulewright.runtime.files import Kind, read, write

from ..book.keeping import Kept
from ..book.stems import FORMS
from .remembered import folder, forget, made_of

MOST = 16
"""At most the pages of this many editions are kept; the oldest go first."""
WORDS = ""
"""In the place of a name, for the forms of words."""
MADE_WITH = ("jinja2", "morfeusz2")
"""What else makes pages what they are."""


def pages_kept(names: Iterable[str]) -> dict[str, Kept]:
    """Of some volumes, the pages that are kept; and with them the forms of the words that are on those."""
    forms = _read(_path(WORDS))
    if forms is not None and isinstance(forms[0], dict):
        FORMS.update(cast("dict[str, str]", forms[0]))
    return {name: kept for name in names if (kept := _kept(name)) is not None}


def keep_pages(found: Mapping[str, Kept], before: Mapping[str, Kept]) -> None:
    """Keeps pages, where that can be done; a site never fails because of it."""
    try:
        os.makedirs(folder(), mode=0o700, exist_ok=True)
        for name, kept in found.items():
            # Written as JSON, thousands of pages would take more room than they are worth, if only for a moment.
            if _letters(kept) > Kind.CACHE.most or (name in before and _data(kept) == _data(before[name])):
                continue
            about = [kept.ground, kept.reads, [(path, *known[:2]) for path, known in kept.pages.items()]]
            _write(_path(name), [_json(about), *(_text(page) for *_, page in kept.pages.values())])
            _write(_path(WORDS), [_json(FORMS)])
        forget("pages-", MOST)
    except (OSError, ValueError):
        return


def _kept(name: str) -> Kept | None:
    found = _read(_path(name))
    try:
        if found is None:
            return None
        (ground, reads, pages), texts = found
        return Kept(
            ground,
            [(table, key, digest) for table, key, digest in reads],
            {path: (given, numbers, text) for (path, given, numbers), text in zip(pages, texts, strict=True)},
        )
    except (ValueError, TypeError):
        return None


def _read(path: str) -> tuple[Any, list[str]] | None:
    """The head of a file written here, and its lines; None for a damaged file."""
    try:
        if os.stat(path).st_uid != os.getuid():
            return None
        first, _, data = read(path, Kind.CACHE).partition(b"\n")
        if first.decode() != _sum(data):
            return None
        tool, about, *texts = data.decode().split("\n")
        return (json.loads(about), texts) if tool == _tool() else None
    except (OSError, ValueError, RecursionError):
        return None


def _write(path: str, lines: list[str]) -> None:
    data = "\n".join([_tool(), *lines]).encode()
    if len(data) < Kind.CACHE.most - 64:
        write(path, _sum(data).encode() + b"\n" + data)


def _text(page: list[Any] | str) -> str:
    return page if isinstance(page, str) else _json(page)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _letters(kept: Kept) -> int:
    pages = (page for *_, page in kept.pages.values())
    parts = (part for page in pages for part in ([page] if isinstance(page, str) else page))
    return sum(len(part) for part in parts if isinstance(part, str))


def _data(kept: Kept) -> list[object]:
    return [kept.ground, kept.reads, kept.pages]


def _path(name: str) -> str:
    key = blake2b(json.dumps([os.getcwd(), name]).encode(), digest_size=16).hexdigest()
    return os.path.join(folder(), f"pages-{key}.json")


def _sum(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


@cache
def _tool() -> str:
    return f"{made_of()} {' '.join(map(_version, MADE_WITH))}"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"
