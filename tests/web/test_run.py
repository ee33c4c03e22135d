from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from gorin.kernel.clauses import BadInput
from gorin.web.logs import JsonLines
from gorin.web.run import bind, own_address
from gorin.web.tokens import SHORTEST_SECRET, kept_secret

T = TypeVar("T")


@contextmanager
def held() -> Iterator[int]:
    """Hold a port, and the ones after it are anybody's."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_port_that_is_taken_gives_way_to_the_next_free_one() -> None:
    with held() as port:
        bound = bind("127.0.0.1", port)
        assert port < bound.port < port + 20
        assert bound.local == f"http://127.0.0.1:{bound.port}"
        assert bound.others == ""
        bound.socket.close()


def test_a_port_that_somebody_named_is_not_changed() -> None:
    with held() as port:
        with pytest.raises(BadInput) as caught:
            _ = bind("127.0.0.1", port, exactly=True)
        assert caught.value.message.id == "serve-port-in-use"


def test_an_address_of_another_machine_cannot_be_listened_at() -> None:
    with pytest.raises(BadInput) as caught:
        _ = bind("192.0.2.1", 8675)
    assert caught.value.message.id == "serve-cannot-listen"


def test_with_no_free_port_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(host: str, port: int) -> socket.socket:
        raise OSError(errno.EADDRINUSE, "taken")

    monkeypatch.setattr("gorin.web.run._listen", taken)
    with pytest.raises(BadInput) as caught:
        _ = bind("127.0.0.1", 8675)
    assert caught.value.message.id == "serve-no-port"


def test_a_server_for_others_names_an_address_for_them() -> None:
    bound = bind("0.0.0.0", 0)
    try:
        found = own_address()
        assert bound.local == f"http://localhost:{bound.port}"
        assert bound.others == (f"http://{found}:{bound.port}" if found else "")
    finally:
        bound.socket.close()


def test_no_piece_of_an_answer_waits_until_the_one_before_has_arrived() -> None:
    bound = bind("127.0.0.1", 0)

    async def come_once() -> int:
        come: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            come.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(meet, sock=bound.socket):
            _, writer = await asyncio.open_connection("127.0.0.1", bound.port)
            found = await come
            writer.close()
            await writer.wait_closed()
            return found

    assert asyncio.run(come_once())


def test_processes_that_begin_together_sign_links_with_one_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, made = threading.Barrier(3), secrets.token_hex

    def slowly(size: int) -> str:
        time.sleep(0.1)
        return made(size)

    def begin(_: int) -> str:
        _ = begun.wait()
        return kept_secret(tmp_path / "new")

    monkeypatch.setattr(secrets, "token_hex", slowly)
    with ThreadPoolExecutor(3) as pool:
        found = set(pool.map(begin, range(3)))
    assert found == {kept_secret(tmp_path / "new")}
    if os.name != "nt":
        for name in ("web-secret", "web-secret.lock"):
            assert (tmp_path / "new" / name).stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_written_to_keeps_no_secret(tmp_path: Path) -> None:
    _ = (tmp_path / "file").write_text("")
    with pytest.raises(BadInput) as caught:
        _ = kept_secret(tmp_path / "file" / "folder")
    assert caught.value.message.id == "play-file-unwritable"


def test_a_line_of_the_log_is_json_with_its_figures() -> None:
    record = logging.LogRecord("gorin.web", logging.INFO, "", 0, "%s did", ("it",), None)
    record.status = 200
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["level"], told["status"]) == ("it did", "info", 200)
    assert told["time"].endswith("+00:00")


# -- the secret ----------------------------------------------------------------------------


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    made = kept_secret(tmp_path / "new")
    assert len(made) >= SHORTEST_SECRET
    assert kept_secret(tmp_path / "new") == made
    if os.name != "nt":
        assert (tmp_path / "new" / "web-secret").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "content",
    [b"", b"\n" * 64, b"too short", b"\xff" * 64],
    ids=["empty", "blank", "short", "garbled"],
)
def test_what_is_no_secret_signs_no_link_and_is_left_as_it_is(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "web-secret"
    _ = file.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        _ = kept_secret(tmp_path)
    assert (caught.value.message.id, caught.value.place) == ("web-kept-secret", str(file))
    assert file.read_bytes() == content


def test_a_secret_that_cannot_be_read_is_told_and_not_replaced(tmp_path: Path) -> None:
    # A folder in its place: root, who runs the tests here and there, may read every file.
    (tmp_path / "web-secret").mkdir()
    with pytest.raises(BadInput) as caught:
        _ = kept_secret(tmp_path)
    assert caught.value.message.id == "file-unreadable"


# -- the command ---------------------------------------------------------------------------


@contextmanager
def serve(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Run `gorin serve` until the test is done; give its first lines."""
    command = (sys.executable, "-m", "gorin", "serve", "--port", "0", *options)
    environment = {**os.environ, "GORIN_HOME": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    told: list[str] = []
    try:
        while not told or "Ctrl-C" not in told[-1]:
            line = process.stdout.readline()
            assert line, process.communicate()
            told.append(line.strip())
        yield process, told
    finally:
        if process.poll() is None:
            process.kill()
        _ = process.communicate()


def address_in(told: list[str]) -> str:
    return next(line.split()[-1] for line in told if line.startswith("Open "))


@pytest.mark.slow
def test_serve_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with serve(tmp_path) as (process, told):
        assert told[0].startswith("Gorin ")
        assert str(tmp_path / "gorin.sqlite3") in told[1]
        with httpx.Client(base_url=address_in(told)) as browser:
            assert browser.get("/health").json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=20)
        assert process.returncode == 0
        assert "Every table is kept." in out
        assert errors == ""


