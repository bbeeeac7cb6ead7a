"""Changes of a named value for some time, resolved: of which things, by how much, until which phase."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, whose
from ..syntax import nodes
from . import model as m
from .meant import fits, meant, number
from .references import owner_types, owners, takes
from .scope import Scope, say, without_choice


def shift(node: nodes.Shift, scope: Scope, until: str = "", test: m.Expr | None = None) -> m.Shift | None:
    """`strength of the enemy changes by 2`: which named value, of what, by how much."""
    name = node.name.text
    declared = scope.world.names.declared.get(name)
    if declared is None or declared.sort != "value":
        kind = next((kind for kind, fields in scope.world.fields.items() if fields.get(name) == "number"), "")
        printed = naming.printed_value(node.name.span, name, kind) if kind else None
        if declared is not None and declared.sort == "counter":
            printed = naming.counted_value(node.name.span, name)
        say(scope, printed or naming.unknown(node.name.span, name, _values(scope), "value"))
        return None
    if node.of is None and takes(name, scope):
        say(scope, whose.no_owner(node.name.span, name, owners(name, scope)))
    return m.Shift(node.span, name, _shifted(node, scope, until), number(node.by, without_choice(scope)), until, test)


def _shifted(node: nodes.Shift, scope: Scope, until: str) -> tuple[m.Expr, ...]:
    """What the value is of that changes; nothing where it is that of each thing. A change that lasts for a phase is
    that of one thing or of all: what a test finds now, it might not find later."""
    if node.of is None:
        return ()
    types = owner_types(node.name.text, scope)
    if isinstance(node.of, nodes.At) and len(types) == 2:
        return tuple(_one_thing(part, of, scope) for part, of in zip((node.of.what, node.of.key), types, strict=True))
    found, kind = meant(node.of, without_choice(scope))
    if not isinstance(found, m.Each):
        wants = next(iter(owner_types(node.name.text, scope)), "nothing")
        if not fits(scope, kind, wants):
            say(scope, words.wrong_type(node.of.span, wants, kind))
        return (found,)
    of = owners(node.name.text, scope)
    if found.how == "each" and found.noun == m.Noun(found.noun.kind) and kind.partition(" ")[2] in of:
        return ()
    wants = next(iter(owner_types(node.name.text, scope)), "nothing").replace("thing ", "set ")
    if found.how == "each" and fits(scope, kind, wants) and not until:
        return (found,)
    one = f", or `each {of[0]}`" if of else ""
    hint = f"write one thing{one}"
    if until and of and isinstance(node.of, nodes.Pick):
        text, by = node.of.span.source.text, node.by.span
        those, amount = text[node.of.span.start : node.of.span.end], text[by.start : by.end]
        hint = f"go through them: `for each one in {those}: until {until}, {node.name.text} of one changes by {amount}`"
    say(scope, words.not_here(node.of.span, "this choice of things", hint))
    return ()


def _one_thing(node: nodes.Node, wants: str, scope: Scope) -> m.Expr:
    """One of the two things that a value is of, and at."""
    found, kind = meant(node, without_choice(scope))
    if isinstance(found, m.Each):
        say(scope, words.not_here(node.span, "this choice of things", "write one thing"))
    elif not fits(scope, kind, wants):
        say(scope, words.wrong_type(node.span, wants, kind))
    return found


def _values(scope: Scope) -> list[str]:
    return [name for name, declared in scope.world.names.declared.items() if declared.sort == "value"]


def phase(word: nodes.Word, scope: Scope) -> None:
    if word.text not in scope.world.phases and word.text != "game":
        declared = scope.world.names.declared.get(word.text)
        rule = declared is not None and declared.sort == "rule"
        say(scope, naming.unknown_phase(word.span, word.text, scope.world.phases, rule))
