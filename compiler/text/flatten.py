"""A wording to its alternatives: each a plain sequence of words and slots.

    { NUMBER($n) -> [1] any { NOUN($group) }       ->  [1]      Implied(n, 1) "any " NounSlot(group)
                   *[other] any { NUMBER($n) } … }     [other]  "any " NumberSlot(n) …

Branches of a selector and the wordings of a part multiply; everything else stays in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..frozen import frozen
from ..replacing import replace
from .entry import Call, Choice, Entry, Form, Odd, Part, Pattern, Text, Variable
from .languages import Language
from .phrasebook import Alternative, ChildSlot, Guard, Implied, Symbol, Words
from .slots import slot_of
from .tree import shown
from .words import BIGGEST

MOST = 64
"""At most this many alternatives of one wording; a phrase with more is a mistake."""

SECOND = re.compile(r"(?:(?P<form>.+)-)?v\d+")
"""The name of a second wording: `v2`, `noun-v3`."""


@frozen
class Scope:
    language: Language
    parts: Mapping[str, Entry]
    types: frozenset[str]
    """The ids of all phrases."""
    said: list[Diagnostic]
    inside: tuple[str, ...] = ()
    """The parts that are being inserted, outermost first."""


def form_of(name: str) -> tuple[str, bool]:
    """The form that an attribute words, and whether that wording is printed: `noun-v2` -> noun, only read."""
    second = SECOND.fullmatch(name)
    return (second["form"] or "", False) if second else (name, True)


def alternatives(form: Form, scope: Scope, printed: bool) -> tuple[Alternative, ...]:
    found = _sequence(form.pattern, scope)
    if len(found) > MOST:
        scope.said.append(say.too_many_wordings(form.span, MOST))
    return tuple(_tidied(one, printed) for one in found[:MOST] if _possible(one))


def _possible(alternative: Alternative) -> bool:
    """False if one branch implies 1 and another, inside it, 2."""
    implied = {symbol for symbol in alternative.symbols if isinstance(symbol, Implied)}
    return len(implied) < 2 or len({symbol.field for symbol in implied}) == len(implied)


EMPTY = Alternative(())


def _sequence(pattern: Pattern, scope: Scope) -> list[Alternative]:
    found = [EMPTY]
    same: list[Symbol] = []
    """The next symbol of each of them."""
    for item in pattern:
        if isinstance(item, Text):
            same.append(Words(item.text))
        elif isinstance(item, Call):
            same += _call(item, scope)
        elif isinstance(item, Variable):
            same.append(ChildSlot(item.name, item.name))
        elif isinstance(item, Odd):
            scope.said.append(say.odd_item(item.span, item.why))
        else:
            found = _followed(found, same)
            same = []
            nexts = _part(item, scope) if isinstance(item, Part) else _choice(item, scope)
            found = [_chained(before, after) for before in found for after in nexts][: MOST + 1]
    return _followed(found, same)


def _followed(found: list[Alternative], symbols: list[Symbol]) -> list[Alternative]:
    return [Alternative((*one.symbols, *symbols), one.guards, one.printed) for one in found] if symbols else found


def _chained(before: Alternative, after: Alternative) -> Alternative:
    return Alternative(before.symbols + after.symbols, before.guards + after.guards, before.printed and after.printed)


def _call(call: Call, scope: Scope) -> tuple[Symbol, ...]:
    slot = slot_of(call, scope.language)
    if isinstance(slot, Diagnostic):
        scope.said.append(slot)
        return ()
    if isinstance(slot, Implied) and isinstance(slot.value, str):
        node = shown(slot.value) if slot.value.startswith("(") else None
        if slot.value.startswith("(") and (node is None or node.type not in scope.types):
            scope.said.append(say.odd_call(call.span, f"`{slot.value}` is no node of these phrases"))
        slot = replace(slot, node=node is not None or slot.value in scope.types)
    return (slot,)


def _part(part: Part, scope: Scope) -> list[Alternative]:
    entry = scope.parts.get(part.id)
    if entry is None or part.id in scope.inside:
        said = (
            say.part_in_itself(part.span, part.id)
            if entry
            else say.unknown_part(part.span, part.id, tuple(scope.parts))
        )
        scope.said.append(said)
        return [Alternative(())]
    inner = replace(scope, inside=(*scope.inside, part.id))
    found: list[Alternative] = []
    for form in entry.forms:
        printed = not form.name
        found += [replace(one, printed=one.printed and printed) for one in _sequence(form.pattern, inner)]
    return found


def _choice(choice: Choice, scope: Scope) -> list[Alternative]:
    keys = tuple(branch.key for branch in choice.branches)
    default = next((branch.key for branch in choice.branches if branch.default), "")
    known = {*scope.language.classes, "other"}
    found: list[Alternative] = []
    for branch in choice.branches:
        exact = (
            branch.key.isascii()
            and branch.key.isdecimal()
            and len(branch.key) <= BIGGEST
            and branch.key == str(int(branch.key))
        )
        if not exact and branch.key not in known:
            scope.said.append(say.odd_branch(branch.span, branch.key, scope.language.classes))
        symbols: tuple[Symbol, ...] = (Implied(choice.variable, int(branch.key)),) if exact else ()
        before = Alternative(symbols, (Guard(choice.variable, branch.key, keys, default),))
        found += [_chained(before, after) for after in _sequence(branch.pattern, scope)]
    return found


def _tidied(alternative: Alternative, printed: bool) -> Alternative:
    """Neighbouring words merged, with single spaces; implied fields come first."""
    implied: dict[Symbol, None] = {}
    symbols: list[Symbol] = []
    for symbol in alternative.symbols:
        if isinstance(symbol, Implied):
            implied[symbol] = None
        elif isinstance(symbol, Words) and symbols and isinstance(before := symbols[-1], Words):
            symbols[-1] = Words(before.text + symbol.text)
        else:
            symbols.append(symbol)
    return Alternative((*implied, *_spaced(symbols)), alternative.guards, alternative.printed and printed)


SPACES = re.compile(r"[\n\t]|  ")
MANY = re.compile(r"[ \n\t]+")
LOOSE = re.compile(r" (?=[,.;:!?)])")
"""A space before a sign that follows a word."""


def _spaced(symbols: list[Symbol]) -> Iterator[Symbol]:
    last = len(symbols) - 1
    for at, symbol in enumerate(symbols):
        if isinstance(symbol, Words):
            text = MANY.sub(" ", symbol.text) if SPACES.search(symbol.text) else symbol.text
            text = LOOSE.sub("", text)
            text = text.lstrip(" ") if at == 0 else text
            text = text.rstrip(" ") if at == last else text
            if text:
                yield symbol if text == symbol.text else Words(text)
        else:
            yield symbol
