"""A made-up language: English with every word spelled backwards, a third number for two, and no article."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from rulewright.compiler.text.core import core

NOTES = ("of", "gender", "always", "forms", "article", "as", "like")
WORD = re.compile(r"[^\W\d_]+")

LANGUAGE = """
from rulewright.compiler.text import english
from rulewright.compiler.text.languages import Language

def plural(n):
    return "one" if n == 1 else "two" if n == 2 else "other"

def noun_key(number, case, gender, always):
    return always or {"one": "sg", "sg": "sg", "two": "dual"}.get(number, "pl")

def mirror(text):
    return " ".join(word[::-1] if word.isalpha() else word for word in text.split(" "))

LANGUAGE = Language(
    "xx", ("one", "two", "other"), plural, ("sg", "dual", "pl"), (), (), noun_key, english.agree,
    lambda text, does: mirror(english.of_others(mirror(text), does)),
    another=(("yna reyalp", "rehtona reyalp"),),
)
"""
USAGE = (
    'draft = "Tfard"\n[numbers]\nowt = 2\n[markers.may]\nwords = ["yam"]\n[synonyms]\ngroups = [["niag", "eviecer"]]\n'
)
WORDS = {
    "graph.toml": '[text]\nloops = "Spool"\nbounded = "dednuob"\n'
    '[link]\none = "{0} knil"\n[ability]\ntwo = "{0} seitiliba"\n',
    "diff.toml": '[words]\nsame = "eht emas selur"\n',
    "table.toml": '[table]\nover = "Eht emag si revo."\n',
}
"""What commands say; the rest is said in English."""


def mirrored(text: str) -> str:
    return WORD.sub(lambda word: word[0][::-1].capitalize() if word[0][0].isupper() else word[0][::-1], text)


class _Mirror:
    """Phrase files with every word of theirs turned round, and what is noted of them left as it is."""

    def entry(self, term: ast.Term) -> ast.Term:
        self.pattern(term.value)
        for attribute in term.attributes:
            if attribute.id.name not in NOTES:
                self.pattern(attribute.value)
        nouns = term.id.name.startswith("noun-") and not any(one.id.name == "always" for one in term.attributes)
        if nouns and (plural := next((one for one in term.attributes if one.id.name == "pl"), None)) is not None:
            term.attributes.append(ast.Attribute(ast.Identifier("dual"), plural.value.clone()))
        return term

    def pattern(self, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                element.value = mirrored(element.value)
            elif isinstance(element, ast.Placeable):
                self.inside(element.expression)

    def inside(self, one: object) -> None:
        if isinstance(one, ast.StringLiteral):
            one.value = mirrored(one.value)
        elif isinstance(one, ast.Placeable):
            self.inside(one.expression)
        elif isinstance(one, ast.SelectExpression):
            for variant in one.variants:
                self.pattern(variant.value)
        elif isinstance(one, ast.FunctionReference):
            one.arguments.named = [named for named in one.arguments.named if named.name.name != "article"]


def write_language(folder: Path) -> Path:
    """The whole of it: one folder."""
    folder.mkdir()
    for source in core("en"):
        found = FluentParser().parse(source.text)
        mirrored = ast.Resource([_Mirror().entry(one) for one in found.body if isinstance(one, ast.Term)])
        (folder / Path(source.name).name).write_text(FluentSerializer().serialize(mirrored), "utf-8")
    (folder / "language.py").write_text(LANGUAGE, "utf-8")
    (folder / "usage.toml").write_text(USAGE, "utf-8")
    for name, text in WORDS.items():
        (folder / name).write_text(text, "utf-8")
    return folder
