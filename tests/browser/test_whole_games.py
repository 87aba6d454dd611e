"""A game of each rule set to its end, in a real browser.

A thorough run plays each by touch and by keys, other runs play every second one by touch and the others by keys.
Nothing is in motion on these pages, so that a game takes as long as the presses; other tests are about motion.
"""

import pytest
from playwright.sync_api import expect

from browser.player import GAMES, Player, deal_of, moves_of, recorded, won_link
from engine.core import optional
from engine.games import CATALOGUE
from support.extent import EXTENT

RULE_SETS = tuple(CATALOGUE)
# The first rule set of each family.
FAMILIES = tuple({game.family: name for name, game in reversed(CATALOGUE.items())}.values())
BY_TOUCH, BY_KEYS, LOST = (
    (RULE_SETS, RULE_SETS, RULE_SETS) if EXTENT == "thorough" else (RULE_SETS[::2], RULE_SETS[1::2], FAMILIES)
)


@pytest.mark.quick
def test_a_short_game_by_touch(still_phone: Player) -> None:
    play_by_touch(still_phone, min(map(won_link, RULE_SETS), key=lambda link: len(moves_of(link))))


@pytest.mark.fast_clock  # bids are held back for a moment
@pytest.mark.parametrize("rule_set", BY_TOUCH)
def test_a_whole_game_by_touch(still_phone: Player, rule_set: str) -> None:
    play_by_touch(still_phone, won_link(rule_set))


def play_by_touch(phone: Player, link: str) -> None:
    """Play a won game and look at the cards now and then."""
    phone.open(deal_of(link))
    for number, move in enumerate(moves_of(link)):
        phone.touch(move)
        if number % 25 == 0:
            phone.expect_position()
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")
    phone.expect_position()


@pytest.mark.parametrize("rule_set", BY_KEYS)
def test_a_whole_game_by_keys(still_desk: Player, rule_set: str) -> None:
    link = won_link(rule_set)
    still_desk.open(deal_of(link))
    for number, move in enumerate(moves_of(link)):
        still_desk.press(move)
        if number % 25 == 0:
            still_desk.expect_position()
    expect(still_desk.page.get_by_role("dialog")).to_contain_text("Won!")
    still_desk.expect_position()


@pytest.mark.fast_clock
@pytest.mark.parametrize("rule_set", LOST)
def test_a_lost_game_offers_undo_restart_and_new_deal(still_phone: Player, rule_set: str) -> None:
    phone = still_phone
    link = next(recorded(GAMES / f"{rule_set}.txt", "lost"))
    *before, last = moves_of(link)
    text = link.rsplit(".", 1)[0]
    phone.open(text)
    assert phone.session.moves_made == len(before)
    phone.touch(last)
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Lost")
    for button in (f"New {optional.words(phone.game).deal_noun}", "Undo", "Restart"):
        expect(dialog.get_by_role("button", name=button)).to_be_visible()
    dialog.get_by_role("button", name="Undo").click()
    phone.expect_moves(len(before))
    expect(dialog).to_be_hidden()
