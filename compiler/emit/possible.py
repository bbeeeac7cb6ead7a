"""Whether a rule could be begun: the tests before it is offered, made of its first lines.

Prices must be payable, a choice must have something to choose that lets the rest be begun. What comes after the first
line that changes anything is not looked at. Each test bears the author's words for it, by which a refusal is explained.
"""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import cast

from ..meaning import model as m
from .expressions import Place, cost, python, quoted
from .joined import both, either, negated, unless
from .names import identifier
from .picks import PRICES, candidates, lifted, narrows, replaced, unused
from .plain import argument

Needs = list[tuple[str, str]]
"""The author's words, and the test as Python."""


def needs(block: m.Block, place: Place) -> Needs:
    """The tests of a block, none where it can always be begun."""
    return _of_block(block, place, frozenset())[0]


def test_of(block: m.Block, place: Place) -> str:
    """The same as one test; nothing where a block can always be begun."""
    return _joined(needs(block, place))


def needs_of(block: m.Block, place: Place) -> str:
    """The argument of a handler that says what it needs, if it needs anything."""
    listed = "".join(f"({quoted(words)}, lambda game, you, v: {test}), " for words, test in needs(block, place))
    return f"needs=({listed})" if listed else ""


def words_of(step: m.Step) -> str:
    """The author's own words for a line."""
    return " ".join(step.at.source.text[step.at.start : step.at.end].split())


def _joined(found: Needs) -> str:
    return both([test for _, test in found])


def _of_block(
    block: m.Block, place: Place, unknown: frozenset[str], paid: tuple[m.Expr, ...] = ()
) -> tuple[Needs, bool]:
    """The tests of a block, and whether nothing in it changes anything but by paying, so that one can look past it.
    `unknown` are names that have no value before it is begun, `paid` what must be paid before."""
    found: Needs = []
    for i, step in enumerate(block):
        rest = block[i + 1 :]
        match step:
            case m.Act():
                if price := _price(step, unknown):
                    paid = (*paid, *price)
                    step = replace(step, args=(("what", paid[0] if len(paid) == 1 else m.Both(paid)),))
                test = act_possible(step, place, unknown)
                goes_on = step.verb in ("pay", "treat") and not step.own
                some = [(words_of(step), test)] if test else []
            case m.If():
                some, goes_on = _of_if(step, place, unknown, paid)
            case m.Let():
                if _settled(step.value, unknown):
                    some, goes_on = _of_block(replaced(rest, step.name, step.value), place, unknown, paid)
                    return [*found, *some], goes_on
                unknown |= {step.name}
                some, goes_on = [], True
            case m.Choose():
                return [*found, *_of_choose(step, rest, place, unknown)], False
            case m.Either() if not step.may and step.by == m.You():
                some, goes_on = _of_ways([(act,) for act in step.acts], words_of(step), place, unknown), False
            case _:
                some, goes_on = [], False
        found += some
        if not goes_on:
            return found, False
    return found, True


def _price(act: m.Act, unknown: frozenset[str]) -> tuple[m.Expr, ...]:
    """What an act costs whoever follows the rule, where it can be added to other prices."""
    if act.own or act.verb != "pay" or [role for role, _ in act.args] != ["what"] or speaks_of(act, unknown):
        return ()
    what = act.args[0][1]
    return (what,) if not isinstance(what, m.OneOf) else ()


def _of_if(step: m.If, place: Place, unknown: frozenset[str], paid: tuple[m.Expr, ...]) -> tuple[Needs, bool]:
    then, past_then = _of_block(step.then, place, unknown, paid)
    otherwise, past_otherwise = _of_block(step.otherwise, place, unknown, paid)
    if speaks_of(step.test, unknown):
        return [], past_then and past_otherwise
    test = python(step.test, place)
    found = [(words, unless(negated(test), one)) for words, one in then]
    found += [(words, unless(test, one)) for words, one in otherwise]
    return found, past_then and past_otherwise


def _of_ways(blocks: list[m.Block], words: str, place: Place, unknown: frozenset[str]) -> Needs:
    """One of several ways must be possible."""
    tests = [_joined(_of_block(block, place, unknown)[0]) for block in blocks]
    return [(words, either(tests))] if all(tests) else []


def _of_choose(step: m.Choose, rest: m.Block, place: Place, unknown: frozenset[str]) -> Needs:
    pick = step.pick
    # What another one has to choose from is not looked into: it may be that one's secret.
    if not isinstance(pick, m.Pick) or not _wanted(pick) or speaks_of(pick, unknown) or step.by != m.You():
        return []
    return [(words_of(step), chosen_among(step, rest, place, unknown, some=True))]


def chosen_among(
    step: m.Choose, rest: m.Block, place: Place, unknown: frozenset[str] = frozenset(), some: bool = False
) -> str:
    """The things that can be chosen: those with which what follows can be begun."""
    assert isinstance(step.pick, m.Pick)
    if not _wanted(step.pick) or step.by != m.You():
        return candidates(step.pick, None, "what", place, some=some)
    within = replace(place, local=place.local | {step.name})
    tests = [test for _, test in _of_block(rest, within, unknown)[0]]
    return candidates(step.pick, None, "what", place, tests, identifier(step.name) if tests else "it", some)


