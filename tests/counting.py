"""How many sequences of answers follow from a position: perft, with a memory and without."""

from __future__ import annotations

from rulewright.runtime import Game


def follow(game: Game, deep: int, known: dict[tuple[str, int], tuple[int, ...]] | None = None) -> tuple[int, ...]:
    """How many sequences there are of one answer, of two, and so on. With a memory each state is gone through once."""
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
