"""Titles that contain anything, in every output: no traceback, and nothing that a terminal or a page executes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main

TITLES = {
    "long": "a" * 10_000,
    "markup": "<script>alert(1)</script> & `code` *bold* [link](http://x) {0} {name} { NOUN($x) }",
    "right to left": "\u202eשלום\u202c \u2067مرحبا\u2069",
    "colour": "red \\u001b[31m alert \\u0007 bell",
    "quotes": "„a” “b” ”c„ 'd' “",
    "dots": "...?!. A: b; c – d",
    "combining": "e\u0301\u0301\u0301 \U0001f3b2\ufe0f",
}
OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f\x9b\u2028\u2029]")
RULES = """\
counter coin (coins) of each player, from 0 to 9
kind helper (helpers)
  works in crew
  once per turn
  open until turn
pile crew of each player, of helper
helper farmer "{title}"
  after you rest: gain 1 coin
helper trader "{title} again"
  after you gain any coin: gain 1 coin
helper judge "{title} third"
  before anyone rest: cancel
to rest: gain 1 coin
to play:
  move each helper to crew of you
  repeat 2 times:
    each player:
      phase turn of player:
        choose one:
          option rest: rest
          option wait: gain 1 coin
  end-game
"""
COMMANDS = (
    ("why", "farmer"),
    ("why", "rest"),
    ("graph",),
    ("graph", "--orders"),
    ("graph", "--svg"),
    ("text",),
    ("play", "--bots", "random,random", "--seed", "1"),
)


def pack(folder: Path, title: str) -> str:
    folder.mkdir()
    manifest = 'name = "inn"\ntitle = "Inn"\nplayers = 2\nlanguages = ["en", "pl"]\n'
    (folder / "pack.toml").write_text(manifest, "utf-8")
    (folder / "inn.rules").write_text(RULES.replace("{title}", title), "utf-8")
    return str(folder)


@pytest.mark.parametrize("language", ("en", "pl"))
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_any_title(title: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = pack(tmp_path / "inn", title)
    for command, *more in COMMANDS:
        code = main([command, name, *more, "--lang", language])
        told = capsys.readouterr()
        assert code in (0, 1), (command, more, told.err)
        assert "Traceback" not in told.err and "a mistake of ours" not in told.err, told.err
        assert not OBEYED.search(told.out.replace("\n", "")), (command, OBEYED.findall(told.out))
        assert "<script>" not in told.out or "--svg" not in more


@pytest.mark.parametrize("form", ("--markdown", "--html", "--notes", ""))
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_what_changed(title: str, form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = pack(tmp_path / "old", "Plain"), pack(tmp_path / "new", title)
    for language in ("en", "pl"):
        assert main(["diff", old, new, "--lang", language, *filter(None, [form])]) in (0, 1)
        told = capsys.readouterr()
        assert "Traceback" not in told.err and not OBEYED.search(told.out.replace("\n", ""))
        if form == "--html":
            assert "<script>" not in told.out
