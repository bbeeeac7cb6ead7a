"""A value and what was said on the way to it: the one shape all stations of the road share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from .diagnostics.diagnostic import Diagnostic

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Told(Generic[T]):
    value: T
    said: tuple[Diagnostic, ...] = ()
