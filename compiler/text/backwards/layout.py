"""Layout of lines: behind a colon if one line fits there, else indented below it."""

from __future__ import annotations

from ..tree import Node, Value, value
from .written import Writing, nodes

INDENT = "  "
NO_ACTS = ("set ", "change ", "let ", "choose ")
"""Beginnings of lines that are no acts: `may` and `does` need a block for them."""


def is_act(text: str) -> bool:
    """Whether it is one act, which fits behind `may` and `does`."""
    return "\n" not in text and ": " not in text and not text.startswith(NO_ACTS)


def under(text: str) -> str:
    """Indents lines below a colon."""
    return "\n" + "\n".join(INDENT + line for line in text.split("\n"))


def behind(text: str) -> str:
    return under(text) if "\n" in text or ":" in text else f" {text}"


def lines(writing: Writing, _: Node, found: Value | None) -> str:
    return "\n".join(map(writing.text, nodes(found)))


def below(writing: Writing, node: Node, found: Value | None) -> str:
    thing = value(node, "thing")
    if node.type.startswith(("clause-for", "clause-if-for")) and isinstance(thing, str):
        with writing.within(thing, f"that-{thing}"):
            return behind(lines(writing, node, found))
    return behind(lines(writing, node, found))


def instead(writing: Writing, node: Node, found: Value | None) -> str:
    text = lines(writing, node, found)
    return f"{text} instead" if is_act(text) else f"instead:{behind(text)}"


def willing(writing: Writing, _: Node, found: Value | None) -> str:
    """Acts that a player may decline."""
    acts = [writing.text(one) for one in nodes(found)]
    if not writing.asked:
        return "\n".join(acts)
    if len(acts) == 1 and is_act(acts[0]):
        return f"you may {acts[0]}"
    if len(acts) == 2 and acts[0].startswith("pay ") and acts[1].startswith("gain "):
        return f"you may {acts[0]} to {acts[1]}"
    return "may:" + under("\n".join(acts))


def option(writing: Writing, _node: Node, _found: Value | None) -> str:
    writing.options += 1
    return f"way-{writing.options}"
