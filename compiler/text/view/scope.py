"""What the view looks up: the model, the phrases, and the names that are in scope."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Set
from dataclasses import field

from ...frozen import frozen
from ...meaning.model import Expr, Model, Number, Sum, Var, You
from ...replacing import replace
from ...source.text import Span
from ..names import UNTRANSLATED
from ..of_phrases import OfPhrases
from ..phrasebook import Phrase, Phrases
from ..tree import Node, node, value
from .unsaid import Unsayable

YOU = node("ref-you")


@frozen
class Scope:
    model: Model
    phrases: Phrases
    at: Span
    """The current line."""
    heard: str = ""
    """The good whose gain is the event: more of it is extra."""
    kind: str = ""
    """The kind of the thing with this text."""
    whole: bool = False
    """Whether an act of the pack without a phrase may be said by its name and parts: in the bodies of rules it may, on
    a card it may not."""
    names: Mapping[str, Node | None] = field(default_factory=dict[str, Node | None])
    """The names in scope, with the words for each; None if these would also mean another."""
    sorts: Mapping[str, str] = field(default_factory=dict[str, str])
    """The kind of the members of a named set."""
    once: Set[str] = frozenset()
    """The pieces of which each player has one: *the King*, not *a King*."""


def named(scope: Scope, name: str, spoken: Node) -> Scope:
    """The scope with one more name. If two names would have the same words, neither has any."""
    twice = [other for other, known in scope.names.items() if known == spoken and other != name]
    return replace(scope, names={**scope.names, **dict.fromkeys((*twice, name), None if twice else spoken)})


def phrase(scope: Scope, id: str) -> Phrase:
    found = scope.phrases.phrases.get(id)
    if found is None:
        raise Unsayable("phrase", id, at=scope.at)
    return found


def noun(scope: Scope, id: str, of: str) -> str:
    """The id of a noun of a class. In a language other than that of the rules it comes from the phrase files."""
    found = scope.phrases.nouns.get(id)
    if found is None or found.of[: len(UNTRANSLATED)] == UNTRANSLATED:
        raise Unsayable("name", id, of, scope.at)
    if of not in found.of:
        raise Unsayable("noun", id, of, scope.at)
    return id


def kinds_of(model: Model, kind: str) -> Iterator[str]:
    """A kind and the kinds above it, the nearest first."""
    while kind in model.kinds:
        yield kind
        kind = model.kinds[kind].base


def said_of(scope: Scope, category: str, kind: str, facts: Collection[str], whole: bool) -> Phrase | None:
    """The phrase of a kind that says the most of some facts and nothing else; with `whole` it must say all of them.
    `text-field`, `text-field-owner`: the id of such a phrase begins with the name of the kind, and its fields are
    the facts."""
    best: Phrase | None = None
    known = frozenset(facts)
    for one, told in BY_BEGINNING(scope.phrases).get(f"{category}-{kind}", ()):
        if one.id.removeprefix(f"{category}-") in scope.model.rules.keys() - {kind}:
            continue  # the phrase of a rule whose name begins with the same word
        fits = told == known if whole else told <= known
        if fits and (best is None or len(told) > len(best.fields)):
            best = one
    return best


def _by_beginning(phrases: Phrases) -> dict[str, list[tuple[Phrase, frozenset[str]]]]:
    """The phrases whose ids begin with some words, each with the names of its fields."""
    found: dict[str, list[tuple[Phrase, frozenset[str]]]] = {}
    for id, one in phrases.phrases.items():
        told = frozenset(name for name, _ in one.fields)
        parts = id.split("-")
        for size in range(2, len(parts) + 1):
            found.setdefault("-".join(parts[:size]), []).append((one, told))
    return found


BY_BEGINNING = OfPhrases(_by_beginning)


def plain_number(value: Expr, scope: Scope) -> int:
    """A number that is written as such."""
    if isinstance(value, Number) and value.value >= 0:
        return value.value
    raise Unsayable("value", type(value).__name__.lower(), at=scope.at)


def digits(value: Expr) -> int | None:
    """A number written in digits, with a minus or without."""
    match value:
        case Number(n):
            return n
        case Sum("-", Number(0), Number(n)):
            return -n
        case _:
            return None


THINGS = ("ref-a", "ref-b", "ref-c", "ref-d")
SEATS = ("seat-p", "seat-q")
"""Letters for things and for players that need a name."""


def free(letters: tuple[str, ...], scope: Scope) -> Node:
    """The first free letter; for a player, as a reference to a thing."""
    used = {known.type for known in scope.names.values() if known is not None}
    seats = {value(known, "seat") for known in scope.names.values() if known is not None}
    for letter in letters:
        if letter not in used and node(letter) not in seats:
            return node("ref-seat", seat=node(letter)) if letters is SEATS else node(letter)
    raise Unsayable("step", "let", at=scope.at)


def told_to_you(keys: tuple[Expr, ...], scope: Scope) -> tuple[Expr, ...]:
    """If a name means the player who is addressed, that player: in the lines of `each player`, `player` is `you`."""
    return tuple(You() if isinstance(key, Var) and scope.names.get(key.name) == YOU else key for key in keys)


def rolled(name: str, scope: Scope) -> int:
    """The number of dice in a named roll: a text that mentions the dice has no others."""
    match scope.names.get(name):
        case Node("dice-rolled", (("n", int(n)),)):
            return n
        case _:
            return 0