@pytest.mark.slow
def test_a_server_that_ends_refuses_what_comes_and_keeps_what_was_begun(tmp_path: Path) -> None:
    opened: list[str] = []
    refused: list[tuple[int, str, str]] = []

    def open_tables(address: str) -> None:
        body = {"terms": {"seats": 2}, "bots": ["easy", "easy"], "begin": True}
        with httpx.Client(base_url=address) as browser, suppress(httpx.TransportError):
            _ = browser.get("/api/hello")
            for _ in range(15):
                answer = browser.post("/api/tables", json=body)
                if answer.status_code == 201:
                    opened.append(answer.json()["id"])
                    continue
                told = answer.json()["faults"][0]["message"]["id"]
                refused.append((answer.status_code, told, answer.headers["Retry-After"]))

    with serve(tmp_path) as (process, told), ThreadPoolExecutor(4) as people:
        asking = [people.submit(open_tables, address_in(told)) for _ in range(4)]
        while len(opened) < 5:
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=30)
        assert process.returncode in (0, -signal.SIGTERM)
        assert errors == ""
        for one in asking:
            one.result()
    assert set(refused) <= {(503, "hall-stopping", "5")}
    with serve(tmp_path) as (_, told), httpx.Client(base_url=address_in(told)) as browser:
        _ = browser.get("/api/hello")
        for id in opened:
            assert browser.get(f"/api/tables/{id}").json()["stage"] in ("playing", "over")


@pytest.mark.slow
def test_a_killed_server_knows_its_people_and_tables_again(tmp_path: Path) -> None:
    with serve(tmp_path) as (process, told), httpx.Client(base_url=address_in(told)) as browser:
        _ = browser.get("/api/hello")
        body = {"terms": {"seats": 2}, "bots": ["", "easy"], "begin": True}
        id = browser.post("/api/tables", json=body).json()["id"]
        link = browser.post(f"/api/tables/{id}/invitations", json={}).json()["link"]
        cookies = browser.cookies
        process.kill()
        _ = process.wait()
    with serve(tmp_path) as (_, told):
        browser = httpx.Client(base_url=address_in(told), cookies=dict(cookies))
        (row,) = browser.get("/api/me/tables").json()["tables"]
        assert (row["id"], row["yours"], row["stage"]) == (id, True, "playing")
        told_of = browser.get(f"/api/invitations/{link.rpartition('/')[2]}")
        assert told_of.json()["table"] == id
        browser.close()


@pytest.mark.slow
def test_without_https_others_are_warned_of(tmp_path: Path) -> None:
    with serve(tmp_path, "--host", "0.0.0.0") as (_, told):
        assert any("without https" in line for line in told)
    with serve(tmp_path, "--host", "0.0.0.0", "--public-url", "https://gorin.example") as (_, told):
        assert "Open https://gorin.example" in told
        assert not any("without https" in line for line in told)


@pytest.mark.slow
def test_without_a_display_no_browser_opens_and_the_link_is_there(tmp_path: Path) -> None:
    if sys.platform in ("darwin", "win32"):
        pytest.skip("there is always a display here")
    with serve(tmp_path, "--open") as (process, _):
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "No browser opened here; use the link."


