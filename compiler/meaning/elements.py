"""Elements resolved: the things that an author declares one by one, and the cells of a grid."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..syntax import nodes
from . import model as m
from .bodies import sorted_lines
from .expressions import unquoted
from .meant import fits, meant
from .names import Declared
from .printed import printed
from .scope import Scope, say
from .slots import MARKS, given_once
from .world import LONGEST_SIDE, cell_name, grid_size, is_kind


def element_of(declared: Declared, kinds: dict[str, m.Kind], origin: tuple[str, bool], scope: Scope) -> m.Element:
    node = declared.node
    assert isinstance(node, nodes.Element)
    name, kind = node.name.text, node.kind.text
    if not is_kind(scope.world, kind):
        say(scope, naming.unknown(node.kind.span, kind, scope.world.fields, "kind"))
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
                    say(scope, twice.said_twice(word.span, trait[0], node.span))
                traits.append(trait)
    laws = kinds[kind].laws if kind in kinds else m.Laws()
    found, does = sorted_lines(name, node.body.lines, laws, own)
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
        tuple(found.says.items()),
        found.draft,
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
        else:
            printed(value, mark.value, scope)
        return [(word.text, value)]
    if isinstance(mark, nodes.Tag):
        if fields.get(word.text) == "truth":
            return [(word.text, m.Truth(True))]
        meaning = [name for name in fields if _can_be(fields[name].partition(" ")[2], word.text, scope)]
        # A bare name fills the field that has the name of its kind, as in `has a suit`.
        meaning.sort(key=lambda name: fields[name].partition(" ")[2] != name)
        if len(meaning) > 1 and fields[meaning[0]].partition(" ")[2] != meaning[0]:
            say(scope, naming.which_field(word.span, word.text, meaning))
        if meaning:
            thing = m.Thing(word.text)
            return [(meaning[0], m.Items((thing,)) if fields[meaning[0]].startswith("set ") else thing)]
    if isinstance(mark, nodes.Tag) and word.text in fields:
        say(scope, naming.mark_without_value(word.span, word.text, fields[word.text]))
        return []
    if is_kind(scope.world, kind):
        known = [*fields, *(e for e, of in scope.world.elements.items() if f"thing {of}" in fields.values())]
        quiet = Scope(scope.world, [], choices=False)
        of = meant(mark.value, quiet)[1] if isinstance(mark, nodes.Trait) else "truth"
        say(scope, naming.unknown_mark(word.span, word.text, kind, [*known, "source", "stand-in"], of, tuple(fields)))
    return []


def _can_be(wanted: str, name: str, scope: Scope) -> bool:
    """Whether a thing is of the kind, or in the group, that a field asks for."""
    of = scope.world.elements.get(name)
    return of is not None and (wanted == of or name in scope.world.groups.get(wanted, ()))


def grid_elements(declared: Declared, scope: Scope) -> list[m.Element]:
    """The cells of a grid: `a1` is the first column and the first row."""
    node = declared.node
    assert isinstance(node, nodes.Slot)
    rows, columns = grid_size(node)
    if not rows or not columns:
        say(scope, words.not_here(node.span, "a grid without a size", "write `rows 3, columns 3`"))
    for word in (node.of, node.at):
        if word is not None:
            say(scope, words.not_here(word.span, "what a grid is of", "take it away: a grid is there once"))
    given: set[str] = set()
    for mark in node.marks.items:
        given_once(mark, given, scope)
        word = mark.word if isinstance(mark, nodes.Bound) else mark.name
        if word.text not in MARKS["grid"]:
            say(scope, naming.unknown_mark(word.span, word.text, "grid", MARKS["grid"]))
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
    """An element without a line of its own."""
    title = name.replace("-", " ")
    return m.Element(node.span, name, kind, title, traits, m.Laws(), (), (), (), None, (), (), "", False, pack)
