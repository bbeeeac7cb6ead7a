"""Lines resolved: what is done, step by step. A block is handed its own scope, so what it names stays in it."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..replacing import replace
from ..source.text import Span
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .acts import act_of, acts_of
from .choosing import choose, choose_number
from .meant import fits, many, number, truth, wanted
from .scope import Scope, bind, inner, say, without_choice
from .setting import change, let, set_line
from .shapes import Acts, block_of, by_somebody, each_seat, plain_act, within_each
from .shifts import phase, shift


def block(node: nodes.Block | nodes.Inline, scope: Scope, **more: str) -> m.Block:
    """The lines of a block, in a scope of its own."""
    lines = node.lines if isinstance(node, nodes.Block) else (node.line,)
    return steps(lines, inner(scope, **more))


def steps(lines: tuple[Node, ...], scope: Scope) -> m.Block:
    found: list[m.Step] = []
    for line in lines:
        one = step(line, scope)
        # One line with several acts is no block of its own.
        found += one.then if isinstance(one, m.If) and one.test == m.Truth(True) else (one,) if one is not None else ()
    return tuple(found)


def step(node: Node, scope: Scope) -> m.Step | None:
    made = PASSES.get(type(node))
    if made is None:
        say(scope, words.not_here(node.span, "this line", "let it stand under a kind or an element"))
        return None
    return made(node, scope)


def seat_of(word: nodes.Word | None, scope: Scope) -> m.Expr:
    if word is None:
        return m.You()
    return wanted(nodes.Name(word.span, word), scope, "thing player")


def element_type(kind: str) -> str:
    """The type of one of a set."""
    of = kind.partition(" ")[2] or "unknown"
    if of.startswith("set-of-"):
        return f"set {of[7:]}"
    return of if of in ("number", "unknown", "truth", "goods") else f"thing {of}"


def _do(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Do)
    return _done(node.act, scope)


def _will(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Will)
    found = _done(node.act, scope)
    return None if found is None else _willed(node, flat(found), scope)


def flat(step: m.Step) -> m.Block:
    """The steps of a line."""
    return step.then if isinstance(step, m.If) and step.test == m.Truth(True) else (step,)


def _subject(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Subject)
    act = node.act if node.who.text == "you" else plain_act(node.act, scope)
    found = _done(act, scope)
    return None if found is None else by_somebody(node.span, node.who, flat(found), scope)


def _each_does(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.EachDoes)
    act = plain_act(node.act, scope) if node.will is None else node.act
    found = _done(act, within_each(scope))
    if found is None:
        return None
    lines = flat(found) if node.will is None else (willing(node.will, node.span, flat(found)),)
    return each_seat(node.kind, node.other, node.span, lines, scope)


def _done(node: Acts | nodes.Instead, scope: Scope) -> m.Step | None:
    if not isinstance(node, nodes.Instead):
        return acts_of(node, scope)
    found = acts_of(node.act, _in_place(node, scope))
    return m.Instead(node.span, (found,)) if found is not None else None


def _instead(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.InsteadBlock)
    return m.Instead(node.span, block(node.block, _in_place(node, scope)))


def _in_place(node: Node, scope: Scope) -> Scope:
    """The scope of lines that replace an event: it is already cancelled, and no part of it can be changed."""
    if not scope.before:
        say(scope, words.not_here(node.span, "`instead`", "let it stand under `before`"))
    return replace(scope, before=False, rewritable=frozenset())


def _will_block(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.WillBlock)
    return _willed(node, block(node.block, scope), scope)


def _willed(node: nodes.Will | nodes.WillBlock, lines: m.Block, scope: Scope) -> m.Step | None:
    somebody = node.seat if node.seat is not None and " " in node.seat.text else None
    yourself = node.seat is None or node.seat.text == "you" or somebody is not None
    seat = m.You() if yourself else seat_of(node.seat, scope)
    found = willing(node.will, node.span, lines)
    if somebody is not None:
        return by_somebody(node.span, somebody, flat(found), scope)
    return found if yourself else m.As(node.span, seat, (found,))


def willing(will: nodes.Word, at: Span, lines: m.Block) -> m.Step:
    """What is done if it is wanted, where the word is `may`."""
    if will.text == "may":
        only = lines[0] if len(lines) == 1 else None
        return replace(only, may=True) if isinstance(only, m.Either) else m.May(at, lines)
    return block_of(at, lines)


def _if(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.If)
    other: m.Block = ()
    if isinstance(node.otherwise, nodes.Otherwise):
        other = block(node.otherwise.block, scope)
    elif node.otherwise is not None:
        other = (_if(node.otherwise.branch, scope),)
    return m.If(node.span, truth(node.test, scope), block(node.block, scope), other)


def _for_each(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.ForEach)
    found, kind = many(node.many, scope)
    if not fits(scope, kind, "set anything"):
        say(scope, words.wrong_type(node.many.span, "set anything", kind))
    name = node.name.text
    bind(inner(scope), node.name, "")
    return m.For(node.span, name, found, block(node.block, scope, **{name: element_type(kind)}))


def _each_seat(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.EachSeat)
    lines = block(node.block, scope, player="thing player")
    return each_seat(node.kind, node.other, node.span, lines, scope)


def _player(word: nodes.Word, scope: Scope) -> None:
    if word.text != "player":
        say(scope, naming.unknown(word.span, word.text, ["player"], "seat", scope.world.phases))


def _repeat(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Repeat)
    return m.Repeat(node.span, number(node.times, without_choice(scope)), block(node.block, scope))


def _repeat_up_to(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.RepeatUpTo)
    return m.Often(node.span, number(node.times, without_choice(scope)), block(node.block, scope))


def _repeat_freely(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.RepeatFreely)
    return m.Often(node.span, None, block(node.block, scope))


def _repeat_ever(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.RepeatEver)
    return m.Until(node.span, m.Truth(False), block(node.block, scope))


def _until_holds(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.RepeatUntil)
    within = inner(scope)
    return m.Until(node.span, truth(node.test, within), block(node.block, within))


def _phase(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Phase)
    of = wanted(node.of, without_choice(scope), "thing player") if node.of is not None else None
    return m.Phase(node.span, node.name.text, of, block(node.block, scope))


def _together(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Together)
    return m.Together(node.span, block(node.block, scope))


def _secretly(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Secretly)
    _player(node.kind, scope)
    if scope.secret:
        hint = "each player is unseen by the others already: let the lines of the second stand in the first"
        say(scope, words.not_here(node.kind.span, "`secretly` within `secretly`", hint))
    return m.Secretly(node.span, block(node.block, replace(scope, secret=True), player="thing player"))


def _choose_one(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.ChooseOne)
    by = wanted(node.by, without_choice(scope), "thing player") if node.by is not None else m.You()
    return m.ChooseOne(node.span, by, tuple(_option(option, scope) for option in node.options))


def _option(node: nodes.Option | nodes.Offer, scope: Scope) -> m.Option:
    test = truth(node.test, scope) if node.test is not None else None
    if isinstance(node, nodes.Option):
        return m.Option(node.span, node.name.text, test, block(node.block, scope))
    return m.Option(node.span, node.name.text, test, None if node.name.text == "abilities" else ())


def _until(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Until)
    phase(node.scope, scope)
    return shift(node.shift, scope, node.scope.text)


def _otherwise_act(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Act)
    return act_of(node, scope)


PASSES: dict[type[Node], Callable[[Node, Scope], m.Step | None]] = {
    nodes.Do: _do,
    nodes.Act: _otherwise_act,
    nodes.Will: _will,
    nodes.WillBlock: _will_block,
    nodes.Let: let,
    nodes.Set: set_line,
    nodes.Change: change,
    nodes.Choose: choose,
    nodes.ChooseNumber: choose_number,
    nodes.Subject: _subject,
    nodes.EachDoes: _each_does,
    nodes.RepeatUpTo: _repeat_up_to,
    nodes.RepeatFreely: _repeat_freely,
    nodes.RepeatEver: _repeat_ever,
    nodes.If: _if,
    nodes.ForEach: _for_each,
    nodes.EachSeat: _each_seat,
    nodes.Repeat: _repeat,
    nodes.RepeatUntil: _until_holds,
    nodes.Phase: _phase,
    nodes.Together: _together,
    nodes.InsteadBlock: _instead,
    nodes.Secretly: _secretly,
    nodes.ChooseOne: _choose_one,
    nodes.Until: _until,
}
