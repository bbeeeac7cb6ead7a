"""What generated rules, tables and bots may use. Imports nothing of ours from outside this room.

The names are imported when one of them is first asked for: whoever only reads or writes a file (`runtime.files`) does
not wait for the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import verbs
    from .doors import (
        CountsAs,
        Decision,
        Edition,
        Fault,
        Game,
        Laws,
        Next,
        NotOffered,
        Option,
        OtherGame,
        Outcome,
        Pack,
        Shift,
        Vars,
        load,
        replay,
        save,
        view,
    )

__all__ = [
    "CountsAs",
    "Decision",
    "Edition",
    "Fault",
    "Game",
    "Laws",
    "Next",
    "NotOffered",
    "Option",
    "OtherGame",
    "Outcome",
    "Pack",
    "Shift",
    "Vars",
    "load",
    "replay",
    "save",
    "verbs",
    "view",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import doors

    found: object = getattr(doors, name)
    return found
