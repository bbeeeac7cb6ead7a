"""The difference of two editions as one HTML page, for the rulebook: with nothing to load, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape

from ..diagnostics.cells import shown
from ..graph.chains import Edge, Ring
from ..graph.orders import Order
from ..graph.rings import WHY, said
from ..text.languages import RULES
from .changes import Change, Difference
from .tell import HEADS, words_of
from .words import PAGES, Words

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


def as_page(
    found: Difference, old: str, new: str, title: Title, language: str = RULES, why: Mapping[str, str] = WHY
) -> str:
    """What changed, in words and as rules, then the chains, rings and orders that came and went. `why` says why a ring
    ends or does not."""
    words = PAGES[language]
    name = f"{_text(old)} → {_text(new)}"
    parts = [f"<h1>{name}</h1>", f"<p>{_text(_tally(found, words))}</p>"]
    for how in HEADS:
        changes = [one for one in found.changes if one.how == how]
        parts += [f"<h2>{_text(words[how])}</h2>"] if changes else []
        parts += [line for one in changes for line in _change(one)]
    chains = list(_chains(found, lambda id: _text(title(id)), words, why))
    parts += [f"<h2>{words['chains']}</h2>", "<ul>", *chains, "</ul>"] if chains else []
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
    body = "\n".join(["<body>", *parts, "</body>", "</html>"])
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}<style>\n{STYLE}</style></head>\n{body}'


def _tally(found: Difference, words: Words) -> str:
    """The whole in one line."""
    many = {how: sum(one.how == how for one in found.changes) for how in HEADS}
    if not any(many.values()):
        return words["same"]
    rest = many["meant"] + many["said"]
    more = words["besides"].format(rest) if rest else ""
    return words["tally"].format(many["changed"], many["added"], many["removed"]) + more


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


def _chains(found: Difference, title: Title, words: Words, why: Mapping[str, str]) -> Iterator[str]:
    links = found.links
    yield from (f'<li class="came">+ {_edge(one, title, words)}</li>' for one in links.added)
    yield from (f'<li class="went">− {_edge(one, title, words)}</li>' for one in links.removed)
    for ring in links.closed:
        because = said(ring.reason._replace(what=_text(ring.reason.what)), title, why)
        yield f'<li class="came">+ {_ring(ring, title, words)}<br>{because}</li>'
    yield from (f'<li class="went">− {_ring(one, title, words)}</li>' for one in links.opened)
    for order in links.ordered:
        ways = "".join(f"<br>{line}" for line in _ways(order, title, words))
        yield f'<li class="came">+ {words["matters"].format(*map(title, order.nodes))}{ways}</li>'
    for order in links.unordered:
        yield f'<li class="went">− {words["mattered"].format(*map(title, order.nodes))}</li>'
    yield from (f'<li class="came">+ {words["possible"].format(title(id))}</li>' for id in links.possible)
    yield from (f'<li class="went">− {words["impossible"].format(title(id))}</li>' for id in links.impossible)
    before, now = links.longest
    if before != now:
        yield f"<li>{words['longest'].format(now, before)}</li>"


def _edge(edge: Edge, title: Title, words: Words) -> str:
    many = f" × {edge.amount}" if edge.amount != 1 and " " in edge.event else ""
    hangs = [words["choice"]] if edge.choice else []
    hangs += [words["guard"].format(_text(guard)) for guard in edge.guards]
    more = f' <span class="faint">({"; ".join(hangs)})</span>' if hangs else ""
    return f"{title(edge.source)} → {title(edge.target)}: {_text(edge.event)}{many}{more}"


def _ring(ring: Ring, title: Title, words: Words) -> str:
    loud = ' class="loud"' if ring.verdict == "endless" else ""
    names = " → ".join(title(id) for id in [*ring.nodes, ring.nodes[0]])
    return f"{words['ring']} {names}: <span{loud}>{words[ring.verdict]}</span>"


def _ways(order: Order, title: Title, words: Words) -> Iterator[str]:
    """What comes of either order."""
    one, other = map(title, order.nodes)
    if order.shown is None:
        yield words["may"]
        return
    for (key, first), (_, second) in zip(order.shown.first, order.shown.second, strict=True):
        named = _text(key.replace(":", words["of"], 1))
        yield words["first"].format(_text(str(first)), _text(str(second)), key=named, one=one, other=other)
