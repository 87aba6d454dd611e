"""Check the score of bridge: the score sheet, what was possible in a deal, the next deal, and the end."""

import pytest
from playwright.sync_api import expect

from chromium.barriers import expect_no_barriers
from chromium.bridge_rubbers import FIVE_DEALS, LAST_CARDS, LAST_OF_FIRST, WON, ending_of_deals, part
from chromium.bridge_table import expect_facts, expect_made, report, spoken, table_of, texts
from chromium.player import Player, moves_of
from chromium.prepared_player import close
from engine.games.bridge import state as bridge
from engine.games.bridge.state import BridgeSpot
from support.english import english, message

pytestmark = pytest.mark.in_turn(6)

# Deal 1: the house bids five clubs and is set by two, 50 for each. Deal 2: two clubs doubled with two overtricks,
# 2 x 20 x 2 below the line, 100 for each overtrick and 50 for the insult. Deal 3: four diamonds with one
# overtrick, 4 x 20 below the line, which with the 80 makes a game, and 20 for the overtrick. Deal 4: six hearts
# doubled, vulnerable, set by one, 200. Deal 5: five diamonds doubled with one overtrick, 5 x 20 x 2 below the
# line, a game; 200 for the overtrick, 50 for the insult, and 700 for two games to none.
BY_HAND: tuple[tuple[list[list[str]], list[list[str]], tuple[str, str]], ...] = (
    ([["100 two undertricks", ""]], [], ("100", "0")),
    (
        [["", "50 insult"], ["100 two undertricks", "200 two overtricks"]],
        [["", "80 2 clubs doubled"]],
        ("100", "330"),
    ),
    (
        [["", "20 one overtrick"], ["", "50 insult"], ["100 two undertricks", "200 two overtricks"]],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"]],
        ("100", "430"),
    ),
    (
        [
            ["", "20 one overtrick"],
            ["200 one undertrick", "50 insult"],
            ["100 two undertricks", "200 two overtricks"],
        ],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"]],
        ("300", "430"),
    ),
    (
        [
            ["", "700 rubber"],
            ["", "50 insult"],
            ["", "200 one overtrick"],
            ["", "20 one overtrick"],
            ["200 one undertrick", "50 insult"],
            ["100 two undertricks", "200 two overtricks"],
        ],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"], ["", "200 5 diamonds doubled"]],
        ("300", "1580"),
    ),
)


def test_the_score_sheet_after_each_deal(phone: Player) -> None:
    page = phone.page
    assert ending_of_deals(FIVE_DEALS) == LAST_CARDS
    for number, (above, below, totals) in enumerate(BY_HAND):
        phone.follow(part(FIVE_DEALS, LAST_CARDS[number] - 1))
        phone.touch(moves_of(FIVE_DEALS)[LAST_CARDS[number] - 1])
        phone.hurry()
        expect_facts(phone)
        if number < len(BY_HAND) - 1:
            offered = phone.game.call_options(phone.position)
            assert offered
            expect(page.locator("#offer h2")).to_have_text(spoken(offered.title, "sign"))
            assert texts(page.locator("#offer .notes p")) == [spoken(note) for note in offered.notes]
            expect(page.locator("#offer [data-do='study']")).to_be_visible()
        else:
            expect(page.get_by_role("dialog")).to_contain_text(
                "Total: you 300, the house 1580. The side with more points wins the rubber."
            )
            close(page)
        page.locator("#plate [data-do='report score']").tap()
        expect(page.locator("#panel-title")).to_have_text("Score sheet")
        table = table_of(page, "score")
        assert table == [["You", "The house"], ["Above the line"], *above, ["Below the line"], *below, [*totals]]
        said, reported = report(phone, "score")
        assert table == reported
        assert texts(page.locator("#panel-body p")) == said
        close(page)
    rules = page.locator("table.score .row-rule")
    assert [texts(row.locator("td"))[1] for row in rules.all()] == ["80 4 diamonds", "200 5 diamonds doubled"]


def test_after_a_deal_the_page_says_what_was_possible(phone: Player) -> None:
    page = phone.page
    phone.open(part(WON, LAST_OF_FIRST))
    page.locator("#offer [data-do='study']").tap()
    expect(page.locator("#panel-title")).to_have_text("What was possible in this deal")
    expect(page.locator("table.study").first.locator("tbody tr")).to_have_count(5)
    expect_no_barriers(page, "what was possible")


@pytest.mark.parametrize("by", ["button", "stock", "d", "call"])
def test_the_next_deal(phone: Player, by: str) -> None:
    phone.open(part(WON, LAST_OF_FIRST))
    if by == "button":
        phone.button("next deal").tap()
    elif by == "stock":
        phone.tap(BridgeSpot.STOCK)
    elif by == "d":
        phone.page.keyboard.press("d")
    else:
        phone.walk_to_call(bridge.NEXT_DEAL)
        phone.page.keyboard.press("Enter")
    expect_made(phone, "ds")
    phone.expect_position()
    expect_facts(phone)
    assert bridge.read_state(phone.position).choosing
    expect(phone.page.locator("#offer h2")).to_contain_text("Keep six cards")


@pytest.mark.parametrize("ahead", [False, True])
def test_undo_past_a_turned_card_is_told_at_the_end(phone: Player, ahead: bool) -> None:
    moves = moves_of(FIVE_DEALS)
    phone.open(part(FIVE_DEALS, len(moves) - 4))
    if ahead:
        other = next(move for move in phone.game.moves(phone.position) if move != moves[-4])
        phone.touch(other)
        phone.page.locator("#undo").tap()
        phone.session.undo()
        phone.expect_moves(phone.session.moves_made)
        phone.expect_position()
    for move in moves[-4:]:
        phone.touch(move)
    phone.hurry()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Lost")
    expect(dialog.get_by_text(message("end-peeked"))).to_have_count(int(ahead))


def test_the_link_of_a_whole_rubber_opens_at_its_end(phone: Player) -> None:
    for link, outcome in ((WON, "won"), (FIVE_DEALS, "lost")):
        phone.open(link)
        phone.expect_position()
        expect_facts(phone)
        expect(phone.page.locator("#outcome")).to_have_text(outcome)
        expect(phone.page.locator("#offer")).to_be_hidden()
        mine, theirs = bridge.read_state(phone.position).sheet.totals
        phone.expect_said(english(phone.session.ending()))
        phone.page.locator("#plate [data-do='report score']").tap()
        assert table_of(phone.page, "score")[-1] == [str(mine), str(theirs)]
        close(phone.page)


def test_a_link_from_the_score_button_to_a_game_without_a_score_sheet(desk: Player) -> None:
    desk.follow("v1/bridge/34")
    desk.page.locator("#plate button").focus()
    desk.follow("v1/backbone/1")
    expect(desk.page.locator("#title")).to_have_text("Backbone")
    expect(desk.page.locator("#plate")).to_be_hidden()
    moves = desk.page.locator("html").get_attribute("data-moves")
    desk.page.keyboard.press("d")  # keys still reach the table
    expect(desk.page.locator("html")).not_to_have_attribute("data-moves", str(moves))


def test_the_end_comes_though_the_phone_is_turned(phone: Player) -> None:
    phone.open(WON.rpartition(".")[0])
    phone.touch(moves_of(WON)[-1])
    phone.page.set_viewport_size({"width": 844, "height": 390})
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
