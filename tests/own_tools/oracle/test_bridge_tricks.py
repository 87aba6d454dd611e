"""Check the oracle of bridge, a second implementation of the rules: tricks, and the end of the stock."""

import pytest

from oracle.bridge import legal_moves
from oracle.bridge_cards import HOUSE, PLAYER
from support.oracle_bridge import GAME, SPADES, a_contract, at, number_of, only_moves, scored, spot


def test_the_house_leads_the_top_of_the_stock() -> None:
    start = at(s="~7c~8d~9h", h="2s3h", c=SPADES, l=1)
    assert only_moves(start, "su") == at(s="~7c~8d", h="2s3h", u="9h", c=SPADES, l=1)


def test_the_player_follows_suit_and_plays_anything_if_not_able() -> None:
    assert legal_moves(GAME, at(s="~7c", h="2s4h3h5cXc", u="9h", c=SPADES, l=1)) == {"ht4h", "ht3h"}
    # A player who can follow suit may not play a joker. A player who cannot may play any card.
    unable = at(s="~7c", h="2s4h3h5cXc", u="9d", c=SPADES, l=1)
    assert legal_moves(GAME, unable) == {"ht2s", "ht4h", "ht3h", "ht5c", "htXc"}
    # A joker has no suit, in the hand or as the card led; its suit letter only tells the two apart.
    assert legal_moves(GAME, at(s="~7c", h="2sXc", u="9c", c=SPADES, l=1)) == {"ht2s", "htXc"}
    assert legal_moves(GAME, at(s="~7c", h="2s5cXd", u="Xc", c=SPADES, l=1)) == {"ht2s", "ht5c", "htXd"}


@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("9h", "Th", PLAYER),
        ("9h", "8h", HOUSE),
        ("Kh", "Ah", PLAYER),
        ("Ah", "2h", HOUSE),
        ("Th", "9h", HOUSE),
        ("9h", "2s", PLAYER),
        ("9h", "Ac", HOUSE),
        ("9s", "Ac", HOUSE),
        ("9s", "Ts", PLAYER),
        ("9h", "Xc", HOUSE),
        ("2s", "Xc", HOUSE),
        ("Xd", "As", HOUSE),
        ("Xd", "Xc", PLAYER),
    ],
)
def test_who_wins_when_the_house_led(led: str, followed: str, winner: str) -> None:
    start = at(s="~7c", h=followed + "7d", u=led, c=SPADES, l=1, n=1)
    # The hand has no card of the suit led, except perhaps the one that is played.
    if winner == PLAYER:
        expected = at(s="~7c", h="7d", w=f"~{led}~{followed}", c=SPADES, l=0, n=256 + 2)
        assert only_moves(start, f"ht{followed} tw") == expected
    else:
        expected = at(s="~7c", h="7d", v=f"~{led}~{followed}", c=SPADES, l=1, n=256 + 1)
        assert only_moves(start, f"ht{followed} tv") == expected


def test_at_no_trump_only_the_suit_led_wins() -> None:
    start = at(s="~7c", h="As7d", u="2h", c=a_contract("1N"), l=1)
    assert only_moves(start, "htAs tv") == at(s="~7c", h="7d", v="~2h~As", c=5, l=1, n=1)


# ---------------------------------------------------------------- the player leads


def test_the_player_may_lead_any_card() -> None:
    assert legal_moves(GAME, at(s="~7c", h="2s4h5cXcXd", c=SPADES)) == {"ht2s", "ht4h", "ht5c", "htXc", "htXd"}


def test_the_house_turns_cards_aside_until_one_is_legal() -> None:
    start = at(s="~2d~8h~3d~4c~5d~6c", h="KhAc", x="~9d", c=SPADES, v="~Qd~Jd", n=1)
    after = only_moves(start, "htKh sx sx sx sx")
    assert after == at(s="~2d~8h", h="Ac", t="Kh", x="~9d6c5d4c3d", c=SPADES, v="~Qd~Jd", n=1)
    # At a trump contract a fifth card may be turned aside. In the next trick the cards aside lie face down.
    after = only_moves(after, "su tw")
    assert after == at(s="~2d", h="Ac", x="~9d~6c~5d~4c~3d", c=SPADES, v="~Qd~Jd", w="~Kh~8h", n=258)
    assert legal_moves(GAME, after) == {"htAc"}


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("9h", "8h", PLAYER),
        ("9h", "Th", HOUSE),
        ("Ah", "Kh", PLAYER),
        ("Ah", "2s", HOUSE),
        ("9s", "As", HOUSE),
        ("9s", "8s", PLAYER),
        ("Ah", "Xc", HOUSE),
        # Any card answers a joker that was led, and wins; a joker wins, too.
        ("Xd", "2h", HOUSE),
        ("Xd", "2d", HOUSE),
        ("Xd", "Xc", HOUSE),
    ],
)
def test_who_wins_when_the_player_led(led: str, answer: str, winner: str) -> None:
    start = at(s=f"~7c~{answer}", h=led + "7d", c=SPADES)
    if winner == PLAYER:
        assert only_moves(start, f"ht{led} su tw") == at(s="~7c", h="7d", w=f"~{led}~{answer}", c=SPADES, n=2)
    else:
        after = at(s="~7c", h="7d", v=f"~{led}~{answer}", c=SPADES, l=1, n=1)
        assert only_moves(start, f"ht{led} su tv") == after


