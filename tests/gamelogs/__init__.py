"""Games recorded on one engine and replayed on another, to the first difference.

    PYTHONPATH=tests python -m gamelogs record --games 1000 --out DIR   random games, a file for each game and seats
    PYTHONPATH=tests python -m gamelogs record --games 3 residuum       only some games, into tests/gamelogs/kept
    PYTHONPATH=tests python -m gamelogs replay DIR                      plays what is logged there again
    PYTHONPATH=tests python -m gamelogs show FILE --number 2            one recorded game, line by line

`--engine MODULE`, before the command, says which engine plays: a module with a function `start`, as `protocol.py` has
it. What is bundled and each page of `tests/cases/games` is played with as many seats as it can have (of a page, as many
as it plays itself).

A file is JSON lines, compressed. The first line says what is played; each further line is one game:

    {"seed": 7, "seats": 2, "course": [...], "over": true, "winners": [...], "scores": {...}, "held": {...}}

and each entry of its course is one of

    ["ask", seat, prompt, [options], answer]      the answer is the number of an option, counted from 0
    ["roll", die, face, seat]
    ["draw", pile, name, seat]                    out of a bag
    ["mix", pile, [names], seat]                  a new order, the first in the list first

`held` is all that differs from an empty table when the game is over. Names carry no number of a copy. Where two options
would have the same name, each says where it lies: `pawn (heap:player-1 2)`. The seat of an outcome of chance is empty
but for what a seat does in secret: there each seat has chance of its own.

The engine draws nothing itself: what chance brings is decided by who records, and fed by who replays. So two engines
that draw from different streams can be held against each other.
"""
