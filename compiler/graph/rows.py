"""A picture of many chains: each event in a row of its own, what may cause it on the left, what hears it on the right.

With hundreds of cards, lines between cards cannot be followed, but names can be found in a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from ..frozen import frozen
from .chains import Chains, Edge

SIDE = 430.0
"""How wide the names on either side may be."""
MIDDLE = 250.0
LINE, GAP, LETTER, BETWEEN = 18.0, 16.0, 7.0, 14.0

Title = Callable[[str], str]


@frozen
class Name:
    id: str
    text: str
    hangs: str
    """What else the cause depends on; empty if it always causes the event."""


@frozen
class Row:
    event: str
    causes: tuple[Name, ...]
    hears: tuple[Name, ...]


def rows_of(chains: Chains, title: Title, hangs: Callable[[Edge], str]) -> list[Row]:
    """Those with the most names first."""
    found: dict[str, tuple[dict[str, str], dict[str, None]]] = {}
    for edge in chains.edges:
        causes, hears = found.setdefault(edge.event, ({}, {}))
        causes[edge.source] = hangs(edge) and causes.get(edge.source, hangs(edge))
        hears[edge.target] = None
    rows = [
        Row(
            event,
            tuple(Name(id, title(id), words) for id, words in causes.items()),
            tuple(Name(id, title(id), "") for id in hears),
        )
        for event, (causes, hears) in found.items()
    ]
    return sorted(rows, key=lambda row: -len(row.causes) - len(row.hears))


def drawn_rows(rows: Sequence[Row], event: Title, link: Title | None, plain: Title) -> tuple[str, float, float]:
    """The rows, how wide and how high they are."""
    body: list[str] = []
    y = 0.0
    for row in rows:
        left, right = _lines(row.causes), _lines(row.hears)
        high = max(len(left), len(right)) * LINE
        middle = y + high / 2
        body += [_pill(row.event, event(row.event), SIDE + MIDDLE / 2, middle, plain)]
        id = plain(":" + row.event)
        body += [_arrow(x, x + 18, middle, id) for x in (SIDE + 8, SIDE + MIDDLE - 26)]
        body += _side(left, 0.0, middle, f'data-causes="{id}"', link, plain)
        body += _side(right, SIDE + MIDDLE, middle, f'data-hears="{id}"', link, plain)
        y += high + GAP
        body.append(f'<path class="rule" d="M0 {y - GAP / 2:.1f}H{SIDE * 2 + MIDDLE:.0f}"/>')
    return "".join(body), SIDE * 2 + MIDDLE, y


def _lines(names: Sequence[Name]) -> list[list[Name]]:
    """As many names to a line as there is room for."""
    found: list[list[Name]] = [[]]
    x = 0.0
    for name in names:
        wide = _wide(name)
        if found[-1] and x + wide > SIDE:
            found.append([])
            x = 0.0
        found[-1].append(name)
        x += wide + BETWEEN
    return found


def _wide(name: Name) -> float:
    return len(_short(name.text)) * LETTER


def _short(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 34 else f"{words[:33]}…"


def _side(
    lines: Sequence[Sequence[Name]], x: float, middle: float, data: str, link: Title | None, plain: Title
) -> list[str]:
    """The names of one side; on the left they end at the middle. `data` says how they belong to the event."""
    found: list[str] = []
    y = middle - (len(lines) - 1) * LINE / 2
    for names in lines:
        wide = sum(map(_wide, names)) + BETWEEN * (len(names) - 1)
        at = x + (SIDE - wide if not x else 0.0)
        for name in names:
            found.append(_name(name, at, y, data, link, plain))
            at += _wide(name) + BETWEEN
        y += LINE
    return found


def _name(name: Name, x: float, y: float, data: str, link: Title | None, plain: Title) -> str:
    sort = "name perhaps" if name.hangs else "name"
    told = f"<title>{plain('; '.join(filter(None, (name.text, name.hangs))))}</title>"
    text = f'<g class="{sort}" data-id="{plain(name.id)}" {data}>{told}<text x="{x:.1f}" y="{y:.1f}" dy=".35em">'
    text += f"{plain(_short(name.text))}</text></g>"
    href = link(name.id) if link is not None else ""
    return f'<a href="{escape(href)}">{text}</a>' if href else text


def _pill(id: str, text: str, x: float, y: float, plain: Title) -> str:
    wide = min(len(_short(text)) * 6.4 + 18, MIDDLE - 60)
    return (
        f'<g class="event" data-id="{plain(":" + id)}"><title>{plain(text)}</title><rect x="{x - wide / 2:.1f}" '
        f'y="{y - 10:.1f}" width="{wide:.1f}" height="20" rx="10"/>'
        f'<text x="{x:.1f}" y="{y:.1f}" dy=".35em" text-anchor="middle">{plain(_short(text))}</text></g>'
    )


def _arrow(x: float, to: float, y: float, id: str) -> str:
    line = f'<path data-to="{id}" d="M{x:.1f} {y:.1f}H{to - 6:.1f}"/>'
    return f'{line}<path class="tip" data-tip="{id}" d="M{to:.1f} {y:.1f}l-7 -3.5v7z"/>'


def lone_of(chains: Chains) -> Mapping[str, None]:
    """What is in no chain."""
    joined = {id for edge in chains.edges for id in (edge.source, edge.target)}
    return {node.id: None for node in chains.nodes if node.on and node.id not in joined}
