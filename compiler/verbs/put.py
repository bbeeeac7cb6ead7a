"""put: moves things to a pile, on top or below."""

from .verb import PILE, THINGS, Lay, Raise, Role, Said, Verb

VERB = Verb(
    "put",
    "Things are laid into a pile or on top of it; `under`, at its bottom.",
    (
        Role("what", THINGS),
        Role("in", PILE, needed=False),
        Role("into", PILE, needed=False),
        Role("on", PILE, needed=False),
        Role("under", PILE, needed=False),
        Role("from", PILE, needed=False),
    ),
    (
        Lay("what", to=("in", "into", "on", "under"), below=("under",)),
        Raise(roles=("what", "in", "into", "on", "under", "from")),
    ),
    said=(
        Said("act-put", (("what", "what"), ("in", "in"))),
        Said("act-put", (("what", "what"), ("into", "in"))),
        Said("act-put-on", (("what", "what"), ("on", "on"))),
        Said("act-put-under", (("what", "what"), ("under", "under"))),
    ),
)
