"""Nodes back to text, in the one form we print: write(parse(x)) is x, once x is formatted.

Each node has a template: `{field}` is a part, `[...]` is left out when the part in it is missing, `{field, }` is a list
with the separator of its items.
"""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from ..source.text import line_column
from . import nodes
from .nodes import Block, Inline, Node, Word

TEMPLATES: dict[str, str] = {
    "Word": "{text}",
    "Or": "{left} or {right}",
    "And": "{left} and {right}",
    "Not": "not {what}",
    "Compare": "{left} {how} {right}",
    "Can": "can ({act})",
    "During": "during {phase}",
    "Plus": "{left} + {right}",
    "Minus": "{left} - {right}",
    "Times": "{left} * {right}",
    "Over": "{left} / {right}[ {rounding}]",
    "Negative": "-{what}",
    "Number": "{digits}",
    "Words": "{quoted}",
    "Amount": "{many} {good}",
    "Pick": "{quantity}[ {many}][ {other}] {noun}",
    "Bare": "{word}[ {number}]",
    "Noun": "{kind}[ called {called}][ of {of}][ holding {holding} {held}][ where ({where})]",
    "Count": "count {what}",
    "Have": "you have[ {how}] {what}",
    "Your": "your {what}",
    "Conditional": "({value} if {test} otherwise {otherwise})",
    "Fold": "{how} {what} among {among}",
    "Groups": "groups of {of} by most {by}",
    "At": "{what} at {key}",
    "Of": "{what} of {owner}",
    "Possessive": "{owner}'s {what}",
    "Name": "{word}",
    "The": "the {word}",
    "Its": "its {word}",
    "Bracket": "({inside})",
    "Place": " {prep} {what}",
    "Places": "{items}",
    "Act": "{verb}[ {what}]{places}[ {again}]",
    "AtOnce": "{verb} at once",
    "Either": "{acts, or }",
    "Chain": "{acts, then }",
    "Instead": "{act} instead",
    "Do": "{act}",
    "Will": "[{seat} ]{will} {act}",
    "Subject": "{who} {act}",
    "EachDoes": "each[ {other}] {kind}[ {will}] {act}",
    "Let": "let {name} be {value}",
    "Set": "set {target} to {value}",
    "Change": "change {target} by {by}",
    "Choose": "choose {what}[ by {by}] as {name}",
    "ChooseNumber": "choose {quantity} {kind} from {low} to {high}[ by {by}] as {name}",
    "Shift": "{name}[ of {of}] changes by {by}",
    "Until": "until {scope}, {shift}",
    "WillBlock": "[{seat} ]{will}",
    "If": "if {test}",
    "Otherwise": "otherwise",
    "ForEach": "for each {name} in {many}",
    "EachSeat": "each[ {other}] {kind}",
    "Repeat": "repeat {times} times",
    "RepeatUntil": "repeat until {test}",
    "RepeatUpTo": "repeat up to {times} times",
    "RepeatFreely": "repeat any number of times",
    "RepeatEver": "repeat",
    "Phase": "phase {name}[ of {of}]",
    "Together": "together",
    "InsteadBlock": "instead",
    "Secretly": "secretly each {kind}",
    "ChooseOne": "choose one[ by {by}]:",
    "Option": "option {name}[ if {test}]",
    "Offer": "option {name}[ if {test}]",
    "Aim": " {prep} {verb} {what}{places}",
    "Aims": "{items}[{aim}]",
    "Heard": "{verb}[ {what}]{places}",
    "Hears": "{moment} {who} {act}",
    "Passes": "{moment} {phase} {edge}",
    "YourPasses": "{moment} your {phase} {edge}",
    "TheirPasses": "{moment} {who}'s {phase} {edge}",
    "Becomes": "{moment} {what} becomes {value}",
    "Moves": "{moment} {what} {trend}",
    "Travels": "{moment} {what} {way} {pile}",
    "Ability": "{moment}",
    "Has": "has {quantity} {kind}[ called {called}]",
    "Lifted": "not {law}",
    "Limited": "{times} times per {phase}",
    "Says": "says {language} {text}",
    "OnlyWhile": "only while {test}",
    "CountsAs": "{one} counts as {other}[, {reverse}]",
    "Score": "score {value}",
    "Row": "{keys, } -> {value}",
    "ScoreBy": "score {value} by:",
    "Chart": "{name} by:",
    "Modifier": "[while {test}: ]{shift}",
    "Tag": ", {name}",
    "Trait": ", {name} {value}",
    "Bound": ", {word} {value}[ to {to}]",
    "Marks": "{items}",
    "Kind": "kind {name}[ ({plural})][ is {base}]",
    "Group": "group {name}[ ({plural})]: {members, }",
    "Product": "{kind} for each {each and }[ {title}]{marks}",
    "Element": "{kind} {name}[ {title}]{marks}",
    "Slot": "{sort} {name}[ ({plural})][ of each {of}][ at each {at}]{marks}",
    "Rows": "{sort} {name}{marks}:",
    "Die": "die {name}: {faces, }",
    "Param": "{quantity} {noun}[ called {called}]",
    "Joined": " {prep} {param}",
    "Params": "{items}",
    "Rule": "to {name}[ {param}]{params}",
    "Define": "let {name}[ of {of}][ at {at}] be {value}",
    "Hook": "{moment}",
    "Remove": "remove {name}",
    "Extend": "extend {name}{marks}",
    "ExtendGroup": "extend {name}: {members, }",
    "ExtendTable": "extend {name}:",
    "ExtendChoice": "extend {name}:",
    "Scene": "{mode} {values, }[ by {by}][ because {because}]",
    "Scenario": "scenario {title}{marks}",
    "Ruling": "ruling {title}{marks}",
    "Note": "{name}[ {text}]",
}

