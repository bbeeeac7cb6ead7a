"""What changed, for players: new cards with their texts, and cards and rules before and after, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..frozen import frozen
from ..text.languages import RULES
from ..text.view.view import has_text
from ..text.voice import SOURCE, Said, Voice, Words, rule_steps, text_said
from .changes import Change, Difference

Text = tuple[Said, ...]


@frozen
class Note:
    """A thing or a rule that came, went, or is not what it was."""

    how: str
    """added, changed or removed"""
    sort: str
    """rule, or the kind of the thing"""
    id: str
    before: Text = ()
    after: Text = ()


def notes(found: Difference, old: Voice, new: Voice) -> list[Note]:
    """Of things and rules. Where the words of a rule are the same before and after, nothing is noted."""
    return [note for one in found.changes if (note := _note(one, old, new)) is not None]


def _note(one: Change, old: Voice, new: Voice) -> Note | None:
    thing = one.thing
    how = one.how if one.how in ("added", "removed") else "changed"
    before = _text(one.old.id, thing.sort, old) if one.old is not None else ()
    after = _text(one.new.id, thing.sort, new) if one.new is not None else ()
    if before is None or after is None or (how == "changed" and before == after):
        return None
    return Note(how, thing.sort, thing.id, before, after)


def _text(id: str, sort: str, voice: Voice) -> Text | None:
    """None for what is neither a thing nor a rule."""
    if sort == "rule":
        return rule_steps(voice, voice.model.rules[id]) if id in voice.model.rules else None
    element = voice.model.elements.get(id)
    if element is None or element.kind != sort:
        return None
    return (Said(text_said(voice, element)),) if has_text(element) else ()


def others(found: Difference) -> list[Change]:
    """What is neither: counters, piles, tables and the like, for who writes rules."""
    told = ("scenario", "ruling", "rule")
    return [one for one in found.changes if one.thing.sort not in told and not one.thing.title]


# ---- as Markdown


SAID = ("changed", "added", "removed", "rule", "was", "now")
HEADS: dict[str, dict[str, str]] = {
    "en": dict(zip(SAID, ("Changed", "New", "Gone", "Rules", "was", "now"), strict=True)),
    "pl": dict(zip(SAID, ("Zmienione", "Nowe", "Usunięte", "Zasady", "było", "jest"), strict=True)),
}


def as_markdown(found: Iterable[Note], title: str, language: str, called: dict[str, str]) -> str:
    """Release notes. `called`: the names of things, kinds and rules."""
    heads = HEADS.get(language, HEADS[RULES])
    every = list(found)
    lines = [f"# {title}"]
    for how in ("changed", "added", "removed"):
        here = [one for one in every if one.how == how]
        if here:
            lines += ["", f"## {heads[how]}"]
        for sort in dict.fromkeys(one.sort for one in here):
            lines += ["", f"### {heads['rule'] if sort == 'rule' else _headed(called.get(sort, sort))}", ""]
            for one in here:
                if one.sort == sort:
                    lines += _item(one, heads, called)
    return "\n".join(lines) + "\n"


def _item(one: Note, heads: dict[str, str], called: dict[str, str]) -> Iterator[str]:
    name = f"**{_plain(_headed(called.get(one.id, one.id)))}**"
    if one.how != "changed":
        text = one.after or one.before
        short = len(text) == 1 and not text[0].below
        yield f"- {name}: {_words(text[0].words)}" if short and one.sort != "rule" else f"- {name}"
        return
    yield f"- {name}"
    for head, text in (("was", one.before), ("now", one.after)):
        yield f"  - {heads[head]}:" + (f" {_words(text[0].words)}" if len(text) == 1 and not text[0].below else "")
        if len(text) != 1 or text[0].below:
            yield from _steps(text, "    ")


def _headed(text: str) -> str:
    return text[:1].upper() + text[1:]


def _steps(text: Text, indent: str) -> Iterator[str]:
    for number, one in enumerate(text, 1):
        yield f"{indent}{number}. {_words(one.words)}"
        yield from _steps(one.below, indent + "   ")


def _words(words: Words) -> str:
    return f"`{words.text}`" if words.language == SOURCE else _plain(words.text)


def _plain(text: str) -> str:
    """Text of an author in Markdown: on one line, and none of its marks taken for one of Markdown's."""
    return "".join(f"\\{letter}" if letter in "\\`*_{}[]<>#|" else letter for letter in " ".join(text.split()))
