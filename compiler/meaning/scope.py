"""What a sentence may name: its variables, `it`, and whether a player can be asked."""

from __future__ import annotations

from dataclasses import field

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import twice
from ..frozen import frozen
from ..replacing import replace
from ..syntax import nodes
from . import model as m
from .world import World


@frozen
class Scope:
    world: World
    said: list[Diagnostic]
    vars: dict[str, str] = field(default_factory=dict[str, str])
    """Variable to type. A block gives its own copy to the lines in it."""
    it: str = ""
    """The type of `it`, empty where there is none."""
    self_kind: str = ""
    """The kind of the element whose lines these are."""
    choices: bool = True
    """Whether `a`, `any`, `up to` may ask a player here."""
    implied: bool = False
    """Whether a value without its owner is that of `it`."""
    rewritable: frozenset[str] = frozenset()
    """What a `before` may change of the event it hears."""
    before: bool = False
    """Whether these lines come before a rule, and can cancel it."""
    given: bool = False
    """Whether this is what a scenario begins with: there, `2 card is in hand of you` lays them down."""
    price: bool = False
    """Whether these lines change a price."""
    rolled: dict[str, m.Expr] = field(default_factory=dict[str, m.Expr])
    """The names of rolls, and the dice of each: to roll them again."""
    secret: bool = False
    """Whether each player follows these lines in secret."""


def inner(scope: Scope, **more: str) -> Scope:
    """A block within: what it names stays in it."""
    return replace(scope, vars={**scope.vars, **more}, rolled=dict(scope.rolled))


def with_it(scope: Scope, kind: str, implied: bool = False) -> Scope:
    return replace(scope, it=kind, choices=False, implied=implied)


def without_choice(scope: Scope) -> Scope:
    return replace(scope, choices=False) if scope.choices else scope


def bind(scope: Scope, word: nodes.Word, kind: str) -> None:
    """Gives a value a name from here to the end of the block. A name in use cannot be given again, because readers
    could not tell which is meant."""
    if word.text in scope.vars:
        say(scope, twice.named_twice(word.span, word.text))
    scope.vars[word.text] = kind


def say(scope: Scope, diagnostic: Diagnostic) -> None:
    scope.said.append(diagnostic)


def words_in_reach(scope: Scope, node: nodes.Node | None = None) -> list[str]:
    """Every name a sentence here could mean, for near misses."""
    names = scope.world.names
    return [*scope.vars, *names.declared, *names.forms, "you", "players", "nothing"]
