"""A card from its sentence: the sentence read, the rule written, and read again to see that it says the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..meaning.model import Kind
    from ..pipeline import Compiled
    from ..text.backwards.completed import Edition
    from ..text.backwards.rules import Written
    from ..text.read import Readings
    from ..text.tree import Node

Way = tuple["Node", "Written"]
"""What a sentence means, and the rule for it."""


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
    from ..text.backwards.completed import Edition, completed
    from ..text.backwards.samples import samples_of
    from ..text.read import read
    from ..text.tree import types_of
    from .languages import phrases_in

    phrases = phrases_in(compiled, language)
    edition = Edition(compiled.model, phrases, samples_of(compiled.model, phrases), kind.name)
    optional = kind.laws.optional

    def rule(tree: Node) -> Written | None:
        return _rule(tree, edition, tried, optional)

    found = read(sentence, phrases, "text", freely=True)
    if found.misspelt:
        # What is written is a rule: nothing in it is guessed.
        wrong, right = found.misspelt[0]
        raise say.Stopped(f"unknown word “{wrong}”; did you mean “{right}”?", 1)
    if not found.found:
        _advise(sentence, edition, rule)
        raise say.Stopped(_not_understood(found), 1)
    known = [completed(one.tree, edition) for one in found.found]
    meant = [*(more for tree in known if (more := continued(tree)) is not None), *known]
    _stop_if_open(meant, edition, ours=all(one.how != "words" for one in found.found))
    ways = list(_ways(meant, rule))
    if not ways:
        say.remark("\n".join(_read_as(meant, edition)))
        raise say.Stopped(_not_written(meant), 1)
    if chosen is not None and not 1 <= chosen <= len(ways):
        raise say.Stopped(f"there is no reading {chosen}; the sentence has {len(ways)}", 1)
    if len(ways) > 1 and chosen is None:
        say.remark("\n".join(_listed(ways, edition)))
        raise say.Stopped(f"the sentence can be read in {len(ways)} ways; choose one with `--reading N`", 1)
    tree, written = ways[(chosen or 1) - 1]
    if found.rewritten or known != [one.tree for one in found.found]:
        say.remark("\n".join(_read_as([tree], edition)))
    if optional and not any("may" in one for one in types_of(tree)):
        say.remark("a law of its kind lets players decline it; if they may not, write `forced` below")
    return written


def _rule(tree: Node, edition: Edition, tried: Callable[[Written], Node | None], optional: bool) -> Written | None:
    """The rule of a tree that is read as this tree again."""
    from ..text.backwards.rules import rule_of

    for asked in (False, True) if optional else (True,):
        rule = rule_of(tree, edition.model, edition.samples, asked)
        if rule is not None and _says_so(tried(rule), tree, asked):
            return rule
    return None


def _says_so(made: Node | None, meant: Node, asked: bool) -> bool:
    """Whether the rule has the tree of the sentence; with or without *you may* where a law of the kind asks."""
    from ..text.against import offered
    from ..text.backwards.alike import plainly

    if made is None:
        return False
    return plainly(made) == plainly(meant) or (not asked and plainly(offered(made)) == plainly(offered(meant)))


def _ways(meant: Sequence[Node], rule: Callable[[Node], Written | None]) -> Iterator[Way]:
    """Each rule once."""
    seen: list[Written] = []
    for tree in meant:
        written = rule(tree)
        if written is not None and written not in seen:
            seen.append(written)
            yield tree, written


def _stop_if_open(meant: Sequence[Node], edition: Edition, ours: bool) -> None:
    """`ours`: whether the sentence is as we would write it; then each opponent is one of the owner of the card."""
    from ..text.backwards.completed import is_open

    for tree in meant:
        if _of_whom_is_open(tree, ("-anyone",) if ours else ("-anyone", "-other")):
            raise say.Stopped("it is open whose opponents are meant: yours, or those of the player who acts", 1)
        if is_open(tree, edition):
            raise say.Stopped("say in which of your piles, as in `in your hand`", 1)


def _of_whom_is_open(tree: Node, others: tuple[str, ...]) -> bool:
    """Whether others than the owner of the card act, and then each opponent does: of the owner, or of who acted."""
    from ..text.tree import types_of

    types = set(types_of(tree))
    return "seat-opponent" in types and any(one.startswith("event-") and one.endswith(others) for one in types)


# ---- what is shown


def _read_as(trees: Sequence[Node], edition: Edition) -> Iterator[str]:
    from ..text.write import write

    for tree in trees:
        text = write(tree, edition.phrases)
        if isinstance(text, str):
            yield f"read as: {text}"


def _listed(ways: Sequence[Way], edition: Edition) -> Iterator[str]:
    """Each reading with its sentence and its rule."""
    from ..text.write import write

    for n, (tree, rule) in enumerate(ways, 1):
        text = write(tree, edition.phrases)
        yield f"{n}  {text}" if isinstance(text, str) else f"{n}"
        yield from (f"     {line}" for line in rule.lines)


def _advise(sentence: str, edition: Edition, rule: Callable[[Node], Written | None]) -> None:
    from .not_understood import advice

    text = advice(sentence, edition, rule)
    if text:
        say.remark(text)


def _not_written(meant: Sequence[Node]) -> str:
    from ..text.tree import types_of

    types = {one for tree in meant for one in types_of(tree)}
    if "act-draw" in types:
        return "say from where to where it is drawn, as in `draw 1 card from the deck to your hand`"
    if "act-discard" in types:
        return "say from where to where it is discarded, as in `move a card from your hand to the discard pile`"
    return "the sentence is understood, but cannot be written as a rule yet; write the rule by hand"


def _not_understood(found: Readings) -> str:
    from ..text.read import LONGEST

    stuck = found.stuck
    if stuck is not None and stuck.why == "long":
        return f"the sentence is too long; at most {LONGEST} words are read"
    return "the sentence is not understood"
