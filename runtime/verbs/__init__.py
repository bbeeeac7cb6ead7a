"""The verbs every game has: a file each, found by folder. A verb's docstring is its entry in the rulebook, and its
signature what rules are checked against."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

VERBS: dict[str, Callable[..., Any]] = {}

for _module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
    if _module != "asking":
        VERBS[_module] = getattr(import_module(f".{_module}", __name__), _module)
        globals()[_module] = VERBS[_module]


def __getattr__(name: str) -> Callable[..., Any]:
    """For who reads types: each verb is a name here. What is no verb is none."""
    raise AttributeError(f"there is no verb {name!r}")
