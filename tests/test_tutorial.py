"""The tutorial, followed literally in an empty folder: files written, commands run, answers compared."""

from __future__ import annotations

import json
from pathlib import Path

from doc_pages import PAGES, followed, typed


def test_the_tutorial(tmp_path: Path, accept: bool) -> None:
    path = PAGES / "tutorial.md"
    text = path.read_text("utf-8")
    told = followed(text, tmp_path)
    if accept:
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"
    chains = json.loads(typed("rulewright graph village --json", tmp_path))
    assert ("smith", "carpenter") in {(edge["from"], edge["to"]) for edge in chains["edges"]}
    page = (tmp_path / "build/site/village/card/smith.html").read_text("utf-8")
    assert "After you take somebody on, gain 1 tool" in page
    again = typed("rulewright play village --bots random,random --seed 2", tmp_path)
    assert "The game is over." in again
