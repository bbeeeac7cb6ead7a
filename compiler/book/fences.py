"""Blocks of rules in the manual: coloured as on the pages of the rulebook."""

from __future__ import annotations

from html import escape

from .code import coloured


def fence(source: str, language: str, css_class: str, options: dict[str, object], md: object, **more: object) -> str:
    """What pymdownx asks of a block of its own."""
    title = str(options.get("title", ""))
    head = f'<span class="filename">{escape(title)}</span>' if title else ""
    sort = ' class="wrong"' if language == "wrong" else ""
    return f'<div class="highlight">{head}<pre{sort} tabindex="0"><code>{coloured(source, _nowhere)}</code></pre></div>'


def valid(language: str, inputs: dict[str, str], options: dict[str, object], attrs: object, md: object) -> bool:
    """Every option is taken; only `title` is used."""
    options.update(inputs)
    return True


def _nowhere(name: str) -> str:
    return ""
