"""Tables: opened, listed, entered, verified, and links to them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from typing import Any

import segno
from msgspec import Struct
from msgspec.structs import replace
from starlette.responses import Response

from gorin.content.boxes import box_of
from gorin.content.desk.judging import judge
from gorin.content.desk.matches import match_of
from gorin.hall.process.live import Live
from gorin.hall.table.coming import free_seat, may_watch
from gorin.hall.table.commands import Begin, ChooseDeck, SeatBot, Sit, Stand, Stir, Wish
from gorin.hall.table.refusing import refused
from gorin.hall.table.terms import Chosen, Role
from gorin.hall.table.updates import TableView
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Journal
from gorin.kernel.verify import Verdict
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES
from gorin.text.render import Reader
from gorin.web.bodies.tables import (
    Enter,
    Invitation,
    Invite,
    Invited,
    NewTable,
    Opened,
    Tables,
    Verified,
)
from gorin.web.errors import JSON, Denied, NotThere, TooMuch
from gorin.web.lists import listed
from gorin.web.routes import Call, Handler, Method, Parameter, Route
from gorin.web.site import DAY
from gorin.web.tokens import InvitationLink

JOURNAL = "application/x-ndjson"
LONGEST_ID = 64


async def lobby(call: Call[None]) -> Tables:
    """Give the listed tables."""
    reader = call.known.id if call.known is not None else ""
    return listed(await call.site.store.lobby(), reader)


async def open_table(call: Call[NewTable]) -> Opened:
    """Open a table, and set it up as asked for."""
    site, person, asked = call.site, call.person, call.body
    most = site.settings.open_tables
    # Each text is judged, as one that is handed in for that.
    for text in (*_option_texts(asked.terms.chosen), *asked.deck_texts):
        if text:
            site.checks.take(call.address)
    with site.opening(person.id) as at_once:
        if await site.store.count_opened(person.id) + at_once > most:
            raise TooMuch(say("web-many-tables", most=most))
        name = asked.name or person.name
        return Opened(await site.hall.open(person.id, name, asked.terms, _wishes(asked)))


def _option_texts(chosen: Chosen) -> Iterator[object]:
    """Yield the options of a table that hold the text of a file."""
    box = box_of(chosen.game)
    yield from (chosen.options.get(name) for name in (box.text_options if box else ()))


def _wishes(asked: NewTable) -> Iterator[Wish]:
    """Yield what sets up a new table, at whose first seat its host sits."""
    seats = range(asked.terms.seats)
    levels = [asked.bots[seat] if seat < len(asked.bots) else "" for seat in seats]
    own = levels.index("") if asked.sits and "" in levels else None
    if own is None:
        yield Stand(1)
    elif own != 0:
        yield Sit(1, own)
    for seat, level in enumerate(asked.bots):
        if level:
            yield SeatBot(1, seat, level)
    yield from _decks(asked)
    if asked.entropy:
        yield Stir(1, asked.entropy)
    if asked.begin:
        yield Begin(1)


def _decks(asked: NewTable) -> Iterator[Wish]:
    for seat, (deck, text) in enumerate(zip_longest(asked.decks, asked.deck_texts, fillvalue="")):
        if deck or text:
            yield ChooseDeck(1, seat, deck, text)


async def table_of(call: Call[Any]) -> Live:
    """Return the table that a path names.

    Raises:
        NotThere: there is none.
    """
    id = call.path("id")
    if len(id) > LONGEST_ID or not id.isascii() or not id.isprintable():
        raise NotThere(say("web-no-table"))
    return await call.site.hall.table(id)


async def look(call: Call[None]) -> TableView:
    """Give a table as everybody there sees it, to those who may see it."""
    live = await seen_table(call)
    view = live.view()
    # The seed tells what every hand was: it is for those who may have the journal.
    return view if _may_look_back(call, live) else replace(view, seed="")


async def seen_table(call: Call[Any]) -> Live:
    """Return the table that a path names, for those who may see it.

    Raises:
        NotThere: there is none.
        Denied: they may not.
    """
    live = await table_of(call)
    terms = live.room.terms
    is_open = terms.listed or terms.watching == "open"
    if not is_open and not _belongs(call, live):
        raise Denied(say("web-not-invited"))
    return live


def _belongs(call: Call[Any], live: Live) -> bool:
    """Return whether whoever asks is at a table; or was, where the match has ended."""
    person, room = "" if call.known is None else call.known.id, live.room
    return room.was_here(person) if room.has_ended else room.is_here(person)


def check_may_look_back(call: Call[Any], live: Live) -> None:
    """Check that whoever asks may have what was played at a table: its journal, its replay.

    Where nobody may watch, what was played is for those who were there, also when it has ended.

    Raises:
        Denied: they may not.
    """
    if not _may_look_back(call, live):
        raise Denied(say("web-only-those-there"))


def _may_look_back(call: Call[Any], live: Live) -> bool:
    return live.room.terms.watching != "none" or _belongs(call, live)


async def enter(call: Call[Enter]) -> TableView:
    """Come to a table."""
    asked, person = call.body, call.person
    live = await table_of(call)
    invited = False
    if asked.invitation:
        link = call.site.signer.read(asked.invitation, InvitationLink, call.site.clock())
        if link.table != call.path("id"):
            raise Denied(say("web-other-invitation"))
        known = live.room.standing.people.get(person.id)
        if known is None or not (known.here or known.banned):  # who is banned hears of that
            _check_holds(live, link)
        invited = asked.role in (link.role, "spectator")
    await live.enter(person.id, asked.name or person.name, asked.role, invited=invited)
    if asked.name and _is_given(person.name):
        await call.site.people.call(person, asked.name)
    return live.view()


def _is_given(name: str) -> bool:
    """Return whether a name is like those that guests are given, in any language."""
    number = "".join(filter(str.isdigit, name))
    message = say("web-guest", number=number)
    return any(name == Reader(language).read(message) for language in LANGUAGES)


async def leave_table(call: Call[None]) -> Response:
    """Leave a table for good."""
    live = await table_of(call)
    await live.leave(call.person.id)
    return Response(status_code=204)


# -- invitations ---------------------------------------------------------------------------


async def invite(call: Call[Invite]) -> Invitation:
    """Make a link that lets others in."""
    site, person, role = call.site, call.person, call.body.role
    live = await table_of(call)
    site.invitations.take(person.id)
    _check_may_invite(live, person.id, role)
    expires = site.clock() + site.settings.invitation_days * DAY
    bans = live.room.standing.bans
    token = site.signer.sign(InvitationLink(expires, call.path("id"), role, bans))
    link = site.link(call.request, f"/invite/{token}")
    return Invitation(link, qr_of(link), expires)


def _check_may_invite(live: Live, person: str, role: Role) -> None:
    """Check that somebody may let others in: players may, only the host for special roles.

    Raises:
        Denied: they may not.
    """
    room = live.room
    if room.host == person:
        return
    if room.people.get(person) != "player" or role in ("caster", "referee"):
        raise Denied(say("web-may-not-invite"))


def _check_holds(live: Live, link: InvitationLink) -> None:
    """Check that nobody was banned since a link was made: they may have it, and another name.

    Raises:
        BadInput: somebody was.
    """
    if link.bans < live.room.standing.bans:
        raise BadInput(say("web-invitation-void"))


def qr_of(link: str) -> str:
    """Return a link as a QR code: an SVG image that takes its colour from around it."""
    image = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        image, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, nl=False
    )
    return image.getvalue().decode()


async def invited(call: Call[None]) -> Invited:
    """Tell what an invitation is to."""
    link = call.site.signer.read(call.path("token"), InvitationLink, call.site.clock())
    live = await call.site.hall.table(link.table)
    _check_holds(live, link)
    view, room = live.view(), live.room
    host = next((person.name for person in view.people if person.number == view.host), "")
    return Invited(
        link.table,
        link.role,
        view.game,
        view.title,
        host,
        view.stage,
        free=free_seat(room.standing) is not None,
        watching=view.stage != "closed" and may_watch(room.standing, invited=True),
        here=call.known is not None and _is_there(live, call.known.id, link.role),
    )


def _is_there(live: Live, person: str, role: Role) -> bool:
    """Return whether somebody is at a table in a role already, or has a seat there."""
    own = live.room.people.get(person)
    return own is not None and (own == role or live.room.seat_of(person) is not None)


# -- what was played -----------------------------------------------------------------------


async def journal(call: Call[None]) -> Response:
    """Give the journal of a match that has ended."""
    live = await seen_table(call)
    check_may_look_back(call, live)
    call.site.checks.take(call.address)
    record = await call.site.journals.of(live)
    headers = {
        "Content-Disposition": f'attachment; filename="{live.id}.jsonl"',
        "Vary": "Accept-Encoding",
    }
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        text = await call.site.scribes.do(lambda: record.text)
        return Response(text, headers=headers, media_type=JOURNAL)
    headers["Content-Encoding"] = "gzip"
    return Response(record.content, headers=headers, media_type=JOURNAL)


async def verify_table(call: Call[None]) -> Verified:
    """Play a finished match again, and derive its chance anew."""
    live = await seen_table(call)
    check_may_look_back(call, live)
    if not live.room.has_ended:
        raise refused("web-verify-when-over")
    return await verify_live(call, live)


async def verify_live(call: Call[Any], live: Live) -> Verified:
    """Play the match of a table again, as its journal tells it to everybody.

    Raises:
        TooMany: whoever asks has asked too often.
    """
    call.site.checks.take(call.address)
    record = await call.site.journals.of(live)
    return await verified(call, record.journal)


async def verified(call: Call[Any], journal: Callable[[], Journal]) -> Verified:
    """Play a journal again, beside the tables' work, and derive its chance anew."""
    begun = partial(match_of, call.site.library)
    return told_of(await call.site.scribes.do(lambda: judge(journal(), begun)))


