"""Whether an edition can be said whole: its phrases, and every sentence in every language that its packs declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..meaning.model import Model
from ..source.pack import Pack
from .sentences import unsaid
from .spoken import spoken


def complaints(model: Model, packs: Sequence[Pack], prove: bool = False) -> Iterator[Diagnostic]:
    """What is wrong; an edition without any phrase file is not looked at. `prove` also reads each phrase back."""
    if not any(pack.texts for pack in packs):
        return
    told = spoken(model, packs, prove)
    yield from told.said
    if any(one.severity is Severity.ERROR for one in told.said):
        return
    for language, phrases in told.value.items():
        declared = {pack.name for pack in packs if language in pack.languages}
        yield from unsaid(model, phrases, declared)
