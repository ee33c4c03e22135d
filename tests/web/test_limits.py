from __future__ import annotations

import pytest

from gorin.hall.archiving import Patience
from gorin.hall.thinking import Processes, Threads
from gorin.kernel.clauses import BadInput
from gorin.web import limits, several
from gorin.web.limits import Bucket, Limit, TooMany, per_minute
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
    [("QUEUES", "9", "web-no-setting"), ("QUEUE", "many", "web-bad-setting")],
)
def test_settings_that_make_no_sense_are_told(name: str, value: str, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = settings_from({f"GORIN_WEB_{name}": value})
    assert caught.value.message.id == told


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
