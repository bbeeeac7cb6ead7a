"""Lines that belong to no player: the things that happen on the table between turns.

each player: come-home               every player does that
move-row-on                          no player does: the row moves
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ..meaning.model import (
    Act,
    As,
    Block,
    Choose,
    ChooseOne,
    EachSeat,
    Either,
    Expr,
    May,
    Model,
    Noun,
    Phase,
    Secretly,
    Step,
    You,
)
from ..source.text import place
from ..verbs import VERBS
from ..verbs.verb import of_nobody


def unowned_in(model: Model) -> frozenset[str]:
    """The places of lines that `play` reaches outside of any player's acts and that do not address a player as you. A
    line that is also reached within such acts is left out."""
    table, seats = set[str](), set[str]()
    waiting, seen = [("play", False)], set[tuple[str, bool]]()
    while waiting:
        rule, owned = waiting.pop()
        if (rule, owned) in seen or rule not in model.rules:
            continue
        seen.add((rule, owned))
        for act, within in _acts(model.rules[rule].block, owned):
            side = seats if within or not _open(model, act, frozenset()) else table
            side.add(place(act.at))
            if act.verb in model.rules:
                # What a rule does as a whole is said at its first line.
                side.add(place(model.rules[act.verb].at))
            waiting.append((act.verb, within))
    return frozenset(table - seats)


def _acts(block: Block, owned: bool) -> Iterator[tuple[Act, bool]]:
    """The acts of some lines, and whether a player does each."""
    for step in block:
        yield from _within(step, owned)


def _within(step: object, owned: bool) -> Iterator[tuple[Act, bool]]:
    match step:
        case Act():
            yield step, owned or not isinstance(step.by, You)
        case EachSeat(block=block) | As(block=block) | Secretly(block=block):
            yield from _acts(block, True)
        case Phase(of=of, block=block):
            yield from _acts(block, owned or of is not None)
        case tuple():
            for one in cast("tuple[object, ...]", step):
                yield from _within(one, owned)
        case Step():
            for name in type(step).__dataclass_fields__:
                yield from _within(getattr(step, name), owned)
        case _:
            return


def _open(model: Model, act: Act, path: frozenset[str]) -> bool:
    """Whether an act names no player, and neither do the lines of the rule that it calls."""
    if _yours(act.args):
        return False
    if act.verb not in model.rules:
        return act.verb in VERBS and of_nobody(VERBS[act.verb])
    rule, inner = model.rules[act.verb], path | {act.verb}
    called = [one for one, owned in _acts(rule.block, False) if not owned and one.verb not in inner]
    return not _yours(rule.block) and all(_open(model, one, inner) for one in called)


def _yours(value: object) -> bool:
    """Whether lines name you or ask you, outside of what each player does."""
    match value:
        case You() | May(by=You()) | Either(by=You()) | Choose(by=You()) | ChooseOne(by=You()):
            return True
        case EachSeat() | As() | Secretly():
            return False
        case Phase(of=of, block=block):
            return of is None and _yours(block)
        case Act(args=args):
            return _yours(args)
        case tuple():
            return any(map(_yours, cast("tuple[object, ...]", value)))
        case Step() | Expr() | Noun():
            return any(_yours(getattr(value, name)) for name in type(value).__dataclass_fields__ if name != "by")
        case _:
            return False
