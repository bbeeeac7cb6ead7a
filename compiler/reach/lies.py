"""Where a thing that is given to a rule lies when the rule is done, as far as that is sure.

to dismiss a card of crew of you:
  gain 1 coin                        crew
  move the card to market            market
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ..frozen import frozen, slotted
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.pauses import called
from ..plan.plan import Plan, Routine
from ..plan.transform import parts, steps_of
from ..replacing import replace
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v

BOX = ""
"""Where a thing lies that is in no pile."""


@frozen
class Lies:
    """The piles in which a thing may lie: None if they are not known. `at` is the last line that moved it."""

    piles: frozenset[str] | None
    at: Span | None = None

    def __or__(self, other: Lies) -> Lies:
        piles = None if self.piles is None or other.piles is None else self.piles | other.piles
        return Lies(piles, other.at or self.at)


ANYWHERE = Lies(None)
SILENT = (s.Let, s.Put, s.Change, s.Shift, s.Cancel, s.EndGame)
"""Lines that move nothing from pile to pile, and at which no ability resolves."""
ENDS = (s.Pay, s.Choose, s.ChooseGoods, s.Ask, s.Call)
"""Lines that may end the block around them."""


def lies_after(rule: Routine, role: str, walk: Lying) -> Lies:
    """Where the thing in a role of a rule lies when the event of the rule happens."""
    key = rule.id, role
    if key not in walk.known:
        name = next((one.name for one in rule.params if one.role == role), "")
        walk.known[key] = walk.rule(rule, name, starts_in(rule, role, walk.plan)) if name else ANYWHERE
    return walk.known[key]


def lying(plan: Plan) -> Lying:
    return Lying(plan, frozenset(one.event for one in plan.listeners if one.moment == "before"), _by_abilities(plan))


def starts_in(rule: Routine, role: str, plan: Plan) -> Lies:
    """Where the rule wants the thing to be."""
    tests = [test for param in rule.params if param.role == role for _, test in param.tests]
    return _first(_lies_where(test, "it", plan) for test in tests)


DEEPEST = 5
"""So many named values are read, one in the other."""


def _lies_where(test: x.Expr, name: str, plan: Plan, depth: int = 0) -> Lies:
    """Where the thing of that name lies if the test holds."""
    match test:
        case x.Compare(how="in", left=x.Var(name=one), right=x.Inside(pile=x.PileOf(pile=pile))) if one == name:
            return Lies(frozenset({pile}))
        case x.And(items=items):
            return _first(_lies_where(one, name, plan, depth) for one in items)
        case x.Or(items=items) if items:
            return _all([_lies_where(one, name, plan, depth) for one in items])
        case x.Exists(wanted=True, it=it, test=inner) if inner is not None and it != name:
            return _lies_where(inner, name, plan, depth)
        case x.Named(name=called, args=args) if depth < DEEPEST and called not in {one.value for one in plan.modifiers}:
            value = plan.values[called]
            given = [one.name for one, arg in zip(value.params, args, strict=False) if _is_named(arg, name)]
            return _lies_where(value.value, given[0], plan, depth + 1) if len(given) == 1 else ANYWHERE
        case _:
            return ANYWHERE


def _first(every: Iterable[Lies]) -> Lies:
    return next((one for one in every if one.piles is not None), ANYWHERE)


# ---- where lines may bring a thing


def _by_abilities(plan: Plan) -> Lies:
    return _brought((one.id for one in plan.routines.values() if one.sort != "rule"), plan)


def _brought(ids: Iterable[str], plan: Plan) -> Lies:
    """All piles to which these routines, and those that they call, may move things."""
    found, seen, waiting = Lies(frozenset()), set[str](), list(ids)
    while waiting:
        id = waiting.pop()
        if id in seen or id not in plan.routines:
            continue
        seen.add(id)
        block = plan.routines[id].block
        waiting += called(block, plan)
        for step in steps_of(block):
            if isinstance(step, s.Secretly):
                waiting.append(step.part)
            elif isinstance(step, s.Do):
                for _, to in _moves(step):
                    found |= to
            elif isinstance(step, s.Treat):
                return ANYWHERE
    return found


def _moves(step: s.Do) -> list[tuple[x.Expr | None, Lies]]:
    """What a verb moves, and where to."""
    given, found = dict(step.args), list[tuple[x.Expr | None, Lies]]()
    for one in VERBS[step.verb].does:
        match one:
            case v.Lay(thing=thing, to=to):
                pile = next((given[role] for role in to if role in given), None)
                found.append((given.get(thing), _in_pile(pile, step.at)))
            case v.Discard(thing=thing):
                found.append((given.get(thing), Lies(frozenset({BOX}), step.at)))
            case v.Replace():
                found.append((None, ANYWHERE))
            case _:
                pass
    return found


def _in_pile(pile: x.Expr | None, at: Span) -> Lies:
    return Lies(frozenset({pile.pile}) if isinstance(pile, x.PileOf) else None, at)


# ---- line by line


@slotted
class Lying:
    plan: Plan
    befores: frozenset[str]
    """Events that an ability may cancel or change."""
    abilities: Lies
    """Where abilities may bring a thing when they resolve."""
    passed: list[Lies] = field(default_factory=list[Lies])
    """Where it lies wherever the lines may be left early."""
    calling: tuple[str, ...] = ()
    known: dict[tuple[str, str], Lies] = field(default_factory=dict[tuple[str, str], Lies])

    def rule(self, rule: Routine, name: str, lies: Lies) -> Lies:
        if rule.id in self.calling or _sets(name, rule.block):
            return ANYWHERE
        inside = replace(self, passed=[], calling=(*self.calling, rule.id))
        found = inside.lines(rule.block, name, lies | self.abilities if rule.id in self.befores else lies)
        for one in inside.passed:
            found = one | found
        return found

    def lines(self, block: s.Block, name: str, lies: Lies) -> Lies:
        for step in block:
            lies = self.line(step, name, lies)
        return lies

    def every(self, block: s.Block, name: str, lies: Lies) -> Lies:
        """Where it may lie before, between and after these lines."""
        found = lies
        for step in block:
            lies = self.line(step, name, lies)
            found |= lies
        return found

    def line(self, step: s.Step, name: str, lies: Lies) -> Lies:
        match step:
            case s.Do():
                return self.deed(step, name, lies)
            case s.DoGoods(open=asks):
                return lies | self.abilities if asks or step.verb in self.befores else lies
            case s.Call():
                return self.call(step, name, lies | self.abilities)
            case s.If(then=then, otherwise=otherwise):
                return self.lines(then, name, lies) | self.lines(otherwise, name, lies)
            case s.For(block=block) | s.Repeat(block=block) | s.Until(block=block) | s.Alone(block=block):
                once = self.every(block, name, lies | self.abilities if _pauses(block) else lies)
                return self.every(block, name, once) | once
            case s.Phase(block=block) | s.Together(block=block):
                return self.lines(block, name, lies | self.abilities) | self.abilities
            case s.Ask(ways=ways):
                asked = lies | self.abilities
                found = [self.way(way.block or (), name, asked) for way in ways]
                return _all(found) if found else asked
            case s.Stop():
                self.passed.append(lies)
                return lies
            case s.Arrange(pile=pile):
                return lies | _in_pile(pile, step.at)
            case s.Pay() | s.Choose() | s.ChooseGoods():
                return lies | self.abilities
            case _:
                return lies if isinstance(step, SILENT) else ANYWHERE

    def way(self, block: s.Block, name: str, lies: Lies) -> Lies:
        ends = any(isinstance(one, ENDS) for one in steps_of(block))
        return self.every(block, name, lies) if ends else self.lines(block, name, lies)

    def deed(self, step: s.Do, name: str, lies: Lies) -> Lies:
        open_ = step.verb in self.befores
        for thing, to in _moves(step):
            sure = _is_named(thing, name) and not open_
            lies = to if sure else lies | to
        return lies | self.abilities if open_ else lies

    def call(self, step: s.Call, name: str, lies: Lies) -> Lies:
        rule, args = self.plan.routines[step.rule], dict(step.args)
        given = [param for param in rule.params if _is_named(args.get(param.role), name)]
        if len(given) != 1:
            return lies | _brought((rule.id,), self.plan) | self.abilities
        done = self.rule(rule, given[0].name, lies)
        # A price that cannot be paid may end the rule that is called, and this one goes on.
        ends = rule.id in self.befores or any(isinstance(one, ENDS) for one in steps_of(rule.block))
        sure = not step.check and not given[0].tests and not ends
        return done if sure else lies | done


def _all(found: list[Lies]) -> Lies:
    together = found[0]
    for one in found[1:]:
        together |= one
    return together


def _pauses(block: s.Block) -> bool:
    return any(isinstance(one, (*ENDS, s.Phase, s.Together)) for one in steps_of(block))


def _is_named(one: x.Expr | None, name: str) -> bool:
    return isinstance(one, x.Var) and one.name == name


def _sets(name: str, block: s.Block) -> bool:
    """Whether the name comes to mean something else."""
    for step in steps_of(block):
        if isinstance(step, s.Let | s.Rewrite | s.Choose | s.ChooseGoods | s.For) and step.var == name:
            return True
    return any(isinstance(one, s.Rewrite) for one in parts(block))
