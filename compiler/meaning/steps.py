"""Lines resolved: what is done, step by step. A block is handed its own scope, so what it names stays in it."""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, whose
from ..replacing import replace
from ..source.text import Span
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .acts import act_of, acts_of
from .meant import fits, many, meant, number, truth, wanted
from .ranges import NUMBERS, least, most
from .references import owner_types, owners, takes
from .scope import Scope, bind, inner, say, without_choice
from .shapes import Acts, block_of, by_somebody, each_seat, plain_act, within_each
from .world import widest


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


def _let(node: Node, scope: Scope) -> m.Step:
    assert isinstance(node, nodes.Let)
    value, kind = meant(node.value, without_choice(scope))
    if isinstance(value, m.Inside):
        # The name is for what lies in the pile now, not for the pile.
        kind = f"set {kind.partition(' ')[2]}"
    bind(scope, node.name, widest(scope.world, kind))
    return m.Let(node.span, node.name.text, value)


def _set(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Set)
    target, kind = meant(node.target, without_choice(scope))
    if not _settable(node.target, target, kind, scope):
        return None
    value, found = meant(node.value, without_choice(scope))
    if isinstance(target, m.Inside):
        # Groups, too, say in which order things lie.
        kind, found = f"set {kind[5:]}", found.replace("set set-of-", "set ")
    if not fits(scope, found, kind):
        at = node.value.span
        say(scope, words.nothing_stays(at, found) if kind == "nothing" else words.wrong_type(at, kind, found))
    return m.Put(node.span, target, value)


def _change(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Change)
    target, kind = meant(node.target, without_choice(scope))
    if not _settable(node.target, target, kind, scope):
        return None
    if kind not in ("number", "unknown"):
        say(scope, words.wrong_type(node.target.span, "number", kind))
    return m.Change(node.span, target, number(node.by, without_choice(scope)))


def _settable(node: Node, target: m.Expr, kind: str, scope: Scope) -> bool:
    if isinstance(target, m.Read | m.Inside) or (isinstance(target, m.Var) and target.name != "it"):
        return True
    if isinstance(target, m.Goods) and isinstance(node, nodes.Name):
        say(scope, whose.no_owner(node.span, node.word.text, owners(node.word.text, scope)))
    elif kind != "unknown":
        say(scope, words.not_settable(node.span))
    return False


def _choose(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Choose)
    by = _by(node.by, scope)
    pick, kind = meant(node.what, scope)
    bind(scope, node.name, kind)
    if not isinstance(pick, m.Pick):
        if kind != "unknown":
            say(scope, words.not_here(node.what.span, "choosing this", "write what to choose: `a card of hand of you`"))
        return None
    return m.Choose(node.span, node.name.text, pick, by)


WHO = ("marker", "value")
"""What can name a player."""


def _by(node: Node | None, scope: Scope) -> m.Expr:
    """Who chooses: a player, or chance."""
    if isinstance(node, nodes.Name) and node.word.text == "chance":
        declared = scope.world.names.declared.get("chance")
        if "chance" in scope.vars or (declared is not None and declared.sort in WHO):
            hint = "something is called `chance`: give it another name, or write `by (chance)` for that player"
            say(scope, words.not_here(node.span, "`by chance`", hint))
        return m.CHANCE
    return wanted(node, without_choice(scope), "thing player") if node is not None else m.You()


def _choose_number(node: Node, scope: Scope) -> m.Step:
    """`choose a number from 1 to 9 as bid`, where the bounds are known before the game."""
    assert isinstance(node, nodes.ChooseNumber)
    if node.quantity.text not in ("a", "any") or node.kind.text != "number":
        say(scope, words.not_here(node.kind.span, "this choice from one to another", "write `choose a number from`"))
    by = _by(node.by, scope)
    if by == m.CHANCE:
        say(scope, words.not_here(node.span, "a number by chance", "declare a die, and `roll` it"))
    low, high = (number(side, without_choice(scope)) for side in (node.low, node.high))
    bounds = least(low, scope), most(high, scope)
    if bounds[0] is None or bounds[1] is None or bounds[1] - bounds[0] >= NUMBERS:
        hint = f"write numbers, or counters with bounds: `from 0 to 9`; {NUMBERS} numbers at most"
        say(scope, words.not_here(node.low.span, "a choice among so many numbers", hint))
        bounds = (0, 0)
    bind(scope, node.name, "number")
    return m.Choose(node.span, node.name.text, m.Between(low, high, bounds[0] or 0, bounds[1] or 0), by)


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


