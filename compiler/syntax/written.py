"""How something is said elsewhere, and how it is said here: the edits that need more than a word for a word.

your coin                    coin of you
you.coin                     coin of you
at the end of your turn      before turn ends
you have 3 coins             coins of you at least 3
"""

from __future__ import annotations

import re
from collections.abc import Callable

Match = re.Match[str]


def _moment(match: Match) -> str | None:
    """At the end of the game points are scored, and nothing is heard."""
    if match[1] == "game":
        return None
    return f"before {match[1]} ends" if " end of" in match[0].lower() else f"after {match[1]} begins"


def _much(match: Match) -> str:
    whose = "you" if match[0].startswith("you") else "the player"
    what, how = f"{match[3]} of {whose}", match[1] or "at least"
    return f"{what} is 0" if match[2] == "no" else f"{what} {how} {match[2]}"


def _does(match: Match) -> str:
    verb = match[2]
    stem = re.sub(r"ie$", "y", re.sub(r"(ss|x|z|ch|sh)e$", r"\1", verb[:-1]))
    return f"{match[1]} does {stem}"


NAME = r"([A-Za-z][A-Za-z0-9-]*)"
OF_MOMENT = r"\bat the (?:very )?(?:end|start|beginning) of (?:the |a |an |each |every |your |any )?"
WRITTEN: dict[str, tuple[re.Pattern[str], str | Callable[[Match], str | None]]] = {
    "of you": (re.compile(rf"\b(?:your|my) +{NAME}", re.IGNORECASE), r"\1 of you"),
    "of for the point": (re.compile(rf"{NAME}\.{NAME}"), r"\2 of \1"),
    "the moment": (re.compile(rf"{OF_MOMENT}{NAME}(?: phase)?\b", re.IGNORECASE), _moment),
    "how much": (
        re.compile(rf"\b(?:you|player) ha(?:ve|s) (?:(at least|at most|more than|less than) )?(\d+|no) {NAME}"),
        _much,
    ),
    "after with a colon": (re.compile(r"\b[Ww]henever ([^,:\n]*), *"), r"after \1: "),
    "after for if": (re.compile(r"\bif ((?:you|another|an|any)\b[^,:\n]*)(?:, *|: *)"), r"after \1: "),
    "the phase begins": (re.compile(rf"\b(?:during|in) (?:the |each |every )?{NAME} *: *"), r"after \1 begins: "),
    "without the x": (re.compile(r"(?<=\d) ?x\b"), ""),
    "without the number": (re.compile(r"(?<![^\s])\d+[.)] *"), ""),
    "does and the verb": (re.compile(rf"(?<![^\s])(?:the +)?{NAME} +([a-z-]+s)\b(?= )"), _does),
    "brackets around the number": (
        re.compile(rf"\b(pay|gain|lose|spare) +((?:{NAME} of )+(?:the +)?{NAME}) +(?={NAME})"),
        r"\1 (\2) ",
    ),
    "only while": (re.compile(r"(?<![^\s])not (?=[a-z])"), "only while not "),
    "each opponent": (
        re.compile(r"\b(?:(?:each|all|every) (?:other|opposing) players?|all opponents|every opponent)(?= +[a-z])"),
        "each opponent",
    ),
    "each other": (re.compile(r"\b(?:each|all|every) (?:other|opposing) players?\b"), "for each p in opponents of you"),
}
"""How something is said, and how it is said here."""


def written(how: str, text: str, start: int, end: int) -> tuple[int, int, str] | None:
    """Where a line says it, and what is to be written there."""
    pattern, instead = WRITTEN[how]
    match = pattern.search(text, start, end)
    if match is None:
        return None
    new = instead(match) if callable(instead) else match.expand(instead)
    return None if new is None else (*match.span(), new)
