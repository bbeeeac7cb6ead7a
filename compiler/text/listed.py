"""Cards in a table or list of another program: CSV with a row for each, JSON with an object for each.

name,kind,text_en,text_pl             {"name": "Miner", "kind": "worker", "text": {"en": "...", "pl": "..."}}
Miner,worker,After ...,Po ...         {"id": "miner", "name": "Miner", "text_en": "..."}
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from json import JSONDecodeError, JSONDecoder

from ..frozen import frozen
from ..source.text import Source, Span
from .printed import NAMES, TEXTS, Line
from .traced import Traced

KINDS = frozenset({"kind", "type", "category", "rodzaj", "typ"})
IDS = frozenset({"id", "key", "slug"})
ESCAPE = re.compile(r"\\u[0-9a-fA-F]{4}|\\.|.", re.DOTALL)
SPACE = re.compile(r"\s*")
ATOM = re.compile(r"-?[\w.+-]+")
DECODER = JSONDecoder(strict=False)
DEEPEST = 60
MOST = 200_000
"""At most this many cards."""


class Unlisted(Exception):
    """Raised if a file is no such list; the caller reports it. It has the place and the reason."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at
        self.why = why


@frozen
class Cell:
    value: Traced
    end: int
    """The offset after its last character."""
    quoting: str


Row = Mapping[str, Cell]


def table_lines(source: Source, language: str) -> Iterator[Line]:
    """The cards of a CSV file, in one language."""
    head: list[str] = []
    for row, (cells, span) in enumerate(_records(source)):
        if not head:
            head = [cell.value.text.strip().casefold() for cell in cells]
            continue
        yield from _line(dict(zip(head, cells, strict=False)), span, language, row)


def list_lines(source: Source, language: str) -> Iterator[Line]:
    """The cards of a JSON file, in one language: every object with a name and a text."""
    for place, (row, span) in enumerate(_objects(source), 1):
        yield from _line(row, span, language, place)


def _line(row: Row, span: Span, language: str, place: int) -> Iterator[Line]:
    said, id = _text(row, language), _first(row, IDS)
    name = _localised(row, NAMES, language) or _first(row, NAMES) or id
    if said is None or name is None or not said.value.text.strip() or not name.value.text.strip():
        return
    kind = _first(row, KINDS)
    above = (kind.value.text.strip(),) if kind and kind.value.text.strip() else ()
    text = said.value
    where = Span(span.source, text.places[0], said.end)
    called = id.value.text.strip() if id else ""
    yield Line(name.value.text.strip(), text.text, above, where, "", text.places, said.quoting, id=called, row=place)


def _text(row: Row, language: str) -> Cell | None:
    """The sentence in a language: `text_pl`, `text.pl`, `pl`, or `text` if no column has a language."""
    found = _localised(row, TEXTS, language) or row.get(language)
    return found or _first(row, TEXTS)


def _localised(row: Row, names: frozenset[str], language: str) -> Cell | None:
    keys = (f"{name}{sign}{language}" for name in sorted(names) for sign in "_-.: ")
    plain = next((row[key] for key in keys if key in row), None)
    return plain or next((row[key] for name in sorted(names) if (key := f"{name} ({language})") in row), None)


def _first(row: Row, names: frozenset[str]) -> Cell | None:
    return next((row[key] for key in row if key in names), None)


# ---- CSV


def _records(source: Source) -> Iterator[tuple[list[Cell], Span]]:
    text = source.text
    sign = _delimiter(text)
    at, start, cells = 0, 0, list[Cell]()
    while at < len(text) or cells:
        cell, at, ends = _cell(text, at, sign)
        cells.append(cell)
        if ends:
            if any(one.value.text.strip() for one in cells):
                yield cells, Span(source, start, at)
            cells, start = [], at


def _delimiter(text: str) -> str:
    first = text.partition("\n")[0]
    return max(",;\t|", key=lambda sign: (first.count(sign), sign == ","))


