"""English: two numbers, no cases, and an article that depends on the sound of the next word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

KEYS = ("sg", "pl")
ARTICLES = ("a", "an")

OTHERS = {"your": "their", "yours": "theirs", "you": "they", "yourself": "themselves"}
ODD = {"have": "has", "be": "is", "do": "does", "go": "goes"}
LAST_THEN = re.compile(r"\b[Tt]hen $")
STILL = frozenset({"the", "a", "an", "each", "any", "may", "must", "can", "cannot", "not", "no"}) | {
    *("one", "two", "three", "four", "five", "six", "all", "both", "every", "some"),
}
"""Words that an act may begin with and that are not inflected."""
SIBILANT = re.compile(r"(?:s|x|z|ch|sh)$")
WORD = re.compile(r"[A-Za-z']+(?:-[A-Za-z']+)*")
PREFIX = re.compile(r"(re|un|de|co|pre|mis)-(?=[a-z]{2})")
"""What keeps its hyphen before a verb: `re-roll`, but `fight over` of `fight-over`."""

SILENT = "(?:eir|on(?:est|ou?r)|our)"
"""What follows a silent `h`: heir, honest, honour, hour."""
CERTAIN = re.compile(
    rf"(?P<a>[bcdfgjklmnpqrstvwxyz]|h(?!{SILENT}))|(?P<an>a|e(?!u)|h{SILENT}|i|o(?!n[ce]))", re.IGNORECASE
)
"""Beginnings that sound as they are spelled. With `u`, `eu`, `one` only the author knows."""


def plural(n: int) -> str:
    return "one" if n == 1 else "other"


def noun_key(number: str, case: str, gender: str, always: str) -> str:
    return always or ("sg" if number in ("one", "sg") else "pl")


def agree(word: str) -> Mapping[str, str]:
    return {"": word}


AMOUNTS = re.compile(r"[^suioa' ]s$")
"""Typical endings of a plural; those of `bonus`, `progress`, `axis`, `chaos`, `gas` are excluded."""


def measured(forms: Mapping[str, str], good: bool) -> tuple[str, Mapping[str, str]]:
    """the wounds of the foe -> the number of wounds of the foe: one number, whatever it counts"""
    name = forms.get("sg") or next(iter(forms.values()))
    counted = not good and AMOUNTS.search(name) and " of " not in name
    return "", {"sg": f"number of {name}", "pl": f"numbers of {name}"} if counted else {}


ENDING = re.compile(r"(?:^|[a-z] )[A-Za-z-]*[a-z]$")
JOINED = frozenset({"of", "and", "with", "in", "on", "at", "for", "the", "to"})


def several(name: str) -> str:
    """Token -> Tokens, Party -> Parties; a word whose plural is uncertain stays as it is"""
    words = name.split()
    if not ENDING.search(name) or JOINED.intersection(words) or (len(name) > 1 and AMOUNTS.search(name)):
        return name
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return name[:-1] + "ies"
    return name + ("es" if SIBILANT.search(name) else "s")


def article(word: str) -> str:
    heard = CERTAIN.match(word)
    return heard.lastgroup or "" if heard else ""


def verb(name: str) -> str:
    """fight-over -> fight over, re-roll -> re-roll"""
    prefix = PREFIX.match(name)
    head = prefix[0] if prefix else ""
    return head + name.removeprefix(head).replace("-", " ")


def smooth(before: str, after: str) -> str:
    """Then, if you have a coin: what is put between two words has a comma on either side"""
    return before[:-1] + ", " if after.startswith("if ") and LAST_THEN.search(before) else before


@lru_cache(maxsize=1 << 12)
def of_others(text: str, does: bool) -> str:
    """gain -> gains, your hand -> their hand"""
    turned = WORD.sub(lambda found: OTHERS.get(found[0], found[0]), text)
    if not does:
        return turned
    for found in WORD.finditer(turned):
        if found[0] in STILL:
            return turned
        if not found[0].endswith("ly"):
            return turned[: found.start()] + _third_person(found[0]) + turned[found.end() :]
    return turned


def _third_person(verb: str) -> str:
    """carry -> carries, play -> plays, push -> pushes"""
    if verb in ODD:
        return ODD[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if SIBILANT.search(verb) else "s")
