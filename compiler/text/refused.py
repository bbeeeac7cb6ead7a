"""Why something is not offered, for a table, if no phrase of the pack says it: the test that does not hold, or the line
that cannot be carried out, as a sentence.

(it is wood)        that card is wood           of what may be chosen
gain 2 coins        gain 2 coins                of a line of a rule
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial

from ..meaning.model import All, Model, Noun, Rule
from ..meaning.parts import parts
from ..replacing import replace
from ..source.pack import Pack
from ..source.text import Span
from .phrasebook import Phrases
from .spoken import spoken
from .tree import Node, node
from .used import slug
from .view.acts import act_node
from .view.bodies import Line, rule_lines
from .view.params import with_params
from .view.refs import spoken_of
from .view.scope import Scope, named
from .view.truths import cond_node
from .view.unsaid import Unsayable
from .write import write_part

TEST, LINE = "not-so", "not-done"
"""The two sorts of reasons, by the table's words for them."""
Refused = Callable[[str], "tuple[str, str] | None"]
"""The author's words -> the sort of reason, and its sentence."""


def refused_in(model: Model, packs: Sequence[Pack], language: str) -> Refused:
    """Nothing is read until somebody asks."""

    @cache
    def known() -> Mapping[str, tuple[str, str]]:
        phrases = spoken(model, packs).value.get(language)
        return _known(model, phrases) if phrases is not None else {}

    return lambda words: known().get(key_of(words))


def _known(model: Model, phrases: Phrases) -> Mapping[str, tuple[str, str]]:
    tests = {key: text for rule in model.rules.values() for key, text in _tests(rule, Scope(model, phrases, rule.at))}
    lines = {
        key: text
        for rule in model.rules.values()
        for line in rule_lines(rule, Scope(model, phrases, rule.at))
        for key, text in _lines(line, phrases)
    }
    return {key: (LINE, text) for key, text in lines.items()} | {key: (TEST, text) for key, text in tests.items()}


def key_of(text: str) -> str:
    return slug(text).strip("-")


def _tests(rule: Rule, scope: Scope) -> Iterator[tuple[str, str]]:
    scope = with_params(rule, scope)
    for noun in parts(rule):
        if isinstance(noun, Noun) and noun.where is not None:
            spoken = spoken_of(noun.kind, scope)
            within = scope if spoken is None else named(scope, noun.it, spoken)
            tests = noun.where.items if isinstance(noun.where, All) else (noun.where,)
            for words, test in zip(noun.words, tests, strict=False):
                ways = (within, _apart(noun, scope))
                said = (_written(partial(cond_node, test, one, act_node), scope.phrases) for one in ways)
                text = next(filter(None, said), "")
                if text:
                    yield key_of(words), text


def _apart(sort: Noun, scope: Scope) -> Scope:
    """The thing in question becomes *that card* if another thing is *the card*."""
    known = scope.phrases.nouns.get(sort.kind)
    if known is None or "thing" not in known.of:
        return scope
    return replace(scope, names={**scope.names, sort.it: node("ref-one", thing=sort.kind)})


def _lines(line: Line, phrases: Phrases) -> Iterator[tuple[str, str]]:
    if isinstance(line.said, Node):
        said = line.said
        text = _written(lambda: said, phrases)
        if text:
            yield key_of(_source(line.at)), text
    for one in line.below:
        yield from _lines(one, phrases)


def _source(at: Span) -> str:
    return at.source.text[at.start : at.end]


def _written(make: Callable[[], Node], phrases: Phrases) -> str:
    try:
        text = write_part(make(), phrases)
    except Unsayable:
        return ""
    return text if isinstance(text, str) else ""
