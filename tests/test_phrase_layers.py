"""Phrases of a pack added to those of every game: in layers they give the same result as all at once."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.replacing import replace
from rulewright.compiler.source.text import Source, source_of
from rulewright.compiler.text import checks, compile, index, left_recursion, other_players
from rulewright.compiler.text.checks import NOTHING as UNCHECKED
from rulewright.compiler.text.compile import compile_languages
from rulewright.compiler.text.core import core
from rulewright.compiler.text.index import Index
from rulewright.compiler.text.languages import LANGUAGES as RULES_OF
from rulewright.compiler.text.phrasebook import Phrase, Phrases
from rulewright.compiler.text.verbs import with_verbs
from trees import LANGUAGES, ROOT, edition

ENTRY = re.compile(r"^-[a-z][^\n]*\n(?:[ }][^\n]*\n)*", re.MULTILINE)
PACKS = sorted(path.parent.parent for path in (ROOT / "rules").glob("*/text/en.ftl"))
EDITS: tuple[Callable[[str, random.Random], str], ...] = (
    lambda entry, dice: f"{entry.rstrip()}\n    .replace = yes\n",
    lambda entry, dice: f"-{name_of(entry)}-{dice.randrange(9)} ={after(entry)}",
    lambda entry, dice: f"-{name_of(entry)}-also ={after(entry).rstrip()}\n    .as = {name_of(entry)}\n",
    lambda entry, dice: f"-{name_of(entry).removesuffix('-anyone')}-other ={after(entry)}",
    lambda entry, dice: f"-event-{name_of(entry).partition('-')[2]}-anyone ={after(entry)}",
    lambda entry, dice: f"{entry.rstrip()} { {'x': 'now'}.get(dice.choice('xy'), '{ $n }') }\n    .replace = yes\n",
    lambda entry, dice: entry.replace("{ $", '{ PHRASE($x, of: "act", form: "they") } { $', 1),
)


def name_of(entry: str) -> str:
    return entry[1:].partition(" ")[0]


def after(entry: str) -> str:
    return entry.partition("=")[2]


def made_up(dice: random.Random, language: str) -> Source:
    """A file that replaces entries of every game, adds wordings to them, and more of their kind; much in it is odd."""
    entries = [entry for source in core(language) for entry in ENTRY.findall(source.text)]
    chosen = dice.sample(entries, dice.choice((1, 2, 5, 20)))
    return source_of(f"text/{language}.ftl", "\n".join(dice.choice(EDITS)(entry, dice) for entry in chosen))


def at_once(monkeypatch: pytest.MonkeyPatch, of: Callable[[], None]) -> None:
    """Nothing is known of what lies below, and nothing is kept of what was made before."""
    layered = compile._of_every_game
    with monkeypatch.context() as patch:
        patch.setattr(
            compile,
            "_of_every_game",
            lambda language: replace(layered(language), others=other_players.NOTHING, checked=UNCHECKED),
        )
        for once in (index.WORDED, index.TITLED, index.MADE_OF, checks.NEEDS, left_recursion.STARTS):
            patch.setattr(once, "kept", {})
        of()


def in_order(phrases: Phrases) -> list[tuple[str, list[tuple[str, object]]]]:
    return [(id, list(phrase.forms.items())) for id, phrase in phrases.phrases.items()]


def looked_up(found: Index) -> list[object]:
    return [list(found.places.items()), found.nouns, found.names, found.titles, found.joints]


def compiled(texts: dict[str, Sequence[Source]]) -> tuple[tuple[Diagnostic, ...], list[Phrases]]:
    told = compile_languages(texts)
    return told.said, list(told.value.values())


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_phrases_of_packs(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = edition(pack.name)
    texts: dict[str, Sequence[Source]] = {
        language: [source for one in found.packs for of, source in one.texts if of == language]
        for language in found.packs[-1].languages
    }
    said, layered = compiled(texts)
    layered = [with_verbs(one, found.model) for one in layered]

    def same() -> None:
        then, whole = compiled(texts)
        whole = [with_verbs(replace(one, asked=None), found.model) for one in whole]
        assert then == said
        for one, other in zip(layered, whole, strict=True):
            assert in_order(one) == in_order(other)
            assert looked_up(index.index(one)) == looked_up(index.index(other))

    at_once(monkeypatch, same)


@pytest.mark.parametrize("seed", range(60))
def test_files_made_at_random(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(seed)
    texts: dict[str, Sequence[Source]] = {language: [made_up(dice, language)] for language in LANGUAGES}
    said, layered = compiled(texts)

    def same() -> None:
        then, whole = compiled(texts)
        assert then == said
        for one, other in zip(layered, whole, strict=True):
            assert in_order(one) == in_order(other)
            assert looked_up(index.index(one)) == looked_up(index.index(other))

    at_once(monkeypatch, same)


def test_a_phrase_that_asks_for_less_takes_along_what_it_asked_for() -> None:
    """What only a phrase that is gone has asked for is not made."""
    rules = RULES_OF["en"]
    below = compile._of_every_game("en")
    asking = next(id for id, one in below.book.phrases.items() if list(other_players._asked(one)))
    bare = Phrase(asking, {}, ())
    changed = {**below.book.phrases, asking: bare}
    assert other_players.with_others(changed, rules, below.others) == other_players.with_others(changed, rules)
