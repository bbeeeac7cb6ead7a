"""Sentences of a pack for lines of its rules that the phrases cannot say well.

`text/<language>.toml` of a pack has them by rule and by the line as its author wrote it, so that none outlives it:

    [lines.name-winner]
    "let richest be first of (groups of players by most (vp of it))" = ""
    "for each p in richest: p wins" = "The player with the most VP wins."

Lines below a line are part of it. Its first line alone, up to the colon, stands for a sentence with a colon, below
which they are said as before. An empty sentence leaves the line out, because another line says it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from rulewright.runtime.files import Kind, read_text

from ..replacing import replace
from ..source.pack import Pack
from .said import Said, Words

OwnLines = Mapping[str, Mapping[str, str]]
"""By rule, then by the author's line."""


def own_lines(packs: Sequence[Pack], language: str) -> OwnLines:
    """Those of all packs. A file that cannot be read has none; the site reports it."""
    found: dict[str, dict[str, str]] = {}
    for pack in packs:
        add_lines(found, _table(pack.folder / "text" / f"{language}.toml"))
    return found


def add_lines(found: dict[str, dict[str, str]], table: Mapping[str, object]) -> None:
    """The lines of a table, after those of the packs before it."""
    for rule, lines in _tables(table.get("lines")).items():
        told = {key: text for key, text in _tables(lines).items() if isinstance(text, str)}
        found.setdefault(rule, {}).update(told)


def _table(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(read_text(path, Kind.MANIFEST)) if path.exists() else {}
    except (OSError, ValueError, RecursionError):
        return {}


def _tables(found: object) -> dict[str, object]:
    return {str(key): value for key, value in found.items()} if isinstance(found, dict) else {}  # pyright: ignore


def with_own_lines(steps: tuple[Said, ...], lines: Mapping[str, str], language: str) -> tuple[Said, ...]:
    told = (_line(one, lines, language) for one in steps)
    return tuple(one for one in told if one is not None)


def _line(one: Said, lines: Mapping[str, str], language: str) -> Said | None:
    whole, head = lines.get(one.line), lines.get(one.head, "") if one.head else ""
    if whole is not None:
        return Said(Words(whole, language), (), one.line, one.head) if whole else None
    below = with_own_lines(one.below, lines, language)
    return replace(one, words=Words(head, language) if head and below else one.words, below=below)


def unused_lines(steps: tuple[Said, ...], lines: Mapping[str, str]) -> list[str]:
    """Lines that the rule does not have: it was changed, and the sentence was not."""
    known = set(_every(steps))
    return [one for one in lines if one not in known]


def _every(steps: tuple[Said, ...]) -> list[str]:
    return [line for one in steps for line in (one.line, one.head, *_every(one.below))]
