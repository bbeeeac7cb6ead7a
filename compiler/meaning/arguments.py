"""The arguments of an act, resolved role by role."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import twice
from ..source.text import Span
from ..syntax import nodes
from ..syntax.write import phrase
from ..verbs import VERBS
from ..verbs.verb import OPEN, Make, Verb, in_price, lies_in, steps
from . import model as m
from .meant import fits, meant
from .nouns import parted_at_trait
from .scope import Scope, say
from .signatures import Role, signature
from .values import params_of
from .walking import walk
from .world import bases, is_kind, is_rule, singular


def verb_of(name: str, scope: Scope) -> Verb | None:
    """A verb that every game has, unless the pack has a rule of its name."""
    return None if is_rule(scope.world, name) else VERBS.get(name)


def roles_of(verb: str, scope: Scope) -> tuple[Role, ...] | None:
    """What a verb takes: a rule of the pack comes before a verb of the same name that every game has."""
    declared = scope.world.names.declared.get(verb)
    if declared is not None and isinstance(declared.node, nodes.Rule):
        quiet = Scope(scope.world, [])
        params, types = params_of(declared.node, quiet)
        return tuple(Role(param.role, types[param.name], True) for param in params)
    return signature(verb)


def arguments(node: nodes.Act, roles: tuple[Role, ...], scope: Scope) -> tuple[tuple[str, m.Expr], ...]:
    given: list[tuple[str, nodes.Node, nodes.Node]] = []
    if node.what is not None:
        given.append(("what", node.what, node.what))
    given += [(place.prep.text, place.what, place) for place in node.places.items]
    known = {role.name: role for role in roles}
    own, known_verb = is_rule(scope.world, node.verb.text), verb_of(node.verb.text, scope)
    found: list[tuple[str, m.Expr]] = []
    types: dict[str, str] = {}
    strange = False
    for name, value, whole in given:
        role = known.get(name)
        if role is None:
            if strange:
                continue  # What follows may belong to it.
            strange = True
            takes = (r.name for r in roles if r.name != "what")
            say(scope, words.wrong_role(whole.span, node.verb.text, name, takes, told_at(node.verb.text, scope)))
            continue
        before = len(scope.said)
        expr, kind = meant(value, scope)
        _singular_of_some(value, scope)
        if (
            known_verb is not None
            and in_price(known_verb)
            and isinstance(expr, m.Pick)
            and expr.noun.source is not None
        ):
            hint = "a price is changed for the one who pays it"
            say(scope, words.not_here(value.span, "whose goods these are", hint))
        if name == "for" and kind == "goods" and role.type == "thing player":
            del scope.said[before:]  # No goods belong here, so other findings about them are dropped.
            say(scope, words.for_each_good(value.span))
            continue
        if any(name == other for other, _ in found):
            say(scope, twice.said_twice(whole.span, name))
            continue
        if role.type.startswith("set ") and kind.startswith("thing "):
            # One thing will do where several may be; a rule of the pack is handed a set all the same.
            expr, kind = m.Items((expr,)) if own else expr, f"set {kind[6:]}"
        if not fits(scope, kind, role.type):
            say(scope, words.wrong_type(value.span, role.type, kind))
        else:
            types[name] = kind
        found.append((name, expr))
    if node.what is not None and known_verb is not None:
        _belongs(node.what.span, lies_in(known_verb), types, scope)
        if any(role.name == "what" and role.type == OPEN for role in known_verb.roles):
            _chosen(node.what, scope)
    _numbered(node, found, roles, scope)
    for step in steps(known_verb, Make) if known_verb is not None else ():
        copied((node.what or node).span, dict(found).get(step.element), scope)
    there = {name for name, _, _ in given}
    missing = [(role.name, role.type) for role in roles if role.needed and role.name not in there]
    if missing and not strange:
        say(
            scope,
            words.missing_roles(node.span, node.verb.text, missing, told_at(node.verb.text, scope), _likely(scope)),
        )
    return tuple(found)


def _likely(scope: Scope) -> dict[str, str]:
    """Where things most likely come from and go to: a pile that is a stack, and one that each player has."""
    found: dict[str, str] = {}
    for name, declared in scope.world.names.declared.items():
        if isinstance(declared.node, nodes.Slot) and declared.sort == "pile":
            marks = [mark.name.text for mark in declared.node.marks.items if isinstance(mark, nodes.Tag)]
            if declared.node.of is None and "stack" in marks:
                found.setdefault("from", name)
            elif declared.node.of is not None and declared.node.of.text == "player":
                found.setdefault("to", f"{name} of you")
    return found


def told_at(verb: str, scope: Scope) -> Span | None:
    """The first line of the rule that a verb is; nothing of a verb that every game has."""
    declared = scope.world.names.declared.get(verb)
    if declared is None or not isinstance(declared.node, nodes.Rule):
        return None
    span = declared.node.span
    newline = span.source.text.find("\n", span.start, span.end)
    return Span(span.source, span.start, newline if newline >= 0 else span.end)


def _chosen(what: nodes.Node, scope: Scope) -> None:
    """Which goods of a group come or go, somebody says; so there is an article that shows it."""
    for part in walk(what):
        each = part.noun.kind.text if isinstance(part, nodes.Pick) and part.quantity.text == "each" else ""
        good = singular(scope.world, each)
        if good in scope.world.goods and good not in scope.world.groups:
            hint = "write `each` and the name of a group of goods"
            say(scope, words.not_here(part.span, "`each` of a single good", hint))
        word = part.good if isinstance(part, nodes.Amount) else part.word if isinstance(part, nodes.Name) else None
        if word is not None and word.text not in scope.vars and singular(scope.world, word.text) in scope.world.groups:
            said = phrase(part)
            say(scope, words.not_here(part.span, f"`{said}` without an article", f"write `any {said}`"))


def _singular_of_some(node: nodes.Node, scope: Scope) -> None:
    """`move leaf-card of row`: one of them, or all? (`count leaf-card of row` can mean only one thing.)"""
    if isinstance(node, nodes.Of) and isinstance(node.what, nodes.Name):
        word = node.what.word
        trait = parted_at_trait(word.text, scope) if word.text not in scope.world.names.declared else None
        if trait is not None and word.text == f"{trait[1]}-{trait[0]}" and trait[0] in scope.world.names.forms.values():
            say(scope, words.noun_without_article(word.span, word.text))


def _belongs(span: Span, targets: tuple[str, ...], types: dict[str, str], scope: Scope) -> None:
    """A thing that is put into a pile must be of the pile's kind."""
    what, of = types.get("what", "unknown").partition(" ")[2], ""
    for role in targets:
        sort, _, held = types.get(role, "").partition(" ")
        of = held if sort == "pile" else of
    if of and what and not fits(scope, f"thing {what}", f"thing {of}"):
        say(scope, words.wrong_type(span, f"thing {of}", types["what"]))


