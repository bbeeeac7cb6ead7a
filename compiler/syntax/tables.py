"""The parse tables, made from the grammar by Lark in its strict mode and kept beside it as JSON.

    python -m rulewright.compiler.syntax.tables        writes grammar/tables.json anew

A run needs no Lark: the tables are data, the driver that walks them is `parse.py`. The same grammar gives the same
tables to the byte, and a test sees that they are fresh.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from .learn import learnt
from .tabled import made_of

FILES = ("pack", "declarations", "abilities", "expressions", "words")
"""In the order in which they are read as one grammar."""

STARTS = ("declaration",)
"""A source is read declaration by declaration; `start` is there for tools that read a whole file with Lark itself."""


def grammar_text() -> str:
    folder = files("rulewright.grammar")
    return "\n".join((folder / f"{name}.lark").read_text(encoding="utf-8") for name in FILES)


def build() -> dict[str, Any]:
    """The tables, with states and rules numbered in a deterministic order."""
    from lark import Lark
    from lark.lexer import Lexer
    from lark.parsers.lalr_analysis import Shift

    class NoLexer(Lexer):
        """Only the tables are needed; the scanner is that of this project."""

        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: Any, parser_state: Any) -> Any:
            raise NotImplementedError

    lark: Any = Lark(
        grammar_text(), parser="lalr", strict=True, start=list(STARTS), lexer=NoLexer, maybe_placeholders=True
    )
    table = lark.parser.parser._parse_table
    names = own_names(lark)
    number, order = _number(table, Shift, names)
    rules = sorted(lark.rules, key=lambda rule: _plain(str(rule), names))
    index = {rule: i for i, rule in enumerate(rules)}
    states: list[dict[str, int]] = []
    for state in order:
        row: dict[str, int] = {}
        for symbol, (action, arg) in _sorted(table.states[state], names):
            row[symbol] = number[arg] if action is Shift else -1 - index[arg]
        states.append(row)
    raw: dict[str, Any] = {
        "starts": {name: number[table.start_states[name]] for name in STARTS},
        "ends": {name: number[table.end_states[name]] for name in STARTS},
        "states": states,
        "rules": [_rule(rule) for rule in rules],
        "words": _words(lark, names),
    }
    telling, slips = learnt(made_of(raw))
    return {**raw, "telling": telling, "slips": slips}


SERIAL = re.compile(r"__ANON_\d+")


def own_names(lark: Any) -> dict[str, str]:
    """Names of our own for terminals to which Lark gives a serial number, made of the words themselves: `FOR_EACH`. A
    number would shift with the next keyword, and with it what the driver knows by name."""
    found: dict[str, str] = {}
    for terminal in lark.terminals:
        if SERIAL.fullmatch(terminal.name):
            found[terminal.name] = terminal.pattern.value.upper().replace(" ", "_")
    taken = {terminal.name for terminal in lark.terminals}
    assert len(set(found.values()) - taken) == len(found), "two terminals of one name"
    return found


def _plain(text: str, names: Mapping[str, str]) -> str:
    return SERIAL.sub(lambda serial: names[serial[0]], text)


def _sorted(state: Any, names: Mapping[str, str]) -> list[tuple[str, tuple[Any, Any]]]:
    """The actions of a state, in the order of the names of their symbols."""
    return sorted(((_plain(symbol, names), action) for symbol, action in state.items()), key=lambda one: one[0])


def _number(table: Any, shift: Any, names: Mapping[str, str]) -> tuple[dict[Any, int], list[Any]]:
    """States in the order in which a walk from the starts meets them."""
    order: list[Any] = []
    number: dict[Any, int] = {}
    waiting = [table.start_states[name] for name in STARTS]
    while waiting:
        state = waiting.pop(0)
        if state in number:
            continue
        number[state] = len(order)
        order.append(state)
        waiting += [arg for _, (action, arg) in _sorted(table.states[state], names) if action is shift]
    return number, order


def _rule(rule: Any) -> list[Any]:
    """[origin, node or null, symbols, what becomes of each child]; the last as `take i`, `-1 - i` for a list that is
    spliced in, and null for an optional part that is not there."""
    gaps = _gaps(rule)
    keep: list[int | None] = []
    for i, symbol in enumerate(rule.expansion):
        keep += [None] * gaps[i]
        if symbol.is_term and symbol.filter_out:
            continue
        keep.append(-1 - i if not symbol.is_term and symbol.name.startswith("_") else i)
    keep += [None] * gaps[-1]
    origin = rule.origin.name
    if origin.startswith("_"):
        node = None
    elif rule.options.expand1 and not rule.alias and len(keep) == 1:
        node = ""
    else:
        node = rule.alias or origin
    return [str(origin), node, len(rule.expansion), keep]


def _gaps(rule: Any) -> list[int]:
    """How many absent parts come before each symbol, and after the last."""
    empty = rule.options.empty_indices
    if not empty:
        return [0] * (len(rule.expansion) + 1)
    return [len(ones) for ones in "".join("1" if gap else "0" for gap in empty).split("0")]


def _words(lark: Any, names: Mapping[str, str]) -> dict[str, list[str]]:
    """Each word or mark of the grammar, with the terminals it can be."""
    words: dict[str, set[str]] = {}
    for terminal in lark.terminals:
        if terminal.name in ("NAME", "NUMBER", "STRING", "COMMENT", "_NL") or terminal.name.startswith("__IGNORE"):
            continue
        pattern = terminal.pattern
        for word in [pattern.value] if pattern.type == "str" else _alternatives(pattern.value):
            words.setdefault(word, set()).add(names.get(terminal.name, terminal.name))
    return {word: sorted(words[word]) for word in sorted(words)}


def _alternatives(pattern: str) -> list[str]:
    """The words of a terminal that is a choice of words, as Lark has made a pattern of it."""
    plain = re.sub(r"\(\?:|\)", "", pattern)
    return [re.sub(r"\\(.)", r"\1", word) for word in plain.split("|")]


def text_of(tables: dict[str, Any]) -> str:
    """The tables as JSON: a state and a rule to a line, so that a change can be seen."""
    lines = ["{"]
    for key in ("starts", "ends", "words", "telling"):
        lines.append(f"{json.dumps(key)}: {json.dumps(tables[key], sort_keys=True)},")
    entries = [f"{json.dumps(key)}: {json.dumps(slug)}" for key, slug in sorted(tables["slips"].items())]
    lines.append('"slips": {\n' + ",\n".join(entries) + "\n},")
    for key in ("rules", "states"):
        rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in tables[key])
        lines.append(f"{json.dumps(key)}: [\n{rows}\n]" + ("," if key == "rules" else ""))
    return "\n".join([*lines, "}", ""])


def main() -> None:
    from pathlib import Path

    from rulewright.runtime.files import write

    path = Path(str(files("rulewright.grammar"))) / "tables.json"
    write(path, text_of(build()))
    print(f"wrote {path.name}: {len(build()['states'])} states", file=sys.stderr)


if __name__ == "__main__":
    main()
