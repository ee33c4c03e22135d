"""People: hello, names and settings, and links that make another browser the same person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.responses import Response

from gorin import __version__
from gorin.hall.process.live import Live
from gorin.hall.store.rows import PersonRow, TableRow
from gorin.hall.table.updates import PROTOCOL
from gorin.kernel.clauses import BadInput, Refused, refuse
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES
from gorin.web.bodies.people import ChangeMe, Hello, Me, Resume, ResumeLink, Resuming
from gorin.web.bodies.tables import Tables
from gorin.web.errors import Denied
from gorin.web.identity import Person, give_cookie, language_of, take_cookie
from gorin.web.lists import listed
from gorin.web.routes import Call, Parameter, Route, encoded
from gorin.web.site import DAY
from gorin.web.tokens import ResumeLink as SignedResume

MOST_SETTINGS = 100
LONGEST_SETTING = 500


async def hello(call: Call[None]) -> Response:
    """Say hello; who is not known yet becomes a guest."""
    site, request = call.site, call.request
    person, token, account = call.known, "", None
    if person is None:
        person, token = await site.people.new_guest(request, call.address)
    else:
        account = await site.store.accounts.of(person.id)
    greeting = Hello(
        __version__,
        PROTOCOL,
        LANGUAGES,
        language_of(request),
        _me(person),
        "" if account is None else account.name,
        site.is_public(request),
    )
    answer = encoded(greeting)
    if token:
        give_cookie(answer, token, https=site.is_https(request))
    return answer


def _me(person: Person) -> Me:
    return Me(person.name, person.settings)


async def change_me(call: Call[ChangeMe]) -> Me:
    """Change a name or settings."""
    asked, person = call.body, call.person
    settings = asked.settings
    if settings is not None:
        sizes = (len(name) + len(str(value)) for name, value in settings.items())
        if len(settings) > MOST_SETTINGS or max(sizes, default=0) > LONGEST_SETTING:
            raise BadInput(say("web-settings-long"), place="settings")
    if asked.name is not None:
        await call.site.people.call(person, asked.name)
    if settings is not None:
        await call.site.people.set(person, settings)
    anew = await call.site.people.known(call.request)
    return _me(person if anew is None else anew)


async def my_tables(call: Call[None]) -> Tables:
    """Give the tables that somebody belongs to."""
    rows = await call.site.store.tables_of(call.person.id)
    own = {row.id for row in rows}
    # Tables at which time runs are in memory; of others it is told when somebody comes.
    asked = {row.id: _waits_for(row) for row in rows}
    asked |= {live.id: _seats_to_answer(live) for live in call.site.hall.tables if live.id in own}
    return listed(rows, call.person.id, asked)


def _waits_for(row: TableRow) -> tuple[int, ...]:
    """Return the seat that a table in no memory waits for: the one of the only person there.

    What bots owe that person they answer when they come. Of several it is not known who is asked.
    """
    persons = tuple(seat for seat, one in enumerate(row.summary.seats) if one.person)
    return persons if len(persons) == 1 else ()


def _seats_to_answer(live: Live) -> tuple[int, ...]:
    """Return the seats of a table that are asked something."""
    play = live.room.standing.play
    seats = {question.decision.seat for question in play.match.pending} if play else ()
    return tuple(sorted(seat for seat in seats if seat >= 0))


async def make_resume_link(call: Call[None]) -> ResumeLink:
    """Make a link that makes another browser the same person."""
    site = call.site
    site.invitations.take(call.person.id)
    row = await site.store.person(call.person.id)
    if row is None:
        raise Denied(say("web-who"))
    expires = site.clock() + site.settings.resume_days * DAY
    token = site.signer.sign(SignedResume(expires, row.id, row.generation))
    return ResumeLink(site.link(call.request, f"/resume/{token}"), expires)


async def look_at_resume_link(call: Call[None]) -> Resuming:
    """Tell whom a link is for, so that nobody becomes somebody else unawares."""
    other = await _linked(call)
    return Resuming(other.name, call.known is not None and call.known.id == other.id)


async def resume(call: Call[Resume]) -> Response:
    """Become the person that a link is for.

    A browser that is somebody already must name them: whoever opens a stranger's link would lose
    their seats and decks to it, and play on as the stranger.
    """
    other, known = await _linked(call), call.known
    if known is not None and known.id == other.id:
        return encoded(_me(known))
    if known is not None and call.body.leaving != known.name:
        raise Refused((refuse("", "web-resume-other", name=other.name, you=known.name),))
    link = _link_in(call)
    return await become(call, link.person, link.generation)


def _link_in(call: Call[Any]) -> SignedResume:
    return call.site.signer.read(call.path("token"), SignedResume, call.site.clock())


async def _linked(call: Call[Any]) -> PersonRow:
    """Return whom a link is for.

    Raises:
        BadInput: it is none, it has ended, or they are not known any more.
    """
    link = _link_in(call)
    row = await call.site.store.person(link.person)
    if row is None or row.generation != link.generation:
        raise BadInput(say("web-link-ended"))
    return row


async def become(call: Call[Any], person: str, generation: int) -> Response:
    """Let the reader's browser be a person, one more of theirs.

    Args:
        call: the request.
        person: who that is.
        generation: theirs when the link was made, or the password looked at.

    Raises:
        BadInput: they are not known any more, or other browsers were logged out since.
    """
    site = call.site
    admitted = await site.people.new_device(person, generation)
    if admitted is None:
        raise BadInput(say("web-link-ended"))
    myself, token = admitted
    answer = encoded(_me(myself))
    give_cookie(answer, token, https=site.is_https(call.request))
    return answer


async def leave(call: Call[None]) -> Response:
    """Forget this browser; the person stays, for other devices and resume links."""
    person = call.person
    await call.site.people.leave(call.request)
    await call.site.sessions.check(person.id)
    return _gone(call)


async def forget_me(call: Call[None]) -> Response:
    """Forget a person altogether; games that others played in keep their records."""
    await call.site.people.forget(call.person)
    await call.site.sessions.check(call.person.id)
    return _gone(call)


def _gone(call: Call[None]) -> Response:
    """Return the answer to a browser that is nobody's any more."""
    answer = Response(status_code=204)
    take_cookie(answer, https=call.site.is_https(call.request))
    return answer


