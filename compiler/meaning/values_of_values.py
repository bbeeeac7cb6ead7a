"""Values made of other values: none may depend on itself, and none may need more values than can be computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence

from rulewright.runtime.limits import VALUES

from ..diagnostics.words import limits, twice
from ..syntax import nodes
from .names import Declared
from .scope import Scope, say
from .walking import walk


def values_of_values(values: Sequence[Declared], scope: Scope) -> None:
    """A value must not depend on itself, nor on so many values that computing it would not end. Each cycle is reported
    once, and so is the first value that needs too many: the values that use it do, too."""
    names = {d.node.name.text: d.node.name for d in values if isinstance(d.node, nodes.Define)}
    uses = {d.node.name.text: _uses(d.node, scope) for d in values if isinstance(d.node, nodes.Define)}
    rings = _on_rings({name: tuple(used) for name, used in uses.items()})
    told = set[str]()
    for name in rings:
        _ring(names[name], rings, scope, told)
    for name in _too_far(uses, rings):
        say(scope, limits.values(names[name].span, name))


def _uses(value: nodes.Define, scope: Scope) -> Counter[str]:
    """The values on which one depends, and how often it uses each."""
    declared = scope.world.names.declared
    words = [node.text for node in walk(value) if isinstance(node, nodes.Word) and node is not value.name]
    return Counter(
        name
        for name in words
        if name in declared and declared[name].sort == "value" and isinstance(declared[name].node, nodes.Define)
    )


def _too_far(uses: Mapping[str, Counter[str]], rings: Container[str]) -> Iterator[str]:
    """The values that ask for too many others, those in turn for others, and so on: where each level asks twice for the
    one below, that doubles with each."""
    many: dict[str, int] = {}
    for first in uses:
        # By hand: a chain of values may be longer than Python lets functions call each other.
        waiting = [first]
        while waiting:
            name = waiting[-1]
            below = [one for one in uses[name] if one not in many and one not in rings]
            if below and name not in rings:
                waiting += below
                continue
            waiting.pop()
            if name in many:
                continue
            many[name] = sum(times * (1 + many.get(one, 0)) for one, times in uses[name].items())
            if many[name] > VALUES:
                # Above it, only this one is reported.
                many[name] = 0
                yield name


def _on_rings(uses: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The same without what cannot be on a ring: what is made of nothing, and what nothing is made of."""
    for _ in range(2):
        left = {name: len(used) for name, used in uses.items()}
        of: dict[str, list[str]] = {name: [] for name in uses}
        for name, used in uses.items():
            for one in used:
                of.setdefault(one, []).append(name)
        ends = [name for name, many in left.items() if not many]
        gone = set(ends)
        while ends:
            for name in of[ends.pop()]:
                left[name] -= 1
                if not left[name]:
                    gone.add(name)
                    ends.append(name)
        # What is left, the other way round: who uses is used.
        uses = {name: tuple(one for one in of[name] if one not in gone) for name in uses if name not in gone}
    return uses


def _ring(own: nodes.Word, uses: Mapping[str, Sequence[str]], scope: Scope, told: set[str]) -> None:
    waiting, seen = [own.text], set[str]()
    while waiting:
        for name in uses[waiting.pop()]:
            if name == own.text:
                if not told & {own.text, *seen}:
                    say(scope, twice.endless_value(own.span, own.text))
                told.add(own.text)
                return
            if name not in seen:
                seen.add(name)
                waiting.append(name)
