"""Check that every deal has a number and every game a link, and that a bad link does no harm."""

import re

import pytest
from playwright.sync_api import expect

from chromium.conftest import PHONE, PhoneWith, Profiles
from chromium.player import Player, first_moves, wait_for_way_back
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message

pytestmark = pytest.mark.in_turn(6)

FIVE = first_moves("backbone", 5)
OTHER = first_moves("backbone-traditional", 6)

BAD = {
    "#hello": message("no-link"),
    "#v1/backbone/": message("no-link"),
    "#v1/backbone/0": "A deal number is a whole number from 1 to 2147483647.",
    "#v1/backbone/2147483648": "A deal number is a whole number from 1 to 2147483647.",
    "#v1/backbone/-1": message("no-link"),
    "#v2/backbone/1": message("other-version", found="v2", known="v1"),
    "#v1/chess/1": "There’s no game called “chess” here.",
    "#v1/backbone/1/f1t1": "Move 1, f1t1, can’t be played: A card that’s home stays there.",
    "#v1/backbone/1/sw.sw.t1t1": "Move 3, t1t1, can’t be played: The card is already there.",
    "#v1/backbone/1/sw.zz": message("no-move-text", text="zz", game=CATALOGUE["backbone"].title),
    "#v1/backbone/1/((((sw": "bracket",
    "#v1/backbone/1/sw).sw": "This list of moves has a closing bracket without an opening one.",
    "#%": message("no-link"),
    "#%E0%A4%A": message("no-link"),
    "#v1%2Fchess%2F1": "There’s no game called “chess” here.",
    "#<img src=x onerror=alert(1)>": message("no-link"),
    "#v1/backbone/1/" + "sw." * 70_000: message("link-too-long"),
    "#v1/backbone/1/" + "(" * 30_000 + "sw": "bracket",
}


def test_a_link_opens_in_a_fresh_profile(contexts: Profiles, address: str) -> None:
    player = Player(contexts(**PHONE).new_page(), address, f"#{FIVE}")
    player.session = Session.read(FIVE, CATALOGUE)
    player.expect_moves(5)
    player.expect_position()
    assert "#" not in player.page.url  # so a reload continues the game instead of opening the link again
    for _ in range(5):
        player.page.locator("#undo").tap()
        player.session.undo()
    player.expect_moves(0)
    player.expect_position()


def test_a_link_puts_the_game_in_hand_under_undo(phone: Player) -> None:
    phone.play("t1t2")
    phone.play("sw")
    mine = phone.session
    phone.open(OTHER)  # as from a message, in a newly loaded page
    phone.expect_position()
    # and another link while the page is open
    phone.follow(FIVE)
    phone.expect_position()
    for _ in range(phone.session.moves_made):
        phone.page.locator("#undo").tap()
    phone.undo_anew()
    phone.session = mine  # undo skips the game of the first link: the player made no move in it
    phone.expect_moves(phone.session.moves_made)
    phone.expect_position()


def test_a_link_is_undone_in_percent_escapes_too(phone: Player) -> None:
    phone.page.evaluate("link => { location.hash = encodeURIComponent(link) }", OTHER)
    phone.session = Session.read(OTHER, CATALOGUE)
    phone.expect_moves(6)
    phone.expect_position()


def test_a_link_closes_the_sheet_that_is_open(phone: Player) -> None:
    phone.page.locator("#menu").tap()
    phone.follow(FIVE)
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    phone.expect_position()


def test_the_link_of_the_game_on_the_table_changes_nothing(phone: Player) -> None:
    phone.follow(FIVE)
    phone.page.evaluate("link => { location.hash = link }", FIVE)
    phone.expect_said(message("on-the-table-already"))
    phone.page.locator("#undo").tap()
    phone.expect_moves(4)


def test_bad_links_leave_the_game_alone_and_say_one_sentence(phone: Player) -> None:
    phone.play("t1t2")
    dialog = phone.page.get_by_role("dialog")
    for link, words in BAD.items():
        phone.page.evaluate("document.getElementById('said').textContent = ''")
        phone.page.evaluate("link => { location.hash = link }", link)
        if link.startswith("#v1/backbone/1/"):
            # the page offers the deal that such a link names
            expect(dialog).to_contain_text(words)
            expect(dialog).to_contain_text("Backbone, deal 1")
            phone.page.keyboard.press("Escape")
            wait_for_way_back(phone.page)  # otherwise it might go back from the next link
        else:
            phone.expect_said(words)
            expect(phone.page.locator("#said.aloud")).to_be_visible()
            assert len(re.findall(r"[.!?](?=\s|$)", phone.said())) == 1, phone.said()
        phone.expect_moves(1)
        assert "#" not in phone.page.url
    phone.expect_position()
    phone.page.locator("#undo").tap()
    phone.expect_moves(0)
    expect(phone.page.locator("#undo")).to_be_disabled()


