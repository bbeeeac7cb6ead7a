"""The model of a pack as a Python module of handlers, in the order of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..meaning import model as m
from ..meaning.parts import parts
from ..source.text import headings_above
from ..source.text import place as place_of
from .expressions import Place, python, quoted
from .names import Names, identifier
from .possible import block_possible
from .steps import Steps, steps_of

HEAD = '''"""{title}: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import CountsAs, Game, Laws, Next, Pack, Shift, Vars, verbs

pack = Pack({name})
'''

LONGEST = 110


def module(model: m.Model, pack: str, title: str) -> str:
    """The module of one pack: what it declares, then what it does."""
    names = Names()
    parts = [HEAD.format(title=_docstring(title), name=quoted(pack)), "\n".join(_declared(model, pack)) + "\n"]
    for lines in _handlers(model, pack, names):
        parts.append("\n\n" + "\n".join(lines) + "\n")
    text = "".join(parts)
    for unused in ("CountsAs", "Laws", "Next", "Shift", "Vars", "verbs", "Game"):
        if text.count(unused) == 1 or (unused == "verbs" and "verbs." not in text):
            text = text.replace(f" {unused},", "", 1) if f" {unused}," in text else text.replace(f", {unused}\n", "\n", 1)
    return text


def _declared(model: m.Model, pack: str) -> Iterator[str]:
    place = Place(model)
    for kind in model.kinds.values():
        if kind.pack == pack:
            yield f"pack.kind({quoted(kind.name)}{', ' + quoted(kind.base) if kind.base else ''})"
    grids = {e.kind for e in model.elements.values() if e.kind not in model.kinds}
    for name in sorted(grids - {"die", "direction"}):
        yield f"pack.kind({quoted(name)})"
    copied = _copied(model, pack)
    if copied:
        yield f"pack.copied({', '.join(map(quoted, copied))})"
    for slot in model.slots.values():
        if slot.pack == pack:
            yield _slot(slot, place)
    for element in model.elements.values():
        if element.pack == pack:
            yield _element(element, place)
    for group in model.groups.values():
        if group.pack == pack:
            yield f"pack.groups[{quoted(group.name)}] = ({''.join(quoted(one) + ', ' for one in group.members)})"
    for table in model.tables.values():
        if table.pack == pack:
            yield _rows(table.name, table.rows, place)
    for element in model.elements.values():
        if element.pack == pack:
            for chart, rows in element.charts:
                yield _rows(chart if "." in chart else f"{chart}:{element.id}", rows, place)
    for wallet in model.wallets.values():
        if wallet.pack == pack:
            worth = ", ".join(f"{quoted(good)}: {many}" for good, many in wallet.worth)
            yield f"pack.wallets[{quoted(wallet.name)}] = ({quoted(wallet.until)}, {{{worth}}})"
    for found in model.maps.values():
        if found.pack == pack:
            links = "".join(f"({quoted(one)}, {quoted(other)}), " for one, other in found.links)
            yield f"pack.maps[{quoted(found.name)}] = ({links})"
    for die in model.dice.values():
        if die.pack == pack:
            yield f"pack.dice[{quoted(die.name)}] = ({''.join(python(face, place) + ', ' for face in die.faces)})"


def _copied(model: m.Model, pack: str) -> list[str]:
    """Kinds and elements of which the rules of a pack make copies."""
    found: dict[str, None] = {}
    declared = (*model.rules.values(), *model.elements.values(), *model.kinds.values(), *model.hooks)
    for act in parts(tuple(one for one in declared if one.pack == pack)):
        if isinstance(act, m.Act) and act.verb == "create" and not act.own:
            for part in parts(dict(act.args).get("what")):
                if isinstance(part, m.Goods):
                    found[part.good] = None
                elif isinstance(part, m.Thing):
                    found[part.id] = None
                elif isinstance(part, m.Noun):
                    found[part.kind] = None
    return list(found)


def _slot(slot: m.Slot, place: Place) -> str:
    marks: list[str] = [quoted(slot.sort), quoted(slot.name), *map(quoted, slot.owners)]
    for name, value in (("low", slot.low), ("high", slot.high), ("starts", slot.starts)):
        if value is not None:
            marks.append(f"{name}={python(value, place)}")
    if slot.excess != "lost":
        marks.append(f"excess={quoted(slot.excess)}")
    if slot.holds not in ("", "anything"):
        marks.append(f"holds={quoted(slot.holds)}")
    if slot.sort == "pile" and slot.seen_by != "everyone":
        marks.append(f"seen_by={quoted(slot.seen_by)}")
    if slot.refilled:
        marks.append(f"refilled={quoted(slot.refilled)}")
    if slot.tags:
        marks.append(f"tags=({''.join(quoted(tag) + ', ' for tag in slot.tags)})")
    return f"pack.slot({', '.join(marks)})"


def _element(element: m.Element, place: Place) -> str:
    traits = ", ".join(f"{quoted(name)}: {python(value, place)}" for name, value in element.traits)
    more = f", {{{traits}}}" if traits else ""
    return f"pack.element({quoted(element.id)}, {quoted(element.kind)}, {quoted(element.title)}{more})"


def _rows(name: str, rows: tuple[m.Row, ...], place: Place) -> str:
    listed = "".join(
        f"(({''.join(python(key, place) + ', ' for key in row.keys)}), {python(row.value, place)}), " for row in rows
    )
    return f"pack.tables[{quoted(name)}] = ({listed})"


def _handlers(model: m.Model, pack: str, names: Names) -> Iterator[list[str]]:
    """Everything a pack does, in the order in which it is written."""
    found: list[tuple[str, int, list[str]]] = []
    place = Place(model)

    def add(at: m.Step, lines: list[str]) -> None:
        found.append((at.at.source.name, at.at.start, lines))

    for define in model.defines.values():
        if define.pack == pack:
            add(define, _define(define, place, names))
    for rule in model.rules.values():
        if rule.pack == pack:
            add(rule, _rule(rule, place, names))
    for kind in model.kinds.values():
        if kind.pack == pack:
            for lines in _abilities(kind.name, kind.abilities, kind.laws, place, names):
                add(kind, lines)
    for element in model.elements.values():
        if element.pack == pack:
            for lines in _of_element(element, place, names):
                add(element, lines)
    for hook in model.hooks:
        if hook.pack == pack:
            add(hook, _ability("", hook.ability, m.Laws(), place, names))
    for shift in model.shifts:
        add(shift, _shift("", shift, m.Laws(), place))
    for _, _, lines in sorted(found, key=lambda one: one[:2]):
        yield lines


def said(step: m.Step) -> str:
    """Where a rule stands and its first line, as a docstring."""
    source = step.at.source
    path = " › ".join(headings_above(source, step.at.start))
    line = source.text[step.at.start : step.at.end].strip().split("\n")[0].strip()
    text = f"{path}: {line}" if path else line
    return f'"""{_docstring(text)}"""'


def _docstring(text: str) -> str:
    """Text of an author as it can stand in a docstring: nothing in it ends it, nothing in it is read as code."""
    escaped = json_text(text)
    return escaped if not escaped.endswith(" ") else escaped.rstrip()


def json_text(text: str) -> str:
    from json import dumps

    return dumps(text, ensure_ascii=False)[1:-1].translate(UNSEEN)


UNSEEN = {code: f"\\u{code:04x}" for code in (*range(0x80, 0xA0), 0x2028, 0x2029, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF)}
"""Characters that cannot be seen, or turn the direction of what is read."""


def _define(define: m.Define, place: Place, names: Names) -> list[str]:
    params = [identifier(param.name) for param in define.params]
    within = replace(place, local=frozenset(param.name for param in define.params))
    kinds = {"number": "int", "truth": "bool"}
    result = kinds.get(define.type, "Any")
    listed = "".join(f", {name}: str" for name in params)
    lines = [
        f"@pack.value({quoted(define.name)})",
        f"def {names.of(define.name)}(game: Game, you: str{listed}) -> {result}:" if result != "Any" else
        f"def {names.of(define.name)}(game: Game, you: str{listed}) -> object:",
        f"    {said(define)}",
        f"    return {python(define.value, within)}",
    ]
    return lines


def _functions(
    decorator: str, name: str, block: m.Block, place: Place, names: Names, at: m.Step, rewritable: frozenset[str], id: str
) -> list[str]:
    """A handler: its decorator, its first step, the steps that follow, and what each seat does by itself."""
    steps = Steps(place, name=id, rewritable=rewritable)
    bodies = steps_of(block, steps)
    first = names.of(name)
    lines: list[str] = []
    for number, body in enumerate(bodies):
        if number:
            lines += ["", "", f"@{first}.then"]
        else:
            lines += decorator.split("\n")
        title = first if not number else names.of(f"{name}_{number + 1}")
        lines.append(f"def {title}(game: Game, you: str, v: Vars) -> Next:")
        if not number:
            lines.append(f"    {said(at)}")
        lines += [f"    {line}" for line in body]
    for part, inner, within in steps.parts:
        decorator = f"@pack.part({quoted(part)}, {_at(at)})"
        lines += ["", "", *_functions(decorator, f"{name}_in_secret", inner, within, names, at, frozenset(), part)]
    return lines


def _at(step: m.Step) -> str:
    return f"at={quoted(place_of(step.at))}"


def _call(name: str, args: list[str]) -> str:
    """A decorator on one line, or an argument to a line."""
    text = f"@pack.{name}({', '.join(args)})"
    if len(text) <= LONGEST:
        return text
    return f"@pack.{name}(\n" + "".join(f"    {arg},\n" for arg in args) + ")"


def _rule(rule: m.Rule, place: Place, names: Names) -> list[str]:
    args = [quoted(rule.name), _at(rule)]
    if rule.params:
        args.append(_params([(param.role, param.name) for param in rule.params]))
        fits = _fits(rule, place)
        if fits:
            args.append(f"fits={{{fits}}}")
    unknown = frozenset[str]()
    test = block_possible(rule.block, place, unknown)
    if test:
        args.append(f"possible=lambda game, you, v: {test}")
    return _functions(_call("rule", args), rule.name, rule.block, place, names, rule, frozenset(), f"rule:{rule.name}")


def _params(pairs: list[tuple[str, str]]) -> str:
    return f"params=({''.join(f'({quoted(role)}, {quoted(name)}), ' for role, name in pairs)})"


def _fits(rule: m.Rule, place: Place) -> str:
    """What may take each role of a rule: tests, each with the author's words for it."""
    found: list[str] = []
    for param in rule.params:
        tests = tests_of(param.noun, replace(place, local=frozenset({"it"})))
        if tests:
            listed = "".join(f"({quoted(words)}, lambda game, you, v, it: {test}), " for words, test in tests)
            found.append(f"{quoted(param.role)}: ({listed})")
    return ", ".join(found)


def tests_of(noun: m.Noun, place: Place) -> list[tuple[str, str]]:
    """What a thing must be to be of a noun, in words and as Python."""
    tests: list[tuple[str, str]] = []
    if noun.source is not None:
        tests.append(("it is there", f"it in {python(noun.source, place)}"))
    if noun.trait:
        tests.append((f"{noun.trait}-{noun.kind}", f"game.is_a(it, {quoted(f'{noun.trait}-{noun.kind}')})"))
    if noun.holding:
        tests.append((f"holding {noun.holding}", f"game.holds(it, {quoted(noun.holding)})"))
    if noun.where is not None:
        parts = noun.where.items if isinstance(noun.where, m.All) else (noun.where,)
        tests += [(words, python(part, place)) for words, part in zip(noun.words, parts, strict=True)]
    return tests


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


def _of_element(element: m.Element, place: Place, names: Names) -> Iterator[list[str]]:
    kind = place.model.kinds.get(element.kind)
    given = element.laws
    if element.block:
        args = [quoted(element.id), _at(element)]
        if given != m.Laws():
            args.append(f"laws={laws(given, place)}")
        test = block_possible(element.block, place, frozenset())
        if test:
            args.append(f"possible=lambda game, you, v: {test}")
        yield _functions(
            _call("does", args), element.id, element.block, place, names, element, frozenset(), f"does:{element.id}"
        )
    elif kind is not None and kind.block:
        args = [quoted(element.id), _at(element)]
        yield _functions(
            _call("does", args), element.id, kind.block, place, names, element, frozenset(), f"does:{element.id}"
        )
    yield from _abilities(element.id, element.abilities, given, place, names)
    for counts in element.counts_as:
        args = [quoted(counts.id), quoted(element.id), quoted(counts.one), quoted(counts.other), str(counts.reverse)]
        yield [f"pack.counts_as.append(CountsAs({', '.join(args)}, {laws(given, place)}, {_at(counts)}))"]
    if element.score is not None:
        yield [
            f"@pack.score({quoted(element.id)})",
            f"def {names.of(f'score_{element.id}')}(game: Game, you: str, v: Vars) -> int:",
            f"    {said(element)}",
            f"    return {python(element.score, place)}",
        ]
    for shift in element.shifts:
        yield _shift(element.id, shift, given, place)


def _shift(of: str, shift: m.Shift, given: m.Laws, place: Place) -> list[str]:
    args = "".join(f"{python(arg, place)}, " for arg in shift.args)
    test = python(shift.test, place) if shift.test is not None else "True"
    return [
        "pack.shifts.append(",
        "    Shift(",
        f"        {quoted(shift.value)},",
        f"        lambda game, you: ({args}),",
        f"        lambda game, you: {python(shift.by, place)},",
        f"        lambda game, you, v: {test},",
        f"        {quoted(of)},",
        f"        {laws(given, place)},",
        "    )",
        ")",
    ]


def _abilities(
    owner: str, abilities: tuple[m.Ability, ...], given: m.Laws, place: Place, names: Names
) -> Iterator[list[str]]:
    for ability in abilities:
        yield _ability(owner, ability, given, place, names)


def _ability(owner: str, ability: m.Ability, given: m.Laws, place: Place, names: Names) -> list[str]:
    event = ability.event
    args = [quoted(ability.id), _at(ability)]
    if owner:
        args.append(f"of={quoted(owner)}")
    if given != m.Laws():
        args.append(f"laws={laws(given, place)}")
    if ability.payment:
        return [_call("when_paying", [*args, f"swaps=({_swaps(ability, place)})"])[1:]]
    pairs = _heard_params(event, place)
    if pairs:
        args.append(_params(pairs))
    hears = _hears(event, place)
    if hears:
        args.append(f"hears=lambda game, you, self, e: {hears}")
    test = block_possible(ability.block, place, frozenset())
    if test:
        args.append(f"possible=lambda game, you, v: {test}")
    decorator = _call(event.moment, [quoted(event.verb), *args])
    rewritable = frozenset(name for _, name in pairs) if event.moment == "before" else frozenset[str]()
    return _functions(decorator, ability.id.removesuffix(".1"), ability.block, place, names, ability, rewritable, ability.id)


def _swaps(ability: m.Ability, place: Place) -> str:
    from .expressions import cost

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
    got = f'e.get({quoted(role)})'
    if noun.kind in place.model.slots and place.model.slots[noun.kind].sort == "pile":
        return f'str({got}).partition(":")[0] == {quoted(noun.kind)}'
    goods = place.model.groups[noun.kind].members if noun.kind in place.model.groups else ()
    if noun.kind in place.model.slots:
        return f"{got} == {quoted(noun.kind)}"
    if goods and place.model.groups[noun.kind].goods:
        return f"{got} in ({''.join(quoted(good) + ', ' for good in goods)})"
    tests = []
    kind = f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind
    if kind != "anything":
        tests.append(f"game.is_a({got}, {quoted(kind)})")
    if noun.holding:
        tests.append(f"game.holds({got}, {quoted(noun.holding)})")
    if noun.where is not None:
        tests.append(f"any({python(noun.where, place)} for it in [{got}])")
    return " and ".join(tests)
