"""Broken files: decks, levels, scenarios, journals and saved games, cut, bent, or never whole."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec
from benchmarks.hostility.judging import GAME, Judge
from benchmarks.hostility.pace import Pace
from benchmarks.hostility.requests import REFUSING, Place
from benchmarks.hostility.wire import Asker, Reply, request

BUSY = 503
"""The status of a server that has no time for somebody; a reason is there too."""


@dataclass(frozen=True)
class Text:
    """The text of a file that was sound: `kind` says what it was."""

    kind: str
    text: str


@dataclass(frozen=True)
class Sent:
    """A request with a broken file.

    Attributes:
        kind: what was broken, and how.
        path: where it goes.
        body: the whole body.
        is_rubbish: whether nothing of it can be right.
    """

    kind: str
    path: str
    body: bytes
    is_rubbish: bool


def shipped() -> tuple[Text, ...]:
    """Return the decks, levels and scenarios that come with Gorin."""
    folder = files("gorin") / "data" / GAME
    return tuple(
        Text(kind, file.read_text(encoding="utf-8"))
        for kind in ("decks", "levels", "scenarios")
        for file in sorted((folder / kind).iterdir(), key=lambda file: file.name)
    )


# -- what breaks a text --------------------------------------------------------------------

Break: TypeAlias = Callable[[str, random.Random], str]


def _place(text: str, below: random.Random) -> int:
    return below.randrange(len(text) + 1)


def _cut(text: str, below: random.Random) -> str:
    return text[: _place(text, below)]


def _without(text: str, below: random.Random) -> str:
    start = _place(text, below)
    return text[:start] + text[start + below.choice((1, 3, 40, 400)) :]


def _twice(text: str, below: random.Random) -> str:
    start = _place(text, below)
    part = text[start : start + below.choice((5, 60, 1000))]
    return text[:start] + part * below.choice((2, 2, 9, 80)) + text[start:]


def _other_sign(text: str, below: random.Random) -> str:
    for _ in range(below.choice((1, 1, 5, 50))):
        at = _place(text, below)
        sign = below.choice((*string.punctuation, "\x00", "\x1b", "\u202e", "\ud800", "é", "\r"))
        text = text[:at] + sign + text[at + 1 :]
    return text


def _other_lines(text: str, below: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    below.shuffle(lines)
    return "".join(lines)


def _other_number(text: str, below: random.Random) -> str:
    places = [at for at, sign in enumerate(text) if sign.isdigit()]
    if not places:
        return text + " 7"
    at = below.choice(places)
    number = below.choice(NUMBERS)
    return text[:at] + number + text[at + 1 :]


NUMBERS = (
    "-1", "0", "99999999999999999999", "1e999", "nan", "inf", "-0.0", "9" * 5000, "0x1f",
    "1979-05-27T07:32:00Z", "07:32:00", '"x"', "[]", "{}", "true", "null",
)  # fmt: skip


def _other_word(text: str, below: random.Random) -> str:
    words = text.split()
    if not words:
        return "zq"
    return text.replace(below.choice(words), below.choice((*words, "zq", "__proto__", "")), 1)


def _with_deep(text: str, below: random.Random) -> str:
    return text + "\n" + _deep(below)


BREAKS: tuple[Break, ...] = (
    _cut, _without, _twice, _other_sign, _other_lines, _other_number, _other_word, _with_deep,
)  # fmt: skip


# -- what was never whole ------------------------------------------------------------------


def _deep(below: random.Random) -> str:
    deep = below.choice((40, 500, 3000, 9000))
    return below.choice(
        (
            f"zq = {'[' * deep}{']' * deep}",
            f"zq = {'{a=' * (deep // 2)}1{'}' * (deep // 2)}",
            f"[{'.'.join('a' * (deep // 2))}]\nb = 1",
            f"{'.'.join('a' * (deep // 2))} = 1",
            "".join(f"[[{'.'.join('a' * (at + 1))}]]\n" for at in range(min(deep, 150))),
            "[" * deep + "]" * deep,
            '{"a":' * (deep // 2) + "1" + "}" * (deep // 2),
        )
    )


def _huge(below: random.Random) -> str:
    return below.choice(
        (
            f"zq = [{','.join(['1'] * 9000)}]",
            "\n".join(f"zq{at} = {at}" for at in range(1500)),
            "\n".join(f"{at % 9} zq {at}" for at in range(1200)),
            "1 Pit Trap\n" * 990,
            "zq = " + "9" * 9000,
            'name = "' + "x" * 19_000 + '"',
            f"[cards]\n{'x' * 15_000} = 1",
            "#" * 19_900,
            "\n" * 19_900,
            '[decks]\nid="a"\ncards=["001-999999999999"]',
            'decks = [{ id = "a", cards = ["000-999", "101-118"] }]\nwidth = 99999999\ndepth = 1',
            'entrances = [{ spots = [{ column = 99999999999, depth = -5, card = "001" }] }]',
            f'<deck><card name="{"x" * 9000}"/></deck>',
        )
    )


def _bomb(below: random.Random) -> str:
    """XML that grows when it is read, as decks of LackeyCCG are XML."""
    entities = "".join(
        f'<!ENTITY a{at} "{f"&a{at - 1};" * 10 if at else "zqzqzqzq"}">' for at in range(9)
    )
    return below.choice(
        (
            f'<?xml version="1.0"?><!DOCTYPE deck [{entities}]><deck version="0.8">&a8;</deck>',
            '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck>&x;</deck>',
            "<a>" * 3000 + "</a>" * 3000,
            '<deck version="0.8"><superzone name="Deck">' + "<card>" * 2000,
            f"<deck {' '.join(f'a{at}={chr(34)}{at}{chr(34)}' for at in range(900))}></deck>",
        )
    )


def _noise(below: random.Random) -> str:
    signs = below.choice((string.printable, "\x00\x01\x02", "\ud800\udfff", "中文字é\u200b\u202e"))
    return "".join(below.choices(signs, k=below.choice((1, 50, 4000))))


def _lines_of_json(below: random.Random) -> str:
    """Lines of JSON of which none is what the line of a journal has to be."""
    head = {"type": "header", "game": GAME, "version": 10**30, "setup": [[[]]], "seats": -1}
    entry = {"seat": -1, "serial": 2**70, "answer": {}}
    lines: tuple[Any, ...] = (head, [], None, 1, {"zq": 1}, entry)
    count = below.choice((1, 3, 900))
    return "\n".join(json.dumps(below.choice(lines)) for _ in range(count))


RUBBISH: tuple[Callable[[random.Random], str], ...] = (_deep, _huge, _bomb, _noise, _lines_of_json)


def broken(below: random.Random, sources: Sequence[Text]) -> tuple[str, str, bool]:
    """Return what a broken file is called, its text, and whether nothing of it can be right."""
    if below.random() < 0.3:
        make = below.choice(RUBBISH)
        return f"rubbish ({make.__name__.strip('_')})", make(below), True
    source, bend = below.choice(sources), below.choice(BREAKS)
    text = bend(source.text, below)
    return f"{source.kind} ({bend.__name__.strip('_')})", text, False


# -- where they go -------------------------------------------------------------------------

Route: TypeAlias = Callable[[str, random.Random], dict[str, Any]]


def _check_deck(text: str, below: random.Random) -> dict[str, Any]:
    wishes = below.choice(({}, {"seats": below.choice((1, 2, -1, 99))}, {"format": "zq"}))
    return {"game": below.choice((GAME, GAME, "", "magic")), "text": text, "wishes": wishes}


def _convert(text: str, below: random.Random) -> dict[str, Any]:
    return {"game": GAME, "text": text, "to": below.choice(("toml", "list", "lackey", "dek"))}


def _deck_as_data(text: str, below: random.Random) -> dict[str, Any]:
    names = text.split()[:300] or ["zq"]
    counts = {name: below.choice((1, 2, -1, 10**9)) for name in names}
    sections: dict[str, Any] = below.choice(
        ({"cards": counts}, {"raider": counts}, {name: {} for name in names})
    )
    return {"game": GAME, "deck": {"name": text[:200], "sections": sections}}


def _check_board(text: str, below: random.Random) -> dict[str, Any]:
    return {"game": GAME, "text": text, "seats": below.choice((0, 1, 2, -3, 10**9))}


def _form(text: str, below: random.Random) -> dict[str, Any]:
    fields = ("id", "title", "players", "width", "depth", "entrances", "decks", "limits", "solo")
    values: tuple[Any, ...] = (
        text[:900],
        -1,
        10**9,
        [],
        {},
        [[1]],
        {"min": -1},
        [{"id": text[:9]}],
        None,
        1.5,
    )
    return {"game": GAME, "form": {name: below.choice(values) for name in fields}}


def _new_board(text: str, below: random.Random) -> dict[str, Any]:
    wanted = {"title": text[:500], below.choice(("like", "id", "zq", "variant")): text[:500]}
    return {"game": below.choice((GAME, "magic", "zq")), "wanted": wanted}


def _keep(text: str, below: random.Random) -> dict[str, Any]:
    return {"name": "zq", "text": text, "game": below.choice((GAME, GAME, "zq")), "id": "zq"}


def _replay(text: str, below: random.Random) -> dict[str, Any]:
    return {"text": text}


def _deck_of_table(text: str, below: random.Random) -> dict[str, Any]:
    return {"terms": {"seats": 2}, "deck_texts": [text, ""], "bots": ["easy", "easy"]}


def _level_of_table(text: str, below: random.Random) -> dict[str, Any]:
    terms = {"seats": 2, "chosen": {"options": {"level_text": text}}}
    return {"terms": terms, "bots": ["easy", "easy"], "begin": True}


ROUTES: tuple[tuple[str, Route], ...] = (
    ("/api/decks/check", _check_deck),
    ("/api/decks/check", _deck_as_data),
    ("/api/decks/convert", _convert),
    ("/api/boards/check", _check_board),
    ("/api/boards/check", _form),
    ("/api/boards/new", _new_board),
    ("/api/me/decks", _keep),
    ("/api/me/levels", _keep),
    ("/api/replays", _replay),
    ("/api/tables", _deck_of_table),
    ("/api/tables", _level_of_table),
)
FITTING = {"journals": "/api/replays", "saves": "/api/replays", "levels": "/api/boards/check"}
"""The address to which a kind of file belongs; half of them go there."""


def sent(below: random.Random, sources: Sequence[Text]) -> Sent:
    """Return a request with a broken file."""
    kind, text, is_rubbish = broken(below, sources)
    path, make = below.choice(ROUTES)
    fitting = FITTING.get(kind.partition(" ")[0])
    if fitting is not None and below.random() < 0.5:
        path, make = below.choice([each for each in ROUTES if each[0] == fitting])
    body = _json(make(text, below))
    if below.random() < 0.05:  # what a file has that is no text
        body = body.replace(b"e", b"\xff", 1)
    return Sent(kind, path, body, is_rubbish)


def _json(body: object) -> bytes:
    """Return JSON that may hold halves of signs, which msgspec does not write."""
    try:
        return msgspec.json.encode(body)
    except (UnicodeEncodeError, msgspec.EncodeError):
        return json.dumps(body).encode()


async def send_broken(
    place: Place,
    sources: Sequence[Text],
    judge: Judge,
    below: random.Random,
    pace: Pace,
    count: int,
) -> None:
    """Send broken files, each after the answer to the one before."""
    asker = Asker(place.address)
    for _ in range(count):
        await pace.turn()
        file = sent(below, sources)
        judge.count("broken files")
        try:
            reply = await asker.ask(request("POST", file.path, place.headers, file.body))
            if asker.surplus:
                judge.hold(f"{file.path}: one answer too many", asker.surplus)
        except (TimeoutError, OSError) as error:
            judge.hold(f"{file.path}: no answer: {error!r}", (file.kind, file.body[:400]))
            asker.close()
            continue
        _judge_file(judge, file, reply)
    asker.close()


def _judge_file(judge: Judge, file: Sent, reply: Reply) -> None:
    kind = f"{file.path}: {file.kind}"
    if reply.status in REFUSING or reply.status == BUSY:
        if judge.judge_json(kind, reply.body):
            judge.count("files refused")
            judge.count(f"files answered with {reply.status}")
        return
    if reply.status not in (200, 201):
        judge.hold(f"{kind}: answered with {reply.status}", (file.body[:400], reply.body[:300]))
        return
    answer = msgspec.json.decode(reply.body)
    faults = [*answer.get("faults", ()), *answer.get("violations", ())]
    for fault in faults[:20]:
        judge.judge_message(kind, fault["message"])
    judge.count("files judged, with faults" if faults else "files taken")
    is_judged = file.path.endswith("/check")
    if file.is_rubbish and is_judged and not faults:
        judge.hold(f"{kind}: nothing was wrong with rubbish", file.body[:400])
