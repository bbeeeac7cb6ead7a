"""All that is in a node, and a node with something else in the place of a part."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from ..syntax import nodes


@cache
def _parts(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(kind) if f.name != "span")


def walk(node: nodes.Node) -> Iterator[nodes.Node]:
    """A node and all in it."""
    waiting: list[object] = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, tuple):
            waiting += reversed(cast("tuple[object, ...]", here))
        elif isinstance(here, nodes.Node):
            yield here
            if not isinstance(here, nodes.Word):
                kind: type = type(here)
                waiting += [getattr(here, part) for part in reversed(_parts(kind))]


def swapped(node: nodes.Node, old: nodes.Node, new: nodes.Node) -> nodes.Node:
    """A node with one part of it in the place of another."""
    return cast("nodes.Node", _swapped(node, old, new))


def _swapped(part: object, old: nodes.Node, new: nodes.Node) -> object:
    if part is old:
        return new
    if isinstance(part, tuple):
        return tuple(_swapped(one, old, new) for one in cast("tuple[object, ...]", part))
    if not isinstance(part, nodes.Node) or isinstance(part, nodes.Word):
        return part
    kind: type = type(part)
    different: dict[str, Any] = {name: _swapped(getattr(part, name), old, new) for name in _parts(kind)}
    return dataclasses.replace(part, **different)
