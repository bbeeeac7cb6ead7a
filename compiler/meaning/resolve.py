"""Nodes to model: an edition's packs, the ground first, become one model in which every name is what it names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulewright.runtime.maps import WAYS

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..replacing import replace
from ..result import Result
from ..source.text import Source, Span
from ..syntax import nodes
from ..syntax.parse import Parsed
from . import declare
from . import model as m
from .bodies import ability_of
from .elements import element_of, grid_elements, plain_element
from .expressions import unquoted
from .lookups import table_of
from .meant import truth
from .names import Declared, Names, gather, of_sort
from .scenarios import plays_elsewhere, scenario_of
from .scope import Scope, say
from .shifts import shift
from .slots import slot_of
from .values_of_values import values_of_values
from .world import World, world_of

NOTES = ("source", "stand-in")
SPEAKERS = ("book", "publisher", "ours")
"""Who may have made a ruling."""
REMARKS = ("question", "answer", "proof")
NO_SEATS: Mapping[str, tuple[int, int]] = {}


def resolve(
    name: str,
    title: str,
    players: tuple[int, int],
    packs: Iterable[tuple[str, frozenset[str], tuple[Parsed, ...]]],
    seats: Mapping[str, tuple[int, int]] = NO_SEATS,
) -> Result[m.Model]:
    """The model of an edition. Each pack comes with all it builds on and its sources. `seats`: how many play each pack
    by itself, where that is not as many as play the edition."""
    packs = tuple(packs)
    names = gather(packs)
    world = world_of(names)
    said = names.said
    scope = Scope(world, said)
    declared = names.declared
    origin = declare.origins([d for _, _, sources in packs for parsed in sources for d in parsed.declarations])
    kinds = declare.kinds_of(dict(of_sort(names, "kind")), scope)
    elements = _elements(world, kinds, origin, scope)
    tables = [table_of(d, scope) for _, d in of_sort(names, "table", "wallet", "map")]
    titles = [unquoted(d.node.title.text) for d in names.nameless if isinstance(d.node, nodes.Scenario)]
    values_of_values([declared[n] for n, _ in of_sort(names, "value")], scope)
    model = m.Model(
        name,
        title,
        tuple(pack for pack, _, _ in packs),
        players,
        kinds,
        {n: declare.group_of(d, scope) for n, d in of_sort(names, "group")},
        {n: slot_of(d, scope) for n, d in of_sort(names, "counter", "flag", "marker", "pile")},
        {table.name: table for table in tables if isinstance(table, m.Table)},
        {table.name: table for table in tables if isinstance(table, m.Wallet)},
        {table.name: table for table in tables if isinstance(table, m.Map)},
        {n: declare.die_of(d, scope) for n, d in of_sort(names, "die")},
        elements,
        {n: declare.rule_of(d, scope) for n, d in of_sort(names, "rule")},
        {n: declare.define(d, scope) for n, d in of_sort(names, "value")},
        tuple(_hooks(names.nameless, scope)),
        tuple(_shifts(names.nameless, scope)),
        tuple(_scenarios(names.nameless, packs[-1][0] if packs else "", players, seats, scope)),
        tuple(_ruling(d, titles, scope) for d in names.nameless if isinstance(d.node, nodes.Ruling)),
    )
    for d in names.nameless:
        if isinstance(d.node, nodes.Note) and d.node.name.text not in NOTES:
            say(scope, naming.unknown(d.node.name.span, d.node.name.text, NOTES))
    if "play" not in model.rules and "play" not in names.broken and any(found for _, _, found in packs):
        say(scope, words.no_play(_end(packs), model.rules))
    return Result(model, _once(said, names))


def _elements(world: World, kinds: dict[str, m.Kind], origin: declare.Origins, scope: Scope) -> dict[str, m.Element]:
    found: dict[str, m.Element] = {}
    for name, d in of_sort(world.names, "element", "grid", "die"):
        if d.sort == "element":
            found[name] = element_of(d, kinds, origin[declare.where_of(d.node)], scope)
        elif d.sort == "die":
            found[name] = plain_element(d.node, name, "die", d.pack)
        else:
            cells = grid_elements(d, scope)
            if any(cell.id in found for cell in cells):
                hint = f"a cell of it is called `{cells[0].id}`, as something else is already; a game has one grid"
                say(scope, words.not_here(d.node.span, "this grid", hint))
            found.update((cell.id, cell) for cell in cells)
            for way in WAYS:
                found.setdefault(way, plain_element(d.node, way, "direction", d.pack))
    return found


def _hooks(nameless: list[Declared], scope: Scope) -> Iterable[m.Hook]:
    count: dict[str, int] = {}
    for d in nameless:
        if isinstance(d.node, nodes.Hook):
            count[d.pack] = count.get(d.pack, 0) + 1
            name = f"{d.pack}.hook{count[d.pack]}"
            ability = ability_of(d.node.moment, d.node.block, name, d.node, scope)
            if ability is not None:
                yield m.Hook(d.node.span, ability, d.pack)


def _shifts(nameless: list[Declared], scope: Scope) -> Iterable[m.Shift]:
    for d in nameless:
        if isinstance(d.node, nodes.Modifier):
            made = shift(d.node.shift, scope, test=truth(d.node.test, scope) if d.node.test is not None else None)
            if made is not None:
                yield replace(made, pack=d.pack)


def _scenarios(
    nameless: list[Declared],
    top: str,
    players: tuple[int, int],
    seats: Mapping[str, tuple[int, int]],
    scope: Scope,
) -> Iterable[m.Scenario]:
    """The scenarios that this edition has the seats and the things for: those of a pack below are checked for that
    pack, and one that means nothing under a pack on top is left out there. They are played with as many as there."""
    for d in nameless:
        if isinstance(d.node, nodes.Scenario):
            home = seats.get(d.pack, players)
            if d.pack != top and plays_elsewhere(d.node, home, players):
                continue
            within = scope if d.pack == top or not seats else replace(scope, said=[])
            many = home[0] if players[0] <= home[0] <= players[1] else players[0]
            made = scenario_of(d, within, many, players[0])
            if within is scope or not any(one.severity is Severity.ERROR for one in within.said):
                yield made


def _ruling(d: Declared, titles: Sequence[str], scope: Scope) -> m.Ruling:
    node = d.node
    assert isinstance(node, nodes.Ruling)
    texts = {"question": "", "answer": "", "proof": ""}
    for note in node.notes:
        key = note.name.text
        if key not in texts:
            say(scope, naming.unknown_mark(note.name.span, key, "ruling", REMARKS))
        elif note.text is None:
            say(scope, words.not_here(note.span, f"`{key}` without a text", "write it in quotes after it"))
        else:
            texts[key] = unquoted(note.text.text)
    by, source = "", ""
    for mark in node.marks.items:
        if isinstance(mark, nodes.Tag):
            by = mark.name.text
        elif isinstance(mark, nodes.Trait) and mark.name.text == "source" and isinstance(mark.value, nodes.Words):
            source = unquoted(mark.value.quoted.text)
        else:
            word = mark.word if isinstance(mark, nodes.Bound) else mark.name
            say(scope, naming.unknown_mark(word.span, word.text, "ruling", ["source"]))
    _proved(node, by, texts["proof"], titles, scope)
    title = unquoted(node.title.text)
    return m.Ruling(node.span, title, by, texts["question"], texts["answer"], texts["proof"], source, d.pack)


def _proved(node: nodes.Ruling, by: str, proof: str, titles: Sequence[str], scope: Scope) -> None:
    """A ruling says whose it is, and which scenario shows that the rules follow it."""
    if by not in SPEAKERS:
        say(scope, words.ruling_by_nobody(node.title.span, SPEAKERS))
    if proof not in titles:
        note = next((note for note in node.notes if note.name.text == "proof"), node.title)
        say(scope, words.unproved(note.span, proof, titles))


def _end(packs: tuple[tuple[str, frozenset[str], tuple[Parsed, ...]], ...]) -> Span:
    last = [parsed.source for _, _, found in packs for parsed in found][-1]
    return Span(last, 0, min(1, len(last.text)))


FOLLOW = frozenset({"unknown-name", "unknown-verb", "unknown-mark", "unknown-phase", "unknown-the", "patched-is-gone"})
"""Findings about a name that is unknown. Where the line that declares it could not be read, that has already been
reported."""


OF_EVENT = frozenset({"unknown-the", "no-it"})
"""Findings about a thing that an event, or another line above, would have named."""


def _below_a_fault(source: Source, at: int, names: Names) -> bool:
    """Whether a line above, in the same declaration, could not be read."""
    line = source.text.rfind("\n", 0, at) + 1
    while line > 0 and source.text[line : line + 1] in (" ", "\n", "#"):
        line = source.text.rfind("\n", 0, line - 1) + 1
        if (source.name, line) in names.faulty:
            return True
    return False


def _once(said: list[Diagnostic], names: Names) -> tuple[Diagnostic, ...]:
    """Each thing said once, though the road may have passed it twice; and not what follows from a line not read."""
    found: dict[tuple[str, str, int], Diagnostic] = {}
    for diagnostic in said:
        source, start, end = diagnostic.labels[0].span
        name = source.text[start:end].removeprefix("the ").strip()
        follows = diagnostic.slug in FOLLOW and not names.broken.isdisjoint((name, name.removesuffix("s")))
        follows |= diagnostic.slug in OF_EVENT and _below_a_fault(source, start, names)
        if not follows and (source.name, source.text.rfind("\n", 0, start) + 1) not in names.faulty:
            found.setdefault((diagnostic.slug, source.name, start), diagnostic)
    return tuple(found.values())
