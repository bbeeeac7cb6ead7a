"""Rules with a name that begins a line of the language: no line could ever do them.

to set: gain 1 coin        `set` alone is an unfinished line
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words.syntax import taken
from ..source.text import Source
from . import nodes
from .nodes import Declaration

LINES = frozenset(
    {"anyone", "cancel", "change", "choose", "end-game", "instead", "let", "phase", "repeat", "roll", "secretly"}
    | {"set", "stop", "together"}
)
"""With these a line begins, or an act of the language itself, which no rule takes the place of."""


def names_taken(source: Source, found: Iterable[Declaration], said: list[Diagnostic]) -> list[Diagnostic]:
    """What is said of a source: of such a rule, and not of the lines that were meant to do it."""
    rules = list(_rules(found))
    names = {rule.name.text for rule in rules}
    kept = [one for one in said if not names or not names & set(_words(source, one))]
    return [*kept, *(taken(rule.name.span) for rule in rules)]


def _rules(found: Iterable[Declaration]) -> Iterator[nodes.Rule]:
    for one in found:
        rule = one.what if isinstance(one, nodes.Replace) else one
        if isinstance(rule, nodes.Rule) and rule.name.text in LINES:
            yield rule


def _words(source: Source, one: Diagnostic) -> list[str]:
    """The words of the line that something is said of."""
    at = one.labels[0].span.start
    start, end = source.text.rfind("\n", 0, at) + 1, source.text.find("\n", at)
    return re.findall(r"[\w-]+", source.text[start : end if end >= 0 else len(source.text)])
