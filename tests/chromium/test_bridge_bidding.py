"""Check the bidding of bridge: the bidding box, what a bid is worth, and the reason for a bid of the house."""

import pytest
from playwright.sync_api import expect

from chromium.bridge_rubbers import EVERY_BID, LAST_OF_FIRST, NO_NO_TRUMP, SIX_KEPT, WON, all_biddings, part
from chromium.bridge_table import (
    calls,
    expect_facts,
    expect_made,
    focus,
    legal_calls,
    report,
    show_end,
    spoken,
    table_of,
    texts,
)
from chromium.conftest import Profiles
from chromium.player import Player, first_moves
from chromium.prepared_player import SMALL_SCREENS, close, player_at
from engine.core import cards, hands
from engine.core.game import Call
from engine.games.bridge import state as bridge
from engine.games.bridge import tricks
from engine.games.bridge.state import BridgeSpot
from engine.play.notation import move_text, read_move
from support.english import english, message

pytestmark = pytest.mark.in_turn(6)


def test_the_box_shows_the_legal_calls_and_nothing_else(phone: Player) -> None:
    page = phone.page
    links = [EVERY_BID, NO_NO_TRUMP, *all_biddings()]
    assert len(links) > 8
    for link in links:
        phone.follow(link)
        phone.eventually(lambda: calls(phone), legal_calls(phone))
        offered = phone.game.call_options(phone.position)
        assert offered
        expect(page.locator("#offer h2")).to_have_text(spoken(offered.title, "sign"))
        assert texts(page.locator("#offer .stakes p")) == [spoken(note) for note in offered.notes]
        even = tricks.is_balanced(phone.position[BridgeSpot.HAND])
        assert any("bid no-trumps only" in english(note) for note in offered.notes) != even
        assert any(call.endswith("N") for call in calls(phone)) == even
        state = bridge.read_state(phone.position)
        assert ("acP" in calls(phone)) == (state.house_bid is not None)
        # the names of the buttons, and their order by level and suit
        signs = page.locator("#offer .bids button").evaluate_all("all => all.map(e => [e.id, e.ariaLabel])")
        wanted = [call for call in offered.grid if call]
        assert signs == [[f"bid-{move_text(phone.game, call.move)}", label_of(call)] for call in wanted]
        expect_facts(phone)
        phone.expect_position()
    assert len(legal_calls(phone)) < 35
    phone.follow(EVERY_BID)
    assert len(calls(phone)) == 35


def label_of(call: Call) -> str:
    """Return the accessible name of the button that chooses a bid."""
    assert call.stakes
    return english(call.stakes.label)


