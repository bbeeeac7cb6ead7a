"""The names that `rulewright.runtime` gives out, each from its file."""

from __future__ import annotations

from . import verbs
from .choices import Decision, Option
from .edition import Edition
from .faults import Fault, NotOffered, OtherGame
from .game import Game
from .looking import view
from .outcome import Outcome
from .pack import CountsAs, Laws, Next, Pack, Shift, Vars
from .saving import load, replay, save

__all__ = [
    "CountsAs",
    "Decision",
    "Edition",
    "Fault",
    "Game",
    "Laws",
    "Next",
    "NotOffered",
    "Option",
    "OtherGame",
    "Outcome",
    "Pack",
    "Shift",
    "Vars",
    "load",
    "replay",
    "save",
    "verbs",
    "view",
]
