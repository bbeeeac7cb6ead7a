"""What the names of an edition are, before any sentence is resolved: kinds with their fields, owners, parameters.

Types are words: `number`, `truth`, `text`, `goods`, `thing KIND`, `set KIND`, `pile KIND`, `phase`, `nothing`, and
`unknown` for what has been complained of already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from rulewright.runtime.maps import WAYS

from ..frozen import slotted
from ..syntax import nodes
from .names import Names, of_sort
from .walking import walk

BUILT_IN: dict[str, tuple[tuple[str, ...], str]] = {
    "next": (("thing anything",), "thing same"),
    "previous": (("thing anything",), "thing same"),
    "clockwise": (("thing player",), "set player"),
    "opponents": (("thing player",), "set player"),
    "owner": (("thing anything",), "thing player"),
    "first": (("set anything",), "thing same"),
    "last": (("set anything",), "thing same"),
    "top": (("pile anything",), "thing same"),
    "definition": (("thing anything",), "thing same"),
    "definitions": (("set anything",), "set same"),
    "neighbours": (("thing anything",), "set same"),
    "distance": (("thing anything", "thing anything"), "number"),
    "reachable": (("thing anything", "number"), "set same"),
    "ray": (("thing anything", "thing direction"), "set same"),
    "opposite": (("thing direction",), "thing direction"),
    "beside": (("thing anything", "thing direction"), "thing same"),
    "score": (("thing anything",), "number"),
    "winners": ((), "set anything"),
    "exhausted": (("thing anything",), "truth"),
    "largest": (("number", "number"), "number"),
    "smallest": (("number", "number"), "number"),
    "tally": (("phase",), "number"),
    "stock": (("goods", "thing player"), "number"),
    "contents": (("pile anything",), "set same"),
    "amount": (("goods",), "number"),
    "times": (("goods", "number"), "goods"),
    "less": (("goods", "goods"), "goods"),
}
"""Values every game has: the types of what they are of, and of what they are. `same` is the kind of the first."""

LONGEST_SIDE = 26
"""Of a grid: its columns are letters."""

CORE_KINDS = ("player", "direction", "die", "anything")


@slotted
class World:
    names: Names
    fields: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    """Of each kind, its fields and their types, those of its base among them."""
    bases: dict[str, str] = field(default_factory=dict[str, str])
    elements: dict[str, str] = field(default_factory=dict[str, str])
    """Element to kind."""
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    goods: frozenset[str] = frozenset()
    """Counters and the groups of counters."""
    sides: dict[str, str] = field(default_factory=dict[str, str])
    """Of what players are on the side of: kind to the marker of each player that says it."""
    charts: frozenset[str] = frozenset()
    phases: dict[str, bool] = field(default_factory=dict[str, bool])
    """By its name, whether a phase is ever `of` a player."""
    value_types: dict[str, str] = field(default_factory=dict[str, str])


def world_of(names: Names) -> World:
    world = World(names)
    for name, declared in of_sort(names, "kind"):
        assert isinstance(declared.node, nodes.Kind)
        if declared.node.base is not None:
            world.bases[name] = declared.node.base.text
    for name, declared in of_sort(names, "element"):
        assert isinstance(declared.node, nodes.Element)
        world.elements[name] = declared.node.kind.text
    _grids(world)
    for name, _ in of_sort(names, "die"):
        world.elements[name] = "die"
    for name, declared in of_sort(names, "group"):
        assert isinstance(declared.node, nodes.Group)
        world.groups[name] = tuple(dict.fromkeys(word.text for word in declared.node.members))
    world.groups = {name: tuple(dict.fromkeys(_opened(world, name))) for name in world.groups}
    world.sides = _sides(names)
    counters = {name for name, declared in of_sort(names, "counter", "wallet") if _can_be_had(declared.node, world)}
    world.goods = frozenset(counters | {g for g, members in world.groups.items() if set(members) <= counters})
    for name in [*CORE_KINDS, *(name for name, _ in of_sort(names, "kind"))]:
        world.fields.setdefault(name, {})
    for name in list(world.fields):
        world.fields[name] = _fields(world, name)
    world.charts = frozenset(_charts(names))
    for name, owned in _phases(names):
        world.phases[name] = owned or world.phases.get(name, False)
    return world


def _can_be_had(node: nodes.Node, world: World) -> bool:
    """Goods are what is counted of each player, or of each side that players are on; a wallet is everybody's own."""
    if not isinstance(node, nodes.Slot):
        return True
    return node.of is not None and node.at is None and (node.of.text == "player" or node.of.text in world.sides)


def _sides(names: Names) -> dict[str, str]:
    """The kinds that players are on the side of, and the marker that says whose side each is on."""
    found: dict[str, str] = {}
    for name, declared in of_sort(names, "marker"):
        kind = side_told(declared.node)
        if kind:
            found.setdefault(kind, name)
    return found


