"""The words of the page of a difference, in the languages of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from ..text.languages import RULES

Words = Mapping[str, str]

ENGLISH: Words = {
    "changed": "Changed",
    "meant": "Worded as before, and of another meaning",
    "said": "The same rule, said otherwise on the card",
    "added": "Added",
    "removed": "Removed",
    "same": "the same rules, of the same meaning",
    "tally": "{} changed, {} added, {} removed",
    "besides": ", {} besides",
    "chains": "Chains",
    "ring": "ring",
    "bounded": "bounded",
    "endless": "endless",
    "undecided": "undecided",
    "matters": "the order of {} and {} matters",
    "mattered": "the order of {} and {} mattered",
    "possible": "something triggers {} now",
    "impossible": "nothing triggers {} any more",
    "longest": "the longest chain of abilities: {}, it was {}",
    "may": "it may matter: no table was found that shows it",
    "first": "{key}: {0} with {one} first, {1} with {other} first",
    "of": " of ",
    "choice": "if so chosen",
    "guard": "if {}",
}
POLISH: Words = {
    "changed": "Zmienione",
    "meant": "Zapisane jak dotąd, o innym znaczeniu",
    "said": "Ta sama zasada, inaczej opisana na karcie",
    "added": "Dodane",
    "removed": "Usunięte",
    "same": "te same zasady, o tym samym znaczeniu",
    "tally": "zmienione: {}, dodane: {}, usunięte: {}",
    "besides": ", inne: {}",
    "chains": "Łańcuchy",
    "ring": "pętla",
    "bounded": "kończy się",
    "endless": "nie kończy się",
    "undecided": "może trwać",
    "matters": "kolejność ma znaczenie: {} i {}",
    "mattered": "kolejność nie ma już znaczenia: {} i {}",
    "possible": "coś teraz uruchamia: {}",
    "impossible": "nic już nie uruchamia: {}",
    "longest": "najdłuższy łańcuch, liczba zdolności: {}, wcześniej {}",
    "may": "może mieć znaczenie: nie znaleziono stołu, który to pokazuje",
    "first": "{key}: {0}, gdy pierwsza jest {one}, a {1}, gdy pierwsza jest {other}",
    "of": ", ",
    "choice": "jeśli tak wybrano",
    "guard": "jeśli {}",
}
PAGES: Mapping[str, Words] = {RULES: ENGLISH, "pl": POLISH}
