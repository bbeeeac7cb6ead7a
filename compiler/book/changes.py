"""What an edition changes: against the game that it builds on, in the words of players."""

from __future__ import annotations

from collections.abc import Sequence

from ..diff.changes import Difference, difference
from ..diff.notes import Note, apart, notes, others
from ..diff.things import things_of
from ..graph.chains import Edge, Ring
from ..graph.orders import Order, orders_of
from ..graph.world import MOST_LINKS, world_of
from ..meaning import model as m
from ..source.sections import sections
from ..source.text import Span
from ..text.voice import voice_in
from .code import listing
from .components import components
from .events import when
from .icons import icon
from .indexes import why
from .links import going, link_to, linker, place_link
from .once import once
from .page import Page
from .prose import prose
from .reader_texts import in_language
from .safe import marked
from .shelf import Volume, plural_of, text_of, title_of, translated
from .sides import game_title
from .templates import Html, fill
from .triggers import hangs
from .values import spoken, steps_said, value_said
from .words import LANGUAGES, WORDS

LISTED = 60
"""At most this many links are listed one by one."""


def changes_page(volume: Volume, before: Volume, language: str) -> Page:
    page, words = f"{volume.name}/changes.md", WORDS[language]
    found = compared(volume, before)
    every = notes(
        found, *(voice_in(one.model, one.phrases, language, one.told[language].lines) for one in (before, volume))
    )
    changed = [one for one in every if one.how == "changed"]
    rules = [one for one in changed if one.sort == "rule"]
    by_how = {how: [one for one in every if one.how == how] for how in ("added", "removed")}
    values = {
        "w": words,
        "lead": words["changes-lead"].format(game_title(before, language)),
        "rules": _by_section(volume, before, rules, language, page),
        "cards": [
            (words[f"how-{how}"], _by_kind(volume, before, found, language, page)) for how, found in by_how.items()
        ],
        "counted": _counted(volume, before, language, page),
        "changed": [_changed(volume, before, one, language, page) for one in changed if one.sort != "rule"],
        "code": [_code(volume, one.thing.id, page) for one in others(found)],
        "links": len(found.links.added),
        "longest": found.links.longest,
        "chains": going(page)(f"{volume.name}/chains.md"),
        **_chains(volume, before, found, language, page),
    }
    return Page(words["changes"], fill("changes.html.j2", values), called=((words["changes"], "", words["rulebook"]),))


def _chains(
    volume: Volume, before: Volume, found: Difference, language: str, page: str
) -> dict[str, list[dict[str, object]] | list[Html]]:
    """The links and rings that came and went, by the volume in which they are."""

    def named(id: str) -> Html:
        one = volume.abilities.get(id) or before.abilities.get(id)
        return _named(volume, before, one.element if one is not None and one.element else id, language, page)

    def edges(those: Sequence[Edge], of: Volume) -> list[dict[str, object]]:
        return [
            {
                "from": named(one.source),
                "to": named(one.target),
                "event": when(of, one.event, language),
                "hangs": hangs(one, language),
            }
            for one in those[:LISTED]
        ]

    def rings(those: Sequence[Ring], of: Volume) -> list[dict[str, object]]:
        return [
            {
                "verdict": one.verdict,
                "names": [named(id) for id in [*one.nodes, one.nodes[0]]],
                "why": why(of, one, language),
            }
            for one in those
        ]

    def orders(those: Sequence[Order], of: Volume) -> list[dict[str, object]]:
        return [{"names": [named(id) for id in one.nodes], "event": when(of, one.event, language)} for one in those]

    links = found.links
    return {
        "ordered": orders(links.ordered, volume),
        "unordered": orders(links.unordered, before),
        "came": edges(links.added, volume),
        "went": edges(links.removed, before),
        "closed": rings(links.closed, volume),
        "opened": rings(links.opened, before),
        "possible": [named(id) for id in links.possible],
        "impossible": [named(id) for id in links.impossible],
    }


@once
def compared(volume: Volume, before: Volume) -> Difference:
    things = [things_of(one.model, one.parsed) for one in (before, volume)]
    worlds = [world_of(one.model, prove=False, most=MOST_LINKS) for one in (before, volume)]
    orders = orders_of(worlds[0], 0), orders_of(worlds[1])
    return difference(things[0], things[1], (_texts(before), _texts(volume)), (before.cards, volume.cards), orders)


def _texts(volume: Volume) -> dict[str, dict[str, str]]:
    elements = volume.model.elements.values()
    return {language: {one.id: text_of(volume, one, language) for one in elements} for language in LANGUAGES}


def _by_kind(
    volume: Volume, before: Volume, found: Sequence[Note], language: str, page: str
) -> list[tuple[str, list[tuple[Html, Html]]]]:
    """Cards and things that came or went, by kind, each with its text."""
    kinds: dict[str, list[tuple[Html, Html]]] = {}
    for one in found:
        if one.sort != "rule":
            of = volume if one.sort in volume.model.kinds else before
            here = kinds.setdefault(plural_of(of, one.sort, language), [])
            text = one.after or one.before
            said = spoken(text[0].words, language) if text else Html("")
            here.append((_named(volume, before, one.id, language, page), said))
    return list(kinds.items())