def _numbered(node: nodes.Act, found: list[tuple[str, m.Expr]], roles: tuple[Role, ...], scope: Scope) -> None:
    """`2 card` are cards from the top of a pile: no player chooses which, so the pile must be given."""
    known = verb_of(node.verb.text, scope)
    made = known is not None and bool(steps(known, Make))
    for name, expr in found:
        goods = expr.items[0] if isinstance(expr, m.Both) else expr
        of_things = isinstance(goods, m.Goods) and goods.good not in scope.world.goods
        wanted = next(role.type for role in roles if role.name == name)
        if not of_things or wanted == "goods" or made or "from" in [name for name, _ in found]:
            continue
        if "from" in [role.name for role in roles] and not is_rule(scope.world, node.verb.text):
            say(
                scope, words.missing_roles(node.span, node.verb.text, [("from", "pile anything")], None, _likely(scope))
            )
        elif isinstance(goods, m.Goods):
            kind = goods.good if is_kind(scope.world, goods.good) else "thing"
            say(scope, words.not_here(node.span, "so many of a sort", f"write which: `any 2 {kind} of ...`"))


def copied(span: Span, what: m.Expr | None, scope: Scope) -> None:
    """A copy is of one element; `2 card` does not say which."""
    world = scope.world
    for one in what.items if isinstance(what, m.Both) else (what,):
        if isinstance(one, m.Goods) and one.good not in world.elements:
            group = world.groups.get(one.good, ())
            names = [name for name, kind in world.elements.items() if name in group or one.good in bases(world, kind)]
            none = f"declare what is copied: `{one.good}` and a name"
            hint = f"write of which: `{names[0]}`" if names else none
            say(scope, words.not_here(span, f"a copy of any {one.good}", hint))
        if isinstance(one, m.Pick) and one.noun.kind in world.elements:
            say(scope, words.not_here(span, "choosing what is copied", f"write how many: `1 {one.noun.kind}`"))
