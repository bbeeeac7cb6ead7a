"""Rules written from sentences: the text of each card becomes a rule again, and that rule means the same."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import saidcards
from rulewright.compiler.cli.added import with_file
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.text.against import offered
from rulewright.compiler.text.backwards.alike import plainly
from rulewright.compiler.text.backwards.rules import Written, rule_of
from rulewright.compiler.text.backwards.samples import Samples
from rulewright.compiler.text.backwards.wordings import wordings
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, category
from rulewright.compiler.text.view.view import has_text, view
from trees import ROOT, said, said_phrases

PACKS = (
    "rules/resurgence",
    "rules/resurgence-encounters",
    "rules/resurgence-solo",
    "rules/resurgence-encounters-solo",
    "tests/said",
    "tests/said_games/harbour",
    "tests/said_games/ruins",
)
FILE = "98-again.rules"
HEAD = re.compile(r'[a-z-]+ [a-z0-9-]+(?: "[^"]*")?(.*)')
MADE = 150

LEFT = {
    "act-gain-theirs", "act-draw", "act-discard", "act-place", "event-place", "target-named",
    "act-make-so", "act-roll-several", "act-carry-out-with", "act-remove-players", "amount-pool-times",
    "value-stock", "value-stock-yours", "value-chart",
    "pool-first", "pool-second", "pool-given", "pool-given-first", "pool-given-second",
    "portion-value", "portion-value-any", "portion-up-to-value", "portion-up-to-value-any",
    "several-ranked", "which-leading", "which-linked", "which-called", "several-kept-for",
    "several-kept-yours-at", "several-kept-whose-at", "several-kept-of-at",
    "at-any", "owner-any", "ref-given-first", "ref-given-second", "ref-given-third", "seat-given-first",
    "seat-given-second", "ability-must-all", "law-no-limit", "law-fresh",
    "test-during-one", "test-during-all", "stage-in", "test-have", "test-has",
    "test-marked-all", "test-holds", "test-not-holds", "test-just", "test-not-just",
    "test-draws", "test-rolls", "test-draw", "test-roll", "figure-n", "figure-value",
}  # fmt: skip
"""Phrases that no wording says yet: of scenarios, of what a rule is given, and of what only bodies of rules say."""


def _phrases(compiled: Compiled) -> Phrases:
    return dict(spoken(compiled.model, compiled.packs).value)["en"]


def _marks(kind: str, compiled: Compiled, rule: Written) -> str:
    """The traits of another card of the kind, but for those that the sentence tells."""
    sample = next(one for one in compiled.model.elements.values() if one.kind == kind)
    head = HEAD.match(sample.at.source.text[sample.at.start : sample.at.end].partition("\n")[0])
    marks = re.sub(r', source "[^"]*"', "", head[1] if head else "").rstrip(":")
    for name, told in rule.marks.items():
        marks = f"{re.sub(rf', {name} [a-z0-9-]+', '', marks)}, {name} {told}"
    return marks


def _again(folder: Path, compiled: Compiled, rules: dict[str, tuple[str, Written]]) -> dict[str, Node | None]:
    """The trees of cards with these rules, each by its name; nothing of one that is in error."""
    left, wrong = dict(rules), set[str]()
    while left:
        lines: list[tuple[str, str]] = []
        for name, (kind, rule) in left.items():
            lines.append((name, f'{kind} {name} "{name}"{_marks(kind, compiled, rule)}'))
            lines += [(name, f"  {line}") for line in rule.lines]
        told = with_file(compiled.packs, folder, folder / FILE, "".join(f"{line}\n" for _, line in lines))
        errors = [one.labels[0].span for one in told.said if one.severity is Severity.ERROR]
        if not errors and told.value is not None:
            model, phrases = told.value.model, _phrases(told.value)
            seen = {name: view(model, phrases, model.elements[name]) for name in left}
            return {name: tree if isinstance(tree, Node) else None for name, tree in seen.items()} | dict.fromkeys(
                wrong
            )
        for span in errors:
            assert span.source.name.endswith(FILE)
            wrong.add(lines[span.source.text.count("\n", 0, span.start)][0])
        left = {name: one for name, one in left.items() if name not in wrong}
    return dict.fromkeys(wrong)


def _same(one: Node | None, other: Node, optional: bool) -> bool:
    return one is not None and (
        plainly(one) == plainly(other) or (optional and plainly(offered(one)) == plainly(offered(other)))
    )


@pytest.mark.parametrize("pack", PACKS)
def test_each_card_is_written_again(pack: str) -> None:
    compiled = compile_edition(str(ROOT / pack)).value
    assert compiled is not None
    phrases, trees, rules = _phrases(compiled), dict[str, Node](), dict[str, tuple[str, Written]]()
    optional = {name for name, kind in compiled.model.kinds.items() if kind.laws.optional}
    for element in compiled.model.elements.values():
        tree = view(compiled.model, phrases, element)
        if has_text(element) and element.kind in compiled.model.kinds and isinstance(tree, Node):
            rule = rule_of(tree, compiled.model, Samples(), element.kind not in optional)
            assert rule is not None, element.id
            trees[f"again-{element.id}"], rules[f"again-{element.id}"] = tree, (element.kind, rule)
    assert len(trees) > 20
    found = _again(ROOT / pack, compiled, rules)
    others = {
        name: rules[name][1].lines
        for name, tree in trees.items()
        if not _same(found[name], tree, rules[name][0] in optional)
    }
    assert not others


def test_made_up_cards_are_written_again() -> None:
    """Of those that make no sense, such as a rest or a rest, the language takes no rule."""
    chance, compiled, phrases = Random(7), said(), said_phrases()["en"]
    trees, rules = dict[str, Node](), dict[str, tuple[str, Written]]()
    for n in range(MADE):
        tree = view(compiled.model, phrases, element := saidcards.card(chance))
        if isinstance(tree, Node):
            rule = rule_of(tree, compiled.model, Samples())
            assert rule is not None, n
            trees[f"made-{n}"], rules[f"made-{n}"] = tree, (element.kind, rule)
    found = _again(ROOT / "tests/said", compiled, rules)
    same = [name for name, tree in trees.items() if _same(found[name], tree, False)]
    other = [name for name in trees if found[name] is not None and name not in same]
    assert not other
    assert len(same) > 0.9 * len(trees)


def _of_cards(phrases: Phrases) -> set[str]:
    """The phrases of which the text of a card may be made."""
    reached, new = set[str](), {"text"}
    while new:
        reached |= new
        kinds = [kind for id, one in phrases.phrases.items() if category(id) in new for _, kind in one.fields]
        new = {kind.split()[1] for kind in kinds if kind.startswith(("child ", "list "))} - reached
    return {id for id in phrases.phrases if category(id) in reached - {"text"}}


def test_every_phrase_has_a_wording() -> None:
    from rulewright.compiler.text.compile import compile_languages

    phrases = compile_languages({"en": ()}).value["en"]
    known = wordings().keys() | LEFT | {"clause-seat", "clause-for-seat", "clause-if-seat"}
    of_others = re.compile(r"event-.*-(anyone|other)|(given|peak|content|drawn)-.*")
    assert {id for id in _of_cards(phrases) - known if not of_others.fullmatch(id)} == set()
    assert LEFT & wordings().keys() == set()
    assert wordings().keys() - phrases.phrases.keys() <= {"step"}
