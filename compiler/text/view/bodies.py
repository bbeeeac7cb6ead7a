"""The body of a rule as lines: each with its tree and the lines below it.

each player:                    Line((head-seat seat=(seat-everyone)))
  draw 2 card from deck           Line((line-act act=(act-draw-from …)))

A sentence of a card nests its lines only so deep; numbered steps go as deep as the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...frozen import frozen
from ...meaning.model import (
    Act,
    As,
    Block,
    ChooseOne,
    EachSeat,
    Either,
    Expr,
    For,
    Groups,
    If,
    Instead,
    May,
    Option,
    Phase,
    Repeat,
    Rule,
    Secretly,
    Shift,
    Step,
    Together,
    Until,
    Var,
    You,
)
from ...replacing import replace
from ...source.text import Span
from ..tree import Node, node
from .acts import act_node
from .effects import effect_node, opened
from .in_one import in_one
from .lines import LINES, line_node
from .loops import addressed, loop_head, member_of, named_member, seats_of, told_apart
from .params import with_params
from .refs import seat_node
from .scope import SEATS, Scope, digits, free, named, noun
from .sets import called, free_letter, same_node, set_node
from .truths import cond_node
from .unsaid import Unsaid, Unsayable
from .values import value_node


@frozen
class Line:
    at: Span
    said: Node | Unsaid
    below: tuple[Line, ...] = ()
    head: bool = False
    """Whether `at` covers this line and everything below it."""
    whole: Node | None = None
    """This line and the only one below it as one sentence: `Each player draws 1 card ...`"""


def rule_lines(rule: Rule, scope: Scope) -> tuple[Line, ...]:
    """The body of a rule, with all its parameters."""
    scope = with_params(rule, scope)
    scope = replace(scope, whole=True)
    return block_lines(rule.block, scope)


def block_lines(block: Block, scope: Scope) -> tuple[Line, ...]:
    found: list[Line] = []
    for step in opened(block):
        scope = replace(scope, at=step.at)
        lines, scope = _lines(step, scope)
        found += lines
    return tuple(found)


def _lines(step: Step, scope: Scope) -> tuple[list[Line], Scope]:
    match step:
        case Act():
            return [Line(step.at, _tried(lambda: _acts(act_node(step, scope)), step))], scope
        case Either(by=You()) | May(by=You(), block=(Act(),)) | Shift():
            return [Line(step.at, _tried(lambda: node("line-effect", effect=effect_node((step,), scope)), step))], scope
        case If():
            return list(_if(step, scope)), scope
        case _ if isinstance(step, LINES):
            return _named_line(step, scope)
        case _:
            return [_headed(step, scope)], scope


def _acts(act: Node) -> Node:
    return node("line-effect", effect=node("effect-do", act=(act,)))


def _named_line(step: Step, scope: Scope) -> tuple[list[Line], Scope]:
    """A line after which something may have a name."""
    try:
        act, after = line_node(step, scope)
    except Unsayable as unsayable:
        return [Line(step.at, _unsaid(unsayable, step))], scope
    return [Line(step.at, _acts(act))], after


def _if(step: If, scope: Scope, id: str = "head-if") -> Iterator[Line]:
    """`Otherwise` is a line next to the first, as in the rules."""
    said = _tried(lambda: node(id, cond=cond_node(step.test, scope, act_node)), step)
    yield Line(step.at, said, block_lines(step.then, scope), head=True, whole=in_one(said, step, scope))
    match step.otherwise:
        case ():
            return
        case (If() as other,):
            yield from _if(other, scope, "head-otherwise-if")
        case other:
            yield Line(other[0].at, node("head-otherwise"), block_lines(other, scope), head=True)


def _headed(step: Step, scope: Scope) -> Line:
    """A line with lines below it."""
    make, below = _head(step, scope)
    said = _tried(make, step)
    return Line(step.at, said, below, head=True, whole=in_one(said, step, scope))


Make = Callable[[], Node]


def _head(step: Step, scope: Scope) -> tuple[Make, tuple[Line, ...]]:
    match step:
        case As(seat=seat, block=block):
            return lambda: node("head-seat", seat=seat_node(seat, scope)), block_lines(block, scope)
        case EachSeat(block=block):
            return lambda: node("head-seat", seat=node("seat-everyone")), block_lines(block, addressed(scope))
        case Secretly(block=block):
            return lambda: node("head-secretly"), block_lines(block, addressed(scope))
        case For():
            return _for(step, scope)
        case Repeat(times=times, block=block):
            return lambda: _times(times, scope), block_lines(block, scope)
        case Until(test=test, block=block):
            return lambda: node("head-until", cond=cond_node(test, scope, act_node)), block_lines(block, scope)
        case Together(block=block):
            return lambda: node("head-together"), block_lines(block, scope)
        case Instead(block=block):
            return lambda: node("head-instead"), block_lines(block, scope)
        case May(by=You(), block=block):
            return lambda: node("head-may"), block_lines(block, scope)
        case May(by=by, block=block):
            return lambda: node("head-seat-may", seat=seat_node(by, scope)), block_lines(block, scope)
        case Phase(name=name, of=None, block=block):
            return lambda: node("head-phase", phase=noun(scope, name, "phase")), block_lines(block, scope)
        case Phase(name=name, of=You() | Var("player"), block=block) if _is_you(step.of, scope):
            return lambda: node("head-phase-yours", phase=noun(scope, name, "phase")), block_lines(block, scope)
        case Phase(name=name, of=of, block=block):
            assert of is not None
            return lambda: node(
                "head-phase-of", phase=noun(scope, name, "phase"), seat=seat_node(of, scope)
            ), block_lines(block, scope)
        case ChooseOne(by=You(), options=options):
            return lambda: node("head-choose"), tuple(_option(one, scope) for one in options)
        case ChooseOne(by=by, options=options):
            return lambda: node("head-seat-chooses", seat=seat_node(by, scope)), tuple(
                _option(one, scope) for one in options
            )
        case _:
            return lambda: _never(step), ()


def _never(step: Step) -> Node:
    raise Unsayable("step", type(step).__name__.lower(), at=step.at)


def _times(times: Expr, scope: Scope) -> Node:
    n = digits(times)
    return node("head-repeat", n=n) if n is not None else node("head-repeat-value", value=value_node(times, scope))


def _option(option: Option, scope: Scope) -> Line:
    scope = replace(scope, at=option.at)
    if option.block is None:
        return Line(option.at, node("option-abilities"), head=True)
    test = option.test

    def make() -> Node:
        name = noun(scope, option.name, "option")
        if test is None:
            return node("option-free", name=name)
        return node("option-if", name=name, cond=cond_node(test, scope, act_node))

    return Line(option.at, _tried(make, option), block_lines(option.block, scope), head=True)


def _for(step: For, scope: Scope) -> tuple[Make, tuple[Line, ...]]:
    if isinstance(step.many, Groups):
        return _for_groups(step, step.many, scope)
    try:
        seat = seats_of(step.many, scope)
    except Unsayable as unsayable:
        stuck = unsayable
        return lambda: _raised(stuck), block_lines(step.block, scope)
    if seat is None:
        try:
            one = told_apart(member_of(step.many, scope), scope)
        except Unsayable as unsayable:
            stuck = unsayable
            return lambda: _raised(stuck), block_lines(step.block, scope)
        return lambda: loop_head(step, scope, one), block_lines(step.block, named_member(step, scope))
    match step.block:
        case (As(seat=Var(name), block=block),) if name == step.name:
            return lambda: node("head-seat", seat=seat), block_lines(block, scope)
        case _:
            return _for_seat(step, seat, scope)


def _for_seat(step: For, seat: Node, scope: Scope) -> tuple[Make, tuple[Line, ...]]:
    """The player whose turn it is has a letter if another player is mentioned."""
    that = node("ref-seat", seat=node("seat-that"))
    if that not in scope.names.values():
        return lambda: node("head-for-seat", seat=seat), block_lines(step.block, named(scope, step.name, that))
    try:
        letter = free(SEATS, scope)
    except Unsayable as unsayable:
        stuck = unsayable
        return lambda: _raised(stuck), block_lines(step.block, scope)
    below = block_lines(step.block, named(scope, step.name, letter))
    return lambda: node("head-for-seat-called", seat=seat, letter=letter), below


def _for_groups(step: For, groups: Groups, scope: Scope) -> tuple[Make, tuple[Line, ...]]:
    """Equal players go through the lines together, as a group with a letter."""
    try:
        letter = free_letter(scope)
    except Unsayable as unsayable:
        stuck = unsayable
        return lambda: _raised(stuck), block_lines(step.block, scope)

    def make() -> Node:
        return node("head-for-groups", several=letter, set=set_node(groups.of, scope), same=same_node(groups, scope))

    return make, block_lines(step.block, called(scope, step.name, groups.of, letter))


def _raised(unsayable: Unsayable) -> Node:
    raise unsayable


def _is_you(of: Expr | None, scope: Scope) -> bool:
    return of == You() or scope.names.get("player") == node("ref-you")


def _tried(make: Make, step: Step) -> Node | Unsaid:
    try:
        return make()
    except Unsayable as unsayable:
        return _unsaid(unsayable, step)


def _unsaid(unsayable: Unsayable, step: Step) -> Unsaid:
    unsaid = unsayable.unsaid
    return unsaid if unsaid.at is not None else replace(unsaid, at=step.at)
