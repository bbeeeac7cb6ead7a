"""Whole packs, spoilt: bytes, words, numbers, splices of other packs, manifests, phrases, prose, and what a file system
can put in the place of a file. One case of its own for each seed.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from doc_pages import EMPTY_GAME, PAGES, PLAY, own_rules
from mutations import Spoiler, spoilt

ROOT = Path(__file__).parent.parent
Files = dict[str, bytes]
"""What lies in the folder of a case, by path; packs are folders in it."""
MAIN = "mine"
"""The pack that is spoilt, and asked for."""


@dataclass(frozen=True, slots=True)
class Spoilt:
    how: str
    files: Files
    changed: str = ""
    """The one file that was changed; nothing where it is more than one."""
    odd: dict[str, str] = field(default_factory=dict[str, str])
    """What stands in the place of a file that is none: `pipe`, `folder`, a link."""


MANIFEST = 'name = "mine"\ntitle = "Mine"\nplayers = [2, 4]\nversion = "1.0"\n'
PHRASES = """-noun-hat = hat
    .of = kind
    .pl = hats
-noun-coin = Coin
    .of = good
    .pl = Coins
"""
PROSE = "# The market\n\nEverybody visits one stall.\n\n```rules\n{rules}```\n\n## The end\n\nThen it is over.\n"
TRANSLATED = "# Targ {#the-market en=00000000}\n\nKażdy.\n\n<!-- rules -->\n\n## Koniec {#the-end en=?}\n"


@cache
def sound() -> tuple[Files, ...]:
    """Packs in which nothing is wrong, before they are spoilt: the pages of the language, and some with more files."""
    found: list[Files] = []
    for page in sorted((PAGES / "language").glob("*.md")):
        text = page.read_text("utf-8")
        rules = own_rules(text)
        if "```rules\n" in rules:
            rest = "" if PLAY.search(rules) else EMPTY_GAME
            found.append(_pack({"01-page.rules.md": rules, "02-play.rules": rest}))
    for name in ("tic-tac-toe", "connect-four"):
        folder = ROOT / "rules" / name
        texts = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        texts["pack.toml"] = texts["pack.toml"].replace(f'name = "{name}"'.encode(), b'name = "mine"')
        texts = {path: data for path, data in texts.items() if path != "counts.toml"}
        found.append({f"{MAIN}/{path}": data for path, data in texts.items()})
    small = "counter coin (coins) of each player, from 0 to 9\n"
    rules = f'{small}source "Page 3"\nkind hat (hats)\nto play:\n  gain 1 coin\n'
    found.append(
        _pack(
            {
                "01-market.rules.md": PROSE.format(rules=rules),
                "01-market.pl.md": TRANSLATED,
                "places.md": "- FRONT\n  - Page 3\n- BACK\n",
                "text/en.ftl": PHRASES,
                "text/pl.ftl": "# Nothing is said on cards here.\n",
            },
            'languages = ["en", "pl"]\n',
        )
    )
    base = {f"base/{path}": data for path, data in _renamed(_pack({"01.rules": f"{small}{EMPTY_GAME}"})).items()}
    above = "extend nothing\nremove play\nto play:\n  gain 2 coins\n".replace("extend nothing\n", "")
    found.append({**base, **_pack({"01.rules": above}, 'builds_on = ["base"]\n[editions]\nboth = ["base", "mine"]\n')})
    return tuple(found)


def _pack(texts: dict[str, str], more: str = "") -> Files:
    return {f"{MAIN}/{path}": text.encode() for path, text in {"pack.toml": MANIFEST + more, **texts}.items()}


def _renamed(files: Files) -> Files:
    return {path.removeprefix(f"{MAIN}/"): data.replace(b'"mine"', b'"base"') for path, data in files.items()}


# ---- one file, changed


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


ANY = (some_bytes, some_word, some_number, spliced)
ENDINGS: tuple[tuple[str, Callable[[bytes, random.Random, list[bytes]], bytes]], ...] = (
    ("pack.toml", other_toml),
    (".ftl", other_phrases),
    (".rules.md", other_prose),
    (".md", other_prose),
)


# ---- what a file system can do


TREES = ("gone", "moved", "twice", "pipe", "folder", "loop", "nowhere", "endless", "above", "closed", "large")


def another_tree(files: Files, dice: random.Random) -> Spoilt:
    path = dice.choice(sorted(files))
    kept = {name: data for name, data in files.items() if name != path}
    how = dice.choice(
        ("gone", "pipe", "folder", "loop", "nowhere", "endless", "above", "closed", "large", "moved", "twice")
    )
    if how in ("gone",):
        return Spoilt(how, kept)
    if how == "moved":
        return Spoilt(how, {**kept, f"{MAIN}/{dice.choice(NAMES)}": files[path]})
    if how == "twice":
        return Spoilt(how, {**files, f"{MAIN}/{dice.choice(NAMES)}": files[path]})
    if how in ("closed", "large"):
        return Spoilt(how, files, odd={path: how})
    return Spoilt(how, kept, odd={path: how})


NAMES = (
    "zz.rules", "00.rules.md", ".hidden.rules", "ż.rules", "a b.rules", "x.RULES", "-.rules", "text/pl.ftl",
    "text/xx.ftl", "01-page.pl.md", "01-page.xx.md", "places.md", "counts.toml", "x" * 200 + ".rules",
    "new\nline.rules", "{x}.rules", "deep/er/x.rules", "text/en.ftl", "pack.toml.rules",
)  # fmt: skip


def lay(case: Spoilt, folder: Path) -> None:
    """The case as a folder."""
    for path, data in case.files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if case.odd.get(path) == "large":
            with open(file, "wb") as large:
                large.truncate(5 << 20)
        else:
            file.write_bytes(data)
        if case.odd.get(path) == "closed":
            file.chmod(0)
    for path, how in case.odd.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        match how:
            case "pipe":
                os.mkfifo(file)
            case "folder":
                file.mkdir()
            case "loop":
                file.symlink_to(file.name)
            case "nowhere":
                file.symlink_to("nowhere")
            case "endless":
                file.symlink_to("/dev/zero")
            case "above":
                file.symlink_to("..")
            case _:
                pass


def spoilt_pack(seed: int) -> Spoilt:
    """One case of its own for each seed."""
    dice = random.Random(seed)
    packs = sound()
    files = packs[seed % len(packs)]
    if dice.random() < 0.08:
        return another_tree(files, dice)
    others = [data for other in dice.sample(packs, 3) for data in other.values() if data.strip()]
    path = dice.choice(sorted(files))
    special = next((change for ending, change in ENDINGS if path.endswith(ending)), None)
    changes = [*ANY, *([special] * 2 if special else [])]
    change = dice.choice(changes)
    data = files[path]
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        data = change(data, dice, others)
    return Spoilt(change.__name__, {**files, path: data}, path)
