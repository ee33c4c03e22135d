"""The versions of the rules: `python -m scripts.versions`; with `--check` a part of `make check`.

The register says for each format a number and the digests of the sources that play alike under
it. Sources whose digest is not the newest there are given one of two places: under the same number
if a corpus of games comes out the same, answer by answer, else under the next one. The corpus of a
number was made by the first sources that had it. It holds no journals: games of random bots follow
from their seeds, so a digest of all states of each game is enough.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from scripts.rules_sources import PACKAGE, digest_of

from gorin.content.box.format import Format
from gorin.content.boxes import LISTED, find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.content.desk.versions import Earlier, Numbered
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.revision import SHOWN

REGISTER = PACKAGE / "data" / "versions.toml"
CORPUS = Path(__file__).with_name("corpus.json")
GAMES = 20
"""The number of games of a format in the corpus."""
ANSWERS = 500
"""The most answers of a game of the corpus."""
MOST_SEATS = 4
"""The most seats of a game of the corpus, unless a format needs more."""
UNASKED = 40
"""One answer in so many comes with something that a seat does unasked."""
DIGITS = 16
"""The number of digits of a game's digest that are kept."""

Register = dict[str, dict[str, Numbered]]
Corpus = dict[str, dict[str, list[str]]]


# -- the corpus ----------------------------------------------------------------------------


def games_of(game: str, format: str) -> list[str]:
    """Play the games of a format's corpus; return what came of each."""
    make = _tables(game, find_box(game).any_format(format))
    return [_played(make(seed), seed) for seed in range(GAMES)]


def _tables(game: str, format: Format) -> Callable[[int], Table[Any]]:
    """Return what makes the table of a game of the corpus by its number."""
    most = max(format.fewest_seats, min(format.most_seats, MOST_SEATS))
    decks = find_box(game).decks
    names = () if decks is None or format.by_options else decks.names()
    wanted = _wanted(game, format)

    def table(seed: int) -> Table[Any]:
        chance = Fast(seed)
        seats = format.fewest_seats + chance.below(most - format.fewest_seats + 1)
        chosen = tuple(names[chance.below(len(names))] for _ in range(seats) if names)
        first = chance.below(len(wanted))
        for options in (*wanted[first:], *wanted[:first]):
            for brought in (chosen, ()):
                made = _begun(game, format, seats, brought, options)
                if made is not None:
                    return made
        raise AssertionError(f"{game} {format.id}: nothing can be begun")

    return table


def _begun(
    game: str, format: Format, seats: int, decks: tuple[str, ...], options: dict[str, str]
) -> Table[Any] | None:
    """Return a table, None if these decks or options are not for this format and these seats."""
    asked = None if format.by_options else format.id
    with suppress(BadInput):
        wishes = wishes_for(SHIPPED, game, seats=seats, format=asked, decks=decks, **options)
        planned = plan(game, wishes)
        return begin(planned) if planned.format == format.id else None
    return None


def _wanted(game: str, format: Format) -> list[dict[str, str]]:
    """Return the options with which the games of a format are begun, one after another."""
    if format.by_options:
        return [{"series": format.id.removesuffix("-series")}]
    option = find_box(game).board_option
    return [{}, *({option: board} for board in sorted(_boards(game)) if option)]


def _boards(game: str) -> Iterator[str]:
    """Yield the boards that come with a game."""
    for file in (PACKAGE / "data" / game / "levels").glob("*.toml"):
        yield file.stem


def _played(table: Table[Any], seed: int) -> str:
    """Play a game at random; return how many answers it had, and the digest of all its states."""
    match = Match(table, chance=Fast(seed))
    chance, told = Fast(seed + 1), hashlib.sha256()
    match.start()
    count = 0
    while match.pending and count < ANSWERS:
        if chance.below(UNASKED) == 0:
            _act_unasked(match, chance)
        if match.pending:
            _answer(match, chance)
        told.update(f"{match.state_digest()} {_asked(match)}".encode())
        count += 1
    return f"{count} {told.hexdigest()[:DIGITS]}"


def _asked(match: Match[Any]) -> list[object]:
    """Return what is asked now, and what may be answered: a journal's answers must fit it."""
    return [
        (
            question.serial,
            int(question.decision.seat),
            [one.key for one in question.decision.options],
        )
        for question in match.pending
    ]


def _answer(match: Match[Any], chance: Fast) -> None:
    """Answer the first open question at random."""
    question = match.pending[0]
    decision = question.decision
    if decision.domain is None:
        match.pick(question, chance.below(len(decision.options)))
    else:
        value = random_answer(decision, chance.below)
        match.choose(decision.seat, value, serial=question.serial)


def _act_unasked(match: Match[Any], chance: Fast) -> None:
    """Let a seat do something unasked that ends nothing for it; it may be refused."""
    game, state = match.table.rulebook.game, match.table.state
    acts = [
        (seat, kind)
        for seat in game.seats(state)
        for kind in sorted(game.initiatives(match.table, seat))
        if kind not in game.leaving
    ]
    if not acts:
        return
    seat, kind = acts[chance.below(len(acts))]
    asked = game.initiative_asks(match.table, seat, kind)
    data = None
    if asked is not None:
        data = random_answer(asked, chance.below)
        data = asked.options[chance.below(len(asked.options))].key if asked.domain is None else data
    with suppress(Refused):
        match.initiate(seat, kind, data)


