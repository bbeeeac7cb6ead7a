"""The model as trees of phrases: sentences are written from them, and printed sentences are compared with them.

Nothing here knows a particular game. A core construct has a core phrase. Something that a pack names (a verb, a value,
a kind) has a phrase whose id is made from that name; the fields of the phrase decide which of its parts are said.
"""
