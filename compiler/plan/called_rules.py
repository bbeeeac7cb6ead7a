"""The rules that a rule calls, directly or not, while needs are computed."""

from __future__ import annotations

from . import steps as s
from .looking import Looking
from .transform import parts


def callees(rule: str, look: Looking) -> frozenset[str]:
    found = look.callees.get(rule)
    if found is None:
        block = look.rules[rule].block
        found = look.callees[rule] = frozenset(one.rule for one in parts(block) if isinstance(one, s.Call))
    return found


def reached(rule: str, look: Looking) -> frozenset[str]:
    """The rules whose needs a rule's own need asks for. A ring of needs would never end: it is gone into in place."""
    known = look.known.get(rule)
    if known is not None:
        return known[2]
    if rule not in look.reached:
        found: set[str] = set()
        waiting = [rule]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += callees(one, look)
        look.reached[rule] = frozenset(found)
    return look.reached[rule]
