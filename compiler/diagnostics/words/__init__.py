"""The sentences, one file for each room that complains. A file is loaded when one of its sentences is needed: rules
without a fault need none."""

from __future__ import annotations

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    spec = find_spec(f"{__name__}.{name}") if not name.startswith("_") else None
    if spec is None or spec.loader is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    spec.loader = LazyLoader(spec.loader)
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    setattr(sys.modules[__name__], name, module)
    return module
