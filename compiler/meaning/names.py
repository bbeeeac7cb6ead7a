"""What is declared, where, and by which pack: the declarations of an edition, patches carried out.

    card miller ...            names["miller"] = Declared("element", <node>, "village")

A name means one thing in the whole edition, whichever pack declares it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import cast

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import naming, twice
from ..diagnostics.words import packs as words
from ..frozen import frozen, slotted
from ..syntax import nodes
from ..syntax.nodes import Declaration
from ..syntax.parse import Parsed
from .extending import TAKES, Extension, extended
from .products import crossed


@frozen
class Declared:
    sort: str
    """kind, group, element, counter, flag, marker, pile, grid, table, wallet, map, die, rule or value"""
    node: Declaration
    pack: str


Clash = tuple[frozenset[str], Diagnostic]
"""Two packs that change the same thing, and the finding about it."""


@slotted
class Names:
    """All names of an edition while they are gathered, and what has no name: hooks, modifiers, scenarios, rulings."""

    declared: dict[str, Declared] = field(default_factory=dict[str, Declared])
    nameless: list[Declared] = field(default_factory=list[Declared])
    forms: dict[str, str] = field(default_factory=dict[str, str])
    """The plural of a name to the name."""
    broken: set[str] = field(default_factory=set[str])
    """Names in what could not be read."""
    faulty: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    """The file and the beginning of each line that could not be read."""
    said: list[Diagnostic] = field(default_factory=list[Diagnostic])
    patched: dict[str, list[tuple[str, bool]]] = field(default_factory=dict[str, list[tuple[str, bool]]])
    """Which packs have changed a name, and whether as a whole (replaced, removed) or by adding to it."""
    clashes: dict[str, list[Clash]] = field(default_factory=dict[str, list[Clash]])
    """For each name, the findings that hold unless a pack that builds on both settles them."""
    above: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The packs each pack builds on, near and far."""


def gather(packs: Iterable[tuple[str, frozenset[str], tuple[Parsed, ...]]]) -> Names:
    """The names of packs, each (name, all it builds on, its sources), the ground first."""
    names = Names()
    for pack, above, sources in packs:
        names.above[pack] = above
        for parsed in sources:
            names.broken |= parsed.broken
            names.faulty.update((parsed.source.name, line) for line in parsed.faulty)
            for declaration in parsed.declarations:
                _take(names, declaration, pack)
    products(names)
    names.said += [said for clashes in names.clashes.values() for _, said in clashes]
    return names


def products(names: Names) -> None:
    """`card for each suit and rank`: an element for each pair, once all suits and ranks are known."""
    for one in [one for one in names.nameless if isinstance(one.node, nodes.Product)]:
        names.nameless.remove(one)
        assert isinstance(one.node, nodes.Product)
        for kind in one.node.each:
            if kind.text not in names.declared and kind.text not in names.broken:
                names.said.append(naming.unknown(kind.span, kind.text, list(names.declared), "kind"))
        for word, element in crossed(one.node, names):
            _declare(names, word, element, one.pack)


def _take(names: Names, node: Declaration, pack: str) -> None:
    if isinstance(node, nodes.Remove):
        if _patch(names, node.name, pack, True):
            _forget(names, node.name.text)
    elif isinstance(node, Extension):
        if _patch(names, node.name, pack, False):
            _extend(names, node)
    elif isinstance(node, nodes.Replace):
        inner = cast(Declaration, node.what)
        word = name_of(inner)
        if isinstance(inner, nodes.Scenario | nodes.Ruling):
            _replace_titled(names, inner, pack)
        elif word is None:
            names.said.append(words.nothing_to_replace(node.span))
        elif _patch(names, word, pack, True):
            place = list(names.declared)
            _forget(names, word.text)
            _declare(names, word, inner, pack)
            _keep_order(names, place)
    else:
        word = name_of(node)
        if word is None:
            names.nameless.append(Declared(sort_of(node), node, pack))
        else:
            _declare(names, word, node, pack)


