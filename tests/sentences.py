"""Random texts that the grammar allows: they use every part of the `.lark` files sooner or later."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.compiler.syntax.tabled import tables
from rulewright.compiler.syntax.tables import STARTS, grammar_text, own_names

NAMES = ("alpha", "beta-2", "Gamma", "delta", "x1", "epsilon", "item", "owl")
"""None of them is a word of the grammar, nor the beginning of one."""
STRINGS = ('"a title"', '""', '"with \\"quotes\\""', '"# no comment"', '"żółć ← עברית"')
LONG = (6, 70)
"""After so many words, at the least and at the most, the shortest way out is taken."""
SHORT = 3
"""So many words, about, has half of all that stands in a line."""

Draw = Callable[[int], int]
"""Any number from 0 up to, not including, the one given."""


@cache
def grammar() -> tuple[dict[str, list[list[str]]], dict[str, list[str]]]:
    """What each rule can be, and the words of each terminal."""
    from lark import Lark
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: Any, parser_state: Any) -> Any:
            raise NotImplementedError

    lark: Any = Lark(grammar_text(), parser="lalr", start=list(STARTS), lexer=NoLexer, maybe_placeholders=True)
    own = own_names(lark)
    rules: dict[str, list[list[str]]] = {}
    for rule in lark.rules:
        rules.setdefault(rule.origin.name, []).append(
            [own.get(str(symbol.name), str(symbol.name)) for symbol in rule.expansion]
        )
    words: dict[str, list[str]] = {}
    for word, terminals in tables().words.items():
        for terminal in terminals:
            words.setdefault(terminal, []).append(word)
    return rules, words


@cache
def heights() -> dict[str, int]:
    """How many steps each rule needs, at the least, until only words are left."""
    rules, _ = grammar()
    found: dict[str, int] = {}
    while len(found) < len(rules):
        for name, ways in rules.items():
            low = [max((found.get(part, 99) for part in way if part in rules), default=0) for way in ways]
            if min(low) < 99:
                found[name] = min(found.get(name, 99), min(low) + 1)
    return found


def sentence(draw: Draw) -> str:
    """One declaration."""
    parts: list[str] = []
    _say("declaration", LONG[0] + draw(LONG[1] - LONG[0]), draw, parts)
    return _laid_out(parts)


def _say(symbol: str, long: int, draw: Draw, parts: list[str]) -> None:
    rules, words = grammar()
    if symbol in ("value", "sum") and draw(2):
        # Else most lines would be one long sum, and few texts would have many lines.
        long = min(long, len(parts) + SHORT)
    if symbol in rules:
        ways = rules[symbol]
        if len(parts) > long:
            low = heights()
            need = [max((low.get(part, 0) for part in way), default=0) for way in ways]
            ways = [way for way, height in zip(ways, need, strict=True) if height == min(need)]
        elif draw(4):
            # A rule that begins with itself would else go on and on before it has said a word.
            ways = [way for way in ways if way[:1] != [symbol]]
        for part in ways[draw(len(ways))]:
            _say(part, long, draw, parts)
    elif symbol == "NAME":
        parts.append(NAMES[draw(len(NAMES))])
    elif symbol == "NUMBER":
        parts.append(str(draw(30)))
    elif symbol == "STRING":
        parts.append(STRINGS[draw(len(STRINGS))])
    elif symbol in ("_NL", "_INDENT", "_DEDENT"):
        parts.append(symbol)
    else:
        # `repeat` and then `up to` would be read as the one word `repeat up to`.
        before = parts[-1] if parts else ""
        apart = [word for word in words[symbol] if not _joins(f"{before} {word}")] or words[symbol]
        parts.append(apart[draw(len(apart))])


@cache
def _joins(text: str) -> bool:
    """Whether a word of the grammar begins so."""
    _, words = grammar()
    return any(f"{one} ".startswith(f"{text} ") for several in words.values() for one in several)


def _laid_out(parts: list[str]) -> str:
    """Words to lines. A step out is not followed by a line end of its own."""
    lines: list[str] = []
    line: list[str] = []
    depth = 0
    for part in parts:
        if part == "_NL":
            if line:
                lines.append("  " * depth + " ".join(line))
            line = []
        elif part in ("_INDENT", "_DEDENT"):
            depth += 1 if part == "_INDENT" else -1
        else:
            line.append(part)
    return "\n".join([*lines, "  " * depth + " ".join(line)] if line else lines) + "\n"
