"""The difference of two editions as data, for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..diagnostics.facts import dumped
from ..graph.chains import Edge, Ring
from ..graph.orders import orders_data
from ..source.text import Span, place
from .changes import Change, Difference
from .things import Thing


def as_json(found: Difference, old: str, new: str, placed: Callable[[Span], str] = place) -> str:
    """What `rulewright diff --json` prints."""
    return dumped(
        {
            "old": old,
            "new": new,
            "changes": [_change(one) for one in found.changes],
            "links": {
                "added": [_edge(edge, placed) for edge in found.links.added],
                "removed": [_edge(edge, placed) for edge in found.links.removed],
            },
            "rings": {
                "closed": [_ring(ring) for ring in found.links.closed],
                "opened": [_ring(ring) for ring in found.links.opened],
            },
            "orders": {
                "came": orders_data(found.links.ordered),
                "went": [{"nodes": list(one.nodes), "event": one.event} for one in found.links.unordered],
            },
            "possible": list(found.links.possible),
            "impossible": list(found.links.impossible),
            "longest": {"old": found.links.longest[0], "new": found.links.longest[1]},
        }
    )


def _change(one: Change) -> dict[str, Any]:
    return {
        "how": one.how,
        "sort": one.thing.sort,
        "id": one.thing.id,
        "old": _thing(one.old),
        "new": _thing(one.new),
        "text": {language: {"old": old, "new": new} for language, old, new in one.said},
    }


def _thing(one: Thing | None) -> dict[str, Any] | None:
    return None if one is None else {"title": one.title, "at": one.at, "words": list(one.words)}


def _edge(edge: Edge, placed: Callable[[Span], str]) -> dict[str, Any]:
    return {"from": edge.source, "to": edge.target, "event": edge.event, "amount": edge.amount, "at": placed(edge.at)}


def _ring(ring: Ring) -> dict[str, Any]:
    return {"nodes": list(ring.nodes), "verdict": ring.verdict, "why": ring.why}
