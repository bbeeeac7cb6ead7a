"""What stands on a thing, said in a language: the one sentence, or all of an edition."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import printed as say
from ..meaning.model import Element, Model
from ..source.text import Span
from .names import UNTRANSLATED, name_of
from .phrasebook import Missing, Phrases
from .read import read
from .tree import Node, show
from .view.unsaid import Unsaid
from .view.view import has_text, view
from .write import write


@dataclass(frozen=True, slots=True)
class Said:
    id: str
    kind: str
    name: str
    text: str | Missing


def sentence(model: Model, phrases: Phrases, id: str) -> str | Missing:
    """The text of an element in the language of the phrases, or what it lacks."""
    text = _text(model, phrases, id)
    return text.missing if isinstance(text, Unsaid) else text


def sentences(model: Model, phrases: Phrases) -> Iterator[Said]:
    """Every element that has a text, in the order of the rules."""
    for element in model.elements.values():
        if has_text(element):
            name = name_of(phrases, element.id) or element.title or element.id
            yield Said(element.id, element.kind, name, sentence(model, phrases, element.id))


def names(model: Model, phrases: Phrases) -> Mapping[str, str]:
    """What everything is called that has a name in this language: things, kinds, piles, verbs, phases, the game."""
    found = {id: name for id in phrases.nouns if (name := name_of(phrases, id)) is not None}
    return {id: element.title or id for id, element in model.elements.items()} | found


def unsaid(model: Model, phrases: Phrases, packs: Collection[str]) -> Iterator[Diagnostic]:
    """What has no sentence or no name of its own in this language, of what these packs declare."""
    nameless: dict[str, Span] = {}
    for element in model.elements.values():
        if element.pack in packs and has_text(element):
            tree = view(model, phrases, element)
            text = tree if isinstance(tree, Unsaid) else _written(tree, phrases, element)
            if isinstance(text, str) and isinstance(tree, Node):
                yield from _read_back(tree, text, phrases, element)
            elif isinstance(text, Unsaid) and text.missing.what == "name":
                slot = model.slots.get(text.missing.id)
                nameless.setdefault(text.missing.id, slot.at if slot else text.at or element.at)
            elif isinstance(text, Unsaid):
                yield say.no_sentence(text.at or element.at, element.id, phrases.language, *_facts(text.missing))
            noun = phrases.nouns.get(element.id)
            if noun is not None and noun.of[: len(UNTRANSLATED)] == UNTRANSLATED:
                yield say.no_name(element.at, element.id, phrases.language)
    for id, at in nameless.items():
        yield say.no_name(at, id, phrases.language)


def _read_back(tree: Node, text: str, phrases: Phrases, element: Element) -> Iterator[Diagnostic]:
    """What is printed is read as the rule, and as nothing else."""
    found = [one.tree for one in read(text, phrases, "text").found]
    if found != [tree]:
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
