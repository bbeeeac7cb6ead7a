"""The text of a thing in a language: one sentence, or those of a whole edition."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import printed as say
from ..frozen import frozen
from ..gc_paused import gc_paused
from ..meaning.model import Element, Model, Scenario, Thing
from ..meaning.parts import parts
from ..proofs import Proofs, key_of
from ..source.text import Span
from .names import name_of, untranslated
from .phrasebook import Missing, Phrases
from .read import read, trees
from .tree import Node, show
from .usage import usage
from .view.unsaid import Unsaid
from .view.view import Views, has_text, view
from .write import write

PLAIN, UNPROVED, DRAFT = "plain", "unproved", "draft"
"""Marks of a text: the author's rule, because no phrase says it; the card's own text, which nothing proves; prose that
has yet to become rules."""


@frozen
class Said:
    id: str
    kind: str
    name: str
    text: str
    mark: str = ""


def sentence(model: Model, phrases: Phrases, id: str) -> str | Missing:
    """The text of an element made from phrases, or what the phrases lack."""
    text = _text(model, phrases, id)
    return text.missing if isinstance(text, Unsaid) else text


def printed(model: Model, phrases: Phrases, id: str) -> tuple[str, str]:
    """The text of an element, and its mark: its own text, or a text from phrases, or its rule as the author wrote
    it."""
    element = model.elements[id]
    if element.draft:
        return f"{usage(phrases.language).draft}: {element.draft}", DRAFT
    own = dict(element.says).get(phrases.language)
    if own is not None:
        return own, "" if _proof(model, phrases, element, own) else UNPROVED
    found = sentence(model, phrases, id)
    return (found, "") if isinstance(found, str) else (plain(element), PLAIN)


def _proof(model: Model, phrases: Phrases, element: Element, own: str) -> bool:
    """Whether a card's own text is read as its rule, or a scenario shows what the card does."""
    tree = view(model, phrases, element)
    if isinstance(tree, Node) and [one.tree for one in read(own, phrases, "text").found] == [tree]:
        return True
    return any(_speaks_of(scenario, element.id) for scenario in model.scenarios)


def _speaks_of(scenario: Scenario, id: str) -> bool:
    return any(isinstance(part, Thing) and part.id == id for part in parts(scenario.scenes))


def plain(element: Element) -> str:
    """The lines of an element as sentences: lines below a line follow it, lines beside it are the next sentences."""
    source = element.at.source
    lines = [line.partition("#")[0].rstrip() for line in source.text[element.at.start : element.at.end].split("\n")[1:]]
    lines = [line for line in lines if line.strip() and not line.strip().startswith("says ")]
    depth = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    found: list[str] = []
    for line in lines:
        words = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", line.strip())
        if len(line) - len(line.lstrip()) > depth and found:
            found[-1] += f" {words}" if found[-1].endswith(":") else f"; {words}"
        else:
            found.append(words)
    return " ".join(f"{one[:1].upper()}{one[1:]}{'' if one.endswith('.') else '.'}" for one in found)


@gc_paused()
def sentences(model: Model, phrases: Phrases) -> list[Said]:
    """Every element that has a text, in the order of the rules."""
    return [
        Said(one.id, one.kind, name_of(phrases, one.id) or one.title or one.id, *printed(model, phrases, one.id))
        for one in model.elements.values()
        if has_text(one)
    ]


def names(model: Model, phrases: Phrases) -> Mapping[str, str]:
    """The name of everything that has one in this language: things, kinds, piles, verbs, phases, the game."""
    found = {id: name for id in phrases.nouns if (name := name_of(phrases, id)) is not None}
    return {id: element.title or id for id, element in model.elements.items()} | found


@frozen
class Known:
    """Sentences that have been written and read back before."""

    words: str
    """Everything that decides how a sentence is written and read, as one key."""
    proofs: Proofs


def unsaid(views: Views, phrases: Phrases, packs: Collection[str], known: Known | None = None) -> Iterator[Diagnostic]:
    """What has no sentence or no name of its own in this language, among the declarations of these packs."""
    model = views.model
    nameless: dict[str, Span] = {}
    for element in model.elements.values():
        if element.pack in packs and has_text(element) and not element.draft:
            own = dict(element.says).get(phrases.language)
            if own is not None:
                yield from _own_text(model, phrases, element, own)
                continue
            tree = views.of(element, phrases)
            key = key_of("sentence", [known.words, show(tree)]) if known is not None and isinstance(tree, Node) else ""
            sound = known is not None and known.proofs.holds(key)
            text = tree if isinstance(tree, Unsaid) else "" if sound else _written(tree, phrases, element)
            if isinstance(text, str) and isinstance(tree, Node):
                found = () if sound else tuple(_read_back(tree, text, phrases, element))
                if known is not None and not found:
                    known.proofs.add(key)
                yield from found
            elif isinstance(text, Unsaid) and text.missing.what == "name":
                slot = model.slots.get(text.missing.id)
                nameless.setdefault(text.missing.id, slot.at if slot else text.at or element.at)
            elif isinstance(text, Unsaid):
                yield say.no_sentence(text.at or element.at, element.id, phrases.language, *_facts(text.missing))
            if untranslated(phrases, element.id):
                yield say.no_name(element.at, element.id, phrases.language)
            kind = model.kinds.get(element.kind)
            if kind is not None and kind.pack in packs and untranslated(phrases, kind.name):
                nameless.setdefault(kind.name, kind.at)
    for id, at in nameless.items():
        yield say.no_name(at, id, phrases.language)


def _own_text(model: Model, phrases: Phrases, element: Element, own: str) -> Iterator[Diagnostic]:
    """The finding, if a card's own text can be read and says something else than its rule."""
    tree = view(model, phrases, element)
    found = [one.tree for one in read(own, phrases, "text").found]
    if isinstance(tree, Node) and found and tree not in found:
        yield say.says_otherwise(element.at, element.id, phrases.language, own, write(tree, phrases))
    elif not _proof(model, phrases, element, own):
        yield say.unproved_text(element.at, element.id, phrases.language)


def _read_back(tree: Node, text: str, phrases: Phrases, element: Element) -> Iterator[Diagnostic]:
    """The finding, if the printed text is not read back as the rule and as nothing else."""
    found = trees(text, phrases, "text")
    if found != (tree,):
        other = next((show(one) for one in found if one != tree), "")
        yield say.not_alone(element.at, element.id, phrases.language, text, show(tree), other)


def _text(model: Model, phrases: Phrases, id: str) -> str | Unsaid:
    element = model.elements[id]
    tree = view(model, phrases, element)
    return tree if isinstance(tree, Unsaid) else _written(tree, phrases, element)


def _written(tree: Node, phrases: Phrases, element: Element) -> str | Unsaid:
    text = write(tree, phrases)
    return Unsaid(text, element.at) if isinstance(text, Missing) else text


def _facts(missing: Missing) -> tuple[str, str, str]:
    return missing.what, missing.id, missing.form
