"""random: equal chances for every option, from its own stream of chance."""

from __future__ import annotations

from .. import chance
from ..decisions import Decision
from .bot import Bot, Look


def random(seed: str) -> Bot:
    stream = chance.seeded(seed)

    def bot(look: Look, decision: Decision) -> str:
        nonlocal stream
        stream, number = chance.drawn(stream, len(decision.options))
        return decision.options[number].id

    return bot