@pytest.mark.parametrize("link", ["#v1/chess/1", "#%E0%A4%A"])
def test_a_bad_link_on_the_first_visit_leaves_the_first_game(contexts: Profiles, address: str, link: str) -> None:
    player = Player(contexts(**PHONE).new_page(), address, link)
    player.expect_said(BAD[link])
    player.expect_position()
    player.play("sw")


# Deal numbers


def test_a_deal_is_chosen_by_its_number(phone: Player) -> None:
    phone.play("sw")
    dialog, field = phone.page.get_by_role("dialog"), phone.page.get_by_label("Deal number")
    for bad in ("", "0", "-3", "1.5", "2147483648", "ten", "1e3", "9" * 400, "<b>"):
        phone.page.locator("#menu").tap()
        field.fill(bad)
        dialog.get_by_role("button", name="Deal", exact=True).tap()
        sentence = "A deal number is a whole number from 1 to 2147483647."
        expect(dialog).to_contain_text(sentence)  # the message is where it can be seen while the sheet is open
        expect(dialog.get_by_text(sentence)).to_be_in_viewport()
        expect(dialog).to_be_visible()
        phone.expect_moves(1)
        phone.page.keyboard.press("Escape")
    numbers = {"4711": 4711, " 0012 ": 12, "٤٧١": 471, "1.234": 1234, "2147483647": 2147483647}
    for good, number in numbers.items():
        phone.page.locator("#menu").tap()
        expect(dialog).not_to_contain_text("whole number")
        field.fill(good)
        field.press("Enter")
        expect(dialog).to_be_hidden()
        expect(phone.page.locator("#deal")).to_have_text(f"Deal {number}")
        phone.session = Session(CATALOGUE["backbone"], number)
        phone.expect_position()
    for _ in numbers:
        phone.undo_anew()
    phone.expect_moves(1)
    expect(phone.page.locator("#deal")).to_have_text("Deal 1")


# Sharing


def test_the_share_sheet_gives_links_to_deal_and_game(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
    player = Player(context.new_page(), address)
    player.follow(OTHER)
    player.page.locator("#undo").tap()
    player.session.undo()
    page, dialog = player.page, player.page.get_by_role("dialog")
    page.locator("#menu").tap()
    dialog.get_by_role("button", name="Share").tap()
    deal = dialog.get_by_label("This deal").input_value()
    game = dialog.get_by_label("The game so far").input_value()
    dialog.get_by_role("button", name="Copy").nth(1).tap()
    expect(dialog).to_contain_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == game

    def shows(link: str, session: Session) -> None:
        other = Player(contexts(**PHONE).new_page(), "", link)
        other.session = session
        other.expect_moves(session.moves_made)
        other.expect_position()

    shows(game, player.session)
    shows(deal, Session(player.game, player.session.number))


def test_a_browser_that_does_not_copy_says_so(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script("""
        const no = () => Promise.reject(new DOMException("no", "NotAllowedError"));
        if (navigator.clipboard) navigator.clipboard.writeText = no;
    """)
    player = Player(context.new_page(), address)
    player.page.locator("#menu").tap()
    player.page.get_by_role("button", name="Share").tap()
    player.page.get_by_role("button", name="Copy").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text("Couldn’t copy")
    selected = player.page.evaluate("getSelection().toString() || document.activeElement.id")
    assert selected


LAUNCHES = """
const value = { setConsumer(consumer) { window.launch = consumer; } };
Object.defineProperty(window, "launchQueue", { value }); // in place of the browser's own, which no test can call
"""


def test_who_opens_the_installed_game_again_finds_it_as_it_was(address: str, phone_with: PhoneWith) -> None:
    player = phone_with(LAUNCHES)
    player.play("sw")
    page = player.page
    page.evaluate("window.isSame = true")
    for target in (address, address):  # the first launch is the one that opened the page
        page.evaluate("target => launch({ targetURL: target })", target)
    player.expect_moves(1)
    page.evaluate("target => launch({ targetURL: target })", f"{address}#games")
    expect(page.locator("#gallery")).to_be_visible()
    assert page.evaluate("window.isSame")
    page.evaluate("target => launch({ targetURL: target })", f"{address}?do=new")
    page.wait_for_function("() => !window.isSame")
    player.wait_for_python()
    player.expect_moves(0)


def test_a_shortcut_opens_a_new_deal(address: str, phone: Player) -> None:
    player = phone
    player.play("sw")
    player.page.close()
    player = Player(player.page.context.new_page(), address, "?do=new")
    player.expect_moves(0)
    deal = player.page.locator("#deal").text_content() or ""
    assert deal != "Deal 1"
    assert "?" not in player.page.url  # so a reload does not deal again
    player.page.reload()
    player.wait_for_python()
    expect(player.page.locator("#deal")).to_have_text(deal)
    player.page.locator("#undo").tap()
    player.expect_moves(1)
    expect(player.page.locator("#deal")).to_have_text("Deal 1")
