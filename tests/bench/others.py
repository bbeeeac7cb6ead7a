"""Other engines that play the same games, as far as they are installed: `pip install rulewright[bench]`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import random
from typing import Any

from measuring import Effort, Row, Skipped, share
from playing import stepped_game

PETTINGZOO = "connect-four, PettingZoo"
OPENSPIEL = "tic-tac-toe, OpenSpiel"


def measure(effort: Effort) -> Iterator[Row]:
    others: tuple[tuple[str, str, Callable[[], Callable[[], object]]], ...] = (
        (PETTINGZOO, "PettingZoo", pettingzoo),
        (OPENSPIEL, "OpenSpiel, python_tic_tac_toe", openspiel),
    )
    for what, engine, load in others:
        try:
            theirs = load()
        except ImportError as missing:
            yield Skipped(what, f"{missing.name} is not installed: pip install rulewright[bench]")
        else:
            yield share(what, "games", stepped_game(what.partition(",")[0], 2), theirs, engine, effort)


def pettingzoo() -> Callable[[], object]:
    """Random games in the environment of connect four, without the wrappers that check what is done."""
    environment: Any = import_module("pettingzoo.classic.connect_four.connect_four").raw_env()

    def play() -> None:
        environment.reset()
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                allowed = seen["action_mask"].nonzero()[0]
                environment.step(int(allowed[int(random() * len(allowed))]))

    return play


def openspiel() -> Callable[[], object]:
    """Random games of the tic-tac-toe that OpenSpiel has in Python."""
    import_module("open_spiel.python.games.tic_tac_toe")
    game: Any = import_module("pyspiel").load_game("python_tic_tac_toe")

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])

    return play
