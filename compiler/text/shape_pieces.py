"""A kind with the word for the piece itself: `place a scout token` means place a scout.

Only where a piece is placed, moved or used: in a row of cards, *scouts* may be cards.
"""

from __future__ import annotations

from .shape_lexicon import Item, Lexicon
from .shapes import Shapes


def pieces(found: list[Item], lex: Lexicon, known: Shapes) -> list[Item]:
    """Each kind and the word for the piece as one item."""
    done: list[Item] = []
    for one in found:
        last = done[-1] if done else None
        if one.sort == "thing" and one.word in lex.named:
            done.append(one._replace(word=lex.named[one.word], piece=f"={one.word}"))
        elif last is not None and one.sort == last.sort == "thing":
            kind, piece = (one, last) if known.endings else (last, one)
            fits = not kind.piece and not piece.piece and piece.word in lex.kinds.get(kind.word, ())
            if fits and ("g" in kind.cases if known.endings else not kind.mark):
                done[-1] = piece._replace(word=kind.word, piece=piece.word)
            else:
                done.append(one)
        else:
            done.append(one)
    return done


def told_apart(items: list[Item], verb: str, known: Shapes) -> list[Item]:
    """The words of the text again, unless a piece is placed, moved or used."""
    if not any(one.piece for one in items) or verb in known.lays | known.assigns | known.adds | known.carry:
        return items
    found: list[Item] = []
    for one in items:
        piece, plain = one.piece, one._replace(piece="")
        if not piece or piece[0] == "=":
            found.append(plain._replace(word=piece[1:] or one.word))
        else:
            both = plain._replace(mark="", cases="g" * bool(plain.cases)), plain._replace(word=piece)
            found += both[::-1] if known.endings else both
    return found
