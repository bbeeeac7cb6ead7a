"""The warning of commands that play: draft cards do nothing in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..meaning.model import Model

FEW = 5


def tell_drafts(model: Model) -> None:
    from ..diagnostics.cells import shown

    found = [shown(element.title or element.id) for element in model.elements.values() if element.draft]
    if not found:
        return
    more = f" and {len(found) - FEW} more" if len(found) > FEW else ""
    one = len(found) == 1
    does = f"card{'' if one else 's'} {'is a draft and does' if one else 'are drafts and do'} nothing"
    say.remark(f"{len(found)} {does}: {', '.join(found[:FEW])}{more}")
