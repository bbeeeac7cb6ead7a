"""The games that come with us, made from their rules. The compiler has written all of this."""

from __future__ import annotations

from importlib import import_module

from rulewright.runtime import Edition


def edition(name: str) -> Edition:
    """An edition by its name, ready to be played. NAMES are all there are."""
    found: Edition = import_module(f".{NAMES[name]}", __name__).rules
    return found


NAMES = {
    "connect-four": "connect_four",
    "resurgence": "resurgence",
    "resurgence-encounters": "resurgence_encounters",
    "resurgence-encounters-solo": "resurgence_encounters_solo",
    "resurgence-solo": "resurgence_solo",
    "tic-tac-toe": "tic_tac_toe",
}
