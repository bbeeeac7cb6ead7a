"""What abilities hear: the event by its name, the names of who takes part, and the test of them."""

from __future__ import annotations

from collections.abc import Mapping

from ..meaning import model as m
from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import plan as p
from .goods import price
from .scope import SEAT, Names, Scope, bound, param_type, thing_type
from .values import things, value

AMOUNT = "many"
"""The role of how much it was."""
FACE = "face"
"""The type of what a die shows: a number or a thing, as the die is."""
SOURCE = "from"
"""The role of the element whose lines bring a gain or a loss about."""
NUMBERED = ("rises", "falls")
AIM = "aim-"
"""Stands before the number of a parameter of the rule that a payment is for."""

Roles = tuple[tuple[str, str], ...]


def roles_of(event: str, model: m.Model) -> Roles:
    """The roles of an event, each with its type; the acting player comes first."""
    rule = model.rules.get(event)
    if rule is not None:
        return tuple((param.role, param_type(param, model)) for param in rule.params)
    if event in VERBS:
        return roles_of_verb(event)
    slot = model.slots.get(event.rpartition(" ")[0])
    if slot is None:
        return ()
    held = {"counter": "number", "flag": "truth"}.get(slot.sort, thing_type(slot.holds, model))
    return _of_slot(event, slot.owners, held)


def roles_of_plan(event: str, plan: p.Plan) -> Roles:
    """The same, as the plan has it."""
    rule = plan.routines.get(event)
    if rule is not None and rule.sort == "rule":
        return tuple((param.role, param.type) for param in rule.params)
    if event in VERBS:
        return roles_of_verb(event)
    name = event.rpartition(" ")[0]
    if name in plan.piles:
        return _of_slot(event, plan.piles[name].owners, f"thing {plan.piles[name].holds}")
    slot = plan.slots.get(name)
    if slot is None:
        return ()
    return _of_slot(event, slot.owners, {"counter": "number", "flag": "truth"}.get(slot.sort, f"thing {slot.on}"))


def roles_of_verb(event: str) -> Roles:
    """The roles of a verb's event, after the acting player."""
    verb = VERBS[event]
    found: list[tuple[str, str]] = []
    for step in verb.does:
        if isinstance(step, v.Raise):
            found += [(role, _role_type(verb, role)) for role in step.roles]
            found += [(AMOUNT, "number")] if step.many else []
    if sourced(verb):
        found.append((SOURCE, "thing anything"))
    return tuple(found)


def sourced(verb: v.Verb) -> bool:
    """Whether a verb can be heard `from` the thing whose lines bring it about."""
    return any(isinstance(step, v.Add | v.Take) for step in verb.does) and v.role_of(verb, SOURCE) is None


def _of_slot(event: str, owners: tuple[str, ...], held: str) -> Roles:
    """For a change of a slot: its owners, and its new value or the amount; for a pile, what comes or leaves."""
    of, at = (f"thing {kind}" for kind in (*owners, "nothing", "nothing")[:2])
    change = event.rpartition(" ")[2]
    if change in ("comes", "leaves"):
        return (("what", held), ("of", of), ("at", at))
    return (("of", of), ("at", at), (AMOUNT, "number") if change in NUMBERED else ("value", held))


def _role_type(verb: v.Verb, name: str) -> str:
    role = v.role_of(verb, name)
    type = role.type if role is not None else v.THING
    if type in (v.GOODS, v.OPEN, v.PRICE):
        return "thing good"
    return {v.PILE: "pile anything", v.SEAT: SEAT, v.DIE: "thing die", v.FACE: FACE}.get(type, "thing anything")


def params_of_event(event: m.Event, model: m.Model) -> list[tuple[str, str, str]]:
    """The values that an ability receives from its event: role, name and type."""
    rule = model.rules.get(event.verb)
    types = dict(roles_of(event.verb, model))
    if rule is not None:
        return [(param.role, param.name, param_type(param, model)) for param in rule.params]
    found: list[tuple[str, str, str]] = []
    for role, pattern in event.roles:
        if pattern.called:
            narrow = f"thing {pattern.noun.kind}" if pattern.noun is not None else types.get(role, "thing anything")
            plain = types.get(role, "").startswith(("pile", "number"))
            narrow = "number" if narrow == "thing number" else narrow
            found.append((role, pattern.called, types[role] if plain else narrow))
    if AMOUNT in types:
        found.append((AMOUNT, "amount", "number"))
    known = {name for _, name, _ in found}
    return found + [one for one in _aimed_at(event, model) if one[1] not in known]


