"""One line of a card on its way through the compiler, as docs/pages/how-it-flows.md shows it."""

from __future__ import annotations

import dataclasses
import html
import json
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from courses import asked, happening
from doc_pages import ROOT
from rulewright.compiler.book.pages import site
from rulewright.compiler.book.shelf import volume_of
from rulewright.compiler.cli.languages import phrases_in
from rulewright.compiler.graph.chains import chains_of
from rulewright.compiler.graph.draw import as_json
from rulewright.compiler.meaning.show import show
from rulewright.compiler.pipeline import Compiled, compile_edition, edition_of, handlers_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.show import show as show_plan
from rulewright.compiler.source.text import place
from rulewright.compiler.syntax.nodes import Element, Node, Word
from rulewright.compiler.text.tree import Node as TextNode
from rulewright.compiler.text.tree import show as tree_shown
from rulewright.compiler.text.view.view import view
from rulewright.compiler.text.write import write
from rulewright.runtime import Game, begin, call, lay, make
from rulewright.runtime.naming import pile_number

CARD = "farmer"
FILE = "rules/resurgence/20-survivors.rules.md"


@cache
def edition() -> Compiled:
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    return compiled


def text() -> str:
    """The lines as they are written."""
    lines = (ROOT / FILE).read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"survivor {CARD}"))
    return "\n".join(lines[first : first + 2])


def nodes() -> str:
    """What the parser makes of them."""
    parsed = [declaration for pack in edition().parsed for one in pack for declaration in one.declarations]
    node = next(node for node in parsed if isinstance(node, Element) and node.name.text == CARD)
    return f"{place(node.span)}\n" + "\n".join(_tree(node, 0, ""))


def _tree(node: object, depth: int, name: str) -> Iterator[str]:
    lead = "  " * depth + (f"{name}: " if name else "")
    if isinstance(node, Word):
        yield f"{lead}{node.text}"
    elif isinstance(node, Node):
        yield f"{lead}{type(node).__name__}"
        for field in dataclasses.fields(node):
            value = getattr(node, field.name)
            if field.name != "span" and value not in (None, ()):
                for part in value if isinstance(value, tuple) else (value,):
                    yield from _tree(part, depth + 1, field.name)


def model() -> str:
    """What they mean."""
    return "\n".join(wrapped(line) for line in show(edition().model, [CARD]).splitlines())


def law() -> str:
    """What the kind says of all its cards."""
    lines = (ROOT / "rules/resurgence/01-things.rules.md").read_text("utf-8").splitlines()
    first = lines.index("kind survivor (survivors) is card")
    end = next(number for number in range(first + 1, len(lines)) if not lines[number].startswith(" "))
    return "\n".join(lines[first:end])


def plan() -> str:
    """What happens by them, and when."""
    shown = show_plan(lower(edition().model), [CARD]).splitlines()
    return "\n".join(wrapped(line) for line in shown)


def handler() -> str:
    """The Python that is made of them."""
    return _made(f'    "{CARD}.1",')


def rule() -> str:
    """The rule that triggers the card: its last blocks, in which the token is moved."""
    code = handlers_of(edition())
    (found,) = re.findall(r"^def place\(.*?(?=\n\n\n)", code, re.MULTILINE | re.DOTALL)
    blocks = re.split(r"(?m)^(?=        # )", found)
    return "".join(blocks[-2:]).rstrip("\n")


def _made(line: str) -> str:
    code = handlers_of(edition()).splitlines()
    at = code.index(line)
    first = next(number for number in range(at, 0, -1) if code[number].startswith("@"))
    end = next(number for number in range(at, len(code)) if not code[number] and not code[number + 1])
    return "\n".join(wrapped(line) if len(line) > 120 else line for line in code[first:end])


def course() -> str:
    """A turn with the card: what is asked, what is answered, what happens."""
    lines: list[str] = []
    game = table(lambda game, verb, roles: lines.append(f"  {happening(verb, roles)}"))
    lines.clear()
    for answer in begun(game):
        lines += asked(game)
        lines.append(f"> {answer}")
        game.answer_only(answer, game.seats[0])
    lines += asked(game)
    return "\n".join(lines)


def begun(game: Game) -> tuple[str, ...]:
    """The turn begins; how it is answered."""
    g = game.table()
    call(g, g.rules.by_id["take-turn"], 0)
    g.go_on(False)
    return "place", "arbat-upper", "use-place", "use farmer"


def table(watch: Callable[[Game, str, Mapping[str, Any]], None] | None = None) -> Game:
    """Two cards in the crew, one laborer for the metro, in a turn of the first player."""
    game = Game(edition_of(edition()), 2, begin=False, watch=watch)
    g = game.table()
    numbers = g.rules.numbers
    for card in (CARD, "hunter"):
        lay(g, numbers[card], pile_number(g.rules, "crew:player-1"))
    make(g, numbers["laborer"], pile_number(g.rules, "area:player-1:metro"))
    for phase in ("round", "worker-actions", "turn"):
        begin(g, g.rules.phases.index(phase), 0)
    return game


def state() -> str:
    """The middle of the turn as it is saved: the stack, and what lies open."""
    game = table()
    for answer in begun(game)[:2]:
        game.answer_only(answer, game.seats[0])
    data = game.state.data()
    lines: list[str] = []
    for name in ("stack", "ask", "open"):
        lines.append(f"{name}:")
        for one in data[name] if isinstance(data[name], list) else [data[name]]:
            lines.append(f"  {json.dumps(one)}")
    return "\n".join(wrapped(line) for line in lines)


def wrapped(line: str) -> str:
    """A line no longer than a page is wide."""
    indent = " " * (len(line) - len(line.lstrip()) + 8)
    return textwrap.fill(line, 110, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def tree() -> str:
    """What the card says, as a tree of phrases."""
    return "\n".join(wrapped(line) for line in tree_shown(_said("en")[0]).splitlines())


def sentence() -> str:
    """The same in each language."""
    return "\n".join(_said(language)[1] for language in ("en", "pl"))


def _said(language: str) -> tuple[TextNode, str]:
    phrases = phrases_in(edition(), language)
    found = view(edition().model, phrases, edition().model.elements[CARD])
    assert isinstance(found, TextNode)
    text = write(found, phrases)
    assert isinstance(text, str)
    return found, text


def page() -> str:
    """The beginning of its page, as a reader sees it."""
    written = site([volume_of("resurgence", edition().model, edition().packs, edition().parsed)], [], None).files
    text = written[f"site-src/en/resurgence/survivor/{CARD}.md"].partition("<h2>Rulings")[0].partition("---\n\n")[2]
    text = re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)
    text = re.sub(r"<h[123]>", "\n\n", re.sub(r"<li>", "\n- ", re.sub(r"</(div|p|h\d|li|figure|dt|dd)>", "\n", text)))
    text = html.unescape(re.sub(r"<[^>]+>", " ", re.sub(r"</?code[^>]*>", "", text)))
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return re.sub(r"\n+", "\n", "\n".join(line for line in lines if line))


def edge() -> str:
    """The edges of the chain graph that begin and end at the card."""
    found = json.loads(as_json(chains_of(edition().model), "resurgence", lambda id: {}))
    return "\n".join(json.dumps(one, indent=2) for one in found["edges"] if CARD in (one["from"], one["to"]))


SHOWN: dict[str, Callable[[], str]] = {
    one.__name__: one
    for one in (text, law, nodes, model, plan, rule, handler, course, state, tree, sentence, edge, page)
}
"""What a page can show, by the name in the remark above a block: `<!-- shown: model -->`."""
