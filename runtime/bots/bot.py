"""What a bot is: it is shown what its seat may see and what it is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..decisions import Decision

Look = Callable[[], Mapping[str, Any]]
"""Gives what the seat sees (`sight.view`); worked out only if the bot looks."""
Bot = Callable[[Look, Decision], str]
"""Answers a decision with the id of one of its options."""
Maker = Callable[[str], Bot]
"""A bot from a seed."""
