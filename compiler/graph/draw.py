"""The chains as text for other tools: JSON for programs, DOT and Mermaid for drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ..diagnostics.facts import dumped
from ..source.text import place
from .certificate import Certificate
from .chains import Chains
from .tell import hangs_on

Names = Callable[[str], Mapping[str, str]]
"""The title of a node in each language, by its id."""


def as_json(chains: Chains, edition: str, names: Names) -> str:
    """What `rulewright graph --json` prints."""
    return dumped(as_data(chains, edition, names))


def as_data(chains: Chains, edition: str, names: Names) -> dict[str, object]:
    return {
        "edition": edition,
        "layer": chains.layer,
        "nodes": [
            {
                "id": node.id,
                "name": dict(names(node.id)),
                "kind": node.kind,
                "on": list(node.on),
                "emits": list(chains.emits[node.id]),
                "layer": node.layer,
                "at": place(node.at),
            }
            for node in chains.nodes
        ],
        "edges": [
            {
                "from": edge.source,
                "to": edge.target,
                "event": edge.event,
                "amount": edge.amount,
                "choice": edge.choice,
                "guard": list(edge.guards),
                "depends": list(edge.depends),
                "at": place(edge.at),
                "heard_at": place(edge.heard_at),
            }
            for edge in chains.edges
        ],
        "rings": [
            {
                "nodes": list(ring.nodes),
                "verdict": ring.verdict,
                "why": ring.why,
                "mandatory": ring.mandatory,
                "at": [place(at) for at in ring.spans],
                "certificate": _certificate(ring.certificate) if ring.certificate is not None else None,
            }
            for ring in chains.rings
        ],
        "longest": {"length": chains.longest.length, "chains": [list(chain) for chain in chains.longest.chains]},
        "unheard": list(chains.unheard),
        "never_fired": list(chains.never_fired),
        "unused": list(chains.unused),
    }


def _certificate(one: Certificate) -> dict[str, Any]:
    """The run that shows a loop to be endless: its state, its answers, and the changes of each period."""
    return {
        "model": one.model,
        "start": {
            "seats": one.start.seats,
            "slots": [[name, list(owners), value] for name, owners, value in one.start.slots],
            "laid": [[element, list(owners), pile] for element, owners, pile in one.start.laid],
            "phases": list(one.start.phases),
        },
        "entered": [one.entered[0], *one.entered[1]],
        "lead": [[answer.seat, answer.option, answer.many] for answer in one.lead],
        "period": [[answer.seat, answer.option, answer.many] for answer in one.period],
        "uses": one.uses,
        "fired": list(one.fired),
        "delta": [[name, list(owners), by] for name, owners, by in one.delta],
        "reached": one.reached,
        "stopped_by": [f"player-{seat + 1}" for seat in one.stopped_by],
    }


def as_dot(chains: Chains, title: Callable[[str], str]) -> str:
    """For Graphviz."""
    lines = ["digraph chains {", "  rankdir=LR;", '  node [shape=box, style="rounded", fontname="sans-serif"];']
    lines += [f"  {_quoted(node.id)} [label={_quoted(title(node.id))}];" for node in chains.nodes]
    for edge in chains.edges:
        marks = f", style=dashed, tooltip={_quoted(hangs_on(edge))}" if hangs_on(edge) else ""
        lines.append(f"  {_quoted(edge.source)} -> {_quoted(edge.target)} [label={_quoted(edge.event)}{marks}];")
    return "\n".join([*lines, "}"])


def as_mermaid(chains: Chains, title: Callable[[str], str]) -> str:
    """For Mermaid. Ids are numbers, because some names are keywords there."""
    number = {node.id: f"n{at}" for at, node in enumerate(chains.nodes)}
    lines = ["flowchart LR", *(f'  {number[node.id]}["{_entities(title(node.id))}"]' for node in chains.nodes)]
    for edge in chains.edges:
        arrow = "-.->" if hangs_on(edge) else "-->"
        lines.append(f'  {number[edge.source]} {arrow}|"{_entities(edge.event)}"| {number[edge.target]}')
    return "\n".join(lines)


def _quoted(text: str) -> str:
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def _entities(text: str) -> str:
    """Mermaid takes the marks of HTML and of itself as `#number;`."""
    return re.sub(r"[^\w .,:'-]", lambda mark: f"#{ord(mark[0])};", " ".join(text.split()))
