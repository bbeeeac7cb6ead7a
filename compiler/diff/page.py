"""The difference of two editions as one HTML page, for the rulebook: with nothing to load, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..diagnostics.cells import shown
from ..graph.chains import Edge
from ..text.languages import RULES
from .changes import Change, Difference
from .links import Pen, arrow, in_brackets, needs, rows
from .tell import HEADS, Telling, tally, words_of

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


def as_page(found: Difference, old: str, new: str, telling: Telling) -> str:
    """What changed, in words and as rules, then the chains, loops and orders that came and went."""
    words, language = telling.words, telling.language or RULES
    name = f"{_text(old)} → {_text(new)}"
    parts = [f"<h1>{name}</h1>", f"<p>{_text(tally(found, words))}</p>"]
    for how in HEADS:
        changes = [one for one in found.changes if one.how == how]
        parts += [f"<h2>{_text(words[how])}</h2>"] if changes else []
        parts += [line for one in changes for line in _change(one)]
    chains = list(_chains(found, telling))
    parts += [f"<h2>{words['chains']}</h2>", "<ul>", *chains, "</ul>"] if chains else []
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
    body = "\n".join(["<body>", *parts, "</body>", "</html>"])
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}<style>\n{STYLE}</style></head>\n{body}'


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
    """The new text differs from the old one by more than its colour."""
    return "+" if sort == "came" else "−"


def _chains(found: Difference, telling: Telling) -> Iterator[str]:
    for row in rows(found.links, telling.words, telling.title, telling.tongue, _pen(telling)):
        more = "".join(f"<br>{line}" for line in (row.why, *row.ways) if line)
        if row.mark:
            sort = "came" if row.mark == "+" else "went"
            yield f'<li class="{sort}">{_mark(sort)} {row.text}{more}</li>'
        else:
            yield f"<li>{row.text}{more}</li>"


def _pen(telling: Telling) -> Pen:
    def edge(one: Edge) -> str:
        more = needs(one, telling.tongue, _text)
        return arrow(one, telling.title, telling.tongue, _text) + (f'<span class="faint">{more}</span>' if more else "")

    return Pen(_text, '<span class="loud">{}</span>'.format, edge, in_brackets(_text))
