"""What many games have shown, for a reader, in a language.

3 games of Resurgence, 2 players (bots: random, random), from seed 1
  won by      player 1: 2, player 2: 1; shared: 0; drawn: 0
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..text.languages import LANGUAGES
from ..wordings import wordings

Names = Callable[[str], "str | None"]


def figures_told(found: dict[str, Any], language: str, names: Names) -> str:
    words = wordings(language, "simulate")
    say, row = words["text"], words["row"]
    wide = max(map(len, row.values())) + 3

    def line(name: str, text: str) -> str:
        return f"  {row[name]:{wide}}{text}"

    def many(of: str, n: int) -> str:
        return words[of][LANGUAGES[language].plural(n)].format(n)

    def number(value: float) -> str:
        before, point, behind = f"{value:,}".partition(".")
        return before.replace(",", say["thousands"]) + (say["point"] if point else "") + behind

    def numbers(values: dict[str, Any]) -> dict[str, str]:
        return {name: number(value) for name, value in values.items() if isinstance(value, int | float)}

    length = numbers(found["decisions_a_game"] or {})
    rate = round(found["decisions"] / max(found["seconds"], 0.001))
    seats, bots = many("seat", found["seats"]), ", ".join(words["bot"].get(one, one) for one in found["bots"])
    game = names(found["edition"]) or found["edition"]
    head = {"game": game, "seats": seats, "bots": bots, "seed": found["seed"]}
    lines = [
        say["head"].format(games=many("game", found["games"]), **head),
        line("finished", str(found["finished"])),
        line("seconds", say["decisions-a-second"].format(seconds=number(found["seconds"]), rate=number(rate))),
        line("options", say["options-a-decision"].format(number(found["options_a_decision"]))),
    ]
    lines += [line("decisions", say["spread"].format(**length))] if length else []
    wins = [say["seat"].format(n=n, many=many) for n, many in enumerate(found["wins_by_seat"], 1)]
    wins += [f"{names(name) or name}: {many}" for name, many in found.get("wins_by_others", {}).items()]
    ends = [", ".join(wins), say["shared"].format(found["shared_wins"]), say["drawn"].format(found["draws"])]
    lines.append(line("won", "; ".join(ends)))
    for name, score in found["scores"].items():
        if score.get("most") is not None:
            by_seat = "; ".join(map(number, score["mean_by_seat"]))
            lines.append("  " + say["score"].format(name=names(name) or name, seats=by_seat, **numbers(score)))
    return "\n".join(lines)
