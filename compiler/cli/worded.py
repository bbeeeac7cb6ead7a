"""A card from its sentence: the sentence read, the rule written, and read again to see that it says the same."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..meaning.model import Model
    from ..pipeline import Compiled
    from ..text.phrasebook import Phrases
    from ..text.read import Readings
    from ..text.tree import Node

NEAR = 3
"""At most this many sentences like it are shown."""


def lines_for(
    sentence: str,
    language: str,
    chosen: int | None,
    compiled: Compiled,
    tried: Callable[[list[str]], Node | None],
    optional: bool,
) -> list[str]:
    """The lines of a card that says this. `tried`: the tree of a card with these lines, where they are sound.
    `optional`: whether a law of its kind asks already whether an ability is used."""
    from ..text.against import offered
    from ..text.backwards import plainly, rules_of, samples_of
    from ..text.read import read
    from .languages import phrases_in

    phrases = phrases_in(compiled, language)
    found = read(sentence, phrases, "text", freely=True)
    if not found.found:
        say.remark(_nearest(sentence, compiled.model, phrases))
        raise say.Stopped(_not_understood(found), 1)
    samples = samples_of(compiled.model, phrases)
    ways: list[list[str]] = []
    for one in found.found:
        lines = rules_of(one.tree, samples)
        asked_once = [line.replace(": you may ", ": ") for line in lines or ()]
        if optional and lines is not None and asked_once != lines and "forced" not in lines:
            made = tried(asked_once)
            if made is not None and plainly(offered(made)) == plainly(one.tree):
                ways += [asked_once] if asked_once not in ways else []
                continue
        made = tried(lines) if lines is not None else None
        if lines is not None and made is not None and plainly(made) == plainly(one.tree) and lines not in ways:
            ways.append(lines)
    if not ways:
        say.remark(_nearest(sentence, compiled.model, phrases))
        raise say.Stopped("the sentence is understood, but cannot be written as a rule yet", 1)
    if found.rewritten:
        say.remark("\n".join(f"read as: {one.ours}" for one in found.found if isinstance(one.ours, str)))
    if len(ways) == 1:
        return ways[0]
    if chosen is None or not 1 <= chosen <= len(ways):
        listed = "\n".join(f"  {n}  {' / '.join(lines)}" for n, lines in enumerate(ways, 1))
        say.remark(listed)
        raise say.Stopped(f"the sentence can be read in {len(ways)} ways; choose one with `--reading N`", 1)
    return ways[chosen - 1]


def _not_understood(found: Readings) -> str:
    stuck = found.stuck
    behind = f" behind “{stuck.before}”" if stuck is not None and stuck.before else ""
    where = f"{behind}, at “{stuck.after}”" if stuck is not None and stuck.after else ""
    return f"the sentence is not understood{where}"


def _nearest(sentence: str, model: Model, phrases: Phrases) -> str:
    """The sentences of other cards that are most like it, each with its rule."""
    from ..text.sentences import DRAFT, PLAIN, plain, sentences

    known = {one.text: one for one in sentences(model, phrases) if one.mark not in (PLAIN, DRAFT)}
    near = difflib.get_close_matches(sentence, known, NEAR, 0.3)
    listed = [f"  {text}\n      {plain(model.elements[known[text].id])}" for text in near]
    return "\n".join(["The nearest cards, and their rules:", *listed]) if listed else ""
