"""Routines printed a second time, as plain functions that never pause, for games that are played on at random.

In such a game every question is answered at once, so a routine needs no blocks to leave and come back to: a loop of the
rules is a loop of Python, and a named value is a local name. A routine that cannot be printed so runs in its blocks.
"""
