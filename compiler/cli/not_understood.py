"""What is said of a sentence that no phrase reads: the parts that are understood, the nearest sentence, a recipe."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..text.backwards.completed import Edition
    from ..text.backwards.rules import Written
    from ..text.tree import Node

SHOWN = 2
"""At most this many sentences are shown."""
TRIED = 4
WIDTH = 16
LIKE = 0.5
"""How alike the sentence of another card has to be."""


def advice(text: str, edition: Edition, rule: Callable[[Node], Written | None]) -> str:
    """`rule`: the rule of a tree, if it can be written."""
    return "\n".join(_lines(text, edition, rule))


def _lines(text: str, edition: Edition, rule: Callable[[Node], Written | None]) -> Iterator[str]:
    from ..text.backwards.recipes import recipe_for
    from ..text.backwards.understood import understood

    found = understood(text, edition.phrases)
    for part in found.known:
        yield _row("understood", part)
    if found.known:
        yield _row("not understood", found.unknown)
    if found.odd:
        yield _row("unknown words", ", ".join(found.odd))
    near = list(_nearest(found.nearest, edition, rule))
    yield from near or _cards(text, edition)
    recipe = recipe_for(found.unknown, edition.phrases.language)
    if recipe is not None:
        yield _row("cookbook", recipe.title)
        yield from _indented(recipe.rule)


def _row(label: str, text: str) -> str:
    return f"{label and label + ':':{WIDTH}}{text}"


def _indented(lines: Sequence[str]) -> Iterator[str]:
    yield from (f"{'':{WIDTH}}  {line}" for line in lines)


def _nearest(trees: Sequence[Node], edition: Edition, rule: Callable[[Node], Written | None]) -> Iterator[str]:
    """The sentences that can be written as a rule, each with it."""
    from ..text.write import write

    seen: list[Written] = []
    for tree in trees[:TRIED]:
        sentence, written = write(tree, edition.phrases), rule(tree)
        if isinstance(sentence, str) and written is not None and written not in seen and len(seen) < SHOWN:
            yield _row("" if seen else "nearest", sentence)
            yield from _indented(written.lines)
            seen.append(written)


def _cards(text: str, edition: Edition) -> Iterator[str]:
    """The card whose sentence is most like it, with its rule."""
    import difflib

    from ..text.sentences import DRAFT, PLAIN, sentences

    model = edition.model
    known = {one.text: one for one in sentences(model, edition.phrases) if one.mark not in (PLAIN, DRAFT)}
    for near in difflib.get_close_matches(text, known, 1, LIKE):
        yield _row("a card like it", near)
        one = model.elements[known[near].id]
        yield from _indented(one.at.source.text[one.at.start : one.at.end].split("\n"))