def shift(node: nodes.Shift, scope: Scope, until: str = "", test: m.Expr | None = None) -> m.Shift | None:
    """`strength of the enemy changes by 2`: which named value, of what, by how much."""
    name = node.name.text
    declared = scope.world.names.declared.get(name)
    if declared is None or declared.sort != "value":
        kind = next((kind for kind, fields in scope.world.fields.items() if fields.get(name) == "number"), "")
        printed = naming.printed_value(node.name.span, name, kind) if kind else None
        if declared is not None and declared.sort == "counter":
            printed = naming.counted_value(node.name.span, name)
        say(scope, printed or naming.unknown(node.name.span, name, _values(scope), "value"))
        return None
    if node.of is None and takes(name, scope):
        say(scope, whose.no_owner(node.name.span, name, owners(name, scope)))
    return m.Shift(node.span, name, _shifted(node, scope, until), number(node.by, without_choice(scope)), until, test)


def _shifted(node: nodes.Shift, scope: Scope, until: str) -> tuple[m.Expr, ...]:
    """What the value is of that changes; nothing where it is that of each thing. A change that lasts for a phase is
    that of one thing or of all: what a test finds now, it might not find later."""
    if node.of is None:
        return ()
    types = owner_types(node.name.text, scope)
    if isinstance(node.of, nodes.At) and len(types) == 2:
        return tuple(_one_thing(part, of, scope) for part, of in zip((node.of.what, node.of.key), types, strict=True))
    found, kind = meant(node.of, without_choice(scope))
    if not isinstance(found, m.Each):
        wants = next(iter(owner_types(node.name.text, scope)), "nothing")
        if not fits(scope, kind, wants):
            say(scope, words.wrong_type(node.of.span, wants, kind))
        return (found,)
    of = owners(node.name.text, scope)
    if found.how == "each" and found.noun == m.Noun(found.noun.kind) and kind.partition(" ")[2] in of:
        return ()
    wants = next(iter(owner_types(node.name.text, scope)), "nothing").replace("thing ", "set ")
    if found.how == "each" and fits(scope, kind, wants) and not until:
        return (found,)
    one = f", or `each {of[0]}`" if of else ""
    hint = f"write one thing{one}"
    if until and of and isinstance(node.of, nodes.Pick):
        text, by = node.of.span.source.text, node.by.span
        those, amount = text[node.of.span.start : node.of.span.end], text[by.start : by.end]
        hint = f"go through them: `for each one in {those}: until {until}, {node.name.text} of one changes by {amount}`"
    say(scope, words.not_here(node.of.span, "this choice of things", hint))
    return ()


def _one_thing(node: nodes.Node, wants: str, scope: Scope) -> m.Expr:
    """One of the two things that a value is of, and at."""
    found, kind = meant(node, without_choice(scope))
    if isinstance(found, m.Each):
        say(scope, words.not_here(node.span, "this choice of things", "write one thing"))
    elif not fits(scope, kind, wants):
        say(scope, words.wrong_type(node.span, wants, kind))
    return found


def _values(scope: Scope) -> list[str]:
    return [name for name, declared in scope.world.names.declared.items() if declared.sort == "value"]


def _until(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Until)
    phase(node.scope, scope)
    return shift(node.shift, scope, node.scope.text)


def phase(word: nodes.Word, scope: Scope) -> None:
    if word.text not in scope.world.phases and word.text != "game":
        declared = scope.world.names.declared.get(word.text)
        rule = declared is not None and declared.sort == "rule"
        say(scope, naming.unknown_phase(word.span, word.text, scope.world.phases, rule))


def _otherwise_act(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Act)
    return act_of(node, scope)


PASSES: dict[type[Node], Callable[[Node, Scope], m.Step | None]] = {
    nodes.Do: _do,
    nodes.Act: _otherwise_act,
    nodes.Will: _will,
    nodes.WillBlock: _will_block,
    nodes.Let: _let,
    nodes.Set: _set,
    nodes.Change: _change,
    nodes.Choose: _choose,
    nodes.ChooseNumber: _choose_number,
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
