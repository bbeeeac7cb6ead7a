"""A language is one folder: a made-up language is added, and cards are written, read and linted in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirrored import write_language
from rulewright.compiler.cli.main import main
from rulewright.compiler.text.languages import LANGUAGES
from rulewright.compiler.wordings import FOLDERS

PACK = {
    "pack.toml": 'name = "fair"\ntitle = "Fair"\nplayers = 2\nlanguages = ["en", "xx"]\n'
    '[[allow]]\nlint = "self-feeding"\nbecause = "it is a trial"\n',
    "fair.rules": """counter coin (coins) of each player, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
card king "King"
  after you gain any coin: gain 2 coins
card queen "Queen"
  you may pay 5 coins
to play: end-game
""",
    "text/xx.ftl": """-noun-coin = nioc
    .of = good
    .dual = sniocs
    .pl = snioc
-noun-king = Gnik
    .of = name
-noun-queen = Neeuq
    .of = name
-noun-card = drac
    .of = kind
    .dual = sdrac
    .pl = sdrac
-noun-crew = werc
    .of = pile
""",
}


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def test_a_language_is_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in PACK.items():
        (tmp_path / "fair" / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / "fair" / name).write_text(text, "utf-8")
    monkeypatch.setenv("RULEWRIGHT_LANGUAGES", str(write_language(tmp_path / "xx")))
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    pack = str(tmp_path / "fair")
    try:
        code, out, err = run(capsys, "check", pack)
        assert (code, out) == (0, ""), out
        assert not (tmp_path / "cache").exists(), "what hangs on its folder is not kept"
        _, out, err = run(capsys, "text", pack, "--lang", "xx")
        king, queen = "Gnik: Retfa uoy niag yna snioc, niag 2 artxe sniocs.", "Neeuq: Uoy yam yap 5 snioc."
        assert out == f"## Sdrac\n\n{king}\n{queen}\n", err
        cards = tmp_path / "cards.md"
        cards.write_text("Gnik: Retfa uoy eviecer yna snioc, eviecer owt artxe snioc.\nNeeuq: Yap 4 snioc.\n", "utf-8")
        _, out, _ = run(capsys, "read", pack, "--lang", "xx", str(cards))
        assert "Gnik: says what the rule does" in out and "Neeuq: differs from the rule" in out, out
        assert "“owt artxe snioc” does not agree with its number: write “sniocs”" in out
        _, out, _ = run(capsys, "why", pack, "king", "--lang", "xx")
        assert out.startswith("Gnik\n\n  Retfa uoy niag yna snioc\n"), out
        _, out, err = run(capsys, "graph", pack, "--lang", "xx")
        assert out.startswith("1 knil between 2 seitiliba\n") and "Spool\n  dednuob: Gnik → Gnik" in out, out + err
        _, _, err = run(capsys, "diff", pack, pack, "--lang", "xx")
        assert "eht emas selur" in err, err
        _, out, _ = run(capsys, "play", pack, "--lang", "xx", "--bots", "first,first", "--seed", "1")
        assert "Eht emag si revo." in out, out
        monkeypatch.setenv("RULEWRIGHT_LANGUAGES", str(tmp_path))
        assert run(capsys, "check", pack)[0] == 2
    finally:
        LANGUAGES.pop("xx", None)
        FOLDERS.pop("xx", None)
