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
    Stop,
    Test,
    Together,
    Truth,
    Until,
    Value,
    Var,
    You,
)
from ...replacing import replace
from ..tree import Node, node, node_of, types_of, value
from .acts import act_node
from .loops import addressed, seats_of
from .refs import seat_node, spoken_of
from .scope import Scope, digits, named, noun
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
            return node("clause-seat", seat=node("seat-everyone"), deed=deeds(block, addressed(scope), True))
        case For():
            return _for(step, scope, deeds)
        case Repeat(times=times, block=block):
            n = digits(times)
            if n is None:
                return _again(node("clause-repeat-value", value=value_node(times, scope)), block, scope, deeds)
            return _again(node("clause-repeat", n=n), block, scope, deeds)
        case Often(most=None, block=block):
            return _again(node("clause-often"), block, scope, deeds)
        case Often(most=most, block=block) if most is not None and (n := digits(most)) is not None:
            return _again(node("clause-often-up-to", n=n), block, scope, deeds)
        case Until(test=Truth(False), block=block):
            return node("clause-ever", round=rounds(block, scope, deeds, True))
        case Until(test=test, block=block):
            return _again(node("clause-until", cond=cond_node(test, scope, act_node)), block, scope, deeds)
        case Together(block=block):
            return node("clause-together", deed=deeds(block, scope, True))
        case Secretly(block=block):
            return node("clause-secretly", deed=deeds(block, addressed(scope), True))
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


def _again(head: Node, block: Block, scope: Scope, deeds: Deeds) -> Node:
    """A loop: what is repeated is one sentence, or several lines."""
    fields = dict(head.fields)
    try:
        return node_of(head.type, {**fields, "deed": deeds(block, scope, True)})
    except Unsayable as unsayable:
        try:
            return node_of(f"{head.type}-lines", {**fields, "round": rounds(block, scope, deeds, False)})
        except Unsayable:
            raise unsayable from None


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


def rounds(block: Block, scope: Scope, deeds: Deeds, ever: bool) -> tuple[Node, ...]:
    """What is repeated, line by line. `stop` ends the whole ability, so only a loop that nothing else ends says it."""
    found: list[Node] = []
    plain: list[Step] = []
    for step in (*block, None):
        special = _round(step, scope, deeds, ever) if step is not None else None
        if plain and (special is not None or step is None):
            found += [_plain_round(one, plain[0]) for one in deeds(tuple(plain), scope, False)]
            plain = []
        if special is not None:
            found.append(special)
        elif step is not None:
            plain.append(step)
    return tuple(found)


def _round(step: Step, scope: Scope, deeds: Deeds, ever: bool) -> Node | None:
    """A line that is more than acts."""
    scope = replace(scope, at=step.at)
    match step:
        case If(test=test, then=(Stop(),), otherwise=()) if ever:
            return node("round-stop", cond=cond_node(test, scope, act_node))
        case If(test=test, then=then, otherwise=()):
            (inside, *more) = deeds(then, scope, False)
            act = value(inside, "act")
            if more or inside.type != "deed-do" or act is None:
                raise Unsayable("inside", "lines", at=step.at)
            return node("round-if", cond=cond_node(test, scope, act_node), act=act)
        case ChooseOne(by=You(), options=options) if len(options) > 1:
            choices = tuple(_choice(option, scope, deeds, ever) for option in options)
            if "deed-may-lines" in types_of(choices):
                raise Unsayable("inside", "lines", at=step.at)
            return node("round-choose", choice=choices)
        case _:
            return None


def _plain_round(deed: Node, step: Step) -> Node:
    if deed.type not in ("deed-do", "deed-or", "deed-may", "deed-may-or"):
        raise Unsayable("inside", "lines", at=step.at)
    return replace(deed, type=deed.type.replace("deed-", "round-"))


def _choice(option: Option, scope: Scope, deeds: Deeds, ever: bool = False) -> Node:
    if ever and option.test is None and option.block is not None and [*map(type, option.block)] == [Stop]:
        return node("choice-stop")
    scope = replace(scope, at=option.at)
    if not option.block:
        raise Unsayable("step", "option", at=option.at)
    found = deeds(option.block, scope, False)
    if option.test is None:
        return node("choice-free", deed=found)
    return node("choice-if", cond=cond_node(option.test, scope, act_node), deed=found)
