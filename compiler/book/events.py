"""Events in the words of a language: the links between abilities, as a reader would say them."""

from __future__ import annotations

from ..meaning import model as m
from ..meaning.built_in import verb_named
from ..source.text import Span
from ..text.languages import RULES
from ..text.names import name_of, untranslated
from ..text.said import SOURCE, Words
from ..text.voice import event_said, rule_said, voice_in
from ..verbs.verb import of_goods, pays
from .once import once
from .safe import marked
from .shelf import Volume, capital
from .templates import Html
from .words import WORDS

BEFORE = "before "


@once
def event_words(volume: Volume, name: str, language: str) -> Words:
    """The sentence for `gain coal` of the graph: `you gain any Coal`."""
    plain = name.removeprefix(BEFORE)
    found = _event(volume, name)
    verb = verb_named(plain, volume.model)
    if verb is not None and pays(verb):
        return Words(WORDS[language]["pays-any"], language)
    if name not in volume.near.hearers and (rule := volume.model.rules.get(plain.partition(" ")[0])) is not None:
        done = rule_said(voice_in(volume.model, volume.phrases, language), rule)
        if done.language == language:
            return Words(WORDS[language]["you-do"].format(done.text), language)
    if found is None:
        return Words(plain, SOURCE)
    said = event_said(voice_in(volume.model, volume.phrases, language), *found)
    return said if said.language != SOURCE else Words(plain, SOURCE)


@once
def brief_words(volume: Volume, name: str, language: str) -> str:
    """The event in a list: one clause, or the name of the rule; empty if the language has neither.

    When you take a card        When the wolves gain 1 coin        One step on a track
    """
    frame = WORDS[language]["before-event" if name.startswith(BEFORE) else "when-event"]
    rule = volume.model.rules.get(name.removeprefix(BEFORE).partition(" ")[0])
    if rule is None:
        words = event_words(volume, name, language)
        return frame.format(words.text) if words.language == language else ""
    voice = voice_in(volume.model, volume.phrases, language)
    for forms, doer in ((("clause",), "{}"), (("",), WORDS[language]["you-do"])):
        done = rule_said(voice, rule, forms, by_name=False)
        if done.language == language:
            # Card text may go on with what follows the act.
            return frame.format(doer.format(done.text.partition(". ")[0]))
    named = name_of(volume.phrases[language], rule.name)
    return (
        capital(named) if named and named != rule.name and not untranslated(volume.phrases[language], rule.name) else ""
    )


def when(volume: Volume, name: str, language: str) -> Html:
    """The same as the beginning of a sentence: `When you gain any Coal`."""
    words = event_words(volume, name, language)
    frame = WORDS[language]["before-event" if name.startswith(BEFORE) else "when-event"]
    if words.language == language:
        return Html(marked(frame.format(words.text)))
    tongue = RULES if words.language == SOURCE else words.language
    return Html(f'<span lang="{tongue}" class="foreign">{marked(words.text)}</span>')


def _event(volume: Volume, name: str) -> tuple[m.Event, Span] | None:
    """An event of that name: of a good that comes or goes, as an ability hears it, or that a rule is followed."""
    model, plain = volume.model, name.removeprefix(BEFORE)
    verb, _, good = plain.partition(" ")
    known = verb_named(verb, model)
    if known is not None and of_goods(known) and good in model.slots:
        return m.Event("after", verb, "you", (("what", m.Pattern(m.Noun(good))),)), model.slots[good].at
    heard = (one for one in volume.near.hearers.get(name, ()) if one.event is not None)
    for one in heard:
        assert one.event is not None
        return one.event, one.at
    return (m.Event("after", plain, "you"), model.rules[plain].at) if plain in model.rules else None
