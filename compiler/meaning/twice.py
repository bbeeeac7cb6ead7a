"""Laws and scores that are given twice: only one of them could hold, so the second is reported and ignored."""

from __future__ import annotations

from ..diagnostics.words import twice
from ..syntax import nodes
from .acts import LAWS
from .scope import Scope, say

LAW = {
    "optional": "whether it is optional",
    "forced": "whether it is optional",
    "exhausts": "whether it exhausts",
    "once": "how often it can be used",
    "twice": "how often it can be used",
    "works": "where it works",
    "open": "how long it stays open",
    "waits": "how long it waits",
    "always": "when it works",
}


def told_once(lines: tuple[nodes.Node, ...], scope: Scope) -> list[nodes.Node]:
    """The lines, without those that say again what a line above says. An expansion may say it otherwise."""
    first: dict[str, nodes.Node] = {}
    kept: list[nodes.Node] = []
    for line in lines:
        what = _about(line)
        before = first.get(what)
        if before is not None and before.span.source is line.span.source:
            say(scope, twice.law_twice(before.span, line.span, what))
            continue
        kept.append(line)
        if what:
            first[what] = line
    return kept


def _about(line: nodes.Node) -> str:
    """What a line sets that can be set only once."""
    match line:
        case nodes.Do(act=nodes.Act(verb=verb)) if verb.text in LAWS:
            return LAW[verb.text]
        case nodes.Lifted(law=None):
            return LAW["open"]
        case nodes.Lifted(law=nodes.Act(verb=verb)):
            return LAW.get(verb.text, "")
        case nodes.Limited():
            return LAW["once"]
        case nodes.OnlyWhile():
            return LAW["always"]
        case nodes.Score() | nodes.ScoreBy():
            return "what it scores"
        case nodes.Chart(name=name):
            return f"the chart `{name.text}`"
        case _:
            return ""
