"""Test pages of phrases and sentences: diagnostics about phrase files, and how sentences are read.

A page in cases/text has phrase files (`ftl en`), what is said of them (`said`), sentences (`read en ability`, with the
page's last phrases or else those of Resurgence), and what was found (`found`). Of one language, a file stands alone; of
two, each stands on the phrases of every game. Printed lines (`held en`) are held against the rules of Resurgence.
`--accept` writes `said` and `found`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.source.text import Source, line_column, source_of
from rulewright.compiler.text.against import Entry, held_against
from rulewright.compiler.text.compile import compile_languages, compile_phrases
from rulewright.compiler.text.printed import lines
from rulewright.compiler.text.read import Readings, outcome, read
from rulewright.compiler.text.tree import show
from trees import edition, resurgence

CASES = Path(__file__).parent / "cases/text"
BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", sorted(CASES.glob("*.md")), ids=lambda path: path.stem)
def test_a_page(path: Path, accept: bool) -> None:
    told = answered(path.read_text("utf-8"))
    if accept:
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"


def answered(page: str) -> str:
    """The page with its answers as they are now."""
    own: dict[str, list[Source]] = {}
    answer, told = "", False

    def one(block: re.Match[str]) -> str:
        nonlocal answer, told
        kind, *more = block["info"].split()
        if kind in ("said", "found"):
            told = True
            return f"```{kind}\n{answer}```"
        if kind == "ftl":
            if told:
                own.clear()
            told = False
            own[more[0]] = [source_of(f"{more[0]}.ftl", block["text"])]
            answer = said_of(own)
        elif kind == "read":
            phrases = compile_phrases(own[more[0]], more[0]).value if own else resurgence()[more[0]]
            category, form = more[1], more[2] if len(more) > 2 else ""
            found = (read(line, phrases, category, form) for line in block["text"].splitlines())
            answer = "\n".join(map(reading, found))
        elif kind == "held":
            printed = lines(source_of("printed", block["text"]))
            held = held_against(edition("resurgence").model, resurgence()[more[0]], printed)
            answer = "".join(map(holding, held))
        return block[0]

    return BLOCK.sub(one, page)


def said_of(texts: dict[str, list[Source]]) -> str:
    if len(texts) > 1:
        return "".join(map(diagnostic, compile_languages(texts).said)) or "nothing\n"
    return (
        "".join(diagnostic(one) for found in texts for one in compile_phrases(texts[found], found).said) or "nothing\n"
    )


def diagnostic(one: Diagnostic) -> str:
    places = [f"{line_column(label.span.source, label.span.start)[0]}" for label in one.labels]
    rest = "".join(f"    {name}: {text}\n" for name, text in (("why", one.why), ("hint", one.hint)) if text)
    return f"{one.severity.value}[{one.slug}] {', '.join(places)}: {one.headline}\n{rest}"


def holding(entry: Entry) -> str:
    told = [f"{entry.status} {entry.id or '-'} ({entry.name})"]
    told += [f"    {one.field}: {one.rule} / {one.text}" for one in entry.differences]
    told += [f"    {note.slug}: {note.headline}; {note.why}".rstrip("; ") for note in entry.notes]
    return "\n".join(told) + "\n"


def reading(found: Readings) -> str:
    lines = [found.text, f"    {outcome(found)}"]
    lines += [f"    for “{wrong}” we read “{right}”" for wrong, right in found.misspelt]
    for one in found.found:
        lines.append(f"    {show(one.tree)}")
        if one.how != "same":
            lines.append(f"    ours: {one.ours}")
    if stuck := found.stuck:
        clash = " ${}: {} and {};".format(*stuck.clash) if stuck.clash else ""
        lines.append(f"    {stuck.why}:{clash} …{stuck.before} ⟂ {stuck.after}…")
    return "\n".join(lines) + "\n"