@pytest.mark.parametrize("card", ["2c", "Ad", "3h"])
def test_another_suit_is_turned_aside_and_at_no_trump_there_is_no_trump(card: str) -> None:
    assert legal_moves(GAME, at(s=f"~7s~{card}", h="7d", t="9s", c=a_contract("1N"))) == {"sx"}
    assert legal_moves(GAME, at(s=f"~7s~{card}", h="7d", t="9s", c=SPADES)) == {"sx"}
    assert legal_moves(GAME, at(s="~7c~2s", h="7d", t="9h", c=SPADES)) == {"su"}
    assert legal_moves(GAME, at(s="~7c~2s", h="7d", t="9h", c=a_contract("1N"))) == {"sx"}


def test_four_cards_at_no_trump_and_the_player_wins_by_default() -> None:
    no_trump = a_contract("1N")
    start = at(s="~8d~3h~2c~3c~4c~5d", h="9hAs", x="~7d~7c~6d", c=no_trump, n=2)
    four = only_moves(start, "ht9h sx sx sx sx")
    assert four == at(s="~8d~3h", h="As", t="9h", x="~7d~7c~6d5d4c3c2c", c=no_trump, n=2)
    # The three of hearts, which would be legal, is not reached.
    after = at(s="~8d~3h", h="As", x="~7d~7c~6d~5d~4c~3c~2c", w="~9h", c=no_trump, n=2 * 256 + 3)
    assert only_moves(four, "tw") == after
    assert legal_moves(GAME, after) == {"htAs"}


def test_the_fourth_card_at_no_trump_may_be_legal() -> None:
    start = at(s="~8d~Th~2c~3c~4c", h="9hAs", x="~7d", c=a_contract("1N"))
    after = at(s="~8d", h="As", x="~7d~4c~3c~2c", v="~9h~Th", c=5, l=1, n=1)
    assert only_moves(start, "ht9h sx sx sx su tv") == after
    # A joker is always legal.
    start = at(s="~8d~Xc~2c~3c~4c", h="9hAs", c=a_contract("1N"))
    assert only_moves(start, "ht9h sx sx sx su tv").startswith("~8d..As")


def test_a_joker_led_at_no_trump_is_answered_by_the_first_card() -> None:
    start = at(s="~8d~2c", h="AsXc", c=a_contract("1N"))
    assert only_moves(start, "htXc su tv") == at(s="~8d", h="As", v="~Xc~2c", c=5, l=1, n=1)


# ---------------------------------------------------------------- the stock runs out


def test_the_last_card_is_played_whatever_it_is() -> None:
    # A card of another suit loses.
    start = at(s="~Ad", h="9h2c", c=SPADES)
    assert only_moves(start, "ht9h su tw") == at(h="2c", w="~9h~Ad", c=SPADES, n=2)
    # A card that would be legal anyway, or a joker, wins as usual.
    assert only_moves(at(s="~2s", h="9h2c", c=SPADES), "ht9h su tv") == at(h="2c", v="~9h~2s", c=SPADES, l=1, n=1)
    assert only_moves(at(s="~Xc", h="9h2c", c=SPADES), "ht9h su tv") == at(h="2c", v="~9h~Xc", c=SPADES, l=1, n=1)
    assert only_moves(at(s="~2c", h="2cXd", c=SPADES), "htXd su tv") == at(h="2c", v="~Xd~2c", c=SPADES, l=1, n=1)


def test_cards_before_the_last_are_turned_aside_as_ever() -> None:
    start = at(s="~Ad~Kd", h="9h2c", c=SPADES)
    assert only_moves(start, "ht9h sx su tw") == at(h="2c", x="~Kd", w="~9h~Ad", c=SPADES, n=2)


