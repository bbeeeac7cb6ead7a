"""A table in the terminal, for people and bots."""

from __future__ import annotations

from .screen import Screen
from .sitting import sit
from .table import Table, table_of
from .voice import Names, languages, voice_of

__all__ = ["Names", "Screen", "Table", "languages", "sit", "table_of", "voice_of"]
