"""The message for an ability or option whose own lines prevent it: a price, a choice, a test."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..source.text import Span
from .begin import Obstacle
from .lines import first_line, head_of, said_by
from .world import World


def obstructed(at: Span, name: str, obstacle: Obstacle, ability: str, world: World, model: m.Model) -> Diagnostic:
    here, head = first_line(obstacle.at), head_of(at)
    said = [said_by(one, ability, world.plan, model) for one in obstacle.because]
    if obstacle.kind == "price":
        return words.never_affordable(head, here, obstacle.good, obstacle.most)
    if obstacle.kind == "choice":
        hint = "choose among what can be there"
        return words.never_begun(head, name, here, "there is never anything to choose here", hint)
    if obstacle.kind == "lines":
        hint = "`follow` does the lines of a card that have no event, not its abilities"
        return words.never_begun(head, name, here, "nothing here has lines to follow", hint)
    if obstacle.kind == "idle":
        return words.never_does(head, name, head_of(obstacle.at), said, obstacle.why)
    return words.never_begun(
        head, name, head_of(obstacle.at), "this never holds", "change the test", said, obstacle.why
    )
