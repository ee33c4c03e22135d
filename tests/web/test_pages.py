from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.web.serving import Served, serving

from gorin.web.pages import FOR_EVER, PATHS

DOCUMENT = '<!doctype html><script src="/renew.js"></script><script src="/assets/app.js"></script>'


def built(folder: Path) -> Path:
    """Return a page as a build leaves it."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    _ = (page / "index.html").write_text(DOCUMENT, "utf-8")
    _ = (page / "assets" / "app.js").write_text("export {};", "utf-8")
    _ = (page / "assets" / "serif.woff2").write_bytes(b"wOF2" * 50)
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


def test_an_address_that_has_a_document_of_its_own_gives_that(tmp_path: Path) -> None:
    page = built(tmp_path)
    more = '<link rel="modulepreload" href="/assets/app.js">'
    _ = (page / "table.html").write_text(DOCUMENT + more, "utf-8")

    async def do(served: Served) -> None:
        visitor = served.visitor()
        table = await visitor.get("/table/abc")
        assert table.headers["cache-control"] == "no-cache"
        named = re.findall(r'"(/assets/[^"]+)"', table.text)
        assert len(named) == 2
        assert set(named) == {script_of((await visitor.get("/")).text)}
        for path in ("/", "/watch", "/tables", "/table"):
            answer = await visitor.get(path, headers={"Accept": "text/html"})
            assert "modulepreload" not in answer.text, path

    browse(tmp_path, page, do)


def script_of(document: str) -> str:
    """Return the address by which a document names its script."""
    (found,) = re.findall(r'"(/assets/[^"]+)"', document)
    return str(found)


def test_files_by_their_plain_names_are_asked_for_anew_and_told_by_their_content(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        kinds = {
            "/assets/app.js": "text/javascript; charset=utf-8",
            "/assets/serif.woff2": "font/woff2",
            "/icon.svg": "image/svg+xml",
        }
        tags = set[str]()
        for path, kind in kinds.items():
            answer = await visitor.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
            assert answer.headers["cache-control"] == "no-cache"
            tags.add(answer.headers["etag"])
            again = await visitor.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert len(tags) == len(kinds)
        assert not [tag for tag in tags if tag.startswith("W/")]
        assert (await visitor.get("/assets/other.js")).status_code == 404

    browse(tmp_path, built(tmp_path), do)


def test_the_document_names_files_of_its_own_build_which_may_be_kept_for_ever(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        document = (await visitor.get("/")).text
        assert '"/renew.js"' in document
        script = script_of(document)
        answer = await visitor.get(script)
        assert (answer.status_code, answer.text) == (200, "export {};")
        assert answer.headers["cache-control"] == FOR_EVER
        again = await visitor.get(script, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.headers["cache-control"]) == (304, FOR_EVER)
        assert (await visitor.get(script.replace("app", "other"))).status_code == 404

    browse(tmp_path, built(tmp_path), do)


def test_a_page_of_one_build_never_gets_a_file_of_another(tmp_path: Path) -> None:
    page = built(tmp_path)
    scripts: list[str] = []

    async def before(served: Served) -> None:
        visitor = served.visitor()
        scripts.append(script_of((await visitor.get("/")).text))
        # What is built meanwhile is served from the next start on.
        _ = (page / "assets" / "app.js").write_text("export const x = 1;", "utf-8")
        assert (await visitor.get(scripts[0])).text == "export {};"
        assert script_of((await visitor.get("/")).text) == scripts[0]

    async def after(served: Served) -> None:
        visitor = served.visitor()
        assert (await visitor.get(scripts[0])).status_code == 404
        script = script_of((await visitor.get("/")).text)
        assert (await visitor.get(script)).text == "export const x = 1;"

    browse(tmp_path / "before", page, before)
    browse(tmp_path / "after", page, after)


def test_scripts_and_styles_are_sent_compressed_to_whoever_can_read_that(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        packed, plain = {"accept-encoding": "gzip"}, {"accept-encoding": ""}
        for path in ("/assets/app.js", script_of((await visitor.get("/")).text)):
            answer = await visitor.get(path, headers=packed)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.text == "export {};"
            answer = await visitor.get(path, headers=plain)
            assert (answer.text, "content-encoding" in answer.headers) == ("export {};", False)
            assert answer.headers["vary"] == "Accept-Encoding"
        font = await visitor.get("/assets/serif.woff2", headers=packed)
        assert "content-encoding" not in font.headers

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
                     "/%2e%2e/secret.txt", "/assets//etc/passwd", "//etc/passwd"):  # fmt: skip
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
