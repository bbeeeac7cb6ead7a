"""What a player may type: an answer, or a command of the table."""

from __future__ import annotations

from collections.abc import Sequence

from ..decisions import Decision
from ..faults import Fault
from ..files import Kind, read_text, reason, write
from ..public import Game
from ..saving import load, save
from .asking import Answer, meant
from .screen import show, wrapped
from .table import Table, humans, put_back
from .voice import say
from .what import what
from .why import why

LONG = 500
"""The longest line of input."""


class Left(Exception):
    """A player has left the table; the text says so."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def command(table: Table, decision: Decision, found: Sequence[Answer], line: str | None) -> Answer | str:
    """The answer that a line gives; else `look` to draw the table, `rules` to show the rules, `again` where the
    question may have changed, `ask` to ask once more."""
    if line is None:
        raise Left(say(table.voice, "table", "end-of-input"))
    said = " ".join(line[:LONG].split())
    word, _, rest = said.removeprefix("/").partition(" ")
    known = next((name for name, ways in _words(table).items() if word.casefold() in ways), "")
    # A number is always an answer, and so is a name that is not a command.
    if len(word) == 1 and word.isalpha() and meant(said, found):
        known = ""  # the beginning of an answer comes before the beginning of a command
    if known and (not rest or known in ("why", "what", "save", "load")):
        return _done(table, decision, found, known, rest)
    return _answer(table, found, said)


def _words(table: Table) -> dict[str, list[str]]:
    words: dict[str, list[str]] = table.voice.words["help"]["commands"]  # pyright: ignore[reportAssignmentType]
    return words


def _answer(table: Table, found: Sequence[Answer], said: str) -> Answer | str:
    if not said:
        return "ask"
    ones = meant(said, found)
    if len(ones) == 1:
        return ones[0]
    if ones:
        listed = ", ".join(f"{found.index(one) + 1} {one.text}" for one in ones[:8])
        _say(table, "unclear", said=said, list=listed)
    else:
        _say(table, "unknown", said=said)
    return "ask"


def _done(table: Table, decision: Decision, found: Sequence[Answer], name: str, rest: str) -> str:
    if name == "quit":
        raise Left(say(table.voice, "table", "bye"))
    if name in ("look", "rules"):
        return name
    if name == "undo":
        return _undo(table)
    if name == "save":
        return _save(table, rest)
    if name == "load":
        return _load(table, rest)
    if name == "why":
        lines = why(table.voice, table.game, decision, found, rest) if rest else []
        _show(table, lines or [say(table.voice, "answers", "why-missing", found[0].text)])
    elif name == "what":
        lines = what(table.voice, table.edition, rest) if rest else []
        _show(table, lines or [say(table.voice, "answers", "what-missing", found[0].text)])
    else:
        show(table.screen, ["", *(f"  {text}" for text in table.voice.words["help"]["lines"])])
    return "ask"


def _undo(table: Table) -> str:
    """Goes back to the last answer of a person, by playing the game again up to it. An answer after which a seat has
    learnt something cannot be taken back."""
    answers = table.game.answers
    own = [index for index, (seat, _) in enumerate(answers) if seat in humans(table)]
    if not own:
        _say(table, "nothing-to-undo")
        return "ask"
    if own[-1] < table.settled:
        _say(table, "seen")
        return "ask"
    game = Game(table.edition, len(table.game.seats), table.game.seed, record=True)
    for seat, option in answers[: own[-1]]:
        game.answer(option, seat)
    put_back(table, game)
    _say(table, "undone")
    return "again"


def _save(table: Table, file: str) -> str:
    if not file:
        _say(table, "file-missing", command=_words(table)["save"][-1])
        return "ask"
    try:
        write(file, save(table.game) + "\n")
        _say(table, "saved", file=file)
    except (OSError, ValueError) as fault:
        _say(table, "not-saved", file=file, why=_why(fault))
    return "ask"


def _load(table: Table, file: str) -> str:
    if not file:
        _say(table, "file-missing", command=_words(table)["load"][-1])
        return "ask"
    try:
        saved = load(table.edition, read_text(file, Kind.SAVE), prove=True)
        if len(saved.seats) != len(table.game.seats):
            raise Fault(f"{len(saved.seats)} sit there, and {len(table.game.seats)} here")
        # The game is played again, so that the streams of all seats are complete.
        game = Game(table.edition, len(saved.seats), saved.seed, record=True)
        for seat, option in saved.answers:
            game.answer(option, seat)
    except (OSError, ValueError, Fault) as fault:
        _say(table, "not-loaded", file=file, why=_why(fault))
        return "ask"
    table.told.clear()
    table.settled = 0
    put_back(table, game)
    _say(table, "loaded", file=file)
    return "again"


def _why(fault: Exception) -> str:
    return str(fault) if isinstance(fault, Fault) else reason(fault)


def _say(table: Table, key: str, **named: str) -> None:
    _show(table, [say(table.voice, "answers", key, **named)])


def _show(table: Table, lines: Sequence[str]) -> None:
    """Sentences, broken between words where they are too long."""
    show(table.screen, [row for line in lines for row in wrapped("", line.split(" "), " ", table.screen.width)])
