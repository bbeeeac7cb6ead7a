"""The verbs of a pack in the words of its rules, which are English already.

to hire a card of market:      act-hire = hire { PHRASE($what, of: "some") }      event-hire = you hire { … }

Used only if the phrase files of the pack have nothing better.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..meaning.model import Model, Param, Rule
from ..replacing import replace
from .english import of_others
from .english import verb as verb_of
from .fields import fields_of
from .languages import ENGLISH
from .other_players import NOTHING, Others, with_others
from .phrasebook import Alternative, ChildSlot, Implied, Phrase, Phrases, Symbol, Words
from .tree import WHOLE

CHILDREN = {"player": "ref", "pile": "pile", "goods": "goods"}
"""The categories for parameters that are no things of a kind."""
WORDLESS = ("number", "text", "truth")
"""For parameters of these types, only the author knows the words."""


def with_verbs(phrases: Phrases, model: Model) -> Phrases:
    found = dict(phrases.phrases)
    for rule in model.rules.values():
        short = dict(_shortened(rule))
        for id, symbols in (*_phrases(rule), *_in_full(rule, found)):
            alternative = (Alternative(symbols),)
            also = (Alternative(short[id], printed=False),) if id in short else ()
            found.setdefault(id, Phrase(id, {"": (*alternative, *also)}, fields_of(alternative)))
    known = NOTHING if phrases.asked is None else Others(phrases.phrases, phrases.phrases, phrases.asked)
    whole = with_others(found, ENGLISH, known)
    return replace(phrases, phrases=whole.made, asked=whole.asked)


def verb_words(rule: Rule) -> Iterator[str]:
    """All phrases for the verb of a rule that no phrase file has."""
    yield from (f"{id} {symbols}" for id, symbols in (*_phrases(rule), *_in_full(rule, {})))


def verb_phrases(model: Model) -> Iterator[str]:
    """The ids of the phrases that come from the rules themselves."""
    for rule in model.rules.values():
        for id, _ in _phrases(rule):
            yield id
            if id.endswith("-anyone"):
                yield f"{id.removesuffix('-anyone')}-other"


def _phrases(rule: Rule) -> Iterator[tuple[str, tuple[Symbol, ...]]]:
    verb, told, heard = verb_of(rule.name), _told(rule), _told(_in_words(rule))
    if told is not None:
        yield f"act-{rule.name}", (Words(f"{verb} " if told else verb), *told)
    if heard is not None:
        for end, said in (("", f"you {verb}"), ("-anyone", f"any player {of_others(verb, True)}")):
            yield f"event-{rule.name}{end}", (Words(f"{said} " if heard else said), *heard)


def _shortened(rule: Rule) -> Iterator[tuple[str, tuple[Symbol, ...]]]:
    """An event that leaves out with which thing it is done, *you hire*: with any. It is only read."""
    params = _in_words(rule).params
    kind = params[0].noun.kind if len(params) == 1 else ""
    if kind and not params[0].many and kind not in CHILDREN and kind not in WORDLESS:
        implied = Implied(params[0].role, f"(some-a thing={kind})", node=True)
        verb = verb_of(rule.name)
        for end, said in (("", f"you {verb}"), ("-anyone", f"any player {of_others(verb, True)}")):
            yield f"event-{rule.name}{end}", (Words(said), implied)


def _in_words(rule: Rule) -> Rule:
    """Without the parts whose words only the author knows: an event that leaves them out means any."""
    return replace(rule, params=tuple(param for param in rule.params if param.noun.kind not in WORDLESS or param.many))


def _in_full(rule: Rule, known: Mapping[str, Phrase]) -> Iterator[tuple[str, tuple[Symbol, ...]]]:
    """Every part of it, if its own phrase leaves some out. Only the bodies of rules use this."""
    told = _told(rule, {**CHILDREN, "number": "figure"})
    id = f"act-{rule.name}"
    roles = {slot.field for slot in told or () if isinstance(slot, ChildSlot)}
    fields = {name for name, _ in known[id].fields} if id in known else set[str]()
    words = verb_of(rule.name)
    if told and not (id in known and roles <= fields):
        yield f"{id}{WHOLE}", (Words(f"{words} "), *told)
    elif told == () and fields:
        # A phrase of every game has the same id: `to raise`.
        yield f"{id}{WHOLE}", (Words(words),)


def _told(rule: Rule, children: Mapping[str, str] = CHILDREN) -> tuple[Symbol, ...] | None:
    """A slot for each part, with its preposition; None if only the author knows the words."""
    found: list[Symbol] = []
    slots = [_slot(param, children) for param in rule.params]
    if any(param.many or (param.noun.kind in WORDLESS and param.noun.kind not in children) for param in rule.params):
        return None
    if len({slot.field for slot in slots}) < len(slots):
        return None
    for param, slot in zip(rule.params, slots, strict=True):
        space = " " if found else ""
        before = space if param.role == "what" else f"{space}{param.role} "
        found += [Words(before), slot] if before else [slot]
    return tuple(found)


def _slot(param: Param, children: Mapping[str, str]) -> ChildSlot:
    of = children.get(param.noun.kind, "some")
    return ChildSlot("goods" if of == "goods" else param.role, of)
