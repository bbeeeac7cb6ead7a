"""Lines of the model as steps of the plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..meaning import model as m
from ..replacing import replace
from . import expressions as x
from . import steps as s
from .acts import act, candidates, question
from .rolls import rolls_heard, thrown
from .scope import SEAT, Scope, bound, element_type, thing_type
from .stripped import bare
from .values import place, things, value

AHEAD = 40
"""What is offered depends on at most this many later lines."""


def block(lines: m.Block, scope: Scope) -> s.Block:
    """The lines of a block; what they give a name to is known below them."""
    found: list[tuple[s.Step, m.Step, Scope]] = []
    ahead = False
    for line in lines:
        made, scope = PASSES[type(line)](line, scope)
        ahead = ahead or (scope.needs and any(_looks_ahead(step) for step in made))
        found += [(step, line, scope) for step in made]
    steps = tuple(step for step, _, _ in found)
    return tuple(_chosen(found, bare(steps))) if ahead else steps


def _looks_ahead(step: s.Step) -> bool:
    """Whether what is offered there depends on later lines of this block."""
    return isinstance(step, s.Choose | s.Pay) or (isinstance(step, s.Ask) and step.ahead)


def _chosen(found: Sequence[tuple[s.Step, m.Step, Scope]], steps: s.Block) -> Iterator[s.Step]:
    """The steps of a block, with what each of them needs below it: without the needs of what is below in turn, which
    would be many times the same."""
    for n, (step, line, scope) in enumerate(found):
        below = steps[n + 1 : n + 1 + AHEAD]
        if isinstance(step, s.Ask) and step.ahead:
            yield _ways_ahead(step, below, words_of(line))
        elif isinstance(step, s.Choose | s.Pay) and isinstance(step.rest, x.NeedAll):
            seat = step.seat if isinstance(step, s.Choose) else scope.you
            yield replace(step, rest=x.NeedSteps(words_of(line), below, seat))
        else:
            yield step


def _ways_ahead(step: s.Ask, rest: s.Block, words: str) -> s.Step:
    """A question whose every way goes on with the lines below."""
    ways = tuple(
        replace(way, need=x.NeedSteps(words, (*(way.block or ()), *rest), step.seat, True)) for way in step.ways
    )
    return replace(step, ways=ways, ahead=False)


def words_of(step: m.Step) -> str:
    """The author's own words for a line."""
    return " ".join(step.at.source.text[step.at.start : step.at.end].split())


Made = tuple[s.Block, Scope]


def _act(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Act)
    return act(line, scope), scope


def _let(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Let)
    found = things(line.value, scope) if isinstance(line.value, m.Inside) else value(line.value, scope)
    within, var = bound(scope, line.name, found.type)
    if isinstance(found, x.Rolled) and rolls_heard(scope.model):
        return thrown(line.at, var, found, scope), within
    return (s.Let(line.at, var.name, found),), within


def _put(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Put)
    if isinstance(line.target, m.Inside):
        return (s.Arrange(line.at, place(line.target, scope), things(line.value, scope)),), scope
    found = value(line.value, scope)
    if isinstance(line.target, m.Var) and isinstance(found, x.Rolled) and rolls_heard(scope.model):
        var = scope.env[line.target.name]
        assert isinstance(var, x.Var)
        return thrown(line.at, var, found, scope), scope
    if isinstance(line.target, m.Var):
        return (_named(line, line.target.name, found, scope),), scope
    assert isinstance(line.target, m.Read)
    keys = tuple(value(key, scope) for key in line.target.keys)
    return (s.Put(line.at, line.target.slot, keys, found),), scope


def _named(line: m.Step, name: str, found: x.Expr, scope: Scope) -> s.Step:
    var = scope.env[name]
    return (s.Rewrite if name in scope.heard else s.Let)(line.at, var.name, found)


def _change(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Change)
    by = value(line.by, scope)
    if isinstance(line.target, m.Var):
        var = scope.env[line.target.name]
        return (_named(line, line.target.name, x.Sum("number", "+", var, by), scope),), scope
    assert isinstance(line.target, m.Read)
    keys = tuple(value(key, scope) for key in line.target.keys)
    return (s.Change(line.at, line.target.slot, keys, by),), scope


def _if(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.If)
    if line.test == m.Truth(True):
        return block(line.then, scope), scope
    step = s.If(line.at, value(line.test, scope), block(line.then, scope), block(line.otherwise, scope))
    return (step,), scope


