"""The language of chains at a terminal: events as sentences, as on the site."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ..graph.happenings import head_of
from ..graph.judge import Reason
from ..graph.tell import Tongue
from ..meaning.model import Expr, If, Not, Rule
from ..meaning.parts import parts
from ..source.text import Span
from ..text.languages import LANGUAGES, RULES
from ..text.logged import SEAT
from ..text.names import untranslated
from ..text.phrasebook import Phrases
from ..text.said import SOURCE
from ..text.tree import Node
from ..text.view.acts import act_node
from ..text.view.params import with_params
from ..text.view.scope import Scope
from ..text.view.truths import cond_node
from ..text.voice import node_said, voice_in
from ..wordings import wordings
from .events import BEFORE, brief_words, event_words
from .indexes import spoken_of
from .shelf import Volume, title_of
from .words import WORDS


def title_in(volumes: Sequence[Volume], id: str, language: str) -> str:
    """The name of a thing. Without a name in the language it has the name that its author gave, and is marked so."""
    abilities = [volume.abilities[id] for volume in volumes if id in volume.abilities]
    card = abilities[0].element if abilities else id
    for volume in volumes:
        if card in volume.phrases[language].nouns and not untranslated(volume.phrases[language], card):
            return title_of(volume, card, language)
    titles = (volume.model.elements[card].title for volume in volumes if card in volume.model.elements)
    title = next(titles, "") or (abilities[0].title if abilities else card)
    return title if language == RULES else f"`{title}`"


def tongue_of(volumes: Sequence[Volume], language: str) -> Tongue:
    """`volumes`: the game, and where something changed the one before; what the first has no words for the next may
    have."""

    def event(name: str) -> str:
        found = [words for volume in volumes if (words := event_words(volume, name, language)).language != SOURCE]
        said = next((words for words in found if words.language == language), found[0] if found else None)
        if said is None:
            return f"`{name}`"
        return said.text if said.language == language else f"[{said.language}: {said.text}]"

    def heard(name: str) -> str:
        frame = WORDS[language]["before-event" if name.startswith(BEFORE) else "when-event"]
        return frame[:1].lower() + frame[1:].format(event(name))

    def brief(name: str) -> str:
        said = next((text for volume in volumes if (text := brief_words(volume, name, language))), "")
        # `VP` stays as it is.
        return said if said[1:2].isupper() else said[:1].lower() + said[1:]

    def what(reason: Reason) -> str:
        return spoken_of(volumes[0], reason, language)

    def key(name: str) -> str:
        pile, *owners = name.split(":")
        named = (title_in(volumes, one, language) for one in owners)
        seats = (WORDS[language]["seat"].format(one.removeprefix(SEAT)) if one.startswith(SEAT) else other
                 for one, other in zip(owners, named, strict=True))  # fmt: skip
        return ", ".join((title_in(volumes, pile, language), *seats))

    @cache
    def tests() -> dict[str, str]:
        return {key: text for volume in volumes for key, text in _tests(volume, language)}

    def test(words: str) -> str:
        return tests().get(words, "")

    return Tongue(wordings(language, "graph"), LANGUAGES[language].plural, event, heard, brief, what, key, test)


def _tests(volume: Volume, language: str) -> Iterator[tuple[str, str]]:
    """The tests that lines depend on, in the author's words, and what holds if they fail."""
    model, voice = volume.model, voice_in(volume.model, volume.phrases, language)
    told = volume.told[language].lines
    for rule in (None, *model.rules.values()):
        for step in parts(rule if rule is not None else (model.hooks, model.elements)):
            if not isinstance(step, If):
                continue
            words = head_of(step.at)
            own = told.get(rule.name, {}).get(f"if {words}:", "") if rule is not None else ""
            if own:
                # The pack has a sentence for the line, of which the test is what follows `if`.
                yield words, own.removesuffix(":").partition(" ")[2]
            for key, test in ((words, step.test), (f"not ({words})", Not(step.test)))[bool(own) :]:

                def make(phrases: Phrases, test: Expr = test, at: Span = step.at, rule: Rule | None = rule) -> Node:
                    scope = Scope(model, phrases, at)
                    return cond_node(test, scope if rule is None else with_params(rule, scope), act_node)

                found = node_said(voice, step.at, make)
                if found.language == language:
                    yield key, found.text
