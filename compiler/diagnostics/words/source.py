"""Messages about files that cannot be read, and about a pack's folder and manifest."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ...source.text import Source, Span
from ..diagnostic import Diagnostic, Fix, Label

SHOWN = 3
"""How many places of one trouble are pointed at."""

NAMES = {
    0x00: "null",
    0x07: "bell",
    0x08: "backspace",
    0x0B: "vertical tab",
    0x0C: "form feed",
    0x1B: "escape",
    0x7F: "delete",
    0x85: "next line",
    0x2028: "line separator",
    0x2029: "paragraph separator",
}
"""Characters that Unicode itself gives no name, or none that is known."""

TOML = {
    "Cannot overwrite a value": "this key is there already",
    "Expected '=' after a key in a key/value pair": "an equals sign is missing",
    "Expected newline or end of document after a statement": "the line should end here",
    "Illegal character '\\n'": "the text is not closed",
    "Invalid statement": "neither a key nor the head of a table",
    "Invalid value": "not a value: texts need quotes",
    "Unclosed array": "the list is not closed",
    "Unterminated string": "the text is not closed",
}
"""What the reader of TOML says to programmers, said to authors; anything else as it says it."""


BENT = frozenset("“”„«»‘’")
"""Quotes as word processors bend them."""


ARCHIVE = "PK\x03\x04"
"""What every file begins with that packs others into it."""


def unreadable_file(name: str, reason: str) -> Diagnostic:
    return Diagnostic("unreadable-file", f"cannot read `{name}`: {reason}")


def not_utf_8(source: Source, broken: Sequence[tuple[int, bytes]]) -> Diagnostic:
    """`broken`: the places of bytes that are not UTF-8, and these bytes."""
    offset, data = broken[0]
    if data in (b"\xff\xfe", b"\xfe\xff"):
        return Diagnostic(
            "not-utf-8",
            "this file is UTF-16, not UTF-8",
            (Label(Span(source, 0, 0), "begins like UTF-16", main=True),),
            hint="save the file as UTF-8",
        )
    if source.original.startswith(ARCHIVE):
        return Diagnostic(
            "not-utf-8",
            "this file is a spreadsheet, a document or another archive, not text",
            (Label(Span(source, 0, 0), "begins like .xlsx, .ods, .docx and .zip", main=True),),
            hint="export it as CSV or as plain text, in UTF-8",
        )
    count = sum(len(run) for _, run in broken)
    return Diagnostic(
        "not-utf-8",
        f"{_so_many(count, 'byte is', 'bytes are')} not UTF-8",
        tuple(Label(Span(source, at, at + len(run)), _hex(run), main=at == offset) for at, run in broken[:SHOWN]),
        why=_as_windows(data),
        hint="save the file as UTF-8",
    )


def control_character(source: Source, found: Sequence[int], stretch: Span, without: str) -> Diagnostic:
    """`found`: their places; `stretch`: from the first to the last; `without`: that stretch without them."""
    return Diagnostic(
        "control-character",
        f"{_so_many(len(found), 'control character', 'control characters')} in the text",
        tuple(
            Label(Span(source, at, at + 1), _character(source.original[at]), main=at == found[0])
            for at in found[:SHOWN]
        ),
        why="it is invisible, and programs disagree about what it means",
        fixes=(Fix("remove it" if len(found) == 1 else "remove them", stretch, without, sure=False),),
    )


def tab(first: Span, count: int, stretch: Span, spaced: str) -> Diagnostic:
    """`count`: how many tabs the block has; `stretch`: where they are; `spaced`: that stretch with spaces."""
    return Diagnostic(
        "tab",
        f"{_so_many(count, 'tab', 'tabs')} in the rules",
        (Label(first, "" if count == first.end - first.start else "the first of them", main=True),),
        why="indentation shows what a line belongs to, and a tab has another width in each editor",
        hint="set the editor to write two spaces for a tab",
        fixes=(Fix("write spaces", stretch, spaced),),
    )


def odd_spaces(first: Span, count: int, stretch: Span, plain: str) -> Diagnostic:
    """`count`: their number in the block; `stretch`: where they are; `plain`: that stretch with plain spaces."""
    return Diagnostic(
        "odd-space",
        f"{_so_many(count, 'space', 'spaces')} of another kind in the rules",
        (Label(first, _character(first.source.original[first.start]), main=True),),
        why="it looks like a space but is none; it comes with text copied from a book or a web page",
        fixes=(Fix("write plain spaces", stretch, plain),),
    )


def indented_fence(opening: Span, at_the_margin: tuple[Span, str] | None) -> Diagnostic:
    """`at_the_margin`: the block, and how it looks in the first column."""
    return Diagnostic(
        "indented-fence",
        "a rules block must begin in the first column",
        (Label(opening, "not read", main=True),),
        why="indentation shows what a rule belongs to, and is counted from the margin",
        hint="" if at_the_margin else "move the block out of the list or the quotation",
        fixes=(Fix("move the block to the margin", *at_the_margin, sure=False),) if at_the_margin else (),
    )


def unclosed_fence(opening: Span, end: Span, mark: str, read: bool) -> Diagnostic:
    """`end`: the line at which the block is taken to end, with the marks of another kind or the next block, or the end
    of the file; `read`: whether the block is one of rules."""
    line = end.source.original[end.start : end.end]
    wrong = line.strip(" \t`~") == ""
    rest = "rules" if read else "a part of it"
    there = (Label(end, "other marks" if wrong else "the next block begins here"),) if line else ()
    return Diagnostic(
        "unclosed-fence",
        f"this {'rules block' if read else 'block'} is never closed",
        (Label(opening, "opened here", main=True), *there),
        why="a block ends at the same marks, and at least as many" if line else f"everything below is read as {rest}",
        hint=f"write {_quoted(mark)} on a line of its own where it ends",
        fixes=(_closing(end, mark, line, wrong),),
    )


def _closing(end: Span, mark: str, line: str, wrong: bool) -> Fix:
    if line and wrong:
        return Fix("write the marks it began with", end, mark)
    before = end.source.original[: end.start]
    newline = "" if not before or before.endswith("\n") else "\n"
    where = "before the next one" if line else "at the end of the file"
    return Fix(f"close it {where}", Span(end.source, end.start, end.start), f"{newline}{mark}\n", sure=False)


def misnamed_fence(info: Span, written: str) -> Diagnostic:
    return Diagnostic(
        "misnamed-fence",
        f"`{written}` is not how a rules block is marked",
        (Label(info, "should be `rules`", main=True),),
        why="other programs recognise rules by that word alone",
        fixes=(Fix("write `rules`", info, "rules"),),
    )


def hidden_fence(opening: Span) -> Diagnostic:
    return Diagnostic(
        "hidden-fence",
        "a rules block is inside an HTML comment",
        (Label(opening, "not read", main=True),),
        why="the game would follow a rule that no reader sees",
        hint="remove the comment, or move the block out of it",
    )


def no_pack(name: str, reason: str, below: Sequence[str]) -> Diagnostic:
    """`below`: the folders in it that are packs."""
    hint = f"name one of the packs in it: {_listed(below)}" if below else "make one with `rulewright new pack`"
    return Diagnostic("no-pack", f"`{name}` is not a pack: {reason}", hint=hint)


def nothing_there(name: str, near: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "no-pack",
        f"there is no file or folder `{name}`",
        hint=f"did you mean {_listed(near, 'or')}" if near else "name a folder with a `pack.toml`, or a file in one",
    )


def not_toml(at: Span, reason: str) -> Diagnostic:
    bent = at.source.original[at.start : at.end] in BENT
    said = "a text needs straight quotes" if bent else TOML.get(reason, reason[:1].lower() + reason[1:])
    return Diagnostic(
        "not-toml",
        "the manifest is unreadable from here on",
        (Label(at, said, main=True),),
        why="`pack.toml` is written in TOML: `key = value`, a text in quotes, a list in brackets",
    )


def unknown_pack_key(key: Span, written: str, near: Sequence[str], known: Sequence[str]) -> Diagnostic:
    return Diagnostic(
        "unknown-pack-key",
        f"unknown key `{written}`",
        (Label(key, "unknown key", main=True),),
        hint=f"did you mean {_listed(near, 'or')}" if near else f"a pack has {_listed(known)}",
        fixes=tuple(Fix(f"write `{name}`", key, name, sure=len(near) == 1) for name in near[:1]),
    )


def missing_pack_key(manifest: Source, key: str, example: str) -> Diagnostic:
    return Diagnostic(
        "missing-pack-key",
        f"the pack has no `{key}`",
        (Label(Span(manifest, 0, 0), "missing", main=True),),
        hint=f"add a line such as `{key} = {example}`",
    )


def wrong_pack_value(value: Span, key: str, wanted: str, example: str) -> Diagnostic:
    """`wanted`: what its value should be."""
    return Diagnostic(
        "wrong-pack-value",
        f"`{key}` cannot have this value",
        (Label(value, "wrong type", main=True),),
        hint=f"write {wanted}, such as `{example}`",
    )


def digit_first(value: Span, name: str) -> Diagnostic:
    """A pack or an edition whose name begins with a digit: it could be no name in a program."""
    return Diagnostic(
        "wrong-pack-value",
        f"`{name}` cannot be a name: a name begins with a letter",
        (Label(value, "begins with a digit", main=True),),
        hint='put the number after a word, such as `"wishes-3"`; the title may begin with one',
    )


def wrong_allow(entry: Span, key: str, wanted: str) -> Diagnostic:
    """`wanted`: what the value of its key should be; empty where it cannot have the key."""
    return Diagnostic(
        "wrong-pack-value",
        f"this entry has {f'no `{key}` that can be used' if wanted else f'a `{key}`, which is unknown'}",
        (Label(entry, "in this entry", main=True),),
        hint=f"write `{key} = …` with {wanted}" if wanted else f"remove `{key}`",
    )


def edition_name(edition: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "wrong-pack-value",
        f"`{name}` cannot be the name of an edition",
        (Label(edition, "not a name", main=True),),
        hint="write small letters, digits and single hyphens",
    )


def unread_text(file: str, language: str, languages: Span) -> Diagnostic:
    """`file`: phrases in a language that is not among the pack's `languages`."""
    return Diagnostic(
        "unread-text",
        f"`{file}` is ignored",
        (Label(languages, f"`{language}` is not among the languages of the pack", main=True),),
        hint=f"add `{language}` to `languages`, or remove the file",
    )


def _so_many(count: int, one: str, many: str) -> str:
    return f"1 {one}" if count == 1 else f"{count:,} {many}"


def _listed(names: Sequence[str], word: str = "and") -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {word} {quoted[-1]}"


def _quoted(mark: str) -> str:
    """Code quotes around something that may have backticks in it."""
    return f"`` {mark} ``" if "`" in mark else f"`{mark}`"


def _hex(data: bytes) -> str:
    return data[:8].hex(" ").upper() + (" …" if len(data) > 8 else "")


def _as_windows(data: bytes) -> str:
    """What most often happened: an older program saved the file in the machine's own letters."""
    try:
        letters = data[:8].decode("cp1250")
    except UnicodeDecodeError:
        return ""
    return f"in Windows-1250 this would be `{letters}`" if letters.isalpha() else ""


def _character(character: str) -> str:
    code = ord(character)
    name = NAMES.get(code) or unicodedata.name(character, "").lower()
    return f"U+{code:04X}{f' ({name})' if name else ''}"
