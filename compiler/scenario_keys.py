"""Everything of an edition that scenarios can see, as one key: while it is the same, sound scenarios stay sound.

A scenario names things. It sees the line that declares a card, its charts and its phases, but not what its abilities
do: a changed number there changes no scenario's meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from .proofs import key_of
from .source.pack import Pack
from .syntax import nodes
from .syntax.parse import Parsed

REMARKS = (nodes.Scenario, nodes.Ruling, nodes.Note)
"""Declarations that no other declaration names."""
SEEN = re.compile(r"\bphase +[A-Za-z][\w-]*|\b[A-Za-z][\w-]* +by\b")
"""Of the lines of a card or a rule, the phases that they go through, and the charts, or what looks like one."""
OWN_WORDS = re.compile(r"^ +says ", re.MULTILINE)
"""A card with a text of its own, which a scenario may prove."""


def surroundings(name: str, packs: Sequence[Pack], parsed: Iterable[Sequence[Parsed]]) -> str:
    """The key of an edition."""
    facts = [name]
    for pack, sources in zip(packs, parsed, strict=True):
        facts += ["pack", pack.name, repr(pack.players), repr(pack.builds_on)]
        facts += (fact for one in sources for declaration in one.declarations for fact in face(declaration))
    return key_of("surroundings", facts)


def face(node: nodes.Declaration) -> Iterator[str]:
    """What others see of a declaration."""
    source, start, end = node.span
    if isinstance(node, REMARKS):
        return
    if isinstance(node, nodes.Element | nodes.Product):
        inside = node.body.lines[0].span.start if node.body.lines else end
    elif isinstance(node, nodes.Rule):
        inside = node.block.span.start
    elif isinstance(node, nodes.Hook):
        inside = start
    else:
        inside = end
    yield type(node).__name__
    yield source.text[start:inside]
    if any(source.text.find(word, inside, end) >= 0 for word in (" by", "phase ")):
        yield from SEEN.findall(source.text, inside, end)


def phases_in(parsed: Parsed, remarks: bool) -> set[str]:
    """The phases that a file names: in its scenarios and prose if `remarks`, else in everything else."""
    found: set[str] = set()
    for node in parsed.declarations:
        if isinstance(node, REMARKS) == remarks:
            text = parsed.source.text[node.span.start : node.span.end]
            if "phase " in text:
                found.update(word.split()[1] for word in SEEN.findall(text) if word.startswith("phase "))
    return found


def has_scenarios(parsed: Parsed) -> bool:
    return any(isinstance(one, nodes.Scenario) for one in parsed.declarations)


def with_own_words(parsed: Parsed) -> bool:
    return OWN_WORDS.search(parsed.source.text) is not None


def scenarios_key(around: str, pack: str, parsed: Parsed) -> str:
    """The key of the proof that the scenarios of a file are correct."""
    return key_of("scenarios", [around, pack, parsed.source.name, parsed.source.text])