def _counted(volume: Volume, before: Volume, language: str, page: str) -> list[dict[str, object]]:
    """The number of each thing whose number has changed."""
    was = {row.kind: row for row in components(before, language)}
    now = {row.kind: row for row in components(volume, language)}
    go = going(page)
    return [
        {
            "icon": icon(volume if kind in now else before, kind, language),
            "title": (now.get(kind) or was[kind]).title,
            "href": go(now[kind].page) if kind in now else "",
            "before": was[kind].many if kind in was else 0,
            "after": now[kind].many if kind in now else 0,
        }
        for kind in dict.fromkeys((*was, *now))
        if (was[kind].many if kind in was else 0) != (now[kind].many if kind in now else 0)
    ]


def _named(volume: Volume, before: Volume, id: str, language: str, page: str) -> Html:
    if id in volume.model.elements:
        return link_to(volume, id, language, page)
    return Html(f"<bdi>{marked(title_of(before, id, language))}</bdi>")


def _changed(volume: Volume, before: Volume, note: Note, language: str, page: str) -> dict[str, object]:
    """A card: what is printed on it and what it says, before and after."""

    def printed(of: Volume, value: m.Expr | None) -> str:
        return "–" if value is None else value_said(value, of, language)

    return {
        "title": link_to(volume, note.id, language, page),
        "facts": [
            (title_of(volume, name, language), printed(before, was), printed(volume, now))
            for name, was, now in note.facts
        ],
        "same": note.before == note.after,
        "before": steps_said(note.before, language),
        "after": steps_said(note.after, language),
    }


def _by_section(
    volume: Volume, before: Volume, found: Sequence[Note], language: str, page: str
) -> list[dict[str, object]]:
    """Changed rules, by the section of the new edition that they are in: the section's prose for players, then the
    steps added and removed."""
    sections_of: dict[tuple[str, int], list[Note]] = {}
    for note in found:
        at = volume.model.rules[note.id].at
        sections_of.setdefault((at.source.name, _start(at)), []).append(note)
    return [_of_section(volume, before, those, language, page) for those in sections_of.values()]


def _start(at: Span) -> int:
    above = [one.at for one in sections(at.source.original) if one.depth and one.at <= at.start]
    return above[-1] if above else -1


def _of_section(volume: Volume, before: Volume, those: Sequence[Note], language: str, page: str) -> dict[str, object]:
    at = volume.model.rules[those[0].id].at
    was = [_section(before, before.model.rules[one.id].at, language) for one in those]
    code = [listing(one.source, one.start, one.end, linker(volume, page)) for one in _places(volume, before, those)]
    return {
        "title": _section(volume, at, language) or Html(marked(those[0].id)),
        "href": place_link(volume, at, page),
        "was": [one for one in dict.fromkeys(was) if one],
        "prose": _prose(volume, at, language),
        "parts": [
            {"how": part.how, "before": steps_said(part.before, language), "after": steps_said(part.after, language)}
            for one in those
            for part in apart(one.before, one.after)
        ],
        "code": Html("".join(code)),
    }


def _places(volume: Volume, before: Volume, those: Sequence[Note]) -> list[Span]:
    """The places of rules before and now."""
    return [of.model.rules[one.id].at for one in those for of in (before, volume)]


def _prose(volume: Volume, at: Span, language: str) -> Html:
    """What the section of a rule says to readers, in the language of the page where it has been translated."""
    own = next((one for one in reversed(sections(at.source.original)) if one.depth and one.at <= at.start), None)
    source = next((one for pack in volume.packs for one in pack.sources if one.name == at.source.name), None)
    if own is None or source is None:
        return Html("")
    other = translated(volume, source, language)
    theirs = {one.id: one for one in sections(other.original, marks=True)} if other is not None else {}
    shown, text = (theirs[own.id], other) if other is not None and own.id in theirs else (own, source)
    told = "".join(prose(text.original[one.start : one.end]) for one in shown.parts if not one.rules)
    foreign = text is source and language != LANGUAGES[0]
    return Html(f'<div lang="{LANGUAGES[0]}">{told}</div>' if foreign and told else told)


def _section(volume: Volume, at: Span, language: str) -> Html:
    """The heading above a rule."""
    above = [one for one in sections(at.source.original) if one.depth and one.at <= at.start]
    if not above:
        return Html("")
    source = next((one for pack in volume.packs for one in pack.sources if one.name == at.source.name), None)
    other = translated(volume, source, language) if source is not None else None
    theirs = {one.id: one.words for one in sections(other.original, marks=True)} if other is not None else {}
    return in_language(theirs.get(above[-1].id, ""), above[-1].words, language)


def _code(volume: Volume, id: str, page: str) -> Html:
    model = volume.model
    for shelf in (model.slots, model.tables, model.groups, model.kinds, model.defines):
        if id in shelf:
            at = shelf[id].at
            return listing(at.source, at.start, at.end, linker(volume, page))
    return Html("")
