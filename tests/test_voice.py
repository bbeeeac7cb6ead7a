"""One voice: the bodies of rules, laws and scenarios in words; each sentence is read back, and none is unmarked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rulewright.compiler.text.languages import RULES
from rulewright.compiler.text.read import read
from rulewright.compiler.text.said import SOURCE, Said
from rulewright.compiler.text.tree import Node, category, node
from rulewright.compiler.text.view.bodies import Line, rule_lines
from rulewright.compiler.text.view.scope import Scope
from rulewright.compiler.text.voice import laws_said, rule_steps, scenario_said, voice_of
from rulewright.compiler.text.write import write, write_part
from trees import LANGUAGES, edition, resurgence

GAMES = ("resurgence", "resurgence-encounters-solo", "connect-four", "tic-tac-toe")
LEAST = {"en": 0.99, "pl": 0.99}
"""The share of all lines of rules that must have words of their own; what has none in Polish stands in English."""
SCENES = {"en": 0.99, "pl": 0.99}


def flat(steps: tuple[Said, ...]) -> Iterator[Said]:
    for step in steps:
        yield step
        yield from flat(step.below)


@cache
def every_step(language: str) -> list[Said]:
    found: list[Said] = []
    for name in GAMES[1:]:
        voice = voice_of(edition(name).model, edition(name).packs, language)
        for rule in voice.model.rules.values():
            found += flat(rule_steps(voice, rule))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bodies_of_rules_are_said(language: str) -> None:
    steps = every_step(language)
    own = sum(step.words.language == language for step in steps)
    assert own >= LEAST[language] * len(steps), (own, len(steps))
    assert all(step.words.language in (language, RULES, SOURCE) and step.words.text for step in steps)


def test_every_language_has_the_same_steps() -> None:
    english, polish = (every_step(language) for language in LANGUAGES)
    assert len(english) == len(polish)
    assert [len(step.below) for step in english] == [len(step.below) for step in polish]


def test_a_body_reads_as_a_rulebook_does() -> None:
    compiled = edition("resurgence")
    voice = voice_of(compiled.model, compiled.packs, "en")
    assert [step.words.text for step in flat(rule_steps(voice, voice.model.rules["rest"]))] == [
        "Begin to rest.",
        "Move the token to your Rest Area.",
        "Gain 1 Food.",
    ]
    polish = voice_of(compiled.model, compiled.packs, "pl")
    said = [step.words.text for step in flat(rule_steps(polish, polish.model.rules["play-six-rounds"]))]
    assert said[:3] == ["6 razy wykonujesz następujące kroki:", "Runda:", "Dobór i Przydział:"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_reads_back_alone(language: str) -> None:
    model, phrases = edition("resurgence").model, resurgence()[language]
    many = 0
    for rule in model.rules.values():
        for line in _lines(rule_lines(rule, Scope(model, phrases, rule.at))):
            for tree in (line.said, line.whole):
                if isinstance(tree, Node) and isinstance(text := write(tree, phrases), str):
                    found = read(text, phrases, category(tree.type)).found
                    assert [one.tree for one in found] == [tree], text
                    many += 1
    assert many > 40


def _lines(lines: tuple[Line, ...]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from _lines(line.below)


def test_laws_are_sentences_in_both_languages() -> None:
    compiled = edition("resurgence")
    kind = compiled.model.kinds["survivor"]
    english, polish = (
        [words.text for words in laws_said(voice_of(compiled.model, compiled.packs, one), kind.laws, kind.at)]
        for one in LANGUAGES
    )
    assert "Use this only during the Worker Actions." in english
    assert "Możesz tego użyć tylko podczas Akcji Pracowników." in polish
    assert len(english) == len(polish) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_written_as_given_when_then(language: str) -> None:
    compiled = edition("resurgence")
    voice = voice_of(compiled.model, compiled.packs, language)
    said = [words for one in compiled.model.scenarios for _, words in scenario_said(voice, one)]
    own = [words.text for words in said if words.language == language]
    assert len(own) >= SCENES[language] * len(said), (len(own), len(said))
    begins = {"en": ("Given that ", "When", "Then "), "pl": ("Załóżmy, że ", "Teraz", "Wtedy ")}[language]
    assert all(any(text.startswith(begin) for text in own) for begin in begins)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_player_does_keeps_the_form_of_its_parts(language: str) -> None:
    """No form of others is made of a wrong one: the contents of their bag, the best of those things."""
    phrases = resurgence()[language]
    tokens = node("several-all-which", thing="token", which=(node("which-in", pile=node("pile-yours", pile="bag")),))
    first = node("ref-first-of", several=tokens)
    held = node("test-holds", pile=node("pile-shared", pile="mutant-pool"), content=(node("content-ref", ref=first),))
    said = {
        "en": "the first of the set (all tokens in their Draw Bag) can be found in the supply of Mutants",
        "pl": "w zapasie Mutantów można znaleźć pierwszy element zbioru (wszystkie żetony w jego Woreczku)",
    }
    assert write_part(held, phrases, "they") in (said[language], f"{said[language]}.")
