"""Verbs by their forms: every form in a language with few, the stem in one with many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def stems(table: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {stem: verb for verb, stems in table.items() for stem in stems}


def every_form(verbs: Iterable[str], thesaurus: Mapping[str, Iterable[str]], odd: Mapping[str, str]) -> dict[str, str]:
    """Every form of every verb, and the verb that stands for it."""
    first = {one: base for base, others in thesaurus.items() for one in others}
    found: dict[str, str] = {}
    for one in (*verbs, *first):
        for form, base in forms_of(one):
            found[form] = first.get(one, one) + base.removeprefix(one)
    for form, base in odd.items():
        found[form] = f"{first.get(base, base)}~ed"
    return found


VOWELS = "aeiou"


def forms_of(verb: str) -> Iterable[tuple[str, str]]:
    """gain, gain~s, gain~ed, gain~ing of English verbs that keep to the rules."""
    stem = verb[:-1] if verb.endswith("e") else verb
    doubled = len(verb) > 2 and verb[-1] not in "aeiouwxy" and verb[-2] in VOWELS and verb[-3] not in VOWELS
    bent = stem + verb[-1] if doubled else stem
    yield verb, verb
    plural = verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in VOWELS else verb + "s"
    yield (verb + "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else plural), verb + "~s"
    past = verb[:-1] + "ied" if verb.endswith("y") and verb[-2] not in VOWELS else bent + "ed"
    for one in {past, stem + "ed"}:
        yield one, verb + "~ed"
    for one in {bent + "ing", stem + "ing", *([verb + "ing"] if verb.endswith(("ee", "oe", "ye")) else ())}:
        yield one, verb + "~ing"
