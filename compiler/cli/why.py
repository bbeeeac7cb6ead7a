"""Explains why abilities of a card are offered or not, and what happens before an act, in a save or a new game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from
from .languages import phrases_in, phrases_of

if TYPE_CHECKING:
    from rulewright.runtime import Edition, Game

    from ..pipeline import Compiled
    from ..text.voice import Voice


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument("card", metavar="CARD", help="the name of a card or of an act in the rules")
    parser.add_argument("--save", metavar="FILE", help="a saved game; default: a game that has just been set up")
    parser.add_argument("--lang", metavar="LANGUAGE", default="en", help="the language of the answer (en)")


def run(args: argparse.Namespace) -> int:
    from ..ability_state import standings
    from ..diagnostics.cells import shown
    from ..diagnostics.suggest import near
    from ..reach.answers import never
    from ..text.called import called_in
    from ..text.languages import RULES
    from ..text.tree import node
    from ..verbs import VERBS
    from .why_said import plainly, standing_said

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
    element, voice = model.elements[args.card], _voice(args, compiled)
    found = list(standings(game.table(), model, args.card))
    title = called_in(model, compiled.packs, (args.lang,))[args.lang](args.card) or element.title or args.card
    lines = [line for one in found for line in standing_said(voice, one, element)]
    say.data(shown_lines([title, *(lines or ["", f"  {_none(voice, args.card, compiled)}"])]))
    dead = never(model, element.pack)
    said = [one for id, one in dead.items() if id == args.card or id.rpartition(".")[0] == args.card]
    if said and args.lang == RULES:
        say.complain(said)
    elif said:
        say.data(f"  {plainly(voice, node('now-never'))}")
    return 0 if any(one.offered for one in found) else 1


def shown_lines(lines: Sequence[str]) -> str:
    from ..diagnostics.cells import shown

    return "\n".join(map(shown, lines))


def _voice(args: argparse.Namespace, compiled: Compiled) -> Voice:
    from ..text.voice import voice_in

    phrases_in(compiled, args.lang)
    return voice_in(compiled.model, phrases_of(compiled), args.lang)


def _begun(args: argparse.Namespace, compiled: Compiled) -> Game:
    from rulewright.runtime import Fault

    from ..diagnostics.cells import shown
    from ..pipeline import edition_of

    try:
        return _game(edition_of(compiled), args.save)
    except Fault as fault:
        raise say.Stopped(shown(f"{args.save}: {fault}" if args.save else str(fault)), 1) from None


def _act(args: argparse.Namespace, compiled: Compiled) -> int:
    """The abilities that act before an act of the seat that is asked. Whether none cancels it."""
    from ..hindrances import CANCELS, hindrances
    from ..plan.lower import lower
    from ..text.tree import node
    from .why_said import act_said, hindrance_said, plainly

    voice = _voice(args, compiled)
    g = _begun(args, compiled).table()
    found = list(hindrances(g, lower(compiled.model, needs=False), args.card, max(g.seat, 0)))
    lines = [hindrance_said(voice, one) for one in found] or [plainly(voice, node("now-nothing-before"))]
    say.data(shown_lines([act_said(voice, args.card), "", *(f"  {line}" for line in lines)]))
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


def _none(voice: Voice, card: str, compiled: Compiled) -> str:
    """A card that is not in the game now, or has nothing to offer: what it has works by itself."""
    from ..plan.lower import lower
    from ..text.tree import node
    from .why_said import listed, plainly

    plan = lower(compiled.model, needs=False)
    if card in {*(one.of for one in plan.listeners), *(one.of for one in plan.free)}:
        return plainly(voice, node("now-absent"))
    has = {
        "value": any(one.of == card for one in plan.modifiers),
        "price": any(one.of == card for one in plan.prices),
        "counts": any(one.of == card for one in plan.counts_as),
        "score": card in plan.scores,
    }
    return listed(voice, [does for does, there in has.items() if there])
