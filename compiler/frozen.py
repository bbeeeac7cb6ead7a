"""Frozen data: what `dataclass(frozen=True, slots=True)` makes, made and filled in less than half of the time.

There are some hundreds of such classes, and every command makes them first. Only the way to fill one is written and
compiled for each; the rest is the same for all. They are dataclasses in every other way: `fields`, `replace` and
`is_dataclass` know them, and they are compared, shown and copied as those are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeVar, cast, dataclass_transform

C = TypeVar("C", bound=type)
Field = dataclasses.Field[Any]


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def frozen(kind: C) -> C:
    """The class with its fields as slots, filled with their values in order."""
    space = dict(vars(kind))
    own: dict[str, Any] = space.get("__annotations__", {})
    given = {name: space.pop(name) for name in own if name in space}
    # Its own fields, read by themselves: those of its bases are there already.
    read: Any = type("Fields", (), {"__doc__": "", "__module__": kind.__module__, "__annotations__": own, **given})
    read = dataclasses.dataclass(init=False, repr=False, eq=False, match_args=False)(read)
    known: dict[str, Field] = {}
    for base in reversed(kind.__mro__[1:]):
        known |= vars(base).get("__dataclass_fields__", {})
    known |= read.__dataclass_fields__
    fields = tuple(known.values())
    space = {name: value for name, value in space.items() if name not in ("__dict__", "__weakref__")}
    made: Any = type(kind)(
        kind.__name__, kind.__bases__, {**space, "__slots__": tuple(own), "__match_args__": tuple(known)}
    )
    made.__qualname__, made.__dataclass_fields__, made.__dataclass_params__ = kind.__qualname__, known, ALIKE
    made.__init__ = _filling(made, fields)
    made.__setattr__, made.__delattr__ = _unchanging, _undying
    made.__getstate__, made.__setstate__ = _state, _restored
    made.__eq__, made.__repr__ = _compared(made, [one.name for one in fields if one.compare])
    made.__hash__ = _hashed([one.name for one in fields if (one.compare if one.hash is None else one.hash)])
    return cast(C, made)


@dataclasses.dataclass(frozen=True)
class _Sample:
    pass


ALIKE = vars(_Sample)["__dataclass_params__"]
"""Says of a class that it is compared and that its things do not change."""


def _filling(made: Any, fields: Sequence[Field]) -> Any:
    """`def __init__(self, span, left): put_span(self, span); put_left(self, left)`"""
    known: dict[str, Any] = {"missing": dataclasses.MISSING}
    params, lines = ["self"], ["pass"]
    for one in fields:
        name = one.name
        known[f"put_{name}"] = getattr(made, name).__set__
        if one.default_factory is not dataclasses.MISSING:
            known[f"make_{name}"] = one.default_factory
            params.append(f"{name}=missing")
            lines.append(f"put_{name}(self, make_{name}() if {name} is missing else {name})")
        else:
            known[f"else_{name}"] = one.default
            params.append(name if one.default is dataclasses.MISSING else f"{name}=else_{name}")
            lines.append(f"put_{name}(self, {name})")
    exec(f"def __init__({', '.join(params)}): {'; '.join(lines)}", known)
    return known["__init__"]


def _values_of(names: Sequence[str]) -> Callable[[Any], object]:
    return attrgetter(*names) if names else lambda one: ()


def _hashed(names: Sequence[str]) -> Any:
    values_of = _values_of(names)

    def hashed(one: Any) -> int:
        return hash(values_of(one))

    return hashed


def _compared(made: Any, names: Sequence[str]) -> tuple[Any, Any]:
    values_of = _values_of(names)

    def equal(one: Any, other: object) -> Any:
        return values_of(one) == values_of(other) if other.__class__ is made else NotImplemented

    def shown(one: Any) -> str:
        inside = ", ".join(
            f"{field.name}={getattr(one, field.name)!r}" for field in dataclasses.fields(one) if field.repr
        )
        return f"{made.__qualname__}({inside})"

    return equal, shown


def _unchanging(one: Any, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _undying(one: Any, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(one: Any) -> list[object]:
    return [getattr(one, field.name) for field in dataclasses.fields(one)]


def _restored(one: Any, state: list[object]) -> None:
    for field, value in zip(dataclasses.fields(one), state, strict=True):
        object.__setattr__(one, field.name, value)
