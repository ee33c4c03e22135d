from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gorin.hall.process.archiving import Patience
from gorin.hall.robots.thinking import Processes, Threads
from gorin.kernel.clauses import BadInput
from gorin.web import limits, several
from gorin.web.limits import Bucket, Limit, TooMany, per_minute
from gorin.web.proxies import proxies
from gorin.web.routes import address_of
from gorin.web.settings import Settings, settings_from
from gorin.web.several import shared


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    time = Time()
    bucket = Bucket(2, 3, time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 0.5
    time.now += 0.4
    assert not bucket.take()
    time.now += 0.1
    assert bucket.take()
    time.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = per_minute(2, Time())
    limit.take("a")
    limit.take("a")
    limit.take("b")
    with pytest.raises(TooMany) as caught:
        limit.take("a")
    assert caught.value.seconds == 30


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 2)
    limit = Limit(1, 1, Time())
    limit.take("a")
    limit.take("b")
    with pytest.raises(TooMany):
        limit.take("a")
    limit.take("c")  # "b" was used longest ago
    with pytest.raises(TooMany):
        limit.take("a")
    limit.take("b")


def test_settings_come_from_the_environment_and_what_is_chosen_wins() -> None:
    environment = {"GORIN_WEB_QUEUE": "9", "GORIN_WEB_DEFLATE": "true", "GORIN_LANG": "es",
                   "GORIN_WEB_PUBLIC_URL": "https://a.example"}  # fmt: skip
    found = settings_from(environment, public_url="https://b.example", secret=None)
    assert found == Settings(queue=9, deflate=True, public_url="https://b.example")
    assert found.is_https


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("QUEUES", "9", "web-no-setting"),
        ("QUEUE", "many", "web-setting-number"),
        ("QUEUE", "0", "web-setting-number"),
        ("GUESTS", "0", "web-setting-number"),
        ("LOGINS", "0", "web-setting-number"),
        ("REQUESTS", "-1", "web-setting-number"),
        ("REQUESTS_BURST", "0", "web-setting-number"),
        ("IDLE_HOURS", "-1", "web-setting-number"),
        ("THINKERS", "-3", "web-setting-number"),
        ("DEFLATE", "maybe", "web-setting-yes-or-no"),
        ("SECRET", "a" * 31, "web-setting-secret"),
        ("PUBLIC_URL", "gorin.example", "web-setting-public-url"),
        ("PUBLIC_URL", "ftp://gorin.example", "web-setting-public-url"),
        ("PUBLIC_URL", "https://gorin.example/gorin/", "web-setting-public-url"),
        ("PUBLIC_URL", "https://gorin.example?a", "web-setting-public-url"),
        ("PUBLIC_URL", "https://ana@gorin.example", "web-setting-public-url"),
        ("PUBLIC_URL", "https://gorin.example:https", "web-setting-public-url"),
        ("PUBLIC_URL", "https://", "web-setting-public-url"),
        ("HOSTS", "a.example, b.example:8675", "web-setting-hosts"),
        ("HOSTS", "https://a.example", "web-setting-hosts"),
        ("HOSTS", "*.example", "web-setting-hosts"),
    ],
)
def test_settings_that_make_no_sense_are_told(name: str, value: str, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = settings_from({f"GORIN_WEB_{name}": value})
    assert caught.value.message.id == told
    assert f"GORIN_WEB_{name}" in str(caught.value)


def test_all_settings_that_make_no_sense_are_told_at_once() -> None:
    environment = {"GORIN_WEB_GUESTS": "0", "GORIN_WEB_SECRET": "a", "FORWARDED_ALLOW_IPS": "proxy"}
    with pytest.raises(BadInput) as caught:
        _ = settings_from(environment, public_url="gorin.example")
    assert {fault.place for fault in caught.value.all} == {*environment, "--public-url"}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Gorin.example/", "https://gorin.example"),
        ("https://gorin.example:443", "https://gorin.example"),
        ("http://gorin.example:443", "http://gorin.example:443"),
        ("http://192.168.0.17:8675", "http://192.168.0.17:8675"),
        ("http://[FD00::1]:8675", "http://[fd00::1]:8675"),
        ("", ""),
    ],
)
def test_the_public_address_is_written_as_browsers_write_it(given: str, kept: str) -> None:
    assert settings_from({"GORIN_WEB_PUBLIC_URL": given}).public_url == kept


