"""What things are called at a table, in a graph, on a page: the names of an edition in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..meaning.model import Model
from ..source.pack import Pack
from .sentences import names
from .spoken import spoken

Called = Callable[[str], str | None]


def called_in(model: Model, packs: Sequence[Pack], languages: Sequence[str]) -> Mapping[str, Called]:
    """The name of an id in each language, where there is one. What is wrong with its phrases is for `check` to say."""
    said = spoken(model, packs).value
    titles = {pack.name: pack.title for pack in packs} | {model.name: model.title}
    found: dict[str, Called] = {}
    for language in languages:
        phrases = said.get(language)
        named = {id: element.title for id, element in model.elements.items()}
        every = names(model, phrases) if phrases is not None else named
        # What goes by its bare id has no name: whoever shows it makes the id fit to be read.
        found[language] = {**titles, **{id: name for id, name in every.items() if not _bare(name, id, model)}}.get
    return found


def _bare(name: str, id: str, model: Model) -> bool:
    """Whether it goes by its id; a pile of the rules does so with spaces for its hyphens."""
    slot = model.slots.get(id)
    return name == (id.replace("-", " ") if slot and slot.sort == "pile" else id)
