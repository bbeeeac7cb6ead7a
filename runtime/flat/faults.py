"""Errors that say which rule was being followed."""

from __future__ import annotations


class Fault(Exception):
    """A game was asked for what its rules do not allow: an answer nobody offered, a save of another game."""


class Endless(Fault):
    """Rules that go on and on and never ask anybody."""

    ring: tuple[str, ...] = ()
    """The handlers that go round, as far as they can be told."""


class NotOffered(Fault):
    """An answer that is not among the options."""


class OtherGame(Fault):
    """A save, a log or a state that belongs to other rules."""
