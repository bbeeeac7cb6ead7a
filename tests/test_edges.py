"""Commands at their edges: odd packs, odd numbers, odd streams. A sentence comes of each, and the right exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.cli import main

SOUND = "counter coin (coins) of each player, from 0 to 9\nto play:\n  gain 1 coin\n"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("RULEWRIGHT_TRACEBACK", raising=False)


def pack(name: str, rules: str = SOUND, more: str = "", **files: str) -> Path:
    folder = Path(name)
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "A {name}"\nplayers = 2\n{more}\n')
    (folder / "all.rules").write_text(rules)
    for file, text in files.items():
        (folder / file.replace("_", ".")).write_text(text)
    return folder


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        code = main.main(list(args))
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    assert "mistake of ours" not in err, err
    return code, out, err


# ---- packs that were crashes


def test_sources_without_a_list_of_places(capsys: pytest.CaptureFixture[str]) -> None:
    pack("mine", f'source "Page 3"\n{SOUND}to rest:\n  gain 1 coin\n')
    code, out, err = run(capsys, "sources", "mine")
    assert (code, err) == (0, "3 rules, 0 stand-ins\n")
    assert out.splitlines()[0] == "Page 3" and "rule rest" in out
    assert run(capsys, "sources", "mine", "--json")[0] == 0


def test_fmt_of_a_chapter_of_prose(capsys: pytest.CaptureFixture[str]) -> None:
    """With a line in it that could be a rule, and of which `check` therefore says something."""
    folder = pack("mine")
    (folder / "01-prose.rules.md").write_text("# A title\n\nto rest:\n")
    assert run(capsys, "fmt", "mine") == (0, "", "2 files read, 0 set\n")
    (folder / "02-prose.rules.md").write_text("# A title\n\nlike this\n")
    assert run(capsys, "fmt", "mine") == (0, "", "3 files read, 0 set\n")


def test_a_site_with_a_stand_in_that_is_of_no_kind(capsys: pytest.CaptureFixture[str]) -> None:
    from rulewright.compiler.book.pages import pages
    from rulewright.compiler.book.shelf import volume_of
    from rulewright.compiler.pipeline import compile_edition

    pack("mine", f"stand-in\ndie lot: 1, 2, 3\n{SOUND}")
    found = compile_edition("mine").value
    assert found is not None
    volume = volume_of("mine", found.model, found.packs, found.parsed)
    assert any("lot" in text for path, text in pages([volume], []).items() if path.endswith("sources.md"))


@pytest.mark.parametrize("languages", ['["de"]', '["en", "xx"]', '["pl", "de"]'])
def test_a_language_that_nobody_knows(languages: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` tells it, with phrases or without, and no command makes anything of it."""
    pack("mine", more=f"languages = {languages}")
    code, out, _ = run(capsys, "check", "mine")
    assert code == 1 and "error[unknown-language]" in out and "mine/pack.toml:4:1" in out
    for args in ("text", "mine", "--lang", "en"), ("site", "mine", "--into", "out"):
        code, _, err = run(capsys, *args)
        assert code == 2 and err.endswith("rulewright: the phrases of `mine` cannot be used before this is put right\n")
    assert not Path("out").exists()
