"""The verbs that every game has: a file each, found by folder. No other code compares the name of a verb."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from .verb import Pay, Step, Turn, Verb

VERBS: dict[str, Verb] = {}

for _module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
    if _module != "verb":
        VERBS[_module] = import_module(f".{_module}", __name__).VERB

PAYS = frozenset(name for name, verb in VERBS.items() if any(isinstance(step, Pay) for step in verb.does))
"""The events of paying a price."""
EXHAUSTS = frozenset(
    name for name, verb in VERBS.items() if any(isinstance(step, Turn) and step.exhausted for step in verb.does)
)
"""What is heard when a law exhausts a card."""


def does(name: str, step: type[Step]) -> bool:
    """Whether a verb has such a step; the rules of packs are no verbs."""
    return name in VERBS and any(isinstance(one, step) for one in VERBS[name].does)