def _cell(text: str, at: int, sign: str) -> tuple[Cell, int, bool]:
    """A cell, the offset after it, and whether it ends its row."""
    letters: list[str] = []
    places: list[int] = []
    quoted = text[at : at + 1] == '"'
    begun, at = at, at + quoted
    while at < len(text):
        letter = text[at]
        if quoted and letter == '"':
            if text[at + 1 : at + 2] != '"':
                quoted, at = False, at + 1
                continue
            letters.append('"')
            places.append(at)
            at += 2
            continue
        if not quoted and letter in (sign, "\n"):
            break
        letters.append(letter)
        places.append(at)
        at += 1
    if quoted:
        raise Unlisted(begun, "this quote is never closed")
    quoting = "csv" if text[begun : begun + 1] == '"' else f"cell{sign}"
    end = at - (quoting == "csv")
    cell = Cell(Traced("".join(letters), tuple(places)), end, quoting)
    return cell, at + 1, text[at : at + 1] != sign


# ---- JSON


def _objects(source: Source) -> Iterator[tuple[Row, Span]]:
    found: list[tuple[Row, Span]] = []
    at = _value(source, _space(source.text, 0), found, 0)[0]
    if _space(source.text, at) < len(source.text):
        raise Unlisted(at, "something follows the end of the list")
    return iter(found)


def _space(text: str, at: int) -> int:
    found = SPACE.match(text, at)
    return found.end() if found else at


def _value(
    source: Source, at: int, found: list[tuple[Row, Span]], depth: int
) -> tuple[int, Traced | dict[str, Cell] | None]:
    """The offset after a value, and the value if it is a text or an object."""
    text = source.text
    sign = text[at : at + 1]
    if depth > DEEPEST:
        raise Unlisted(at, "the brackets go too deep")
    if sign == '"':
        return _behind(text, at), _string(text, at)
    if sign in ("[", "{"):
        return _inside(source, at, found, depth)
    atom = ATOM.match(text, at)
    if not atom:
        raise Unlisted(at, "a value should stand here")
    return atom.end(), None


def _inside(source: Source, at: int, found: list[tuple[Row, Span]], depth: int) -> tuple[int, dict[str, Cell] | None]:
    """A list or an object; an object's own texts, and those one level below with both names: `text.pl`."""
    text, opened = source.text, source.text[at]
    row: dict[str, Cell] = {}
    start, place = at, len(found)
    at = _space(text, at + 1)
    while text[at : at + 1] != ("]" if opened == "[" else "}"):
        key = ""
        if opened == "{":
            if text[at : at + 1] != '"':
                raise Unlisted(at, "a name in quotes should stand here")
            key, at = _string(text, at).text.casefold(), _space(text, _behind(text, at))
            if text[at : at + 1] != ":":
                raise Unlisted(at, "a colon should stand here")
            at = _space(text, at + 1)
        end, value = _value(source, at, found, depth + 1)
        if isinstance(value, Traced) and value.text:
            row[key] = Cell(value, end - 1, "json")
        elif isinstance(value, dict):
            row |= {f"{key}.{inner}": cell for inner, cell in value.items() if "." not in inner}
        at = _space(text, end)
        if text[at : at + 1] == ",":
            at = _space(text, at + 1)
        elif text[at : at + 1] not in ("]", "}"):
            raise Unlisted(at, "a comma should stand here")
    if len(found) > MOST:
        raise Unlisted(at, f"more than {MOST:,} cards stand here")
    if opened == "{" and row:
        found.insert(place, (row, Span(source, start, at + 1)))
    return at + 1, row if opened == "{" else None


def _behind(text: str, at: int) -> int:
    try:
        return int(DECODER.raw_decode(text, at)[1])
    except JSONDecodeError:
        raise Unlisted(at, "this text is not closed, or holds what JSON does not allow") from None


def _string(text: str, at: int) -> Traced:
    """A quoted string, with the place of each character's escape."""
    end = _behind(text, at) - 1
    letters: list[str] = []
    places: list[int] = []
    for one in ESCAPE.finditer(text, at + 1, end):
        value: str = DECODER.decode(f'"{one[0]}"') if one[0].startswith("\\") else one[0]
        if letters and "\ud800" <= letters[-1] < "\udc00" <= value < "\ue000":
            letters[-1] = (letters[-1] + value).encode("utf-16", "surrogatepass").decode("utf-16")
            continue
        letters.append(value)
        places.append(one.start())
    return Traced("".join(letters), tuple(places))
