"""From a tree to its sentence: the printed wording, with the forms that its nouns and children need.

If something is missing, the result says what it is: no other form is used instead.
"""

from __future__ import annotations

from dataclasses import field

from ..frozen import slotted
from .joined import Piece, joined
from .languages import LANGUAGES
from .phrasebook import (
    Alternative,
    ChildSlot,
    ColumnSlot,
    Guard,
    Implied,
    ListSlot,
    Missing,
    NameSlot,
    NounSlot,
    NumberSlot,
    Phrase,
    Phrases,
    Symbol,
    Words,
)
from .spell import spelled, titled
from .tree import DEEPEST, Node, Value, category, shown, value
from .words import BIGGEST, STOPS, words

STEP = "scene"


@slotted
class _Page:
    """The text so far."""

    phrases: Phrases
    pieces: list[Piece] = field(default_factory=list[Piece])
    path: tuple[str, ...] = ()
    """The path of fields to the current node."""
    paths: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    """The path of fields for each piece."""


def write(tree: Node, phrases: Phrases, form: str = "") -> str | Missing:
    """The sentence, with its capital and its full stop."""
    page = _Page(phrases)
    missing = _node(tree, form, page, 0)
    if missing:
        return missing
    text = joined(page.pieces, begins=True, smooth=LANGUAGES[phrases.language].smooth)
    if text.endswith(tuple(STOPS)):
        return text
    return text + ("," if _goes_on(tree, form, phrases) else ".")


def _goes_on(tree: Node, form: str, phrases: Phrases) -> bool:
    """Whether it is a step of a scenario that the next one completes: `Given that ...,`."""
    last = [one.symbols[-1] for one in phrases.phrases[tree.type].forms.get(form, ()) if one.printed]
    return category(tree.type) == STEP and any(isinstance(one, Words) and one.text == "," for one in last)


def write_part(tree: Node, phrases: Phrases, form: str = "") -> str | Missing:
    """The words only, for a place inside a sentence, a prompt or a table."""
    page = _Page(phrases)
    return _node(tree, form, page, 0) or joined(page.pieces, begins=False, smooth=LANGUAGES[phrases.language].smooth)


def write_alternative(tree: Node, alternative: Alternative, phrases: Phrases) -> str | Missing | None:
    """A tree in a given wording, which may be one that is only read; None if its fields do not fit."""
    if not _fits(alternative, tree, phrases.language):
        return None
    page = _Page(phrases)
    missing = _symbols(alternative, tree, page, 0)
    return missing or joined(page.pieces, begins=True, smooth=LANGUAGES[phrases.language].smooth)


def traced(tree: Node, phrases: Phrases) -> list[tuple[str, tuple[str, ...]]]:
    """Each word of a sentence, with the path of fields to it; empty if it cannot be written."""
    page = _Page(phrases)
    if _node(tree, "", page, 0):
        return []
    return [(word, path) for piece, path in zip(page.pieces, page.paths, strict=True) for word in words(piece.text)]


def _add(page: _Page, piece: Piece, name: str = "") -> None:
    page.pieces.append(piece)
    page.paths.append((*page.path, name) if name else page.path)


def chosen(guard: Guard, n: int, language: str) -> str:
    """The branch for a number: its own, that of its class, or the default."""
    if str(n) in guard.keys:
        return str(n)
    plural = LANGUAGES[language].plural(n)
    return plural if plural in guard.keys else guard.default


def implied(symbol: Implied) -> Value:
    return (shown(str(symbol.value)) or Node(str(symbol.value))) if symbol.node else symbol.value


def _node(tree: Node, form: str, page: _Page, depth: int) -> Missing | None:
    if depth > DEEPEST:
        return Missing("depth", tree.type)
    phrase = page.phrases.phrases.get(tree.type)
    if phrase is None:
        return Missing("phrase", tree.type)
    if [name for name, _ in tree.fields] != [name for name, _ in phrase.fields]:
        return Missing("field", tree.type, _odd_field(tree, phrase))
    for alternative in phrase.forms.get(form, ()):
        if alternative.printed and _fits(alternative, tree, page.phrases.language):
            return _symbols(alternative, tree, page, depth)
    return Missing("form", tree.type, form)


def _odd_field(tree: Node, phrase: Phrase) -> str:
    """The first field that only the tree or only the phrase has."""
    names = {name for name, _ in tree.fields} ^ {name for name, _ in phrase.fields}
    return min(names, default="")


