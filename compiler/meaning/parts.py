"""All that is in a part of the model, outermost first: for whoever looks for something in it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import cast


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind) if field.name != "at")


def parts(value: object) -> Iterator[object]:
    """Every node in a node, a tuple or a dict of them."""
    waiting = [value]
    while waiting:
        here = waiting.pop()
        if isinstance(here, dict):
            waiting += reversed(cast("dict[str, object]", here).values())
        elif isinstance(here, tuple):
            waiting += reversed(cast("tuple[object, ...]", here))
        elif dataclasses.is_dataclass(here) and not isinstance(here, type):
            yield here
            waiting += [getattr(here, name) for name in reversed(_fields(type(here)))]
