"""The bundled editions, compiled once for all tests that play."""

from __future__ import annotations

from functools import cache

from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Edition


@cache
def edition(name: str) -> Edition:
    told = compile_edition(name)
    assert told.value is not None, told.said
    return edition_of(told.value)


def names() -> list[str]:
    """Every pack that is a game by itself, and every edition."""
    return sorted({name for pack in bundled_packs() for name in (pack.editions or {pack.name: ()})})