def told_of(verdict: Verdict) -> Verified:
    """Return what came of playing a journal again, as it is sent."""
    return Verified(
        verdict.replayed,
        verdict.place,
        verdict.message,
        verdict.draws,
        verdict.chance,
        verdict.state_matches,
        verdict.outcome_matches,
    )


def _of_table(
    method: Method,
    part: str,
    handler: Handler,
    says: str,
    *,
    takes: type[Struct] | None = None,
    gives: type[Struct] | None = None,
    media: str = JSON,
) -> Route:
    """Return a route of one table; one that tells nothing gives no body."""
    return Route(
        method=method,
        path=f"/api/tables/{{id}}{part}",
        handler=handler,
        says=says,
        about="tables",
        takes=takes,
        gives=gives,
        media=media,
        status=204 if method == "POST" and gives is None else 200,
        who=method == "POST",
        parameters=(Parameter("id", "The id of a table."),),
        faults=(403, 404, 409),
    )


ROUTES = (
    Route(
        method="GET",
        path="/api/tables",
        handler=lobby,
        says="The tables that their hosts have listed and that are not over.",
        about="tables",
        gives=Tables,
    ),
    Route(
        method="POST",
        path="/api/tables",
        handler=open_table,
        says="Opens a table, with bots, decks, and the beginning of the match if asked for.",
        about="tables",
        takes=NewTable,
        gives=Opened,
        status=201,
        who=True,
        faults=(409,),
    ),
    _of_table("GET", "", look, "A table as everybody there sees it.", gives=TableView),
    _of_table(
        "POST",
        "/enter",
        enter,
        "Comes to a table in a role; sockets are for those who have.",
        takes=Enter,
        gives=TableView,
    ),
    _of_table(
        "POST",
        "/leave",
        leave_table,
        "Leaves a table for good; who plays in a match that runs stays.",
    ),
    _of_table(
        "POST",
        "/invitations",
        invite,
        "Makes a link that lets others in, and its QR code.",
        takes=Invite,
        gives=Invitation,
    ),
    Route(
        method="GET",
        path="/api/invitations/{token}",
        handler=invited,
        says="What an invitation is to.",
        about="tables",
        gives=Invited,
        parameters=(Parameter("token", "The end of an invitation's link."),),
        faults=(404,),
    ),
    _of_table(
        "GET",
        "/journal",
        journal,
        "The journal of a match that is over or was closed, as `gorin verify` reads it.",
        media=JOURNAL,
    ),
    _of_table(
        "GET",
        "/verify",
        verify_table,
        "Plays a finished match again and derives its chance anew.",
        gives=Verified,
    ),
)
