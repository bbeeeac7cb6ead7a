"""The pages that list: editions, one edition, its chains, its rulings, its sources; verbs and mistakes."""

from __future__ import annotations

from collections.abc import Sequence

from ..frozen import frozen
from ..graph.chains import Chains, Ring
from ..graph.judge import Reason
from ..graph.rings import said
from ..graph.tell import told_by_name
from ..meaning import model as m
from ..sources import Sourced
from ..text.languages import RULES
from .code import listing
from .events import brief_words, when
from .links import link_to, linker, place_link, place_name
from .once import finding
from .page import Page
from .prose import inline
from .reader_texts import place_said, ruling_said, scenario_title
from .safe import marked
from .shelf import Volume, is_called, plural_of, title_of
from .templates import Html, fill
from .triggers import hangs, picture
from .values import scenario_said
from .words import LANGUAGES, WHY, WORDS

LISTED = 400
"""At most this many are listed one by one; the others are counted."""
DRAWN = 5_000
"""A picture of more links is a tangle."""
NAMED = (
    "once",
    "times",
    "full",
    "empty",
    "unpaid",
    "pile",
    "below",
    "above",
    "away",
    "moved",
    "settled",
    "passed",
    "space",
)
"""Reasons that name a phase, a counter or a pile."""
TESTS = ("test", "chance")
"""Reasons that show a test as its author wrote it."""


@frozen
class Verb:
    """A verb that every game has."""

    name: str
    says: str
    """Its entry in the rulebook."""
    roles: tuple[tuple[str, str, bool], ...]
    """Name, what it is in words, and whether it must be said."""


def players(model: m.Model) -> str:
    low, high = model.players
    return str(low) if low == high else f"{low}–{high}"


def why(volume: Volume, ring: Ring, language: str) -> str:
    """Why a loop ends, or does not."""
    reason = ring.reason._replace(what=spoken_of(volume, ring.reason, language))
    return said(reason, lambda id: title_of(volume, id, language), WHY[language])


PER = ("once", "times")
"""Reasons that say how often something happens."""


def spoken_of(volume: Volume, reason: Reason, language: str) -> str:
    """The thing that a reason is about, by its name."""
    if reason.key == "sum":
        return ", ".join(_within(volume, one, language) for one in reason.what.split(" and "))
    if reason.key in TESTS:
        return reason.what if language == RULES else f"`{reason.what}`"
    case = "acc" if reason.key in PER else ""
    return _within(volume, reason.what, language, case) if reason.key in NAMED else reason.what


def _within(volume: Volume, id: str, language: str, case: str = "") -> str:
    """A name inside a sentence, in the case that the sentence requires if the noun has it."""
    noun = volume.phrases[language].nouns.get(id)
    if noun is None:
        return title_of(volume, id, language).lower()
    return noun.forms.get(case) or next(iter(noun.forms.values()))


def chains_page(volume: Volume, language: str) -> Page:
    page = f"{volume.name}/chains.md"
    chains: Chains = volume.cards
    words = WORDS[language]
    joined = {id for edge in chains.edges for id in (edge.source, edge.target)}

    def link(id: str) -> str:
        return link_to(volume, id, language, page)

    isolated = [] if volume.crowded else [one.id for one in chains.nodes if one.id not in joined]
    # A rule that can be done with one thing or another is listed once.
    briefly = (brief_words(volume, name, language) for name in told_by_name(chains))
    unheard = list(dict.fromkeys(text for text in briefly if text))
    values = {
        "w": words,
        "crowded": volume.crowded or len(chains.edges) > DRAWN,
        "many": words["so-many-links"].format(len(chains.edges)) if not volume.crowded else "",
        "picture": picture(volume, chains, language, page) if 0 < len(chains.edges) <= DRAWN else "",
        "rings": [
            {
                "verdict": ring.verdict,
                "names": [link(id) for id in [*ring.nodes, ring.nodes[0]]],
                "why": why(volume, ring, language),
            }
            for ring in chains.rings
        ],
        "length": chains.longest.length,
        "whole": chains.longest.whole,
        "longest": [[link(id) for id in chain] for chain in chains.longest.chains],
        "links": [
            {
                "from": link(edge.source),
                "to": link(edge.target),
                "event": when(volume, edge.event, language),
                "amount": edge.amount if edge.amount != 1 else "",
                "hangs": hangs(edge, language),
            }
            for edge in chains.edges[:LISTED]
        ],
        "more_links": _left(len(chains.edges), language),
        "isolated": [link(id) for id in isolated[:LISTED]],
        "more_isolated": _left(len(isolated), language),
        "unheard": unheard[:LISTED],
        "never": [] if volume.crowded else [link(id) for id in chains.never_fired[:LISTED]],
    }
    title = WORDS[language]["chains"]
    called = ((title, "", WORDS[language]["look-up"]),)
    return Page(title, fill("chains.html.j2", values), wide=True, scripts=("chains.js",), called=called)


