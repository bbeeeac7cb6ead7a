"""The legend of a picture: each sign that occurs in it, small, with its meaning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

LEGEND: Mapping[str, str] = {
    "card": "a card",
    "here": "the card of this page",
    "event": "what happens",
    "sure": "always triggers",
    "perhaps": "triggers if you choose it, or if a further condition is met",
    "back": "closes a loop",
    "either": "in italics: causes it if you choose it, or if a further condition is met",
    "alone": "In no chain: {}",
}
SIGN = 34
"""How wide a sign is."""
ROW = 22
LEAST = 420
"""No picture is so narrow that its legend needs more rows than at this width."""


MOST = 620
"""No legend is wider than this, so that it can be read where a wide picture is shown in parts."""


def width_of(text: str) -> float:
    return len(text) * 6.6 + SIGN + 26


def legend(signs: Iterable[str], words: Mapping[str, str], wide: float) -> tuple[list[tuple[str, float, float]], float]:
    """The position of each sign, and the width of them all."""
    room = min(max(wide, LEAST), MOST)
    x = y = most = 0.0
    found: list[tuple[str, float, float]] = []
    for sign in signs:
        needs = width_of(words[sign])
        if x and x + needs > room:
            x, y = 0.0, y + ROW
        found.append((sign, x, y))
        x += needs
        most = max(most, x)
    return found, most


def drawn(sign: str, x: float, y: float, text: str) -> str:
    """One sign with what it means; `text` is ready for XML."""
    end = x + SIGN - 8
    match sign:
        case "card" | "here":
            name = "card here" if sign == "here" else "card"
            shape = f'<g class="{name}"><rect x="{x:.1f}" y="{y - 7:.1f}" width="26" height="14" rx="3"/></g>'
        case "event":
            shape = f'<g class="event"><rect x="{x:.1f}" y="{y - 7:.1f}" width="26" height="14" rx="7"/></g>'
        case "either":
            shape = f'<g class="name perhaps"><text x="{x:.1f}" y="{y:.1f}" dy=".35em">Abc</text></g>'
        case _:
            name = "" if sign == "sure" else f' class="{sign}"'
            tip = f'<path class="tip" d="M{end:.1f} {y:.1f}l-7 -3.5v7z"/>'
            shape = f'<path{name} d="M{x:.1f} {y:.1f}L{end:.1f} {y:.1f}"/>{tip}'
    return f'{shape}<text x="{x + SIGN:.1f}" y="{y:.1f}" dy=".35em">{text}</text>'
