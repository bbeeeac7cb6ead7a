"""Events by their names, and whether an ability hears a happening.

after you place a token in a sunny-field      hears `place in sunny-field`
after you gain any resource                  hears `gain coal`, `gain iron` ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..frozen import frozen
from ..meaning import model as m
from ..meaning.built_in import verb_named
from ..plan import expressions as x
from ..plan.plan import Listener
from ..plan.transform import parts
from ..verbs.verb import brings, of_goods, takes_away
from .amounts import Env
from .happenings import GUARD_OF_LUCK, Happening, Known, Range, Seat, What, is_change
from .known import known
from .sorts import Sorts, members
from .truth import truth


@frozen
class Heard:
    """An ability hears a happening: under which name, whether this must be chosen, and its other conditions."""

    event: str
    choice: bool
    sure: bool
    guards: tuple[str, ...]
    elsewhere: bool = False
    """Whether another player, with the same ability or another one, hears it."""


# ---- names


def events_of(event: m.Event, model: m.Model) -> tuple[str, ...]:
    """The names of the events that an ability hears: for a group of goods, one for each good."""
    before = "before " if event.moment == "before" else ""
    pattern = dict(event.roles).get("what")
    noun = pattern.noun if pattern else None
    if event.becomes is not None:
        return (f"{before}{event.verb} {_said(event.becomes)}",)
    if event.change:
        return (before + _changed(event.verb, noun),)
    verb = verb_named(event.verb, model)
    if verb is not None and of_goods(verb):
        goods = named_goods(noun.kind, model) if noun else ()
        return tuple(f"{before}{event.verb} {good}" for good in goods) or (f"{before}{event.verb}",)
    return (before + named(event.verb, tuple((role, one.noun) for role, one in event.roles), model),)


def named_goods(name: str, model: m.Model) -> tuple[str, ...]:
    """A good itself, or the goods of a group; empty for anything else."""
    group = model.groups.get(name)
    if group is not None and group.goods:
        return group.members
    if name in model.wallets or (name in model.slots and model.slots[name].sort == "counter"):
        return (name,)
    return ()


def event_name(one: Happening, model: m.Model) -> str:
    """The name of what happens."""
    if one.event.endswith(" becomes"):
        return f"{one.event} {_plainly(one.value)}" if one.value is not None else one.event
    if one.good:
        return f"{one.event} {one.good}"
    if is_change(one.event):
        what = dict(one.roles).get("what")
        return _changed(one.event, m.Noun(what.kind, what.trait) if isinstance(what, What) else None)
    roles = tuple((role, m.Noun(what.kind, what.trait)) for role, what in one.roles if isinstance(what, What))
    return named(one.event, roles, model)


def changes_goods(name: str, model: m.Model) -> bool:
    """Whether it is an event of goods that come or go, other than as a price."""
    verb = verb_named(name.partition(" ")[0], model)
    return verb is not None and (brings(verb) or takes_away(verb))


def _changed(event: str, what: m.Noun | None) -> str:
    """The name of a change: `coin rises`, `token comes to bag`."""
    slot, _, change = event.rpartition(" ")
    if change not in ("comes", "leaves"):
        return event
    return f"{noun_name(what or m.Noun('anything'))} {'comes to' if change == 'comes' else change} {slot}"


def _bare(noun: m.Noun | None) -> m.Noun | None:
    """The thing without `another` and the like, which does not belong to the name of an event."""
    return m.Noun(noun.kind, noun.trait) if noun is not None else None


def named(verb: str, roles: tuple[tuple[str, m.Noun | None], ...], model: m.Model) -> str:
    """A verb with what is known of its roles. What a rule always requires is left out, unless nothing else would be
    left."""
    rule = model.rules.get(verb)
    asked = {param.role: param.noun for param in rule.params} if rule else {}
    said = [(role, noun) for role, noun in roles if noun is not None and not _plain(noun, asked.get(role))]
    if not said:
        given = dict(roles)
        what = given.get("what") or _bare(asked.get("what"))
        said = [("what", what)] if what is not None else []
    order = {role: number for number, role in enumerate(asked)}
    said.sort(key=lambda one: order.get(one[0], 0))
    names = (noun_name(noun) if role == "what" else f"{role} {noun_name(noun)}" for role, noun in said)
    return " ".join([verb, *names])


def _plain(noun: m.Noun, asked: m.Noun | None) -> bool:
    return asked is not None and noun.kind == asked.kind and not (noun.trait or noun.holding or noun.words)


def noun_name(noun: m.Noun) -> str:
    found = [f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind]
    if noun.holding:
        found.append(f"holding {noun.holding}")
    if noun.words:
        found.append(f"where {' and '.join(' '.join(words.split()) for words in noun.words)}")
    return " ".join(found)


def _said(value: m.Expr) -> str:
    match value:
        case m.Number(number):
            return str(number)
        case m.Truth(truth):
            return "yes" if truth else "no"
        case m.Thing(id):
            return id
        case m.Nothing():
            return "nothing"
        case _:
            return "so much"


def _plainly(value: x.Expr) -> str:
    match value:
        case x.Const(type="truth", value=number):
            return "yes" if number else "no"
        case x.Const(value=number):
            return str(number)
        case x.Thing(id=id):
            return id
        case x.Nothing():
            return "nothing"
        case _:
            return "so much"


# ---- whether it is heard


@frozen
class Asked:
    """What an ability tests of an event, computed once for all events."""

    name: str
    tests: tuple[x.Expr, ...]
    """All tests without the one about who acts."""
    rest: tuple[x.Expr, ...]
    """The same without the test that lists goods or things."""
    names: frozenset[str]
    """The goods or things that this test lists."""


def asked_by(event: m.Event, listener: Listener, model: m.Model) -> Asked:
    tests = tuple(test for test in _tests(listener.test) if not _of_who(test, event))
    lists = next((test for test in tests if _lists(test)), None)
    names = frozenset(listed(listener))
    rest = tuple(test for test in tests if test is not lists) if names else tests
    return Asked(events_of(event, model)[0], tests, rest, names)


def heard(one: Happening, event: m.Event, listener: Listener, sorts: Sorts, asked: Asked) -> Heard | None:
    """Whether an ability hears a happening. Events of another player are heard by abilities of that player."""
    guards = list(one.guards)
    # An opponent's act is heard by another player than the one who acts.
    elsewhere = (one.by == "other" and event.who == "you") or (one.by == "you" and event.who == "other")
    if one.by == "someone" and event.who == "you":
        guards.append("it happens to the same player")
    choice = one.choice
    tests = asked.rest if one.good and one.good in asked.names else asked.tests
    env: Env = _env(one, event, listener, sorts) if tests else {}
    for test in tests:
        if one.range is not None and _beyond(test, one.range):
            return None
        answer = truth(test, env, sorts)
        if answer == "no":
            return None
        if answer == "maybe":
            role = _role_in(test)
            what = env.get(f"~{role}")
            if isinstance(what, What) and what.picked:
                choice = True
            elif isinstance(what, What) and what.luck:
                guards.append(GUARD_OF_LUCK[what.luck])
            elif guard := _guard(role, event):
                guards.append(guard)
    name = f"{one.event} {one.good}" if one.good else asked.name
    before = "before " if event.moment == "before" and one.good else ""
    told = tuple(dict.fromkeys(guards))
    return Heard(before + name, choice, one.sure and not choice and not told, told, elsewhere)


def _beyond(test: x.Expr, range: Range) -> bool:
    """Whether a test requires a value that a counter cannot have then."""
    match test:
        case x.Compare(how="=", left=x.Var(name="~value"), right=x.Const(value=value)):
            return not range.holds(value)
        case _:
            return False


DOES: Mapping[str, Seat] = {"you": "you", "other": "other"}


def _env(one: Happening, event: m.Event, listener: Listener, sorts: Sorts) -> Env:
    """What is known of the roles of the event, by their names in the test."""
    env: dict[str, Known] = {f"~{role}": what for role, what in one.roles}
    if one.good:
        env["~what"] = What(one.good, ids=frozenset({one.good}))
    env["~many"] = one.amount if isinstance(one.amount, int) else None
    if one.value is not None:
        env["~value"] = known(one.value, {}, sorts)
    env["self"] = What(listener.of, ids=members(listener.of, sorts)) if listener.of else None
    env["you"] = What("player", seat="you")
    env["by"] = What("player", seat=DOES.get(event.who, "someone"))
    return env


def _tests(test: x.Expr | None) -> tuple[x.Expr, ...]:
    return () if test is None else test.items if isinstance(test, x.And) else (test,)


def _of_who(test: x.Expr, event: m.Event) -> bool:
    """Whether a test only asks who acts, or to whom something belongs."""
    if not isinstance(test, x.Compare) or test.how != "=" or event.who != "you":
        return False
    names = {one.name for one in (test.left, test.right) if isinstance(one, x.Var)}
    return "you" in names and bool(names & {"by", "~of"})


def _role_in(test: x.Expr) -> str:
    """The role that a test is about."""
    names = [one.name for one in parts(test) if isinstance(one, x.Var) and one.name.startswith("~")]
    return names[0][1:] if names else ""


def _guard(role: str, event: m.Event) -> str:
    pattern = dict(event.roles).get(role)
    if pattern is not None and pattern.noun is not None:
        return f"it is {'' if role == 'what' else role + ' '}{noun_name(pattern.noun)}"
    if event.becomes is not None:
        return ""
    whole = next((f"it is {noun_name(one.noun)}" for _, one in event.roles if one.noun is not None), "")
    return whole


def listed(listener: Listener) -> Iterator[str]:
    """The goods or things of which one must be the `what` of the event; none if it may be anything."""
    for test in _tests(listener.test):
        if isinstance(test, x.Compare) and _lists(test):
            if test.how == "=" and isinstance(test.right, x.Thing):
                yield test.right.id
            elif test.how == "in" and isinstance(test.right, x.Items):
                yield from (one.id for one in test.right.items if isinstance(one, x.Thing))
            return


def _lists(test: x.Expr) -> bool:
    return isinstance(test, x.Compare) and isinstance(test.left, x.Var) and test.left.name == "~what"


__all__ = [
    "Asked",
    "Heard",
    "asked_by",
    "changes_goods",
    "event_name",
    "events_of",
    "heard",
    "listed",
    "named_goods",
    "noun_name",
]
