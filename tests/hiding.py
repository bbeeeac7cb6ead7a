"""What a person at the table reads, held against what that seat may see: the story, the drawing, the question.

read = watched(edition, seats=3, viewer="player-2", seed=1)      fails with the words that give something away
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

from rulewright.runtime import Decision, Edition, Game, view
from rulewright.runtime.bots import seated
from rulewright.runtime.looking import sees
from rulewright.runtime.play import Screen, table_of, voice_of
from rulewright.runtime.play.asking import answers, question
from rulewright.runtime.play.drawing import drawing, since
from rulewright.runtime.play.table import Table, take
from rulewright.runtime.play.voice import called
from rulewright.runtime.reading import definition


def watched(edition: Edition, seats: int, viewer: str, seed: int, most: int = 400) -> int:
    """Plays at random with a person on one seat; how many lines that person read."""
    dice = random.Random(f"{seats} {viewer} {seed}")
    names = [f"player-{n + 1}" for n in range(seats)]
    bots = {seat: bot for seat, bot in seated(["first"] * seats, names, seed).items() if seat != viewer}
    table = table_of(edition, seats, seed, bots, voice_of(edition, "en"), Screen(lambda: None, lambda text: None))
    known = _seen(table.game, viewer)
    lines = 0
    while not table.game.over and len(table.game.answers) < most:
        decision = dice.choice(table.game.pending())
        known |= _seen(table.game, viewer)
        if decision.seat == viewer:
            known |= {definition(str(arg)) for option in decision.options for arg in option.args}
        text = _read(table, viewer)
        lines += len(text)
        where = f"{seats} seats, {viewer}, seed {seed}, before answer {len(table.game.answers) + 1}"
        _tells_nothing(table, viewer, text, known, where)
        _counts_nothing(table, viewer, dice, where)
        # From here on it counts again: what was seen once may be spoken of until it is out of sight and told of.
        known = _seen(table.game, viewer) | _named(table.game, decision)
        heard = _listening(table, viewer, known)
        take(table, decision, dice.choice(decision.options).id)
        known |= heard
    return lines


def _seen(game: Game, viewer: str) -> set[str]:
    """The elements of which a seat can see one."""
    piles = view(game, viewer)["piles"].values()
    return {definition(thing) for things in piles if not isinstance(things, int) for thing in things}


def _named(game: Game, decision: Decision) -> set[str]:
    """What an answer may name without its lying anywhere, as a guess does."""
    args = [arg for option in decision.options for arg in option.args if isinstance(arg, str)]
    return {arg for arg in args if arg not in game.state.at}


def _listening(table: Table, viewer: str, known: set[str]) -> set[str]:
    """What the seat could see at any moment of what follows."""
    told, seen = table.game.watch, set[str]()

    def watch(game: Game, verb: str, roles: Mapping[str, Any]) -> None:
        seen.update(_seen(game, viewer))
        if told is not None:
            told(game, verb, roles)

    table.game.watch = watch
    return seen


def _read(table: Table, viewer: str) -> list[str]:
    """All that stands on the screen of a seat, without its own question."""
    text = [*drawing(table, viewer, {}), *since(table, viewer)]
    table.told[viewer] = len(table.entries)
    for decision in table.game.pending():
        if decision.seat == viewer:
            text += [question(table.voice, decision), *(one.text for one in answers(table.voice, table.game, decision))]
    return text


def _tells_nothing(table: Table, viewer: str, text: list[str], known: set[str], where: str) -> None:
    game = table.game
    hidden = {definition(thing) for thing, key in game.state.at.items() if not sees(game, viewer, key)} - known
    words = " ".join(" ".join(text).split()).casefold()
    for element in sorted(hidden):
        title = called(table.voice, element).casefold()
        assert f" {title}" not in f" {words}", f"{where}: {title!r} is hidden, and the screen says it:\n" + "\n".join(
            text
        )


def _counts_nothing(table: Table, viewer: str, dice: random.Random, where: str) -> None:
    """What somebody has that is not for this seat to count is neither drawn nor told. What a rule is done with is
    another thing: that is said aloud."""
    edition, real = table.edition, table.game
    closed = [slot.name for slot in edition.slots.values() if slot.sort == "counter" and slot.seen_by != "everyone"]
    if not closed:
        return
    drawn = drawing(table, viewer, {})
    table.game = real.clone()
    for key in [f"{name}:{seat}" for name in closed for seat in real.seats if seat != viewer]:
        table.game.state.values[key] = dice.randrange(9)
    assert drawing(table, viewer, {}) == drawn, f"{where}: what others have is drawn"
    table.game = real
    told = [one for entry in table.entries for one in entry.followed.get(viewer, []) if one.by != viewer]
    for name in closed:
        counted = re.compile(rf"(gains|loses|pays) \d+ {re.escape(called(table.voice, name))}")
        heard = [one.text for one in told if counted.match(one.text)]
        assert not heard, f"{where}: {heard} is told of others"
