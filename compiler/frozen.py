"""Frozen data, and data that changes: classes like those of `dataclass(frozen=True, slots=True)` and of
`dataclass(slots=True)`, made in a tenth of the time, and the frozen ones filled in half of it.

There are hundreds of such classes, and every command defines them first. Only `__init__` is compiled, once for all
classes with the same number of fields; the rest is shared. They are dataclasses in every other way: `fields`, `replace`
and `is_dataclass` work on them, and so do comparison, `repr` and copying. With `eq=False` an object equals only
itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, partial
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast, dataclass_transform, overload

from .replacing import opened

C = TypeVar("C", bound=type)
Field = dataclasses.Field[Any]


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def frozen(kind: C, /) -> C: ...
@overload
def frozen(*, eq: bool) -> Callable[[C], C]: ...
def frozen(kind: C | None = None, /, *, eq: bool = True) -> C | Callable[[C], C]:
    """The class with its fields as slots, filled in order."""
    return partial(_made, closed=True, eq=eq) if kind is None else _made(kind, closed=True, eq=eq)


@overload
@dataclass_transform(field_specifiers=(dataclasses.field,))
def slotted(kind: C, /) -> C: ...
@overload
def slotted(*, eq: bool) -> Callable[[C], C]: ...
def slotted(kind: C | None = None, /, *, eq: bool = True) -> C | Callable[[C], C]:
    """The same of data that changes."""
    return partial(_made, closed=False, eq=eq) if kind is None else _made(kind, closed=False, eq=eq)


def _made(kind: C, closed: bool, eq: bool) -> C:
    space = dict(vars(kind))
    assert "__post_init__" not in space, f"{kind.__name__} is filled with its fields alone"
    own: dict[str, Any] = space.get("__annotations__", {})
    known: dict[str, Field] = {}
    for base in reversed(kind.__mro__[1:]):
        known |= vars(base).get("__dataclass_fields__", {})
    for name, type_ in own.items():
        known[name] = _field(name, type_, space.pop(name, dataclasses.MISSING))
    fields = tuple(known.values())
    space = {name: value for name, value in space.items() if name not in ("__dict__", "__weakref__")}
    made: Any = type(kind)(
        kind.__name__, kind.__bases__, {**space, "__slots__": tuple(own), "__match_args__": tuple(known)}
    )
    made.__qualname__, made.__dataclass_fields__ = kind.__qualname__, known
    made.__dataclass_params__ = PARAMS[closed, eq]
    made.__init__ = _first_filling(made, fields, closed)
    if closed:
        made.__setattr__, made.__delattr__ = _unchanging, _undying
        made.__reduce__ = _apart([one.name for one in fields])
    equal, made.__repr__ = _compared(made, [one.name for one in fields if one.compare])
    if eq:
        made.__eq__ = equal
        hashed = [one.name for one in fields if (one.compare if one.hash is None else one.hash)]
        made.__hash__ = _hashed(hashed) if closed else None
    return cast(C, made)


@dataclasses.dataclass(frozen=True)
class _Sample:
    one: int


def _params(closed: bool, eq: bool) -> object:
    found = copy(vars(_Sample)["__dataclass_params__"])
    found.frozen, found.eq = closed, eq
    return found


PARAMS = {(closed, eq): _params(closed, eq) for closed in (False, True) for eq in (False, True)}
"""What says of a class whether its things do not change, and whether they are compared by their fields."""
ORDINARY: Any = vars(_Sample)["__dataclass_fields__"]["one"]
"""A field as any other, which is neither one of the class nor for the filling alone."""


def _field(name: str, type_: object, given: object) -> Field:
    """A field that is filled by position. Its default, or the function that makes it, follows it in the class."""
    ready = isinstance(given, dataclasses.Field)
    one: Any = cast(Any, given) if ready else cast(Any, dataclasses.field(default=given))
    one.name, one.type, one.kw_only, one._field_type = name, type_, False, ORDINARY._field_type
    return cast(Field, one)


def _first_filling(made: Any, fields: Sequence[Field], closed: bool) -> Any:
    """Fills the first object of a class. What fills all others is made only then: most commands use few classes."""
    bare = [_is_bare(one) for one in fields]
    assert bare == sorted(bare, reverse=True), f"a field of {made.__name__} without a default follows one with it"

    def filled(self: Any, *given: Any, **named: Any) -> None:
        made.__init__ = _filling(made, fields, closed)
        made.__init__(self, *given, **named)

    return filled


def _filling(made: Any, fields: Sequence[Field], closed: bool) -> Any:
    """`def __init__(self, span, left): put_0(self, span); put_1(self, left)`, where the fields are few."""
    known: dict[str, Any] = {"missing": dataclasses.MISSING}
    for place, one in enumerate(fields):
        known[f"put_{place}"] = getattr(made, one.name).__set__
        known[f"make_{place}"] = one.default_factory
    code = _filling_of(tuple(one.default_factory is not dataclasses.MISSING for one in fields), closed)
    names = {f"field_{place}": one.name for place, one in enumerate(fields)}
    if closed and len(fields) >= MANY:
        known |= {"opened": CLASS_OF.__set__, "Open": opened(made), "Closed": made}
    filling = FunctionType(
        code.replace(
            co_varnames=("self", *(one.name for one in fields)),
            co_names=tuple(names.get(name, name) for name in code.co_names),
        ),
        known,
        "__init__",
    )
    # A field that is made by a function has no default: the sentinel is its own default.
    filling.__defaults__ = tuple(one.default for one in fields if not _is_bare(one))
    return filling


MANY = 3
"""With at least this many fields it is faster to fill an object of an unfrozen class and change its class afterwards: a
frozen object needs a call for each field."""
CLASS_OF: Any = vars(object)["__class__"]


def _is_bare(one: Field) -> bool:
    return one.default is dataclasses.MISSING and one.default_factory is dataclasses.MISSING


@cache
def _filling_of(makes: tuple[bool, ...], closed: bool) -> CodeType:
    """The code that fills this many fields, some of which have defaults."""
    params = ", ".join(("self", *(f"p_{place}" for place in range(len(makes)))))
    given = [
        f"make_{place}() if p_{place} is missing else p_{place}" if is_made else f"p_{place}"
        for place, is_made in enumerate(makes)
    ]
    fill = [f"self.field_{place} = {one}" for place, one in enumerate(given)]
    if not closed:
        lines = ["pass", *fill]
    elif len(makes) < MANY:
        lines = ["pass", *(f"put_{place}(self, {one})" for place, one in enumerate(given))]
    else:
        lines = ["opened(self, Open)", *fill, "self.__class__ = Closed"]
    space: dict[str, Any] = {}
    exec(f"def __init__({params}): {'; '.join(lines)}", space)
    return cast(CodeType, space["__init__"].__code__)


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


def _apart(names: Sequence[str]) -> Any:
    """How an object is copied and pickled: its class, and the values of its fields."""
    values_of = _values_of(names)

    def apart(one: Any) -> tuple[object, ...]:
        return one.__class__, (values_of(one),) if len(names) == 1 else values_of(one)

    return apart
