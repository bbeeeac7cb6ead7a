"""From entries to nouns, adjectives and list words with all their forms.

-noun-apple = apple                Noun("apple", ("good",), {"sg": "apple", "pl": "apples"}, article="an")
    .of = good
    .pl = apples
-adj-extra = dodatkowy             Adjective("extra", {"m3-nom": "dodatkowy", "f-acc": "dodatkową", …})
-list-or = { " or " }              Joint("or", last=" or ", rest=", ", pair=" or ")
    .rest = { ", " }
"""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..frozen import frozen
from .entry import Entry, Form, Text
from .flatten import form_of
from .languages import Language
from .phrasebook import Adjective, Joint, Noun
from .words import words

NOTES = ("of", "gender", "always", "forms", "article", "key")
"""The attributes of a noun that are no forms."""


@frozen
class _Attributes:
    """The plain texts of an entry: its value has the empty name."""

    texts: dict[str, str]
    where: dict[str, Form]

    def plain(self, name: str) -> bool:
        """Anything but words is reported."""
        return all(isinstance(item, Text) for item in self.where[name].pattern)


def _attributes(entry: Entry, said: list[Diagnostic]) -> _Attributes:
    texts: dict[str, str] = {}
    for form in entry.forms:
        plain = [item.text for item in form.pattern if isinstance(item, Text)]
        if len(plain) < len(form.pattern):
            said.append(say.not_plain(form.span, entry.id))
        texts[form.name] = "".join(plain)
    return _Attributes(texts, {form.name: form for form in entry.forms})


def noun_of(entry: Entry, language: Language, said: list[Diagnostic]) -> Noun:
    id, found = entry.id.partition("-")[2], _attributes(entry, said)
    texts = found.texts
    _known_words(found, language, said)
    always = texts.get("always", "")
    first = always or language.keys[0]
    forms = dict.fromkeys(language.keys, texts[""]) if texts.get("forms") == "same" else {first: texts[""]}
    others: list[str] = []
    for name, text in texts.items():
        key, printed = form_of(name)
        if key in language.keys or (not key and not printed):
            if not words(text) and found.plain(name):
                said.append(say.no_words(found.where[name].span, entry.id))
            elif printed:
                forms[key] = text
            else:
                others.append(text)
        elif name and name not in NOTES:
            said.append(say.unknown_attribute(found.where[name].span, name, (*language.keys, *NOTES)))
    if not words(texts[""]) and found.plain(""):
        said.append(say.no_words(entry.span, entry.id))
    classes = tuple(texts.get("of", "").split())
    if not classes:
        said.append(say.no_class(entry.span, id))
    article = texts.get("article") or (language.article(texts[""]) if language.article else "")
    key = texts.get("key", "")
    return Noun(id, classes, forms, texts.get("gender", ""), always, article, tuple(others), key=key)


def _known_words(found: _Attributes, language: Language, said: list[Diagnostic]) -> None:
    """Notes that take one of a few words take one of those."""
    allowed = {"gender": language.genders, "always": ("pl", "sg"), "forms": ("same",), "article": language.articles}
    for name, choices in allowed.items():
        if name in found.texts and found.texts[name] not in choices:
            said.append(say.odd_note(found.where[name].span, name, found.texts[name], choices))


def adjective_of(entry: Entry, language: Language, said: list[Diagnostic]) -> Adjective:
    found = _attributes(entry, said)
    texts = found.texts
    same = texts.get("forms") == "same"
    forms = {"": texts[""]} if same else dict(language.agree(texts.get("like", texts[""])))
    _known_words(found, language, said)
    keys = {f"{gender}-{key}" for gender in language.genders for key in language.keys}
    for name, text in texts.items():
        if name in keys:
            forms[name] = text
        elif name not in ("", "like", "forms", "article"):
            known = ("like", "forms", "article", *sorted(keys))
            said.append(say.unknown_attribute(found.where[name].span, name, known))
    article = texts.get("article") or (language.article(texts[""]) if language.article else "")
    return Adjective(entry.id.partition("-")[2], forms, article)


def joint_of(entry: Entry, said: list[Diagnostic]) -> Joint:
    found = _attributes(entry, said)
    texts = found.texts
    for name, form in found.where.items():
        if name not in ("", "rest", "pair", "turn"):
            said.append(say.unknown_attribute(form.span, name, ("rest", "pair", "turn")))
    last = texts[""]
    return Joint(
        entry.id.partition("-")[2], last, texts.get("rest", last), texts.get("pair", last), texts.get("turn", "")
    )
