"""The names of an edition in one language, for a table, a graph or a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from ..meaning.model import Act, Either, Model, Noun, Number, Phase, Repeat
from ..meaning.parts import parts
from ..source.pack import Pack
from ..source.text import place
from .logged import Logged, logged_in
from .phrasebook import Phrases
from .sentences import names, printed
from .spoken import spoken
from .tree import node
from .used import WHY
from .view.acts import act_node
from .view.scope import Scope
from .view.unsaid import Unsayable
from .view.view import has_text
from .write import write_part

COUNTED = "counted"
"""The form of an amount by itself."""

Called = Callable[[str], str | None]


def called_in(model: Model, packs: Sequence[Pack], languages: Sequence[str]) -> Mapping[str, Called]:
    """The name of an id in each language that has one. Mistakes in its phrases are reported by `check`."""
    return _called(model, packs, languages, spoken(model, packs).value)


def spoken_in(
    model: Model, packs: Sequence[Pack], language: str, known: Mapping[str, Phrases] | None = None
) -> tuple[Called, Called, Logged]:
    """The names of things in a language, their texts, and the sentences about events, as far as the language has words
    for them. `known`: the phrases, if they were read before."""
    said = known if known is not None else spoken(model, packs).value
    phrases = said.get(language)

    @cache
    def text(id: str) -> str | None:
        there = phrases is not None and id in model.elements and has_text(model.elements[id])
        return printed(model, phrases, id)[0] if there and phrases is not None else None

    return _called(model, packs, [language], said)[language], text, logged_in(model, phrases)


def amounts_in(
    model: Model, packs: Sequence[Pack], language: str, known: Mapping[str, Phrases] | None = None
) -> Callable[[int, str], str | None]:
    """An amount of a good, with its noun in the form for that number: `2 Parts`."""
    phrases = (known if known is not None else spoken(model, packs).value).get(language)

    @cache
    def amount(many: int, good: str) -> str | None:
        noun = phrases.nouns.get(good) if phrases is not None else None
        if phrases is None or noun is None or "good" not in noun.of:
            return None
        said = write_part(node("amount-of", n=many, good=good), phrases, COUNTED)
        return said if isinstance(said, str) else None

    return amount


def reasons_in(model: Model, packs: Sequence[Pack], language: str) -> dict[str, str]:
    """The sentence for a test that does not hold, by the words of the test with hyphens between them: `free-of-it`."""
    phrases = spoken(model, packs).value.get(language)
    found: dict[str, str] = {}
    for id in phrases.phrases if phrases is not None else ():
        if id.startswith(WHY) and phrases is not None:
            said = write_part(node(id), phrases, "")
            found |= {id.removeprefix(WHY): said} if isinstance(said, str) else {}
    return found


def rounds_in(model: Model) -> dict[str, int]:
    """The number of times each phase is run in a game, if a rule that `play` reaches repeats it a fixed number of times
    and no other line there begins it."""
    found: dict[str, int] = {}
    for step in _played(model):
        if isinstance(step, Repeat) and isinstance(step.times, Number):
            found |= {one.name: step.times.value for one in step.block if isinstance(one, Phase)}
    return {name: times for name, times in found.items() if _begun(model)[name] == 1}


def steps_in(model: Model) -> frozenset[str]:
    """The phases that run once in each run of another phase, as the steps of a round."""
    inner = {one.name for step in _played(model) if isinstance(step, Phase) for one in step.block
             if isinstance(one, Phase)}  # fmt: skip
    return frozenset(name for name in inner if _begun(model)[name] == 1)


def _begun(model: Model) -> Counter[str]:
    """The number of lines that begin each phase."""
    return Counter(step.name for step in _played(model) if isinstance(step, Phase))


def sorts_in(model: Model) -> dict[str, str]:
    """The sort of what a line does something with, by the place of the line: a card, for `remove each card of pile`."""
    found: dict[str, str] = {}
    for step in parts((model.rules, model.hooks, model.elements)):
        if isinstance(step, Act):
            what = next((one for name, one in step.args if name == "what"), None)
            kinds = [one.kind for one in parts(what) if isinstance(one, Noun)] if what is not None else []
            found |= {place(step.at): kinds[0]} if kinds else {}
    return found


def _played(model: Model) -> Iterator[object]:
    """Every step that `play` reaches."""
    waiting, seen = ["play"], set[str]()
    while waiting:
        id = waiting.pop()
        if id in seen or id not in model.rules:
            continue
        seen.add(id)
        for step in parts(model.rules[id]):
            if isinstance(step, Act):
                waiting.append(step.verb)
            yield step


def _called(
    model: Model, packs: Sequence[Pack], languages: Sequence[str], said: Mapping[str, Phrases]
) -> Mapping[str, Called]:
    titles = {pack.name: pack.title for pack in packs} | {model.name: model.title}
    found: dict[str, Called] = {}
    for language in languages:
        phrases = said.get(language)
        named = {id: element.title for id, element in model.elements.items()}
        every = names(model, phrases) if phrases is not None else named
        if phrases is not None:
            every = {**_options(model, phrases), **every}
        # A thing with only an id has no name: the caller makes the id readable.
        found[language] = {**titles, **{id: name for id, name in every.items() if not _bare(name, id, model)}}.get
    return found


def _options(model: Model, phrases: Phrases) -> Mapping[str, str]:
    """An option that is one of several acts is called by the sentence of its line, if a phrase has one."""
    found: dict[str, str] = {}
    for part in parts((model.rules, model.hooks, model.elements)):
        for act in part.acts if isinstance(part, Either) else ():
            if not isinstance(act, Act):
                # `stop` and `end-game` have their own words.
                continue
            try:
                tree = act_node(act, Scope(model, phrases, act.at))
            except Unsayable:
                continue
            form = "inf" if "inf" in phrases.phrases[tree.type].forms else ""
            said = write_part(tree, phrases, form)
            if isinstance(said, str):
                found[" ".join(act.at.source.text[act.at.start : act.at.end].split())] = said
    return found


def _bare(name: str, id: str, model: Model) -> bool:
    """Whether something is called by its id; a pile is called by its id with spaces for its hyphens."""
    slot = model.slots.get(id)
    return name == (id.replace("-", " ") if slot and slot.sort == "pile" else id)
