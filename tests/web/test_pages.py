from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.web.serving import Served, serving

from gorin.web.pages import FOR_EVER, PATHS


def built(folder: Path) -> Path:
    """Return a page as a build leaves it."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    _ = (page / "index.html").write_text("<!doctype html><title>Gorin</title>", "utf-8")
    _ = (page / "assets" / "app-x1y2.js").write_text("export {};", "utf-8")
    _ = (page / "assets" / "serif-z9.woff2").write_bytes(b"wOF2" * 50)
    _ = (page / "icon.svg").write_text("<svg/>", "utf-8")
    _ = (folder / "secret.txt").write_text("secret", "utf-8")
    return page


def browse(folder: Path, page: Path, do: Callable[[Served], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(folder, page=page) as served:
            await do(served)

    asyncio.run(run())


def test_all_addresses_of_the_page_give_one_document_that_browsers_ask_for_anew(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        for path in PATHS:
            answer = await served.visitor().get(path.replace("{", "a").replace("}", "z"))
            assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"

    browse(tmp_path, built(tmp_path), do)


def test_files_with_a_hash_in_their_name_are_kept_for_ever(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        asset = await visitor.get("/assets/app-x1y2.js")
        assert asset.headers["cache-control"] == FOR_EVER
        assert asset.headers["content-type"].startswith("text/javascript")
        icon = await visitor.get("/icon.svg")
        assert icon.headers.get("cache-control") != FOR_EVER
        assert (await visitor.get("/assets/app-other.js")).status_code == 404

    browse(tmp_path, built(tmp_path), do)


def test_scripts_and_styles_are_sent_compressed_to_whoever_can_read_that(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        path, packed, plain = (
            "/assets/app-x1y2.js",
            {"accept-encoding": "gzip"},
            {"accept-encoding": ""},
        )
        for _ in range(2):
            answer = await visitor.get(path, headers=packed)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["cache-control"] == FOR_EVER
            assert answer.text == "export {};"
        answer = await visitor.get(path, headers=plain)
        assert (answer.text, "content-encoding" in answer.headers) == ("export {};", False)
        assert answer.headers["vary"] == "Accept-Encoding"
        again = await visitor.get(path, headers=packed | {"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.headers["cache-control"]) == (304, FOR_EVER)
        font = await visitor.get("/assets/serif-z9.woff2", headers=packed)
        assert "content-encoding" not in font.headers
        assert font.headers["cache-control"] == FOR_EVER

    browse(tmp_path, built(tmp_path), do)


def test_an_unknown_address_gives_the_page_that_says_so_to_browsers_only(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        browsing = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        for path in ("/nowhere", "/table", "/assets.html"):
            answer = await visitor.get(path, headers=browsing)
            assert (answer.status_code, answer.text[:15]) == (404, "<!doctype html>")
        for path, headers in (("/nowhere", {}), ("/api/nowhere", browsing)):
            answer = await visitor.get(path, headers=headers)
            assert (answer.status_code, answer.json()["faults"][0]["message"]["id"]) == (
                404,
                "web-no-such-address",
            )

    browse(tmp_path, built(tmp_path), do)


def test_nothing_outside_the_page_is_served(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt",
                     "/%2e%2e/secret.txt", "/assets//etc/passwd"):  # fmt: skip
            assert (await served.visitor().get(path)).status_code == 404, path

    browse(tmp_path, built(tmp_path), do)


def test_without_a_built_page_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        spoken = {"accept-language": "es"}
        answer = await served.visitor().get("/table/x", headers=spoken)
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert "no se ha construido" in answer.text

    browse(tmp_path, tmp_path / "none", do)
