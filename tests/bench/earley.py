"""The phrases as a grammar for Lark's Earley parser: the same wordings, nouns in any form, words as terminals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from lark import Lark, Token, UnexpectedInput
from lark.lexer import Lexer

from rulewright.compiler.text.index import Text, index
from rulewright.compiler.text.phrasebook import (
    Alternative,
    ChildSlot,
    ColumnSlot,
    Implied,
    ListSlot,
    NameSlot,
    NounSlot,
    NumberSlot,
    Phrases,
    Symbol,
    Words,
)
from rulewright.compiler.text.tree import category
from rulewright.compiler.text.words import words

Place = tuple[str, str]


class Given(Lexer):
    """The words are there already."""

    def __init__(self, conf: object) -> None: ...

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        """Lark hands over what it was given to parse."""
        yield from lexer_state


class Earley:
    def __init__(self, phrases: Phrases, start: Place) -> None:
        self.phrases = phrases
        self.index = index(phrases)
        self.rules: dict[str, list[str]] = {}
        self.names: dict[object, str] = {}
        self.terminals: dict[str, str] = {}
        self.of: dict[Place, list[Alternative]] = {}
        for id, phrase in phrases.phrases.items():
            for form, alternatives in phrase.forms.items():
                self.of.setdefault((category(id), form), []).extend(alternatives)
        first = self._place(start)
        rules = "\n".join(f"{name}: {' | '.join(dict.fromkeys(made))}" for name, made in self.rules.items())
        declared = " ".join(["NUMBER", *self.terminals.values()])
        grammar = f"start: {first} STOP?\n{rules}\n%declare {declared} STOP\n"
        self.parser = Lark(grammar, parser="earley", lexer=Given, ambiguity="forest")

    def reads(self, seen: Text) -> bool:
        try:
            return self.parser.parse(cast(str, [self._token(word) for word in seen])) is not None
        except UnexpectedInput:
            return False

    def _token(self, word: str) -> Token:
        if word.isdecimal():
            return Token("NUMBER", word)
        return Token("STOP" if word == "." else self.terminals.get(word, "NONE"), word)

    def _place(self, place: Place) -> str:
        if (name := self.names.get(place)) is None:
            name = self.names[place] = f"p{len(self.names)}"
            self.rules[name] = []
            self.rules[name] += [self._alternative(one) for one in self.of.get(place, [])]
        return name

    def _alternative(self, alternative: Alternative) -> str:
        return " ".join(filter(None, map(self._symbol, alternative.symbols)))

    def _symbol(self, symbol: Symbol) -> str:
        match symbol:
            case Words(text):
                return self._text(words(text))
            case NumberSlot():
                return "NUMBER"
            case Implied():
                return ""
            case ColumnSlot(between=between):
                return f"NUMBER ({self._text(words(between))} NUMBER)*"
            case ChildSlot(of=of, form=form):
                return self._place((of, form))
            case NameSlot(of=of):
                return self._shelf("name", of)
            case NounSlot(of=of, adjectives=adjectives, article=article):
                before = [self._adjective(one) for one in adjectives]
                if article:
                    # A rule of its own: as an optional part, it would make two alternatives of each, and some the same.
                    before.insert(0, self._one_of("articles", ((), ("a",), ("an",))))
                return " ".join([*before, self._shelf("noun", of)])
            case ListSlot():
                return self._list(symbol)

    def _list(self, symbol: ListSlot) -> str:
        joint = self.index.joints[symbol.joint]
        item = self._place((symbol.of, symbol.form))
        rest, last, pair = (self._text(one) for one in (joint.rest, joint.last, joint.pair))
        more = f"{item} {pair} {item} | {item} ({rest} {item})+ {last} {item}"
        return f"({more})" if symbol.least > 1 else f"({item} | {more})"

    def _adjective(self, id: str) -> str:
        return self._one_of(("adjective", id), self.index.adjectives.get(id, ()))

    def _shelf(self, sort: str, of: str) -> str:
        shelves = self.index.nouns if sort == "noun" else self.index.names
        texts = tuple(text for those in shelves.get(of, {}).values() for text, _ in those)
        return self._one_of((sort, of), texts)

    def _one_of(self, key: object, texts: Sequence[Text]) -> str:
        if (name := self.names.get(key)) is None:
            name = self.names[key] = f"p{len(self.names)}"
            self.rules[name] = [self._text(one) for one in texts] or ["NOTHING"]
            if not texts:
                self.terminals.setdefault("\0", "NOTHING")
        return name

    def _text(self, text: Text) -> str:
        return " ".join("NUMBER" if word.isdecimal() else self._terminal(word) for word in text)

    def _terminal(self, word: str) -> str:
        return "STOP" if word == "." else self.terminals.setdefault(word, f"W{len(self.terminals)}")
