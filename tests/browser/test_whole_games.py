"""A game of each rule set to its end, by touch and by keys, in a real browser."""

import pytest
from playwright.sync_api import expect

from browser.player import GAMES, Player, deal_of, moves_of, recorded, won_link
from engine.games import CATALOGUE

RULE_SETS = tuple(CATALOGUE)


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_whole_game_by_touch(phone: Player, rule_set: str) -> None:
    link = won_link(rule_set)
    phone.open(deal_of(link))
    for number, move in enumerate(moves_of(link)):
        phone.touch(move)
        if number % 25 == 0:
            phone.expect_position()
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    phone.expect_position()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_whole_game_by_keys(desk: Player, rule_set: str) -> None:
    link = won_link(rule_set)
    desk.open(deal_of(link))
    for number, move in enumerate(moves_of(link)):
        desk.press(move)
        if number % 25 == 0:
            desk.expect_position()
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won!")
    desk.expect_position()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_lost_game_offers_undo_restart_and_new_deal(phone: Player, rule_set: str) -> None:
    link = next(recorded(GAMES / f"{rule_set}.txt", "lost"))
    *before, last = moves_of(link)
    text = link.rsplit(".", 1)[0]
    phone.open(text)
    assert phone.session.moves_made == len(before)
    phone.touch(last)
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Lost")
    for button in (f"New {phone.game.deal_noun}", "Undo", "Restart"):
        expect(dialog.get_by_role("button", name=button)).to_be_visible()
    dialog.get_by_role("button", name="Undo").click()
    phone.expect_moves(len(before))
    expect(dialog).to_be_hidden()
