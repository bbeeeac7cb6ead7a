"""The words of an edition: the phrases of its packs in each language, and the names in its rules.

The rules are written in English, so a title, a kind, a counter and a group are English nouns as they stand, and a verb
is an English verb. In another language a title is the last resort: `check` tells which nouns and phrases are missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..gc_paused import gc_paused
from ..meaning.model import Element, Field, Goods, Let, Model, Noun, Option, Phase, Slot, Text, Truth
from ..meaning.parts import parts
from ..proofs import Proofs, key_of
from ..replacing import replace
from ..result import Result
from ..source.pack import Pack
from ..source.text import Source, Span
from ..source.toml_places import line_span
from .index import Spoken, has_index, index
from .languages import LANGUAGES, RULES
from .names import UNTRANSLATED, Name, with_names
from .phrasebook import Phrases
from .proved import stay_proved
from .verbs import verb_phrases, verb_words, with_verbs
from .view.scenes import PLAIN as PLAIN_ANSWERS
from .view.scope import kinds_of
from .view.view import has_text


@gc_paused()
def spoken(
    model: Model,
    packs: Sequence[Pack],
    prove: bool = False,
    proofs: Proofs | None = None,
    names: Sequence[Name] | None = None,
) -> Result[Mapping[str, Phrases]]:
    """The phrases of every language that a pack declares. `names`: those of the model, if they are known."""
    # Where it was done before, nothing of this is needed.
    from .compile import compile_languages

    texts = _texts(packs)
    names = list(names_of(model)) if names is None else names
    own = frozenset((*(name.id for name in names), *verb_phrases(model)))
    told = compile_languages(texts, prove, own, proofs)
    said = (*unknown_languages(packs), *told.said)
    found: dict[str, Phrases] = {}
    for language, phrases in told.value.items():
        if language == RULES:
            found[language] = with_verbs(with_names(phrases, names), model)
        else:
            found[language] = with_names(phrases, map(_untranslated, names))
    return Result(found, said)


def spoken_once(
    model: Model, packs: Sequence[Pack], proofs: Proofs, made_of: Mapping[str, str], names: Sequence[Name] | None = None
) -> Result[Mapping[str, Phrases]]:
    """The same, with all phrases proved. Phrases that were proved before with the same `made_of` are used again,
    together with their lookup tables."""
    key = key_of("spoken", (text for item in made_of.items() for text in item))
    kept = proofs.thing(key)
    if isinstance(kept, Spoken):
        stay_proved(_texts(packs), proofs)
        for phrases, made in kept.languages.values():
            has_index(phrases, made)
        return Result({language: phrases for language, (phrases, _) in kept.languages.items()})
    told = spoken(model, packs, prove=True, proofs=proofs, names=names)
    if not told.said:
        proofs.keep(key, Spoken({language: (phrases, index(phrases)) for language, phrases in told.value.items()}))
    return told


def made_of(model: Model, packs: Sequence[Pack], names: Iterable[Name] | None = None) -> Mapping[str, str]:
    """By language: everything that decides how a tree is written and read, as one key made of its phrase files and the
    names and verbs of the rules."""
    # Where a name stands is no matter.
    every = names_of(model) if names is None else names
    called = [repr((one.id, one.of, one.text, one.plural, one.always, one.kinds, one.neutral)) for one in every]
    verbs = [one for rule in model.rules.values() for one in verb_words(rule)]
    return {
        language: key_of(
            "words", [language, *(text for one in files for text in (one.name, one.text)), *called, *verbs]
        )
        for language, files in _texts(packs).items()
    }


def _texts(packs: Iterable[Pack]) -> dict[str, list[Source]]:
    found: dict[str, list[Source]] = {}
    for pack in packs:
        for language in pack.languages:
            found.setdefault(language, [])
        for language, source in pack.texts:
            found[language].append(source)
    return found


def unknown_languages(packs: Iterable[Pack]) -> Iterator[Diagnostic]:
    """Languages that a pack declares and that do not exist here."""
    for pack in packs:
        for language in pack.languages:
            if language not in LANGUAGES:
                yield say.unknown_language(line_span(pack.manifest, "languages"), language, tuple(LANGUAGES))


SORTS = {"truth": "truth", "number": "measure"}
"""The class of the name of a value."""


def names_of(model: Model) -> Iterator[Name]:
    """Everything with a name in the rules, and the classes of places where the name may be used."""
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
    charts = {name: one.at for one in model.elements.values() for name, _ in one.charts if "." not in name}
    for chart, at in charts.items():
        yield Name(chart, (), _words(chart), at, always=("chart", "measure"))
    for group in model.groups.values():
        of = ("group",) if group.goods else ("piece", "thing", "kind")
        plural = _words(group.plural or group.name)
        yield Name(group.name, of, _words(group.name), group.at, plural, of[-2:], _kinds_of_all(model, group.members))
    for define in model.defines.values():
        sort = "set" if define.type.startswith("set ") else SORTS.get(define.type, "pointer")
        sorts = (sort, "landmark") if sort == "pointer" and not define.params else (sort,)
        yield Name(define.name, sorts, _words(define.name), define.at, always=sorts)
    for wallet in model.wallets.values():
        words = _words(wallet.name)
        yield Name(wallet.name, ("good",), words, wallet.at, words, always=("measure",))
    for rule in model.rules.values():
        yield Name(rule.name, ("rule",), _words(rule.name), rule.at, always=("rule",))
    for table in model.tables.values():
        yield Name(table.name, ("table",), _words(table.name), table.at, always=("table",))
    for die in model.dice.values():
        yield Name(die.name, ("die",), _words(die.name), die.at, always=("die",))
    counted, asked = set[str](), set[str]()
    yield from _within(model, counted, asked)
    kinds = {element.kind for element in model.elements.values() if element.id in counted}
    for element in model.elements.values():
        yield _element(model, element, element.id in asked or element.kind in kinds)


def _kinds_of_all(model: Model, members: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds that all members of a group are of, the nearest first."""
    every = [tuple(kinds_of(model, model.elements[one].kind)) for one in members if one in model.elements]
    return tuple(kind for kind in every[0] if all(kind in kinds for kinds in every)) if every else ()


