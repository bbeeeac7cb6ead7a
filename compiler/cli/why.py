"""Says why the abilities of a card are offered or not, and what comes before an act: in a save or a new game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from

if TYPE_CHECKING:
    from rulewright.runtime import Edition, Game

    from ..pipeline import Compiled
    from ..standing import Standing


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument("card", metavar="CARD", help="the name of a card, or of an act, as the rules have it")
    parser.add_argument("--save", metavar="FILE", help="a saved game; without one, a game that has just been set up")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.cells import shown
    from ..diagnostics.suggest import near
    from ..reach.answers import never
    from ..standing import standings
    from ..verbs import VERBS

    compiled = edition_from(args)
    model = compiled.model
    if args.card not in model.elements and (args.card in model.rules or args.card in VERBS):
        return _act(args, compiled)
    if args.card not in model.elements:
        others = " or ".join(f"`{one}`" for one in near(args.card, model.elements))
        raise say.Stopped(shown(f"there is no card `{args.card}`") + (f"; did you mean {others}?" if others else ""))
    if model.elements[args.card].draft:
        raise say.Stopped(f"`{args.card}` is a draft: it has no rule yet, so there is nothing to offer", 1)
    game = _begun(args, compiled)
    found = list(standings(game.table(), model, args.card))
    title = model.elements[args.card].title or args.card
    say.data(
        "\n".join([title, *(line for one in found for line in _told(one))])
        if found
        else _none(title, args.card, compiled)
    )
    dead = never(model, model.elements[args.card].pack)
    said = [one for id, one in dead.items() if id == args.card or id.rpartition(".")[0] == args.card]
    if said:
        say.complain(said)
    return 0 if any(one.offered for one in found) else 1


def _begun(args: argparse.Namespace, compiled: Compiled) -> Game:
    from rulewright.runtime import Fault

    from ..diagnostics.cells import shown
    from ..pipeline import edition_of

    try:
        return _game(edition_of(compiled), args.save)
    except Fault as fault:
        raise say.Stopped(shown(f"{args.save}: {fault}" if args.save else str(fault)), 1) from None


def _act(args: argparse.Namespace, compiled: Compiled) -> int:
    """What comes before an act now, of whoever is asked; whether nothing cancels it."""
    from ..hindrances import CANCELS, hindrances
    from ..plan.lower import lower

    g = _begun(args, compiled).table()
    found = list(hindrances(g, lower(compiled.model, needs=False), args.card, max(g.seat, 0)))
    lines = [f"  {one}" for one in found] or ["  Nothing comes before it now."]
    say.data("\n".join([args.card, "", *lines]))
    return 1 if any(one.does == CANCELS for one in found) else 0


def _game(edition: Edition, save: str | None) -> Game:
    from rulewright.runtime import Game
    from rulewright.runtime.files import Kind, read_text, reason
    from rulewright.runtime.saving import load

    if save is None:
        return Game(edition, edition.players[0], 1)
    try:
        return load(edition, read_text(save, Kind.SAVE))
    except OSError as fault:
        raise say.Stopped(f"cannot read `{save}`: {reason(fault)}") from None


def _told(one: Standing) -> list[str]:
    """An ability, and below it each of its laws."""
    state = "offered now" if one.offered else "not offered now"
    lines = ["", f"  {one.head}", f"    at {one.at}", f"    {one.thing}, for {one.seat}: {state}"]
    for law in one.laws:
        lines.append(
            f"      {'yes' if law.holds else 'no ':3}  {law.words}" + (f": {law.instead}" if law.instead else "")
        )
    return lines


def _none(title: str, card: str, compiled: Compiled) -> str:
    """A card that is not in the game now, or has nothing to offer: what it has works by itself."""
    from ..plan.lower import lower

    plan = lower(compiled.model, needs=False)
    if card in {*(one.of for one in plan.listeners), *(one.of for one in plan.free)}:
        return f"{title}\n\n  There is no such card in the game now."
    has: list[str] = []
    has += ["changes a value"] if any(one.of == card for one in plan.modifiers) else []
    has += ["changes a price"] if any(one.of == card for one in plan.prices) else []
    has += ["counts as something else"] if any(one.of == card for one in plan.counts_as) else []
    has += ["has a score"] if card in plan.scores else []
    what = " and ".join(has)
    more = f": it {what}, and nobody has to take that." if what else "."
    return f"{title}\n\n  It has no ability that is offered{more}"
