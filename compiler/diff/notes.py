"""What changed, for players: new cards with their texts, and changed cards and rules before and after, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from ..frozen import frozen
from ..meaning import model as m
from ..text.said import SOURCE, Said, Words
from ..text.view.view import has_text
from ..text.voice import Voice, rule_steps, text_said
from ..wordings import Words as Heads
from .changes import Change, Difference
from .words import NOTES

Text = tuple[Said, ...]
Fact = tuple[str, m.Expr | None, m.Expr | None]
"""The name of a field, and what it was and is."""


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
    facts: tuple[Fact, ...] = ()
    """What is printed on it besides its text, where that changed."""


@frozen
class Apart:
    """Steps of a rule that were added, removed or replaced."""

    how: str
    """new, gone or instead"""
    before: Text
    after: Text


def notes(found: Difference, old: Voice, new: Voice) -> list[Note]:
    """Of things and rules. Where the words of a rule are the same before and after, nothing is noted."""
    return [note for one in found.changes if (note := _note(one, old, new)) is not None]


def _note(one: Change, old: Voice, new: Voice) -> Note | None:
    thing = one.thing
    how = one.how if one.how in ("added", "removed") else "changed"
    before = _text(one.old.id, thing.sort, old) if one.old is not None else ()
    after = _text(one.new.id, thing.sort, new) if one.new is not None else ()
    facts = _facts(one, old.model, new.model) if how == "changed" else ()
    if before is None or after is None or (how == "changed" and before == after and not facts):
        return None
    return Note(how, thing.sort, thing.id, before, after, facts)


def _facts(one: Change, old: m.Model, new: m.Model) -> tuple[Fact, ...]:
    was, now = old.elements.get(one.thing.id), new.elements.get(one.thing.id)
    if one.thing.sort == "rule" or was is None or now is None:
        return ()
    before, after = dict(was.traits), dict(now.traits)
    names = dict.fromkeys((*before, *after))
    return tuple((name, before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name))


def apart(before: Text, after: Text) -> list[Apart]:
    """The steps in which two texts differ; below a head that is the same, that head and those below it that differ."""
    found: list[Apart] = []
    for how, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        old, new = before[a:b], after[c:d]
        if how == "delete":
            found.append(Apart("gone", old, ()))
        elif how == "insert":
            found.append(Apart("new", (), new))
        elif how == "replace" and [one.words for one in old] == [one.words for one in new]:
            for one, other in zip(old, new, strict=True):
                found += (_under(one, part) for part in apart(one.below, other.below))
        elif how == "replace":
            found.append(Apart("instead", old, new))
    return found


def _text(id: str, sort: str, voice: Voice) -> Text | None:
    """None for what is neither a thing nor a rule."""
    if sort == "rule":
        return rule_steps(voice, voice.model.rules[id]) if id in voice.model.rules else None
    element = voice.model.elements.get(id)
    if element is None or element.kind != sort:
        return None
    return (Said(text_said(voice, element)),) if has_text(element) else ()


def _under(head: Said, part: Apart) -> Apart:
    """Steps below the heading that they belong to."""
    before, after = ((Said(head.words, one),) if one else () for one in (part.before, part.after))
    return Apart(part.how, before, after)


def others(found: Difference) -> list[Change]:
    """What is neither: counters, piles, tables and the like, for who writes rules."""
    told = ("scenario", "ruling", "rule")
    return [one for one in found.changes if one.thing.sort not in told and not one.thing.title]


# ---- as Markdown


def as_markdown(found: Iterable[Note], title: str, language: str, called: dict[str, str]) -> str:
    """Release notes: what was added, removed and changed; cards by kind, rules last. `called`: the names of things,
    kinds and rules."""
    heads = NOTES[language]
    every = list(found)
    lines = [f"# {title}"]
    for how in ("added", "removed", "changed"):
        here = [one for one in every if one.how == how]
        if here:
            lines += ["", f"## {heads[how]}"]
        sorts = dict.fromkeys(one.sort for one in here)
        for sort in sorted(sorts, key=lambda one: one == "rule"):
            those = [one for one in here if one.sort == sort]
            head = heads["rule"] if sort == "rule" else _headed(called[sort]) if sort in called else f"`{sort}`"
            lines += ["", f"### {head} ({len(those)})", ""]
            for one in those:
                lines += _item(one, heads, called)
    return "\n".join(lines) + "\n"


def _item(one: Note, heads: Heads, called: dict[str, str]) -> Iterator[str]:
    name = f"**{_plain(_headed(called[one.id]))}**" if one.id in called else f"`{one.id}`"
    if one.how != "changed":
        text = one.after or one.before
        short = len(text) == 1 and not text[0].below
        yield f"- {name}: {_words(text[0].words)}" if short and one.sort != "rule" else f"- {name}"
        return
    yield f"- {name}"
    for field, before, after in one.facts:
        yield f"  - {_plain(_headed(called.get(field, field)))}: {_value(before, called)} → {_value(after, called)}"
    if one.sort == "rule":
        for part in apart(one.before, one.after):
            yield from _apart(part, heads)
    elif one.before != one.after:
        yield from _told(heads["was"], one.before, "  ")
        yield from _told(heads["now"], one.after, "  ")


def _apart(part: Apart, heads: Heads) -> Iterator[str]:
    """A part of a rule that was added, removed or replaced."""
    if part.before:
        yield from _told(heads["gone"], part.before, "  ")
    if part.after:
        yield from _told(heads["instead" if part.before else "new"], part.after, "  ")


def _told(head: str, text: Text, indent: str) -> Iterator[str]:
    if len(text) == 1 and not text[0].below:
        yield f"{indent}- {head}: {_words(text[0].words)}"
        return
    yield f"{indent}- {head}:"
    yield from _steps(text, f"{indent}  ")


def _value(value: m.Expr | None, called: dict[str, str]) -> str:
    """What is printed on a thing, as far as it can be said in a few words."""
    match value:
        case None | m.Truth(False):
            return "–"
        case m.Truth(True):
            return "✓"
        case m.Number(many):
            return str(many)
        case m.Text(text):
            return _plain(text)
        case m.Thing(id):
            return _plain(called.get(id, id))
        case m.Goods(many, good):
            return f"{_value(many, called)} {_plain(called.get(good, good))}"
        case m.Both(items):
            return " + ".join(_value(one, called) for one in items)
        case m.OneOf(items):
            return " / ".join(_value(one, called) for one in items)
        case m.Items(items):
            return ", ".join(_value(one, called) for one in items)
        case _:
            return "…"


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
