"""What a game of Resurgence reached that not every game does; long runs count these."""

from __future__ import annotations

from rulewright.runtime import Game
from rulewright.runtime.values import score


def reached(game: Game) -> set[str]:
    """What this game came to that not every one does."""
    seen, outcome = game.view(None), game.outcome()
    assert outcome is not None
    values, piles = seen["values"], seen["piles"]
    found = set[str]()
    for seat in seen["seats"]:
        level = values.get(f"compound-level:{seat}", 1)
        found.add(f"level {level}")
        done = [things for key, things in piles.items() if key.startswith(f"completed:{seat}:")]
        found |= {f"mission of the {grade_of(game, one)} grade" for things in done for one in things}
        found |= {name for name, many in (("a row", 1), ("second row", 2)) if all(len(one) >= many for one in done)}
        spaces = [values.get(f"spaces:{seat}:{one}", 0) for one in ("metro", "harbor", "compound")]
        found |= {"last space of a track"} if 10 in spaces else set()
        found |= {"nine cards"} if len(piles[f"crew:{seat}"]) > 8 else set()
        if level >= 3 and values.get(f"subtotal:{seat}:directives-met", 0) > 0:
            found |= {f"{one} scored" for one in piles["directive-space"] if scored(game, seat, one)}
    points = sorted(outcome.scores["vp"].values())
    if len(points) > 1 and points[-1] == points[-2]:
        best = [seat for seat, many in outcome.scores["vp"].items() if many == points[-1]]
        far = sorted(sum(values.get(f"spaces:{seat}:{one}", 0) for one in ("metro", "harbor", "compound"))
                     for seat in best)  # fmt: skip
        found.add("tie broken by the order" if far[-1] == far[-2] else "tie broken by the tracks")
    if len(points) == 1:
        who = "player wins" if outcome.winners == ("player-1",) else "mutants win"
        found |= {who, f"{who} against {chosen_difficulty(game)}"}
    else:
        assert len(outcome.winners) == 1, "ties are broken to the end"
    return found


def scored(game: Game, seat: str, directive: str) -> bool:
    g = game.table()
    return score(g, game.seats.index(seat), g.rules.numbers[directive]) > 0


def chosen_difficulty(game: Game) -> str:
    return next(option for _, option in game.answers if option.startswith("mutant-"))


def grade_of(game: Game, mission: str) -> str:
    return str(game.edition.elements[mission].traits["grade"])
