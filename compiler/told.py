"""A value and what was said on the way to it: the one shape all stations of the road share."""

from __future__ import annotations

from typing import Generic, TypeVar

from .diagnostics.diagnostic import Diagnostic
from .frozen import frozen

T = TypeVar("T")


@frozen
class Told(Generic[T]):
    value: T
    said: tuple[Diagnostic, ...] = ()
