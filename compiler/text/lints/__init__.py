"""All lints of card text: each file of this folder that defines `lint` is one lint, or a few related ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from ...diagnostics.diagnostic import Diagnostic
from ..deck import Deck


class Lint(Protocol):
    def __call__(self, deck: Deck) -> Iterator[Diagnostic]: ...


def lints(deck: Deck) -> Iterator[Diagnostic]:
    for lint in _all():
        yield from lint(deck)


@cache
def _all() -> tuple[Lint, ...]:
    modules = (import_module(f"{__name__}.{name}") for name in sorted(one.name for one in iter_modules(__path__)))
    return tuple(cast(Lint, module.lint) for module in modules if hasattr(module, "lint"))
