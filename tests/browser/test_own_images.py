"""Images of the reader's own cards: from a folder or files, kept in the browser, sent nowhere."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import msgspec
from playwright.sync_api import Page, Request, expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.playing import until, wait_for_question


def picture(file: Path) -> None:
    """Write an image of one red pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checked = kind + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    pixel = zlib.compress(b"\0\xff\0\0")
    file.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixel) + chunk(b"IEND", b"")
    )


def hand(visitor: Visitor) -> list[dict[str, str]]:
    """Return the cards in the own hand, as they were sent last."""
    cards: list[dict[str, str]] = []
    for text in visitor.traffic:
        sight = msgspec.json.decode(text).get("sight") or {}
        cards = sight.get("view", {}).get("hand", cards)
    return cards


def at_the_table(visitor: Visitor) -> Page:
    """Sit down with a hand of cards."""
    terms = {"seats": 1, "chosen": {"options": {"opening": "random"}}}
    page = visitor.at_a_table(terms=terms, bots=[""], begin=True)
    wait_for_question(page)
    expect(page.locator(".hand-cards .card-control").first).to_be_visible()
    return page


def choose(page: Page, button: str, files: Path | list[Path]) -> None:
    """Choose images in the settings."""
    page.get_by_role("button", name="Settings").first.click()
    dialog = page.get_by_role("dialog")
    with page.expect_file_chooser() as choosing:
        dialog.get_by_role("button", name=button).click()
    choosing.value.set_files(files)
    expect(dialog.get_by_role("button", name="Forget the images")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_folder_of_images_is_shown_kept_and_forgotten(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = at_the_table(visitor)
    slug = hand(visitor)[0]["slug"]
    name = page.locator(".hand-cards .card-name").first.inner_text()
    folder = tmp_path / "My cards"
    folder.mkdir()
    # Names are found whatever letters and signs they are written with.
    picture(folder / f"{slug.replace('-', ' ').title()}.png")
    (folder / "notes.txt").write_text("no image", encoding="utf-8")
    uploads: list[Request] = []
    page.on("request", lambda request: uploads.append(request) if request.post_data else None)
    images = page.locator(".hand-cards img.card-image")
    drawn = page.locator(".hand-cards .card-small:not(img)")
    cards = drawn.count()
    choose(page, "Choose a folder", folder)
    expect(images.first).to_have_attribute("alt", name)
    until(page, lambda: images.count() + drawn.count() == cards, "a card or an image for each")
    expect(images.first).to_have_js_property("naturalWidth", 1)
    visitor.picture("own-images")
    page.keyboard.press("i")
    expect(images).to_have_count(0)
    page.keyboard.press("i")
    expect(images.first).to_be_visible()

    page.reload()
    wait_for_question(page)
    expect(images.first).to_have_attribute("alt", name)
    expect(images.first).to_have_js_property("naturalWidth", 1)

    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Forget the images").click()
    expect(page.get_by_role("button", name="Forget the images")).to_have_count(0)
    expect(images).to_have_count(0)
    page.reload()
    wait_for_question(page)
    expect(drawn).to_have_count(cards)
    expect(images).to_have_count(0)
    assert uploads == [], "images are sent nowhere"


def test_single_files_named_by_the_number_of_their_card_will_do(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    page = at_the_table(visitor)
    slug = hand(visitor)[0]["slug"]
    answer = page.request.get(f"{visitor.address}/api/cards/tomb-raider").json()
    number = next(
        card["printed"]["number"] for card in answer["cards"] if card["printed"]["slug"] == slug
    )
    file = tmp_path / f"{number}.png"
    picture(file)
    choose(page, "Choose files", [file])
    expect(page.locator(".hand-cards img.card-image").first).to_be_visible()