def _for(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.For)
    over = things(line.many, scope)
    goods = over.type == "goods"
    within, var = bound(scope, line.name, "chosen goods" if goods else element_type(over.type))
    return (s.For(line.at, var.name, over, block(line.block, within), False, goods),), scope


def _each_seat(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.EachSeat)
    within, var = bound(scope, "player", SEAT)
    over = x.BuiltIn("set player", "clockwise", (scope.you,))
    return (s.For(line.at, var.name, over, block(line.block, replace(within, you=var)), True),), scope


def _repeat(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Repeat)
    return (s.Repeat(line.at, value(line.times, scope), block(line.block, scope)),), scope


def _until(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Until)
    return (s.Until(line.at, value(line.test, scope), block(line.block, scope)),), scope


def _phase(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Phase)
    if line.of is None:
        return (s.Phase(line.at, line.name, None, block(line.block, scope)),), scope
    before, seat, within = _seat(line, line.of, scope)
    return (*before, s.Phase(line.at, line.name, seat, block(line.block, within))), scope


def _seat(line: m.Step, of: m.Expr, scope: Scope) -> tuple[s.Block, x.Expr, Scope]:
    """A seat that is `you` in what follows; one that has to be worked out gets a name."""
    found = value(of, scope)
    if isinstance(found, x.Var | x.Thing):
        return (), found, replace(scope, you=found)
    within, var = bound(scope, "who", SEAT)
    return (s.Let(line.at, var.name, found),), var, replace(within, you=var, env=scope.env)


def _as(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.As)
    before, _, within = _seat(line, line.seat, scope)
    return (*before, s.Alone(line.at, block(line.block, within))), scope


def _may(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.May)
    way = _way("yes", line, block(line.block, scope), scope.you)
    return (s.Ask(line.at, scope.you, "may", (way, s.Way("no", line.at, None, x.NO_NEED, ()))),), scope


def _way(id: str, line: m.Step, lines: s.Block, seat: x.Expr, test: x.Expr | None = None) -> s.Way:
    return s.Way(id, line.at, test, x.NeedSteps(words_of(line), lines, seat, True), lines)


def _either(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Either)
    by = value(line.by, scope)
    within = replace(scope, you=by)
    acts: dict[str, m.Step] = {}
    for one in line.acts:
        acts.setdefault(words_of(one), one)  # two options with the same words are one
    ways = [_way(words, one, block((one,), within), by) for words, one in acts.items()]
    if line.may:
        ways.append(s.Way("no", line.at, None, x.NO_NEED, ()))
    return (s.Ask(line.at, by, "either", tuple(ways)),), scope


def _choose_one(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.ChooseOne)
    by = value(line.by, scope)
    within = replace(scope, you=by)
    ways: list[s.Way] = []
    for option in line.options:
        test = value(option.test, within) if option.test is not None else None
        if option.block is None:
            ways.append(s.Way("", option.at, test, x.NeedOffer("", by), None))
        else:
            ways.append(_way(option.name, option, block(option.block, within), by, test))
    return (s.Ask(line.at, by, "option", tuple(ways)),), scope


def _choose(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Choose)
    if isinstance(line.pick, m.Between):
        return _choose_number(line, line.pick, scope)
    assert isinstance(line.pick, m.Pick)
    pick = line.pick
    if line.by == m.CHANCE:
        return _by_chance(line, pick, scope)
    within, asked = question(line, pick, line.name, "what", {}, scope)
    var = within.env["~new"]
    if not pick.goods:
        return (asked,), replace(within, env={**within.env, line.name: var})
    # From here on the name is that of the goods that were chosen, counted.
    after, goods = bound(within, line.name, "goods")
    return (asked, s.Let(line.at, goods.name, x.Bundle("goods", var))), after


def _choose_number(line: m.Choose, pick: m.Between, scope: Scope) -> Made:
    """Each number is a way to go on; those outside the bounds are none now."""
    low, high = value(pick.low, scope), value(pick.high, scope)
    numbers = [x.Const("number", n) for n in range(pick.least, pick.most + 1)]
    within, var = bound(scope, line.name, "number")
    by = value(line.by, scope)
    ways: list[s.Way] = []
    for n in numbers:
        tests = tuple(_beyond(n, low, high))
        test = None if not tests else tests[0] if len(tests) == 1 else x.And("truth", tests)
        ways.append(_way(str(n.value), line, (s.Let(line.at, var.name, n),), by, test))
    return (s.Ask(line.at, by, "option", tuple(ways), ahead=True),), within


