"""What generated rules, tables and bots may use. Imports nothing of ours from outside this room.

The names are imported when one of them is first asked for: whoever only reads or writes a file (`runtime.files`) does
not wait for the engine.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .doors import *  # noqa: F403


def __getattr__(name: str) -> object:
    if name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        doors = import_module(".doors", __name__)
    except ImportError:
        if find_spec(f"{__name__}.{name}") is None:
            raise
        # A file of this room asks for another while the doors wait for it: it finds it by itself.
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    if name not in doors.__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # All of them at once: a file that is called like one of its functions must not stand in its place.
    globals().update({each: getattr(doors, each) for each in doors.__all__})
    found: object = globals()[name]
    return found
