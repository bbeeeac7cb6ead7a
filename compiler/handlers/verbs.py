"""The verbs that an edition uses, as Python, each printed from its data."""

from __future__ import annotations

from collections.abc import Iterator

from ..plan import expressions as x
from ..plan.certain import everything
from ..plan.events import SOURCE, sourced
from ..plan.link import Linked
from ..plan.steps import Do, DoGoods, For, Repeat
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs import verb as v
from . import numbers
from .context import Module, helper
from .context import Place as At
from .names import identifier
from .tree import Code, Doc, Gap, Statement, call, head, line, number, quoted, raw, tupled


def used_verbs(linked: Linked) -> list[str]:
    """The verbs that the plan uses, in order; a scenario may use more."""
    found = {
        one.verb
        for routine in linked.plan.routines.values()
        for one in parts(routine.block)
        if isinstance(one, Do | DoGoods)
    }
    return [name for name in VERBS if name in found]


def verb_function(verb: v.Verb, module: Module) -> list[Statement]:
    params = ["g: State", "you: int"]
    for role in verb.roles:
        params.append(f"{identifier(role.name)}: int")
        if role.name == "what" and role.type in (v.GOODS, v.OPEN):
            params.append("many: int")
    body = [one for step in verb.does for one in _step(step, verb, At(module))]
    name = module.functions[f"verb {verb.name}"]
    made = head([Doc(f"{verb.name}: {verb.says}"), *body], f"def {name}({', '.join(params)}) -> None")
    return [made, Gap(2), *registered(verb, name)]


def registered(verb: v.Verb, name: str) -> list[Statement]:
    """A verb whose object is known only at run time."""
    takes = ["you"]
    for role in verb.roles:
        takes.append(role.name)
        if role.name == "what" and role.type in (v.GOODS, v.OPEN):
            takes.append("many")
    raised = next((step for step in verb.does if isinstance(step, v.Raise)), None)
    raises = [raised.by, *raised.roles, *(["many"] if raised.many else [])] if raised is not None else []
    args = (quoted(verb.name), raw(name), tupled(map(quoted, takes)), tupled(map(quoted, raises)))
    return [line(call("rules.verb", *args, *([raw("True")] if sourced(verb) else []))), Gap(2)]


def at_once(step: For, linked: Linked) -> Do | None:
    """What a loop does with each thing of a set, where it can be done with all at once: they are moved, and no ability
    hears it."""
    done = step.block[0] if len(step.block) == 1 else None
    if not isinstance(done, Do) or done.verb in linked.pauses.after | linked.pauses.before:
        return None
    match VERBS[done.verb].does:
        case (v.Lay(thing=str() as thing, to=(_,)), v.Raise()):
            args = dict(done.args)
            rest = (done.seat, *(arg for role, arg in args.items() if role != thing))
            alone = not any(isinstance(part, x.Var) and part.name == step.var for part in parts(rest))
            # A value that is computed for each thing could change when another thing has moved.
            fixed = not any(isinstance(part, x.Filter | x.Fold | x.Count | x.Named | x.Inside) for part in parts(rest))
            what = args.get(thing)
            return done if alone and fixed and isinstance(what, x.Var) and what.name == step.var else None
        case _:
            return None


def many_times(step: Repeat, linked: Linked) -> Do | None:
    """A repeated verb that makes copies, where no ability hears it."""
    done = step.block[0] if len(step.block) == 1 else None
    if not isinstance(done, Do) or done.verb in linked.pauses.after | linked.pauses.before:
        return None
    match VERBS[done.verb].does:
        case (v.Make(), v.Raise()):
            # A value that is computed for each copy could change when there is another copy.
            fixed = not any(isinstance(part, x.Filter | x.Fold | x.Count | x.Named | x.Inside) for part in parts(done))
            return done if fixed and not any(isinstance(part, CHANCE) for part in parts(done)) else None
        case _:
            return None


CHANCE = x.Rolled | x.Random | x.Taken