@pytest.mark.slow
def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    with serve(tmp_path) as (first, told):
        fails_with(tmp_path, f"at {address_in(told)}: stop that one", "--port", "0")
        command = (sys.executable, "-m", "gorin", "serve", "--port", "0", "--open")
        environment = {**os.environ, "GORIN_HOME": str(tmp_path)}
        nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
        again = subprocess.run(
            command, env={**environment, **nowhere}, capture_output=True, text=True, check=True
        )
        assert again.stdout.splitlines() == [
            f"Gorin runs here already: {address_in(told)}",
            "No browser opened here; use the link.",
        ]
        assert again.stderr == ""
        # Nor does it help to find out first that its port is taken, for whoever named one.
        named = address_in(told).rpartition(":")[2]
        fails_with(tmp_path, f"at {address_in(told)}: stop that one", "--port", named)
        command = (sys.executable, "-m", "gorin", "serve", "--port", named, "--open")
        same = subprocess.run(
            command, env={**environment, **nowhere}, capture_output=True, text=True, check=True
        )
        assert same.stdout == again.stdout
        # Other tables at that port: then the port it is.
        fails_with(tmp_path / "other", f"port {named} is taken already", "--port", named)
        assert not (tmp_path / "other").exists()
        with httpx.Client(base_url=address_in(told)) as browser:
            assert browser.get("/health").json()["status"] == "ok"
        first.kill()
        _ = first.wait()
    # Whoever held it is dead: nothing is left that would keep others out.
    with serve(tmp_path) as (_, told), httpx.Client(base_url=address_in(told)) as browser:
        assert browser.get("/health").json()["status"] == "ok"


@pytest.mark.slow
def test_a_proxy_elsewhere_does_not_make_one_of_this_machine_a_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("GORIN_WEB_REQUESTS_BURST", "1"), ("FORWARDED_ALLOW_IPS", "10.0.0.9")):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("GORIN_WEB_REQUESTS", "1")
    with serve(tmp_path) as (_, told), httpx.Client(base_url=address_in(told)) as browser:
        for number in range(5):
            answer = browser.get("/health", headers={"x-forwarded-for": f"192.0.2.{number}"})
            assert answer.status_code == 200


@pytest.mark.slow
def test_a_bad_setting_or_database_is_told_in_one_line(tmp_path: Path) -> None:
    database = ("--database", "postgresql://gorin@127.0.0.1:1/gorin")
    with held() as port:
        for options, told in (
            (("--database", "mysql://x"), "mysql"),
            (("--host", "192.0.2.1"), "192.0.2.1"),
            (("--public-url", "gorin.example"), "--public-url: "),
            (("--port", str(port)), str(port)),
            (("--port", "0", *database), "postgresql://gorin@"),
            (("--port", "0", *database, "--processes", "2"), "postgresql://gorin@"),
        ):
            fails_with(tmp_path, told, *options)


def fails_with(folder: Path, told: str, *options: str) -> None:
    """Run `gorin serve`, which says in one line why it cannot."""
    done = subprocess.run(
        (sys.executable, "-m", "gorin", "serve", *options),
        env={**os.environ, "GORIN_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def thinkers_of(process: subprocess.Popen[str]) -> list[int]:
    """Return the processes of a server in which bots think."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [
        pid
        for pid in map(int, children)
        if b"gorin.hall.robots.thinker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def waited_for(found: Callable[[], T]) -> T:
    """Return what is found at last."""
    for _ in range(3000):
        result = found()
        if result:
            return result
        time.sleep(0.01)
    raise AssertionError("it never came to be")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the processes of others are in /proc")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_bots_that_search_think_in_processes_that_end_with_the_server(
    tmp_path: Path, end: signal.Signals
) -> None:
    with serve(tmp_path) as (process, told), httpx.Client(base_url=address_in(told)) as browser:
        _ = browser.get("/api/hello")
        assert not thinkers_of(process)
        body = {"terms": {"seats": 2}, "bots": ["search", "search"], "begin": True}
        assert browser.post("/api/tables", json=body).status_code == 201
        thinkers = waited_for(lambda: thinkers_of(process))
        process.send_signal(end)
        _, errors = process.communicate(timeout=20)
        assert errors == ""
        assert waited_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinkers))
