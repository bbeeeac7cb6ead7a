"""A value and the diagnostics found on the way to it: the result of every station of the pipeline."""

from __future__ import annotations

from typing import Generic, TypeVar

from .diagnostics.diagnostic import Diagnostic
from .frozen import frozen

T = TypeVar("T")


@frozen
class Result(Generic[T]):
    value: T
    said: tuple[Diagnostic, ...] = ()
