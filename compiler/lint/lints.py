"""All lints of a plan: each file of this folder that defines `lint` is one. It receives a routine and the plan, or a
routine and what its `gathered` has collected from the plan, once for all routines.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from ..diagnostics.diagnostic import Diagnostic
from ..plan.plan import Plan


def lints(plan: Plan, pack: str) -> Iterator[tuple[str, Diagnostic]]:
    """The findings of one pack, each with its routine."""
    for name in sorted(one.name for one in iter_modules(__path__())):
        module = import_module(f"{__package__}.{name}")
        lint = getattr(module, "lint", None)
        if lint is None:
            continue
        whole = module.gathered(plan) if hasattr(module, "gathered") else plan
        for routine in plan.routines.values():
            if routine.pack == pack:
                yield from ((f"{routine.id}:{name}:{n}", one) for n, one in enumerate(lint(routine, whole)))


def __path__() -> list[str]:
    package = import_module(str(__package__))
    return list(package.__path__)
