"""One site for all tests that look at a site: of Resurgence and of a pack that means harm, with the manual in front.

It takes seconds to make, so it is made once, whichever of the processes of pytest-xdist comes first.
"""

from __future__ import annotations

import fcntl
import os
import sys
from pathlib import Path
from subprocess import run

from rulewright.compiler.source.begun import begun

ROOT = Path(__file__).parent.parent
HOSTILE = ROOT / "tests/cases/book/hostile.rules.md"
HARMFUL_TITLE = r"</title><script>window.hit=1</script> \"x\" & {{ 7*7 }}"


def hostile_pack(folder: Path) -> Path:
    """A pack whose names and texts try to be more than text, in both languages."""
    pack = folder / "hostile"
    (pack / "text").mkdir(parents=True)
    manifest = f'name = "hostile"\ntitle = "{HARMFUL_TITLE}"\nplayers = [2, 4]\nlanguages = ["en", "pl"]\n'
    files = {
        "pack.toml": manifest,
        "01-<b>&'x.rules.md": HOSTILE.read_text("utf-8"),
        "01-<b>&'x.pl.md": begun(HOSTILE.read_text("utf-8")),
        "text/pl.ftl": "# none\n",
    }
    for name, text in files.items():
        (pack / name).write_text(text, "utf-8")
    return pack


def make_site(into: Path, *wanted: str) -> Path:
    command = [sys.executable, "-m", "rulewright.compiler.cli.main", "site", *wanted, "--into", str(into)]
    told = run(command, capture_output=True)
    assert told.returncode == 0, told.stderr.decode()
    return into / "site"


def shared_site(base: Path) -> Path:
    """The site, below a folder that all processes of a run share."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    with (base / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (base / "build/site").is_dir():
            pack = base / "hostile-pack"
            make_site(base / "build", "resurgence", str(hostile_pack(pack)), "--docs", str(ROOT / "docs"))
    return base / "build/site"
