"""Shows the page of a diagnostic: why it is a mistake, and how to correct it."""

from __future__ import annotations

import argparse

from . import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="SLUG", nargs="?", help="the word in brackets: error[SLUG]; default: list all")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.pages import all_slugs, page_of, shown_page
    from ..diagnostics.suggest import near

    if args.slug is None:
        say.data("\n".join(all_slugs()))
        return 0
    slug = args.slug.removeprefix("lint/")
    page = shown_page(slug)
    if page is None:
        # What is drawn in an editor or a rulebook shows the heading of the page, and not always its name.
        headings = {(page_of(one) or "# ").partition("\n")[0].strip("# ").lower(): one for one in all_slugs()}
        if slug.lower() in headings:
            say.data(shown_page(headings[slug.lower()]) or "")
            return 0
        close = near(slug, list(all_slugs())) or [headings[one] for one in near(slug.lower(), list(headings))]
        hint = f"; did you mean {' or '.join(f'`{one}`' for one in close)}?" if close else ""
        raise say.Stopped(f"no page is called `{slug}`{hint}")
    say.data(page)
    return 0
