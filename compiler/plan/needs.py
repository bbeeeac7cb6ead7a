"""What must be possible before something is offered, derived from the steps that run then.

Steps are examined up to the first that changes anything. Prices are added up on the way, across calls and phases; each
choice must have an answer with which the rest is possible. So what is offered can be carried out, and for what is not
offered the reason is known.
"""

from __future__ import annotations

from collections.abc import Callable

from ..bottom_up import bottom_up
from ..replacing import replace
from . import expressions as x
from . import steps as s
from .bindings import lines_given, substituted
from .called_rules import callees, reached
from .in_vain import not_in_vain
from .looking import Looking, Path, bounded, by_chance, looked_at, speaks, words_at
from .needed import Prices, all_of, fits, pay, test_of, with_price
from .plan import Routine

Then = Callable[[Prices], x.Need]
"""What is needed after some steps that change nothing but what has been paid."""
UNROLLED = 6
"""A repeated block is examined at most this often, including the blocks around it."""


def need_of(block: s.Block, seat: x.Expr, look: Looking, within: frozenset[str] = frozenset()) -> x.Need:
    """What some lines need before they are begun."""
    path = Path(look, seat, within)
    return bounded(lambda: _steps(block, lambda paid: pay(paid, path), (), path), look)


def need_of_call(call: s.Call, look: Looking) -> x.Need:
    """What a call out of a rule needs; what is skipped or passed over needs nothing."""
    path = Path(look, YOU, called=True)
    return bounded(lambda: _steps((call,), lambda paid: pay(paid, path), (), path), look)


def need_of_rule(rule: Routine, look: Looking) -> x.Need:
    """What the lines of a rule need."""
    return _of_rule(rule, look)[0]


def _of_rule(rule: Routine, look: Looking) -> tuple[x.Need, bool, frozenset[str]]:
    if rule.id not in look.known:
        # The rules that it calls come first, so that long chains of rules need no recursion.
        for id in bottom_up(rule.id, lambda one: sorted(callees(one, look)), look.known):
            look.known[id] = _found(look.rules[id], look)
    return look.known[rule.id]


def _found(rule: Routine, look: Looking) -> tuple[x.Need, bool, frozenset[str]]:
    past = False
    outer = look.calls

    def find() -> x.Need:
        nonlocal past
        past, look.calls = False, set[str]()
        return _steps(rule.block, after, (), path)

    def after(paid: Prices) -> x.Need:
        nonlocal past
        past = True
        return pay(paid, path)

    aims = ((rule.id, tuple(x.Var(one.type, one.name) for one in rule.params)),) if rule.sort == "rule" else ()
    path = Path(look, YOU, frozenset({rule.id}), aims=aims, called=True)
    need = bounded(find, look)
    calls = frozenset(look.calls).union(*(look.known[one][2] for one in look.calls if one in look.known))
    look.calls = outer
    return need, past, calls


YOU = x.Var("thing player", "you")


def _steps(block: s.Block, then: Then, paid: Prices, path: Path) -> x.Need:
    look, at = path.look, 0
    while at < len(block) and isinstance(block[at], s.Pay):
        # Prices one below the other are added up, and are no levels.
        path, first = replace(path, words=words_at(block[at])), block[at]
        if not looked_at(look):
            return pay(paid, path)
        paid = with_price(first, paid, path)
        at += 1
    if at == len(block):
        return then(paid)
    first, rest = block[at], block[at + 1 :]
    path = replace(path, words=words_at(first))
    take = STEPS.get(type(first))
    if take is None or not look.levels or not looked_at(look):
        return pay(paid, path)
    within = path

    def go(now: Prices) -> x.Need:
        return _steps(rest, then, now, within)

    look.levels -= 1
    try:
        return take(first, go, paid, path, rest, then)
    finally:
        look.levels += 1


Go = Callable[[Prices], x.Need]


def _let(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Let)
    if speaks(step.value, path.unknown) or by_chance(step.value):
        return _steps(rest, then, paid, replace(path, unknown=path.unknown | {step.var}))
    found = go(paid)
    return x.NeedLet("", step.var, step.value, found) if speaks(found, frozenset({step.var})) else found


def _choose(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Choose)
    if not step.single:
        return _steps(rest, then, paid, replace(path, unknown=path.unknown | {step.var}))
    # The options of another seat are not examined: they may be secret.
    if step.seat != path.seat or speaks(step.among, path.unknown):
        return pay(paid, path)
    return x.NeedSome(path.words, step.var, step.among, go(paid))


def _choose_goods(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.ChooseGoods)
    return _steps(rest, then, paid, replace(path, unknown=path.unknown | {step.var}))


def _ask(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Ask)
    if any(way.id == "no" and not way.block and way.block is not None for way in step.ways):
        return go(paid)
    if step.seat != path.seat:
        return pay(paid, path)
    found: list[x.Need] = []
    for way in step.ways:
        need = way.need if way.block is None else _steps(way.block, go, paid, path)
        if way.block is not None:
            need = all_of((need, not_in_vain(way.block, path.words, path.look, path.unknown)))
        if way.test is not None and not speaks(way.test, path.unknown):
            need = all_of((x.NeedTest(path.words, way.test), need))
        found.append(need)
    return x.NO_NEED if x.NO_NEED in found else x.NeedAny(path.words, tuple(found))


def _if(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.If)
    if speaks(step.test, path.unknown):
        inert = STOPS.isdisjoint(type(one) for one in (*step.then, *step.otherwise))
        return (
            go(paid) if inert and all(type(one) in STEPS for one in (*step.then, *step.otherwise)) else pay(paid, path)
        )
    yes, no = _steps(step.then, go, paid, path), _steps(step.otherwise, go, paid, path)
    return yes if yes == no else x.NeedIf(path.words, step.test, yes, no)


