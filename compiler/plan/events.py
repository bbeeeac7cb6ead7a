"""What abilities hear: the event by its name, the names of who takes part, and the test of them."""

from __future__ import annotations

from dataclasses import replace

from ..meaning import model as m
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import plan as p
from .scope import Names, Scope, bound, param_type, thing_type
from .values import SEAT, price, things, value

AMOUNT = "many"
"""The role of how much it was."""


def roles_of(event: str, model: m.Model) -> tuple[tuple[str, str], ...]:
    """Who takes part in an event, by role, each with its type; whoever does it comes before them."""
    rule = model.rules.get(event)
    if rule is not None:
        return tuple((param.role, param_type(param, model)) for param in rule.params)
    if event in VERBS:
        return _of_verb(event)
    if event.endswith(" becomes"):
        slot = model.slots[event.removesuffix(" becomes")]
        held = {"counter": "number", "flag": "truth"}.get(slot.sort, thing_type(slot.holds, model))
        return (("of", f"thing {slot.owners[0]}" if slot.owners else "nothing"), ("value", held))
    return ()


def _of_verb(event: str) -> tuple[tuple[str, str], ...]:
    verb = VERBS.get(event)
    found: list[tuple[str, str]] = []
    for step in verb.does if verb is not None else ():
        if verb is not None and isinstance(step, v.Raise):
            found += [(role, _role_type(verb, role)) for role in step.roles]
            found += [(AMOUNT, "number")] if step.many else []
    return tuple(found)


def roles_of_plan(event: str, plan: p.Plan) -> tuple[tuple[str, str], ...]:
    """The same, as the plan has it."""
    rule = plan.routines.get(event)
    if rule is not None and rule.sort == "rule":
        return tuple((param.role, param.type) for param in rule.params)
    return _of_verb(event) or _of_slot(event, plan)


def _of_slot(event: str, plan: p.Plan) -> tuple[tuple[str, str], ...]:
    slot = plan.slots.get(event.rpartition(" ")[0])
    if slot is None:
        return ()
    held = {"counter": "number", "flag": "truth"}.get(slot.sort, f"thing {slot.on}")
    return (("of", f"thing {slot.owners[0]}" if slot.owners else "nothing"), ("value", held))


def _role_type(verb: v.Verb, name: str) -> str:
    role = v.role_of(verb, name)
    type = role.type if role is not None else v.THING
    if type in (v.GOODS, v.OPEN, v.PRICE):
        return "thing good"
    return {v.PILE: "pile anything", v.SEAT: SEAT}.get(type, "thing anything")


def params_of_event(event: m.Event, model: m.Model) -> list[tuple[str, str, str]]:
    """What an ability can speak of: role, name and type."""
    rule = model.rules.get(event.verb)
    if rule is not None:
        return [(param.role, param.name, param_type(param, model)) for param in rule.params]
    types = dict(roles_of(event.verb, model))
    found = [
        (role, pattern.called, types.get(role, "thing anything")) for role, pattern in event.roles if pattern.called
    ]
    if AMOUNT in types:
        found.append((AMOUNT, "amount", "number"))
    return found


def listener(ability: m.Ability, of: str, laws: p.Laws, model: m.Model) -> p.Listener:
    event = ability.event
    test = _test(event, of, model)
    return p.Listener(ability.id, event.moment, event.verb, event.who, test, of, laws, ability.at)


def _scope(of: str, model: m.Model) -> Scope:
    names = Names()
    names.used |= {"you", "it", "self", "by"}
    env = {"self": x.Var(f"thing {of}" if of else "nothing", "self"), "player": x.Var(SEAT, "by")}
    return Scope(model, names, env, x.Var(SEAT, "you"), [])


def _test(event: m.Event, of: str, model: m.Model) -> x.Expr | None:
    """What must hold of an event, as said in its roles' own names."""
    scope = _scope(of, model)
    for role, type in roles_of(event.verb, model):
        scope, _ = bound(scope, f"~{role}", type)
    rule = model.rules.get(event.verb)
    if rule is not None:
        # A test of one role may speak of the others by the names that the rule gives them.
        scope = replace(scope, env={**scope.env, **{one.name: scope.env[f"~{one.role}"] for one in rule.params}})
    tests: list[x.Expr] = []
    if event.who == "you":
        tests.append(x.Compare("truth", "=", x.Var(SEAT, "by"), scope.you))
    elif event.who == "it":
        tests.append(x.Compare("truth", "=", scope.env["~of"], scope.env["self"]))
    for role, pattern in event.roles:
        if pattern.noun is not None:
            tests += _matches(scope.env[f"~{role}"], pattern.noun, scope)
    if event.becomes is not None:
        tests.append(x.Compare("truth", "=", scope.env["~value"], value(event.becomes, scope)))
    if not tests:
        return None
    return tests[0] if len(tests) == 1 else x.And("truth", tuple(tests))


def _matches(what: x.Var, noun: m.Noun, scope: Scope) -> list[x.Expr]:
    model = scope.model
    slot = model.slots.get(noun.kind)
    group = model.groups.get(noun.kind)
    tests: list[x.Expr] = []
    if slot is not None and slot.sort == "pile":
        tests.append(x.LiesIn("truth", what, noun.kind))
    elif slot is not None or noun.kind in model.wallets:
        tests.append(x.Compare("truth", "=", what, x.Thing("thing good", noun.kind)))
    elif group is not None and group.goods:
        members = tuple(x.Thing("thing good", good) for good in group.members)
        tests.append(x.Compare("truth", "in", what, x.Items("set good", members)))
    elif noun.trait:
        tests.append(x.Is("truth", what, f"{noun.trait}-{noun.kind}"))
    elif noun.kind != "anything":
        tests.append(x.Is("truth", what, noun.kind))
    if noun.source is not None:
        tests.append(x.Compare("truth", "in", what, things(noun.source, scope)))
    if noun.holding:
        tests.append(x.Holds("truth", what, noun.holding))
    if noun.where is not None:
        tests.append(value(noun.where, replace(scope, env={**scope.env, "it": what})))
    return tests


def price_ability(ability: m.Ability, of: str, laws: p.Laws, model: m.Model) -> p.PriceAbility:
    """What goes out of a price and what comes in, line by line."""
    scope = replace(_scope(of, model), env={"self": x.Var(f"thing {of}", "self"), "player": x.Var(SEAT, "you")})
    swaps: list[tuple[x.Expr, x.Expr, bool]] = []
    for step in ability.block:
        if not isinstance(step, m.Act) or step.verb not in VERBS:
            continue
        args = dict(step.args)
        for one in VERBS[step.verb].does:
            if isinstance(one, v.Replace):
                gone = args[one.gone]
                any_ = isinstance(gone, m.Pick) and gone.word in ("any number of", "up to")
                come = price(args[one.come], scope) if one.come in args else x.Goods("goods", ())
                swaps.append((price(gone, scope), come, any_))
    return p.PriceAbility(ability.id, of, laws, tuple(swaps), "", (), ability.at)
