"""The functions that a phrase may call, and the slot that each call makes.

| call | prints | what fills the slot |
|---|---|---|
| `{ $act }` | the child in its own words | a node of the category `act` |
| `PHRASE($act, form: "inf")` | the child in a form | the same |
| `LIST($act, sep: "and")` | the children, joined; `form`, `least: 2` | several such nodes |
| `NUMBER($n)` | digits | a number |
| `NOUN($good, $n, case: "acc", adj: "extra")` | a noun; `number: "pl"`, `article: "a"` | a noun of the class `good` |
| `NAME($card)` | a name as it is, never inflected | a thing of the class `card` |
| `COLUMN($step, pick: "at")` | `4/6/8`, a number of each row; `sep` | several rows, each a node `step` |
| `IMPLY($n, is: 1)` | nothing: the words say it already | a number, a noun, or a node: its type, or `(type field=…)` |

A field's name says what may fill it: a category, or a class of nouns. If it has another name, `of` says it:
`NOUN($as, of: "kind")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..frozen import frozen
from ..source.text import Span
from .entry import Call
from .languages import Language
from .phrasebook import ChildSlot, ColumnSlot, Implied, ListSlot, NameSlot, NounSlot, NumberSlot, Symbol

Named = Mapping[str, int | str]


@frozen
class Function:
    most: int
    """At most this many variables; one is always needed."""
    takes: Mapping[str, type]
    needs: frozenset[str]
    slot: Callable[[tuple[str, ...], Named], Symbol]


def _noun(variables: tuple[str, ...], named: Named) -> Symbol:
    return NounSlot(
        variables[0],
        str(named.get("of", variables[0])),
        variables[1] if len(variables) > 1 else "",
        str(named.get("number", "sg")),
        str(named.get("case", "")),
        tuple(str(named.get("adj", "")).split()),
        "article" in named,
    )


def _name(variables: tuple[str, ...], named: Named) -> Symbol:
    first, *counts = variables
    return NameSlot(first, str(named.get("of", first)), str(named.get("case", "")), counts[0] if counts else "")


def _child(variables: tuple[str, ...], named: Named) -> Symbol:
    return ChildSlot(variables[0], str(named.get("of", variables[0])), str(named.get("form", "")))


def _list(variables: tuple[str, ...], named: Named) -> Symbol:
    name, least = variables[0], named.get("least", 1)
    of, form = str(named.get("of", name)), str(named.get("form", ""))
    return ListSlot(name, of, str(named["sep"]), form, max(1, least) if isinstance(least, int) else 1)


def _imply(variables: tuple[str, ...], named: Named) -> Symbol:
    return Implied(variables[0], named["is"])


def _column(variables: tuple[str, ...], named: Named) -> Symbol:
    return ColumnSlot(variables[0], str(named["pick"]), str(named.get("sep", "/")))


FUNCTIONS = {
    "PHRASE": Function(1, {"form": str, "of": str}, frozenset(), _child),
    "LIST": Function(1, {"form": str, "of": str, "sep": str, "least": int}, frozenset({"sep"}), _list),
    "NUMBER": Function(1, {}, frozenset(), lambda variables, named: NumberSlot(variables[0])),
    "NOUN": Function(2, {"of": str, "case": str, "number": str, "adj": str, "article": str}, frozenset(), _noun),
    "NAME": Function(2, {"of": str, "case": str}, frozenset(), _name),
    "COLUMN": Function(1, {"pick": str, "sep": str}, frozenset({"pick"}), _column),
    "IMPLY": Function(1, {"is": object}, frozenset({"is"}), _imply),
}


Fault = Callable[[Span], Diagnostic]
"""What is wrong with a call, wherever it is."""


def slot_of(call: Call, language: Language) -> Symbol | Diagnostic:
    """The slot for a call, or what is wrong with it."""
    slot = _slot(call.name, call.variables, call.named, language.cases, language.articles)
    return slot(call.span) if callable(slot) else slot


@lru_cache(maxsize=1 << 12)
def _slot(
    function: str,
    variables: tuple[str, ...],
    given: tuple[tuple[str, int | str], ...],
    cases: tuple[str, ...],
    articles: tuple[str, ...],
) -> Symbol | Fault:
    """Most calls occur many times."""
    known = FUNCTIONS.get(function)
    if known is None:
        return lambda span: say.unknown_function(span, function, tuple(FUNCTIONS))
    named = dict(given)
    if not 1 <= len(variables) <= known.most:
        many = "one `$field`" if known.most == 1 else "one `$field`, or two"
        return _odd(f"{function} takes {many} before what is named")
    for name, value in named.items():
        wanted = known.takes.get(name)
        if wanted is None:
            return _odd(f"{function} takes no `{name}`", tuple(known.takes))
        if not isinstance(value, wanted):
            return _odd(f"`{name}` is {'words in quotes' if wanted is str else 'a number'}")
    if lacking := min(known.needs - named.keys(), default=""):
        return _odd(f"{function} needs `{lacking}`")
    for name, allowed in (("case", cases), ("number", ("sg", "pl")), ("article", articles[:1])):
        if name in named and named[name] not in allowed:
            return _odd(f"there is no {name} `{named[name]}` in this language", allowed)
    return known.slot(variables, named)


def _odd(why: str, known: tuple[str, ...] = ()) -> Fault:
    return lambda span: say.odd_call(span, why, known)
