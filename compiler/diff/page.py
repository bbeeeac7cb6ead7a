"""The difference of two editions as one HTML page, for the rulebook: with nothing to load, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from ..diagnostics.cells import shown
from ..graph.chains import Edge, Ring
from ..graph.draw import hangs_on
from .changes import Change, Difference
from .tell import HEADS, tally, ways_of, words_of

Title = Callable[[str], str]

STYLE = """\
:root { color-scheme: light dark; --ink: #1c1c1c; --faint: #5c5c5c; --paper: #fff; --line: #d5d5d5;
  --came: #e3f4e3; --went: #fbe5e3; --loud: #8a1c12; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --faint: #a9a9a9; --paper: #17191c; --line: #3a3d41;
  --came: #17351d; --went: #431d1a; --loud: #ff9d92; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.2rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; } h3 small, .faint { color: var(--faint); font-weight: normal; }
pre { margin: .3rem 0; white-space: pre-wrap; } pre span, p.said { display: block; padding: .05rem .6rem; margin: 0; }
.came { background: var(--came); } .went { background: var(--went); } .loud { color: var(--loud); font-weight: 600; }
ul { padding-left: 1.2rem; }
"""


def as_page(found: Difference, old: str, new: str, title: Title) -> str:
    """What changed, in words and as rules, then the chains, rings and orders that came and went."""
    name = f"{_text(old)} → {_text(new)}"
    parts = [f"<h1>{name}</h1>", f"<p>{_text(tally(found))}</p>"]
    for how, head in HEADS.items():
        changes = [one for one in found.changes if one.how == how]
        parts += [f"<h2>{_text(head)}</h2>"] if changes else []
        parts += [line for one in changes for line in _change(one)]
    chains = list(_chains(found, lambda id: _text(title(id))))
    parts += ["<h2>Chains</h2>", "<ul>", *chains, "</ul>"] if chains else []
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
    body = "\n".join(["<body>", *parts, "</body>", "</html>"])
    return f'<!doctype html>\n<html lang="en">\n<head>{head}<style>\n{STYLE}</style></head>\n{body}'


def _text(text: str) -> str:
    return escape(shown(" ".join(text.split())))


def _change(one: Change) -> Iterator[str]:
    thing = one.thing
    where = _text(f"{thing.sort} {thing.id}, {thing.at}")
    yield f"<h3>{_text(thing.title or thing.id)} <small>{where}</small></h3>"
    for language, *both in one.said:
        for sort, text in zip(("went", "came"), both, strict=True):
            if text is not None:
                yield f'<p class="said {sort}" lang="{_text(language)}">{_mark(sort)} {_text(text)}</p>'
    words = list(words_of(one))
    if words:
        lines = (f'<span class="{"came" if line[0] == "+" else "went"}">{escape(line)}</span>' for line in words)
        yield f"<pre>{''.join(lines)}</pre>"


def _mark(sort: str) -> str:
    """What is new is told from what was by more than its colour."""
    return "+" if sort == "came" else "−"


def _chains(found: Difference, title: Title) -> Iterator[str]:
    links = found.links
    yield from (f'<li class="came">+ {_edge(one, title)}</li>' for one in links.added)
    yield from (f'<li class="went">− {_edge(one, title)}</li>' for one in links.removed)
    for ring in links.closed:
        loud = ' class="loud"' if ring.verdict == "endless" else ""
        named = f"<span{loud}>{ring.verdict}</span> ring: {_ring(ring, title)}"
        yield f'<li class="came">+ {named}<br>{_text(ring.why)}</li>'
    yield from (f'<li class="went">− {one.verdict} ring: {_ring(one, title)}</li>' for one in links.opened)
    for order in links.ordered:
        ways = "".join(f"<br>{_text(line)}" for line in ways_of(order, title))
        yield f'<li class="came">+ the order of {title(order.nodes[0])} and {title(order.nodes[1])} matters{ways}</li>'
    for order in links.unordered:
        yield f'<li class="went">− the order of {title(order.nodes[0])} and {title(order.nodes[1])} mattered</li>'
    yield from (f'<li class="came">+ something triggers {title(id)} now</li>' for id in links.possible)
    yield from (f'<li class="went">− nothing triggers {title(id)} any more</li>' for id in links.impossible)
    before, now = links.longest
    if before != now:
        yield f"<li>the longest chain: {now} abilities, it was {before}</li>"


def _edge(edge: Edge, title: Title) -> str:
    many = f" × {edge.amount}" if edge.amount != 1 and " " in edge.event else ""
    more = f' <span class="faint">({_text(hangs_on(edge))})</span>' if hangs_on(edge) else ""
    return f"{title(edge.source)} → {title(edge.target)}: {_text(edge.event)}{many}{more}"


def _ring(ring: Ring, title: Title) -> str:
    return " → ".join(title(id) for id in [*ring.nodes, ring.nodes[0]])