def act_possible(act: m.Act, place: Place, unknown: frozenset[str] = frozenset()) -> str:
    """The test of one act; nothing where it is always possible, or cannot be told."""
    if speaks_of(act, unknown):
        return ""
    if act.own:
        return _call_possible(act, place)
    args = dict(act.args)
    what, seat = args.get("what"), python(act.by, place)
    match act.verb:
        case "pay" if what is not None:
            accepting = f", {cost(args['accepting'], place)}" if "accepting" in args else ""
            payer = python(args["for"], place) if "for" in args else seat
            return f"game.can_pay({payer}, {cost(what, place)}{accepting})"
        case "treat" if what is not None and "as" in args and not any(map(has_pick, args.values())):
            return f"game.passes_for({seat}, {python(what, place)}, {python(args['as'], place)})"
        case "follow" if what is not None and not has_pick(what):
            return f"game.usable({python(what, place)}, {seat})"
        case verb if verb not in PRICES:
            picks = [(role, pick) for role, arg in act.args for _, pick in lifted(arg, "_")[1]]
            tests = [candidates(pick, act, role, place, some=True) for role, pick in picks if _wanted(pick)]
            return both(tests)
        case _:
            return ""


def _wanted(pick: m.Pick) -> bool:
    """Whether without it nothing can be done. Of several things, fewer will do."""
    return pick.single and not pick.goods


def _call_possible(act: m.Act, place: Place) -> str:
    """A call is possible with what it is given, or with something that can be chosen."""
    known: dict[str, str] = {}
    for role, arg in act.args:
        pick = next((pick for _, pick in lifted(arg, "_")[1]), None)
        if pick is not None:
            return may_take(act, role, pick, known, place, some=True) if _wanted(pick) else ""
        known[role] = argument(arg, place)
    return _refusable(act, known, place, frozenset(known))


def may_take(act: m.Act, role: str, pick: m.Pick, known: dict[str, str], place: Place, some: bool = False) -> str:
    """The things that can take a role of an act, as Python: those that fit, and with which what is chosen after them
    can be chosen and the rule be begun. `known` are the roles before it."""
    rule = place.model.rules.get(act.verb) if act.own else None
    param = next((param for param in rule.params if param.role == role), None) if rule else None
    if rule is None or param is None:
        return candidates(pick, act, role, place, some=some)
    it = unused(param.name, place)
    ahead = _ahead(act, role, {**known, role: it}, replace(place, local=place.local | {it}))
    tests: list[str] = []
    if narrows(param.noun) and not ahead.startswith("game.possible("):
        names = {param.role: param.name for param in rule.params}
        before = ", ".join(f"{quoted(names[role])}: {value}" for role, value in known.items() if role in names)
        by, thing = python(act.by, place), it if ahead else "it"
        tests.append(f"game.fits({quoted(act.verb)}, {quoted(role)}, {by}, {{{before}}}, {thing})")
    return candidates(pick, act, role, place, [*tests, *([ahead] if ahead else [])], it if ahead else "it", some)


def _ahead(act: m.Act, role: str, known: dict[str, str], place: Place) -> str:
    """The test of what comes after a choice: a role that is still to be chosen for, or else the call itself."""
    roles = [role for role, _ in act.args]
    given = {role for role, arg in act.args if not has_pick(arg)}
    for later, arg in act.args[roles.index(role) + 1 :]:
        pick = next((pick for _, pick in lifted(arg, "_")[1]), None)
        if pick is not None:
            return may_take(act, later, pick, known, place, some=True) if _wanted(pick) else ""
        known = {**known, later: argument(arg, place)}
    return _refusable(act, known, place, frozenset(given))


def _refusable(act: m.Act, given: dict[str, str], place: Place, unseen: frozenset[str]) -> str:
    """The test of a call of which everything is given; nothing where it would never be refused. What has been chosen
    fits; `unseen` are the roles of which that is not known."""
    rule = place.model.rules.get(act.verb)
    if rule is None or {param.role for param in rule.params} != set(given):
        return ""
    narrow = any(narrows(param.noun) for param in rule.params if param.role in unseen)
    if not narrow and rule.name not in place.within:
        within = Place(place.model, local=frozenset(), within=place.within | {rule.name})
        if not needs(rule.block, within):
            return ""
    pairs = ", ".join(f"{quoted(role)}: {value}" for role, value in given.items())
    return f"game.possible({quoted(act.verb)}, {python(act.by, place)}, {{{pairs}}})"


def has_pick(expr: m.Expr) -> bool:
    return bool(lifted(expr, "_")[1])


def _settled(value: m.Expr, unknown: frozenset[str]) -> bool:
    """Whether a value can be put where its name stands: it is known, and chance has no part in it."""
    return not speaks_of(value, unknown) and not _rolls(value)


def _rolls(part: object) -> bool:
    if isinstance(part, m.Value) and part.name == "rolled":
        return True
    return any(map(_rolls, _parts(part)))


def speaks_of(part: object, names: frozenset[str]) -> bool:
    """Whether a value that is not known yet is spoken of."""
    if not names:
        return False
    if isinstance(part, m.Var):
        return part.name in names
    return any(speaks_of(item, names) for item in _parts(part))


def _parts(part: object) -> list[object]:
    if isinstance(part, tuple):
        return list(cast("tuple[object, ...]", part))
    if dataclasses.is_dataclass(part):
        return [getattr(part, field.name) for field in dataclasses.fields(part) if field.name != "at"]
    return []
