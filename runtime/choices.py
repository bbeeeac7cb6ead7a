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
    """What can be answered now: one more, in the order in which they are listed, and `done` once there are enough.

    `room` says how often each can be chosen. What is in `like` is the same as what stands before it, and is chosen
    only after that: so many things that are alike can be chosen in one way only."""
    options = [Option(id, phrase, tuple(args)) for id, phrase, args in ask["options"]]
    if ask["single"]:
        return options
    picked: list[int] = ask["picked"]
    left = [room - picked.count(n) for n, room in enumerate(ask["room"])]
    needed = ask["least"] - len(picked)
    found: list[Option] = []
    if len(picked) < ask["most"]:
        for n in range(picked[-1] if picked else 0, len(options)):
            in_turn = n not in ask["like"] or n - 1 in picked
            if left[n] > 0 and in_turn and sum(left[n:]) >= needed:
                found.append(options[n])
    return found + ([Option("done", "done")] if needed <= 0 else [])


def settled(ask: dict[str, Any]) -> bool:
    """Picks what can only be picked, and says whether the answer is whole."""
    while True:
        offered = options_of(ask)
        if len(offered) > 1:
            return False
        if not offered or offered[0].id == "done":
            return True
        ask["picked"].append([one[0] for one in ask["options"]].index(offered[0].id))
