"""Acts of other players: `each opponent loses 1 coin`, `for each p in players: p does rest`."""

from __future__ import annotations

import re

from ..tree import Node, value
from .layout import behind, is_act, lines, under
from .written import Unwritten, Writing, as_others

SEVERAL = ("players", "each ", "opponents ", "clockwise ", "[")
"""Beginnings of texts that mean several players."""
NAME = re.compile(r"[a-z0-9-]+")
LOOPS = "pqr"


def seats_text(node: Node, writing: Writing) -> str:
    seat = value(node, "seat")
    if not isinstance(seat, Node):
        raise Unwritten
    who, name = writing.text(seat), LOOPS[sum(one in LOOPS for one in writing.names.values())]
    if node.type == "clause-for-seat":
        with writing.within("player", name):
            return f"for each {name} in {who}:{behind(lines(writing, node, value(node, 'deed')))}"
    text = lines(writing, node, value(node, "deed"))
    if seat.type == "seat-everyone":
        return f"each player:{behind(text)}"
    if seat.type == "seat-opponent" and is_act(text) and "," not in text:
        may = text.removeprefix("you may ")
        return f"each opponent {as_others(text) if may == text else f'may {may}'}"
    if who.startswith(SEVERAL):
        return f"for each {name} in {who}:{behind(_done_by(name, text))}"
    alone = who.removeprefix("the ")
    if NAME.fullmatch(alone):
        return _done_by(alone, text)
    return f"for each {name} in [{alone}]:{behind(_done_by(name, text))}"


def _done_by(who: str, text: str) -> str:
    if not is_act(text):
        return f"{who} does:{under(text)}"
    may = text.removeprefix("you may ")
    return f"{who} may {may}" if may != text else f"{who} does {text}"