def test_a_bid_is_read_before_it_is_made(phone: Player) -> None:
    """Check that the first press only chooses a bid, and shows what it needs, wins and loses."""
    page = phone.page
    phone.open(EVERY_BID)
    offered = phone.game.call_options(phone.position)
    assert offered
    make = page.locator("#offer .main")
    expect(make).to_be_disabled()
    for sign, text in (("2♥", "ac2H"), ("5♣", "ac5C")):
        call = next(call for call in offered.grid if call and english(call.button, "sign") == sign)
        assert call.stakes
        page.locator(f"#bid-{text}").tap()
        expect(page.locator("#offer [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(f"#bid-{text}")).to_have_attribute("aria-pressed", "true")
        wanted = [spoken(call.stakes.title, "sign"), *map(spoken, call.stakes.lines)]
        assert texts(page.locator("#offer .stakes p")) == wanted
        expect(make).to_have_text(f"Bid {spoken(sign)}")
        phone.expect_said(english(call.stakes.title)[1:])
    phone.expect_moves(7)
    make.tap()
    expect_made(phone, "ac5C")


def test_why_the_house_bids_so(phone: Player) -> None:
    page = phone.page
    for link in (EVERY_BID, *all_biddings()[:3]):
        phone.follow(link)
        page.locator("#offer [data-do='report count']").tap()
        expect(page.locator("#panel-title")).to_have_text(message("call-of-the-house"))
        hand = phone.position[BridgeSpot.HAND]
        bid = tricks.house_bid(hand)
        won = sum(tricks.winning_tricks(hand, suit) for suit in cards.SUITS)
        words = page.locator("#panel-body").inner_text()
        assert f"so the house {f'bids {english(bid.name)}' if bid else 'passes'}." in words
        shortest = cards.SUIT_NAMES[tricks.shortest_suit(hand)]
        assert f"{shortest}, your shortest" in words or f"{shortest}. Your shortest suits" in words
        rows = table_of(page, "count")[1:]
        assert sum(int(row[2]) for row in rows) == won
        for row, suit in zip(rows, hands.HAND_SUITS, strict=True):
            assert row[0].lower() == cards.SUIT_NAMES[suit]
            rounds = tricks.counting_rounds(hand, suit)
            assert len(rounds) == len(hands.of_suit(hand, suit))
            assert row[1].count("your") - row[1].count("beats your") == int(row[2])
            assert int(row[2]) == tricks.winning_tricks(hand, suit)
            assert row[1].count("beats your") == len(rounds) - int(row[2])
        said, table = report(phone, "count")
        assert table_of(page, "count") == table
        assert texts(page.locator("#panel-body p")) == said
        close(page)


@pytest.mark.parametrize("text", ["ac1C", "ac2H", "ac7N"])
def test_a_bid_by_touch(phone: Player, text: str) -> None:
    phone.open(EVERY_BID)
    phone.page.locator(f"#bid-{text}").tap()
    phone.page.locator(f"#call-{text}").tap()
    expect_made(phone, text)
    phone.hurry()
    expect_facts(phone)
    phone.expect_position()
    expect(phone.page.locator("#offer")).to_be_hidden()
    assert phone.position[BridgeSpot.HOUSE_CARD], "the house leads"


def test_arrows_walk_in_the_box_and_enter_bids(desk: Player) -> None:
    page = desk.page
    desk.open(EVERY_BID)
    page.keyboard.press("c")
    expect(page.locator("#offer button:focus")).to_have_count(1)
    # one level up, and back
    page.locator("#bid-ac3D").focus()
    for key, there in (
        ("ArrowDown", "bid-ac3H"),
        ("ArrowRight", "bid-ac4H"),
        ("ArrowUp", "bid-ac4D"),
        ("ArrowLeft", "bid-ac3D"),
    ):
        page.keyboard.press(key)
        assert focus(page) == there
    desk.expect_moves(7)
    desk.walk_to_call(read_move(desk.game, "ac7N"))
    desk.walk_to_call(read_move(desk.game, "ac4S"))
    page.keyboard.press("Enter")
    desk.expect_moves(7)
    assert focus(page) == "call-ac4S"
    page.keyboard.press("Enter")
    expect_made(desk, "ac4S")
    show_end(desk)
    expect(page.locator("#offer")).to_be_hidden()
    expect_facts(desk)
    desk.expect_position()


def test_keys_open_the_sheets_and_say_where_there_is_none(desk: Player) -> None:
    page = desk.page
    desk.open(EVERY_BID)
    page.keyboard.press("b")
    expect(page.locator("#panel-title")).to_have_text(message("call-of-the-house"))
    close(page)
    page.keyboard.press("s")
    expect(page.locator("#panel-title")).to_have_text("Score sheet")
    close(page)
    desk.follow(first_moves("bridge", 12))
    page.keyboard.press("b")
    desk.expect_said(message("house-is-not-bidding"))
    page.keyboard.press("c")
    desk.expect_said(message("nothing-to-call"))
    desk.follow("v1/klondike/3")
    page.keyboard.press("s")
    desk.expect_said(message("no-score-sheet"))


def test_focus_after_a_call_by_enter(desk: Player) -> None:
    for link in (SIX_KEPT, NO_NO_TRUMP, part(WON, LAST_OF_FIRST)):
        desk.open(link)
        desk.page.keyboard.press("c")
        desk.page.keyboard.press("Enter")
        if link == NO_NO_TRUMP:
            desk.page.keyboard.press("Enter")
        desk.expect_moves(desk.session.moves_made + 1)
        assert focus(desk.page) != "BODY"


RING = """([id, state]) => {
    const bid = document.getElementById(id), box = document.getElementById('offer').getBoundingClientRect();
    if (state === 'focus') bid.focus();
    else if (state === 'pressed') bid.setAttribute('aria-pressed', 'true');
    else bid.classList.add(state);
    bid.scrollIntoView({ block: 'center' });  // on a very low screen the box scrolls
    const style = getComputedStyle(bid), at = bid.getBoundingClientRect();
    const spreads = [...style.boxShadow.matchAll(/0px 0px 0px (\\d+)px(?! inset)/g)].map(found => +found[1]);
    const most = Math.max(parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset), ...spreads);
    const outside = [box.left - at.left, at.right - box.right, box.top - at.top, at.bottom - box.bottom];
    const others = [...bid.parentElement.children].filter(one => one !== bid);
    const above = others.filter(one => +getComputedStyle(one).zIndex >= +style.zIndex).length;
    const found = [style.outlineStyle, spreads.length, Math.max(...outside) + most <= 0, above];
    bid.blur();
    bid.setAttribute('aria-pressed', 'false');
    bid.classList.remove('framed', 'meant');
    return found;
}"""


@pytest.mark.parametrize("size", SMALL_SCREENS)
def test_no_neighbour_and_no_edge_cuts_the_ring_of_a_bid(
    contexts: Profiles, address: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size)
    player.open(EVERY_BID)
    player.key("c")  # the ring of the focus is shown after a key
    ids = player.page.locator("#offer .bids button").evaluate_all("all => all.map(each => each.id)")
    for bid in (ids[0], ids[len(ids) // 2], ids[-1]):
        for state in ("focus", "framed", "meant", "pressed"):
            outline, halos, fits, above = player.evaluate(RING, [bid, state])
            assert (outline, fits, above) == ("solid", True, 0), (bid, state)
            assert halos == (state != "pressed"), (bid, state)  # the colour of a chosen bid is enough of a frame


def test_on_a_small_phone_no_line_of_the_text_lies_under_the_buttons(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (360, 640))
    player.open("v1/bridge/2/hkKs.hkQs.hkQh.hk8h.hk8c.hkQd.hd7h")  # its text has three lines
    script = """() => ['.stakes', '.row'].map(part => {
        const {top, bottom} = document.querySelector('#offer ' + part).getBoundingClientRect();
        return [top, bottom];
    })"""
    (top, bottom), (row_top, _) = player.evaluate(script)
    assert bottom - top > 40 and bottom <= row_top
