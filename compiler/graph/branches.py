"""The effects of lines that contain lines: ways, tests, loops, phases."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..replacing import replace
from .amounts import number
from .bounds import bounds_of, certain
from .counted import reset_with
from .happenings import (
    THE_END,
    Change,
    Happening,
    Key,
    Known,
    Way,
    What,
    head_of,
    one_of,
    perhaps_within,
    tested,
    unsure,
    within,
)
from .known import goods, known, seat_of
from .stops import may_stop
from .truth import truth
from .walk import Found, Walk, Walked, block


def _ask(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Ask)
    ways: list[Found] = []
    for way in step.ways:
        found = block(way.block or (), dict(env), walk)
        if way.test is not None:
            found = [replace(one, sure=False, guards=(head_of(way.at), *one.guards)) for one in found]
            found = tested(found, bounds_of(way.test, env, walk.sorts))
        ways.append(found)
    may = step.prompt == "may" or any(way.id == "no" and way.block == () for way in step.ways)
    # The option to do nothing is not one of several ways.
    found = one_of([way for way, of in zip(ways, step.ways, strict=True) if not (may and of.id == "no")], ("ask", *key))
    if may:
        found = within([replace(one, sure=False) for one in found], Way(("may", *key), 0, 2))
    return found


def _if(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.If)
    answer = truth(step.test, env, walk.sorts)
    if answer != "maybe":
        return block(step.then if answer == "yes" else step.otherwise, env, walk)
    test = head_of(step.at)
    first = step.then[0] if step.then else None
    then = certain(block(step.then, dict(env), walk), first, step.test, env, walk.sorts)
    then = tested(then, bounds_of(step.test, env, walk.sorts))
    other = tested(block(step.otherwise, dict(env), walk), bounds_of(step.test, env, walk.sorts, False))
    ways = [
        [replace(one, sure=False, guards=tuple(dict.fromkeys((guard, *one.guards)))) for one in way]
        for way, guard in ((then, test), (other, f"not ({test})"))
    ]
    return one_of(ways, ("if", *key), chosen=False)


def _for(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    """Each player does it, `you` first. A player may stop before the others have their turn."""
    assert isinstance(step, s.For)
    if step.alone and isinstance(step.over, x.BuiltIn) and step.over.name == "clockwise":
        return _each_seat(step.var, step.block, seat_of(step.over.args[0], env, walk.sorts) == "you", env, walk, key)
    if isinstance(step.over, x.Items):
        found: Found = []
        for n, item in enumerate(step.over.items):
            inside = {**env, step.var: known(item, env, walk.sorts)}
            found += within(block(step.block, inside, walk), Way(("item", n, *key)))
        return found
    times, surely = None, False
    if step.goods:
        one: Known = goods(step.over, env, walk.sorts) or None
    else:
        one = known(step.over, env, walk.sorts)
        if isinstance(step.over, x.Taken):
            many = number(step.over.many, env)
            times, surely = many if isinstance(many, int) else None, False
        elif isinstance(step.over, x.AllOf) and isinstance(one, What) and one.ids is not None:
            times, surely = len(one.ids), bool(one.ids)
        if isinstance(one, What) and one.kind == "player":
            times = walk.plan.players[1]
    found = block(step.block, {**env, step.var: one}, walk)
    return (within if surely else perhaps_within)(found, Way(("for", *key), 0, 2, times))


def _each_seat(var: str, lines: s.Block, you: bool, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    mine = block(lines, {**env, var: What("player", seat="you" if you else "someone")}, walk)
    theirs = block(lines, {**env, var: What("player", seat="other" if you else "someone")}, walk)
    if any(may_stop(step, walk) for step in lines):
        theirs = unsure(theirs)
    others = Way(("others", *key), 0, 2, max(walk.plan.players[1] - 1, 1))
    return [*within(mine, Way(("mine", *key), 0, 2)), *within(theirs, others)]


def _repeat(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Repeat)
    found = block(step.block, dict(env), walk)
    times = number(step.times, env)
    if isinstance(times, int) and times > 0:
        return within(found, Way(("repeat", *key), 0, 1, times))
    return perhaps_within(found, Way(("repeat", *key), 0, 2, None))


def _until(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Until)
    return perhaps_within(block(step.block, dict(env), walk), Way(("until", *key), 0, 2, None))


def _inside(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Alone | s.Together | s.Instead)
    found = block(step.block, env if not isinstance(step, s.Instead) else dict(env), walk)
    return unsure(found) if isinstance(step, s.Instead) else found


def _secretly(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Secretly)
    part = walk.routine(step.part)
    given = {name: known(arg, env, walk.sorts) for name, arg in step.given}
    you = env.get("you")
    return _each_seat("you", part.block, isinstance(you, What) and you.seat == "you", {**env, **given}, walk, key)


def _phase(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    assert isinstance(step, s.Phase)
    seat = seat_of(step.seat, env, walk.sorts) if step.seat is not None else "you"
    you = env.get("you")
    if step.seat is None and isinstance(you, What) and you.seat is not None:
        seat = you.seat
    found = [replace(one, inside=(*one.inside, step.name)) for one in block(step.block, env, walk)]
    renews = (Change(("phase", step.name), "someone", 1, 1),)
    begins = Happening(f"{step.name} begins", seat, inside=(step.name,), changes=renews, at=step.at)
    ends = Happening(f"{step.name} ends", seat, at=step.at)
    return [*reset_with(step.name, walk.sorts, walk.heard, step.at), begins, *found, ends]


def _end(step: s.Step, env: dict[str, Known], walk: Walk, key: Key) -> Found:
    return [Happening(THE_END, "someone", changes=(Change(("game",), "someone", -1, -1),), at=step.at)]


BRANCHES: dict[type[s.Step], Walked] = {
    s.Ask: _ask,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _inside,
    s.Together: _inside,
    s.Instead: _inside,
    s.Secretly: _secretly,
    s.Phase: _phase,
    s.EndGame: _end,
}
"""The function for each sort of line."""
