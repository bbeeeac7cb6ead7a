"""Saves and logs, damaged as data or as bytes: each is refused with a sentence, or can be played again."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

from editions import edition, names
from gamelogs.played import game as of_page
from rulewright.compiler.pipeline import edition_of
from rulewright.runtime import Edition, Fault, Game, OtherGame, load, replay, save
from rulewright.runtime.logs import log_of, played_again, read_log
from rulewright.runtime.named import Named
from rulewright.runtime.restore import state_of

from .changes import some_bytes, some_number

GAMES = {"tic-tac-toe": 3, "connect-four": 1, "pig": 2, "leduc": 2, "roles": 1, "sealed-bids": 2}
"""Small games of every sort, and how often one is drawn: secrets, chance, piles, boards."""
EVERY = 4
"""Of so many answers, a game is saved after one."""
POOL: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 10**30, "", "x", "player-1", "player-9", "a1", [], {}, [[]], {"x": 1}, [None], 1.5,
)  # fmt: skip
ODD_KEYS = ("x", "player-1", "ask", "#1", "~used:", "format", "state", "")


def one_case(seed: int) -> Counter[str]:
    """One save or log with one to five changes."""
    dice = random.Random(seed)
    name = dice.choices(list(GAMES), list(GAMES.values()))[0]
    found = _edition(name)
    what = dice.choice(("save", "log"))
    text = dice.choice(texts(name)[what])
    if dice.random() < 0.3:
        change = dice.choice((some_bytes, some_number))
        text = change(text.encode(), dice, [text.encode()]).decode("utf-8", "replace")
    else:
        data = json.loads(text)
        for _ in range(dice.choice((1, 1, 2, 5))):
            data = damaged(data, dice)
        text = well_hashed(found, data) if what == "save" and dice.random() < 0.5 else json.dumps(data)
    try:
        refused = tried(found, what, text)
    except Exception as fault:
        fault.add_note(f"seed {seed}: a {what} of {name}")
        raise
    return Counter([f"{what} {'refused' if refused else 'taken'}"])


def tried(found: Edition, what: str, text: str) -> bool:
    """Whether it is refused. What is taken is proved: its answers lead to its state."""
    try:
        if what == "log":
            played_again(found, read_log(text)).state.hash()
            return False
        game = load(found, text)
    except Fault as fault:
        said = str(fault)
        assert 10 < len(said) < 1000 and "\n" not in said, said
        assert what == "log" or isinstance(fault, OtherGame), type(fault)
        return True
    again = replay(found, len(game.seats), game.seed, game.answers)
    assert again.state.hash() == game.state.hash()
    if not game.over:
        game.answer(game.pending()[0].options[0].id, game.pending()[0].seat)
    return False


@cache
def _edition(name: str) -> Edition:
    return edition(name) if name in names() else edition_of(of_page(name))


@cache
def texts(name: str) -> dict[str, list[str]]:
    """Saves and logs of a few games, from their beginning to their end."""
    found: dict[str, list[str]] = {"save": [], "log": []}
    for seed in range(3):
        dice, game = random.Random(seed), Game(_edition(name), _edition(name).players[0], seed)
        number = 0
        while not game.over and number < 60:
            if number % EVERY == 0:
                found["save"].append(save(game))
                found["log"].append(log_of(game))
            decision = dice.choice(game.pending())
            game.answer(dice.choice(decision.options).id, decision.seat)
            number += 1
        found["save"].append(save(game))
        found["log"].append(log_of(game))
    return found


def damaged(value: Any, dice: random.Random) -> Any:
    """The same data with one thing in it changed, left out, doubled, or put elsewhere."""
    data = deepcopy(value)
    spots: list[tuple[Any, Any]] = []

    def visit(part: Any) -> None:
        keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            spots.append((part, key))
            visit(part[key])

    visit(data)
    if not spots:
        return dice.choice(POOL)
    part, key = dice.choice(spots)
    changes: list[Callable[[], object]] = [
        lambda: part.__delitem__(key),
        lambda: part.__setitem__(key, deepcopy(dice.choice(POOL))),
        lambda: part.__setitem__(key, _elsewhere(dice.choice(spots))),
        lambda: part.append(deepcopy(part[key])) if isinstance(part, list) else _renamed(part, key, dice),
        lambda: part.reverse() if isinstance(part, list) else _renamed(part, key, dice),
    ]
    dice.choice(changes)()
    return data


def _elsewhere(spot: tuple[Any, Any]) -> Any:
    part, key = spot
    return deepcopy(part[key]) if isinstance(part, dict) or key < len(part) else None


def _renamed(part: dict[str, Any], key: str, dice: random.Random) -> None:
    part[dice.choice(ODD_KEYS)] = part.pop(key)


def well_hashed(found: Edition, data: Any) -> str:
    """With the hash that its state has, as somebody would write it who knows how; if the state can be read at all."""
    with suppress(Exception):
        data["hash"] = Named(state_of(found, data["state"], data["seed"])).hash()
    return json.dumps(data)
