"""Printed card text compared with the model: does it say what the rule does?

same       it says the rule, perhaps in other words: then our words are noted
differs    it says something else, and where
unread     no phrase reads it
unknown    nothing in the edition has this name
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Literal

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import printed as say
from ..diagnostics.words import prose
from ..frozen import frozen
from ..meaning.model import Model
from ..replacing import replace
from ..source.text import Span
from .differ import NOTHING, Difference, differences
from .fields_told import changes, likeness
from .gained import gained
from .mending import fix
from .normal import normal
from .phrasebook import Missing, Phrases
from .printed import Line, wrong_sums
from .read import NONE, Reading, Readings, Terms, in_terms, read
from .restated import restated
from .shape import says
from .tree import Node, Value, node_of, types_of
from .unclear import unclear
from .usage import markers_in, usage
from .view.unsaid import Unsaid
from .view.view import has_text, view
from .words import STOPS, words
from .write import write

NEAR_RULE = 0.35
"""A text must be at least this similar to our sentence, or it is not taken for the text of the card."""

CHOICE = "clause-choose-one"
"""A list of options, which texts write in many forms that phrases read as something else."""
OR_MORE = re.compile(r"\d+ ?\+(?!\w)")

Status = Literal["same", "differs", "unread", "unknown"]


@frozen
class Entry:
    name: str
    id: str | None
    status: Status
    headings: tuple[str, ...]
    differences: tuple[Difference, ...] = ()
    notes: tuple[Diagnostic, ...] = ()
    span: Span | None = None
    """Its place in the file."""
    ours: str = ""
    """The sentence that we would write; empty if the rule has no sentence."""
    rewritten: bool = False
    """Whether it was read only after some of its words were replaced by ours."""


def held_against(model: Model, phrases: Phrases, printed: Iterable[Line], terms: Terms = NONE) -> list[Entry]:
    return [entry for _, entry in beside_rules(model, phrases, printed, terms)]


def beside_rules(
    model: Model, phrases: Phrases, printed: Iterable[Line], terms: Terms = NONE
) -> list[tuple[Line, Entry]]:
    """Each line compared with its rule. A paragraph below a heading is the text of a card if the heading is exactly the
    card's name."""
    known = _known(model, phrases)
    every = [(line, _below_its_heading(line, known)) for line in printed]
    moved = {line.span: line for line, now in every if line is not now}
    lines = [line for _, line in every if not line.below or known.get(frozenset(_letters(line.name)))]
    found = [
        pair
        for _, group in groupby(lines, lambda line: line.below and (line.name, line.headings))
        for pair in _together(list(group), lambda line: _entry(model, phrases, line, known, terms))
    ]
    said = {entry.id for _, entry in found if entry.status in ("same", "differs")}
    return [
        (line, _unknown(entry, moved.get(line.span, line)) if _is_prose(line, entry, said, moved) else entry)
        for line, entry in found
        if not (line.below and _far(line, entry))
    ]


def _unknown(entry: Entry, line: Line) -> Entry:
    name = line.name if line.name != entry.name.rpartition(" › ")[2] else entry.name
    return replace(entry, id=None, name=name, status="unknown", notes=())


def _below_its_heading(line: Line, known: Known) -> Line:
    """A sentence with a colon below the name of a card: the words before the colon are no name."""
    above = line.headings[-1:]
    card = known.get(frozenset(_letters(above[0]))) if above and not (line.below or line.id) else None
    if card is None or known.get(frozenset(_letters(line.name))) or meant(line, known)[0] not in (None, card):
        return line
    text = f"{line.name}: {line.text}"
    return replace(line, name=above[0], headings=line.headings[:-1], text=text, places=())


def _together(lines: list[Line], held: Callable[[Line], Entry]) -> list[tuple[Line, Entry]]:
    """Each line by itself; the lines below one heading become one text if that matches the card."""
    if len(lines) > 1 and lines[0].below:
        whole = _as_one(lines)
        if (entry := held(whole)).status == "same":
            return [(whole, entry)]
    return [(line, held(line)) for line in lines]


def _as_one(lines: list[Line]) -> Line:
    """Consecutive lines as one text, each a sentence."""
    first, *rest = lines
    text = first.text
    places: tuple[int, ...] = first.places
    for line in rest:
        between = " " if text.endswith(tuple(STOPS)) else ". "
        last = places[-1] if places and line.places else -1
        places = (*places, *(last + 1 for _ in between), *line.places) if last >= 0 else ()
        text += between + line.text
    span = Span(first.span.source, first.span.start, lines[-1].span.end)
    return replace(first, text=text, places=places, span=span)


def _is_prose(line: Line, entry: Entry, said: set[str | None], moved: Collection[Span]) -> bool:
    """A line about a card whose text is elsewhere in the file, or a line that only follows its name."""
    return (entry.id in said or line.span in moved) and _far(line, entry)


