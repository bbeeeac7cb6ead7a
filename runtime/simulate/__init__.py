"""Many games between bots, and their figures."""

from __future__ import annotations

from .figures import figures, summed
from .many import play_many
from .playing import Played, play_out

__all__ = ["Played", "figures", "play_many", "play_out", "summed"]
