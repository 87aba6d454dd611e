"""Play a game of each rule set to its end, in a real browser.

A thorough run plays each rule set by touch and by keys. Other runs play one rule set of each game, by touch or by
keys, and leave out the middle of long games. The pages show no motion, which saves time; other tests check motion.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chromium.player import GAMES, Player, deal_of, moves_of, recorded, won_link
from engine.core.game import Move
from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from engine.solving.solve import Answer
from support.extent import EXTENT, amount

pytestmark = pytest.mark.in_turn(3)

RULE_SETS = tuple(CATALOGUE)
# The first rule set of each family.
FAMILIES = tuple(CATALOGUE.rule_sets(family)[0].id for family in CATALOGUE.families())
BY_TOUCH, BY_KEYS, LOST = (
    (RULE_SETS, RULE_SETS, RULE_SETS) if EXTENT == "thorough" else (FAMILIES[::2], FAMILIES[1::2], FAMILIES)
)
# The number of moves made at the beginning and at the end of a game; in a thorough run all moves.
BEGINNING, END = amount(10, 12, 10**6), amount(8, 9, 0)


@pytest.mark.quick
def test_a_short_game_by_touch(still_phone: Player) -> None:
    play_by_touch(still_phone, min(map(won_link, RULE_SETS), key=lambda link: len(moves_of(link))))


@pytest.mark.every_case
@pytest.mark.fast_clock  # the page delays bids for a moment
@pytest.mark.parametrize("rule_set", BY_TOUCH)
def test_a_whole_game_by_touch(still_phone: Player, rule_set: str) -> None:
    play_by_touch(still_phone, won_link(rule_set))


def play_by_touch(phone: Player, link: str) -> None:
    play(phone, link, phone.touch)


@pytest.mark.every_case
@pytest.mark.parametrize("rule_set", BY_KEYS)
def test_a_whole_game_by_keys(still_desk: Player, rule_set: str) -> None:
    play(still_desk, won_link(rule_set), still_desk.press)


def play(player: Player, link: str, make: Callable[[Move], None]) -> None:
    """Play a won game, and check the cards now and then. A link jumps over the middle of a long game."""
    player.open(deal_of(link))
    moves = moves_of(link)
    leap = range(BEGINNING, len(moves) - END)
    for number, move in enumerate(moves):
        if number not in leap:
            make(move)
        elif number == leap[0]:
            player.leap(moves[leap.start : leap.stop])
        if number % 25 == 0 and number not in leap:
            player.expect_position()
    expect(player.page.get_by_role("dialog")).to_contain_text("Won!")
    player.expect_position()


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
    # a deal that could never be won is not offered once more
    could_be_won = deal_index.answer(rule_set, phone.session.number) is not Answer.IMPOSSIBLE
    for button in (f"New {phone.game.words.deal_noun}", "Undo", *(["Restart"] if could_be_won else [])):
        expect(dialog.get_by_role("button", name=button)).to_be_visible()
    dialog.get_by_role("button", name="Undo").click()
    phone.expect_moves(len(before))
    expect(dialog).to_be_hidden()
