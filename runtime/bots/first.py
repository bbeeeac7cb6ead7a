"""first: takes the first option. All its games are the same, which suits tests and demonstrations."""

from __future__ import annotations

from ..decisions import Decision
from .bot import Bot, Look


def first(seed: str) -> Bot:
    def bot(look: Look, decision: Decision) -> str:
        return decision.options[0].id

    return bot
