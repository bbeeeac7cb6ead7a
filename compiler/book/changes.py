"""What an edition changes: against the game that it builds on, in the words of players."""

from __future__ import annotations

from collections.abc import Sequence

from ..diff.changes import Difference, difference
from ..diff.notes import Note, notes, others
from ..diff.things import things_of
from ..graph.chains import Edge, Ring
from ..graph.orders import Order, orders_of
from ..graph.world import MOST_LINKS, world_of
from ..source.sections import sections
from ..source.text import Span
from ..text.voice import voice_in
from .code import listing
from .events import when
from .indexes import why
from .links import going, link_to, linker, place_link
from .once import once
from .page import Page
from .safe import marked
from .shelf import Volume, plural_of, text_of, title_of, translated
from .sides import game_title
from .templates import Html, fill
from .told import in_language
from .values import steps_said
from .wakings import hangs
from .words import LANGUAGES, WORDS

LISTED = 60
"""At most this many links are listed one by one."""


def changes_page(volume: Volume, before: Volume, language: str) -> Page:
    page, words = f"{volume.name}/changes.md", WORDS[language]
    found = compared(volume, before)
    every = notes(found, *(voice_in(one.model, one.phrases, language) for one in (before, volume)))
    changed = [one for one in every if one.how == "changed"]
    by_how = {how: [one for one in every if one.how == how] for how in ("added", "removed")}
    values = {
        "w": words,
        "lead": words["changes-lead"].format(game_title(before, language)),
        "rules": [_rule(volume, before, one, language, page) for one in changed if one.sort == "rule"],
        "cards": [
            (words[f"how-{how}"], _by_kind(volume, before, found, language, page)) for how, found in by_how.items()
        ],
        "changed": [_changed(volume, one, language, page) for one in changed if one.sort != "rule"],
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
) -> list[tuple[str, list[Html]]]:
    """Cards and things that came or went, by kind."""
    kinds: dict[str, list[Html]] = {}
    for one in found:
        if one.sort != "rule":
            of = volume if one.sort in volume.model.kinds else before
            named = kinds.setdefault(plural_of(of, one.sort, language), [])
            named.append(_named(volume, before, one.id, language, page))
    return list(kinds.items())


def _named(volume: Volume, before: Volume, id: str, language: str, page: str) -> Html:
    if id in volume.model.elements:
        return link_to(volume, id, language, page)
    return Html(f"<bdi>{marked(title_of(before, id, language))}</bdi>")


def _changed(volume: Volume, note: Note, language: str, page: str) -> dict[str, object]:
    return {
        "title": link_to(volume, note.id, language, page),
        "before": steps_said(note.before, language),
        "after": steps_said(note.after, language),
    }


def _rule(volume: Volume, before: Volume, note: Note, language: str, page: str) -> dict[str, object]:
    at = volume.model.rules[note.id].at
    old, new = before.model.rules[note.id].at, at
    return {
        "title": _section(volume, at, language) or Html(marked(note.id)),
        "href": place_link(volume, at, page),
        "before": steps_said(note.before, language),
        "after": steps_said(note.after, language),
        "code": Html("".join(listing(one.source, one.start, one.end, linker(volume, page)) for one in (old, new))),
    }


def _section(volume: Volume, at: Span, language: str) -> Html:
    """The heading that a rule stands under."""
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