def side_told(node: nodes.Node) -> str:
    """The kind that a marker, marked `side`, says each player to be on the side of."""
    if not isinstance(node, nodes.Slot) or node.of is None or node.of.text != "player" or node.at is not None:
        return ""
    if not any(isinstance(mark, nodes.Tag) and mark.name.text == "side" for mark in node.marks.items):
        return ""
    for mark in node.marks.items:
        if isinstance(mark, nodes.Bound) and mark.word.text == "on" and isinstance(mark.value, nodes.Name):
            return mark.value.word.text if mark.value.word.text != "player" else ""
    return ""


def _grids(world: World) -> None:
    found = False
    for name, declared in of_sort(world.names, "grid"):
        assert isinstance(declared.node, nodes.Slot)
        found = True
        world.fields[name] = {"row": "number", "column": "number"}
        rows, columns = grid_size(declared.node)
        for column in range(1, columns + 1):
            for row in range(1, rows + 1):
                world.elements[cell_name(column, row)] = name
    if found:
        world.elements.update(dict.fromkeys(WAYS, "direction"))


def grid_size(node: nodes.Slot) -> tuple[int, int]:
    """Rows and columns of a grid; none where it does not say."""
    size = {"rows": 0, "columns": 0}
    for mark in node.marks.items:
        if isinstance(mark, nodes.Trait) and mark.name.text in size and isinstance(mark.value, nodes.Number):
            size[mark.name.text] = min(int(mark.value.digits.text[:4]), LONGEST_SIDE)
    return size["rows"], size["columns"]


def cell_name(column: int, row: int) -> str:
    """Columns are letters and rows numbers, as on a chessboard."""
    return f"{chr(96 + column)}{row}"


def _opened(world: World, name: str) -> Iterator[str]:
    """The members of a group, the members of its groups among them, each group only once."""
    seen = {name}
    waiting = [iter(world.groups[name])]
    while waiting:
        member = next(waiting[-1], None)
        if member is None:
            waiting.pop()
        elif member not in world.groups:
            yield member
        elif member not in seen:
            seen.add(member)
            waiting.append(iter(world.groups[member]))


def _fields(world: World, name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    chain = list(bases(world, name))
    for kind in reversed(chain):
        declared = world.names.declared.get(kind)
        if declared and isinstance(declared.node, nodes.Kind):
            for line in declared.node.body.lines:
                if isinstance(line, nodes.Has):
                    found[(line.called or line.kind).text] = field_type(line, world)
        else:
            found.update(world.fields.get(kind, {}))
    return found


def field_type(line: nodes.Has, world: World) -> str:
    word = singular(world, line.kind.text)
    plain = {"number": "number", "text": "text", "flag": "truth", "goods": "goods"}
    if word in plain:
        return plain[word]
    return f"set {word}" if line.quantity.text in ("some", "any") else f"thing {word}"


def bases(world: World, name: str) -> Iterator[str]:
    """A kind and all it is, nearest first."""
    seen: set[str] = set()
    while name and name not in seen:
        seen.add(name)
        yield name
        name = world.bases.get(name, "")


def _charts(names: Names) -> Iterator[str]:
    for _, declared in of_sort(names, "element", "kind"):
        assert isinstance(declared.node, nodes.Element | nodes.Kind)
        for line in declared.node.body.lines:
            if isinstance(line, nodes.Chart):
                yield line.name.text


def _phases(names: Names) -> Iterator[tuple[str, bool]]:
    for declared in [*names.declared.values(), *names.nameless]:
        source, start, end = declared.node.span
        # Few do: most need not be searched themselves.
        for node in walk(declared.node) if source.text.find("phase", start, end) >= 0 else ():
            if isinstance(node, nodes.Phase):
                yield node.name.text, node.of is not None


def is_kind(world: World, name: str) -> bool:
    return name in world.fields


def kind_is(world: World, kind: str, wanted: str) -> bool:
    """Whether a thing of one kind is of another; what is unknown is let pass, it has been complained of."""
    if "unknown" in (kind, wanted) or wanted == "anything":
        return True
    if wanted in world.groups:
        return any(world.elements.get(member, "") in list(bases(world, kind)) for member in world.groups[wanted])
    return wanted in bases(world, kind)


def widest(world: World, kind: str) -> str:
    """The widest type of what a name may mean later: the name of a house may be set to any place that the house leads
    to."""
    sort, _, of = kind.partition(" ")
    return f"thing {list(bases(world, of))[-1]}" if sort == "thing" and of in world.fields else kind


def is_rule(world: World, name: str) -> bool:
    """Whether a rule of the pack has this name. A card or a pile may be called as a verb is: a verb goes first in its
    act, and no thing does."""
    declared = world.names.declared.get(name)
    return declared is not None and declared.sort == "rule"


def singular(world: World, name: str) -> str:
    return world.names.forms.get(name, name)
