"""Changes of one file of a pack: of its bytes, words, numbers or lines, or as TOML, phrases or a table."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import Callable
from contextlib import suppress

from mutations import Spoiler, spoilt

Change = Callable[[bytes, random.Random, list[bytes]], bytes]
"""The bytes of a file, and those of other packs, to bytes."""


def some_bytes(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """A bad copy: bits flipped, bytes put in or left out, an end cut off, a piece twice."""
    found = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 8))):
        at = dice.randrange(len(found) + 1)
        match dice.randrange(7):
            case 0 if found:
                found[at % len(found)] ^= 1 << dice.randrange(8)
            case 1:
                found[at:at] = dice.randbytes(dice.randrange(1, 9))
            case 2:
                del found[at : at + dice.randrange(1, 40)]
            case 3:
                del found[at:]
            case 4:
                found[at:at] = found[at : at + dice.randrange(1, 200)]
            case 5:
                found[at:at] = dice.choice(PIECES)
            case _:
                return bytes(found).decode("utf-8", "replace").encode(dice.choice(("utf-16", "utf-8-sig", "utf-32")))
    return bytes(found)


PIECES = (
    b"\0", b"\r\n", b"\r", b"\t", b"\x1b[2J", b"\xff\xfe", b"\xed\xa0\x80", "\u202e".encode(), "\u2028".encode(),
    b"\\", b'"', b"'", b"{", b"}}", b"```", b"~~~ rules\n", b"<!--", b"-->", b"#" * 300, b"(" * 300, b" " * 300,
    b"a" * 5000, b"\n" * 300, b"not " * 300, b"x of " * 300, b"%s{0}", b"\n  " * 40, b'"' * 99, b"[[", b"1 + " * 200,
)  # fmt: skip


def some_word(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """A slip of the hand, in one line or several."""
    text = data.decode("utf-8", "replace")
    lines = text.split("\n")
    rows = tuple(row for row, line in enumerate(lines) if line.strip())
    words = tuple(sorted(set(re.findall(r"[A-Za-z0-9-]+", text)))) or ("x",)
    other = tuple(line for line in dice.choice(others).decode("utf-8", "replace").split("\n") if line.strip())
    if not rows:
        return data
    return spoilt(Spoiler(text, rows, (*words, *KEYWORDS), other or ("x",)), dice.randrange(1 << 30)).text.encode()


KEYWORDS = (
    "to", "of", "each", "any", "if", "otherwise", "not", "at", "where", "card", "gain", "pay", "choose", "one", "kind",
    "counter", "pile", "remove", "replace", "extend", "scenario", "ruling", "when", "after", "before", "0", "1",
    "thing", "secretly", "together", "repeat", "until", "phase", "die", "grid", "map", "table", "group", "source",
    "stand-in",
)  # fmt: skip


def some_number(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Numbers, and most often odd ones, in the place of others."""
    text = data.decode("utf-8", "replace")
    found = list(re.finditer(r"\d+", text))
    for number in reversed(dice.sample(found, min(len(found), dice.choice((1, 1, 3))))):
        text = text[: number.start()] + dice.choice(NUMBERS) + text[number.end() :]
    return text.encode()


NUMBERS = (
    "0",
    "1",
    "2",
    "7",
    "27",
    "-1",
    "007",
    "1.5",
    "1e9",
    "999999999",
    "1000000000",
    "9" * 40,
    "9" * 4000,
    "٣",
    "1_0",
)


def spliced(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Lines of another pack, put in or in the place of others."""
    mine, theirs = data.split(b"\n"), dice.choice(others).split(b"\n")
    at, begin = dice.randrange(len(mine) + 1), dice.randrange(len(theirs))
    some = theirs[begin : begin + dice.choice((1, 3, 12, 99))]
    return b"\n".join([*mine[:at], *some, *mine[at + dice.choice((0, 0, 1, 5, len(mine))) :]])


def other_toml(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Keys of a manifest left out, twice, or with another value."""
    lines = data.split(b"\n")
    at = dice.randrange(len(lines))
    key = dice.choice(TOML_KEYS)
    match dice.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, f"{key} = {dice.choice(TOML_VALUES)}".encode())
        case 2:
            lines[at] = lines[at].partition(b"=")[0] + f"= {dice.choice(TOML_VALUES)}".encode()
        case _:
            lines.insert(at, dice.choice(TOML_LINES).encode())
    return b"\n".join(lines)


TOML_KEYS = (
    "name",
    "title",
    "players",
    "version",
    "builds_on",
    "languages",
    "editions",
    "player",
    "'a b'",
    '"\\u0000"',
    "x.y",
)
TOML_VALUES = (
    '""', '"mine"', '"../base"', '"x/y"', '"ż"', "0", "-1", "101", "[1, 2]", "[2, 1]", "[2, 4, 6]", "true", "inf",
    "nan", "1979-05-27", '["mine"]', '["base"]', '["base", "base"]', '["nothing"]', '["de"]', '["pl"]', "[1]", "[[]]",
    "{a = 1}", '"""', "9" * 4000, "[" * 2000, '"\\ud800"', '"' + "a" * 3000 + '"', '"A\\nB\\u202e"',
    '"<b>{{ x }}</b>"',
)  # fmt: skip
TOML_LINES = (
    "[editions]",
    'solo = ["mine"]',
    'loop = ["loop"]',
    "[[editions]]",
    "[a.b]",
    "]",
    "=",
    "# x",
    "[editions.x]",
)


