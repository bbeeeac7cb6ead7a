"""What something depends on, each after what it depends on itself.

    total = coins + bonus, bonus = level * 2      bottom_up("total", ...)  ->  coins, level, bonus, total

Nothing here is recursive, so a chain of any length is followed to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable


def bottom_up(first: str, below: Callable[[str], Iterable[str]], known: Container[str]) -> list[str]:
    """`below`: what one depends on directly. What is `known` is left out. A circle is entered at any of its places."""
    found: list[str] = []
    seen = {first}
    waiting = [(first, iter(below(first)))]
    while waiting:
        one, named = waiting[-1]
        other = next((each for each in named if each not in seen and each not in known), None)
        if other is None:
            waiting.pop()
            found.append(one)
        else:
            seen.add(other)
            waiting.append((other, iter(below(other))))
    return found
