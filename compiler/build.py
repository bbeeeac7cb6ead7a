"""What is written into generated/: a module of handlers for each pack, and how they make up the editions.

A pack's module is that of its own smallest edition. Where packs above it take something of it away, the edition leaves
that out; where they change more of it, the edition has a module of its own for that pack.

    connect_four.py                    the handlers of a pack
    connect_four.graph.json            the chains of its abilities
    connect_four.phrases.json          its phrases, compiled
    resurgence_solo__resurgence.py     those of a pack, as another makes them in one edition
    __init__.py                        edition("connect-four")
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .diagnostics.diagnostic import Diagnostic, Severity
from .emit.expressions import quoted
from .emit.functions import docstring
from .emit.layout import laid_out
from .emit.names import identifier
from .graph.chains import chains_of
from .graph.draw import as_json
from .pipeline import Compiled, Shelf, bundled_packs, compile_edition, emitted, made, model_hash
from .source.load import Pack
from .text.called import called_in
from .text.data import phrases_data
from .text.spoken import spoken
from .told import Told

if TYPE_CHECKING:
    from rulewright.runtime import Pack as Handlers

HEAD = '''"""The games that come with us, put together from their handlers. The compiler has written all of this."""

from __future__ import annotations

from rulewright.runtime import Edition


def edition(name: str) -> Edition:
    """An edition by its name, ready to be played. NAMES are all there are."""
    return NAMES[name]()
'''

LANGUAGES = ("en", "pl")
"""Those in which a graph names its nodes."""

TABLES = ("kinds elements slots groups tables wallets maps dice values scores handlers").split()
"""What a pack brings, by names that an edition can leave out."""


@dataclass(slots=True)
class Written:
    """The files of generated/ while they are made."""

    files: dict[str, str] = field(default_factory=dict[str, str])
    own: dict[str, str] = field(default_factory=dict[str, str])
    """The handlers of each pack in its smallest edition, as they were emitted."""
    editions: list[str] = field(default_factory=list[str])
    names: dict[str, str] = field(default_factory=dict[str, str])
    said: list[Diagnostic] = field(default_factory=list[Diagnostic])


def generated(packs: Sequence[Pack] = ()) -> Told[dict[str, str]]:
    """Every file, by its name; of the packs that come with us, if no others are given. Where a pack has errors, it is
    told, and what could be made is still made."""
    written, shelf = Written(), Shelf()
    packs = packs or bundled_packs()
    for pack in packs:
        compiled = _compiled(str(pack.folder), shelf, written)
        if compiled is not None:
            written.own[pack.name] = emitted(compiled, pack.name)
            written.files[f"{identifier(pack.name)}.py"] = laid_out(written.own[pack.name])
            _add_data(pack, compiled, written)
    for name in sorted({name for pack in packs for name in (pack.name, *pack.editions)}):
        compiled = _compiled(name, shelf, written)
        if compiled is not None:
            _add_edition(name, compiled, written)
    table = "".join(f"    {quoted(name)}: {function},\n" for name, function in written.names.items())
    written.files["__init__.py"] = laid_out("\n\n".join([HEAD, *written.editions, f"NAMES = {{\n{table}}}\n"]))
    return Told(written.files, tuple(written.said))


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


def _add_edition(name: str, compiled: Compiled, written: Written) -> None:
    """The function that puts an edition together."""
    function = f"_{identifier(name)}"
    imports: list[str] = []
    drop: list[str] = []
    for pack in compiled.packs:
        there = emitted(compiled, pack.name)
        left_out = _left_out(written.own.get(pack.name, ""), there, pack.name)
        module = identifier(pack.name)
        if left_out is None:
            module = f"{identifier(name)}__{module}"
            written.files[f"{module}.py"] = laid_out(there)
        drop += left_out or ()
        imports.append(f"    from .{module} import pack as {identifier(pack.name)}")
    args = [quoted(compiled.model.name), f"[{', '.join(identifier(pack.name) for pack in compiled.packs)}]"]
    args += [repr(compiled.model.players), quoted(model_hash(compiled))]
    args += [f"({' '.join(quoted(key) + ',' for key in drop)})"] if drop else []
    lines = [
        f"def {function}() -> Edition:",
        f'    """{docstring(compiled.model.title)}"""',
        *imports,
        "",
        f"    return Edition({', '.join(args)})",
        "",
    ]
    written.names[name] = function
    written.editions.append("\n".join(lines))


def _left_out(own: str, there: str, pack: str) -> tuple[str, ...] | None:
    """What an edition leaves out of a pack's own module to get what it has of it there; None where that is not all."""
    if own == there:
        return ()
    if not own or not _part_of(list(_statements(there)), list(_statements(own))):
        return None
    mine, wanted = made(own, pack), made(there, pack)
    gone = [key for key in _keys(mine) if key not in set(_keys(wanted))]
    kept = [[key for key in getattr(mine, table) if key not in gone] for table in TABLES]
    same = kept == [list(getattr(wanted, table)) for table in TABLES]
    counts = [one.id for one in mine.counts_as if one.id not in gone] == [one.id for one in wanted.counts_as]
    rest = len(mine.shifts) == len(wanted.shifts) and mine.copies == wanted.copies
    return tuple(f"{pack}:{key}" for key in gone) if same and counts and rest else None


def _keys(pack: Handlers) -> Iterator[str]:
    for table in TABLES:
        yield from getattr(pack, table)
    yield from (one.id for one in pack.counts_as)


def _statements(code: str) -> Iterator[str]:
    """What stands at the margin of a module, without what it imports."""
    lines = code.split("\n")
    for node in ast.parse(code).body:
        if not isinstance(node, ast.ImportFrom):
            decorators = getattr(node, "decorator_list", [])
            first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
            yield "\n".join(lines[first - 1 : node.end_lineno])


def _part_of(some: Iterable[str], all_of_it: Iterable[str]) -> bool:
    """Whether a list is another with some things left out."""
    rest = iter(all_of_it)
    return all(one in rest for one in some)