def _far(line: Line, entry: Entry) -> bool:
    """A paragraph that no phrase reads and that is not similar to the card's sentence: it is prose about the card or
    others."""
    return entry.status == "unread" and likeness(entry.ours, line.text) < NEAR_RULE


def findings(entries: Iterable[Entry]) -> list[Diagnostic]:
    """What is reported: every difference, and every note."""
    found: list[Diagnostic] = []
    for entry in entries:
        if entry.differences and entry.span is not None:
            told = [(one.field, one.rule, one.text) for one in entry.differences]
            found.append(say.text_differs(entry.span, entry.name, told))
        found += entry.notes
    return found


MAY = {"effect-do": "effect-may", "effect-or": "effect-may-or"}

Known = Mapping[frozenset[str], str]
"""The words of each name, and the element that it names."""


def _known(model: Model, phrases: Phrases) -> Known:
    found: dict[frozenset[str], str] = {}
    for element in model.elements.values():
        noun = phrases.nouns.get(element.id)
        for text in [*(noun.forms.values() if noun else ()), *(noun.others if noun else ()), element.title]:
            if has_text(element) and words(text):
                found.setdefault(frozenset(_letters(text)), element.id)
    return found


def _letters(text: str) -> set[str]:
    return {word for word in words(text) if any(letter.isalnum() for letter in word)}


def meant(line: Line, known: Known) -> tuple[str | None, str]:
    """The element whose text a line is, and its name with the headings that are part of it. The longest name wins
    whose words are all in the line's own name, or in that and the headings above it."""
    own = _letters(line.name)
    if exact := known.get(frozenset(own)):
        return exact, line.name
    seen, name = own, line.name
    for heading in ("", *reversed(line.headings)):
        seen = seen | _letters(heading)
        name = f"{heading} › {name}" if heading else name
        fits = [words for words in known if words <= seen and words & own]
        most = max(map(len, fits), default=0)
        best = {known[words] for words in fits if len(words) == most}
        if len(best) == 1:
            return best.pop(), name
    return None, line.name


def _entry(model: Model, phrases: Phrases, line: Line, known: Known, terms: Terms) -> Entry:
    id, name = (line.id, line.name) if line.id in known.values() else meant(line, known)
    if id is None:
        return Entry(name, None, "unknown", line.headings, span=line.span)
    rule = view(model, phrases, model.elements[id])
    ours = write(rule, phrases) if isinstance(rule, Node) else ""
    held = _held(line, id, name, rule, phrases, terms, model.elements[id].laws.optional)
    held = replace(held, ours=ours if isinstance(ours, str) else "")
    told = unclear(line.text, held.ours, phrases, model.elements[id].laws.optional) if held.status == "same" else None
    return held if told is None else replace(held, status="differs", differences=(told,))


def _held(line: Line, id: str, name: str, rule: Node | Unsaid, phrases: Phrases, terms: Terms, optional: bool) -> Entry:
    found = read(line.text, phrases, "text", terms=terms)
    if found.stuck is not None and not _of_one_shape(in_terms(line.text, terms), rule, phrases):
        found = _otherwise(line.text, rule, phrases, terms) or found
    elif found.stuck is not None and isinstance(rule, Node):
        found = replace(found, found=(Reading(rule, write(rule, phrases), "words"),), stuck=None, rewritten=True)
    notes = [say.wrong_sum(line.span, one) for one in wrong_sums(line.example)]
    notes += [say.misspelt(line.span, wrong, right) for wrong, right in found.misspelt]
    if isinstance(rule, Unsaid):
        lacks = rule.missing
        if lacks.what == "draft":
            return Entry(name, id, "unread", line.headings, (), (*notes, say.draft(line.span, id)), line.span)
        unsaid = say.rule_unsaid(line.span, id, phrases.language, lacks.what, lacks.id, lacks.form)
        return Entry(name, id, "unread", line.headings, (), (*notes, unsaid), line.span)
    if found.stuck is not None:
        if near := changes(rule, line.text, phrases):
            told = tuple(Difference(one.field, "", one.rule or NOTHING, one.text or NOTHING) for one in near)
            return Entry(name, id, "differs", line.headings, told, tuple(notes), line.span)
        stuck, ours = found.stuck, _shown(write(rule, phrases))
        notes.append(say.text_unread(line.span, stuck.why, stuck.before, stuck.after, ours, stuck.clash))
        return Entry(name, id, "unread", line.headings, (), tuple(notes), line.span)
    if len(found.found) > 1:
        notes.append(say.printed_two_readings(line.span, len(found.found), [_shown(one.ours) for one in found.found]))
    return _compared(
        Entry(name, id, "same", line.headings, (), tuple(notes), line.span), rule, found, line, phrases, optional
    )


