"""The games that come with us, put together from their handlers. The compiler has written all of this."""

from __future__ import annotations

from rulewright.runtime import Edition


def edition(name: str) -> Edition:
    """An edition by its name, ready to be played. NAMES are all there are."""
    return NAMES[name]()


def _connect_four() -> Edition:
    """Connect four"""
    from .connect_four import pack as connect_four

    return Edition("connect-four", [connect_four], (2, 2), "ad7619db84d59bfa00bf1a53")


def _resurgence() -> Edition:
    """Resurgence"""
    from .resurgence import pack as resurgence

    return Edition("resurgence", [resurgence], (2, 2), "39cbf08fac80b157dfcf6359")


def _tic_tac_toe() -> Edition:
    """Tic-tac-toe"""
    from .tic_tac_toe import pack as tic_tac_toe

    return Edition("tic-tac-toe", [tic_tac_toe], (2, 2), "4f1e76643be476b234cfb5c8")


NAMES = {"connect-four": _connect_four, "resurgence": _resurgence, "tic-tac-toe": _tic_tac_toe}