def all_at_once(linked: Linked) -> set[str]:
    """The verbs that are done with many things at once, or several times."""
    steps = [one for routine in linked.plan.routines.values() for one in parts(routine.block)]
    found = [at_once(one, linked) for one in steps if isinstance(one, For)]
    found += [many_times(one, linked) for one in steps if isinstance(one, Repeat)]
    return {done.verb for done in found if done is not None}


def off_a_pile(linked: Linked) -> set[str]:
    """The verbs that are done with things from the top of a pile, whatever they are."""
    steps = [one for routine in linked.plan.routines.values() for one in parts(routine.block) if isinstance(one, For)]
    found = [(one, at_once(one, linked)) for one in steps]
    return {done.verb for one, done in found if done is not None and is_off_a_pile(one, done, linked)}


def is_off_a_pile(step: For, done: Do, linked: Linked) -> bool:
    """Whether things are moved from the top of one pile to the top of another, whatever they are."""
    lay = VERBS[done.verb].does[0]
    on_top = isinstance(lay, v.Lay) and not lay.below and len(lay.to) == 1
    return on_top and isinstance(step.over, x.Taken) and everything(step.over, linked.plan)


def verb_of_many(verb: v.Verb, module: Module) -> list[Statement]:
    """The same verb for several things, or several times."""
    place = At(module)
    first, told = verb.does
    assert isinstance(told, v.Raise)
    name = module.functions[f"verb of many {verb.name}"]
    if isinstance(first, v.Make):
        given = ["original" if role.name == first.element else identifier(role.name) for role in verb.roles]
        roles = [f"{name}: int" for name in given]
        args = [raw("g"), raw("original"), raw(identifier(first.to)), raw("times")]
        loop = f"for {identifier(first.element)} in "
        body = head(list(_raise(told, verb, place)), loop, call(helper(place, "make_each"), *args))
        doc = Doc(f"{verb.name}: so many times.")
        return [head([doc, body], f"def {name}(g: State, you: int, {', '.join(roles)}, times: int) -> None"), Gap(2)]
    lay = first
    assert isinstance(lay, v.Lay) and isinstance(lay.thing, str)
    thing = identifier(lay.thing)
    params = ["things: Any" if role.name == lay.thing else f"{identifier(role.name)}: int" for role in verb.roles]
    args = [raw("g"), raw("things"), raw(identifier(lay.to[0]))]
    if lay.below:
        args.append(raw(f"{identifier(lay.below[0])} >= 0"))
    each = head(list(_raise(told, verb, place)), f"for {thing} in ", call(helper(place, "laid"), *args))
    doc = Doc(f"{verb.name}: with each of several things.")
    body = each if lay.below else head([each], "if not ", call(helper(place, "poured"), *args))
    return [head([doc, body], f"def {name}(g: State, you: int, {', '.join(params)}) -> None"), Gap(2)]


def verb_off(verb: v.Verb, module: Module) -> list[Statement]:
    """The same verb for several things from the top of a pile."""
    place = At(module)
    lay = next(step for step in verb.does if isinstance(step, v.Lay))
    taken = call(helper(place, "take_off"), raw("g"), raw("off"), raw("many"), raw("None"))
    roles = [identifier(role.name) for role in verb.roles if role.name != lay.thing]
    given = [taken if role.name == lay.thing else raw(identifier(role.name)) for role in verb.roles]
    done = line(call(module.functions[f"verb of many {verb.name}"], raw("g"), raw("you"), *given))
    dealt = call(helper(place, "dealt"), raw("g"), raw("off"), raw("many"), raw(identifier(lay.to[0])))
    params = ", ".join(f"{name}: int" for name in ("you", "off", "many", *roles))
    doc = Doc(f"{verb.name}: so many things off a pile.")
    name = module.functions[f"verb off {verb.name}"]
    return [head([doc, head([done], "if not ", dealt)], f"def {name}(g: State, {params}) -> None"), Gap(2)]


