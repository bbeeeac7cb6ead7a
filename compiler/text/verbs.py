"""The verbs of a pack, said in the words of its rules: they are English already.

to hire a card of market:      act-hire = hire a card      event-hire = you hire a card

Only where the pack's phrase files do not say it better, and only with what the rule asks for anyway.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..meaning.model import Model, Rule
from .english import article
from .phrasebook import Alternative, Phrase, Phrases, Words
from .words import words


def with_verbs(phrases: Phrases, model: Model) -> Phrases:
    found = dict(phrases.phrases)
    for rule in model.rules.values():
        text = _said(rule)
        if text is not None:
            for id, said in ((f"act-{rule.name}", text), (f"event-{rule.name}", f"you {text}")):
                found.setdefault(id, Phrase(id, {"": (Alternative((Words(said),)),)}, ()))
    return replace(phrases, phrases=found)


def verb_phrases(model: Model) -> Iterator[str]:
    """The ids of the phrases that the rules themselves give."""
    for rule in model.rules.values():
        if _said(rule) is not None:
            yield from (f"act-{rule.name}", f"event-{rule.name}")


def _said(rule: Rule) -> str | None:
    """`put a card in a pile`; nothing where several are asked for, or the article is not certain."""
    said = [rule.name.replace("-", " ")]
    for role, kind in _parts(rule):
        one = article(kind)
        if not one or not words(kind):
            return None
        said += [one if role == "what" else f"{role} {one}", kind.replace("-", " ")]
    return " ".join(said)


def _parts(rule: Rule) -> Iterator[tuple[str, str]]:
    for param in rule.params:
        yield param.role, "" if param.many else param.noun.kind
