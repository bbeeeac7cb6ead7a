"""Who answers when nobody does: a file a bot, known by its name."""

from __future__ import annotations

from .bot import Bot, Look, Maker
from .first import first
from .random import random

__all__ = ["BOTS", "Bot", "Look", "Maker"]

BOTS: dict[str, Maker] = {"first": first, "random": random}