# -- the register --------------------------------------------------------------------------


def read_register(text: str) -> Register:
    """Return what is listed: by game, by format."""
    return msgspec.toml.decode(text, type=Register)


def stale(register: Register) -> Iterator[tuple[str, str, str]]:
    """Yield the formats whose sources are not the newest listed: game, format, their digest."""
    for box in LISTED:
        now = digest_of(box.id)
        for format in box.formats:
            listed = register.get(box.id, {}).get(format.id)
            if listed is None or listed.newest != now:
                yield box.id, format.id, now


def listed_anew(
    listed: Numbered | None, committed: Numbered | None, now: str, revision: str, *, alike: bool
) -> Numbered:
    """Return what is to be listed of a format.

    A number that no commit has yet is not left behind for the next one: nobody played under it.

    Args:
        listed: what is listed of it; None for a format that is new.
        committed: what the last commit lists of it; None if that does not have it.
        now: the digest of the sources.
        revision: that of the last commit, which plays what is listed there; empty outside a
            checkout, where nobody can say what was committed.
        alike: the corpus of the number came out the same.
    """
    if listed is None:
        return Numbered(1, (now,))
    if alike:
        return replace(listed, sources=(*(one for one in listed.sources if one != now), now))
    is_new = bool(revision) if committed is None else committed.version < listed.version
    if is_new:
        return replace(listed, sources=(now,))
    before = Earlier(listed.version, revision, listed.sources)
    return Numbered(listed.version + 1, (now,), (*listed.earlier, before))


def written(register: Register, head: str) -> str:
    """Return the register as text under its first lines."""
    parts = [head.rstrip() + "\n"]
    for game, formats in register.items():
        for format, listed in formats.items():
            parts.append(f"\n[{game}.{format}]\nversion = {listed.version}\n")
            parts.append(f"sources = {_list(listed.sources)}\n")
            if listed.earlier:
                rows = "".join(f"    {_row(one)},\n" for one in listed.earlier)
                parts.append(f"earlier = [\n{rows}]\n")
    return "".join(parts)


def _row(earlier: Earlier) -> str:
    sources = f", sources = {_list(earlier.sources)}" if earlier.sources else ""
    return f'{{ version = {earlier.version}, revision = "{earlier.revision}"{sources} }}'


def _list(texts: Sequence[str]) -> str:
    return json.dumps(list(texts))


# -- the command ---------------------------------------------------------------------------


def _git(*words: str) -> str:
    """Return what git says, empty if it cannot: outside a checkout nothing is committed."""
    done = subprocess.run(("git", *words), cwd=PACKAGE, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def check(register: Register) -> int:
    """Name the formats whose sources are not listed; return the exit code."""
    unlisted = [f"{game} {format} ({now})" for game, format, now in stale(register)]
    if not unlisted:
        return 0
    print("The sources of these formats are not the newest that data/versions.toml lists:")
    print("\n".join(f"  {one}" for one in unlisted))
    print("Run `python -m scripts.versions`, which plays a corpus, and commit what it writes.")
    return 1


def update(register: Register, corpus: Corpus) -> Iterator[str]:
    """List the sources as they are now, and keep new corpora; yield what was done, in words."""
    revision = _git("rev-parse", "HEAD").strip()[:SHOWN]
    before = _git("show", f"HEAD:./{REGISTER.relative_to(PACKAGE).as_posix()}")
    committed = read_register(before) if before else {}
    unlisted = list(stale(register))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = [pool.submit(games_of, game, format) for game, format, _ in unlisted]
        for (game, format, now), played in zip(unlisted, games, strict=True):
            formats, kept = register.setdefault(game, {}), corpus.setdefault(game, {})
            listed, first, came = formats.get(format), kept.get(format), played.result()
            alike = first is None or first == came
            formats[format] = listed_anew(
                listed, committed.get(game, {}).get(format), now, revision, alike=alike
            )
            if first is None or not alike:
                kept[format] = came
            other = sum(one != two for one, two in zip(first or came, came, strict=True))
            how = f"{other} of {GAMES} games differ" if other else "plays alike"
            yield f"{game} {format}: {how}, version {formats[format].version}"


def main(words: Sequence[str]) -> int:
    """Check the register, or bring it up to date; return the exit code."""
    text = REGISTER.read_text(encoding="utf-8")
    register = read_register(text)
    if "--check" in words:
        return check(register)
    corpus: Corpus = json.loads(CORPUS.read_text(encoding="utf-8")) if CORPUS.exists() else {}
    for line in update(register, corpus):
        print(line, flush=True)
    head = text[: text.index("\n[")]
    _ = REGISTER.write_text(written(register, head), encoding="utf-8")
    ordered = {box.id: {one.id: corpus[box.id][one.id] for one in box.formats} for box in LISTED}
    _ = CORPUS.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
