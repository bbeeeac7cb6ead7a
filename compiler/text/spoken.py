"""What an edition is said with: the phrases of its packs in each language, and the names that its rules give.

The rules are written in English, so a title, a kind, a counter and a group are English nouns as they stand, and a verb
is an English verb. In another language a title is the last resort: `check` tells which nouns and phrases are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..meaning.model import Element, Field, Let, Model, Option, Phase, Slot, Truth
from ..meaning.parts import parts
from ..proofs import Proofs
from ..replacing import replace
from ..source.pack import Pack
from ..source.text import Source, Span
from ..source.toml_places import line_span
from ..told import Told
from .compile import compile_languages
from .languages import LANGUAGES, RULES
from .names import UNTRANSLATED, Name, with_names
from .phrasebook import Phrases
from .verbs import verb_phrases, with_verbs
from .view.scope import kinds_of
from .view.view import has_text


def spoken(
    model: Model, packs: Sequence[Pack], prove: bool = False, proofs: Proofs | None = None
) -> Told[Mapping[str, Phrases]]:
    """The phrases of every language that a pack declares."""
    texts: dict[str, list[Source]] = {}
    for pack in packs:
        for language in pack.languages:
            texts.setdefault(language, [])
        for language, source in pack.texts:
            texts[language].append(source)
    names = list(names_of(model))
    own = frozenset((*(name.id for name in names), *verb_phrases(model)))
    told = compile_languages(texts, prove, own, proofs)
    said = (*unknown_languages(packs), *told.said)
    found: dict[str, Phrases] = {}
    for language, phrases in told.value.items():
        if language == RULES:
            found[language] = with_verbs(with_names(phrases, names), model)
        else:
            found[language] = with_names(phrases, map(_untranslated, names))
    return Told(found, said)


def unknown_languages(packs: Iterable[Pack]) -> Iterator[Diagnostic]:
    """Languages that a pack declares and we do not know."""
    for pack in packs:
        for language in pack.languages:
            if language not in LANGUAGES:
                yield say.unknown_language(line_span(pack.manifest, "languages"), language, tuple(LANGUAGES))


def names_of(model: Model) -> Iterator[Name]:
    """Everything that has a name in the rules, and the classes of places where it may stand."""
    for slot in model.slots.values():
        yield from _slot(slot)
    for kind in model.kinds.values():
        plural = _words(kind.plural or kind.name)
        yield Name(kind.name, ("piece", "thing", "kind"), _words(kind.name), kind.at, plural, ("thing", "kind"))
        for field in kind.fields:
            yield _trait(field, kind.at)
    for cell in dict.fromkeys(one.kind for one in model.elements.values() if one.kind not in model.kinds):
        at = next(one.at for one in model.elements.values() if one.kind == cell)
        yield Name(cell, ("piece", "thing", "kind"), _words(cell), at, f"{_words(cell)}s", ("thing", "kind"))
    for group in model.groups.values():
        of = ("group",) if group.goods else ("piece", "thing", "kind")
        yield Name(group.name, of, _words(group.name), group.at, _words(group.plural or group.name), of[-2:])
    for define in model.defines.values():
        sort = {"truth": "truth", "number": "measure"}.get(define.type, "pointer")
        yield Name(define.name, (sort,), _words(define.name), define.at, always=(sort,))
    for rule in model.rules.values():
        yield Name(rule.name, ("rule",), _words(rule.name), rule.at, always=("rule",))
    for table in model.tables.values():
        yield Name(table.name, ("table",), _words(table.name), table.at, always=("table",))
    for die in model.dice.values():
        yield Name(die.name, ("die",), _words(die.name), die.at, always=("die",))
    for phase, at in phases_of(model):
        yield Name(phase, ("phase",), _words(phase), at, _words(phase), ("phase",))
    for let in _truths(model):
        yield Name(let.name, ("truth",), _words(let.name), let.at, always=("truth",))
    for option in _options(model):
        yield Name(option.name, ("option",), _words(option.name), option.at, always=("option",))
    for element in model.elements.values():
        yield _element(model, element)


def _truths(model: Model) -> Iterator[Let]:
    """Truths that a rule gives a name to."""
    found: dict[str, Let] = {}
    for part in parts((model.rules, model.hooks, model.elements)):
        if isinstance(part, Let) and isinstance(part.value, Truth):
            found.setdefault(part.name, part)
    yield from found.values()


def _options(model: Model) -> Iterator[Option]:
    """The options of every choice, each name once."""
    found: dict[str, Option] = {}
    for part in parts((model.rules, model.hooks, model.elements)):
        if isinstance(part, Option):
            found.setdefault(part.name, part)
    yield from found.values()


def phases_of(model: Model) -> Iterator[tuple[str, Span]]:
    """The phases that rules go through, each where it stands first."""
    found: dict[str, Span] = {}
    for part in parts((model.rules, model.hooks)):
        if isinstance(part, Phase):
            found.setdefault(part.name, part.at)
    yield from found.items()


FLAGS: dict[tuple[str, ...], str] = {(): "state", ("player",): "flag"}


def _slot(slot: Slot) -> Iterator[Name]:
    match slot.sort:
        case "counter":
            always = ("measure",)
            yield Name(slot.name, ("good",), _words(slot.name), slot.at, slot.plural or _words(slot.name), always)
        case "pile":
            yield Name(slot.name, ("pile",), _words(slot.name), slot.at, always=("pile",))
        case "flag":
            yield Name(slot.name, (), _words(slot.name), slot.at, always=(FLAGS.get(slot.owners, "mark"),))
        case "marker":
            of = "marker" if slot.holds == "player" and not slot.owners else "pointer"
            yield Name(slot.name, (), _words(slot.name), slot.at, always=(of,))
        case _:
            pass


def _trait(field: Field, at: Span) -> Name:
    """What is printed on things: a number, a mark, or another thing."""
    of = {"number": "measure", "truth": "mark"}.get(field.kind, "trait")
    return Name(field.name, (), _words(field.name), at, always=(of,))


def _words(name: str) -> str:
    return name.replace("-", " ")


def _element(model: Model, element: Element) -> Name:
    """A thing with a text is a card or a place; one without is a piece, or a value of a trait."""
    of = () if has_text(element) else ("piece", "thing", "kind")
    title = element.title or element.id
    always = ("name", *kinds_of(model, element.kind))
    cell = element.kind not in model.kinds and title == element.id
    return Name(element.id, of, title, element.at, title, always, cell)


def _untranslated(name: Name) -> Name:
    return replace(name, plural="") if name.neutral else replace(name, of=UNTRANSLATED, plural="")
