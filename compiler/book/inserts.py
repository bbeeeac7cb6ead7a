"""The generated part for a comment in a player's rulebook.

<!-- components -->                     what is in the box
<!-- by-number row "In the row" -->     what of the set-up differs by the number of players
<!-- example "Title": Caption -->       a scenario that was run, and what it changed
<!-- score-sheet "Title": Caption -->   the same as a filled-in sheet: each reason with its points
<!-- rule place, enter -->              rules by their names: what each does, step by step, and how it is written
"""

from __future__ import annotations

import posixpath
import re

from ..meaning import model as m
from .by_number import by_number
from .code import listing
from .components import components
from .example import Change, Example
from .icons import icon
from .links import going, linker
from .once import finding, once
from .reader_texts import scenario_title
from .safe import marked
from .shelf import Volume, title_of
from .templates import Html, fill
from .values import example_told, rule_said, scenario_said
from .words import WORDS

NAMED = re.compile(r'"(?P<title>(?:[^"\\]|\\.)*)"(?:: *(?P<caption>.+))?')
EXAMPLES = ("example", "score-sheet")
MOST = 8
"""At most this many changes are shown of one example; the others are counted."""
SEAT = "player-"


def inserted(volume: Volume, name: str, args: str, language: str, page: str) -> Html:
    """The generated part; None for a comment that is only a comment."""
    if name == "components":
        return _components(volume, language, page)
    if name == "by-number":
        return by_number(volume, args, language)
    if name == "rule":
        return rules_folded(volume, [one.strip() for one in args.split(",")], language, page)
    found = NAMED.fullmatch(args)
    if name in EXAMPLES and found:
        example = volume.examples.get(found["title"])
        if example is not None:
            caption = found["caption"] or scenario_title(volume.told[language], found["title"], language)
            return example_shown(volume, example, caption, language, page, sheet=name == "score-sheet")
    return Html("")


def _components(volume: Volume, language: str, page: str) -> Html:
    go = going(page)
    rows = [(row, icon(volume, row.kind, language), go(row.page)) for row in components(volume, language)]
    return Html(fill("components.html.j2", {"w": WORDS[language], "rows": rows}))


def rules_folded(volume: Volume, names: list[str], language: str, page: str) -> Html:
    """Rules as they are written, folded; those that this edition has not are left out."""
    rules = [volume.model.rules[name] for name in names if name in volume.model.rules]
    link = linker(volume, page)
    shown = [
        f'<div class="said">{rule_said(one, volume, language)}</div>'
        f"{listing(one.at.source, one.at.start, one.at.end, link)}"
        for one in rules
    ]
    if not shown:
        return Html("")
    summary = marked(WORDS[language]["show-rule"])
    return Html(
        f'<details class="unprinted" data-pagefind-ignore><summary>{summary}</summary>{"".join(shown)}</details>'
    )


def example_shown(
    volume: Volume, example: Example, caption: str, language: str, page: str, sheet: bool = False
) -> Html:
    # A text of the project and one of an author may have equal letters, and are shown differently.
    caption = caption if isinstance(caption, Html) else Html(marked(caption))
    return _example(volume, example.title, caption, language, posixpath.dirname(page), sheet)


@once
def _example(volume: Volume, title: str, caption: str, language: str, folder: str, sheet: bool) -> Html:
    """One of `volume.examples`, as the pages of a folder show it."""
    words, page, example = WORDS[language], f"{folder}/", volume.examples[title]
    rows = [_row(volume, those, language) for those in _alike(_told(volume, example, sheet))]
    more = WORDS[language]["and-more"].format(len(rows) - MOST) if len(rows) > MOST and not sheet else ""
    found = _scenarios(volume).get(title)
    code, steps, lead = "", Html(""), Html("")
    if found is not None and rows:
        lead = example_told(found, example, volume, language)
    if found is not None:
        code = listing(found.at.source, found.at.start, found.at.end, linker(volume, page))
        steps = scenario_said(found, volume, language)
    values = {
        "lead": "" if sheet else lead,
        "steps": steps,
        "w": words,
        "caption": caption,
        "rows": rows if sheet else rows[:MOST],
        "more": more,
        "sheet": sheet,
        "code": code,
    }
    return Html(fill("example.html.j2", values))


@finding
def _scenarios(volume: Volume) -> dict[str, m.Scenario]:
    """By title; of two with the same title, the first."""
    return {one.title: one for one in reversed(volume.model.scenarios)}


def _told(volume: Volume, example: Example, sheet: bool) -> list[Change]:
    """Counters and piles; what rules only keep in mind is nothing that anybody sees. On a sheet only points."""
    slots = volume.model.slots
    seen = [one for one in example.changes if one.slot in slots and slots[one.slot].sort in ("counter", "pile")]
    seen.sort(key=lambda one: slots[one.slot].sort == "pile")
    if not sheet:
        return seen
    apart = [one for one in seen if len(one.of) > 1 and isinstance(one.after, int)]
    whole = [one for one in seen if "score" in slots[one.slot].tags]
    return [*apart, *whole]


def _alike(changes: list[Change]) -> list[list[Change]]:
    """Those together that happen to several players alike."""
    found: dict[tuple[object, ...], list[Change]] = {}
    for one in changes:
        of = tuple(part for part in one.of if not part.startswith(SEAT))
        found.setdefault((one.slot, of, one.before, one.after), []).append(one)
    return list(found.values())


def _row(volume: Volume, those: list[Change], language: str) -> dict[str, object]:
    change = those[0]
    seats = [part for one in those for part in one.of if part.startswith(SEAT)]
    of = [title_of(volume, one, language) for one in change.of if not one.startswith(SEAT)]
    name = of[0] if len(of) == 1 and isinstance(change.after, int) else title_of(volume, change.slot, language)
    more = of if name not in of else []
    if seats != [f"{SEAT}1"]:
        more += [WORDS[language]["seat"].format(one.removeprefix(SEAT)) for one in seats]
    before, after = (_value(volume, one, language) for one in (change.before, change.after))
    numbers = isinstance(change.before, int) and isinstance(change.after, int)
    grew = numbers and change.after > change.before  # type: ignore[operator]
    return {
        "icon": icon(volume, change.slot, language),
        "name": name[:1].upper() + name[1:],
        "more": ", ".join(more),
        "before": before,
        "after": after,
        "trend": ("grew" if grew else "shrank") if numbers else "",
    }


def _value(volume: Volume, value: int | tuple[str, ...], language: str) -> str:
    if isinstance(value, int):
        return str(value)
    found = {one: value.count(one) for one in value}
    named = [title_of(volume, one, language) + (f" ×{many}" if many > 1 else "") for one, many in found.items()]
    return ", ".join(named[:5]) + (" …" if len(named) > 5 else "") if named else "–"
