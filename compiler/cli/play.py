"""Plays a game at a table in the terminal, with bots or without."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulewright.runtime.limits import SEED

from . import say
from .drafts import tell_drafts
from .edition import add_edition, edition_from
from .numbers import whole
from .seats import HUMAN, add_seats, named, seats_of, sitting

if TYPE_CHECKING:
    from rulewright.runtime.play import Screen, Table


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    add_seats(parser)
    parser.add_argument("--seed", type=whole(-SEED, SEED), metavar="N", help="the seed for chance; default: random")
    parser.add_argument("--lang", choices=play_languages(), default="en", help="the language of the table")
    parser.add_argument("--log", metavar="FILE", help="where to write the log of the game")


LANGUAGES = ("en", "pl")


def play_languages() -> list[str]:
    """The languages of a table: ours, and those that were added."""
    from ..wordings import FOLDERS

    return [*LANGUAGES, *FOLDERS]


def _words(language: str) -> Mapping[str, Mapping[str, str]]:
    """What the table says in a language that was added."""
    from ..wordings import FOLDERS, own_words

    return own_words(language, "table") if language in FOLDERS else {}


def run(args: argparse.Namespace) -> int:
    import random
    from dataclasses import replace

    from rulewright.runtime.bots import seated
    from rulewright.runtime.play import sit, table_of, voice_of

    from ..pipeline import edition_of
    from ..text.asked import asked_in, questions_in
    from ..text.brief import in_brief
    from ..text.called import amounts_in, reasons_in, rounds_in, sorts_in, spoken_in, steps_in
    from ..text.refused import refused_in
    from ..text.unowned import unowned_in

    compiled = edition_from(args)
    tell_drafts(compiled.model)
    seats = seats_of(args.seats, compiled.model.players, len(named(args.bots)))
    who = sitting(args.bots, seats)
    seed = random.randrange(1_000_000) if args.seed is None else args.seed
    edition = edition_of(compiled)
    bots = seated(who, [f"player-{n + 1}" for n in range(seats)], seed)
    names, texts, logged = spoken_in(compiled.model, compiled.packs, args.lang)
    aim, brief = (in_brief(compiled.packs, args.lang, mark, names) for mark in ("aim", "summary"))
    rounds = rounds_in(compiled.model)
    voice = replace(
        voice_of(edition, args.lang, names, texts, logged, rounds, _words(args.lang)),
        aim=tuple(line for _, told in aim for line in told),
        brief=tuple(brief),
        amounts=amounts_in(compiled.model, compiled.packs, args.lang),
        sorts=sorts_in(compiled.model),
        asks=asked_in(compiled.model, compiled.packs, args.lang),
        questions=questions_in(compiled.model, compiled.packs, args.lang),
        reasons=reasons_in(compiled.model, compiled.packs, args.lang),
        refused=refused_in(compiled.model, compiled.packs, args.lang),
        steps=steps_in(compiled.model),
        unowned=unowned_in(compiled.model),
        aside=frozenset(name for pack in compiled.packs for name in pack.aside),
    )
    table = table_of(edition, seats, seed, bots, voice, _screen())
    say.remark(voice.words["table"]["begun"].format(game=names(compiled.name) or compiled.name, seed=seed))
    try:
        over = sit(table)
    except KeyboardInterrupt:
        # Without an answer by a person there is nothing to lose.
        if any(seat not in table.bots for seat, _ in table.game.answers):
            _keep(table)
        raise
    finally:
        if args.log:
            _write_log(table, args)
    if not over and HUMAN not in who:
        raise say.Stopped("this game does not end; the bots were stopped", 1)
    return 0


def _keep(table: Table) -> None:
    """Saves a game that is left early."""
    from rulewright.runtime.files import reason, write
    from rulewright.runtime.saving import save

    file = f"{table.edition.name}-{table.game.seed}.json"
    try:
        write(file, save(table.game) + "\n")
    except (OSError, ValueError) as fault:
        say.remark(f"\nthe game could not be kept in `{file}`: {reason(fault)}")
        return
    say.remark("\n" + table.voice.words["table"]["kept"].format(file=file))


def _screen() -> Screen:
    from rulewright.runtime.play import Screen

    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    plain = not (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    clears = sys.stdin.isatty() and sys.stdout.isatty()
    return Screen(_line, _write, say.colour(sys.stdout), say.width(), plain, clears, say.height() if clears else 0)


def _line() -> str | None:
    """The next line that the player types; None at the end."""
    return sys.stdin.readline() or None


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _write_log(table: Table, args: argparse.Namespace) -> None:
    from rulewright.runtime.files import reason, write
    from rulewright.runtime.logs import log_of

    added = tuple(name for name in args.extra.split(",") if name)
    try:
        write(args.log, log_of(table.game, args.edition, added))
    except (OSError, ValueError) as fault:
        raise say.Stopped(f"the log could not be written to `{args.log}`: {reason(fault)}") from None
    say.remark(f"the log is in {args.log}")
