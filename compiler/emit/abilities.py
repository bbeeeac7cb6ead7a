"""Abilities and laws as Python: what an ability hears, when it may be used, what may take a role of a rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..meaning import model as m
from .expressions import Place, cost, python, quoted
from .functions import at_of, decorator_of, functions, params_of, said
from .names import Names
from .possible import needs_of


def tests_of(noun: m.Noun, place: Place) -> list[tuple[str, str]]:
    """What a thing must be to be of a noun, in words and as Python."""
    tests: list[tuple[str, str]] = []
    if noun.source is not None:
        where = f"it is in {noun.source.pile}" if isinstance(noun.source, m.Inside) else "it is there"
        tests.append((where, f"it in {python(noun.source, place)}"))
    if noun.trait:
        tests.append((f"{noun.trait}-{noun.kind}", f"game.is_a(it, {quoted(f'{noun.trait}-{noun.kind}')})"))
    if noun.holding:
        tests.append((f"holding {noun.holding}", f"game.holds(it, {quoted(noun.holding)})"))
    if noun.where is not None:
        parts = noun.where.items if isinstance(noun.where, m.All) else (noun.where,)
        tests += [(words, python(part, place)) for words, part in zip(noun.words, parts, strict=True)]
    return tests


def fits(rule: m.Rule, place: Place) -> str:
    """What may take each role of a rule: tests, each with the author's words for it."""
    found: list[str] = []
    for param in rule.params:
        tests = tests_of(param.noun, replace(place, local=frozenset({"it"})))
        if tests:
            listed = "".join(f"({quoted(words)}, lambda game, you, v, it: {test}), " for words, test in tests)
            found.append(f"{quoted(param.role)}: ({listed})")
    return ", ".join(found)


def laws(found: m.Laws, place: Place) -> str:
    """The laws of an ability, those that say something."""
    parts: list[str] = []
    for name in ("optional", "exhausts"):
        if getattr(found, name):
            parts.append(f"{name}=True")
    pairs = (("once", found.once), ("works_in", found.works_in), ("open_until", found.open_until))
    parts += [f"{name}={quoted(value)}" for name, value in (*pairs, ("waits", found.not_fresh)) if value]
    if found.only_while is not None:
        parts.append(f"only_while=lambda game, you, v: {python(found.only_while, place)}")
    return f"Laws({', '.join(parts)})"


def of_element(element: m.Element, place: Place, names: Names) -> Iterator[list[str]]:
    kind = place.model.kinds.get(element.kind)
    given = element.laws
    if element.block:
        args = [quoted(element.id), at_of(element)]
        if given != m.Laws():
            args.append(f"laws={laws(given, place)}")
        if needed := needs_of(element.block, place):
            args.append(needed)
        yield functions(
            decorator_of("does", args),
            element.id,
            element.block,
            place,
            names,
            element,
            frozenset(),
            f"does:{element.id}",
        )
    elif kind is not None and kind.block:
        args = [quoted(element.id), at_of(element)]
        if given != m.Laws():
            args.append(f"laws={laws(given, place)}")
        if needed := needs_of(kind.block, place):
            args.append(needed)
        yield functions(
            decorator_of("does", args), element.id, kind.block, place, names, element, frozenset(), f"does:{element.id}"
        )
    yield from abilities(element.id, element.abilities, given, place, names)
    for counts in element.counts_as:
        args = [quoted(counts.id), quoted(element.id), quoted(counts.one), quoted(counts.other), str(counts.reverse)]
        yield [f"pack.counts_as.append(CountsAs({', '.join(args)}, {laws(given, place)}, {at_of(counts)}))"]
    if element.score is not None:
        yield [
            f"@pack.score({quoted(element.id)})",
            f"def {names.of(f'score_{element.id}')}(game: Game, you: str, v: Vars) -> int:",
            f"    {said(element)}",
            f"    return {python(element.score, place)}",
        ]
    for shift in element.shifts:
        yield shift_lines(element.id, shift, given, place)


