"""Elements for each pair of two kinds: `card for each suit and rank` are fifty-two cards.

card "{rank} of {suit}" ...      ace-of-hearts is called hearts-ace, and its title is Ace of Hearts
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from ..syntax import nodes

if TYPE_CHECKING:
    from .names import Names


def crossed(node: nodes.Product, names: Names) -> Iterator[tuple[nodes.Word, nodes.Element]]:
    """Each element with its name: the names of what it is of, joined by hyphens."""
    axes = [[(one, title) for one, title in _of_kind(word.text, names)] for word in node.each]
    for combination in product(*axes):
        word = nodes.Word(node.span, "-".join(name for name, _ in combination))
        titles = {axis.text: title for axis, (_, title) in zip(node.each, combination, strict=True)}
        named = zip(node.each, combination, strict=True)
        marks = tuple(nodes.Tag(axis.span, nodes.Word(axis.span, name)) for axis, (name, _) in named)
        yield (
            word,
            nodes.Element(
                node.span,
                node.kind,
                word,
                nodes.Word(node.span, _title(node, titles)),
                nodes.Marks(node.marks.span, marks + node.marks.items),
                node.body,
            ),
        )


def _of_kind(kind: str, names: Names) -> Iterator[tuple[str, str]]:
    """The elements of a kind or of a group, each with its title."""
    group = names.declared.get(kind)
    members = (
        {word.text for word in group.node.members} if group and isinstance(group.node, nodes.Group) else set[str]()
    )
    for name, declared in names.declared.items():
        if isinstance(declared.node, nodes.Element) and (declared.node.kind.text == kind or name in members):
            title = declared.node.title
            yield name, title.text[1:-1] if title is not None else name.replace("-", " ").capitalize()


def _title(node: nodes.Product, titles: dict[str, str]) -> str:
    """The title as written, with each part in its place; without one, the titles of the parts side by side."""
    text = node.title.text[1:-1] if node.title is not None else " ".join(f"{{{axis}}}" for axis in titles)
    for axis, title in titles.items():
        text = text.replace(f"{{{axis}}}", title)
    return f'"{text}"'
