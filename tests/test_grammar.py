"""The grammar: small, without conflicts, and its tables fresh."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from typing import Any

import pytest

from rulewright.compiler.syntax import tables as tables_module
from rulewright.compiler.syntax.parse import JOINING
from rulewright.compiler.syntax.scan import RESERVED
from rulewright.compiler.syntax.tabled import tables
from rulewright.compiler.syntax.tables import STARTS, build, grammar_text, text_of

MOST = 200
"""So many alternatives the grammar may have, as written."""


def whole_words(terminal: Any) -> None:
    """A word of the language is matched whole, and before a name: what the scanner does, told to Lark."""
    from lark.lexer import PatternRE

    if terminal.name in ("NAME", "NUMBER", "STRING", "COMMENT", "_NL") or terminal.name.startswith("__IGNORE"):
        return
    pattern = terminal.pattern.to_regexp()
    if re.search("[a-z]", pattern):
        terminal.pattern = PatternRE(f"(?:{pattern})(?![A-Za-z0-9]|-[A-Za-z0-9])")
        terminal.priority = 2


def test_the_grammar_has_no_conflict() -> None:
    """`strict` makes an error of what Lark would settle by itself. Its own contextual lexer can be had too, but not in
    strict mode: it takes no word for two terminals, though they lead the same way (see below)."""
    assert build()["states"]
    from lark import Lark

    assert Lark(grammar_text(), parser="lalr", lexer="contextual", start=[*STARTS, "start"], edit_terminals=whole_words)


@pytest.mark.parametrize(
    ("rule", "instead"),
    [
        ("?value: conj", "?value: conj\n      | value value -> beside"),
        ("?simple: done _NL -> do", "?simple: done _NL -> do\n       | done _NL -> do_too"),
        (
            '| "each" [OTHER] NAME block -> each_seat',
            '| "each" [OTHER] NAME block -> each_seat\n         | stmt "if" value _NL -> late',
        ),
    ],
)
def test_a_conflict_that_is_planted_is_found(rule: str, instead: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = grammar_text()
    assert rule in text
    monkeypatch.setattr(tables_module, "grammar_text", lambda: text.replace(rule, instead))
    with pytest.raises(Exception, match=r"(?i)conflict|collision|defined twice"):
        build()


def alternatives(text: str) -> tuple[int, int, int]:
    """(rules, alternatives as written, optional parts): an alternative is what `|` sets apart, in brackets too."""
    from lark import Tree
    from lark.load_grammar import _get_parser  # pyright: ignore[reportPrivateUsage]

    rules = count = optional = 0
    reader: Any = _get_parser
    parse: Any = reader().parse
    for rule in parse(text + "\n").find_data("rule"):
        rules += 1
        first = next(part for part in rule.children if isinstance(part, Tree) and part.data == "expansions")
        for part in rule.iter_subtrees():
            if part.data == "expansions" and (part is first or len(part.children) > 1):
                count += len(part.children)
            optional += part.data == "maybe"
    return rules, count, optional


def test_the_grammar_is_small(record_property: Any) -> None:
    rules, count, optional = alternatives(grammar_text())
    print(f"{rules} rules, {count} alternatives, {optional} optional parts")
    record_property("alternatives", count)
    assert count <= MOST, f"{count} alternatives: what could be a verb, or a name of the pack?"
    assert alternatives('a: b | c\n | d "x" -> e\nb: ("f" | "g")* [a | c | d] ["h"]\n') == (2, 9, 2)


def test_every_rule_that_leaves_a_word_out_makes_a_node_of_its_own() -> None:
    """D3.12: what is inlined to its only child must not drop a word on the way."""
    from lark import Lark
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: Any, parser_state: Any) -> Any:
            raise NotImplementedError

    lark: Any = Lark(grammar_text(), parser="lalr", start=list(STARTS), lexer=NoLexer, maybe_placeholders=True)
    made: dict[tuple[str, str, str], set[str]] = {}
    for rule in lark.rules:
        shape = [symbol.name for symbol in rule.expansion if not (symbol.is_term and symbol.filter_out)]
        said = [symbol.name for symbol in rule.expansion if symbol.is_term and symbol.filter_out]
        words = [name for name in said if name not in ("_NL", "_INDENT", "_DEDENT")]
        if rule.options.expand1 and not rule.alias and len(shape) == 1:
            assert not words, f"{rule} drops {words}"
        gaps = str(rule.options.empty_indices)
        made.setdefault((rule.alias or rule.origin.name, " ".join(shape), gaps), set()).add(" ".join(words))
    double = {key: words for key, words in made.items() if len(words) > 1}
    assert not double, "two ways to say it, one tree"


def test_the_tables_are_fresh() -> None:
    kept = (files("rulewright.grammar") / "tables.json").read_text(encoding="utf-8")
    assert text_of(build()) == kept, "run `python -m rulewright.compiler.syntax.tables`"


def test_one_more_keyword_shifts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the driver knows by name is the same word, however many keywords there are; Lark numbers some of them."""
    text, before = grammar_text(), build()["words"]
    more = '?aside: "so to speak" NAME _NL -> note\n' + text.replace("?compound: ", "?compound: aside\n         | ")
    monkeypatch.setattr(tables_module, "grammar_text", lambda: more)
    monkeypatch.setattr(tables_module, "learnt", lambda raw: ({}, {}))
    after = build()["words"]
    assert after.pop("so to speak") == ["SO_TO_SPEAK"]
    assert after == before


def test_what_the_driver_knows_by_name_is_there() -> None:
    known = {name for names in tables().words.values() for name in names}
    assert known >= JOINING | RESERVED | {"LPAR", "RPAR", "LSQB", "RSQB"}


def test_the_tables_do_not_hang_on_chance() -> None:
    code = "from rulewright.compiler.syntax.tables import *; print(text_of(build()))"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(found) == 1


def test_a_word_means_one_thing_wherever_it_may_stand() -> None:
    """A word can be two terminals (`as`, `to`, `when`); in no state do they lead to different ways."""
    for word, terminals in tables().words.items():
        for number, row in enumerate(tables().states):
            ways = {row[terminal] for terminal in terminals if terminal in row}
            assert len(ways) <= 1, f"`{word}` in state {number}: {terminals}"
