"""What is worked out of a volume once, and kept with it: it goes when the volume goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Keeper(Protocol):
    @property
    def kept(self) -> dict[tuple[object, ...], Any]: ...


K = TypeVar("K", bound=Keeper)
P = ParamSpec("P")
T = TypeVar("T")


def once(make: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """The same function, done once for each volume and each of what it is asked about."""

    def found(volume: K, /, *args: P.args, **named: P.kwargs) -> T:
        key = (make, *args, *named.items())
        kept = volume.kept
        if key not in kept:
            kept[key] = make(volume, *args, **named)
        known: T = kept[key]
        return known

    return found