def _aimed_at(event: m.Event, model: m.Model) -> list[tuple[str, str, str]]:
    """Of a payment for a rule, what the rule is done with: its place among the parameters, name and type."""
    rule = model.rules.get(event.aim.verb) if event.aim is not None else None
    params = rule.params if rule is not None else ()
    return [(f"{AIM}{n}", param.name, param_type(param, model)) for n, param in enumerate(params)]


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
        # A test of one role may use the others, by the names that the rule gives them.
        scope = replace(scope, env={**scope.env, **{one.name: scope.env[f"~{one.role}"] for one in rule.params}})
    tests = _who(event, scope)
    for role, pattern in event.roles:
        if pattern.noun is not None and f"~{role}" in scope.env:
            tests += matches(scope.env[f"~{role}"], pattern.noun, scope)
    if event.becomes is not None:
        tests.append(x.Compare("truth", "=", scope.env["~value"], value(event.becomes, scope)))
    if event.aim is not None:
        tests.append(_aimed(event.aim, scope, x.Var(SEAT, "you")))
    if not tests:
        return None
    return tests[0] if len(tests) == 1 else x.And("truth", tuple(tests))


def _who(event: m.Event, scope: Scope) -> list[x.Expr]:
    """Who does it; of a change, whose slot it is."""
    if event.who == "you":
        who = scope.env.get("~of") if event.change else x.Var(SEAT, "by")
        return [x.Compare("truth", "=", who, scope.you)] if who is not None else []
    if event.who == "other":
        other: x.Expr = x.Compare("truth", "!=", x.Var(SEAT, "by"), scope.you)
        somebody: x.Expr = x.Compare("truth", "!=", x.Var(SEAT, "by"), x.Nothing("nothing"))
        # A phase may be nobody's.
        return [somebody, other] if event.verb.endswith((" begins", " ends")) else [other]
    if event.who == "it":
        return [x.Compare("truth", "=", scope.env["~of"], scope.env["self"])]
    return []


def matches(what: x.Var, noun: m.Noun, scope: Scope) -> list[x.Expr]:
    """What must hold of something for it to be of a noun."""
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
    elif noun.kind not in ("anything", "number"):
        tests.append(x.Is("truth", what, noun.kind))
    if noun.source is not None:
        tests.append(x.Compare("truth", "in", what, things(noun.source, scope)))
    if noun.holding:
        tests.append(x.Holds("truth", what, noun.holding))
    if noun.where is not None:
        narrow = x.Var(thing_type(noun.kind, model), what.name)
        tests.append(value(noun.where, replace(scope, env={**scope.env, "it": narrow, noun.it: narrow})))
    return tests


def _aimed(aim: m.Aim, scope: Scope, seat: x.Expr) -> x.Expr:
    """Whether a payment is made for a rule with these roles."""
    rule = scope.model.rules.get(aim.verb)
    if rule is None:
        return x.Const("truth", 0)
    env: dict[str, x.Var] = {}
    params: list[str] = []
    for param in rule.params:
        scope, var = bound(scope, f"~aim-{param.role}", param_type(param, scope.model))
        env[param.role] = var
        params.append(var.name)
    scope = replace(scope, env={**scope.env, **{one.name: env[one.role] for one in rule.params}})
    tests = [
        test
        for role, pattern in aim.roles
        if pattern.noun is not None and role in env
        for test in matches(env[role], pattern.noun, scope)
    ]
    test = None if not tests else tests[0] if len(tests) == 1 else x.And("truth", tuple(tests))
    return x.PaidFor("truth", aim.verb, tuple(params), test)


ONE = x.Const("number", 1)


def price_ability(ability: m.Ability, of: str, laws: p.Laws, model: m.Model) -> p.PriceAbility:
    """The goods that an ability takes out of a price and those that it puts in, line by line."""
    env: Mapping[str, x.Var] = {
        "self": x.Var(f"thing {of}", "self"),
        "player": x.Var(SEAT, "you"),
        "amount": x.Var("number", "amount"),
    }
    scope = replace(_scope(of, model), env=dict(env))
    swaps: list[tuple[x.Expr, x.Expr, x.Expr]] = []
    for step in ability.block:
        if not isinstance(step, m.Act) or step.verb not in VERBS:
            continue
        args = dict(step.args)
        for one in VERBS[step.verb].does:
            if isinstance(one, v.Replace):
                gone = args[one.gone]
                come = price(args[one.come], scope) if one.come in args else x.Goods("goods", ())
                if isinstance(gone, m.Pick) and gone.word in ("any number of", "up to"):
                    # One for one, as often as the article says.
                    swaps.append((x.Goods("goods", ((gone.noun.kind, ONE),)), come, value(gone.most, scope)))
                else:
                    swaps.append((price(gone, scope), come, ONE))
    aim = _aimed(ability.event.aim, scope, scope.you) if ability.event.aim is not None else None
    heard = dict(ability.event.roles).get("what")
    goods = _goods(heard.noun, model) if heard is not None and heard.noun is not None else ()
    test = None
    if heard is not None and heard.noun is not None and heard.noun.where is not None:
        it = x.Var("thing good", "it")
        test = value(heard.noun.where, replace(scope, env={**scope.env, "it": it, heard.noun.it: it}))
    return p.PriceAbility(ability.id, of, laws, tuple(swaps), aim, goods, test, ability.at)


def _goods(noun: m.Noun, model: m.Model) -> tuple[str, ...]:
    """The goods of which one must be in a price for an ability to change it."""
    group = model.groups.get(noun.kind)
    if group is not None:
        return group.members
    return (noun.kind,) if noun.kind in model.slots or noun.kind in model.wallets else ()
