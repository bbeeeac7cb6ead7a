"""Everything about rules in words: laws, abilities, tests, the bodies of rules, the steps of scenarios.

    voice = voice_of(model, packs, "pl")
    texts = rule_steps(voice, model.rules["hire"])

Everything that shows rules to people (the table, the site, `why`) asks here and has no words of its own for them. What
the language has no words for is said in the language of the rules, and what that has no words for is shown as written.
`Words.language` tells which of these it is, so that a page can mark it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from ..frozen import frozen
from ..meaning.model import Act, Element, Event, Laws, Model, Noun, Number, Pick, Rule, Scenario, Scene
from ..replacing import replace
from ..source.pack import Pack
from ..source.text import Span
from .languages import RULES
from .own_lines import OwnLines, own_lines, with_own_lines
from .phrasebook import Missing, Phrases
from .said import SOURCE, Said, Words
from .spoken import spoken
from .tree import Node, node
from .view.acts import act_node
from .view.bodies import Line, rule_lines
from .view.events import event_node
from .view.laws import Law, differing
from .view.scenes import given_nodes, scene_node
from .view.scope import Scope, noun
from .view.unsaid import Unsaid, Unsayable
from .view.view import view
from .write import write, write_part


@frozen
class Voice:
    model: Model
    language: str
    phrases: tuple[Phrases, ...]
    """The phrases of the language, then those of the language of the rules."""
    own: OwnLines = field(default_factory=dict[str, Mapping[str, str]])
    """Sentences of the packs for lines of their rules."""


def voice_of(model: Model, packs: Sequence[Pack], language: str) -> Voice:
    return voice_in(model, spoken(model, packs).value, language, own_lines(packs, language))


def voice_in(model: Model, said: Mapping[str, Phrases], language: str, own: OwnLines | None = None) -> Voice:
    found = [said[one] for one in dict.fromkeys((language, RULES)) if one in said]
    return Voice(model, language, tuple(found), own or {})


# ---- things


def text_said(voice: Voice, element: Element) -> Words:
    """The whole text of a thing."""

    def make(phrases: Phrases) -> Node:
        found = view(voice.model, phrases, element)
        if isinstance(found, Unsaid):
            raise Unsayable(found.missing.what, found.missing.id, found.missing.form, found.at)
        return found

    return _words(voice, element.at, make)


def laws_said(voice: Voice, laws: Laws, at: Span, kind: str = "", below: Laws | None = None) -> list[Words]:
    """The laws of an ability, a sentence each, without those that are also in `below`. Without `below`, every
    ability has a sentence for whether it is optional."""
    scope = _scopes(voice, at, kind)
    told = differing(laws, below or replace(Laws(), optional=not laws.optional))
    return [_words(voice, at, _made(law, scope)) for law in told]


def _scopes(voice: Voice, at: Span, kind: str = "") -> Callable[[Phrases], Scope]:
    return lambda phrases: Scope(voice.model, phrases, at, kind=kind)


def _made(law: Law, scope: Callable[[Phrases], Scope]) -> Callable[[Phrases], Node]:
    return lambda phrases: law(scope(phrases))


def event_said(voice: Voice, event: Event, at: Span) -> Words:
    """`after you gain any wood`, with a capital."""
    return _part(voice, at, lambda p: event_node(event, Scope(voice.model, p, at)), ("", "fin"))


def node_said(voice: Voice, at: Span, make: Callable[[Phrases], Node], forms: tuple[str, ...] = ("",)) -> Words:
    """A part of an answer that the caller has made of phrases."""
    return _part(voice, at, make, forms)


# ---- rules


def rule_said(voice: Voice, rule: Rule, forms: tuple[str, ...] = ("",), by_name: bool = True) -> Words:
    """The act of a rule, as said to the acting player: `rest a token`, `odsyłasz żeton na odpoczynek`. `by_name`: a
    rule without a phrase is said by its name: `carry out “the great feast”`."""
    args = tuple((one.role, Pick(Noun(one.noun.kind), Number(1), Number(1), True, "a")) for one in rule.params)
    act = Act(verb=rule.name, args=args, own=True, at=rule.at)

    def make(phrases: Phrases) -> Node:
        scope = Scope(voice.model, phrases, rule.at, whole=True)
        try:
            return act_node(act, scope)
        except Unsayable:
            if not by_name:
                raise
            return node("act-carry-out", rule=noun(scope, rule.name, "rule"))

    return _part(voice, rule.at, make, forms)


def rule_steps(voice: Voice, rule: Rule) -> tuple[Said, ...]:
    """The body of a rule as numbered steps, to its full depth."""
    steps = _lines(voice, lambda phrases: rule_lines(rule, Scope(voice.model, phrases, rule.at)))
    return with_own_lines(steps, voice.own.get(rule.name, {}), voice.language)


def _lines(voice: Voice, make: Callable[[Phrases], tuple[Line, ...]]) -> tuple[Said, ...]:
    """Every language has the same lines, whatever it has words for."""
    every = [(make(phrases), phrases) for phrases in voice.phrases]
    lines = [found for found, _ in every]
    return tuple(_line(row, [phrases for _, phrases in every]) for row in zip(*lines, strict=True))


def _line(row: tuple[Line, ...], phrases: Sequence[Phrases]) -> Said:
    first = row[0]
    below = tuple(_line(one, phrases) for one in zip(*(line.below for line in row), strict=True))
    for line, one in zip(row, phrases, strict=True):
        whole = write(line.whole, one) if line.whole is not None else None
        if isinstance(whole, str):
            return Said(Words(whole, one.language), (), *_authored(first))
        text = write(line.said, one) if isinstance(line.said, Node) else None
        if isinstance(text, str):
            words = Words(_headed(text) if line.head and below else text, one.language)
            return Said(words, below, *_authored(first))
    return Said(Words(_written(first), SOURCE), below, *_authored(first))


def _headed(text: str) -> str:
    return text.removesuffix(".").removesuffix(",") + ":"


def _authored(line: Line) -> tuple[str, str]:
    """The author's lines with those below, and the first of them. `Otherwise` has no lines of its own."""
    if isinstance(line.said, Node) and line.said.type == "head-otherwise":
        return "", ""
    text = " ".join(line.at.source.text[line.at.start : line.at.end].split())
    head = _written(line)
    return text, head if head != text else ""