def test_least_values_are_fine() -> None:
    least = {"GORIN_WEB_QUEUE": "1", "GORIN_WEB_IDLE_DAYS": "0", "GORIN_WEB_THINKERS": "0"}
    others = {"GORIN_WEB_SECRET": "a" * 32, "GORIN_WEB_HOSTS": "b.example, C.example,"}
    found = settings_from(least | others)
    assert (found.queue, found.idle_days, found.thinkers) == (1, 0, 0)
    assert found.hosts == "b.example, C.example,"


@pytest.mark.parametrize(
    ("named", "peer", "seen"),
    [
        ("", "127.0.0.1", "192.0.2.77"),
        ("", "10.0.0.9", "10.0.0.9"),
        ("10.0.0.9", "127.0.0.1", "192.0.2.77"),
        ("10.0.0.9", "::1", "192.0.2.77"),
        ("10.0.0.9", "::ffff:127.0.0.1", "192.0.2.77"),
        ("10.0.0.9", "10.0.0.9", "192.0.2.77"),
        ("10.0.0.9", "::ffff:10.0.0.9", "192.0.2.77"),
        ("10.0.0.9", "10.0.0.8", "10.0.0.8"),
        ("fd00::1, 10.0.0.0/8,", "10.200.0.9", "192.0.2.77"),
        ("fd00::1, 10.0.0.0/8,", "::ffff:10.200.0.9", "192.0.2.77"),
        ("fd00::1, 10.0.0.0/8,", "::ffff:11.0.0.9", "::ffff:11.0.0.9"),
        ("fd00::1, 10.0.0.0/8,", "fd00::1", "192.0.2.77"),
        ("10.0.0.9, *", "192.0.2.1", "192.0.2.77"),
    ],
)
def test_this_machine_and_proxies_that_are_named_are_believed(
    named: str, peer: str, seen: str
) -> None:
    asked: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["client"][0])

    believing = ProxyHeadersMiddleware(app, proxies({"FORWARDED_ALLOW_IPS": named}))
    headers = [(b"x-forwarded-for", b"192.0.2.77")]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": headers}
    nothing: Any = None
    asyncio.run(believing(scope, nothing, nothing))
    assert asked == [seen]


@pytest.mark.parametrize("named", ["proxy.example", "10.0.0.1/8", "10.0.0.1:80", "10.0.0.1 ::1"])
def test_a_proxy_that_nobody_could_be_is_told(named: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = proxies({"FORWARDED_ALLOW_IPS": f"10.0.0.9, {named}"})
    assert (caught.value.message.id, caught.value.place) == ("web-no-proxy", "FORWARDED_ALLOW_IPS")


@pytest.mark.parametrize(
    ("asks", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_limits_count_a_whole_network_of_ipv6_as_one(asks: str, key: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (asks, 1)})) == key


def test_how_long_idle_tables_stay_follows_from_settings() -> None:
    hour = 3600 * 1000
    assert Settings().patience == Patience(48 * hour, 168 * hour, 90 * 24 * hour)
    assert Settings(idle_hours=200).patience.private == 200 * hour
    never = Settings(idle_hours=0, idle_days=-1)
    assert never.patience == Patience(None, None, None)


def test_bots_think_in_processes_unless_the_host_wants_none() -> None:
    assert isinstance(Settings().where_to_think, Processes)
    assert isinstance(settings_from({"GORIN_WEB_THINKERS": "0"}).where_to_think, Threads)
    three = settings_from({"GORIN_WEB_THINKERS": "3"}).where_to_think
    assert isinstance(three, Processes)
    assert three._turns._value == 3


def test_several_processes_share_the_cores_for_bots_that_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(several, "cores", lambda: 8)
    assert [shared(Settings(), count).thinkers for count in (2, 3, 20)] == [4, 2, 1]
    assert shared(Settings(thinkers=0), 2).thinkers == 0
