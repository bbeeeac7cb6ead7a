"""How fast printed text is read: beside Lark's Earley with the same phrases, and beside a check of the same cards."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from cards import lay
from earley import Earley
from measuring import WHOLE, Effort, Measured, Row, multiple, process, share
from ours import RULEWRIGHT

from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.read import trees
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node
from rulewright.compiler.text.view.view import has_text, view
from rulewright.compiler.text.words import words
from rulewright.compiler.text.write import write

RULES = Path(__file__).parent.parent.parent / "rules"
SENTENCES = 6
CARDS = 500


def measure(effort: Effort) -> Iterator[Row]:
    if effort.short:
        return
    compiled = compile_edition(str(RULES / "resurgence")).value
    assert compiled is not None
    for language, phrases in spoken(compiled.model, compiled.packs).value.items():
        made = (view(compiled.model, phrases, one) for one in compiled.model.elements.values() if has_text(one))
        said = [write(one, phrases) for one in made if isinstance(one, Node)]
        texts = [one for one in said if isinstance(one, str)]
        some = texts[:: max(1, len(texts) // SENTENCES)]
        yield beside_earley(language, phrases, some, effort)
    yield many_sentences()


def beside_earley(language: str, phrases: Phrases, texts: list[str], effort: Effort) -> Measured:
    """All readings of the same sentences, a second time each, so that tables are there for both."""
    other = Earley(phrases, ("text", ""))
    for text in texts:
        assert trees(text, phrases, "text"), text
        assert other.reads(words(text)), text

    def ours() -> None:
        for text in texts:
            trees(text, phrases, "text")

    def theirs() -> None:
        for text in texts:
            other.reads(words(text))

    return share(f"reading `{language}`, Earley", "times all", ours, theirs, "Lark's Earley", effort)


def many_sentences() -> Measured:
    """A file of sentences is read and linted; the same cards are checked with nothing kept. More cards take longer for
    both, and for the check more than so many times as long."""
    with tempfile.TemporaryDirectory() as folder:
        pack = lay(Path(folder) / "many", CARDS)
        manifest = pack / "pack.toml"
        manifest.write_text(manifest.read_text() + 'languages = ["en"]\n')
        compiled = compile_edition(str(pack)).value
        assert compiled is not None
        phrases = spoken(compiled.model, compiled.packs).value["en"]
        lines: list[str] = []
        for element in compiled.model.elements.values():
            tree = view(compiled.model, phrases, element)
            text = write(tree, phrases) if isinstance(tree, Node) else None
            if isinstance(text, str):
                lines.append(f"{element.title or element.id}: {text}")
        assert len(lines) == CARDS, len(lines)
        file = Path(folder) / "cards.txt"
        file.write_text("\n".join(lines), "utf-8")
        nothing = Path(folder) / "nothing"
        nothing.write_text("")
        alone = {"RULEWRIGHT_CACHE": str(nothing)}
        read = process([RULEWRIGHT, "read", str(pack), "--lang", "en", str(file)], alone)
        checked = process([RULEWRIGHT, "check", str(pack)], alone)
        runs = Effort(WHOLE.seconds, 1, 1)
        return multiple("sentences read and linted", read, checked, "check of the same cards", runs)
