"""Every command as a case runs it, and the answers that it may give."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from .sound import MAIN

LOG, SAVE, PRINTED, TABLE = "log.json", "save.json", "printed.txt", "table.csv"
"""Files beside the pack."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and what is known of its answer whatever is in the pack."""

    words: tuple[str, ...]
    sound: bool = False
    """A pack without errors can be given to it: it answers 0 or 1."""
    strict: bool = False
    """No pack with errors is let through: it answers 2."""
    writes: tuple[str, ...] = ()
    """How the paths begin of what it may write."""
    form: str = ""
    """What it prints, where a program reads it: `json` or `xml`, or another form for machines."""
    typed: str = ""
    """What is on its standard input."""
    share: float = 1.0
    """How often it is drawn, beside the others. Slow commands are rare."""


def plain(*words: str, form: str = "", share: float = 1.0) -> Command:
    """A command that needs a pack without errors, and can do its work with every one of them."""
    return Command(words, sound=True, strict=True, form=form, share=share)


def anyhow(*words: str, form: str = "", typed: str = "", share: float = 1.0, writes: Sequence[str] = ()) -> Command:
    """A command that may answer in any way, as long as it is a sentence."""
    return Command(words, form=form, typed=typed, share=share, writes=tuple(writes))


ONE_BOT = ("--bots", "first,random")


def commands(names: Sequence[str], dice: random.Random) -> list[Command]:
    """All that a case may run. `names`: words of the pack, such as its cards."""
    name, other = (dice.choice(names) for _ in range(2))
    seats = dice.choice(("1", "2", "3", "100"))
    typed = "".join(
        f"{dice.choice((*LINES, name, f'why {name}', f'what {other}'))}\n" for _ in range(dice.randrange(30))
    )
    return [
        plain("model", MAIN, form="json"),
        plain("sources", MAIN),
        plain("sources", MAIN, "--json", form="json"),
        plain("test", MAIN),
        plain("plan", MAIN),
        plain("diff", MAIN, MAIN),
        plain("diff", MAIN, "tic-tac-toe", "--json", form="json", share=0.3),
        plain("graph", MAIN),
        plain("graph", MAIN, "--layer", dice.choice(("card", "modifiers", "rules", "all")), "--json", form="json"),
        plain("graph", MAIN, "--layer", "all", "--svg", form="xml"),
        plain("graph", MAIN, "--layer", "all", dice.choice(("--dot", "--mermaid")), form="dot"),
        Command(("cards", MAIN, "--out", "out.csv"), True, True, ("out.csv",)),
        anyhow("cards", MAIN, "--out", "out.csv", "--kind", name, writes=["out.csv"]),
        anyhow("cards", MAIN, "--in", TABLE, writes=[MAIN, "base"], share=2),
        anyhow("cards", MAIN, "--pdf", "out.pdf", writes=["out.pdf"], share=0.1),
        anyhow("check", MAIN),
        anyhow("check", ".", "--release", "--format", "sarif", form="json"),
        anyhow("check", MAIN, "--format", "github"),
        anyhow("check", f"{MAIN}/01-page.rules", f"{MAIN}/text/en.ftl"),
        anyhow("fmt", MAIN, writes=[MAIN]),
        anyhow("fmt", ".", "--check"),
        anyhow("text", MAIN, "--lang", "en"),
        anyhow("text", MAIN, "--lang", "pl", "--json", form="json"),
        anyhow("read", MAIN, "--lang", "en", PRINTED),
        anyhow("read", MAIN, "--lang", "pl", PRINTED, "--json", form="json"),
        anyhow("read", MAIN, "--lang", "en", "-", "--format", "sarif", form="json", typed=f"{name}: {other} 1 x.\n"),
        anyhow("plan", MAIN, name, other),
        anyhow("why", MAIN, name),
        anyhow("why", MAIN, name, "--save", SAVE),
        anyhow("play", MAIN, *ONE_BOT, "--seed", "1", "--log", LOG, writes=[LOG]),
        anyhow("play", MAIN, "--bots", "first", "--seats", seats, "--seed", "1", "--lang", "pl"),
        anyhow("play", MAIN, "--seed", "2", typed=typed, writes=["kept", "mine-2.json"], share=2),
        anyhow("play", MAIN, "--bots", "greedy", "--seed", "3", typed=typed, writes=["kept", "mine-3.json"], share=0.1),
        anyhow("simulate", MAIN, "--games", "2", "--json", form="json"),
        anyhow("simulate", MAIN, "--games", "2", "--seats", seats, "--bots", "random"),
        anyhow("replay", LOG),
        anyhow("replay", LOG, "--edition", MAIN),
        anyhow("new", "pack", "fresh", "--builds-on", MAIN, writes=["fresh"]),
        anyhow("new", "card", "brand-new", "--in", MAIN, writes=[MAIN]),
        anyhow(
            "new", "card", "brand-new", "--in", MAIN, "--text", "After you gain any Coins, gain 1 Coin.", writes=[MAIN]
        ),
        anyhow("new", "translation", "pl", "--in", MAIN, writes=[MAIN]),
        anyhow("completion", "names"),
        anyhow("model", "both", "--with", MAIN, form="json"),
        anyhow("site", MAIN, "--into", "built", writes=["built"], share=0.3),
        anyhow("build", writes=["generated"], share=0.2),
        anyhow("build", "--check", share=0.1),
        anyhow("explain", name),
    ]


LINES = (
    "", "1", "2", "3", "0", "-1", "99", "9" * 600, "yes", "no", "done", "?", "help", "look", "undo", "why", "what", "x",
    "save kept.json", "load kept.json", "save", "load nothing", "save mine", "load mine", "save /dev/full", "\x1b[2J",
    "ż", "\u202e", "w", "u", "1 1", "pay", "save kept/no/x.json", "load log.json", "load save.json", "{0}", "%s",
)  # fmt: skip
"""What is typed at the table."""
