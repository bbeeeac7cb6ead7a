"""Cards on paper: what the sheets hold as data, and the PDF that Typst makes of it (paper/cards.typ)."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from importlib.resources import files
from typing import Any

from ..frozen import frozen
from ..meaning import model as m
from ..text.view.view import has_text
from .aid import aid_lines
from .components import are_different, copies_of
from .drawn import hue, hue_of_back, is_held
from .icons import PICTURES, on_paper, picture_of
from .safe import isolate
from .shelf import Volume, text_of, title_of, told_kinds
from .sides import game_title
from .values import traits_said
from .words import WORDS

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES = {"poker": (63.5, 88.9), "mini": (44.0, 68.0)}
"""In millimetres."""
AFTER_NUMBER = re.compile(r"(?<=\d) (?=[^\W\d_])")
AFTER_LETTER = re.compile(r"(?<=\b[aiouwz]) ", re.IGNORECASE)
FAINT = "#e4dfd3"
"""The ink of the large picture behind the words of a card."""


@frozen
class Printed:
    pdf: bytes
    many: int
    too_long: tuple[m.Element, ...]
    """Things whose text does not fit, even in the smallest letters."""


def is_here() -> bool:
    return importlib.util.find_spec("typst") is not None


def printed(volume: Volume, language: str, paper: str, size: str, kinds: Sequence[str], backs: bool) -> Printed:
    """The sheets of an edition in a language."""
    wanted = [
        one
        for kind in told_kinds(volume)
        for one in volume.model.elements.values()
        if one.kind == kind and (kind in kinds or (not kinds and (has_text(one) or are_different(volume, kind))))
    ]
    cards = [_card(volume, one, language) for one in wanted for _ in range(copies_of(volume, one.id))]
    data: dict[str, object] = {
        "title": game_title(volume, language),
        "lang": language,
        "paper": PAPERS[paper],
        "size": SIZES[size],
        "small": size != "poker",
        "backs": backs,
        "cards": cards,
        "words": {
            "sheet": WORDS[language]["sheet"],
            "total": WORDS[language]["total"],
            "aid": WORDS[language]["summary"],
            "names": WORDS[language]["one"],
        },
        "seats": volume.model.players[1],
        "scores": [] if kinds else _reasons(volume, language),
        "aid": [] if kinds else [asdict(one) for one in aid_lines(volume, language)],
    }
    pdf, overflowing = _typeset(data)
    return Printed(pdf, len(cards), tuple(volume.model.elements[id] for id in overflowing))


def _card(volume: Volume, element: m.Element, language: str) -> dict[str, object]:
    traits = [
        {
            "words": _plain(f"{_label(volume, name, language)} {value}".strip()),
            "picture": _svg(volume, to, "#000") if to else "",
        }
        for name, value, to in traits_said(element, volume, language)
    ]
    return {
        "id": element.id,
        "kind": _headed(title_of(volume, element.kind, language)),
        "title": _headed(title_of(volume, element.id, language)),
        "traits": traits,
        "text": _joined(_plain(text_of(volume, element, language)), language),
        "hue": hue(volume, element),
        "hue-of-back": hue_of_back(volume, element),
        "tile": not is_held(volume, element.kind),
        "emblem": _svg(volume, element.kind, "#fff"),
        "mark": _svg(volume, next((to for _, _, to in traits_said(element, volume, language) if to), ""), FAINT),
        "reverse": _svg(volume, element.kind, "#fff"),
    }


def _label(volume: Volume, name: str, language: str) -> str:
    return title_of(volume, name, language) if name else ""


def _svg(volume: Volume, id: str, ink: str) -> str:
    """A picture as a file of its own; nothing where there is none."""
    name = picture_of(volume, id)
    return on_paper(PICTURES[name], ink) if name else ""


def _plain(text: str) -> str:
    """On one line, and without letters that turn the direction of reading."""
    return " ".join(isolate(text).split())


def _joined(text: str, language: str) -> str:
    """A number stays on the line of what it counts; and in Polish no line ends with a word of one letter."""
    joined = AFTER_NUMBER.sub("\u00a0", text)
    return AFTER_LETTER.sub("\u00a0", joined) if language == "pl" else joined


def _headed(text: str) -> str:
    plain = _plain(text)
    return plain[:1].upper() + plain[1:]


def _reasons(volume: Volume, language: str) -> list[dict[str, str]]:
    """For what points are written down: the things by which a counter of points is kept apart."""
    model = volume.model
    kept = [
        one for one in model.slots.values() if one.sort == "counter" and len(one.owners) == 2 and "player" in one.owners
    ]
    scoring = [one for one in kept if one.name in ("points", "score") or "score" in one.tags]
    kinds = {owner for one in scoring for owner in one.owners if owner != "player"}
    return [
        {"words": _headed(title_of(volume, one.id, language)), "picture": _svg(volume, one.id, "#000")}
        for one in model.elements.values()
        if one.kind in kinds
    ]


def _typeset(data: dict[str, object]) -> tuple[bytes, list[str]]:
    typst: Any = importlib.import_module("typst")
    source = files("rulewright.compiler.book").joinpath("paper", "cards.typ").read_text("utf-8").encode()
    inputs = {"data": json.dumps(data, ensure_ascii=False)}
    compiler = typst.Compiler(source, sys_inputs=inputs, ignore_system_fonts=True)
    told = json.loads(compiler.query("<overflow>", field="value"))
    return compiler.compile(format="pdf", timestamp=0), list(dict.fromkeys(told))
