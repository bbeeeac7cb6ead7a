"""How many sequences of answers follow from a position: perft, with a memory and without."""

from __future__ import annotations

from rulewright.runtime import Game


def follow(game: Game, deep: int, known: dict[tuple[str, int], tuple[int, ...]] | None = None) -> tuple[int, ...]:
    """The number of sequences of one answer, of two, and so on. With a memory each state is visited once."""
    if deep == 0 or game.over:
        return (0,) * deep
    if deep == 1:
        return (sum(len(decision.options) for decision in game.pending()[:1]),)
    key = (game.state.hash(), deep) if known is not None else ("", 0)
    if known is not None and key in known:
        return known[key]
    found = [0] * deep
    for option in game.pending()[0].options:
        other = game.clone()
        other.answer(option.id)
        found[0] += 1
        for n, many in enumerate(follow(other, deep - 1, known), 1):
            found[n] += many
    if known is not None:
        known[key] = tuple(found)
    return tuple(found)


def ends(game: Game, known: dict[str, int] | None = None) -> int:
    """How many sequences of answers end the game."""
    if game.over:
        return 1
    key = game.state.hash() if known is not None else ""
    if known is not None and key in known:
        return known[key]
    found = 0
    for option in game.pending()[0].options:
        other = game.clone()
        other.answer(option.id)
        found += ends(other, known)
    if known is not None:
        known[key] = found
    return found


def phases(game: Game, phase: str, deep: int) -> tuple[int, ...]:
    """The number of sequences of one phase, of two, and so on. A phase is one step however often somebody is asked in
    it, and so is a phase without a question; a player with only one option is not asked."""
    found = [0] * deep
    waiting = [(game, ended(game, phase))]
    while waiting:
        game, before = waiting.pop()
        for option in game.pending()[0].options:
            other = game.clone()
            other.answer(option.id)
            now = ended(other, phase)
            for n in range(before, min(now, deep)):
                found[n] += 1
            if now < deep and not other.over:
                waiting.append((other, now))
    return tuple(found)


def ended(game: Game, phase: str) -> int:
    """How many phases with a name are over."""
    going_on: int = sum(scope["name"] == phase for scope in game.state.scopes)
    begun: int = game.state.times.get(phase, 0)
    return begun - going_on