def other_phrases(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Lines of a phrase file changed, and odd ones put in."""
    lines = data.split(b"\n")
    for _ in range(dice.choice((1, 1, 3))):
        lines.insert(dice.randrange(len(lines) + 1), dice.choice(FTL).encode())
    return b"\n".join(lines)


FTL = (
    "-act-gain = { $goods }", "-act-gain = gain", "    .pl = x", "    .of-others = gains", "noun-coin = coin",
    "-x = { -x }", "-a = { -b }\n-b = { -a }", "-c = { $n ->\n    [one] x\n   *[other] y\n }",
    "-c = { $n ->\n    [one] x\n }", "{ }", "= x", "-d = { NUMBER($n) }", "-d = { LIST($x) }", '-e = { "" }',
    "-f = { -f.g(a: 1) }", "-h = { " * 40, "# x", "coin = ", "-act-gain = gain { $goods }\n    .v2 = get { $goods }",
    "-part-x = { $a } { $a } { $b }", "ż = ż", "-text-alone = x",
)  # fmt: skip


def other_prose(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Headings and fences of a literate file or a translation, moved about."""
    lines = data.split(b"\n")
    for _ in range(dice.choice((1, 2, 5))):
        lines.insert(dice.randrange(len(lines) + 1), dice.choice(MARKDOWN).encode())
    return b"\n".join(lines)


MARKDOWN = (
    "# x", "## x {#x}", "###### x", "# The market {#the-market en=?}", "{#x en=}", "```", "```rules", "~~~rules",
    "````", "  ```rules", "> ```rules", "<!--", "-->", "<!-- rules -->", "<!-- start en=? -->", "- x", "| a |",
    "[x]: y", "# " + "x" * 999,
)  # fmt: skip


def other_cells(data: bytes, dice: random.Random, others: list[bytes]) -> bytes:
    """Cells of a table changed, columns and rows left out, twice or elsewhere, and the signs between them others."""
    rows = [row for row in _read(data.decode("utf-8", "replace")) if row] or [["kind", "id", "lines"]]
    row = dice.choice(rows)
    at = dice.randrange(len(row))
    other = dice.choice(dice.choice(rows) or [""])
    match dice.randrange(10):
        case 0:
            row[at] = dice.choice(CELLS)
        case 1:
            row[at] = other
        case 2:
            row[at] += dice.choice(CELLS)
        case 3:
            rows.remove(row)
        case 4:
            rows.append([*row])
        case 5:
            rows.append([cell if dice.random() < 0.7 else dice.choice(CELLS) for cell in row])
        case 6:
            for one in rows:
                del one[at : at + 1]
        case 7:
            for one in rows:
                one.insert(at, dice.choice((other, "x", "")))
        case 8:
            row[at:at] = [dice.choice(CELLS)] * dice.choice((1, 3, 300))
        case _:
            dice.shuffle(rows)
    written = io.StringIO()
    ends = dice.choice(("\n", "\n", "\r\n", "\r"))
    csv.writer(written, delimiter=dice.choice(",,,;\t"), lineterminator=ends, quoting=dice.choice((0, 0, 1))).writerows(
        rows
    )
    return written.getvalue().encode("utf-8", "replace")


def _read(text: str) -> list[list[str]]:
    """The rows of a table, up to where it is none."""
    rows: list[list[str]] = []
    with suppress(csv.Error):
        rows.extend(csv.reader(io.StringIO(text, newline="")))
    return rows


CELLS = (
    "", " ", "x", "yes", "no", "0", "-1", "9" * 4000, "=1+1", "'=1", "''", "@x", "+", "\t", "\r", "a\nb", "\n" * 40,
    "optional", "  optional", "optional\n  optional", "after you gain any coin: gain 1 coin", "```", "~~~", "# x",
    "kind hat (hats)", "hat other", "to play:", "stop", "\0", "\ufeff", "\u202e", "ż", '"', '""', "a,b;c", "x" * 5000,
    "Title \\", "\\n", '"; stop', "gain 1 coin\nhat other", "stand-in", "source \"Page 3\"", "(" * 300, "{x}", "<b>",
)  # fmt: skip


ANY: tuple[Change, ...] = (some_bytes, some_word, some_number, spliced)
ENDINGS: tuple[tuple[str, Change], ...] = (
    ("pack.toml", other_toml),
    (".ftl", other_phrases),
    (".rules.md", other_prose),
    (".md", other_prose),
    (".csv", other_cells),
)
"""What is made of a file as what it is, by the end of its name."""


def changed(path: str, data: bytes, dice: random.Random, others: list[bytes]) -> tuple[str, bytes]:
    """A file with one to four changes of one sort, and which sort."""
    special = next((change for ending, change in ENDINGS if path.endswith(ending)), None)
    change: Change = dice.choice([*ANY, *([special] * 2 if special else [])])
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        data = change(data, dice, others)
    return getattr(change, "__name__", ""), data
