"""Accounts, for those who want one: to be the same person on any device.

Nobody needs an account to play.
"""

from __future__ import annotations

from collections.abc import Iterator

from starlette.responses import Response

from gorin.hall.store.accounts import key_of
from gorin.hall.store.failures import Conflict
from gorin.hall.store.rows import AccountRow
from gorin.hall.table.people import read_name
from gorin.kernel.clauses import BadInput, Refused, refuse
from gorin.kernel.words import say
from gorin.web.bodies.people import Account, ChangePassword, Login, Me
from gorin.web.errors import Denied
from gorin.web.identity import YEAR, token_in
from gorin.web.people import become
from gorin.web.routes import Call, Route
from gorin.web.site import Site
from gorin.web.tokens import DeviceLink, hash_of

LONGEST_NAME = 80
DEVICE = "gorin-device"
"""The cookie of a browser that has logged in before."""
"""The number of a name's first letters that count where tries are counted."""


async def my_account(call: Call[None]) -> Account:
    """Give what the reader logs in with."""
    account = await call.site.store.accounts.of(call.person.id)
    return Account("" if account is None else account.name)


async def open_account(call: Call[Login]) -> Account:
    """Open an account for the person that the reader is."""
    site, person = call.site, call.person
    site.logins.take(call.address)
    name = read_name(call.body.name)
    if await site.store.accounts.of(person.id) is not None:
        raise Refused((refuse("", "web-account-there"),))
    row = AccountRow(person.id, name, await site.passwords.hashed(call.body.password), site.clock())
    try:
        await site.store.accounts.open(row)
    except Conflict:
        raise Refused((refuse("", "web-account-taken", name=name),)) from None
    return Account(name)


async def log_in(call: Call[Login]) -> Response:
    """Become the person of an account."""
    site, asked = call.site, call.body
    site.logins.take(call.address)
    site.logins.take(_tries_of(call, key_of(asked.name[:LONGEST_NAME])))
    named = await site.store.accounts.named(asked.name)
    account = await _fitting(site, named, asked.password)
    try:
        answer = await become(call, account.person, account.generation)
    except BadInput:  # the password was changed while it was looked at
        raise Denied(say("web-login-wrong")) from None
    expires = site.clock() + 1000 * YEAR
    token = site.signer.sign(DeviceLink(expires, hash_of(key_of(account.name))))
    answer.set_cookie(
        DEVICE,
        token,
        max_age=YEAR,
        path="/api/login",
        secure=site.is_https(call.request),
        httponly=True,
        samesite="strict",
    )
    return answer


def _tries_of(call: Call[Login], key: str) -> str:
    """Return what the tries at an account are counted by.

    By its name, since who has many addresses shall have no more tries. A browser that has logged
    in with the name before has tries of its own: nobody keeps the owner out by wrong ones.
    """
    site, token = call.site, call.request.cookies.get(DEVICE, "")
    try:
        link = site.signer.read(token, DeviceLink, site.clock())
    except BadInput:
        return f"name {key}"
    return f"device {hash_of(token)}" if link.name == hash_of(key) else f"name {key}"


async def change_password(call: Call[ChangePassword]) -> Response:
    """Change a password; other browsers are nobody then."""
    site, person = call.site, call.person
    account = await _checked(call, call.body.password)
    hash = await site.passwords.hashed(call.body.wanted)
    await site.store.accounts.change(account.person, hash, token_in(call.request))
    site.people.forget_tokens(person.id)
    await site.sessions.check(person.id)
    return Response(status_code=204)


async def close_account(call: Call[Login]) -> Response:
    """Forget an account; the person stays, in this browser and wherever they are known."""
    account = await _checked(call, call.body.password)
    await call.site.store.accounts.close(account.person)
    return Response(status_code=204)


async def _checked(call: Call[ChangePassword] | Call[Login], password: str) -> AccountRow:
    """Return the reader's account if the password is that of it.

    Raises:
        Denied: it is not, or there is no account.
    """
    call.site.logins.take(call.address)
    account = await call.site.store.accounts.of(call.person.id)
    return await _fitting(call.site, account, password)


async def _fitting(site: Site, account: AccountRow | None, password: str) -> AccountRow:
    """Return an account if the password is that of it.

    Raises:
        Denied: it is not, or there is no account.
    """
    fits = await site.passwords.fits(account.hash if account else None, password)
    if account is None or not fits:
        raise Denied(say("web-login-wrong"))
    return account


def _routes() -> Iterator[Route]:
    about, path = "accounts", "/api/account"
    yield Route(
        method="GET",
        path=path,
        handler=my_account,
        says="The name that the reader logs in with, empty without an account.",
        about=about,
        gives=Account,
        who=True,
    )
    yield Route(
        method="POST",
        path=path,
        handler=open_account,
        says="Opens an account for the guest that the reader is.",
        about=about,
        takes=Login,
        gives=Account,
        status=201,
        who=True,
        faults=(409,),
    )
    yield Route(
        method="PATCH",
        path=path,
        handler=change_password,
        says="Changes the password; all other browsers are logged out.",
        about=about,
        takes=ChangePassword,
        status=204,
        who=True,
    )
    yield Route(
        method="POST",
        path="/api/account/close",
        handler=close_account,
        says="Forgets the account; the reader stays as a guest.",
        about=about,
        takes=Login,
        status=204,
        who=True,
    )
    yield Route(
        method="POST",
        path="/api/login",
        handler=log_in,
        says="Becomes the person of an account.",
        about=about,
        takes=Login,
        gives=Me,
        admits=True,
    )


ROUTES = tuple(_routes())
