"""Lines as designers first write them, each with the answer shown: with that answer pasted in, the rules check."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Severity
from rulewright.compiler.diagnostics.render import render

GAME = """\
counter food (food) of each player, from 0 to 9
counter coin (coins) of each player, from 0 to 9
counter vp (vp) of each player, score
flag resting of each player, resets turn
kind zone (zones)
  has a flag called wild
zone forest, wild
zone harbour
let toll of a zone be 1
kind calling (callings)
calling ranger "Ranger"
kind card (cards)
kind survivor (survivors) is card
  has a calling
  works in crew
survivor ada, calling ranger
pile crew of each player, of survivor
pile deck, of survivor, stack
kind lot (lots)
lot plain
die d6: 1, 2, 3, 4, 5, 6
to rest: gain 1 food
to buy a lot: gain 1 coin
to take-turn: rest
to play:
  each player: move each survivor to crew of you
  phase round:
    each player:
      phase turn of player: take-turn
  end-game
"""
RULE, CARD = "to go:\n  {}\n", "survivor bo\n  after another player rests: {}\n"
BLOCK = "survivor bo\n  after another player rests:\n    {}\n"
SAID = (
    # where, what is written, the slug, what is shown
    (RULE, "until round ends, toll of each zone changes by 1", "until-phase", "until round,"),
    (RULE, "until the end of the round, toll of each zone changes by 1", "until-phase", "until round,"),
    (
        CARD,
        "toll of each zone changes by 1 until round",
        "until-phase",
        "until round, toll of each zone changes by 1",
    ),
    (RULE, "until round, toll of each zone increases by 1", "until-phase", "changes by"),
    (RULE, "until round, toll of each zone is 2", "until-phase", "changes by"),
    (
        BLOCK,
        "until round, toll of each zone where (wild of it) changes by 1",
        "not-here",
        "for each one in each zone where (wild of it): until round, toll of one changes by 1",
    ),
    (RULE, "until round, food of you changes by 1", "unknown-name", "change food of you by 1"),
    (RULE, "gain (count ranger-survivor of crew of you) food", "", ""),
    (RULE, "if coins of you at least 3: gain 1 food", "", ""),
    (BLOCK, "player does must pay 1 food, or lose 1 vp", "does-must", ""),
    (CARD, "player does may pay 1 food to gain 1 coin", "does-must", ""),
    (
        RULE,
        "each opponent with 3 or more coins loses 1 coin",
        "player-with",
        "for each p in each player of opponents of you where (coins of it at least 3): p does lose 1 coin",
    ),
    (
        CARD,
        "each player with no coins gains 1 coin",
        "player-with",
        "for each p in each player where (coins of it is 0): p does gain 1 coin",
    ),
    (
        CARD,
        "each player who has fewer than 3 coins gains 1 coin",
        "player-with",
        "for each p in each player where (coins of it less than 3): p does gain 1 coin",
    ),
    ("survivor bo\n  after another player {}: gain 1 food\n", "buys-lot", "unknown-verb", "buys a lot"),
    (RULE, "buy-lot", "unknown-verb", "buy a lot"),
    (RULE, "roll 1 d6 as thrown\n  if first of thrown is 6: gain 1 food", "", ""),
    (RULE, "choose a survivor from your crew as mine\n  move mine to deck", "choose-from", "of"),
    (RULE, "your opponents lose 1 food", "each-other", "each opponent loses"),
    (CARD, "all opponents lose 1 food", "each-other", "each opponent loses"),
    (RULE, "set resting of you", "set-without-to", "to yes"),
    (CARD, "set resting of you", "set-without-to", "to yes"),
    (
        RULE,
        "if resting of you: gain 1 food\n  otherwise: if food of you is 1: gain 1 coin\n  otherwise: gain 2 coins",
        "line-in-line",
        "otherwise if",
    ),
    (
        RULE,
        "gain (1 if resting of you otherwise 2 if food of you is 1 otherwise 3) food",
        "if-in-value",
        "otherwise (2 if food of you is 1 otherwise 3)",
    ),
    (
        CARD,
        "gain (count survivor of crew of the player where (calling of it is ranger)) food",
        "where-without-each",
        "count each survivor of crew of",
    ),
    (
        CARD,
        "gain (count survivors of crew of the player where (calling of it is ranger)) food",
        "where-without-each",
        "count each survivors of crew of",
    ),
    ("survivor bo\n  after another player {}: gain 1 food\n", "draws 1 card", "heard-number", "a card"),
    (RULE, "draw 1 survivor", "missing-argument", "from deck"),
    (BLOCK, "rest twice", "wrong-argument", "repeat 2 times: rest"),
    (CARD, "exhaust this", "unknown-name", "exhaust it"),
    (CARD, "that player loses 1 food", "that-player", "player does lose 1 coin"),
    (RULE, "if food of you is highest food of it among players: gain 1 coin", "", ""),
    ("{}: gain 1 food\n", "after you roll a die", "", ""),
    ("{}: gain 1 food\n", "before you roll a die", "too-late", "after"),
    ("{}: gain 1 food for first of players\n", "before play begins", "unknown-phase", "before anyone play"),
    ("survivor bo\n  {}: gain 1 food\n", "after a survivor comes to your crew", "", ""),
    (RULE, "draw 1 survivor from deck", "missing-argument", "to crew of you"),
)


def checked(text: str, folder: Path) -> list[Diagnostic]:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('name = "made"\ntitle = "Made"\nplayers = 3\n', "utf-8")
    (folder / "all.rules").write_text(text, "utf-8")
    return [one for one in check([str(folder)]).said if one.severity is Severity.ERROR]


def pasted(text: str, line: str, one: Diagnostic, answer: str) -> str:
    """With the fix that is shown; else with what a hint shows in the place of the line, or behind it."""
    if one.fixes:
        fix = one.fixes[0]
        return text[: fix.span.start] + fix.text + text[fix.span.end :]
    shown = re.findall(r"`([^`]+)`", one.hint)
    assert answer in shown, (answer, one.hint)
    return text.replace(line, f"{line} {answer}" if answer.split()[0] in ("from", "to") else answer)


@pytest.mark.parametrize(("where", "line", "slug", "answer"), SAID, ids=[line[:50] for _, line, _, _ in SAID])
def test_the_answer_that_is_shown_checks(where: str, line: str, slug: str, answer: str, tmp_path: Path) -> None:
    text = GAME + where.format(line)
    said = checked(text, tmp_path / "made")
    assert [one.slug for one in said] == ([slug] if slug else []), render(said)
    if not slug:
        return
    shown = render(said)
    assert answer in " ".join(shown.split()) or answer in one_line(said), shown
    after = checked(pasted(text, line, said[0], answer), tmp_path / "made")
    # A verb may need something more, which is shown next.
    more = answer == "from deck"
    assert [one.slug for one in after] == (["missing-argument"] if more else []), render(after)


def test_one_of_several_dice(tmp_path: Path) -> None:
    (one,) = checked(GAME + RULE.format("roll 1 d6 as thrown\n  if thrown is 6: gain 1 food"), tmp_path / "made")
    assert "write `first of` and their name" in one.hint
    for right in ("roll 1 d6 as thrown\n  if first of thrown is 6", "roll d6 as thrown\n  if thrown is 6"):
        assert not checked(GAME + RULE.format(f"{right}: gain 1 food"), tmp_path / "made")


def one_line(said: Iterable[Diagnostic]) -> str:
    return " ".join([*(one.hint for one in said), *(fix.text for one in said for fix in one.fixes)])