def test_at_no_trump_the_fourth_card_may_be_the_last() -> None:
    no_trump = a_contract("1N")
    # The fourth card is the house's card, since no other is left; so this is no trick by default.
    after = at(h="2c", x="~Jd~Qd~Kd", w="~9h~Ad", c=no_trump, n=2)
    assert only_moves(at(s="~Ad~Kd~Qd~Jd", h="9h2c", c=no_trump), "ht9h sx sx sx su tw") == after
    # If one more card is left after the fourth, it stays for the next trick.
    after = at(s="~Ad", h="2c", x="~Td~Jd~Qd~Kd", w="~9h", c=no_trump, n=3)
    assert only_moves(at(s="~Ad~Kd~Qd~Jd~Td", h="9h2c", c=no_trump), "ht9h sx sx sx sx tw") == after
    assert only_moves(after, "ht2c su tw") == at(x="~Td~Jd~Qd~Kd", w="~9h~2c~Ad", c=no_trump, n=3 * 256 + 2)


@pytest.mark.parametrize(("followed", "winner"), [("2h", HOUSE), ("Ah", PLAYER)])
def test_the_house_may_lead_the_last_card(followed: str, winner: str) -> None:
    start = at(s="~9h", h=f"Ks{followed}3cXc", c=SPADES, l=1)
    assert only_moves(start, "su") == at(h=f"Ks{followed}3cXc", u="9h", c=SPADES, l=1)
    trick = f"~9h~{followed}"
    # The tricks that follow do not depend on who has won this one.
    if winner == PLAYER:
        after = only_moves(start, f"su ht{followed} tw")
        assert after == at(h="Ks3cXc", w=trick, c=SPADES, n=2)
        assert only_moves(after, "hwKs") == at(h="3cXc", w=trick + "~Ks", c=SPADES, n=2 * 256 + 3)
    else:
        after = only_moves(start, f"su ht{followed} tv")
        assert after == at(h="Ks3cXc", v=trick, c=SPADES, l=1, n=1)
        # The rest of the hand counts as tricks of the player, who would lead next.
        assert only_moves(after, "hwKs") == at(h="3cXc", v=trick, w="~Ks", c=SPADES, l=0, n=256 + 3)


def test_the_rest_of_the_hand_are_tricks_the_leftmost_first() -> None:
    ten = number_of(bytes([1, 2] * 5))
    start = at(h="Ks3cXc", w="~Ah~2h", c=SPADES, n=ten)
    after = only_moves(start, "hwKs hw3c hwXc")
    all_tricks = number_of(bytes([1, 2] * 5 + [3, 3, 3]))
    # Eight tricks, one more than the contract needs.
    assert after == at(w="~Ah~2h~Ks~3c~Xc", c=SPADES, n=all_tricks, r=number_of(bytes([4, 8, 0])))
    assert legal_moves(GAME, after) == {"ds"}


# ---------------------------------------------------------------- the thirteenth trick


def test_the_thirteenth_trick_scores_the_deal() -> None:
    twelve = number_of(bytes([2] * 6 + [1] * 5 + [3]))
    before = number_of(scored("house 2D", 7))
    start = at(s="~7c~8c", h="9h", d="~2c", x="~3c", a=2, c=a_contract("1S", 1, 2), l=0, n=twelve, r=before, z=77)
    led = only_moves(start, "ht9h sx su")
    assert spot(led, "r") == str(before)
    # The last card of the stock is of another suit and loses: the player has eight tricks.
    after = only_moves(led, "tw")
    tricks, deals = number_of(bytes([2] * 6 + [1] * 5 + [3, 2])), scored("house 2D", 7) + bytes([4, 24, 2])
    expected = at(d="~2c", x="~3c~8c", w="~9h~7c", a=2, c=4 + 128 + 1024, n=tricks, r=number_of(deals), z=77)
    assert after == expected


def test_the_tricks_of_the_declarer_are_scored() -> None:
    twelve = number_of(bytes([1, 1, 1, 2] * 3))
    for contract, expected in [("house 3D", bytes([12 + 64, 16 + 10, 0])), ("3D", bytes([12, 16 + 3, 0]))]:
        start = at(s="~7c~8c", h="9h", u="Th", c=a_contract(contract, 1), l=1, n=twelve)
        assert spot(only_moves(start, "ht9h tv"), "r") == str(number_of(expected))
