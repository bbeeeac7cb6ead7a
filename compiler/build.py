"""What is written into generated/: a module of handlers for each edition that comes with us, its chains and phrases.

connect_four.py                    the handlers of an edition; of a pack, of its smallest
connect_four.graph.json            the chains of a pack's abilities
connect_four.phrases.json          its phrases, compiled
__init__.py                        edition("connect-four")
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from .diagnostics.diagnostic import Diagnostic, Severity
from .frozen import slotted
from .graph.chains import chains_of
from .graph.draw import as_json
from .handlers.names import identifier
from .handlers.tree import text_of
from .packs import bundled_packs
from .pipeline import Compiled, Shelf, compile_edition, handlers_of
from .result import Result
from .source.load import Pack
from .text.called import called_in
from .text.data import phrases_data
from .text.spoken import spoken

HEAD = '''"""The games that come with us, made from their rules. The compiler has written all of this."""

from __future__ import annotations

from importlib import import_module

from rulewright.runtime import Edition


def edition(name: str) -> Edition:
    """An edition by its name, ready to be played. NAMES are all there are."""
    found: Edition = import_module(f".{NAMES[name]}", __name__).rules
    return found


NAMES = {
'''

LANGUAGES = ("en", "pl")
"""Those in which a graph names its nodes."""


@slotted
class Written:
    """The files of generated/ while they are made."""

    files: dict[str, str] = field(default_factory=dict[str, str])
    said: list[Diagnostic] = field(default_factory=list[Diagnostic])


def generated(packs: Sequence[Pack] = ()) -> Result[dict[str, str]]:
    """Every file, by its name; for the bundled packs, if no others are given. Errors of a pack are reported, and
    everything that can still be made is made."""
    written, shelf = Written(), Shelf()
    packs = packs or bundled_packs()
    for pack in packs:
        compiled = _compiled(str(pack.folder), shelf, written)
        if compiled is not None:
            written.files[f"{identifier(pack.name)}.py"] = handlers_of(compiled)
            _add_data(pack, compiled, written)
    names = {pack.name: identifier(pack.name) for pack in packs}
    for name in sorted({name for pack in packs for name in pack.editions} - set(names)):
        compiled = _compiled(name, shelf, written)
        if compiled is not None:
            written.files[f"{identifier(name)}.py"] = handlers_of(compiled)
            names[name] = identifier(name)
    table = "".join(f"    {text_of(name)}: {text_of(names[name])},\n" for name in sorted(names))
    written.files["__init__.py"] = f"{HEAD}{table}}}\n"
    return Result(written.files, tuple(written.said))


def _add_data(pack: Pack, compiled: Compiled, written: Written) -> None:
    """What other programs read of a pack: the chains of its abilities, and its phrases."""
    file = identifier(pack.name)
    called = called_in(compiled.model, compiled.packs, LANGUAGES)
    chains = chains_of(compiled.model, "card")
    of = {node.id: node for node in chains.nodes}

    def names(id: str) -> dict[str, str]:
        return {language: name(of[id].element) or of[id].title for language, name in called.items()}

    written.said += [one for one in spoken(compiled.model, compiled.packs).said if one.severity is Severity.ERROR]
    written.files[f"{file}.graph.json"] = as_json(chains, pack.name, names)
    if compiled.packs[-1].texts:
        written.files[f"{file}.phrases.json"] = phrases_data(compiled.packs)


def _compiled(name: str, shelf: Shelf, written: Written) -> Compiled | None:
    told = compile_edition(name, (), shelf)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    written.said += errors
    return None if errors else told.value
