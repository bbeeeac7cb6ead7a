"""The plan of an edition as one Python module: declarations, then a function for each routine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..plan import expressions as x
from ..plan.link import Linked, link
from ..plan.nothing import nothings_of
from ..plan.plan import Listener, Param, Plan, Routine, Value
from ..plan.registers import registers_of
from ..plan.steps import Shift
from ..plan.transform import parts
from ..source.text import Span, headings_above
from ..source.text import place as place_of
from ..verbs import VERBS
from . import numbers
from .abilities import declarations, hearing
from .context import Module, Place
from .declared import declared
from .expressions import python
from .fitting import find as find_kept
from .layout import printed
from .loops import answer
from .names import HELPERS, TAKEN, Names, identifier
from .needs import body, needed, never_fails
from .routines import aliases, function, moves, procedure
from .tree import (
    Code,
    Doc,
    Gap,
    Listed,
    Statement,
    call,
    head,
    lambda_,
    line,
    mapped,
    number,
    quoted,
    raw,
    tupled,
)
from .truths import is_bool
from .verbs import all_at_once, off_a_pile, used_verbs, verb_function, verb_of_many, verb_off
from .work import counted

if TYPE_CHECKING:
    pass

RUNTIME = "rulewright.runtime"


def module_of(plan: Plan, hash: str = "") -> str:
    """The text of the module."""
    return Writer(link(plan), hash).text()


def functions_of(plan: Plan) -> str:
    """The functions alone: what a reader looks at, without the tables that only the engine needs."""
    return Writer(link(plan), "").functions()


def said(at: Span) -> str:
    """The place of a rule and its first line."""
    path = " › ".join(headings_above(at.source, at.start))
    first = at.source.text[at.start : at.end].strip().split("\n")[0].strip()
    return f"{path}: {first}" if path else first


def in_order(constants: Iterable[tuple[str, Code]]) -> list[tuple[str, Code]]:
    """Constants in order: numbers of things before constants that use them."""
    return sorted(constants, key=lambda one: not str(one[1]).lstrip("-").isdigit())


class Writer:
    def __init__(self, linked: Linked, hash: str) -> None:
        self.linked, self.plan, self.hash = linked, linked.plan, hash
        names = Names()
        names.used |= TAKEN | HELPERS | set(map(identifier, self._locals()))
        self.module = Module(linked, nothings_of(linked.plan), names)
        self.module.imported |= {"Rules"}
        shifted = {one.value for one in self.plan.modifiers}
        blocks = tuple(one.block for one in self.plan.routines.values())
        shifted |= {one.value for one in parts(blocks) if isinstance(one, Shift)}
        self.module.shifted = frozenset(shifted)
        self.module.counted = counted(linked)
        self._name_functions()

    def _locals(self) -> Iterator[str]:
        """Every name that a function may use locally: no function of the module has such a name."""
        plan = self.plan
        for one in parts((*plan.routines.values(), *plan.values.values())):
            if isinstance(one, x.Var | Param):
                yield one.name
            for name in ("var", "it"):
                found = getattr(one, name, None)
                if isinstance(found, str):
                    yield found

    def _name_functions(self) -> None:
        functions, names = self.module.functions, self.module.names
        for verb in VERBS:
            functions[f"verb {verb}"] = names.of(verb)
        for verb in sorted(all_at_once(self.linked)):
            functions[f"verb of many {verb}"] = names.of(f"{verb}-each")
        for verb in sorted(off_a_pile(self.linked)):
            functions[f"verb off {verb}"] = names.of(f"{verb}-off")
        for value in self.plan.values.values():
            functions[f"value {value.name}"] = names.of(value.name)
        for routine in self.plan.routines.values():
            functions[f"rule {routine.id}"] = names.of(routine.name.removesuffix(".1"))
            functions[f"can {routine.id}"] = names.of(f"can-{routine.name.removesuffix('.1')}")

    def text(self) -> str:
        find_kept(self.module)
        made = list(self._body())
        data = list(declared(self.module))
        constants: list[Statement] = [line(f"{name} = ", value) for name, value in self.ordered()]
        doc = f"{self.plan.title}: its handlers, written by the compiler from the rules. Change the rules, not this."
        imported = ", ".join(sorted(self.module.imported | {"Frame", "State"}))
        start: list[Statement] = [
            Doc(doc),
            Gap(),
            line("from __future__ import annotations"),
            Gap(),
            line("from typing import Any"),
            Gap(),
            line(f"from {RUNTIME} import ", raw(imported) if len(imported) < 70 else Code((listed_names(imported),))),
            Gap(),
            line("rules = ", self._rules()),
            Gap(),
        ]
        return "\n".join(printed([*start, *data, *constants, Gap(2), *made])).rstrip("\n") + "\n"

    def functions(self) -> str:
        find_kept(self.module)
        return "\n".join(printed(list(self._body()))) + "\n"

    def ordered(self) -> list[tuple[str, Code]]:
        return in_order(self.module.constants.values())

    def _rules(self) -> Code:
        players = tupled(map(number, self.plan.players))
        packs = tupled(map(quoted, self.plan.packs))
        return call("Rules", quoted(self.plan.name), quoted(self.plan.title), players, quoted(self.hash), packs)

    def _body(self) -> Iterator[Statement]:
        module = self.module
        if self.linked.events:
            events = mapped((quoted(name), number(n)) for name, n in self.linked.events.items())
            yield line("rules.events = ", events)
            yield Gap(2)
        used = used_verbs(self.linked)
        for verb in VERBS.values():
            if verb.name in used or verb.name in self.linked.pauses.before:
                yield from verb_function(verb, module)
            if f"verb of many {verb.name}" in module.functions:
                yield from verb_of_many(verb, module)
            if f"verb off {verb.name}" in module.functions:
                yield from verb_off(verb, module)
        for value in self.plan.values.values():
            yield from self._value(value)
        listeners = {one.id: one for one in self.plan.listeners}
        for routine in self.plan.routines.values():
            yield from self._routine(routine, listeners.get(routine.id))
        yield from declarations(self.module)

    # ---- values and routines

    def _value(self, value: Value) -> Iterator[Statement]:
        place = self._with(value)
        name = self.module.functions[f"value {value.name}"]
        params = ", ".join(["g: State", "you: int", *(f"{identifier(one.name)}: Any" for one in value.params)])
        lines = answer(value.value, place)
        if value.name in self.module.shifted:
            code = python(value.value, place)
            self.module.imported.add("shifted")
            args = tupled(raw(identifier(one.name)) for one in value.params)
            lines = [line("return ", call("shifted", raw("g"), quoted(value.name), raw("you"), args, code))]
        kind = {"number": "int", "truth": "bool" if is_bool(value.value) else "int"}.get(value.type, "Any")
        yield line(f"@rules.value({quoted(value.name)})")
        used: list[Statement] = aliases(place)
        yield head([Doc(said(value.at)), *used, *lines], f"def {name}({params}) -> {kind}")
        yield Gap(2)

    def _with(self, value: Value) -> Place:
        maybe = frozenset(name for of, name in self.module.nothings.params if of == value.name)
        return Place(self.module, {}, maybe, set(), moves=moves(value.value))

    def _routine(self, routine: Routine, listener: Listener | None) -> Iterator[Statement]:
        name = self.module.functions[f"rule {routine.id}"]
        can = self._can(routine)
        yield from can
        doc = said(routine.at)
        quiet = routine.id not in self.linked.routines
        made = procedure(routine, name, self.module, doc) if quiet else function(routine, name, self.module, doc)
        yield from self._kept()
        args: list[Code] = [quoted(routine.id), quoted(place_of(routine.at))]
        named: dict[str, Code] = {}
        if routine.params:
            named["params"] = tupled(
                tupled((quoted(one.role), quoted(one.name), *sort_of(one.type))) for one in routine.params
            )
        tests = self._fits(routine)
        if tests is not None:
            named["fits"] = tests
        if can:
            named["can"] = raw(self.module.functions[f"can {routine.id}"])
        if not never_fails(routine.whole):
            names = ", ".join(["g, you", *(identifier(one.name) for one in routine.params)])
            named["whole"] = lambda_(names, needed(routine.whole, Place(self.module)))
        if not quiet:
            cut = self.linked.cuts[routine.id]
            registers = registers_of(routine, cut)
            spare = [
                key
                for key in sorted(registers, key=lambda key: registers[key])
                if key not in {p.name for p in routine.params}
            ]
            if spare:
                named["registers"] = tupled(
                    quoted(one) for key in spare for one in ((key, key + "~at") if key.startswith("rest~") else (key,))
                )
            if len(cut.parts) > 1:
                named["blocks"] = number(max(part.label for part in cut.parts) + 1)
            if cut.catches:
                named["catches"] = mapped(
                    (number(label), tupled(map(number, (one.to, one.phases, one.holds, one.alone, one.around))))
                    for label, one in sorted(cut.catches.items())
                )
            for moment, events in (("event", self.linked.pauses.after), ("before", self.linked.pauses.before)):
                if routine.sort == "rule" and routine.id in events:
                    named[moment] = numbers.event(self.module, routine.id)
        if listener is not None:
            yield line("@", hearing(listener, routine, args, named, self.module))
        else:
            decorator = "procedure" if quiet else {"lines": "lines_of"}.get(routine.sort, routine.sort)
            yield line("@", call(f"rules.{decorator}", *args, **named))
        yield from made
        yield Gap(2)

    def _kept(self) -> Iterator[Statement]:
        """The sets that are kept up to date and not printed yet."""
        fits = self.module.fits
        found, fits.functions = fits.functions, []
        yield from found

    def _can(self, routine: Routine) -> list[Statement]:
        if never_fails(routine.need):
            return []
        place = Place(self.module, {}, frozenset(), set())
        params = ", ".join(
            ["g: State", "you: int", *(f"{identifier(one.name)}: Any" for one in routine.params), "why: Any = None"]
        )
        lines = body(routine.need, place)
        name = self.module.functions[f"can {routine.id}"]
        return [head([*aliases(place), *lines], f"def {name}({params}) -> bool"), Gap(2)]

    def _fits(self, routine: Routine) -> Code | None:
        """By role, the tests for the thing that may have it, each with the author's words."""
        local = {param.name: f'v["{param.name}"]' for param in routine.params}
        place = Place(self.module, local, frozenset(param.name for param in routine.params))
        found: list[tuple[Code, Code]] = []
        for param in routine.params:
            if param.tests:
                tests = tupled(
                    tupled((quoted(words), lambda_("g, you, v, it", python(test, place))))
                    for words, test in param.tests
                )
                found.append((quoted(param.role), tests))
        return mapped(found) if found else None


def sort_of(type: str) -> list[Code]:
    """The sort of a parameter that is not a thing."""
    sort = type.partition(" ")[0]
    return [] if sort == "thing" else [quoted(sort)]


def listed_names(text: str) -> Listed:
    return Listed("(", tuple(raw(name) for name in text.split(", ")), ")")
