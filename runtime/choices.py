"""What is asked of a player, and what can be answered. Keys and ids only: sentences are made where they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    id: str
    """Made of ids of the model, so that it is the same after loading."""
    phrase: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat, one question."""

    id: str
    seat: str
    prompt: str
    args: tuple[Any, ...]
    options: tuple[Option, ...]
    at: str = ""
    """Where the rule that asks is written."""
    secret: bool = False
    """Nobody else is to know the answer yet."""


def options_of(ask: dict[str, Any]) -> list[Option]:
    """What can be answered now: one more, in the order in which they are listed, and `done` once there are enough."""
    options = [Option(id, phrase, tuple(args)) for id, phrase, args in ask["options"]]
    if ask["single"]:
        return options
    picked: list[int] = ask["picked"]
    first = (picked[-1] + (0 if ask["again"] else 1)) if picked else 0
    needed = ask["least"] - len(picked)
    last = len(options) if ask["again"] else len(options) - max(needed - 1, 0)
    found = options[first:last] if len(picked) < ask["most"] else []
    return found + ([Option("done", "done")] if needed <= 0 else [])