def _routes() -> Iterator[Route]:
    about = "people"
    yield Route(
        method="GET",
        path="/api/hello",
        handler=hello,
        says="What a page must know first; a new browser becomes a guest, known by a cookie.",
        about=about,
        gives=Hello,
        admits=True,
    )
    yield Route(
        method="PATCH",
        path="/api/me",
        handler=change_me,
        says="Changes the own name or the settings of the page.",
        about=about,
        takes=ChangeMe,
        gives=Me,
        who=True,
    )
    yield Route(
        method="DELETE",
        path="/api/me",
        handler=forget_me,
        says="Forgets the reader: name, settings, devices, and which tables are theirs.",
        about=about,
        status=204,
        who=True,
    )
    yield Route(
        method="POST",
        path="/api/me/leave",
        handler=leave,
        says="Forgets this browser only.",
        about=about,
        status=204,
        who=True,
    )
    yield Route(
        method="GET",
        path="/api/me/tables",
        handler=my_tables,
        says="The tables that the reader belongs to.",
        about=about,
        gives=Tables,
        who=True,
    )
    yield Route(
        method="POST",
        path="/api/me/resume",
        handler=make_resume_link,
        says="Makes a link that makes another browser the same person.",
        about=about,
        gives=ResumeLink,
        who=True,
    )
    yield Route(
        method="GET",
        path="/api/resume/{token}",
        handler=look_at_resume_link,
        says="Tells whom a link is for.",
        about=about,
        gives=Resuming,
        parameters=(Parameter("token", "The end of a resume link."),),
    )
    yield Route(
        method="POST",
        path="/api/resume/{token}",
        handler=resume,
        says="Becomes the person that a link is for; who is somebody else already, names them.",
        about=about,
        takes=Resume,
        gives=Me,
        parameters=(Parameter("token", "The end of a resume link."),),
        admits=True,
    )


ROUTES = tuple(_routes())
