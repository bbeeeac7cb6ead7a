"""Declarations resolved, one by one: what there is."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..source.text import headings_above
from ..syntax import nodes
from . import model as m
from .bodies import sorted_lines
from .expressions import unquoted
from .meant import fits, meant, number
from .names import Declared
from .nouns import sort_of_noun
from .scope import Scope, say
from .steps import phase
from .values import define_of, params_of
from .world import LONGEST_SIDE, bases, cell_name, field_type, grid_size, is_kind


def kind_of(declared: Declared, scope: Scope) -> m.Kind:
    node = declared.node
    assert isinstance(node, nodes.Kind)
    name = node.name.text
    if node.base is not None and not is_kind(scope.world, node.base.text):
        say(scope, words.unknown(node.base.span, node.base.text, scope.world.fields, "kind"))
    if node.base is not None and name in bases(scope.world, node.base.text) and _first_of_ring(name, scope):
        say(scope, words.ring_of_kinds(node.base.span, name, "kind"))
    fields: list[m.Field] = []
    for line in node.body.lines:
        if isinstance(line, nodes.Has):
            kind = field_type(line)
            of = kind.partition(" ")[2]
            if of and not is_kind(scope.world, of) and of not in scope.world.groups:
                say(scope, words.unknown(line.kind.span, line.kind.text, scope.world.fields, "kind"))
            fields.append(m.Field((line.called or line.kind).text, kind))
    own = Scope(scope.world, scope.said, self_kind=name)
    found, does = sorted_lines(name, node.body.lines, m.Laws(), own)
    plural = node.plural.text if node.plural is not None else name + "s"
    base = node.base.text if node.base is not None else ""
    return m.Kind(node.span, name, plural, base, tuple(fields), found.laws, does, tuple(found.abilities), declared.pack)


def _first_of_ring(name: str, scope: Scope) -> bool:
    ring = set(bases(scope.world, name))
    return name == next(one for one in scope.world.names.declared if one in ring)


def laws_of(kind: str, kinds: dict[str, m.Kind], scope: Scope) -> m.Laws:
    """The laws of a kind, or the nearest it is made of that has any."""
    for name in bases(scope.world, kind):
        if name in kinds and kinds[name].laws != m.Laws():
            return kinds[name].laws
    return m.Laws()


def element_of(declared: Declared, kinds: dict[str, m.Kind], origin: tuple[str, bool], scope: Scope) -> m.Element:
    node = declared.node
    assert isinstance(node, nodes.Element)
    name, kind = node.name.text, node.kind.text
    if not is_kind(scope.world, kind):
        say(scope, words.unknown(node.kind.span, kind, scope.world.fields, "kind"))
    own = Scope(scope.world, scope.said, self_kind=kind if is_kind(scope.world, kind) else "unknown")
    source, stand_in = origin
    traits: list[tuple[str, m.Expr]] = []
    for mark in node.marks.items:
        word = mark.word if isinstance(mark, nodes.Bound) else mark.name
        if word.text == "source" and isinstance(mark, nodes.Trait) and isinstance(mark.value, nodes.Words):
            source = unquoted(mark.value.quoted.text)
        elif word.text == "stand-in" and isinstance(mark, nodes.Tag):
            stand_in = True
        else:
            for trait in _trait(mark, word, kind, own):
                if trait[0] in [name for name, _ in traits]:
                    say(scope, words.said_twice(word.span, trait[0]))
                traits.append(trait)
    found, does = sorted_lines(name, node.body.lines, laws_of(kind, kinds, scope), own)
    title = unquoted(node.title.text) if node.title is not None else ""
    return m.Element(
        node.span,
        name,
        kind,
        title or name.replace("-", " ").capitalize(),
        tuple(traits),
        found.laws,
        does,
        tuple(found.abilities),
        tuple(found.counts_as),
        found.score,
        tuple(found.charts),
        tuple(found.shifts),
        source,
        stand_in,
        declared.pack,
    )


def _trait(
    mark: nodes.Tag | nodes.Trait | nodes.Bound, word: nodes.Word, kind: str, scope: Scope
) -> list[tuple[str, m.Expr]]:
    """A mark of an element: a flag or a value of one of the fields of its kind."""
    fields = scope.world.fields.get(kind, {})
    if isinstance(mark, nodes.Trait) and word.text in fields:
        wants = fields[word.text]
        value, found = meant(mark.value, Scope(scope.world, scope.said, choices=False))
        if wants.startswith("set ") and found.startswith("thing "):
            value, found = m.Items((value,)), f"set {found[6:]}"
        if not fits(scope, found, wants):
            say(scope, words.wrong_type(mark.value.span, wants, found))
        return [(word.text, value)]
    if isinstance(mark, nodes.Tag):
        if fields.get(word.text) == "truth":
            return [(word.text, m.Truth(True))]
        of = scope.world.elements.get(word.text)
        for name, kind_of_field in fields.items():
            wants = kind_of_field.partition(" ")[2]
            if of and (wants == of or word.text in scope.world.groups.get(wants, ())):
                return [(name, m.Thing(word.text))]
    if is_kind(scope.world, kind):
        known = [*fields, *(e for e, of in scope.world.elements.items() if f"thing {of}" in fields.values())]
        say(scope, words.unknown_mark(word.span, word.text, kind, [*known, "source", "stand-in"]))
    return []


def group_of(declared: Declared, scope: Scope) -> m.Group:
    node = declared.node
    assert isinstance(node, nodes.Group)
    name = node.name.text
    for word in node.members:
        sort_of_noun(word, scope)
        ring = _within(word.text, scope) | {word.text}
        if name in ring and name == next(one for one in scope.world.names.declared if one in ring):
            say(scope, words.ring_of_kinds(word.span, name, "group"))
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


def slot_of(declared: Declared, scope: Scope) -> m.Slot:
    node = declared.node
    assert isinstance(node, nodes.Slot)
    sort, name = node.sort.text, node.name.text
    owners = tuple(word.text for word in (node.of, node.at) if word is not None)
    for word in (node.of, node.at):
        if word is not None and not is_kind(scope.world, word.text):
            say(scope, words.unknown(word.span, word.text, scope.world.fields, "kind"))
    found: dict[str, m.Expr] = {}
    texts = {"of": "anything", "on": "anything", "seen by": "everyone"}
    texts |= {"refilled from": "", "excess": "lost", "resets": ""}
    tags: list[str] = []
    for mark in node.marks.items:
        _slot_mark(mark, sort, found, texts, tags, scope)
    plural = node.plural.text if node.plural is not None else ""
    return m.Slot(
        node.span,
        sort,
        name,
        plural,
        owners,
        found.get("from"),
        found.get("to") or found.get("room for"),
        found.get("starts"),
        texts["excess"],
        texts["of"] if sort == "pile" else texts["on"],
        texts["seen by"],
        texts["refilled from"],
        texts["resets"],
        tuple(tags),
        declared.pack,
    )


MARKS = {
    "counter": ("from", "starts", "excess", "score", "resets"),
    "flag": ("resets",),
    "marker": ("on", "resets"),
    "pile": ("of", "seen by", "refilled from", "room for", "stack", "bag"),
    "grid": ("rows", "columns"),
}
"""What each sort of slot can be marked with."""


def _slot_mark(
    mark: nodes.Tag | nodes.Trait | nodes.Bound,
    sort: str,
    found: dict[str, m.Expr],
    texts: dict[str, str],
    tags: list[str],
    scope: Scope,
) -> None:
    word = mark.word if isinstance(mark, nodes.Bound) else mark.name
    name = " ".join(word.text.split())
    plain = Scope(scope.world, scope.said, choices=False)
    if name not in MARKS[sort]:
        say(scope, words.unknown_mark(word.span, name, sort, MARKS[sort]))
    elif isinstance(mark, nodes.Tag):
        tags.append(name)
    elif name in texts:
        if isinstance(mark.value, nodes.Name):
            texts[name] = mark.value.word.text
            _slot_word(name, mark.value.word, scope)
        else:
            say(scope, words.not_here(mark.value.span, "this", "say a name"))
    else:
        found[name] = number(mark.value, plain)
        if isinstance(mark, nodes.Bound) and mark.to is not None:
            found["to"] = number(mark.to, plain)
            low, high = found[name], found["to"]
            if isinstance(low, m.Number) and isinstance(high, m.Number) and high.value < low.value:
                say(scope, words.empty_range(mark.span, low.value, high.value))


CHOICES = {"seen by": ("everyone", "owner", "nobody"), "excess": ("lost", "refused")}


def _slot_word(mark: str, word: nodes.Word, scope: Scope) -> None:
    """The word behind a mark must be one of a few, a kind, or a pile."""
    names = scope.world.names.declared
    if mark in CHOICES:
        if word.text not in CHOICES[mark]:
            say(scope, words.unknown_mark(word.span, word.text, mark, CHOICES[mark]))
    elif mark == "resets":
        phase(word, scope)
    elif mark == "refilled from":
        if word.text not in names or names[word.text].sort != "pile":
            say(scope, words.unknown(word.span, word.text, [n for n, d in names.items() if d.sort == "pile"], "pile"))
    elif not is_kind(scope.world, word.text):
        say(scope, words.unknown(word.span, word.text, scope.world.fields, "kind"))


def grid_elements(declared: Declared, scope: Scope) -> list[m.Element]:
    """The cells of a grid: `a1` is the first column and the first row."""
    node = declared.node
    assert isinstance(node, nodes.Slot)
    rows, columns = grid_size(node)
    if not rows or not columns:
        say(scope, words.not_here(node.span, "a grid without a size", "write `rows 3, columns 3`"))
    for mark in node.marks.items:
        word = mark.word if isinstance(mark, nodes.Bound) else mark.name
        if word.text not in MARKS["grid"]:
            say(scope, words.unknown_mark(word.span, word.text, "grid", MARKS["grid"]))
    sides = [mark.value for mark in node.marks.items if isinstance(mark, nodes.Trait)]
    for side in sides:
        if isinstance(side, nodes.Number) and int(side.digits.text[:4]) > LONGEST_SIDE:
            say(scope, words.not_here(side.span, "so large a grid", f"write {LONGEST_SIDE} at most"))
    return [
        plain_element(
            node,
            cell_name(column, row),
            node.name.text,
            declared.pack,
            (("column", m.Number(column)), ("row", m.Number(row))),
        )
        for column in range(1, columns + 1)
        for row in range(1, rows + 1)
    ]


def plain_element(
    node: nodes.Node, name: str, kind: str, pack: str, traits: tuple[tuple[str, m.Expr], ...] = ()
) -> m.Element:
    """An element that nobody has written a line for."""
    title = name.replace("-", " ")
    return m.Element(node.span, name, kind, title, traits, m.Laws(), (), (), (), None, (), (), "", False, pack)


def die_of(declared: Declared, scope: Scope) -> m.Die:
    node = declared.node
    assert isinstance(node, nodes.Die)
    plain = Scope(scope.world, scope.said, choices=False)
    faces = [(face, *meant(face, plain)) for face in node.faces]
    for face, _, kind in faces:
        if kind.split()[0] not in ("number", "thing", "unknown"):
            say(scope, words.not_here(face.span, "this face", "write a number or a thing"))
        elif not fits(scope, kind, faces[0][2]):
            say(scope, words.wrong_type(face.span, faces[0][2], kind))
    return m.Die(node.span, node.name.text, tuple(expr for _, expr, _ in faces), declared.pack)


def rule_of(declared: Declared, scope: Scope) -> m.Rule:
    from .steps import block

    node = declared.node
    assert isinstance(node, nodes.Rule)
    params, types = params_of(node, scope)
    within = Scope(scope.world, scope.said, types)
    return m.Rule(node.span, node.name.text, params, block(node.block, within), declared.pack)


def define(declared: Declared, scope: Scope) -> m.Define:
    assert isinstance(declared.node, nodes.Define)
    return define_of(declared.node, scope, declared.pack)[0]


def origins(declarations: list[nodes.Declaration]) -> dict[int, tuple[str, bool]]:
    """Of each declaration (by its identity), the printed place and whether it is a stand-in, as a note above it in the
    same file and under the same heading says."""
    found: dict[int, tuple[str, bool]] = {}
    notes: list[tuple[str, tuple[str, ...], str]] = []
    for node in declarations:
        file = node.span.source.name
        path = headings_above(node.span.source, node.span.start)
        if isinstance(node, nodes.Note):
            notes.append((file, path, unquoted(node.text.text) if node.text is not None else ""))
            continue
        near = [text for where, above, text in notes if where == file and path[: len(above)] == above]
        found[id(node)] = (next((text for text in reversed(near) if text), ""), "" in near)
    return found
