"""first: takes what is listed first. Every game of it is the same, which is what a test or a demonstration wants."""

from __future__ import annotations

from ..decisions import Decision
from .bot import Bot, Look


def first(seed: str) -> Bot:
    def bot(look: Look, decision: Decision) -> str:
        return decision.options[0].id

    return bot
