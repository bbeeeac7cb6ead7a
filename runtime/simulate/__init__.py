"""Many games between bots, and what they show."""

from __future__ import annotations

from .figures import figures, summed
from .many import play_many
from .playing import Played, play_out

__all__ = ["Played", "figures", "play_many", "play_out", "summed"]
