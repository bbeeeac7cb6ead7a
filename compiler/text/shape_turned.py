"""A as B or B as A: A as B or vice versa."""

from __future__ import annotations

from typing import Any, TypeAlias

from .shapes import Shapes

Shape: TypeAlias = tuple[Any, ...]


def turned(found: list[Shape], known: Shapes) -> list[Shape]:
    """A as B or B as A: A as B or vice versa."""
    role = min(known.roles, default="")
    as_it = [one for one in found if one[0][0][0] in known.roles]
    plain = [one for one in found if len(one[0]) == 1 and one[0][0][0] == ""]
    for one in as_it:
        for other in plain:
            told = [_names(words) for every, _ in (one, *(more for more in as_it if more != one)) for _, words in every]
            used = _names(other[0][0][1])
            both = {_names(one[0][0][1]), used, *told}
            # *Use A as A and B* names B once; `A as B or B as A` names both of them twice.
            if len(both) == 2 and told.count(used) == 1 and len(told) == 3:
                rest = [more for more in found if more not in as_it and more != other]
                return [*rest, *((((f"{role}~", words),), ()) for words in sorted(both))]
    return found


def _names(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({word for word in words if word != "&"}))
