"""A card from its sentence: the sentence read, the rule written, and read again to see that it says the same."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..meaning.model import Kind, Model
    from ..pipeline import Compiled
    from ..text.backwards.rules import Written
    from ..text.phrasebook import Phrases
    from ..text.read import Readings
    from ..text.tree import Node

NEAR = 3
"""At most this many sentences like it are shown."""


def rule_for(
    sentence: str,
    language: str,
    chosen: int | None,
    compiled: Compiled,
    tried: Callable[[Written], Node | None],
    kind: Kind,
) -> Written:
    """The rule of a card that says this. `tried`: the tree of a card with it, where it is sound. `kind`: the kind
    of the card; one of its laws may ask already whether an ability is used."""
    from ..text.backwards.alike import continued
    from ..text.backwards.completed import Edition, completed, is_open
    from ..text.backwards.rules import rule_of
    from ..text.backwards.samples import samples_of
    from ..text.read import read
    from ..text.tree import types_of
    from ..text.write import write
    from .languages import phrases_in

    phrases = phrases_in(compiled, language)
    found = read(sentence, phrases, "text", freely=True)
    if not found.found:
        say.remark(_nearest(sentence, compiled.model, phrases))
        raise say.Stopped(_not_understood(found), 1)
    if found.misspelt:
        # What is written is a rule: nothing in it is guessed.
        wrong, right = found.misspelt[0]
        raise say.Stopped(f"unknown word “{wrong}”; did you mean “{right}”?", 1)
    samples, optional = samples_of(compiled.model, phrases), kind.laws.optional
    ways: list[Written] = []
    edition = Edition(compiled.model, phrases, samples, kind.name)
    known = [completed(one.tree, edition) for one in found.found]
    meant = [*(more for tree in known if (more := continued(tree)) is not None), *known]
    for tree in meant:
        if _of_whom_is_open(tree):
            raise say.Stopped("it is open whose opponents are meant: yours, or those of the player who acts", 1)
        if is_open(tree, edition):
            raise say.Stopped("say in which of your piles, as in `in your hand`", 1)
        for asked in (False, True) if optional else (True,):
            rule = rule_of(tree, compiled.model, samples, asked)
            if rule is not None and _says_so(tried(rule), tree, asked):
                ways += [rule] if rule not in ways else []
                break
    if not ways:
        say.remark(_nearest(sentence, compiled.model, phrases))
        raise say.Stopped(_not_written(meant), 1)
    if found.rewritten or known != [one.tree for one in found.found]:
        texts = [text for tree in known if isinstance(text := write(tree, phrases), str)]
        say.remark("\n".join(f"read as: {text}" for text in texts))
    if chosen is not None and not 1 <= chosen <= len(ways):
        raise say.Stopped(f"there is no reading {chosen}; the sentence has {len(ways)}", 1)
    if optional and not any("may" in one for tree in meant for one in types_of(tree)):
        say.remark("a law of its kind lets players decline it; if they may not, write `forced` below")
    if len(ways) == 1:
        return ways[0]
    if chosen is None:
        listed = "\n".join(f"  {n}  {' / '.join(rule.lines)}" for n, rule in enumerate(ways, 1))
        say.remark(listed)
        raise say.Stopped(f"the sentence can be read in {len(ways)} ways; choose one with `--reading N`", 1)
    return ways[chosen - 1]


def _says_so(made: Node | None, meant: Node, asked: bool) -> bool:
    """Whether the rule has the tree of the sentence; with or without *you may* where a law of the kind asks."""
    from ..text.against import offered
    from ..text.backwards.alike import plainly

    if made is None:
        return False
    return plainly(made) == plainly(meant) or (not asked and plainly(offered(made)) == plainly(offered(meant)))


def _of_whom_is_open(tree: Node) -> bool:
    """Whether others than the owner of the card act, and then each opponent does: of the owner, or of who acted."""
    from ..text.tree import types_of

    types = set(types_of(tree))
    return "seat-opponent" in types and any(
        one.startswith("event-") and one.endswith(("-anyone", "-other")) for one in types
    )


def _not_written(meant: Sequence[Node]) -> str:
    from ..text.tree import types_of

    if any("act-draw" in types_of(tree) for tree in meant):
        return "say from where to where it is drawn, as in `draw 1 card from the deck to your hand`"
    return "the sentence is understood, but cannot be written as a rule yet; write the rule by hand"


def _not_understood(found: Readings) -> str:
    from ..text.read import LONGEST

    stuck = found.stuck
    if stuck is not None and stuck.why == "long":
        return f"the sentence is too long; at most {LONGEST} words are read"
    behind = f" after “{stuck.before}”" if stuck is not None and stuck.before else ""
    where = f"{behind}, at “{stuck.after}”" if stuck is not None and stuck.after else ""
    return f"the sentence is not understood{where}"


def _nearest(sentence: str, model: Model, phrases: Phrases) -> str:
    """The sentences of other cards that are most like it, each with its rule."""
    from ..text.sentences import DRAFT, PLAIN, plain, sentences

    known = {one.text: one for one in sentences(model, phrases) if one.mark not in (PLAIN, DRAFT)}
    near = difflib.get_close_matches(sentence, known, NEAR, 0.3)
    listed = [f"  {text}\n      {plain(model.elements[known[text].id])}" for text in near]
    return "\n".join(["The nearest cards, and their rules:", *listed]) if listed else ""
