"""What `rulewright why` answers, in the language it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..meaning import model as m
from ..source.text import Span, place
from ..text.logged import NOWHERE, seat_said
from ..text.phrasebook import Phrases
from ..text.said import SOURCE, Words
from ..text.tree import Node, node
from ..text.view.events import event_node
from ..text.view.piles import pile_node
from ..text.view.refs import ref_node
from ..text.view.scope import Scope, noun
from ..text.voice import Voice, laws_said, node_said, rule_said, text_said

if TYPE_CHECKING:
    from ..ability_state import Law, Standing
    from ..hindrances import Hindrance


def standing_said(voice: Voice, one: Standing, element: m.Element) -> Iterator[str]:
    """An ability, and below it each of its laws."""
    yield ""
    yield f"  {marked(voice, _head(voice, one, element))}"
    if one.at is not None:
        yield f"    {place(one.at)}"
    copy = "" if one.thing == element.id else f" ({one.thing})"
    state = node("now-open" if one.offered else "now-closed", seat=seat_said(one.seat))
    yield f"    {plainly(voice, state)}{copy}:"
    said = plainly(voice, node("now-yes")), plainly(voice, node("now-no"))
    column = max(map(len, said))
    for law in one.laws:
        words = _law(voice, law, one, element)
        instead = "; ".join(_instead(voice, law, one.seat))
        yield f"      {said[0 if law.holds else 1]:{column}}  {words}" + (f": {instead}" if instead else "")


def hindrance_said(voice: Voice, one: Hindrance) -> str:
    """`“Frost” cancels it, before anyone rests (10-inn.rules:8)`."""
    from ..ability_state import ability_of

    ability = ability_of(one.id, voice.model)

    def who(scope: Scope) -> Node:
        if not one.of:
            return node(f"now-rule-{one.does}")
        return node(f"now-{one.does}", name=noun(scope, one.of, "name"))

    words = marked(voice, node_said(voice, one.at, _in_scope(voice, who, one.at)))
    event = marked(voice, _event(voice, ability, one.at)) if ability is not None else ""
    return f"{words}{', ' if event else ''}{event} ({place(one.at)})"


def plainly(voice: Voice, tree: Node) -> str:
    """A phrase that every game has."""
    return node_said(voice, NOWHERE, lambda phrases: tree).text


def marked(voice: Voice, words: Words) -> str:
    """With a sign where it is in another language, or the author's line."""
    text = words.text.rstrip(".")
    if words.language == SOURCE:
        return f"`{text}`"
    return text if words.language == voice.language else f"[{words.language}: {text}]"


def _head(voice: Voice, one: Standing, element: m.Element) -> Words:
    if one.ability is None:
        return text_said(voice, element)
    found = _event(voice, one.ability, one.at or element.at)
    return Words(found.text[:1].upper() + found.text[1:], found.language) if found.language != SOURCE else found


def _event(voice: Voice, ability: m.Ability, at: Span) -> Words:
    """What an ability waits for."""
    event = ability.event

    def make(scope: Scope) -> Node:
        return node(f"now-{event.moment}", event=event_node(event, scope))

    return node_said(voice, at, _in_scope(voice, make, at))


def _law(voice: Voice, law: Law, one: Standing, element: m.Element) -> str:
    if law.key == "begin":
        return plainly(voice, node("now-can-begin"))
    if law.key == "event":
        return marked(voice, _head(voice, one, element))
    fields = {name: getattr(element.laws, name) for name in ((law.key, "times") if law.key == "once" else (law.key,))}
    alone, none = m.Laws(**fields), m.Laws()
    found = laws_said(voice, alone, element.at, element.kind, none)
    if any(words.language == SOURCE for words in found):
        return f"`{law.words}`"
    return ". ".join(marked(voice, words) for words in found)


def _instead(voice: Voice, law: Law, seat: str) -> Iterator[str]:
    if law.instead == "in":
        here = node_said(voice, NOWHERE, _in_scope(voice, lambda scope: _lies(law.pile, seat, scope), NOWHERE))
        yield marked(voice, here if here.text else Words(law.pile, SOURCE))
    elif law.instead:
        yield plainly(voice, node(f"now-{law.instead}"))
    yield from (hindrance_said(voice, one) for one in law.hindered)


def _lies(pile: str, seat: str, scope: Scope) -> Node:
    name, *owners = pile.split(":")
    keys = tuple(m.You() if one == seat else _key(one, scope) for one in owners)
    return node("now-in", pile=pile_node(m.Inside(name, keys), scope, ref_node))


def _key(id: str, scope: Scope) -> m.Expr:
    return m.Thing(id) if id in scope.model.elements else m.Var(id)


def act_said(voice: Voice, name: str) -> str:
    """An act in words if there are any, else by the name that its author gave."""
    rule = voice.model.rules.get(name)
    words = rule_said(voice, rule, ("inf", "")) if rule is not None else Words(name, SOURCE)
    return words.text[:1].upper() + words.text[1:] if words.language == voice.language else f"`{name}`"


def listed(voice: Voice, does: Sequence[str]) -> str:
    """The parts of an element that are never offered."""
    if not does:
        return plainly(voice, node("now-none"))
    return plainly(voice, node("now-has", does=tuple(node(f"does-{one}") for one in does)))


def _in_scope(voice: Voice, make: Callable[[Scope], Node], at: Span) -> Callable[[Phrases], Node]:
    return lambda phrases: make(Scope(voice.model, phrases, at, whole=True))
