"""Shows which ability triggers which: chains, loops and whether they end, as text, JSON, DOT or a picture."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from

if TYPE_CHECKING:
    from ..graph.draw import Names
    from ..graph.tell import Tongue
    from ..pipeline import Compiled

LAYERS = ("card", "modifiers", "rules", "all")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument(
        "--layer", choices=LAYERS, default="card", help="abilities on cards (default), modifiers, rules, or all"
    )
    parser.add_argument(
        "--orders", action="store_true", help="pairs of abilities whose order matters, each with a table that shows it"
    )
    parser.add_argument(
        "--reach", action="store_true", help="how far each action and each card leads, with runs that show it"
    )
    form = parser.add_mutually_exclusive_group()
    for name, help in (
        ("json", "for programs"),
        ("dot", "for Graphviz"),
        ("mermaid", "for Mermaid"),
        ("svg", "a picture"),
    ):
        form.add_argument(f"--{name}", dest="form", action="store_const", const=name, help=help)
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help="the language of the text or, with --svg, of the picture, in which events are said as sentences",
    )


def run(args: argparse.Namespace) -> int:
    from ..graph.chains import chains_of

    compiled = edition_from(args)
    if args.lang is not None:
        return _spoken(compiled, args.layer, args.lang, args)
    chains = chains_of(compiled.model, args.layer)
    titles = {node.id: node.title for node in chains.nodes}
    elements = {node.id: node.element for node in chains.nodes}

    def title(id: str) -> str:
        return titles.get(id, id)

    if args.orders:
        return _orders(compiled, title, args.form)
    if args.reach:
        return _reach(compiled, title, args.form)
    if args.form == "json":
        from ..graph.draw import as_json

        text = as_json(chains, compiled.name, _names(compiled, elements, title))
    elif args.form == "svg":
        from ..graph.picture import as_svg

        text = as_svg(chains, title)
    elif args.form:
        from ..graph.draw import as_dot, as_mermaid

        text = (as_dot if args.form == "dot" else as_mermaid)(chains, title)
    else:
        from ..graph.tell import tell

        text = tell(chains, title, say.width())
    say.data(text)
    return 0


def _spoken(compiled: Compiled, layer: str, language: str, args: argparse.Namespace) -> int:
    """The chains or the orders in a language, with the names and sentences of the rulebook."""
    from ..book.shelf import volume_of
    from ..book.tongue import title_in, tongue_of
    from ..book.triggers import drawn
    from ..book.words import WORDS
    from ..graph.chains import chains_of, world_of
    from ..graph.orders import orders_of, tell_orders
    from ..graph.tell import tell
    from .languages import available, phrases_in

    if args.form not in (None, "svg") or ((args.orders or args.reach) and args.form):
        say.remark("`--lang` is for the text, for `--orders`, for `--reach` and for `--svg`")
        return 2
    if language not in WORDS:
        raise say.Stopped(f"`graph` is available {available([*WORDS], language)}")
    phrases_in(compiled, language)
    volume = volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed)
    chains = chains_of(compiled.model, layer)
    if args.form == "svg":
        say.data(drawn(volume, chains, language))
        return 0
    tongue = tongue_of([volume], language)

    def title(id: str) -> str:
        return title_in([volume], id, language)

    if args.reach:
        return _reach(compiled, partial(_action, compiled, language, title), args.form, tongue)
    told = tell_orders(orders_of(world_of(compiled.model)), title, tongue) if args.orders else ""
    say.data(told or tell(chains, title, say.width(), tongue))
    return 0


def _action(compiled: Compiled, language: str, title: Callable[[str], str], id: str) -> str:
    """A rule by what it does, as the language says it; all else by its title."""
    from ..text.voice import rule_said, voice_of

    rule = compiled.model.rules.get(id)
    said = rule_said(voice_of(compiled.model, compiled.packs, language), rule, ("inf", "")) if rule else None
    return said.text if said is not None and said.language == language else title(id)


def _orders(compiled: Compiled, title: Callable[[str], str], form: str | None) -> int:
    from ..diagnostics.facts import dumped
    from ..graph.chains import world_of
    from ..graph.orders import orders_data, orders_of, tell_orders

    if form not in (None, "json"):
        say.remark("`--orders` is told as text or with `--json`")
        return 2
    orders = orders_of(world_of(compiled.model))
    told = {"edition": compiled.name, "orders": orders_data(orders)}
    say.data(dumped(told) if form == "json" else tell_orders(orders, title))
    return 0


def _reach(compiled: Compiled, title: Callable[[str], str], form: str | None, tongue: Tongue | None = None) -> int:
    from ..diagnostics.facts import dumped
    from ..graph.chains import chains_of, world_of
    from ..graph.extent import around, extents, extents_data, tell_extents
    from ..graph.tell import ENGLISH

    if form not in (None, "json"):
        say.remark("`--reach` is told as text or with `--json`")
        return 2
    world = world_of(compiled.model)
    whole, cards = chains_of(compiled.model, "all", world), chains_of(compiled.model, "card", world)
    titles = {node.id: node.title for node in whole.nodes} if tongue is None else {}
    found, near = extents(world, whole), around(cards)

    def named(id: str) -> str:
        return titles.get(id, title(id))

    told = {"edition": compiled.name, **extents_data(found, near)}
    say.data(dumped(told) if form == "json" else tell_extents(found, near, named, tongue or ENGLISH))
    return 0


def _names(compiled: Compiled, elements: Mapping[str, str], title: Callable[[str], str]) -> Names:
    """Titles in English and Polish. An element without a title in a language keeps the one that its author gave."""
    from ..text.called import called_in

    called = called_in(compiled.model, compiled.packs, ("en", "pl"))
    return lambda id: {language: name(elements[id]) or title(id) for language, name in called.items()}
