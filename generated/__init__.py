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


def _resurgence_encounters() -> Edition:
    """Resurgence with Encounters"""
    from .resurgence_encounters__resurgence import pack as resurgence
    from .resurgence_encounters import pack as resurgence_encounters

    return Edition(
        "resurgence-encounters", [resurgence, resurgence_encounters], (2, 4), "548714d4af0b2349a4b464a9"
    )


def _resurgence_encounters_solo() -> Edition:
    """Resurgence with Encounters, solo"""
    from .resurgence_encounters_solo__resurgence import pack as resurgence
    from .resurgence_solo import pack as resurgence_solo
    from .resurgence_encounters import pack as resurgence_encounters
    from .resurgence_encounters_solo import pack as resurgence_encounters_solo

    return Edition(
        "resurgence-encounters-solo",
        [resurgence, resurgence_solo, resurgence_encounters, resurgence_encounters_solo],
        (1, 1),
        "cc22690278f2f8f6c8d18b6d",
    )


def _resurgence_solo() -> Edition:
    """Resurgence, solo"""
    from .resurgence import pack as resurgence
    from .resurgence_solo import pack as resurgence_solo

    return Edition(
        "resurgence-solo",
        [resurgence, resurgence_solo],
        (1, 1),
        "4439d5d7e673a39965459603",
        (
            "resurgence:may-be-built",
            "resurgence:rule:set-up",
            "resurgence:rule:lay-out-mutants",
            "resurgence:rule:gather-supplies",
            "resurgence:rule:play",
            "resurgence:rule:open-round",
            "resurgence:rule:judge",
            "resurgence:rule:act-in-turn",
            "resurgence:rule:move-mutants-on",
            "resurgence:rule:score-leadership",
            "resurgence:rule:name-winner",
        ),
    )


def _tic_tac_toe() -> Edition:
    """Tic-tac-toe"""
    from .tic_tac_toe import pack as tic_tac_toe

    return Edition("tic-tac-toe", [tic_tac_toe], (2, 2), "5c0bf5a3a5bff224c7c256c9")


NAMES = {
    "connect-four": _connect_four,
    "resurgence": _resurgence,
    "resurgence-encounters": _resurgence_encounters,
    "resurgence-encounters-solo": _resurgence_encounters_solo,
    "resurgence-solo": _resurgence_solo,
    "tic-tac-toe": _tic_tac_toe,
}
