"""What `read` has found, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..diagnostics.diagnostic import Diagnostic
    from ..text.against import Entry
    from ..text.deck import Card
    from ..text.differ import Difference
    from .reading import Reading

DIFFERS = "text-differs"
WORDS = {
    "same": "says what the rule does",
    "differs": "differs from the rule",
    "unread": "cannot be read",
}


def show(reading: Reading, said: list[Diagnostic], form: str) -> None:
    """In one of the forms; lines about nothing that we know are counted, and not listed."""
    from ..diagnostics.report import as_github
    from ..diagnostics.sarif import as_sarif

    match form:
        case "json":
            say.data(_as_json(reading, said))
        case "sarif":
            say.data(as_sarif(said))
        case "github":
            if text := as_github(said):
                say.data(text)
        case _:
            if text := _as_text(reading, said):
                say.data(text)
    _remark(reading, said)


def _remark(reading: Reading, said: list[Diagnostic]) -> None:
    from ..diagnostics.render import tally

    if not reading.held:
        many = len(reading.deck.cards)
        say.remark(f"{many} text{'' if many == 1 else 's'} read: {tally(said)}")
        return
    statuses = [card.entry.status for card in reading.deck.cards if card.entry is not None]
    counts = ", ".join(f"{sum(one == status for one in statuses)} {status}" for status in WORDS)
    say.remark(f"{counts}, {len(reading.unknown)} unknown; {tally(said)}")


def _as_text(reading: Reading, said: list[Diagnostic]) -> str:
    """A line for each card that has a rule, and below it what is found; findings of the file at the end."""
    from ..diagnostics.cells import shown
    from ..text.proofread import by_card

    lines: list[str] = []
    found = by_card(said, reading.deck)
    for at, card in enumerate(reading.deck.cards):
        own = found.get(at, [])
        if card.entry is not None:
            place = _place(card.entry) if own else ""
            is_draft = any(one.slug == "draft" for one in own)
            status = "is a draft, so nothing is compared" if is_draft else WORDS[card.entry.status]
            differs = next((one for one in own if one.slug == DIFFERS), None)
            status += f" ({differs.severity.value}[{DIFFERS}])" if differs is not None else ""
            lines.append(f"{place}{shown(card.entry.name)}: {status}")
            own = [one for one in own if one.slug != "draft"]
            if differs is not None:
                lines += [f"    {shown(_said(one))}" for one in card.entry.differences]
            lines += [line for one in own if one is not differs for line in _finding(one, "    ")]
        else:
            lines += [line for one in own for line in _finding(one, "")]
    return "\n".join([*lines, *(line for one in found.get(-1, []) for line in _finding(one, ""))])


def _finding(one: Diagnostic, indent: str) -> list[str]:
    from ..diagnostics.cells import shown
    from ..diagnostics.facts import fix_words

    told = [f"{indent}{_where(one)}{one.severity.value}[{one.slug}]: {shown(one.headline)}"]
    told += [f"{indent}    {shown(one.why)}"] if one.why else []
    told += [f"{indent}    {shown(one.hint)}"] if one.hint else []
    return [*told, *(f"{indent}    fix: {shown(fix_words(fix))}" for fix in one.fixes)]


def _where(one: Diagnostic) -> str:
    """`cards.md:12:3: `, for an editor to jump to."""
    from ..diagnostics.cells import shown
    from ..diagnostics.facts import main_label, whole
    from ..source.text import line_column

    main = main_label(one)
    if main is None:
        return ""
    span = whole(main.span)
    line, column = line_column(span.source, span.start)
    return f"{shown(span.source.name)}:{line}:{column}: "


def _place(entry: Entry) -> str:
    from ..diagnostics.cells import shown
    from ..source.text import line_column

    if entry.span is None:
        return ""
    line, column = line_column(entry.span.source, entry.span.start)
    return f"{shown(entry.span.source.name)}:{line}:{column}: "


def _said(one: Difference) -> str:
    from ..text.differ import NOTHING

    rule, text = ("nothing" if said == NOTHING else said for said in (one.rule, one.text))
    return f"{one.field}: the rule has {rule}, the text {text}"


def _as_json(reading: Reading, said: list[Diagnostic]) -> str:
    from ..diagnostics.facts import dumped
    from ..diagnostics.report import as_data
    from ..text.proofread import by_card

    entries: list[object] = []
    found = by_card(said, reading.deck)
    for at, card in enumerate(reading.deck.cards):
        own = found.get(at, [])
        entry = card.entry
        entries.append(
            {
                "name": entry.name if entry else card.name,
                "id": entry.id if entry else card.line.id or None,
                "status": entry.status if entry else None,
                "headings": list(card.line.headings),
                "at": _at(card),
                "differences": [
                    {"field": one.field, "path": one.path, "rule": one.rule, "text": one.text}
                    for one in (entry.differences if entry else ())
                ],
                "notes": [as_data(one) for one in own if one.slug != DIFFERS],
            }
        )
    return dumped(
        {
            "entries": entries,
            "unknown": len(reading.unknown),
            "unknown_names": list(reading.unknown),
            "notes": [as_data(one) for one in found.get(-1, [])],
        }
    )


def _at(card: Card) -> str:
    from ..source.text import line_column

    line, column = line_column(card.line.span.source, card.line.span.start)
    return f"{card.line.span.source.name}:{line}:{column}"
