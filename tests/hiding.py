"""Compares what a person at the table reads with what the seat may see: the story, the drawing, the question.

read = watched(edition, seats=3, viewer="player-2", seed=1)      fails with the words that give something away
"""

from __future__ import annotations

import random
import re

from rulewright.runtime import Decision, Edition, Game
from rulewright.runtime.bots import seated
from rulewright.runtime.naming import definition
from rulewright.runtime.piles import places
from rulewright.runtime.play import Screen, table_of, voice_of
from rulewright.runtime.play.asking import answers, question
from rulewright.runtime.play.drawing import drawing, since
from rulewright.runtime.play.entries import entries, told_so_far
from rulewright.runtime.play.table import Table, take
from rulewright.runtime.play.voice import called
from rulewright.runtime.sight import Sight
from rulewright.runtime.streams import UNSEEN


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
        known = _seen(table.game, viewer) | _named(decision, viewer)
        heard = _listening(table, viewer, known)
        take(table, decision, dice.choice(decision.options).id)
        known |= heard
    return lines


def with_other_things_hidden(game: Game, seat: str | None, dice: random.Random) -> Game:
    """A copy with other things wherever a seat may not look, as many as before."""
    made = game.clone()
    g = made.table()
    sight = Sight(g, game.seats.index(seat) if seat is not None else -1)
    closed = [pile for pile in range(len(g.piles)) if g.piles[pile] and not sight.into(pile)]
    mixed = [thing for pile in closed for thing in g.piles[pile]]
    dice.shuffle(mixed)
    for pile in closed:
        g.piles[pile] = [mixed.pop() for _ in g.piles[pile]]
        for thing in g.piles[pile]:
            places(g)[thing] = pile
    return made


def _seen(game: Game, viewer: str) -> set[str]:
    """The elements that a seat can see."""
    piles = game.view(viewer)["piles"].values()
    return {thing for things in piles if not isinstance(things, int) for thing in things}


def _named(decision: Decision, viewer: str) -> set[str]:
    """What an answer may name wherever it lies, as a guess does; whoever answers knows what they said."""
    if not decision.named and decision.seat != viewer:
        return set()
    return {definition(arg) for option in decision.options for arg in option.args if isinstance(arg, str)}


def _listening(table: Table, viewer: str, known: set[str]) -> set[str]:
    """What the seat could see at any moment of what follows."""
    seen = set[str]()
    table.game.watched_by(lambda game, verb, roles: seen.update(_seen(game, viewer)))
    return seen


def _read(table: Table, viewer: str) -> list[str]:
    """Everything on the screen of a seat, without its own question."""
    text = [*drawing(table, viewer, {}), *since(table, viewer)]
    table.told[viewer] = told_so_far(table.game, viewer)
    for decision in table.game.pending():
        if decision.seat == viewer:
            text += [question(table.voice, decision), *(one.text for one in answers(table.voice, table.game, decision))]
    return text


def _tells_nothing(table: Table, viewer: str, text: list[str], known: set[str], where: str) -> None:
    g, sight = table.game.table(), table.game.sight(viewer)
    lying = [thing for pile in g.piles for thing in pile if thing >= g.rules.most]
    hidden = {g.rules.names[g.of[thing]] for thing in lying if not sight.into(g.at[thing])} - known
    words = " ".join(re.sub("[“„”]", " ", " ".join(text)).split()).casefold()
    for element in sorted(hidden):
        title = called(table.voice, element).casefold()
        assert f" {title}" not in f" {words}", f"{where}: {title!r} is hidden, and the screen says it:\n" + "\n".join(
            text
        )


def _counts_nothing(table: Table, viewer: str, dice: random.Random, where: str) -> None:
    """What somebody has that is not for this seat to count is neither drawn nor told. What a rule is done with is
    another thing: that is said aloud."""
    edition, real = table.edition, table.game
    closed = [
        slot
        for slot in edition.slots.values()
        if slot.sort == "counter" and slot.seen_by != "everyone" and [key.kind for key in slot.keys] == ["player"]
    ]
    if not closed or real.over:
        return
    drawn = drawing(table, viewer, {})
    table.game = real.clone()
    g = table.game.table()
    for slot in closed:
        for seat in g.seats:
            if real.seats[seat] != viewer:
                g.s[slot.base + seat] = dice.randrange(9)
    assert drawing(table, viewer, {}) == drawn, f"{where}: what others have is drawn"
    table.game = real
    told = [one for entry in entries(table.voice, real, viewer) for one in entry.followed if one.by != viewer]
    for name in [slot.name for slot in closed]:
        counted = re.compile(rf"(gains|loses|pays) \d+ {re.escape(called(table.voice, name))}")
        heard = [one.text for one in told if counted.match(one.text)]
        assert not heard, f"{where}: {heard} is told of others"


def streams_agree(one: Game, other: Game, seat: str) -> bool:
    """Whether two games look the same to a seat: what it sees, what it was told, what it is asked."""
    asked = [[decision for decision in game.pending() if decision.seat == seat] for game in (one, other)]
    bare = [[(it.id, it.args, [option.id for option in it.options]) for it in some] for some in asked]
    return one.view(seat) == other.view(seat) and one.stream(seat) == other.stream(seat) and bare[0] == bare[1]


__all__ = ["UNSEEN", "streams_agree", "watched", "with_other_things_hidden"]