def _beyond(n: x.Expr, low: x.Expr, high: x.Expr) -> Iterator[x.Expr]:
    """What must hold of a number for it to lie between two, where that is not certain."""
    if not isinstance(low, x.Const):
        yield x.Compare("truth", ">=", n, low)
    if not isinstance(high, x.Const):
        yield x.Compare("truth", "<=", n, high)


def _by_chance(line: m.Choose, pick: m.Pick, scope: Scope) -> Made:
    """What is chosen by chance: from what a player could choose from."""
    many = None if pick.single else value(pick.most, scope)
    if pick.goods:
        members = (
            scope.model.groups[pick.noun.kind].members if pick.noun.kind in scope.model.groups else (pick.noun.kind,)
        )
        among: x.Expr = x.Items("set good", tuple(x.Thing("thing good", one) for one in members))
        _, var = bound(scope, "chosen", "chosen goods")
        after, goods = bound(scope, line.name, "goods")
        drawn = s.Let(line.at, var.name, x.Random("chosen goods", among, many))
        return (drawn, s.Let(line.at, goods.name, x.Bundle("goods", var))), after
    among = candidates(replace(line, by=m.You()), pick, "what", {}, scope)
    one = thing_type(pick.noun.kind, scope.model)
    type = one if pick.single else f"set {one.removeprefix('thing ')}"
    within, var = bound(scope, line.name, type)
    return (s.Let(line.at, var.name, x.Random(type, among, many)),), within


def _often(line: m.Step, scope: Scope) -> Made:
    """As often as the seat wants: yes repeats it, no goes on."""
    assert isinstance(line, m.Often)
    inside, more = bound(scope, "more", "truth")
    test: x.Expr = x.Not("truth", more)
    begin: list[s.Step] = [s.Let(line.at, more.name, x.Const("truth", 1))]
    lines = block(line.block, inside)
    if line.most is not None:
        inside, left = bound(inside, "left", "number")
        begin.append(s.Let(line.at, left.name, value(line.most, scope)))
        test = x.Or("truth", (test, x.Compare("truth", "<=", left, x.Const("number", 0))))
        one_less = s.Let(line.at, left.name, x.Sum("number", "-", left, x.Const("number", 1)))
        lines = (*lines, one_less)
    yes = _way("yes", line, lines, scope.you)
    no = s.Way("no", line.at, None, x.NO_NEED, (s.Let(line.at, more.name, x.Const("truth", 0)),))
    return (*begin, s.Until(line.at, test, (s.Ask(line.at, scope.you, "may", (yes, no)),))), scope


def _together(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Together)
    return (s.Together(line.at, block(line.block, scope)),), scope


def _secretly(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Secretly)
    part = f"{scope.routine}.secret{len(scope.parts) + 1}"
    scope.parts.append((part, line, line.block, scope.env))
    given = tuple((name, var) for name, var in scope.env.items() if name != "player")
    return (s.Secretly(line.at, part, given),), scope


def _shift(line: m.Step, scope: Scope) -> Made:
    assert isinstance(line, m.Shift)
    args = tuple(value(arg, scope) for arg in line.args)
    return (s.Shift(line.at, line.value, args, value(line.by, scope), line.until),), scope


PASSES: dict[type[m.Step], Callable[[m.Step, Scope], Made]] = {
    m.Act: _act,
    m.Let: _let,
    m.Put: _put,
    m.Change: _change,
    m.If: _if,
    m.For: _for,
    m.EachSeat: _each_seat,
    m.Repeat: _repeat,
    m.Until: _until,
    m.Often: _often,
    m.Phase: _phase,
    m.As: _as,
    m.May: _may,
    m.Either: _either,
    m.ChooseOne: _choose_one,
    m.Choose: _choose,
    m.Together: _together,
    m.Secretly: _secretly,
    m.Shift: _shift,
    m.Stop: lambda line, scope: ((s.Stop(line.at),), scope),
    m.Cancel: lambda line, scope: ((s.Cancel(line.at),), scope),
    m.Instead: lambda line, scope: (
        (s.Instead(line.at, block(line.block, scope) if isinstance(line, m.Instead) else ()),),
        scope,
    ),
    m.EndGame: lambda line, scope: ((s.EndGame(line.at, isinstance(line, m.EndGame) and line.at_once),), scope),
}
