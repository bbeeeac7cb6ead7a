"""Polish: three classes of numbers, six cases, and adjectives that agree in gender, number and case.

1 dodatkowy kamień · 2 dodatkowe kamienie · 5 dodatkowych kamieni · 1 dodatkowa moneta
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

CASES = ("nom", "gen", "dat", "acc", "inst", "loc")
KEYS = (*CASES, "pl", *(f"pl-{case}" for case in CASES[1:]))
GENDERS = ("m1", "m2", "m3", "f", "n")
"""Men, animals, things; then feminine and neuter."""

MASCULINE = {"nom": "y", "gen": "ego", "dat": "emu", "acc": "ego", "inst": "ym", "loc": "ym"}
FEMININE = {"nom": "a", "gen": "ej", "dat": "ej", "acc": "ą", "inst": "ą", "loc": "ej"}
SINGULAR = {
    "m1": MASCULINE,
    "m2": MASCULINE,
    "m3": MASCULINE | {"acc": "y"},
    "f": FEMININE,
    "n": MASCULINE | {"nom": "e", "acc": "e"},
}
PLURAL = {"nom": "e", "gen": "ych", "dat": "ym", "acc": "e", "inst": "ymi", "loc": "ych"}

MEN = {"k": "cy", "g": "dzy", "r": "rzy", "ł": "li", "n": "ni", "w": "wi", "p": "pi", "b": "bi", "m": "mi"}
"""The ending of an adjective for men in the plural, by the end of its stem; others must be written by the author."""


VERB = re.compile(r"\b(\w+[aeiy])sz\b")
"""dobierasz, tracisz, możesz: without its ending, the same of another player."""
NO_VERBS = frozenset({"nasz", "wasz", "towarzysz", "afisz", "lisz"})
OTHERS = {"jesteś": "jest", **dict.fromkeys(("twój", "twoja", "twoje", "twojego", "twojej", "twoją", "twoich"), "jego")}
SZ_OR_ME = re.compile(r"(?:[sśzźż](?![aeiouyąęó])|wsp|mn)\w", re.IGNORECASE)
"""Beginnings before which `z` is hard to pronounce."""
LAST_WORD = re.compile(r"(\w+) $")
CONJUNCTIONS = frozenset({"i", "a", "albo", "lub", "oraz"})
W_OR_F = re.compile(r"[wf](?![aeiouyąęó])\w", re.IGNORECASE)
IN_GENITIVE = re.compile(r"^(\w+[nc]i)u\b")
"""A verbal noun after `po`."""


def plural(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def noun_key(number: str, case: str, gender: str, always: str) -> str:
    """The form after a number: 2 kamienie but 5 kamieni, and 2 królów, because men are not counted in the
    nominative."""
    straight = case in ("nom", "acc")
    if (number == "many" and straight) or (number == "few" and straight and gender == "m1"):
        return "pl-gen"
    if number in ("one", "sg") and not always:
        return case
    return "pl" if case == "nom" else f"pl-{case}"


def agree(word: str) -> Mapping[str, str]:
    """The forms of a regular adjective in -y or -i; only its first word changes."""
    first, space, rest = word.partition(" ")
    if first.endswith("ój"):
        return _owners(first[:-2] + "oj", first)
    if not first.endswith(("y", "i")):
        return {}
    forms = {
        f"{gender}-{case}": _joined(first, ending) + space + rest
        for gender, endings in SINGULAR.items()
        for case, ending in endings.items()
    }
    for gender in GENDERS:
        for case, ending in PLURAL.items():
            key = "pl" if case == "nom" else f"pl-{case}"
            forms[f"{gender}-{key}"] = _joined(first, ending) + space + rest
    forms["m1-pl-acc"] = _joined(first, "ych") + space + rest
    del forms["m1-pl"]
    if first.endswith("i") and first[-2:-1] not in ("k", "g"):
        forms["m1-pl"] = word
    elif first[-2:-1] in MEN:
        forms["m1-pl"] = first[:-2] + MEN[first[-2]] + space + rest
    return forms


def _owners(stem: str, word: str) -> Mapping[str, str]:
    """swój, swojego, swoją; swoim, swoi: `j` is dropped before `i`."""
    forms = dict(agree(stem + "y"))
    for key, form in forms.items():
        forms[key] = word if form == stem + "y" else form.replace("jy", "i")
    return forms | {"m1-pl": stem[:-1] + "i"}


def _joined(first: str, ending: str) -> str:
    """dodatkow-y, wysok-i (wysok-iego, wysok-a), ostatn-i (ostatn-iego, ostatn-ia)."""
    stem = first[:-1]
    if first.endswith("y"):
        return stem + ending
    if stem.endswith(("k", "g")):
        return stem + (ending if ending[0] in "aą" else "i" + ending.lstrip("y"))
    return stem + "i" + ending.lstrip("y")


@lru_cache(maxsize=1 << 12)
def of_others(text: str, does: bool) -> str:
    """otrzymujesz -> otrzymuje, twojej ręki -> jego ręki; `swój` is everybody's own."""
    turned = re.sub(r"\w+", lambda found: OTHERS.get(found[0], found[0]), text)
    return VERB.sub(lambda found: found[0] if found[0] in NO_VERBS else found[1], turned)


AMOUNT = {"nom": "liczba", "gen": "liczby", "dat": "liczbie", "acc": "liczbę", "inst": "liczbą", "loc": "liczbie"}


def measured(forms: Mapping[str, str], good: bool) -> tuple[str, Mapping[str, str]]:
    """twój Lek -> twoja liczba Leków; but twoje zdrowie, which is not counted: its genitive has one form"""
    many = forms.get("pl-gen", "") if good else ""
    counted = many and (many != forms.get("gen") or len(set(forms.values())) == 1)
    return "f", {case: f"{number} {many}" for case, number in AMOUNT.items()} if counted else {}


def during(text: str) -> str:
    """(po) ukończeniu Misji -> (podczas) ukończenia Misji"""
    return IN_GENITIVE.sub(r"\1a", text, count=1)


def as_it_is(text: str) -> str:
    """(w talii) tej Dzielnicy; only what has a name is put into brackets: (w talii) (Port)"""
    return text


def smooth(before: str, after: str) -> str:
    """z ręki, but ze stosu; w talii, but we wspólnej talii; and a comma before `jeśli`, but not after a conjunction"""
    if after.startswith("jeśli ") and (found := LAST_WORD.search(before)) and found[1] not in CONJUNCTIONS:
        return before.rstrip(" ") + ", "
    for word, hard in (("z", SZ_OR_ME), ("w", W_OR_F)):
        if (before == f"{word} " or before.endswith(f" {word} ")) and hard.match(after):
            return before[:-1] + "e "
    return before
