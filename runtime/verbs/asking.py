"""The mark of a verb that hands over to a rule, and may so ask somebody: what follows it is a step of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

HANDS_OVER: set[str] = set()


def hands_over(verb: F) -> F:
    HANDS_OVER.add(verb.__name__)
    return verb
