"""How the work grows with the cards: the graph of their chains, what is built of them, and their text."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from cards import lay, lay_linked
from measuring import Effort, Measured, Row

FEW, SOME, MANY = 1_000, 5_000, 10_000

ONCE = """
import json, resource, sys, time
from rulewright.compiler.pipeline import compile_edition
compiled = compile_edition(sys.argv[1]).value
{ready}
begun = time.process_time()
{work}
seconds = time.process_time() - begun
print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]))
"""
"""One look at one pack, in a process of its own: how long it takes there, and the most memory it had."""

GRAPH = ("from rulewright.compiler.graph.chains import chains_of", "chains_of(compiled.model)")
BUILD = ("from rulewright.compiler.build import handlers_of", "handlers_of(compiled)")
TEXT = (
    "from rulewright.compiler.text.sentences import sentences\nfrom rulewright.compiler.text.spoken import spoken",
    "for phrases in spoken(compiled.model, compiled.packs).value.values(): list(sentences(compiled.model, phrases))",
)


def measure(effort: Effort) -> Iterator[Row]:
    if effort.short:
        return
    with tempfile.TemporaryDirectory() as folder:
        linked = {many: lay_linked(Path(folder) / f"linked-{many}", many) for many in (FEW, SOME, MANY)}
        plain = {many: lay(Path(folder) / f"plain-{many}", many) for many in (FEW, SOME, MANY)}
        found = {many: once(GRAPH, linked[many]) for many in linked}
        yield growth("graph, ten times the cards", found)
        yield Measured("graph of 10,000 cards in seconds", found[MANY][0], "plan, links, rings, longest chains")
        yield Measured("graph of 10,000 cards in MB", found[MANY][1], "reading the cards included")
        yield growth("build, ten times the cards", {many: once(BUILD, plain[many]) for many in plain})
        yield growth("text, ten times the cards", {many: once(TEXT, plain[many]) for many in plain})


def growth(what: str, found: dict[int, tuple[float, float]]) -> Measured:
    """How many times as long it takes for ten times as many."""
    beside = "; ".join(f"{many:,}: {seconds:.1f} s" for many, (seconds, _) in found.items())
    return Measured(what, found[MANY][0] / found[FEW][0], beside)


def once(what: tuple[str, str], pack: Path) -> tuple[float, float]:
    """Its seconds, and its memory in MB."""
    code = ONCE.format(ready=what[0], work=what[1])
    done = subprocess.run([sys.executable, "-c", code, str(pack)], capture_output=True, text=True, check=True)
    seconds, memory = json.loads(done.stdout)
    return seconds, memory / (1024 if sys.platform != "darwin" else 1024 * 1024)