def _within(model: Model, counted: set[str], asked: set[str]) -> Iterator[Name]:
    """Names that lines give, each at its first place: the phases that rules run, truths, options. Things that lines
    count are added to `counted`, as in `create 4 gun`, and the sorts that they ask for to `asked`."""
    phases: dict[str, Name] = {}
    truths: dict[str, Name] = {}
    options: dict[str, Name] = {}
    for where in ((model.rules, model.hooks), model.elements):
        for part in parts(where):
            if isinstance(part, Phase) and where is not model.elements:
                phase = Name(part.name, ("phase",), _words(part.name), part.at, _words(part.name), ("phase",))
                phases.setdefault(part.name, phase)
            elif isinstance(part, Let) and isinstance(part.value, Truth):
                truths.setdefault(part.name, Name(part.name, ("truth",), _words(part.name), part.at, always=("truth",)))
            elif isinstance(part, Goods):
                counted.add(part.good)
            elif isinstance(part, Noun):
                asked.add(part.kind)
            elif isinstance(part, Option):
                option = Name(part.name, ("option",), _words(part.name), part.at, always=("option",))
                options.setdefault(part.name, option)
    for name, at in _answers(model):
        options.setdefault(name, Name(name, ("option",), _words(name), at, always=("option",)))
    yield from (*phases.values(), *truths.values(), *options.values())


ANSWER = re.compile(r"[a-z]+(?:-[a-z0-9]+)*")


def _answers(model: Model) -> Iterator[tuple[str, Span]]:
    """Answers of scenarios whose name nothing else has here, such as an option that another pack removed."""
    known = {*model.elements, *model.rules, *model.slots, *PLAIN_ANSWERS}
    for scenario in model.scenarios:
        for scene in scenario.scenes:
            for value in scene.values:
                if isinstance(value, Text) and ANSWER.fullmatch(value.value) and value.value not in known:
                    yield value.value, scene.at


FLAGS: dict[tuple[str, ...], str] = {(): "state", ("player",): "flag"}


def _slot(slot: Slot) -> Iterator[Name]:
    # `character-of of each player` is said as `your character`.
    words = _words(slot.name).removesuffix(" of")
    match slot.sort:
        case "counter":
            always = ("measure",)
            good = ("good",) if slot.owners == ("player",) or slot.plural else ()
            yield Name(slot.name, good, words, slot.at, _words(slot.plural or slot.name), always)
        case "pile":
            yield Name(slot.name, ("pile",), words, slot.at, always=("pile",))
        case "flag":
            yield Name(slot.name, (), words, slot.at, always=(FLAGS.get(slot.owners, "mark"),))
        case "marker":
            yield Name(slot.name, (), words, slot.at, always=_marker(slot))
        case _:
            pass


def _marker(slot: Slot) -> tuple[str, ...]:
    """`your foe` differs from `the foe`, which belongs to nobody."""
    if slot.owners:
        return ("pointer",)
    return ("marker",) if slot.holds == "player" else ("pointer", "landmark")


def _trait(field: Field, at: Span) -> Name:
    """What is printed on things: a number, a mark, or another thing."""
    of = {"number": "measure", "truth": "mark"}.get(field.kind, "trait")
    return Name(field.name, (), _words(field.name), at, always=(of,))


def _words(name: str) -> str:
    return name.replace("-", " ")


def _element(model: Model, element: Element, common: bool) -> Name:
    """A thing with a text is a card or a place; one without is a piece, or the value of a trait. Only a `common` name,
    which is counted or whose kind is counted, has a plural: *2 Guns*, but *Storm* and not *a Storm*."""
    of = () if has_text(element) else ("piece", "thing", "kind")
    title = element.title or element.id
    kinds = tuple(kinds_of(model, element.kind))
    cell = element.kind not in model.kinds and title == element.id
    plural = LANGUAGES[RULES].several(title) if common and of else title
    return Name(element.id, of, title, element.at, plural, ("name", *kinds), kinds, cell)


def _untranslated(name: Name) -> Name:
    return replace(name, plural="") if name.neutral else replace(name, of=UNTRANSLATED, plural="")