def _call(
    step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then, uncancelled: bool = False
) -> x.Need:
    assert isinstance(step, s.Call)
    rule = path.look.rules[step.rule]
    args = dict(step.args)
    if speaks(step.args, path.unknown):
        return pay(paid, path)
    given = tuple(args.get(one.role, x.Nothing("nothing")) for one in rule.params)
    done = x.Not("truth", x.Cancelled("truth", step.rule, step.seat, given))
    known = step.rule in path.look.cancelled and not uncancelled
    if known and path.called:
        # Within a rule, a cancelled call is skipped.
        otherwise = _call(step, go, paid, path, rest, then, uncancelled=True)
        return x.NeedIf(path.words, done, otherwise, go(paid))
    fit = fits(rule, step)
    if path.called and fit != x.NO_NEED:
        # Within a rule, a call whose `where` fails is skipped.
        inside = replace(path, called=False)
        return x.NeedIf(
            path.words,
            test_of(fit),
            _call(replace(step, check=()), go, paid, inside, rest, then, uncancelled),
            go(paid),
        )
    if known:
        fit = all_of((fit, x.NeedTest(path.words, done)))
    if step.rule in path.look.tolls:
        toll = x.Toll("goods", step.rule, step.seat, given)
        paid = (*paid, x.Price(step.seat, toll, None, (), path.look.tolls[step.rule] or path.words))
    if step.rule in path.look.before:
        fit = all_of((fit, x.NeedBefore(path.words, step.rule, step.seat, given)))
    if step.rule in path.within:
        return all_of((fit, pay(paid, path)))
    ring = bool(path.within & reached(step.rule, path.look))
    need, past, _ = (None, True, None) if ring else _of_rule(rule, path.look)
    if need is not None and not past and not paid and not path.look.aimed:
        if need == x.NO_NEED:
            return fit
        path.look.calls.add(step.rule)
        return all_of((fit, x.NeedCall(path.words, step.rule, step.seat, step.args)))
    block = lines_given(rule, args, step.seat, path.look)
    aims = (*path.aims, (step.rule, given))
    within = replace(path, within=path.within | {step.rule}, seat=step.seat, aims=aims, called=True)
    return all_of((fit, _steps(block, go, paid, within)))


def _phase(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Phase | s.Together)
    seat = step.seat if isinstance(step, s.Phase) and step.seat is not None else path.seat
    return _steps(step.block, go, paid, replace(path, seat=seat))


def _repeat(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Repeat)
    times = step.times.value if isinstance(step.times, x.Const) else UNROLLED + 1
    if path.turns * times > UNROLLED:
        return pay(paid, path)
    inside = replace(path, turns=path.turns * max(times, 1))

    def turn(left: int, before: Prices) -> x.Need:
        if not left:
            return go(before)

        def after(now: Prices) -> x.Need:
            # Where one turn costs nothing, the next needs nothing that this one did not.
            return go(now) if now == before else turn(left - 1, now)

        return _steps(step.block, after, before, inside)

    return turn(max(times, 0), paid)


def _until(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    """A `repeat until` runs at least once, if its test does not hold yet."""
    assert isinstance(step, s.Until)
    if speaks(step.test, path.unknown):
        return pay(paid, path)
    once = _steps(step.block, lambda now: pay(now, path), paid, path)
    after = pay(paid, path)
    return after if once == after else x.NeedIf(path.words, step.test, after, once)


def _for(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    """Each of a few that are named; the number of others is unknown."""
    assert isinstance(step, s.For)
    if step.alone or step.goods or speaks(step.over, path.unknown):
        return pay(paid, path)
    prices = [one.price for one in step.block if isinstance(one, s.Pay)]
    if len(prices) == len(step.block) and not speaks(tuple(prices), frozenset({step.var}) | path.unknown):
        many = x.Count("number", step.over)
        words = words_at(step.block[0]) if step.block else ""
        whole = (replace(one, goods=x.BuiltIn("goods", "times", (one.goods, many)), words=words) for one in prices)
        return go((*paid, *(replace(one, aims=path.aims) for one in whole)))
    if not isinstance(step.over, x.Items) or len(step.over.items) > UNROLLED:
        return pay(paid, path)
    blocks = [substituted(step.block, {step.var: item}) for item in step.over.items]
    return _steps(tuple(one for block in blocks for one in block), go, paid, path)


def _instead(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Instead)
    return _steps(step.block, lambda now: pay(now, path), paid, path)


def _treat(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Treat)
    if speaks((step.what, step.other), path.unknown):
        return go(paid)
    test = x.PassesFor("truth", step.seat, step.what, step.other)
    return all_of((x.NeedTest(path.words, test), go(paid)))


def _follow(step: s.Step, go: Go, paid: Prices, path: Path, rest: s.Block, then: Then) -> x.Need:
    assert isinstance(step, s.Follow)
    if speaks(step.thing, path.unknown):
        return pay(paid, path)
    return all_of((pay(paid, path), x.NeedFollow(path.words, step.seat, step.thing)))


STEPS: dict[type[s.Step], Callable[[s.Step, Go, Prices, Path, s.Block, Then], x.Need]] = {
    s.Let: _let,
    s.Choose: _choose,
    s.ChooseGoods: _choose_goods,
    s.Ask: _ask,
    s.If: _if,
    s.Call: _call,
    s.Phase: _phase,
    s.Together: _phase,
    s.Repeat: _repeat,
    s.Until: _until,
    s.For: _for,
    s.Instead: _instead,
    s.Treat: _treat,
    s.Follow: _follow,
}
"""Steps that one can look past, or into. What is not here changes something: there one stops."""

STOPS: frozenset[type[s.Step]] = frozenset({s.Call, s.Follow, s.Ask, s.Until, s.Instead})
