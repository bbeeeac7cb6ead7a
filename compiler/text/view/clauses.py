"""Lines with lines below them, as trees: conditions, players, loops, prices.

if coin of you at least 3: gain 1 point      (clause-if cond=… deed=[(deed-do act=[…])])
"""

from __future__ import annotations

from collections.abc import Callable

from ...meaning.model import (
    As,
    Block,
    ChooseOne,
    Each,
    EachSeat,
    Expr,
    For,
    If,
    Instead,
    Items,
    Noun,
    Number,
    Often,
    Option,
    Phase,
    Read,
    Repeat,
    Secretly,
    Shift,
    Step,
    Test,
    Together,
    Until,
    Value,
    Var,
    You,
)
from ...replacing import replace
from ..tree import Node, node, node_of
from .acts import act_node
from .loops import seats_of
from .refs import seat_node, spoken_of
from .scope import YOU, Scope, digits, named, noun
from .shifts import shift_node
from .truths import cond_node
from .unsaid import Unsayable
from .values import value_node
from .which import narrowed_node, sort_of

Deeds = Callable[[Block, Scope, bool], tuple[Node, ...]]
"""Whether the last of them may depend on something."""


def clause_node(step: Step, scope: Scope, deeds: Deeds) -> Node:
    match step:
        case If():
            return _if(step, scope, deeds)
        case As(seat=seat, block=block):
            return node("clause-seat", seat=seat_node(seat, scope), deed=deeds(block, scope, True))
        case EachSeat(block=block):
            return node("clause-seat", seat=node("seat-everyone"), deed=deeds(block, _each(scope), True))
        case For():
            return _for(step, scope, deeds)
        case Repeat(times=times, block=block):
            n = digits(times)
            if n is None:
                return node("clause-repeat-value", value=value_node(times, scope), deed=deeds(block, scope, True))
            return node("clause-repeat", n=n, deed=deeds(block, scope, True))
        case Often(most=None, block=block):
            return node("clause-often", deed=deeds(block, scope, True))
        case Often(most=most, block=block) if most is not None and (n := digits(most)) is not None:
            return node("clause-often-up-to", n=n, deed=deeds(block, scope, True))
        case Until(test=test, block=block):
            return node("clause-until", cond=cond_node(test, scope, act_node), deed=deeds(block, scope, True))
        case Together(block=block):
            return node("clause-together", deed=deeds(block, scope, True))
        case Secretly(block=block):
            return node("clause-secretly", deed=deeds(block, _each(scope), True))
        case ChooseOne(by=You(), options=options) if len(options) > 1:
            return node("clause-choose-one", choice=tuple(_choice(option, scope, deeds) for option in options))
        case Shift(until=phase) if phase:
            return node("clause-until-end", phase=noun(scope, phase, "phase"), shift=shift_node(step, scope))
        case Phase(name=name, of=None, block=block):
            return node("clause-phase", phase=noun(scope, name, "phase"), deed=deeds(block, scope, True))
        case Phase(name=name, of=You(), block=block):
            return node("clause-phase-yours", phase=noun(scope, name, "phase"), deed=deeds(block, scope, True))
        case Instead(block=block):
            return node("clause-instead", deed=deeds(block, scope, True))
        case _:
            pass
    raise Unsayable("step", type(step).__name__.lower(), at=step.at)


def _each(scope: Scope) -> Scope:
    """Inside, `player` is the one who acts and is addressed, no longer the one mentioned before."""
    return replace(scope, names={**scope.names, "player": YOU})


def _if(step: If, scope: Scope, deeds: Deeds) -> Node:
    cond = cond_node(step.test, scope, act_node)
    if not step.otherwise and len(step.then) == 1 and isinstance(step.then[0], As | EachSeat | For):
        inner = clause_node(step.then[0], scope, deeds)
        together = inner.type.replace("clause-", "clause-if-")
        if together in scope.phrases.phrases:
            return node_of(together, {**dict(inner.fields), "cond": cond})
    then = deeds(step.then, scope, False)
    match step.otherwise:
        case ():
            return node("clause-if", cond=cond, deed=then)
        case (If() as other,):
            return node("clause-otherwise-if", cond=cond, deed=then, clause=_if(other, scope, deeds))
        case other:
            return node("clause-otherwise", cond=cond, deed=then, other=deeds(other, scope, False))


def _for(step: For, scope: Scope, deeds: Deeds) -> Node:
    step = _tested_first(step)
    seat = _seats(step.many, scope)
    match step.block:
        case (As(seat=Var(name), block=block),) if seat is not None and name == step.name:
            return node("clause-seat", seat=seat, deed=deeds(block, scope, True))
        case block if seat is not None:
            that = named(scope, step.name, node("ref-seat", seat=node("seat-that")))
            return node("clause-for-seat", seat=seat, deed=deeds(block, that, True))
        case block:
            pass
    thing, which = sort_of(step.many, scope)
    spoken = spoken_of(thing, scope)
    within = scope if spoken is None else named(scope, step.name, spoken)
    return narrowed_node("clause-for", thing, which, deed=deeds(block, within, True))


def _tested_first(step: For) -> For:
    """`for each p in opponents of you: if coin of p at least 3: ...` is about the opponents with 3."""
    match step:
        case For(
            many=Value("opponents", (You(),)) as source,
            block=(If(test=Test(how, Read(slot, (Var(name),)), Number() as n), otherwise=(), then=then),),
        ) if name == step.name:
            where = Test(how, Read(slot, (Var("it"),)), n)
            return replace(step, many=Each(Noun("player", source=source, where=where)), block=then)
        case _:
            return step


def _seats(many: Expr, scope: Scope) -> Node | None:
    """The players of a loop: all opponents, or one."""
    match many:
        case Value("opponents", (You(),)):
            return node("seat-opponent")
        case Each(noun=noun, how="each") if noun.kind == "player":
            return seats_of(many, scope)
        case Items((one,)):
            return seat_node(one, scope)
        case _:
            return None


def _choice(option: Option, scope: Scope, deeds: Deeds) -> Node:
    scope = replace(scope, at=option.at)
    if not option.block:
        raise Unsayable("step", "option", at=option.at)
    found = deeds(option.block, scope, False)
    if option.test is None:
        return node("choice-free", deed=found)
    return node("choice-if", cond=cond_node(option.test, scope, act_node), deed=found)
