"""Nodes and phrases made from an author's files, as bytes and back, so that they need not be made again.

Only frozen data of the modules named here can be read back, and only as data: other bytes are refused. Sources are not
packed: the reader has them.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from .source.text import Source

ROOMS = frozenset(
    f"{__package__}.{room}"
    for room in (
        *("source.text", "syntax.nodes", "syntax.parse", "text.phrasebook", "text.index", "text.outline"),
        *("graph.happenings", "graph.known_causes", "plan.expressions", "plan.flags_held"),
        *("reach.ranges", "reach.recorded", "reach.sites"),
    )
)
"""The modules with the classes of such objects."""


def packed(thing: object) -> bytes | None:
    """None of what goes too deep."""
    file = io.BytesIO()
    packer = _Packer(file, protocol=5)
    packer.dispatch_table = {Source: _by_name}
    try:
        packer.dump(thing)
    except RecursionError:
        return None
    return file.getvalue()


def unpacked(data: bytes, sources: Mapping[str, Source]) -> object | None:
    """The thing, as it lies in these sources; none where anything is odd."""
    try:
        found: object = _Unpacker(data, sources).load()
        return found
    except Exception:
        # Of bytes that are not ours nobody knows what they lead to.
        return None


class _Packer(pickle.Pickler):
    dispatch_table: Any


class _Unpacker(pickle.Unpickler):
    def __init__(self, data: bytes, sources: Mapping[str, Source]) -> None:
        super().__init__(io.BytesIO(data))
        self.sources = sources

    def find_class(self, module: str, name: str) -> Any:
        """A class of data, or what gives a source; nothing else has a name here."""
        if (module, name) == (__name__, source_called.__name__):
            return self.sources.__getitem__
        found = vars(sys.modules.get(module) or import_module(module)).get(name) if module in ROOMS else None
        if not isinstance(found, type) or found.__module__ != module or not _is_data(found):
            raise pickle.UnpicklingError(f"{module}.{name}")
        return found


def _is_data(kind: type) -> bool:
    return hasattr(kind, "__dataclass_fields__") or (tuple in kind.__mro__ and hasattr(kind, "_fields"))


def _by_name(source: Source) -> tuple[object, tuple[str]]:
    return source_called, (source.name,)


def source_called(name: str) -> Source:
    """Replaces a source in packed data; the reader of the data puts the source back."""
    raise AssertionError(name)
