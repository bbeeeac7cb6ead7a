"""The model as trees of phrases: what a sentence is written from, and what a printed one is held against.

Nothing here knows a game. A core construct has a phrase of the core; what a pack has named (a verb, a value, a kind)
has a phrase whose id is made from that name, and the phrase's fields say what of it is told.
"""
