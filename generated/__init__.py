"""The games that come with us, put together from their handlers. The compiler has written all of this."""

from __future__ import annotations

from rulewright.runtime import Edition


def edition(name: str) -> Edition:
    """An edition by its name, ready to be played. NAMES are all there are."""
    return NAMES[name]()


def _connect_four() -> Edition:
    """Connect four"""
    from .connect_four import pack as connect_four

    return Edition("connect-four", [connect_four], (2, 2), "ea8af425aae89a1a35935d57")


def _resurgence() -> Edition:
    """Resurgence"""
    from .resurgence import pack as resurgence

    return Edition("resurgence", [resurgence], (2, 4), "866b000dca4072aa02abc3b1")


def _tic_tac_toe() -> Edition:
    """Tic-tac-toe"""
    from .tic_tac_toe import pack as tic_tac_toe

    return Edition("tic-tac-toe", [tic_tac_toe], (2, 2), "5c0bf5a3a5bff224c7c256c9")


NAMES = {"connect-four": _connect_four, "resurgence": _resurgence, "tic-tac-toe": _tic_tac_toe}
