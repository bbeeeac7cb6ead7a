"""The lines that a finding points at: the head of an ability, the line of a law, the lines that could raise an
event.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..meaning import model as m
from ..plan import steps as s
from ..plan.plan import Plan
from ..plan.transform import parts
from ..source.text import Span
from ..verbs import PAYS


def head_of(span: Span) -> Span:
    """The first line of something, without the lines below it and the colon."""
    text = span.source.text
    quoted, end = False, span.end
    for at in range(span.start, span.end):
        if text[at] == '"' and text[at - 1] != "\\":
            quoted = not quoted
        elif text[at] == "\n" or (text[at] == ":" and not quoted):
            end = at
            break
    return Span(span.source, span.start, end)


def first_line(span: Span) -> Span:
    """The first line of something."""
    newline = span.source.text.find("\n", span.start, span.end)
    return Span(span.source, span.start, newline if newline >= 0 else span.end)


def law_line(of: str, law: str, model: m.Model) -> Span | None:
    """The line of a law of a thing: on the thing, on its kind or on a kind above that."""
    element = model.elements.get(of)
    places: list[Span] = [element.at] if element is not None else []
    kind = model.kinds.get(element.kind if element is not None else of)
    while kind is not None:
        places.append(kind.at)
        kind = model.kinds.get(kind.base)
    return next((found for place in places for found in _lines(place) if _text(found).startswith(law)), None)


def said_by(at: Span, ability: str, plan: Plan, model: m.Model) -> Span:
    """The line from which a fact is known; for an ability, the line of its law."""
    one = next((one for one in plan.listeners if one.id == ability and one.at == at), None)
    if one is None:
        return head_of(at)
    law = law_line(one.of, "only while", model) if one.laws.only_while is not None else None
    return law or head_of(at)


def _lines(span: Span) -> Iterator[Span]:
    text, start = span.source.text, span.start
    while start < span.end:
        newline = text.find("\n", start, span.end)
        end = newline if newline >= 0 else span.end
        words = text[start:end]
        yield Span(span.source, start + len(words) - len(words.lstrip()), start + len(words.rstrip()))
        start = end + 1


def _text(span: Span) -> str:
    return span.source.text[span.start : span.end]


def could_raise(event: str, plan: Plan) -> list[tuple[str, s.Step]]:
    """The lines that would raise an event, reached or not, each with its routine."""
    return [
        (routine.id, step)
        for routine in plan.routines.values()
        for step in parts(routine.block)
        if isinstance(step, s.Step) and _raises(step, event)
    ]


def _raises(step: s.Step, event: str) -> bool:
    match step:
        case s.Do(verb=verb) | s.DoGoods(verb=verb):
            return verb == event
        case s.Call(rule=rule):
            return rule == event
        case s.Pay():
            return event in PAYS
        case s.Phase(name=name):
            return event in (f"{name} begins", f"{name} ends")
        case s.Put(slot=slot) | s.Change(slot=slot):
            return event in (f"{slot} becomes", f"{slot} rises", f"{slot} falls")
        case _:
            return False
