"""Test Bridge Solitaire: what the game says a bid is worth, and that the deal then scores it."""

import re

from engine.core.game import Position, Stakes
from engine.games.bridge import rubber, state
from support.bridge_positions import EVEN, GAME, POOR, chosen_hand, first_hand, offer, second_hand, spoken
from support.english import english


def stakes(position: Position, sign: str) -> Stakes:
    """Return what the game says about a bid before the player makes it."""
    found = next(call for call in offer(position).grid if call and english(call.button, "sign") == sign)
    assert found.stakes
    return found.stakes


def test_a_bid_says_what_it_is_worth_with_doubling() -> None:
    two_hearts = stakes(second_hand(), "2♥")  # the hand has one joker, so the contract is doubled
    assert english(offer(second_hand()).badge) == "One joker: doubled"
    assert two_hearts.points == 120 and two_hearts.stands_out
    assert english(two_hearts.title, "sign") == "2♥ doubled: 8 of 13 tricks"
    assert english(two_hearts.title) == "two hearts doubled: 8 of 13 tricks"
    assert english(two_hearts.label) == "two hearts doubled: 120 below the line, makes game"
    assert spoken(two_hearts.lines) == (
        "Made: 120 below, 50 above; makes game.",
        "One down: 100 to the house; two down: 300.",
    )
    one_heart = stakes(second_hand(), "1♥")
    assert one_heart.points == 60 and not one_heart.stands_out
    assert english(one_heart.label) == "one heart doubled: 60 below the line"


def test_a_bid_without_jokers_and_one_with_both() -> None:
    plain = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s")
    assert offer(plain).badge is None and spoken(stakes(plain, "3♥").lines) == (
        "Made: 90 below the line.",
        "One down: 50 to the house; two down: 100.",
    )
    both = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c Xc Xd")
    assert english(offer(both).badge) == "Two jokers: redoubled"
    assert spoken(stakes(both, "2♥").lines) == (
        "Made: 240 below, 100 above; makes game.",
        "One down: 200 to the house; two down: 600.",
    )


def test_what_the_rubber_has_so_far_counts_for_a_bid() -> None:
    """A part-score lowers the points needed for game. A second game ends the rubber. Vulnerability costs more."""
    hand = "As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"
    part = chosen_hand(hand, deals=("p2H8",))
    assert english(stakes(part, "2♥").lines[0]) == "Made: 60 below the line; makes game."
    game_up = chosen_hand(hand, deals=("p4H10",))
    four = stakes(game_up, "4♥")
    assert spoken(four.lines) == (
        "Made: 120 below, 700 above; makes game and rubber.",
        "One down: 100 to the house; two down: 200.",
    )
    slam = stakes(game_up, "6♥")
    assert english(slam.lines[0]) == "Made: 180 below, 1450 above; makes game and rubber."


def test_honours_are_said_apart_for_they_count_either_way() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    assert english(stakes(spades, "1♠").lines[-1]) == "Honours: 150 either way."
    assert english(stakes(spades, "1♠").lines[0]) == "Made: 30 below the line."


def test_what_a_bid_promises_is_what_the_deal_then_scores() -> None:
    """Compares the figures shown before a bid with the score sheet, once just made and once one down."""
    for position in (first_hand(), second_hand(), chosen_hand(EVEN), chosen_hand(POOR)):
        now = state.read_state(position)
        for call in filter(None, offer(position).grid):
            assert call.stakes
            contract = state.read_state(GAME.play(position, call.move)).contract
            assert contract
            made, short = (
                rubber.score_sheet((*now.deals, rubber.ScoredDeal(contract, contract.needed - missing)))
                for missing in (0, 1)
            )
            figures = [int(found) for found in re.findall(r"\d+", " ".join(spoken(call.stakes.lines)))]
            honours = contract.honours
            gains = figures[: 2 if " above" in english(call.stakes.lines[0]) else 1]
            assert sum(gains) == made.difference - now.sheet.difference - honours
            assert figures[len(gains)] == now.sheet.difference - short.difference + honours
            assert call.stakes.stands_out is (made.games_won[0] > now.sheet.games_won[0])