def shift_lines(of: str, shift: m.Shift, given: m.Laws, place: Place) -> list[str]:
    args = "".join(f"{python(arg, place)}, " for arg in shift.args)
    test = python(shift.test, place) if shift.test is not None else "True"
    return [
        "pack.shifts.append(",
        "    Shift(",
        f"        {quoted(shift.value)},",
        f"        lambda game, you, v: ({args}),",
        f"        lambda game, you, v: {python(shift.by, place)},",
        f"        lambda game, you, v: {test},",
        f"        {quoted(of)},",
        f"        {laws(given, place)},",
        "    )",
        ")",
    ]


def abilities(
    owner: str, abilities: tuple[m.Ability, ...], given: m.Laws, place: Place, names: Names
) -> Iterator[list[str]]:
    for ability in abilities:
        yield ability_lines(owner, ability, given, place, names)


def ability_lines(owner: str, ability: m.Ability, given: m.Laws, place: Place, names: Names) -> list[str]:
    event = ability.event
    args = [quoted(ability.id), at_of(ability)]
    if owner:
        args.append(f"of={quoted(owner)}")
    if given != m.Laws():
        args.append(f"laws={laws(given, place)}")
    if ability.payment:
        return [decorator_of("when_paying", [*args, f"swaps=lambda game, you, v: ({_swaps(ability, place)})"])[1:]]
    pairs = _heard_params(event, place)
    if pairs:
        args.append(params_of(pairs))
    hears = _hears(event, place)
    if hears:
        args.append(f"hears=lambda game, you, self, e: {hears}")
    if needed := needs_of(ability.block, place):
        args.append(needed)
    decorator = decorator_of(event.moment, [quoted(event.verb), *args])
    # Only under `before` can they be set, so elsewhere it does not matter.
    rewritable = frozenset(name for _, name in pairs)
    return functions(
        decorator, ability.id.removesuffix(".1"), ability.block, place, names, ability, rewritable, ability.id
    )


def _swaps(ability: m.Ability, place: Place) -> str:
    found: list[str] = []
    for step in ability.block:
        if isinstance(step, m.Act) and step.verb in ("swap", "spare"):
            args = dict(step.args)
            into = cost(args["for"], place) if "for" in args else "{}"
            found.append(f"({cost(args['what'], place)}, {into}), ")
    return "".join(found)


def _heard_params(event: m.Event, place: Place) -> list[tuple[str, str]]:
    """The roles of an event and the names by which the ability speaks of them."""
    rule = place.model.rules.get(event.verb)
    if rule is not None:
        return [(param.role, param.name) for param in rule.params]
    return [(role, pattern.called) for role, pattern in event.roles if pattern.called]


def _hears(event: m.Event, place: Place) -> str:
    """The test of an event, as Python."""
    tests: list[str] = []
    if event.who == "you":
        tests.append('e.get("by") == you')
    elif event.who == "it":
        tests.append('e.get("of") == self')
    within = replace(place, local=frozenset({"it"}))
    for role, pattern in event.roles:
        if pattern.noun is not None:
            tests.append(_matches(role, pattern.noun, within))
    if event.becomes is not None:
        tests.append(f'e["value"] == {python(event.becomes, place)}')
    return " and ".join(test for test in tests if test)


def _matches(role: str, noun: m.Noun, place: Place) -> str:
    got = f"e.get({quoted(role)})"
    if noun.kind in place.model.slots and place.model.slots[noun.kind].sort == "pile":
        return f'str({got}).partition(":")[0] == {quoted(noun.kind)}'
    goods = place.model.groups[noun.kind].members if noun.kind in place.model.groups else ()
    if noun.kind in place.model.slots:
        return f"{got} == {quoted(noun.kind)}"
    if goods and place.model.groups[noun.kind].goods:
        return f"{got} in ({''.join(quoted(good) + ', ' for good in goods)})"
    tests: list[str] = []
    kind = f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind
    if kind != "anything":
        tests.append(f"game.is_a({got}, {quoted(kind)})")
    if noun.holding:
        tests.append(f"game.holds({got}, {quoted(noun.holding)})")
    if noun.where is not None:
        tests.append(f"any({python(noun.where, place)} for it in [{got}])")
    return " and ".join(tests)
