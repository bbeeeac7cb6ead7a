"""The bodies of rules and the steps of scenarios of Resurgence, in proofread sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from rulewright.compiler.text.said import Said
from rulewright.compiler.text.voice import rule_steps, scenario_said, voice_of
from trees import LANGUAGES, edition

SAID = {
    "en": (
        "Put each Survivor (not a Hero) in the Survivor deck.",
        "Put each Event other than The Beginning in the Event box.",
        "For each Zone of the same District, "
        "draw 1 creature from the supply of Mutants to the Mutant space of the Zone.",
        "For each bonus of the same Access area (whose space is equal to your Leadership for the Access area), "
        "use the bonus.",
        "Let S be all players with the highest VP.",
        "Repeat the following until there is no player whose number of assigned tokens is more than 0:",
        "The player after the first player takes over as the first player.",
        "For each Access area, reveal your Assignment area for the Access area.",
        "Then there is no token in your Assignment area for Metro.",
        "Note that “finished” is not true.",
        "If the Event has a District, lay the Event token in the District of the Event.",
        "For each Access area, compare the strengths in the Access area.",
        "When, during the turn, you make your move,",
        "Given that it is the turn in the Worker Actions,",
    ),
    "pl": (
        "Wkładasz każde Wydarzenie oprócz Wydarzenia „Początek” do pudełka z Wydarzeniami.",
        "Dla każdej premii tego samego Dostępu (gdzie pole wynosi tyle samo co twój postęp na torze tego Dostępu) "
        "korzystasz z tej premii.",
        "Dla każdego Dostępu odkrywasz swój obszar dla tego Dostępu.",
        "Wtedy twój postęp na torze Metra wynosi 1.",
        "Załóżmy, że trwa tura w czasie Akcji Pracowników.",
        "Opłacasz koszt tej Misji.",
        "Przesuwasz żeton Wydarzenia do tej Dzielnicy.",
        "Zapamiętujesz, że nie zachodzi „koniec tury”.",
        "Przyjmujesz, że S to wszyscy gracze o najwyższej liczbie PZ.",
        "Wtedy nie masz żadnego Paliwa.",
        "Wybierasz możliwość „umieszczenie żetonu”.",
        "Wtedy karta „Rolnik” ma profesję: Budowniczy.",
        "Wtedy zbiór zwycięzców obejmuje wyłącznie ciebie.",
    ),
}
NEVER = {
    "en": r"\(\(|it is not true that “|\bexactly \d+ times\b|of you at\b",
    "pl": r"\(\(|wynosi (?:powyżej|poniżej)|tyle, co|\btwój PZ|twojego Leku|\(ty /|zwycięzcy to wyłącznie|masz Paliw\.",
}
"""What was mended, so that it does not come back."""


def flat(steps: Sequence[Said]) -> Iterator[str]:
    for step in steps:
        yield step.words.text
        yield from flat(step.below)


@cache
def sentences(language: str) -> frozenset[str]:
    compiled = edition("resurgence")
    voice = voice_of(compiled.model, compiled.packs, language)
    # The phrases say each line, also where the pack has a sentence of its own.
    voices = (voice, replace(voice, own={}))
    rules = (text for one in voices for rule in one.model.rules.values() for text in flat(rule_steps(one, rule)))
    scenes = (words.text for one in compiled.model.scenarios for _, words in scenario_said(voice, one))
    return frozenset((*rules, *scenes))


@pytest.mark.parametrize(("language", "said"), [(one, said) for one in LANGUAGES for said in SAID[one]])
def test_a_rule_reads_as_printed_rules_do(language: str, said: str) -> None:
    assert said in sentences(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_mended_stays_so(language: str) -> None:
    assert [said for said in sentences(language) if re.search(NEVER[language], said)] == []
