"""Sentences of a pack for lines of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from rulewright.compiler.text.own_lines import own_lines, unused_lines, with_own_lines
from rulewright.compiler.text.said import Said, Words
from rulewright.compiler.text.voice import rule_steps, voice_of
from trees import LANGUAGES, edition

EDITIONS = ("resurgence", "resurgence-solo", "resurgence-encounters", "resurgence-encounters-solo")
LIKE_A_PROGRAM = {
    "en": r"(?<!side )\b[ASTUXY]\b(?! Keepsake| Locker)|\(where|\(whose|\bNote that\b",
    "pl": r"(?<!strona )(?<!stronę )\b[ASTUXY]\b|\((?:warunek|gdzie)|Zapamiętujesz|Przyjmujesz|ze zbioru",
}


def said(text: str, line: str, head: str = "", below: tuple[Said, ...] = ()) -> Said:
    return Said(Words(text, "en"), below, line, head)


STEPS = (
    said("Let X be your coins.", "let mine be coins of you"),
    said(
        "If X is more than 2:",
        "if mine more than 2: gain 1 coin win",
        "if mine more than 2:",
        (said("Gain 1 coin.", "gain 1 coin"), said("Win the game.", "win")),
    ),
)


def texts(steps: Sequence[Said]) -> Iterator[str]:
    for step in steps:
        yield step.words.text
        yield from texts(step.below)


def test_a_line_is_said_in_words_of_its_own_and_those_below_it_as_before() -> None:
    own = {"let mine be coins of you": "", "if mine more than 2:": "If you have 3 coins:", "win": "You win."}
    assert list(texts(with_own_lines(STEPS, own, "en"))) == ["If you have 3 coins:", "Gain 1 coin.", "You win."]


def test_a_sentence_for_a_line_and_all_below_it_stands_alone() -> None:
    own = {"if mine more than 2: gain 1 coin win": "With 3 coins you win."}
    assert list(texts(with_own_lines(STEPS, own, "en"))) == ["Let X be your coins.", "With 3 coins you win."]


def test_a_changed_line_below_ends_the_sentence() -> None:
    own = {"if mine more than 2: gain 2 coin win": "With 3 coins you win."}
    assert list(texts(with_own_lines(STEPS, own, "en"))) == list(texts(STEPS))
    assert unused_lines(STEPS, own) == list(own)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_its_line(name: str, language: str) -> None:
    compiled = edition(name)
    model, last = compiled.model, compiled.packs[-1:]
    voice = replace(voice_of(model, compiled.packs, "en"), own={})
    own = own_lines(last, language)
    assert own.keys() == own_lines(last, "en").keys() <= model.rules.keys()
    for rule, lines in own.items():
        assert unused_lines(rule_steps(voice, model.rules[rule]), lines) == []
        assert lines.keys() == own_lines(last, "en")[rule].keys()


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_reads_like_a_program(name: str, language: str) -> None:
    compiled = edition(name)
    voice = voice_of(compiled.model, compiled.packs, language)
    told = [text for rule in compiled.model.rules.values() for text in texts(rule_steps(voice, rule))]
    assert [text for text in told if re.search(LIKE_A_PROGRAM[language], text)] == []