def _fits(alternative: Alternative, tree: Node, language: str) -> bool:
    """Whether a number selects this branch, and implied fields have their values."""
    for guard in alternative.guards:
        n = value(tree, guard.field)
        if not isinstance(n, int) or chosen(guard, n, language) != guard.key:
            return False
    for symbol in alternative.symbols:
        if isinstance(symbol, Implied) and value(tree, symbol.field) != implied(symbol):
            return False
    return True


def _symbols(alternative: Alternative, tree: Node, page: _Page, depth: int) -> Missing | None:
    for symbol in alternative.symbols:
        missing = _symbol(symbol, tree, page, depth)
        if missing:
            return missing
    return None


def _symbol(symbol: Symbol, tree: Node, page: _Page, depth: int) -> Missing | None:
    match symbol:
        case Words():
            _add(page, Piece(symbol.text))
        case ChildSlot():
            name = symbol.field
            return _child(value(tree, name), name, symbol.of, symbol.form, page, depth)
        case NumberSlot():
            return _number(value(tree, symbol.field), symbol.field, page)
        case NounSlot():
            return _noun(symbol, tree, page)
        case NameSlot():
            return _name(symbol, tree, page)
        case ListSlot():
            return _list(symbol, value(tree, symbol.field), page, depth)
        case ColumnSlot():
            return _column(symbol, value(tree, symbol.field), page)
        case Implied():
            pass
    return None


def _number(n: Value | None, name: str, page: _Page) -> Missing | None:
    if not isinstance(n, int) or not 0 <= n < 10**BIGGEST:
        return Missing("number", name)
    _add(page, Piece(str(n)), name)
    return None


def _noun(slot: NounSlot, tree: Node, page: _Page) -> Missing | None:
    id, count = value(tree, slot.field), value(tree, slot.count) if slot.count else None
    noun = page.phrases.nouns.get(id) if isinstance(id, str) else None
    if noun is None or slot.of not in noun.of:
        return Missing("noun", id if isinstance(id, str) else slot.field, slot.of)
    if slot.count and not isinstance(count, int):
        return Missing("number", slot.count)
    text = spelled(slot, noun, count if isinstance(count, int) else None, page.phrases)
    if isinstance(text, Missing):
        return text
    _add(page, Piece(text), slot.field)
    return None


def _name(slot: NameSlot, tree: Node, page: _Page) -> Missing | None:
    id, count = value(tree, slot.field), value(tree, slot.count) if slot.count else None
    noun = page.phrases.nouns.get(id) if isinstance(id, str) else None
    if noun is None or slot.of not in noun.of:
        return Missing("name", id if isinstance(id, str) else slot.field, slot.of)
    text = titled(slot, noun, count if isinstance(count, int) else None, page.phrases)
    _add(page, Piece(text, is_name=not slot.case), slot.field)
    return None


def _child(child: Value | None, name: str, of: str, form: str, page: _Page, depth: int) -> Missing | None:
    if not isinstance(child, Node) or category(child.type) != of:
        return Missing("field", name, of)
    above, page.path = page.path, (*page.path, name)
    missing = _node(child, form, page, depth + 1)
    page.path = above
    return missing


def _list(slot: ListSlot, items: Value | None, page: _Page, depth: int) -> Missing | None:
    joint = page.phrases.joints.get(slot.joint)
    if joint is None:
        return Missing("joint", slot.joint)
    if not isinstance(items, tuple) or len(items) < slot.least:
        return Missing("field", slot.field, slot.of)
    last = len(items) - 1
    for at, item in enumerate(items):
        begun = len(page.pieces)
        if at:
            _add(page, Piece(joint.pair if last == 1 else joint.last if at == last else joint.rest))
        missing = _child(item, slot.field, slot.of, slot.form, page, depth)
        if missing:
            return missing
        if at and at == last and slot.of == "act" and joint.turn and _starts_with_a_name(page.pieces[begun + 1 :]):
            # It has another doer.
            page.pieces[begun] = Piece(joint.turn)
    return None


def _starts_with_a_name(pieces: list[Piece]) -> bool:
    return bool(pieces) and pieces[0].text[:1].isupper()


def _column(slot: ColumnSlot, rows: Value | None, page: _Page) -> Missing | None:
    if not isinstance(rows, tuple) or not rows:
        return Missing("field", slot.field, slot.pick)
    for at, row in enumerate(rows):
        if at:
            _add(page, Piece(slot.between))
        missing = _number(value(row, slot.pick), f"{slot.field}.{slot.pick}", page)
        if missing:
            return missing
    return None