def _otherwise(text: str, rule: Node | Unsaid, phrases: Phrases, terms: Terms) -> Readings | None:
    """The differences of a text that was reworded until it could be read. It counts as the same only if nothing but
    synonyms was replaced: a rewritten sentence may have lost an owner or a place."""
    wanted = {_alike(rule), _alike(offered(rule))} if isinstance(rule, Node) else set[Node]()
    synonyms = read(text, phrases, "text", freely=True, terms=terms, waves=1)
    if any(_alike(one.tree) in wanted for one in synonyms.found):
        return synonyms
    found = read(text, phrases, "text", freely=True, terms=terms)
    return None if any(_alike(one.tree) in wanted for one in found.found) else found


def _of_one_shape(text: str, rule: Node | Unsaid, phrases: Phrases) -> bool:
    """Whether a text that no phrase reads has the words of our sentence, in any order and form."""
    ours = write(rule, phrases) if isinstance(rule, Node) else ""
    return isinstance(ours, str) and says(text, ours, phrases, _is_used(rule))


def _is_used(rule: Node | Unsaid) -> bool:
    """Whether the sentence of a rule begins with words of its kind, such as `place a token here to ...`, which any
    player may use."""
    return isinstance(rule, Node) and rule.type.startswith("text-") and rule.type not in ("text-alone", "text-several")


def _compared(entry: Entry, rule: Node, found: Readings, line: Line, phrases: Phrases, optional: bool) -> Entry:
    """Same if one of the readings is the rule; else the differences from the nearest reading."""
    wanted = normal(rule)
    # The kind makes every ability optional, and a text may repeat that.
    accepted = {_alike(rule), _alike(offered(rule))} if optional else {_alike(rule)}
    same = [one for one in found.found if {_alike(one.tree), _alike(gained(one.tree, phrases))} & accepted]
    if not same:
        nearest = min((differences(wanted, normal(one.tree), phrases) for one in found.found), key=len)
        ours = write(rule, phrases)
        echoes = isinstance(ours, str) and _echo(line.text, phrases) == _echo(ours, phrases)
        if echoes or (CHOICE in types_of(rule) and _of_one_shape(line.text, rule, phrases)):
            return _other_words(entry, rule, line, phrases, True)
        return replace(entry, status="differs", differences=tuple(nearest))
    if (more := _or_more(line.text, rule, phrases)) is not None:
        return replace(entry, status="differs", differences=(more,))
    if found.misspelt:
        return entry
    if same[0].how == "words" or same[0].tree != rule:
        return _other_words(entry, rule, line, phrases, found.rewritten)
    return entry


def _alike(tree: Node) -> Node:
    return restated(normal(tree))


def _echo(text: str, phrases: Phrases) -> list[str]:
    """A text without words that only join its sentences, and with one word for all that refer back."""
    known = usage(phrases.language)
    return [known.pointers.get(word, word) for word in words(text) if word not in known.joins]


def _other_words(entry: Entry, rule: Node, line: Line, phrases: Phrases, rewritten: bool) -> Entry:
    ours = write(rule, phrases)
    fixes = fix(line, "write it as it is written elsewhere", 0, len(line.text), ours) if isinstance(ours, str) else ()
    drift = prose.wording_drift(line.span, _shown(ours), fixes)
    return replace(entry, notes=(*entry.notes, drift), rewritten=rewritten)


def _or_more(text: str, rule: Node, phrases: Phrases) -> Difference | None:
    """A `+` after a number (*that many or more*) that only one of the two texts has."""
    ours = write(rule, phrases)
    if not isinstance(ours, str):
        return None
    mine, theirs = (tuple(OR_MORE.findall(one)) for one in (ours, text))
    known = usage(phrases.language)
    told = ["at-least" in markers_in(words(one), known) for one in (ours, text)]
    if bool(mine) == bool(theirs) or (told[0] != told[1] and told[0] == bool(theirs)):
        return None  # one of them says it in words
    plain = ", ".join(one.rstrip(" +") for one in mine or theirs)
    return Difference("amount", "", ", ".join(mine) or plain, ", ".join(theirs) or plain)


def offered(tree: Node) -> Node:
    """A rule whose abilities say that they may be used."""
    fields = dict(tree.fields)
    effect = fields.get("effect")
    if tree.type == "ability-after" and isinstance(effect, Node) and effect.type in MAY:
        return node_of(tree.type, {**fields, "effect": replace(effect, type=MAY[effect.type])})
    if not tree.type.startswith("text-"):
        return tree
    return node_of(tree.type, {name: _each(what) for name, what in tree.fields})


def _each(what: Value) -> Value:
    if isinstance(what, Node):
        return offered(what)
    return tuple(map(offered, what)) if isinstance(what, tuple) else what


def _shown(text: str | Missing) -> str:
    return text if isinstance(text, str) else f"({text.what} {text.id})"
