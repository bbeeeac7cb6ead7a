"""The largest numbers that authors, saves and command lines may give. docs/pages/limits.md lists them.

They are far above what a game needs, and small enough that time and memory depend on the length of a text, not on a
number in it.
"""

from __future__ import annotations

NUMBER = 999_999_999
"""A whole number in rules."""
COUNTED = 10**18
"""A number in play."""
PLAYERS = 100
"""Players of a game."""
COPIES = 10_000
"""Copies of a thing that one act makes or names."""
THINGS = 20_000
"""Copies in a game, all together."""
WAYS = 10_000
"""Ways in which so many of a group of goods can be chosen."""
VALUES = 10_000
"""How many named values one value may read, directly and through others."""
PACKS = 100
"""Packs of an edition, with all they build on."""
EDITIONS = 100
"""Editions that one manifest names."""
SEED = 10**18
"""A seed on the command line; a program may take any number up to 10**100."""
GAMES = 10_000_000
"""Games of one simulation."""
JOBS = 256
"""Games at the same time."""
TIMES = 99
"""Uses of an ability in one phase, as `3 times per round` limits them."""