def _replace_titled(names: Names, node: nodes.Scenario | nodes.Ruling, pack: str) -> None:
    """Scenarios and rulings are named by their titles."""
    titles: dict[str, int] = {}
    for n, one in enumerate(names.nameless):
        if isinstance(one.node, nodes.Scenario | nodes.Ruling) and sort_of(one.node) == sort_of(node):
            titles[one.node.title.text] = n
    if _patch(names, node.title, pack, True, titles):
        names.nameless[titles[node.title.text]] = Declared(sort_of(node), node, pack)


ALWAYS = frozenset({"you", "it", "player", "players", "yes", "nothing"})
"""Names that mean the same in every game: a pack cannot use them for something else."""


def _declare(names: Names, word: nodes.Word, node: Declaration, pack: str) -> None:
    if word.text in ALWAYS:
        names.said.append(twice.every_games(word.span, word.text))
        return
    earlier = names.declared.get(word.text)
    if earlier:
        names.said.append(twice.twice(word.span, word.text, (name_of(earlier.node) or word).span))
        if sort_of(node) != earlier.sort:
            names.broken.add(word.text)  # If the second is meant, it is not reported again as missing.
        return
    _settle(names, word.text, pack)
    names.declared[word.text] = Declared(sort_of(node), node, pack)
    plural = getattr(node, "plural", None)
    form = plural.text if plural is not None else _plural(node, word.text)
    if form and form != word.text:
        names.forms.setdefault(form, word.text)


def _plural(node: Declaration, name: str) -> str:
    grid = isinstance(node, nodes.Slot) and node.sort.text == "grid"
    return name + "s" if grid or isinstance(node, nodes.Kind | nodes.Group) else ""


def _patch(names: Names, word: nodes.Word, pack: str, whole: bool, there: Mapping[str, int] | None = None) -> bool:
    """Whether a pack may change a name: it must exist, and no pack that this one does not build on may have changed it,
    unless both only add."""
    name = word.text
    before = names.patched.setdefault(name, [])
    for other, all_of_it in before:
        if other != pack and other not in names.above[pack] and (whole or all_of_it):
            said = words.patched_twice(word.span, name, other, pack)
            names.clashes.setdefault(name, []).append((frozenset({other, pack}), said))
            return False
    known = names.declared if there is None else there
    if name not in known:
        names.said.append(words.patched_is_gone(word.span, name, list(known)))
        return False
    if whole:
        _settle(names, name, pack)
    before.append((pack, whole))
    return True


def _settle(names: Names, name: str, pack: str) -> None:
    """A pack that builds on both says what holds."""
    if name in names.clashes:
        names.clashes[name] = [clash for clash in names.clashes[name] if not clash[0] <= names.above[pack]]


def _forget(names: Names, name: str) -> None:
    del names.declared[name]
    for form in [form for form, of in names.forms.items() if of == name]:
        del names.forms[form]


def _extend(names: Names, node: Extension) -> None:
    earlier = names.declared[node.name.text]
    made = extended(earlier.node, node)
    if isinstance(made, str):
        names.said.append(words.cannot_extend(node.name.span, node.name.text, earlier.sort, TAKES[type(node)], made))
    else:
        names.declared[node.name.text] = Declared(earlier.sort, made, earlier.pack)


def _keep_order(names: Names, place: list[str]) -> None:
    """A replacement keeps the position of what it replaces."""
    if set(place) == set(names.declared):
        names.declared = {name: names.declared[name] for name in place}


def name_of(node: nodes.Node) -> nodes.Word | None:
    """The name a declaration gives, if it gives one."""
    if isinstance(node, nodes.Product | nodes.Hook | nodes.Modifier | nodes.Scenario | nodes.Ruling | nodes.Note):
        return None
    found = getattr(node, "name", None)
    return found if isinstance(found, nodes.Word) else None


def sort_of(node: nodes.Node) -> str:
    if isinstance(node, nodes.Slot | nodes.Rows):
        return node.sort.text
    return {"Define": "value"}.get(type(node).__name__, type(node).__name__.lower())


def of_sort(names: Names, *sorts: str) -> Iterator[tuple[str, Declared]]:
    for name, declared in names.declared.items():
        if declared.sort in sorts:
            yield name, declared
