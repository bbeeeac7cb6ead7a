"""Arguments from programs, checked before they are used: each is accepted with its obvious meaning, or refused with a
sentence."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, cast

from .faults import Fault, NotOffered
from .foreign import LARGEST
from .rules import Rules

LONGEST_SEED = 1000
"""The longest seed. It is part of every save and log."""


def an_edition(given: Any) -> Rules:
    if not isinstance(given, Rules):
        raise Fault(f"{shown(given)} is not an edition: `rulewright.compiler.edition` makes one from its name")
    return given


def some_seats(given: Any) -> int | None:
    """The number of seats; None for the smallest number."""
    return None if given is None else _whole(given, "a number of seats is a whole number")


def a_seed(given: Any) -> int | str:
    """A number or a text that a save can store. Other values may not be the same in another process."""
    if isinstance(given, str):
        if len(given) > LONGEST_SEED:
            raise Fault(f"a seed has at most {LONGEST_SEED:,} letters, this one has {len(given):,}")
        if not given.isascii() and any("\ud800" <= letter <= "\udfff" for letter in given):
            raise Fault("a seed is a number or a whole text, and this one has half a character")
        return given
    number = _whole(given, "a seed is a whole number or a text", Fault)
    if not -LARGEST <= number <= LARGEST:
        raise Fault("a seed is a number between -10^100 and 10^100, or a text")
    return number


def an_option(given: Any) -> int:
    return _whole(given, "an option is a whole number")


def a_seat(given: Any) -> int:
    return _whole(given, "a seat is a whole number")


def a_name(given: Any, what: str) -> str:
    """The name of something. Whether it exists is not tested here."""
    if not isinstance(given, str):
        raise NotOffered(f"{what} is given by its name, not by {shown(given)}")
    return given


def some_answers(given: Any) -> list[tuple[str, str]]:
    """Answers as (seat, option)."""
    if isinstance(given, list | tuple):
        found = [_answer(one) for one in cast("Sequence[Any]", given)]
        if None not in found:
            return cast("list[tuple[str, str]]", found)
    raise Fault(f"answers are a list of (seat, option), two texts each, not {shown(given)}")


def _answer(given: Any) -> tuple[str, str] | None:
    match given:
        case (str(seat), str(option)):
            return seat, option
        case _:
            return None


def _whole(given: Any, what: str, fault: type[Fault] = NotOffered) -> int:
    """A whole number of any library; booleans are refused."""
    try:
        if not isinstance(given, bool):
            return index(given)
    except TypeError:
        pass
    raise fault(f"{what}, not {shown(given)}")


def shown(given: Any) -> str:
    """An argument quoted in a sentence."""
    said = repr(given)
    return said if len(said) <= 60 else f"{said[:60]}…"
