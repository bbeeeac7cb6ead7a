"""Whether an edition can be said whole: its phrases, and every sentence in every language that its packs declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..meaning.model import Model
from ..source.pack import Pack
from .sentences import unsaid
from .spoken import spoken


def complaints(model: Model, packs: Sequence[Pack], sound: bool = True) -> Iterator[Diagnostic]:
    """What is wrong; of an edition without a phrase file nothing, and of rules that are not `sound` no sentence."""
    if not any(pack.texts for pack in packs):
        return
    told = spoken(model, packs, prove=True)
    yield from told.said
    if not sound or any(one.severity is Severity.ERROR for one in told.said):
        return
    for language, phrases in told.value.items():
        declared = {pack.name for pack in packs if language in pack.languages}
        yield from unsaid(model, phrases, declared)
