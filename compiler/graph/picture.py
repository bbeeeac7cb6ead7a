"""The chains as a picture: cards as boxes, events as pills between them, as SVG that needs nothing else.

What is drawn is what can be read off the graph: a full line always triggers, a dashed one only by choice or on
a further condition; a line that runs back closes a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from textwrap import wrap

from .chains import Chains, Edge
from .layout import Layout, Point, laid_out
from .legend import LEGEND, ROW, drawn, legend
from .rows import drawn_rows, lone_of, rows_of
from .tell import hangs_on

STYLE = """
.chains{font:13px system-ui,sans-serif}
.chains{--c-card:#fff;--c-line:#4a5568;--c-ink:#1a202c;--c-event:#fdf3d8;--c-ring:#b45309}
.chains .card rect{fill:var(--c-card);stroke:var(--c-line)}.chains text{fill:var(--c-ink)}
.chains .event rect{fill:var(--c-event);stroke:none}.chains .event text{font-size:11.5px}
.chains path{fill:none;stroke:var(--c-line);stroke-width:1.2}.chains path.perhaps{stroke-dasharray:4 3}
.chains path.back{stroke:var(--c-ring)}.chains .tip{fill:var(--c-line);stroke:none}
.chains .name.perhaps text{font-style:italic}.chains path.rule{stroke-width:.4}
.chains .card.here rect{stroke-width:2.5}.chains .key text{font-size:11.5px}
"""
WIDE = "mwMWÆŒ@%—"
NARROW = "iljtfrI.,:;'|!()[] "
EDGE = 16
"""Around the picture."""

Title = Callable[[str], str]
Link = Callable[[str], str]


def as_svg(
    chains: Chains,
    title: Title,
    link: Link | None = None,
    here: Sequence[str] = (),
    style: bool = True,
    name: str = "Which ability triggers which",
    event: Title = str,
    hangs: Callable[[Edge], str] = hangs_on,
    key: Mapping[str, str] = LEGEND,
) -> str:
    """The picture. `link` gives the page of a node, and `here` are the nodes that the page is about; `event`, `hangs`
    and `key` give the words for an event, for the condition of a link, and for the signs."""
    if len(chains.edges) > MANY and not here:
        return _as_rows(chains, title, link, style, name, event, hangs, key)
    sources = {edge.source for edge in chains.edges}
    cards = [node.id for node in chains.nodes if node.on or node.id in sources]
    shown = [*cards, *(f"\0{one}" for one in dict.fromkeys(_events(chains, cards)))]
    words = {id: event(id[1:]) if id[0] == "\0" else title(id) for id in shown}
    sizes = {id: _size(words[id], id[0] == "\0") for id in shown}
    pairs = _pairs(chains, cards)
    layout = laid_out(sizes, list(pairs))
    lanes = _lanes([pair for pair in pairs if _runs_back(pair, layout)], layout, sizes)
    body = [_line(pair, layout, list(map(hangs, edges)), lanes.get(pair)) for pair, edges in pairs.items()]
    body += [_node(id, layout.at[id], sizes[id], words[id], link, id in here) for id in shown]
    low = max([layout.height, *(lane + 8 for lane in lanes.values())])
    below, needs = legend(_signs(cards, pairs, hangs, bool(lanes), here), key, layout.width)
    signs = [drawn(sign, x, low + ROW + 8 + y, _plain(key[sign])) for sign, x, y in below]
    body += [f'<g class="key">{"".join(signs)}</g>'] if signs else []
    low += (below[-1][2] + ROW + 16 if below else 0) + 2 * EDGE
    # A line that runs back leaves on the right of the last column and comes in on the left of the first.
    left = EDGE + (16 if lanes else 0)
    return _framed("".join(body), max(layout.width, needs) + 2 * left, low, left, name, link, style)


def _framed(body: str, wide: float, low: float, left: float, name: str, link: Link | None, style: bool) -> str:
    # A picture that leads somewhere is not only a picture to who cannot see it.
    role = "img" if link is None else "group"
    # A page of ours may shrink it, and has to know how far.
    wide_enough = f'style="--wide:{wide:.0f}px" '
    return (
        f'<svg class="chains" xmlns="http://www.w3.org/2000/svg" role="{role}" width="{wide:.0f}" height="{low:.0f}" '
        f'{"" if style else wide_enough}viewBox="{-left} {-EDGE} {wide:.0f} {low:.0f}"><title>{_plain(name)}</title>'
        f"{f'<style>{STYLE}</style>' if style else ''}{body}</svg>\n"
    )


MANY = 250
"""Of more links than these, each event is drawn in a row of its own."""


def _as_rows(
    chains: Chains,
    title: Title,
    link: Link | None,
    style: bool,
    name: str,
    event: Title,
    hangs: Callable[[Edge], str],
    key: Mapping[str, str],
) -> str:
    rows = rows_of(chains, title, hangs)
    body, wide, low = drawn_rows(rows, event, link, _plain)
    below, _ = legend(
        ["event", "either"] if any(one.hangs for row in rows for one in row.causes) else ["event"], key, wide
    )
    signs = [drawn(sign, x, low + ROW + y, _plain(key[sign])) for sign, x, y in below]
    low += below[-1][2] + ROW + 16
    alone = len(lone_of(chains))
    if alone:
        signs.append(f'<text x="0" y="{low:.1f}" dy=".35em">{_plain(key["alone"].format(alone))}</text>')
        low += ROW
    return _framed(
        f'{body}<g class="key">{"".join(signs)}</g>', wide + 2 * EDGE, low + 2 * EDGE, EDGE, name, link, style
    )


def _signs(
    cards: Sequence[str],
    pairs: Mapping[tuple[str, str], Sequence[Edge]],
    hangs: Callable[[Edge], str],
    back: bool,
    here: Sequence[str],
) -> list[str]:
    """Those that are in the picture."""
    causes = [edges for edges in pairs.values() if edges]
    perhaps = [all(hangs(edge) for edge in edges) for edges in causes]
    found = {
        "card": any(id not in here for id in cards),
        "here": any(id in here for id in cards),
        "event": bool(pairs),
        "sure": not all(perhaps),
        "perhaps": any(perhaps),
        "back": back,
    }
    return [sign for sign, holds in found.items() if holds]


def _events(chains: Chains, cards: Sequence[str]) -> list[str]:
    """The events in the picture: those by which one triggers another, and those that trigger a card from outside."""
    triggered, shown = {edge.target for edge in chains.edges}, set(cards)
    outside = [event for node in chains.nodes if node.id in shown and node.id not in triggered for event in node.on]
    return [edge.event for edge in chains.edges] + outside


def _pairs(chains: Chains, cards: Sequence[str]) -> dict[tuple[str, str], list[Edge]]:
    found: dict[tuple[str, str], list[Edge]] = {}
    events = set(_events(chains, cards))
    for node in chains.nodes:
        for event in node.on:
            if event in events:
                found.setdefault((f"\0{event}", node.id), [])
    for edge in chains.edges:
        found.setdefault((edge.source, f"\0{edge.event}"), []).append(edge)
        found.setdefault((f"\0{edge.event}", edge.target), [])
    return found


LETTERS, LINES = 34, 3
"""A line of a box has at most this many letters of a name, and a box this many lines; a tooltip has the whole name."""
HIGH = 15.0
"""How much higher each further line makes a box."""


def _size(text: str, event: bool) -> tuple[float, float]:
    """How large a box must be for its text, reckoned with room to spare, as nobody measures letters here."""
    lines = _lines(text)
    letters = max((sum(_wide(letter) for letter in line) for line in lines), default=0.0)
    more = HIGH * (len(lines) - 1)
    return (letters * 6.4 + 18, 20.0 + more) if event else (letters * 7.4 + 22, 30.0 + more)


def _wide(letter: str) -> float:
    return 1.35 if letter in WIDE else 0.62 if letter in NARROW else 1


def _lines(text: str) -> list[str]:
    plain = " ".join(text.split())
    return wrap(plain, LETTERS, max_lines=LINES, placeholder="…", break_on_hyphens=False) or [""]


def _node(id: str, at: Point, size: tuple[float, float], text: str, link: Link | None, here: bool) -> str:
    event = id[0] == "\0"
    x, y, (wide, high) = at[0], at[1], size
    corner = 10 if event else 5
    lines = _lines(text)
    top = y - HIGH * (len(lines) - 1) / 2
    sort = "event" if event else "card here" if here else "card"
    box = (
        f'<g class="{sort}" data-id="{_id(id)}"><title>{_plain(text)}</title>'
        f'<rect x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}" width="{wide:.1f}" height="{high:.1f}" '
        f'rx="{corner:.0f}"/>'
        f"{''.join(_text(line, x, top + HIGH * n) for n, line in enumerate(lines))}</g>"
    )
    href = link(id) if link is not None and not event else ""
    return f'<a href="{escape(href)}">{box}</a>' if href else box


def _text(line: str, x: float, y: float) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" dy=".35em" text-anchor="middle">{_plain(line)}</text>'


def _line(pair: tuple[str, str], layout: Layout, hangs: Sequence[str], lane: float | None) -> str:
    points = layout.routes[pair]
    path = _curve(points) if lane is None else _back(points[0], points[-1], lane)
    perhaps = bool(hangs) and all(hangs)
    names = [name for name, holds in (("perhaps", perhaps), ("back", lane is not None)) if holds]
    words = "; ".join(dict.fromkeys(filter(None, hangs)))
    told = f"<title>{_plain(words)}</title>" if words else ""
    x, y = points[-1]
    tip = "" if pair[1][0] == "\0" else f'<path class="tip" data-tip="{_id(pair[1])}" d="M{x:.1f} {y:.1f}l-7 -3.5v7z"/>'
    sort = f' class="{" ".join(names)}"' if names else ""
    ends = f'data-from="{_id(pair[0])}" data-to="{_id(pair[1])}"'
    return f'<path{sort} {ends} d="{path}">{told}</path>{tip}'


def _id(node: str) -> str:
    """A node by a name that a script can follow; that of an event begins with a colon, which no card's does."""
    return escape(_plain(f":{node[1:]}" if node[0] == "\0" else node))


def _runs_back(pair: tuple[str, str], layout: Layout) -> bool:
    return layout.at[pair[0]][0] >= layout.at[pair[1]][0]


def _lanes(
    pairs: Sequence[tuple[str, str]], layout: Layout, sizes: Mapping[str, tuple[float, float]]
) -> dict[tuple[str, str], float]:
    """The depth of each line that runs back: just below its nodes, or below whatever is in its way, each on its own
    lane."""
    found: dict[tuple[str, str], float] = {}
    taken: list[tuple[float, float, float]] = []
    for pair in sorted(pairs, key=lambda pair: layout.at[pair[0]][0] - layout.at[pair[1]][0]):
        (x, y), (to_x, to_y) = layout.at[pair[0]], layout.at[pair[1]]
        low = max(y + sizes[pair[0]][1] / 2, to_y + sizes[pair[1]][1] / 2) + 9
        above = [
            (down - sizes[node][1] / 2 - 3, down + sizes[node][1] / 2 + 3)
            for node, (at, down) in layout.at.items()
            if to_x - 1 <= at <= x + 1
        ]
        above += [(lane - 8, lane + 8) for left, right, lane in taken if left <= x and to_x <= right]
        for top, bottom in sorted(above):
            if top < low < bottom:
                low = bottom + 0.5
        found[pair] = low
        taken.append((to_x, x, low))
    return found


def _curve(points: Sequence[Point]) -> str:
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (to_x, to_y) in pairwise(points):
        bend = (to_x - x) / 2
        level = f"L{to_x:.1f} {to_y:.1f}"
        bent = f"C{x + bend:.1f} {y:.1f} {to_x - bend:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}"
        path += level if y == to_y else bent
    return path


def _back(start: Point, end: Point, lane: float) -> str:
    """Out to the right, along its lane, and in from the left."""
    (x, y), (to_x, to_y) = start, end
    out, into = x + 24, to_x - 24
    return (
        f"M{x:.1f} {y:.1f}Q{out:.1f} {y:.1f} {out:.1f} {(y + lane) / 2:.1f}T{x:.1f} {lane:.1f}"
        f"L{to_x:.1f} {lane:.1f}Q{into:.1f} {lane:.1f} {into:.1f} {(lane + to_y) / 2:.1f}T{to_x:.1f} {to_y:.1f}"
    )


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    """Text of an author in XML: its marks escaped, and nothing in it that no XML may hold."""
    return escape("".join(letter for letter in " ".join(text.split()) if letter.isprintable()))