def _written(line: Line) -> str:
    """The author's line, without those below it."""
    text = line.at.source.text[line.at.start : line.at.end]
    return " ".join((text.split("\n", 1)[0] if line.head else text).split())


# ---- scenarios


def scenario_said(voice: Voice, scenario: Scenario) -> list[tuple[Scene, Words]]:
    """Its steps: Given, When, Then, each a sentence."""
    found: list[tuple[Scene, Words]] = []
    seats = _seats(voice, scenario)
    for scene in scenario.scenes:

        def make(phrases: Phrases, scene: Scene = scene) -> Node:
            return scene_node(scene, Scope(voice.model, phrases, scene.at, whole=True), seats)

        found.append((scene, _words(voice, scene.at, make)))
    return found


def _seats(voice: Voice, scenario: Scenario) -> int:
    """How many play. A pack for one shows the scenarios of the pack below, in which others play, too."""
    return max(scenario.seats or voice.model.players[0], 2)


def given_said(voice: Voice, scenario: Scenario) -> list[Words]:
    """The set-up of a scenario as an example says it; lines that have no such sentence are left out."""
    found: list[Words] = []
    seats = _seats(voice, scenario)
    for scene in scenario.scenes:
        for phrases in voice.phrases if scene.mode == "given" else ():
            try:
                trees = given_nodes(scene, Scope(voice.model, phrases, scene.at, whole=True), seats)
            except Unsayable:
                continue
            texts = [write(one, phrases) for one in trees]
            if all(isinstance(text, str) for text in texts):
                found += [Words(str(text), phrases.language) for text in texts]
                break
    return found


# ---- in the first language that has words


def _words(voice: Voice, at: Span, make: Callable[[Phrases], Node]) -> Words:
    return _first(voice, at, make, write, ("",))


def _part(voice: Voice, at: Span, make: Callable[[Phrases], Node], forms: tuple[str, ...] = ("",)) -> Words:
    return _first(voice, at, make, write_part, forms)


Write = Callable[[Node, Phrases, str], "str | Missing"]


def _first(voice: Voice, at: Span, make: Callable[[Phrases], Node], to: Write, forms: tuple[str, ...]) -> Words:
    for phrases in voice.phrases:
        try:
            tree = make(phrases)
        except Unsayable:
            continue
        for form in forms:
            text = to(tree, phrases, form)
            if isinstance(text, str) and text:
                return Words(text, phrases.language)
    return Words(" ".join(at.source.text[at.start : at.end].split()), SOURCE)
