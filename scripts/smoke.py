"""A short look whether the program works with the packages that it runs with.

    python -m scripts.smoke

Serves, plays a while at a table of each game over a socket, plays each game with bots, and judges
scenarios. It needs nothing but what the program itself needs.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import connect

from gorin.content.boxes import LISTED

ANSWERS = 8
"""The number of answers that are given at a table of each game."""
PATIENCE = 60.0
"""The seconds after which something that does not come is told as missing."""


def gorin(*words: str) -> None:
    """Run a command of the program.

    Raises:
        CalledProcessError: it fails.
    """
    _ = subprocess.run((sys.executable, "-m", "gorin", *words), check=True, capture_output=True)


@contextmanager
def server() -> Iterator[tuple[str, list[str]]]:
    """Serve; yield the address, and a list that has what the server said once it has stopped."""
    command = (sys.executable, "-m", "gorin", "serve", "--port", "0", "--lang", "en")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        yield _address(process.stdout, said), said
    finally:
        process.terminate()
        said += process.communicate(timeout=PATIENCE)[0].splitlines()


def _address(output: Any, said: list[str]) -> str:
    """Return the address that a server tells as it starts."""
    for line in output:
        said.append(line.rstrip())
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is not None:
            return found[0]
    raise RuntimeError("\n".join(said))


class Guest:
    """Somebody at a browser."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._jar = CookieJar()
        self._web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        _ = self.ask("/api/hello")

    def ask(self, path: str, body: object = None) -> Any:
        """Return what the server answers; with a body something is posted."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data=data)
        request.add_header("Content-Type", "application/json")
        with self._web.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def play(self, game: str, seats: int) -> int:
        """Play a while at a table of a game; return how many answers were given."""
        terms = {"seats": seats, "chosen": {"game": game}}
        bots = ["", *("random" for _ in range(seats - 1))]
        asked = {"terms": terms, "bots": bots, "begin": True}
        table = self.ask("/api/tables", asked)["id"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in self._jar)
        place = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        given: set[int] = set()
        with connect(place, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            while len(given) < ANSWERS:
                sight = json.loads(socket.recv(timeout=PATIENCE)).get("sight")
                if sight is not None and sight["outcome"]:
                    break
                for question in sight["questions"] if sight is not None else ():
                    if not question["options"]:  # an answer that no list holds is enough
                        return len(given) + 1
                    if question["serial"] not in given:
                        given.add(question["serial"])
                        socket.send(json.dumps(_answer(question)))
        return len(given)


def _answer(question: dict[str, Any]) -> dict[str, object]:
    serial = question["serial"]
    key = random.choice(question["options"])["key"]
    return {"type": "answer", "id": serial, "serial": serial, "answer": key}


def main(words: Sequence[str]) -> int:
    """Look at everything; return the exit code."""
    os.environ["GORIN_HOME"] = tempfile.mkdtemp()
    with server() as (address, said):
        for box in LISTED:
            answers = Guest(address).play(box.id, box.formats[0].fewest_seats)
            print(f"serve: {box.id}, {answers} answers", flush=True)
    errors = [line for line in said if "Traceback" in line or "Error" in line]
    if errors:
        print("\n".join(said))
    for box in LISTED:
        gorin("sim", box.id, "--games", "1", "--seed", "1")
        print(f"sim: {box.id}", flush=True)
    gorin("judge")
    print("judge")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
