"""The yardstick of a cold check: a script that loads Lark with the same grammar and parses the same files, no more.

    python tests/bench/plain_lark.py FILE...

A word can be several terminals here (`to` begins a rule, joins two things, ends a range), so Lark's own lexers cannot
tell them apart; one of a few lines asks the parser's table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lark import Lark, Token
from lark.lexer import Lexer
from lark.parsers.lalr_analysis import Shift

GRAMMAR = Path(__file__).parent.parent.parent / "grammar"
FILES = ("pack", "declarations", "abilities", "expressions", "words")
FENCE = re.compile(r"^```rules\n(.*?)^```", re.MULTILINE | re.DOTALL)
OWN = ("NAME", "NUMBER", "STRING", "COMMENT", "_NL")
WORD = r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*"
REST = r'(?P<NUMBER>[0-9]+)|(?P<STRING>"(?:[^"\\\n]|\\.)*")|(?P<MARK>->|\'s|[-+*/,:()\[\]])'
BREAK = re.compile(r"[ ]*(?:#[^\n]*)?(?:\n[ ]*(?:#[^\n]*)?)+")


class Words(Lexer):
    """Words to terminals, the longest phrase first, as the table allows."""

    __future_interface__ = 2
    known: dict[str, list[str]]
    phrases: re.Pattern[str]

    def __init__(self, conf: Any) -> None:
        self.known = {}
        for terminal in conf.terminals:
            if terminal.name not in OWN and not terminal.name.startswith("__IGNORE"):
                for word in re.sub(r"\(\?:|\)|\\", "", terminal.pattern.value).split("|"):
                    self.known.setdefault(word or terminal.pattern.value.strip("\\"), []).append(terminal.name)
        self.known["("], self.known[")"] = ["LPAR"], ["RPAR"]
        long = sorted((word for word in self.known if " " in word), key=len, reverse=True)
        phrases = "|".join(word.replace(" ", " +") for word in long)
        self.phrases = re.compile(rf" *(?:(?P<PHRASE>(?:{phrases})(?![A-Za-z0-9-]))|(?P<WORD>{WORD})|{REST})")

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        text, at, levels = lexer_state.text.text, 0, [0]
        while at < len(text):
            if found := BREAK.match(text, at):
                at = found.end()
                yield Token("_NL", "\n")
                margin = at - text.rfind("\n", 0, at) - 1
                if margin > levels[-1]:
                    levels.append(margin)
                    yield Token("_INDENT", "")
                while margin < levels[-1]:
                    levels.pop()
                    yield Token("_DEDENT", "")
                continue
            found = self.phrases.match(text, at)
            assert found, text[at : at + 40]
            kind, value = str(found.lastgroup), found[str(found.lastgroup)]
            if kind == "PHRASE" and not self._fitting(" ".join(value.split()), parser_state):
                found = re.compile(rf" *(?P<WORD>{WORD})").match(text, at)
                assert found
                kind, value = "WORD", found["WORD"]
            at = found.end()
            if kind in ("NUMBER", "STRING"):
                yield Token(kind, value)
            else:
                yield Token(self._fitting(" ".join(value.split()), parser_state) or "NAME", value)

    def _fitting(self, word: str, state: Any) -> str:
        states = state.parse_conf.parse_table.states
        row = states[state.state_stack[-1]]
        could = [name for name in self.known.get(word, ()) if name in row]
        if len(could) > 1 or (could and "NAME" in row):
            could = [name for name in could if _taken(name, states, list(state.state_stack))]
        return could[0] if could else ""


def _taken(name: str, states: Any, stack: list[Any]) -> bool:
    """Whether the parser, once it has folded what it can, takes a terminal."""
    while name in states[stack[-1]]:
        action, arg = states[stack[-1]][name]
        if action is Shift:
            return True
        del stack[len(stack) - len(arg.expansion) :]
        stack.append(states[stack[-1]][arg.origin.name][1])
    return False


def main(paths: list[str]) -> None:
    grammar = "\n".join((GRAMMAR / f"{name}.lark").read_text("utf-8") for name in FILES)
    parser: Any = Lark(grammar, parser="lalr", lexer=Words)
    declarations = 0
    for path in paths:
        text = Path(path).read_text("utf-8")
        rules = "\n".join(FENCE.findall(text)) if path.endswith(".md") else text
        declarations += len(parser.parse("\n" + rules.rstrip() + "\n").children)
    print(f"{declarations} declarations")


if __name__ == "__main__":
    main(sys.argv[1:])