def _value(value: v.Number, place: At) -> Code:
    match value:
        case v.Held(good, of):
            return call(helper(place, "held_good"), raw("g"), _value(good, place), _value(of, place))
        case v.Least(one, other):
            return call("min", _value(one, place), _value(other, place))
        case _:
            return raw(identifier(value) if value != "you" else "you")


def _unless(test: Code) -> Statement:
    return head([line("return")], "if not ", test)


def _step(step: v.Step, verb: v.Verb, place: At) -> Iterator[Statement]:
    g = raw("g")
    match step:
        case v.Add(good, of, by, gives) | v.Take(good, of, by, gives):
            name = "add" if isinstance(step, v.Add) else "take"
            args = (g, _value(good, place), _value(of, place), _value(by, place))
            yield line(f"{identifier(gives)} = ", call(helper(place, name), *args))
        case v.Lay(thing, to, below):
            yield from _lay(thing, to, below, place)
        case v.Make(element, to, gives):
            made = call(helper(place, "make"), g, _value(element, place), _value(to, place))
            yield line(f"{identifier(gives)} = ", made)
            yield head([line("return")], f"if {identifier(gives)} < 0")
            yield line(f"{identifier(element)} = {identifier(gives)}")
        case v.Discard(thing):
            yield _unless(call(helper(place, "take_away"), g, _value(thing, place)))
        case v.Turn(thing, exhausted):
            yield _unless(call(helper(place, "turn"), g, _value(thing, place), number(int(exhausted))))
        case v.Show(pile, to):
            yield _unless(call(helper(place, "show"), g, _value(pile, place), _value(to, place)))
        case v.Hide(pile):
            yield _unless(call(helper(place, "hide"), g, _value(pile, place)))
        case v.Mix(pile):
            yield _unless(call(helper(place, "mix"), g, _value(pile, place)))
        case v.Crown(winner):
            yield _unless(call(helper(place, "crown"), g, _value(winner, place)))
        case v.Raise():
            yield from _raise(step, verb, place)
        case _:
            pass


def _lay(thing: str, to: tuple[str, ...], below: tuple[str, ...], place: At) -> Iterator[Statement]:
    where = identifier(to[0])
    args = [raw("g"), _value(thing, place), raw(where)]
    if len(to) > 1:
        given = ", ".join(identifier(role) for role in to)
        yield line(f"where = max({given})")
        args[2] = raw("where")
    if below:
        args.append(raw(f"{identifier(below[0])} >= 0"))
    yield _unless(call(helper(place, "lay"), *args))


def _raise(step: v.Raise, verb: v.Verb, place: At) -> Iterator[Statement]:
    if step.many:
        yield head([line("return")], f"if {identifier(step.many)} <= 0")
    by = _value(step.by, place)
    roles = [*step.roles, *([step.many] if step.many else [])]
    told = tupled(
        tupled((quoted("many" if role == step.many else role), quoted(_sort(verb, role)), raw(identifier(role))))
        for role in roles
    )
    if not v.thrown(verb):
        yield head([line(call("g.watch", quoted(verb.name), by, told))], "if g.watch is not None")
    if verb.name in place.module.linked.pauses.after:
        event = numbers.event(place.module, verb.name)
        source = [source_of(verb, place)] if sourced(verb) else []
        items = tupled([event, by, *(raw(identifier(role)) for role in roles), *source])
        yield line(call(helper(place, "happened"), raw("g"), items))


def source_of(verb: v.Verb, place: At) -> Code:
    """The thing whose lines cause the event, where an ability tests it."""
    listeners = place.module.linked.plan.listeners
    if any(one.event == verb.name and f"~{SOURCE}" in _names(one.test) for one in listeners):
        return call(helper(place, "source"), raw("g"))
    return number(-1)


def _names(test: object) -> set[str]:
    return {one.name for one in parts(test) if isinstance(one, x.Var)}


def _sort(verb: v.Verb, name: str) -> str:
    role = v.role_of(verb, name)
    if role is None:
        return "number"
    return "pile" if role.type == v.PILE else "thing"
