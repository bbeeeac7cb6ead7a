"""Laws and traits of a thing, in words."""

from __future__ import annotations

from ..meaning import model as m
from ..source.text import Span
from .safe import marked
from .shelf import Volume, title_of
from .templates import Html
from .words import LAWS


def laws_said(laws: m.Laws, at: Span, kind: m.Kind | None, volume: Volume, language: str) -> list[str]:
    """The laws under which an ability may be used, a sentence each."""
    words = LAWS[language]

    def name(id: str) -> str:
        return title_of(volume, id, language).lower()

    found = [words["optional" if laws.optional else "forced"]]
    if laws.once:
        often = words["once"] if laws.times == 1 else words["often"].replace("{n}", str(laws.times))
        found.append(often.format(name(laws.once)))
    found += [words["exhausts"]] if laws.exhausts else []
    found += [words["works_in"].format(name(laws.works_in))] if laws.works_in else []
    found += [words["open_until"].format(name(laws.open_until))] if laws.open_until else []
    found += [words["not_fresh"].format(name(laws.not_fresh))] if laws.not_fresh else []
    test = _test(at) or (_test(kind.at) if kind is not None else "")
    if laws.only_while is not None:
        said, ending = words["only_while"].split("{}")
        found.append(Html(f'{marked(said)}<code lang="en">{marked(test or "…")}</code>{marked(ending)}'))
    return found


def _test(at: Span) -> str:
    """`only while` as its author wrote it, in the lines of a thing or of its kind."""
    for line in at.source.text[at.start : at.end].split("\n"):
        words = " ".join(line.split("#")[0].split())
        if words.startswith("only while "):
            return words.removeprefix("only while ")
    return ""


def traits_said(element: m.Element, volume: Volume, language: str) -> list[tuple[str, str, str]]:
    """What is printed on a thing: the name, the value, and the thing that the value is, where it is one: then it
    stands for itself."""
    found: list[tuple[str, str, str]] = []
    for name, value in element.traits:
        link = value.id if isinstance(value, m.Thing) else ""
        if value != m.Truth(False):
            said = "" if value == m.Truth(True) else value_said(value, volume, language)
            found.append(("" if link else title_of(volume, name, language), said, link))
    return found


def value_said(value: m.Expr, volume: Volume, language: str) -> str:
    """A value that is printed on a thing."""

    def said(inner: m.Expr) -> str:
        return value_said(inner, volume, language)

    match value:
        case m.Number(number):
            return str(number)
        case m.Text(text):
            return text
        case m.Thing(id):
            return title_of(volume, id, language)
        case m.Goods(many, good):
            return f"{said(many)} {title_of(volume, good, language)}"
        case m.Both(items):
            return " + ".join(map(said, items))
        case m.OneOf(items):
            return " / ".join(map(said, items))
        case m.Items(items):
            return ", ".join(map(said, items))
        case m.Truth(truth):
            return "✓" if truth else "–"
        case _:
            return "…"