BELOW = {
    "ChooseOne": "options",
    "ScoreBy": "table",
    "Chart": "table",
    "Rows": "table",
    "Kind": "body",
    "Element": "body",
    "Product": "body",
    "Extend": "body",
    "ExtendTable": "table",
    "ExtendChoice": "options",
    "Scenario": "scenes",
    "Ruling": "notes",
}
"""Where the lines under a node are, unless it has a block."""

PART = re.compile(r"\[([^\[\]{}]*)\{(\w+)([^}]*)\}([^\[\]{}]*(?:\{(\w+)\})?)\]|\{(\w+)([^}]*)\}")


class Line(NamedTuple):
    node: Node
    depth: int
    text: str


def write(node: Node) -> str:
    """A node as text; of a declaration, all its lines."""
    if type(node).__name__ in ("Replace", "When") or hasattr(node, "block") or type(node).__name__ in BELOW:
        return "\n".join("  " * depth + text for _, depth, text in lines(node))
    return phrase(node)


def phrase(node: Node) -> str:
    """A node on one line, without the lines below it."""
    if isinstance(node, Word):
        return node.text
    if isinstance(node, nodes.Lifted) and node.law is None:
        return "at once"
    if isinstance(node, nodes.Listing):
        return f"[{_value(node.items, ', ')}]"
    return _filled(TEMPLATES[type(node).__name__], node)


def _filled(template: str, node: Node) -> str:
    def put(match: re.Match[str]) -> str:
        before, optional, between, after, second, plain, gap = match.groups()
        value = getattr(node, optional or plain)
        if optional and value is None:
            return ""
        text = _value(value, between if optional else gap)
        if second:
            after = after.replace("{" + second + "}", _value(getattr(node, second), ""))
        return f"{before or ''}{text}{after or ''}"

    return PART.sub(put, template)


def _value(value: object, gap: str) -> str:
    if isinstance(value, tuple):
        return gap.join(map(phrase, cast("tuple[Node, ...]", value)))
    return phrase(value) if isinstance(value, Node) else str(value)


def lines(node: Node, depth: int = 0) -> list[Line]:
    """A node and the lines below it: each line of the text is one line here, so that a formatter can replace it in its
    place."""
    name = type(node).__name__
    if isinstance(node, nodes.Replace | nodes.When):
        word, inner = ("replace", node.what) if isinstance(node, nodes.Replace) else ("when", node.line)
        first, *rest = lines(inner, depth)
        return [Line(node, depth, f"{word} {first.text}"), *rest]
    if isinstance(node, nodes.OtherwiseIf):
        first, *rest = lines(node.branch, depth)
        return [Line(node, depth, f"otherwise {first.text}"), *rest]
    block = getattr(node, "block", None)
    head = phrase(node)
    if isinstance(block, Inline):
        found = [Line(node, depth, f"{head}: {phrase(block.line)}")]
    elif isinstance(block, Block):
        found = [Line(node, depth, f"{head}:"), *_under(block.lines, depth)]
    else:
        found = [Line(node, depth, head), *_under(_below(node, name), depth)]
    if isinstance(node, nodes.If) and node.otherwise is not None:
        found += lines(node.otherwise, depth)
    return found


def _below(node: Node, name: str) -> tuple[Node, ...]:
    inside: nodes.Table | nodes.Body | tuple[Node, ...] = getattr(node, BELOW[name]) if name in BELOW else ()
    if isinstance(inside, nodes.Table):
        return inside.rows
    if isinstance(inside, nodes.Body):
        return inside.lines
    return inside


def _under(inside: tuple[Node, ...], depth: int) -> list[Line]:
    return [line for node in inside for line in lines(node, depth + 1)]


def line_of(node: Node) -> int:
    return line_column(node.span.source, node.span.start)[0]
