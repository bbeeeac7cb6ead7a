"""Lines without effect, because an ability that the acting seat can see cancels each of their verbs.

before anyone gain any fish: cancel
option cast: gain 1 fish                not offered as long as the ability exists

A price is no reason to offer them: it would be paid for nothing. Any other effect is one, or an event that is heard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .bindings import lines_given
from .events import roles_of_verb, sourced
from .looking import Looking, by_chance, speaks, words_at
from .plan import Listener, Plan
from .transform import parts

NOTHING = x.Nothing("nothing")
PAYS = frozenset(verb.name for verb in VERBS.values() if v.pays(verb))


class Something(Exception):
    """Something happens that is not surely cancelled."""


def not_in_vain(block: s.Block, words: str, look: Looking, unknown: frozenset[str] = frozenset()) -> x.Need:
    """A test that not everything in the lines is cancelled, where that could be."""
    if not look.cancelled.keys() & VERBS.keys():
        return x.NO_NEED
    try:
        found = tuple(_acts(block, look, frozenset(), unknown, {}))
    except Something:
        return x.NO_NEED
    if not found:
        return x.NO_NEED
    return x.NeedTest(
        words or words_at(block[0]), x.Not("truth", found[0] if len(found) == 1 else x.And("truth", found))
    )


Some = Mapping[str, x.Expr]
"""For what is yet to be chosen or drawn, one of its sort."""


def _acts(
    block: s.Block, look: Looking, within: frozenset[str], unknown: frozenset[str], some: Some
) -> Iterator[x.Expr]:
    """For each verb in the lines, the test whether it is cancelled."""
    for step in block:
        match step:
            case s.Let(var=var):
                unknown |= {var}
            case s.Pay() if not look.heard & PAYS:
                pass
            case s.Do():
                yield _cancelled(step, look, unknown, some)
            case s.Choose(var=var, among=among, single=True):
                some = _with_one(var, among.type.partition(" ")[2], look, some)
            case s.For(var=var, over=over, block=inner, goods=False) if over.type.startswith("set "):
                yield from _acts(inner, look, within, unknown, _with_one(var, over.type[4:], look, some))
            case s.If(then=then, otherwise=otherwise):
                yield from _acts((*then, *otherwise), look, within, unknown, some)
            case s.Alone(block=inner) | s.Together(block=inner):
                yield from _acts(inner, look, within, unknown, some)
            case s.Call(rule=rule) if not {rule} & (look.heard | within) and not step.check:
                lines = lines_given(look.rules[rule], dict(step.args), step.seat, look)
                yield from _acts(lines, look, within | {rule}, unknown, some)
            case _:
                raise Something


def _with_one(var: str, kind: str, look: Looking, some: Some) -> Some:
    one = look.some_of.get(kind)
    if one is None:
        raise Something
    return {**some, var: x.Thing(f"thing {kind}", one)}


def _cancelled(step: s.Do, look: Looking, unknown: frozenset[str], some: Some) -> x.Expr:
    verb = VERBS[step.verb]
    alike = look.cancelled.get(step.verb)
    given = dict(step.args)
    chosen = {role for role, arg in given.items() if speaks(arg, frozenset(some))}
    args = {role: some[arg.name] if isinstance(arg, x.Var) and arg.name in some else arg for role, arg in given.items()}
    if (
        alike is None
        or speaks((step.seat, *args.values()), unknown | frozenset(some))
        or by_chance(tuple(args.values()))
    ):
        raise Something
    # One thing represents all of its sort only where no ability tells them apart.
    if any(not isinstance(args[role], x.Thing) or args[role].type[6:] not in alike.get(role, ()) for role in chosen):
        raise Something

    def arg_of(role: str) -> x.Expr:
        found = v.role_of(verb, role)
        default = step.seat if found is not None and found.default == "you" else NOTHING
        return args.get(role, x.Const("number", 1) if role == "many" else default)

    raised = next(one for one in verb.does if isinstance(one, v.Raise))
    by = step.seat if raised.by == "you" else args.get(raised.by, step.seat)
    roles = tuple(arg_of(role) for role, _ in roles_of_verb(step.verb) if role != "from" or not sourced(verb))
    return x.Cancelled("truth", step.verb, by, (*roles, NOTHING) if sourced(verb) else roles)


# ---- what is known of those that cancel


def alike_of(listeners: Iterable[Listener], plan: Plan) -> dict[str, dict[str, frozenset[str]]]:
    """By event that an ability may cancel, and by role: the kinds whose things no such ability tells apart."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    those: dict[str, list[Listener]] = {}
    for one in listeners:
        if one.cancels is not None:
            those.setdefault(one.event, []).append(one)
    kinds = frozenset(kind for element in plan.elements.values() for kind in element.sorts)
    for event, ears in those.items():
        found[event] = {}
        if event in VERBS:
            tests = tuple(part for one in ears for part in (one.test, one.cancels))
            for role, _ in roles_of_verb(event):
                found[event][role] = frozenset(kind for kind in kinds if _tells_none(f"~{role}", kind, tests, plan))
    return found


def _tells_none(name: str, kind: str, tests: tuple[x.Expr | None, ...], plan: Plan) -> bool:
    """Whether tests come out the same for all things of a kind."""
    whole = sum(isinstance(one, x.Var) and one.name == name for one in parts(tests))
    sorts = [
        one.sort
        for one in parts(tests)
        if isinstance(one, x.Is) and isinstance(one.what, x.Var) and one.what.name == name
    ]
    members = [element.sorts for element in plan.elements.values() if kind in element.sorts]
    return len(sorts) == whole and all(
        len({sort == "anything" or sort in member for member in members}) <= 1 for sort in sorts
    )


def some_of(plan: Plan) -> dict[str, str]:
    """By kind, one thing of it."""
    found: dict[str, str] = {}
    for element in plan.elements.values():
        for kind in element.sorts:
            found.setdefault(kind, element.id)
    return found
