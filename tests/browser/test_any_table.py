"""A game without a drawing of its own is played in the page: at its cards, seats and zones."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.acting import act, is_lit, lit, played, wait_to_act
from tests.browser.conftest import SPOKEN, Visit, Visitor, rarely
from tests.browser.meeting import met
from tests.browser.playing import OPEN, fold_hand, has_settled, is_over, unfold_hand, until
from tests.web.process import Process

TABLES = 12
LAPTOP = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 360, "height": 740}
RAW = re.compile(r"⟦|\b(strike|shield|mirror|hush|riposte|gift)[-.]\d|courts-|\bview-|_")
"""What nobody is to read: a message that lacks, the key of a card, the name of a field."""


MATCHES = 12
"""So many matches are played until one comes to what is looked for."""


def terms(seats: int, **options: Any) -> dict[str, Any]:
    return {"seats": seats, "chosen": {"game": "courts", "options": options}}


def at_courts(visitor: Visitor, *bots: str, **options: Any) -> Page:
    """Open a table of the courts game against bots, and wait for the first question."""
    asked = terms(1 + len(bots), **options)
    page = visitor.at_a_table(terms=asked, bots=["", *bots], begin=True)
    wait_to_act(page)
    return page


def is_narrow_enough(page: Page) -> bool:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide <= 0


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_somebody_plays_to_the_end_at_cards_and_seats(
    visit: Visit, courts: Process, size: dict[str, int]
) -> None:
    visitor = visit(size=size, address=courts.address)
    done: Counter[str] = Counter()

    def check(page: Page) -> None:
        assert is_narrow_enough(page)

    def at_seats() -> int:
        return done["at"] + done["offer"] + done["accept"] + done["refuse"]

    # With two in each team every strike asks for a seat. Chance may deal nobody one for a match.
    for seed in range(TABLES):
        page = at_courts(visitor, *["random"] * 3, turns=16, life=5)
        if size is SMALL_PHONE and not seed:
            unfold_hand(page)
        done.update(played([page], seed, check))
        if done["play"] and done["bid"] and at_seats():
            break
    visitor.picture(f"any-over-{size['width']}")
    # Cards were played and seats chosen on the board, whatever else was asked.
    assert done["play"] > 0
    assert done["bid"] > 0
    assert at_seats() > 0


def test_all_that_can_be_answered_is_lit_but_passing(visit: Visit, courts: Process) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    seen = 0

    def was_lit_six_times(page: Page) -> bool:
        nonlocal seen
        if page.locator(OPEN).count():
            until(page, partial(is_lit, page), "all answers but passing to be lit")
            seen += 1
        return seen >= 6

    met(partial(at_courts, visitor, "random", turns=20, life=9), was_lit_six_times)


def drawn_anew(found: Any, keys: list[str]) -> Any:
    """Return what a server tells, with hands whose answers concern no card, but the whole hand."""
    if isinstance(found, list):
        return [drawn_anew(one, keys) for one in found]
    if not isinstance(found, dict):
        return found
    drawn = {name: drawn_anew(one, keys) for name, one in found.items()}
    if found.get("hand") is not True or "cards" not in found:
        return drawn
    cards = [{**card, "answers": []} for card in drawn["cards"]]
    return {**drawn, "cards": cards, "answers": keys}


def draw_hands_anew(page: Page, keys: list[str]) -> None:
    """Let a page be told of hands whose answers concern the whole hand."""

    def hand_on(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def tell(text: str | bytes) -> None:
            page_side.send(json.dumps(drawn_anew(json.loads(text), keys)))

        server.on_message(tell)

    page.route_web_socket(re.compile("/api/"), hand_on)


@pytest.mark.parametrize("keys", [[], ["pass"]], ids=["not", "asked"])
def test_a_hand_is_unfolded_on_a_phone_while_it_is_asked_of_as_a_whole(
    visit: Visit, courts: Process, keys: list[str]
) -> None:
    visitor = visit(size=SMALL_PHONE, address=courts.address)
    draw_hands_anew(visitor.page, keys)
    page = at_courts(visitor, "random")
    expect(page.locator(f"{OPEN}[data-key=pass]")).to_be_visible()
    expect(page.locator(".own-hand .card-control.lit")).to_have_count(0)
    expect(page.locator(".own")).to_have_attribute("data-open", str(bool(keys)).lower())


COVERED = """all => all.filter((control) => {
    const text = document.createRange();
    text.selectNodeContents(control.querySelector(".card-name"));
    const key = control.querySelector(".digit").getBoundingClientRect();
    return [...text.getClientRects()].some((line) => line.left < key.right);
}).length"""
"""How many cards have the key of their answer above or over their name, not beside it."""


def test_the_key_of_an_answer_stands_beside_the_name_of_its_card(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    numbered = visitor.page.locator(".card-control-small:has(> .digit)")
    seen: list[int] = []

    def look(page: Page) -> None:
        if numbered.count():
            seen.append(numbered.evaluate_all(COVERED))

    # Chance may deal nobody a card that can be played in a match.
    for seed in range(TABLES):
        page = at_courts(visitor, "random", turns=8, life=5)
        look(page)
        played([page], seed, look)
        if seen:
            break
    assert seen
    assert set(seen) == {0}


def test_each_figure_is_shown_a_nought_too_and_told_in_words(visit: Visit, courts: Process) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    page = at_courts(visitor, "random", "random", turns=6, life=1)
    played([page], 1)
    told = (json.loads(text).get("sight") or {"view": {}} for text in reversed(visitor.traffic))
    drawing = next(sight["view"]["drawing"] for sight in told if "drawing" in sight["view"])
    for area in drawing["seats"]:
        place = page.locator(f".any-seat[data-seat='{area['seat']}']")
        figures = [str(counter["value"]) for counter in area["counters"]]
        expect(place.locator(".any-counters dd")).to_have_text(figures)
        counts = [str(zone["count"]) for zone in area["zones"] if not zone["hand"]]
        expect(place.locator(".any-count")).to_have_text(counts)
    page.keyboard.press("p")
    words = page.get_by_role("dialog")
    for area in drawing["seats"]:
        life, coins = (counter["value"] for counter in area["counters"])
        expect(words).to_contain_text(f"Life: {life}, Coins: {coins}")


WITHOUT_HANDS = """{
    const { parse } = JSON;
    JSON.parse = (...given) => {
        const told = parse(...given);
        for (const area of told?.sight?.view?.drawing?.seats ?? []) {
            area.zones = area.zones.filter((zone) => !zone.hand);
        }
        return told;
    };
}"""
"""Makes a game that has no hands of the one that is told of."""


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_the_own_seat_is_shown_once_with_its_name_and_its_figures(
    visit: Visit, courts: Process, size: dict[str, int]
) -> None:
    page = at_courts(visit(size=size, address=courts.address), "random", life=9)
    mat = page.locator(".any-seat[data-own='true']")
    expect(mat.locator(".any-counters")).to_be_visible()
    name = mat.locator("h3").inner_text()
    unfold_hand(page)
    expect(page.locator(".own .any-hand")).to_be_visible()
    expect(page.locator(".own .any-counters, .own .any-notes")).to_have_count(0)
    expect(page.locator(".own").get_by_text(name).filter(visible=True)).to_have_count(0)


def test_beside_the_hand_stands_a_name_where_a_clock_runs_and_without_a_hand_there_is_no_place(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    timed = terms(2, life=9) | {"clock": {"kind": "game", "amount": 600, "increment": 0}}
    page = visitor.at_a_table(terms=timed, bots=["", "random"], begin=True)
    wait_to_act(page)
    expect(page.locator(".own .plate .clock")).to_be_visible()
    expect(page.locator(".own .plate-name")).to_be_visible()
    other = visit(size=LAPTOP, address=courts.address)
    other.page.add_init_script(WITHOUT_HANDS)
    page = at_courts(other, "random", life=9)
    expect(page.locator(".any-seat[data-own='true'] .any-counters")).to_be_visible()
    expect(page.locator(".own")).to_be_hidden()


def test_a_card_is_read_and_played_with_keys_and_by_resting_on_it(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    played = ".any-hand [data-answers^='play:']"
    page = met(partial(at_courts, visitor, "random", turns=12, life=9), played)
    card = page.locator(played).first
    card.hover()
    expect(page.locator(".peek .card-full")).to_be_visible()
    expect(page.locator(".peek .card-full .picture svg")).to_be_visible()
    visitor.picture("any-peek")
    page.mouse.move(2, 2)
    expect(page.locator(".peek .card-full")).to_have_count(0)
    id = card.get_attribute("data-face")
    card.focus()
    page.keyboard.press("Space")
    expect(page.locator(".peek .card-full .card-words")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(f".any-hand [data-face='{id}']")).to_have_count(0)


@pytest.mark.slow
def test_every_card_that_is_known_has_a_picture_with_ids_of_its_own(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    page = at_courts(visitor, "random", turns=12, life=9)
    small = page.locator(".any-hand-small .card-small")
    expect(small.first).to_be_visible()
    expect(page.locator(".any-hand-small .card-small .picture svg")).to_have_count(small.count())
    expect(page.locator("[data-down='true'] .picture")).to_have_count(0)
    ids = page.eval_on_selector_all(".picture [id]", "all => all.map(one => one.id)")
    assert ids
    assert max(Counter(ids).values()) == 1
    visitor.picture("any-pictures")


def test_two_people_play_somebody_watches_and_it_is_replayed(visit: Visit, courts: Process) -> None:
    ana, ben = (visit(size=LAPTOP, address=courts.address) for _ in "12")
    cai = visit(size=LAPTOP, address=courts.address)
    page = ana.at_a_table(terms=terms(2, turns=8, life=9))
    address = page.url
    other = ben.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        expect(each.locator(".any-seat")).to_have_count(2)
    watching = cai.go(address)
    expect(watching.locator(".any-seat")).to_have_count(2)

    def check(_: Page) -> None:
        assert not lit(watching)
        assert watching.locator(".any-hand").count() == 0

    done = played([page, other], 4, check)
    assert done.total() > 5
    hidden = watching.locator(".any-seat .card-control").count()
    assert hidden == 0
    page.locator(".over").get_by_role("link", name="Replay").click()
    expect(page.locator(".any-seat")).to_have_count(2)
    expect(page.locator(".any-headline")).to_be_visible()
    ana.picture("any-replay")
    before = page.locator(".board").inner_text()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    until(page, lambda: page.locator(".board").inner_text() != before, "another step")
    assert not lit(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", SPOKEN)
def test_in_no_language_is_anything_read_that_is_no_word(
    visit: Visit, courts: Process, language: str
) -> None:
    visitor = visit(size=LAPTOP, language="zh-CN" if language == "zh" else language)
    visitor.address = f"http://{courts.address}"
    page = visitor.at_a_table(
        terms=terms(3, turns=6, life=3), bots=["", "random", "random"], begin=True
    )
    expect(page.locator(".any-seat")).to_have_count(3)
    below = random.Random(6)

    def read(page: Page) -> None:
        places = page.locator("main.board, .question, .own, .log, .board-head")
        for text in places.evaluate_all("all => all.map(one => one.innerText)"):
            assert not RAW.search(text), text

    done: Counter[str] = Counter()
    for _ in range(40):
        if page.locator(".over").count():
            break
        wait_to_act(page)
        _ = act(page, below, done)
        read(page)
    visitor.picture(f"any-{language}")
    assert done, "nothing was answered on the board"


def test_its_options_are_chosen_in_a_form_with_faults_at_their_fields(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=SMALL_PHONE, address=courts.address)
    page = visitor.go("/new")
    page.get_by_role("combobox", name="Game", exact=True).select_option("courts")
    page.get_by_role("combobox", name="Format", exact=True).select_option("tempest")
    seats = page.get_by_role("combobox", name="Seats", exact=True)
    expect(seats.locator("option")).to_have_count(5)
    life = page.get_by_label("Life of each seat")
    life.fill("99")
    page.get_by_label("Last turn").fill("7")
    visitor.picture("any-options")
    # A table that cannot be had is an error to the console of a browser too.
    page.get_by_role("button", name="Open the table").click()
    expect(life).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label("Last turn")).to_have_attribute("aria-invalid", "false")
    assert is_narrow_enough(page)
    visitor.faults.clear()
    life.fill("4")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    id = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"{visitor.address}/api/tables/{id}").json()
    assert told["format"] == "tempest"


def test_what_is_asked_taken_back_and_ruled_is_in_words(visit: Visit, courts: Process) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    page = at_courts(visitor, "random", "random", life=9)
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("no choice"))
    page.locator(".question .clause-number").first.click()
    clause = page.locator(".question .clause-text")
    expect(clause).to_contain_text(re.compile(r"tests/synthetic/\w+\.py:\d+"))


def asked_several(ana: Visitor, ben: Visitor, below: random.Random) -> list[str]:
    """Play a match; return what one is asked as soon as that is several things, none if never."""
    page = ana.at_a_table(terms=terms(2, turns=40, life=40))
    other = ben.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    pages, done = [page, other], Counter[str]()

    def offers(page: Page) -> bool:
        """Return whether somebody may offer a treaty to whoever is asked to play."""
        return page.locator(f"{OPEN}[data-key^='offer:']").count() > 0

    def has_acted() -> bool:
        # Whoever may offer something does so first: then it is there beside the other question.
        asked = list(filter(offers, pages)) or pages
        return any(act(each, below, done) for each in asked) or is_over(page)

    tabs = page.locator(".question-others button")
    while not tabs.count() and not is_over(page):
        until(page, has_acted, "somebody to be asked")
        for each in pages:
            until(each, partial(has_settled, each), "its answer to be heard")
    return tabs.all_inner_texts()


def test_of_several_questions_at_once_each_is_told_in_words(visit: Visit, courts: Process) -> None:
    ana, ben = (visit(size=LAPTOP, address=courts.address) for _ in "12")
    below = random.Random(3)
    matches = (asked_several(ana, ben, below) for _ in range(MATCHES))
    texts = next((texts for texts in matches if texts), [])
    assert len(texts) > 1
    assert not [text for text in texts if text.strip().isdecimal()]


def test_who_gives_up_is_told_so_at_once(visit: Visit, courts: Process) -> None:
    page = at_courts(visit(size=LAPTOP, address=courts.address), *["random"] * 3, life=9)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    gone = page.locator(".question", has_text="You have given up").or_(page.locator(".over"))
    expect(gone.first).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, rarely(SMALL_PHONE)], ids=["laptop", "phone"])
def test_what_nobody_asks_for_is_said_on_a_sheet_and_done_at_once(
    visit: Visit, courts: Process, size: dict[str, int]
) -> None:
    visitor = visit(size=size, address=courts.address)
    page = at_courts(visitor, "random", "random", life=9)
    answers = page.locator(".question .answer").all_inner_texts()
    sheet = page.get_by_role("dialog")
    unfold_hand(page)
    page.locator(".tool-acts").click()
    sheet.locator("[data-act=salute]").click()
    expect(sheet).to_contain_text("Salute whom?")
    visitor.picture(f"any-salute-{size['width']}")
    sheet.locator("[data-key='seat:1']").click()
    expect(sheet).to_have_count(0)
    page.locator(".tool-acts").click()
    sheet.locator("[data-act=hail]").click()
    send = sheet.get_by_role("button", name="Banner")
    expect(send).to_have_attribute("aria-disabled", "true")
    sheet.get_by_role("textbox").fill("Peace and rice")
    visitor.picture(f"any-banner-{size['width']}")
    send.click()
    expect(sheet).to_have_count(0)
    # What is asked stays as it was.
    assert page.locator(".question .answer").all_inner_texts() == answers
    if size is LAPTOP:
        log = page.locator(".log")
        expect(log).to_contain_text("salutes")
        expect(log).to_contain_text("“Peace and rice”")


@pytest.mark.parametrize(("language", "named"), [("en", "Courts"), ("zh", "宫廷")])
def test_a_second_game_is_one_click_from_home_and_is_named(
    visit: Visit, courts: Process, language: str, named: str
) -> None:
    spoken = "zh-CN" if language == "zh" else language
    page = visit(language=spoken, address=courts.address).go("/")
    door = page.locator(".door").filter(has_text=named)
    expect(door).to_have_attribute("aria-pressed", "false")
    door.click()
    expect(door).to_have_attribute("aria-pressed", "true")
    expect(door.locator("svg")).to_be_visible()
    # It has no decks, so none is promised.
    at_once = {"en": "A game of Courts against a bot", "zh": "与一个机器人来一局宫廷"}
    expect(page.locator(".way-play .way-text")).to_have_text(at_once[language])
    # It has no lessons.
    expect(page.locator(".way-learn")).to_have_count(0)
    page.locator(".way-play").click()
    wait_to_act(page)
    expect(page.locator(".play-head .tag").first).to_have_text(named)
    expect(page).to_have_title(re.compile(re.escape(named)))
    # Nobody passes for a turn in a game without questions that one passes in.
    expect(page.locator(".tools [aria-keyshortcuts=s]")).to_have_count(0)
    page.goto(f"http://{courts.address}/")
    expect(page.locator(".row-title").first).to_contain_text(named)
    door.click()
    page.locator(".more a").first.click()
    # Its game is chosen already.
    expect(page.locator("main select").first).to_have_value("courts")


def test_bots_sit_beside_whoever_plays_and_nothing_is_said_of_decks(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    page = visitor.go("/new?game=courts")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("4")
    seats = [page.get_by_role("combobox", name=f"Player of seat {seat}") for seat in (2, 3, 4)]
    for seat in seats:
        expect(seat).to_have_value("random")
    expect(page.locator("main")).not_to_contain_text(re.compile("deck", re.IGNORECASE))
    seats[1].select_option("")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("h1")).to_have_text("Courts: Peace")
    expect(page.locator(".seats li")).to_have_count(4)
    expect(page.locator(".inviting input")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile("deck|level", re.IGNORECASE))
    visitor.picture("any-gathering")


def test_after_a_match_of_three_the_seats_move_on_and_no_figures_are_offered(
    visit: Visit, courts: Process
) -> None:
    page = at_courts(visit(size=LAPTOP, address=courts.address), "random", "random", turns=1)
    played([page], 2)
    expect(page.get_by_role("button", name="Play again, each one seat further on")).to_be_visible()
    page.locator(".over").get_by_role("link", name="Replay").click()
    expect(page).to_have_title(re.compile("Courts: Peace"))
    expect(page.locator(".play-head .tag").first).to_have_text("Courts")
    page.keyboard.press("End")
    expect(page.locator(".replay-bar")).to_contain_text("win")
    expect(page.get_by_role("button", name="Figures of the match")).to_have_count(0)


def touch(page: Page, on_the_board: Locator) -> None:
    """Touch something on the board, over which a phone's hand lies when that is asked about."""

    def is_touched() -> bool:
        fold_hand(page)
        with suppress(TookTooLong):
            on_the_board.click(timeout=1000)
            return True
        return False

    until(page, is_touched, "the board to be touched")


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_piles_and_playmats_are_short_until_they_are_touched(
    visit: Visit, courts: Process, size: dict[str, int]
) -> None:
    visitor = visit(size=size, address=courts.address)
    opened = partial(at_courts, visitor, *["random"] * 3, turns=20, life=9)
    page = met(opened, "[data-zone='discard'] .any-zone-look")
    pile = page.locator("[data-zone='discard'] .any-zone-look")
    zone = page.locator("[data-zone='discard']")
    expect(zone.locator(".card-control")).to_have_count(0)
    touch(page, pile)
    expect(zone.locator(".card-control").first).to_be_visible()
    touch(page, pile)
    expect(zone.locator(".card-control")).to_have_count(0)
    own = page.locator(".playmat[data-own='true']")
    other = page.locator(".any-seat[data-own='false']").first
    other.locator(".playmat-name").click()
    expect(other).to_have_attribute("data-opened", "true")
    expect(own).to_be_in_viewport(ratio=1)
    other.locator(".playmat-name").click()
    expect(other).to_have_attribute("data-opened", "false")
