"""Declarations resolved, one by one: kinds, groups, dice, rules and values, and which printed place each comes from."""

from __future__ import annotations

from collections.abc import Mapping

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..source.text import headings_above
from ..syntax import nodes
from . import model as m
from .bodies import sorted_lines
from .expressions import unquoted
from .meant import fits, meant
from .names import Declared
from .nouns import sort_of_noun
from .printed import printed
from .scope import Scope, say
from .steps import block
from .values import define_of, params_of
from .world import bases, field_type, is_kind


def kinds_of(declared: Mapping[str, Declared], scope: Scope) -> dict[str, m.Kind]:
    """All kinds, in the order of their declaration. Each is resolved after the kind that it is based on, whose laws it
    has."""
    found: dict[str, m.Kind] = {}
    for name in declared:
        for one in reversed([one for one in bases(scope.world, name) if one in declared]):
            if one not in found:
                node = declared[one].node
                base = found.get(node.base.text) if isinstance(node, nodes.Kind) and node.base is not None else None
                found[one] = _kind_of(declared[one], base.laws if base is not None else m.Laws(), scope)
    return {name: found[name] for name in declared}


def _kind_of(declared: Declared, laws: m.Laws, scope: Scope) -> m.Kind:
    node = declared.node
    assert isinstance(node, nodes.Kind)
    name = node.name.text
    if node.base is not None and not is_kind(scope.world, node.base.text):
        say(scope, naming.unknown(node.base.span, node.base.text, scope.world.fields, "kind"))
    if node.base is not None and name in bases(scope.world, node.base.text) and _first_of_ring(name, scope):
        say(scope, twice.endless_value(node.base.span, name, "comes back to this kind"))
    fields: list[m.Field] = []
    for line in node.body.lines:
        if isinstance(line, nodes.Has):
            kind = field_type(line, scope.world)
            of = kind.partition(" ")[2]
            if of and not is_kind(scope.world, of) and of not in scope.world.groups:
                say(scope, naming.unknown(line.kind.span, line.kind.text, scope.world.fields, "kind"))
            field = (line.called or line.kind).text
            if any(field == other.name for other in fields):
                say(scope, twice.said_twice(line.span, field))
            fields.append(m.Field(field, kind))
    own = Scope(scope.world, scope.said, self_kind=name)
    found, does = sorted_lines(name, node.body.lines, laws, own)
    plural = node.plural.text if node.plural is not None else name + "s"
    base = node.base.text if node.base is not None else ""
    return m.Kind(node.span, name, plural, base, tuple(fields), found.laws, does, tuple(found.abilities), declared.pack)


def _first_of_ring(name: str, scope: Scope) -> bool:
    ring = set(bases(scope.world, name))
    return name == next(one for one in scope.world.names.declared if one in ring)


def group_of(declared: Declared, scope: Scope) -> m.Group:
    node = declared.node
    assert isinstance(node, nodes.Group)
    name = node.name.text
    given: set[tuple[str, str]] = set()
    for word in node.members:
        sort_of_noun(word, scope)
        # Two expansions may both add it.
        if (word.span.source.name, word.text) in given:
            say(scope, twice.said_twice(word.span, word.text))
        given.add((word.span.source.name, word.text))
        ring = _within(word.text, scope) | {word.text}
        if name in ring and name == next(one for one in scope.world.names.declared if one in ring):
            say(scope, twice.endless_value(word.span, name, "comes back to this group"))
    plural = node.plural.text if node.plural is not None else name + "s"
    return m.Group(node.span, name, plural, scope.world.groups[name], name in scope.world.goods, declared.pack)


def _within(name: str, scope: Scope) -> set[str]:
    """The groups that are in a group, near and far."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        declared = scope.world.names.declared.get(waiting.pop())
        members = declared.node.members if declared and isinstance(declared.node, nodes.Group) else ()
        waiting += [word.text for word in members if word.text not in found]
        found |= {word.text for word in members}
    return found


def die_of(declared: Declared, scope: Scope) -> m.Die:
    node = declared.node
    assert isinstance(node, nodes.Die)
    plain = Scope(scope.world, scope.said, choices=False)
    faces = [(face, *meant(face, plain)) for face in node.faces]
    for face, expr, kind in faces:
        if kind.split()[0] not in ("number", "thing", "unknown"):
            say(scope, words.not_here(face.span, "this face", "write a number or a thing"))
        elif not fits(scope, kind, faces[0][2]):
            say(scope, words.wrong_type(face.span, faces[0][2], kind))
        else:
            printed(expr, face, scope)
    if len(faces) == 1 and faces[0][2] == "number":
        say(scope, words.one_face(node.faces[0].span))
    return m.Die(node.span, node.name.text, tuple(expr for _, expr, _ in faces), declared.pack)


def rule_of(declared: Declared, scope: Scope) -> m.Rule:
    node = declared.node
    assert isinstance(node, nodes.Rule)
    params, types = params_of(node, scope)
    within = Scope(scope.world, scope.said, types)
    rule = m.Rule(node.span, node.name.text, params, block(node.block, within), declared.pack)
    if again := _itself(rule):
        say(scope, words.ring_of_rules(again.at, rule.name))
    return rule


def _itself(rule: m.Rule) -> m.Act | None:
    """The line in which a rule calls itself before anything has happened that could end it."""
    first = rule.block[0] if rule.block and not rule.params else None
    return first if isinstance(first, m.Act) and first.own and first.verb == rule.name else None


def define(declared: Declared, scope: Scope) -> m.Define:
    assert isinstance(declared.node, nodes.Define)
    return define_of(declared.node, scope, declared.pack)[0]


Origins = dict[tuple[str, int], tuple[str, bool]]
"""By the place of each declaration: its printed place, and whether it is a stand-in."""


def origins(declarations: list[nodes.Declaration]) -> Origins:
    """As a note above a declaration in the same file and under the same heading says."""
    found: Origins = {}
    notes: list[tuple[str, tuple[str, ...], str]] = []
    for node in declarations:
        file = node.span.source.name
        path = headings_above(node.span.source, node.span.start)
        if isinstance(node, nodes.Note):
            notes.append((file, path, unquoted(node.text.text) if node.text is not None else ""))
            continue
        near = [text for where, above, text in notes if where == file and path[: len(above)] == above]
        # A declaration that is extended is another node at the same place.
        found[where_of(node.what if isinstance(node, nodes.Replace) else node)] = (
            next((text for text in reversed(near) if text), ""),
            "" in near,
        )
    return found


def where_of(node: nodes.Node) -> tuple[str, int]:
    return node.span.source.name, node.span.start
