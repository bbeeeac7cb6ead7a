"""Frozen data behaves exactly like `dataclass(frozen=True, slots=True)`."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from rulewright.compiler.frozen import frozen, slotted
from rulewright.compiler.replacing import replace

Maker = Callable[[type], type]


def classes(make: Any) -> list[Any]:
    """The same three classes, made in this way or that."""

    @make
    class Point:
        """With a place of its own."""

        x: int
        y: int = 2
        names: list[str] = field(default_factory=list[str], hash=False)
        at: str = field(default="", compare=False, repr=False)

        @property
        def sum(self) -> int:
            return self.x + self.y

    @make
    class Deep(Point):
        x: int = 7
        z: tuple[int, ...] = ()

    @make
    class Empty:
        pass

    @make
    class Wide(Point):
        """With so many fields that it is filled another way."""

        a: int = 1
        b: tuple[int, ...] = ()
        c: list[str] = field(default_factory=list[str], hash=False)
        d: str = ""

    return [Point, Deep, Empty, Wide]


THEIRS, OURS = classes(dataclass(frozen=True, slots=True)), classes(frozen)
CHANGING = classes(dataclass(slots=True)), classes(slotted)
ALONE = classes(dataclass(frozen=True, slots=True, eq=False)), classes(frozen(eq=False))
Values = tuple[tuple[Any, ...], dict[str, Any]]
FILLED: list[tuple[int, Values]] = [
    (0, ((1,), {})),
    (0, ((1, 3), {"at": "here"})),
    (0, ((), {"x": 4, "names": ["a"]})),
    (0, ((1, 2, ["b"], "there"), {})),
    (1, ((), {})),
    (1, ((5,), {"z": (1, 2)})),
    (2, ((), {})),
    (3, ((1,), {})),
    (3, ((1, 2, ["b"], "there", 5, (6,), ["c"], "e"), {})),
    (3, ((1,), {"c": ["d"], "d": "f"})),
]
WRONG: list[tuple[int, Values]] = [
    (0, ((), {})),
    (0, ((1, 2, [], "", 5), {})),
    (0, ((1,), {"w": 1})),
    (0, ((1,), {"x": 1})),
    (2, ((1,), {})),
    (3, ((), {})),
    (3, ((1,), {"x": 1})),
]


@pytest.mark.parametrize(("which", "values"), FILLED)
def test_filled_shown_and_taken_apart(which: int, values: Values) -> None:
    given, named = values
    one, other = OURS[which](*given, **named), THEIRS[which](*given, **named)
    assert repr(one) == repr(other)
    assert dataclasses.asdict(one) == dataclasses.asdict(other)
    assert dataclasses.astuple(dataclasses.replace(one)) == dataclasses.astuple(other)
    assert hash(one) == hash(other)
    assert copy.copy(one) == one and copy.deepcopy(one) == one and one != other
    assert dataclasses.is_dataclass(one) and not hasattr(one, "__dict__")


@pytest.mark.parametrize(("which", "values"), WRONG)
def test_filled_wrongly(which: int, values: Values) -> None:
    given, named = values
    for made in (THEIRS, OURS):
        with pytest.raises(TypeError):
            made[which](*given, **named)


def test_what_differs_and_what_does_not() -> None:
    point = OURS[0]
    assert point(1, at="a") == point(1, at="b")
    assert point(1) != point(2) and point(1) != OURS[1](1)
    assert point(1).names is not point(1).names, "each has a list of its own"


@pytest.mark.parametrize("which", range(4))
def test_its_fields(which: int) -> None:
    ours, theirs = dataclasses.fields(OURS[which]), dataclasses.fields(THEIRS[which])
    for one, other in zip(ours, theirs, strict=True):
        for part in ("name", "type", "default", "default_factory", "init", "repr", "hash", "compare", "kw_only"):
            assert getattr(one, part) == getattr(other, part), (one.name, part)
    assert OURS[which].__match_args__ == THEIRS[which].__match_args__
    assert OURS[which].__doc__ == THEIRS[which].__doc__ or not OURS[which].__doc__
    assert OURS[which].__qualname__ == THEIRS[which].__qualname__


@pytest.mark.parametrize("which", [0, 3])
def test_a_frozen_object_stays_the_same(which: int) -> None:
    one: Any = OURS[which](1)
    assert type(one) is OURS[which]
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.x = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        del one.x


@pytest.mark.parametrize(("which", "values"), FILLED)
def test_copied_with_some_of_it_replaced(which: int, values: Values) -> None:
    given, named = values
    changes = {} if which == 2 else {"x": 9, "at": "there"}
    for made in (THEIRS, OURS):
        one: Any = made[which](*given, **named)
        before = repr(one), dataclasses.astuple(one)
        found = replace(one, **changes)
        assert type(found) is made[which] and found is not one and before == (repr(one), dataclasses.astuple(one))
        assert dataclasses.astuple(found) == dataclasses.astuple(dataclasses.replace(one, **changes))
        assert found == dataclasses.replace(one, **changes) and replace(one) == one
        with pytest.raises((AttributeError, TypeError)):
            replace(one, other=1)
        if changes:
            with pytest.raises(dataclasses.FrozenInstanceError):
                found.x = 2


def test_a_field_without_a_default_after_one_with_it() -> None:
    class Wrong:
        x: int = 1
        y: int

    with pytest.raises(AssertionError, match="without a default"):
        frozen(Wrong)


@frozen
class Packed:
    one: int
    two: tuple[int, ...] = ()


def test_packed_and_unpacked() -> None:
    assert pickle.loads(pickle.dumps(Packed(1, (2,)))) == Packed(1, (2,))


@pytest.mark.parametrize(("which", "values"), FILLED)
def test_data_that_changes(which: int, values: Values) -> None:
    given, named = values
    theirs, ours = (made[which](*given, **named) for made in CHANGING)
    assert repr(ours) == repr(theirs) and dataclasses.asdict(ours) == dataclasses.asdict(theirs)
    assert ours == type(ours)(*given, **named) and ours == copy.deepcopy(ours)
    assert dataclasses.astuple(replace(ours)) == dataclasses.astuple(dataclasses.replace(theirs))
    assert type(ours).__hash__ is type(theirs).__hash__ is None
    assert repr(type(ours).__dataclass_params__) == repr(type(theirs).__dataclass_params__)
    assert not hasattr(ours, "__dict__")
    for one in (ours, theirs) if which != 2 else ():
        one.x = 11
        assert one.x == 11 and one != type(one)(*given, **named)


@pytest.mark.parametrize(("which", "values"), FILLED)
def test_data_that_is_equal_to_itself_alone(which: int, values: Values) -> None:
    given, named = values
    theirs, ours = (made[which](*given, **named) for made in ALONE)
    assert repr(ours) == repr(theirs)
    assert ours == ours and ours != type(ours)(*given, **named)
    assert hash(ours) == object.__hash__(ours) and hash(theirs) == object.__hash__(theirs)
    assert repr(type(ours).__dataclass_params__) == repr(type(theirs).__dataclass_params__)
