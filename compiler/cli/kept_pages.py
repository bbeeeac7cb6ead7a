"""Pages of the rulebook as they were made last, kept in the user's cache folder beside the answers of `check`.

A file for each edition, read again only by the same tool. It begins with the hash of the rest: where anything in it is
odd, it is as if there were none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from rulewright.runtime.files import Kind, read_text, write

from ..book.keeping import Kept
from ..book.page import Page
from .remembered import folder, forget, made_of

MOST = 16
"""At most the pages of this many editions are kept; the oldest go first."""
MADE_WITH = ("jinja2", "morfeusz2")
"""What else makes pages what they are."""


def pages_kept(names: Iterable[str]) -> dict[str, Kept]:
    """Of some volumes, the pages that are kept."""
    return {name: kept for name in names if (kept := _read(name)) is not None}


def keep_pages(found: Mapping[str, Kept], before: Mapping[str, Kept]) -> None:
    """Keeps pages, where that can be done; a site never fails because of it."""
    try:
        os.makedirs(folder(), mode=0o700, exist_ok=True)
        for name, kept in found.items():
            # Written as JSON, thousands of pages would take more room than they are worth, if only for a moment.
            if _letters(kept) > Kind.CACHE.most or (name in before and _data(kept) == _data(before[name])):
                continue
            text = json.dumps([_tool(), *_data(kept)], ensure_ascii=False, separators=(",", ":"))
            if len(text.encode()) < Kind.CACHE.most - 64:
                write(_path(name), _sum(text) + "\n" + text)
        forget("pages-", MOST)
    except (OSError, ValueError):
        return


def _read(name: str) -> Kept | None:
    try:
        path = _path(name)
        if os.stat(path).st_uid != os.getuid():
            return None
        first, _, text = read_text(path, Kind.CACHE).partition("\n")
        if first != _sum(text):
            return None
        tool, ground, reads, pages = json.loads(text)
        if tool != _tool():
            return None
        return Kept(
            ground,
            [(table, key, digest) for table, key, digest in reads],
            {path: (given, numbers, _page(page)) for path, (given, numbers, page) in pages.items()},
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _page(values: list[Any]) -> list[Any]:
    if len(values) != len(fields(Page)):
        raise ValueError
    return values


def _letters(kept: Kept) -> int:
    return sum(len(one) for _, _, page in kept.pages.values() for one in page if isinstance(one, str))


def _data(kept: Kept) -> list[object]:
    return [kept.ground, kept.reads, kept.pages]


def _path(name: str) -> str:
    key = blake2b(json.dumps([os.getcwd(), name]).encode(), digest_size=16).hexdigest()
    return os.path.join(folder(), f"pages-{key}.json")


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


@cache
def _tool() -> str:
    return f"{made_of()} {' '.join(map(_version, MADE_WITH))}"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"
