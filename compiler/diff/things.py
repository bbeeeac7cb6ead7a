"""The things that an edition is made of, each with the words of its declaration and with its meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..frozen import frozen
from ..meaning import model as m
from ..meaning.export import UNHASHED, meaning_of
from ..source.text import Span, place
from ..syntax.parse import Parsed
from ..syntax.write import lines

SHELVES = {
    "kind": "kinds",
    "group": "groups",
    "slot": "slots",
    "table": "tables",
    "wallet": "wallets",
    "map": "maps",
    "die": "dice",
    "element": "elements",
    "rule": "rules",
    "let": "defines",
}
"""The fields of the model with things. Those without a name here have one by their own sort."""
UNSEEN = UNHASHED | {"pack", "id", "words"}
"""Fields that may change without changing the meaning of a rule: its pack, its numbering, and its wording."""


@frozen
class Thing:
    """One thing that is declared."""

    sort: str
    id: str
    title: str
    at: str
    words: tuple[str, ...]
    """The lines of its declaration, in the one form we print."""
    meaning: object


def things_of(
    model: m.Model, sources: Iterable[Iterable[Parsed]], placed: Callable[[Span], str] = place
) -> dict[tuple[str, str], Thing]:
    """Everything that an edition declares, by shelf and id."""
    words = {
        (parsed.source.name, declaration.span.start): tuple(
            "  " * depth + text for _, depth, text in lines(declaration)
        )
        for pack in sources
        for parsed in pack
        for declaration in parsed.declarations
    }
    found: dict[tuple[str, str], Thing] = {}
    for shelf, id, sort, title, node in _declared(model):
        at = node.at
        said = words.get((at.source.name, at.start)) or tuple(at.source.text[at.start : at.end].split("\n"))
        found[shelf, id] = Thing(sort, id, title, placed(at), said, meaning_of(node, UNSEEN))
    return found


def _declared(model: m.Model) -> Iterator[tuple[str, str, str, str, m.Step]]:
    for name, shelf in SHELVES.items():
        for id, node in getattr(model, shelf).items():
            if name == "element" and id in model.dice:
                continue  # a die is a thing as well, and declared once
            sort = node.sort if isinstance(node, m.Slot) else node.kind if isinstance(node, m.Element) else name
            yield name, id, sort, node.title if isinstance(node, m.Element) else "", node
    for sort, nodes in (("hook", model.hooks), ("while", model.shifts)):
        yield from _nameless(sort, nodes)
    for sort, titled in (("scenario", model.scenarios), ("ruling", model.rulings)):
        for one in titled:
            yield sort, one.title, sort, one.title, one


def _nameless(sort: str, nodes: Iterable[m.Step]) -> Iterator[tuple[str, str, str, str, m.Step]]:
    """Steps without a name are named by their first line; of several that begin alike, the second gets a number."""
    seen: dict[str, int] = {}
    for node in nodes:
        first = node.at.source.text[node.at.start : node.at.end].split("\n")[0].strip()
        seen[first] = seen.get(first, 0) + 1
        id = first if seen[first] == 1 else f"{first} ({seen[first]})"
        yield sort, id, sort, "", node
