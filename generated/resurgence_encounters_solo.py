"""Resurgence with Encounters, solo: its handlers, written by the compiler from the rules. Change the rules,
not this."""

from __future__ import annotations

from rulewright.runtime import Game, Next, Pack, Vars

pack = Pack("resurgence-encounters-solo")



@pack.value("beasts-at-large")
def beasts_at_large(game: Game, you: str) -> int:
    """Encounters, alone: let beasts-at-large be total (count each beast of lair of it) among zones"""
    return game.total(lambda it: len(game.each("beast", of=game.inside("lair", it))), game.each("zone"))


@pack.after(
    "upkeep begins",
    "resurgence-encounters-solo.hook1",
    at="rules/resurgence-encounters-solo/01-encounters-solo.rules.md:12",
)
def resurgence_encounters_solo_hook1(game: Game, you: str, v: Vars) -> Next:
    """Encounters, alone: after upkeep begins: mutants-gain (4 * beasts-at-large)"""
    game.call("mutants-gain", you, {"what": 4 * game.named["beasts-at-large"](game, you)})
    return 1


@resurgence_encounters_solo_hook1.then
def resurgence_encounters_solo_hook1_2(game: Game, you: str, v: Vars) -> Next:
    return None