def _left(many: int, language: str) -> str:
    return WORDS[language]["and-more"].format(many - LISTED) if many > LISTED else ""


def rulings_page(volume: Volume, language: str) -> Page:
    page = f"{volume.name}/rulings.md"
    words = WORDS[language]
    scenarios = {one.title: one for one in volume.model.scenarios}
    values = {
        "w": words,
        "rulings": [
            {
                **ruling_said(volume.told[language], one, language),
                "by": words.get(one.by, one.by),
                "source": place_said(volume.told[language], one.source, language),
                "proof": scenario_title(volume.told[language], one.proof, language),
                "steps": scenario_said(scenarios[one.proof], volume, language) if one.proof in scenarios else "",
                "code": listing(found.at.source, found.at.start, found.at.end, linker(volume, page))
                if (found := scenarios.get(one.proof))
                else "",
                "at": place_name(one.at),
                "href": place_link(volume, one.at, page),
            }
            for one in volume.model.rulings
        ],
    }
    return Page(words["rulings"], fill("rulings.html.j2", values))


def sources_page(volume: Volume, language: str) -> Page:
    page = f"{volume.name}/sources.md"
    shown = _shown(volume)
    places: dict[str, list[str]] = {}
    for id, source in shown:
        if source:
            places.setdefault(source, []).append(link_to(volume, id, language, page))
    stand_ins: dict[str, list[str]] = {}
    for rule in volume.made_up:
        # A die is a thing, but of no kind that the pack declares.
        kind = rule.sort if rule.id in volume.model.elements and rule.sort in volume.model.kinds else ""
        stand_ins.setdefault(kind, []).append(_made_up(volume, rule, language, page))
    values = {
        "w": WORDS[language],
        "places": [(place_said(volume.told[language], place, language), links) for place, links in places.items()],
        "stand_ins": [
            (plural_of(volume, kind, language) if kind else WORDS[language]["rules"], links)
            for kind, links in stand_ins.items()
        ],
        "without": [link_to(volume, id, language, page) for id, source in shown if not source],
    }
    return Page(WORDS[language]["sources"], fill("sources.html.j2", values))


@finding
def _shown(volume: Volume) -> list[tuple[str, str]]:
    """The things with a page that are not made up, each with where it is printed."""
    found = (one for one in volume.model.elements.values() if one.id in volume.pages and not one.stand_in)
    return [(one.id, one.source) for one in found]


def _made_up(volume: Volume, rule: Sourced, language: str, page: str) -> str:
    """A thing by its title; what has no page of its own leads to the rules, by its name in the language if it has one,
    else by the name that the rules give it."""
    if rule.id in volume.model.elements:
        return link_to(volume, rule.id, language, page)
    called = rule.id in volume.phrases[language].nouns and is_called(volume, rule.id, language)
    shown = marked(title_of(volume, rule.id, language)) if called else f"<code>{marked(rule.id)}</code>"
    name, to = f"<bdi>{shown}</bdi>", place_link(volume, rule.at, page)
    return Html(f'<a href="{to}">{name}</a>' if to else name)


def _tongue(language: str) -> str:
    """The language of what we say in English only, where the page has another."""
    return "" if language == LANGUAGES[0] else LANGUAGES[0]


def verbs_page(verbs: Sequence[Verb], language: str) -> Page:
    shown = [{"name": verb.name, "says": inline(verb.says), "roles": verb.roles} for verb in verbs]
    values = {"w": WORDS[language], "verbs": shown, "tongue": _tongue(language)}
    return Page(WORDS[language]["verbs"], fill("verbs.html.j2", values))


def mistakes_page(pages: Sequence[tuple[str, str]], language: str) -> Page:
    """The list of the pages of diagnostics: their slugs and headlines."""
    out = "" if language == LANGUAGES[0] else "../"
    shown = [(slug, inline(title), f"{out}mistakes/{slug}.html") for slug, title in pages]
    values = {"w": WORDS[language], "pages": shown, "tongue": _tongue(language)}
    return Page(WORDS[language]["mistakes"], fill("mistakes.html.j2", values))
