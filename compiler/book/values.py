"""Laws and traits of a thing, in words."""

from __future__ import annotations

from ..meaning import model as m
from ..source.text import Span
from ..text.languages import RULES
from ..text.own_lines import own_lines, unused_lines
from ..text.phrasebook import Missing, NounSlot
from ..text.said import SOURCE, Said, Words
from ..text.spell import spelled
from ..text.view.quoted import quotable
from ..text.voice import given_said, rule_steps, voice_in
from ..text.voice import laws_said as voice_laws
from ..text.voice import scenario_said as voice_scenario
from .digest import digest_of
from .example import Example
from .once import finding, once
from .safe import marked
from .shelf import Volume, bases, title_of
from .templates import Html

MOST_LETTERS = 480
"""A text longer than this before a table is left out: the table says it better."""


def laws_said(laws: m.Laws, at: Span, volume: Volume, language: str) -> list[str]:
    """The laws under which an ability may be used, a sentence each."""
    voice = voice_in(volume.model, volume.phrases, language)
    return [spoken(one, language) for one in voice_laws(voice, laws, at)]


def spoken(words: Words, language: str) -> Html:
    """Words of the voice, marked if they are not in the language of the page."""
    if words.language == SOURCE:
        return Html(f'<code lang="{RULES}">{marked(words.text)}</code>')
    if words.language != language:
        return Html(f'<span lang="{words.language}" class="foreign">{marked(words.text)}</span>')
    return Html(marked(words.text))


def rule_said(rule: m.Rule, volume: Volume, language: str) -> Html:
    """What a rule does, as steps within steps."""
    voice = voice_in(volume.model, volume.phrases, language, volume.told[language].lines)
    return _steps(rule_steps(voice, rule), language)


def unknown_lines(volume: Volume, language: str) -> list[tuple[str, str]]:
    """Lines for which the last pack has a sentence, and that no rule of that name has."""
    voice, rules = voice_in(volume.model, volume.phrases, language), volume.model.rules
    return [
        (rule, line)
        for rule, lines in own_lines(volume.packs[-1:], language).items()
        for line in unused_lines(rule_steps(voice, rules[rule]) if rule in rules else (), lines)
    ]


def steps_said(lines: tuple[Said, ...], language: str) -> Html:
    """The same for any text; a single sentence is no list."""
    if len(lines) == 1 and not lines[0].below:
        return Html(f"<p>{spoken(lines[0].words, language)}</p>")
    return _steps(lines, language) if lines else Html("<p>–</p>")


def _steps(lines: tuple[Said, ...], language: str) -> Html:
    items = "".join(f"<li>{spoken(one.words, language)}{_steps(one.below, language)}</li>" for one in lines)
    return Html(f"<ol>{items}</ol>" if items else "")


def scenario_said(scenario: m.Scenario, volume: Volume, language: str) -> Html:
    """The steps of a scenario: given, when, then. The pages of many things show the same one."""
    _quotable(volume)
    return _scenario_said(volume, _where(scenario), language)


@once
def _scenario_said(volume: Volume, where: str, language: str) -> Html:
    scenario = _by_place(volume)[where]
    voice = voice_in(volume.model, volume.phrases, language)
    items = "".join(f"<li>{spoken(words, language)}</li>" for _, words in voice_scenario(voice, scenario))
    return Html(f"<ol>{items}</ol>")


def example_told(scenario: m.Scenario, example: Example, volume: Volume, language: str) -> Html:
    """The set-up and the acts of an example in a few sentences; empty if there is no such text."""
    done = example.told.get(language, ())
    if not done:
        return Html("")
    _quotable(volume)
    voice = voice_in(volume.model, volume.phrases, language)
    given = given_said(voice, scenario)
    if sum(len(one.text) for one in given) + sum(map(len, done)) > MOST_LETTERS:
        return Html("")
    return Html(" ".join([*(spoken(one, language) for one in given), marked(" ".join(done))]))


@finding
def _by_place(volume: Volume) -> dict[str, m.Scenario]:
    return {_where(one): one for one in volume.model.scenarios}


def _where(scenario: m.Scenario) -> str:
    return f"{scenario.at.source.name}:{scenario.at.start}"


@finding
def _quotable(volume: Volume) -> str:
    """What steps may quote from the rules."""
    return digest_of(quotable(volume.model))


def traits_said(element: m.Element, volume: Volume, language: str) -> list[tuple[str, str, str]]:
    """What is printed on a thing: the id of its label, the value, and the thing that the value is, where it is one:
    then it needs no label, unless the kind has several fields of that sort."""
    fields = [one for kind in bases(volume.model, element.kind) for one in volume.model.kinds[kind].fields]
    several = {one.name for one in fields if sum(other.kind == one.kind for other in fields) > 1}
    found: list[tuple[str, str, str]] = []
    for name, value in element.traits:
        link = value.id if isinstance(value, m.Thing) else ""
        if value != m.Truth(False):
            said = "" if value == m.Truth(True) else value_said(value, volume, language)
            found.append(("" if link and name not in several else name, said, link))
    return found


def value_said(value: m.Expr, volume: Volume, language: str) -> str:
    """A value that is printed on a thing."""

    def said(inner: m.Expr) -> str:
        return value_said(inner, volume, language)

    match value:
        case m.Number(number):
            return str(number)
        case m.Text(text):
            return text
        case m.Thing(id):
            return title_of(volume, id, language)
        case m.Goods(many, good):
            return f"{said(many)} {_good(volume, good, many, language)}"
        case m.Both(items):
            return " + ".join(map(said, items))
        case m.OneOf(items):
            return " / ".join(map(said, items))
        case m.Items(items):
            return ", ".join(map(said, items))
        case m.Truth(truth):
            return "✓" if truth else "–"
        case _:
            return "…"


def _good(volume: Volume, good: str, many: m.Expr, language: str) -> str:
    """Its name as it follows that number, `2 Leki`, where its pack has such a form."""
    phrases = volume.phrases[language]
    noun = phrases.nouns.get(good)
    if noun is None or not isinstance(many, m.Number):
        return title_of(volume, good, language)
    text = spelled(NounSlot("good", "good", count="n"), noun, many.value, phrases)
    return title_of(volume, good, language) if isinstance(text, Missing) else text
