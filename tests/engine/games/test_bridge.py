"""Bridge Solitaire by positions of the rule book, and both examples of its source card by card."""

import re

import pytest
from hypothesis import given

from engine.core import cards, hands
from engine.core.game import Kind, Move, Position, Status
from engine.core.saying import say
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.bridge import tricks
from engine.play import notation
from engine.view import speech
from support.bridge_positions import (
    BOOK,
    BOTH,
    CHOSEN,
    EVEN,
    FIRST,
    GAME,
    HOUSE_WON,
    NEXT_DEAL,
    PILES,
    POOR,
    SPOT,
    UNANSWERED,
    WHOLE_PACK,
    bid,
    chosen_hand,
    contract,
    counter_pile,
    course,
    deal_number,
    down,
    first_hand,
    offer,
    on,
    played_out,
    playing,
    record,
    said,
    second_hand,
    spoken,
    tricks_so_far,
)
from support.english import english, message
from support.strategies import numbers

# The first example of the source, with a stock that falls as it tells


def test_the_first_example_is_a_whole_pack() -> None:
    position = BOOK.at(**FIRST)
    assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK


def test_the_first_example_up_to_the_contract() -> None:
    position = first_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "9s4sQh8h7hAcKcQcJcTc8c3dXc"
    assert piles["d"] == "~Ts~7s~2s~5h~4h~9dJs"
    assert "b" not in piles and "k" not in piles
    assert "a" not in piles  # six winning tricks: the house passes
    after = BOOK.after(position, "ac1C")
    assert counter_pile(after, "c") == int(contract("p1Cx", 150)) == 1 + 128 + 1536
    assert counter_pile(after, "l") == 1  # the player declares, so the house leads


FIRST_PLAY = [
    # (what the player and the house do, who has won how many tricks then)
    (["su", "ht8c", "tw"], (1, 0)),
    (["htAc", "sx", "sx", "sx", "su", "tw"], (2, 0)),
    (["htKc", "sx", "su", "tw"], (3, 0)),
    (["htQc", "sx", "sx", "su", "tw"], (4, 0)),
    (["htJc", "sx", "su", "tw"], (5, 0)),
    (["htQh", "sx", "su", "tv"], (5, 1)),  # trumped with the four
    (["su", "ht4s", "tv"], (5, 2)),  # to the king
    (["su", "ht3d", "tv"], (5, 3)),  # to the four
    (["su", "htXc", "tv"], (5, 4)),  # the joker on the queen of diamonds
    (["su", "ht7h", "tw"], (6, 4)),  # on the two of hearts
    (["ht9s", "su", "tv"], (6, 5)),  # the house answers with a joker
    (["su", "htTc", "tw"], (7, 5)),  # trumps the six of diamonds
    (["ht8h", "su", "tv"], (7, 6)),  # the five of clubs
]


def test_the_first_example_card_by_card() -> None:
    position = BOOK.after(first_hand(), "ac1C")
    for moves, (mine, theirs) in FIRST_PLAY:
        for text in moves:
            if text[0] != "h":
                assert BOOK.moves(position) == {text}  # nobody chooses it
            position = BOOK.after(position, text)
        packets = [len(GAME.trick_sizes(position, SPOT[name])) for name in "wv"]
        assert packets == [mine, theirs]
    assert BOOK.piles(position)["r"] == record("p1Cx7+150")
    assert BOOK.piles(position)["s"] == down("2d 8d Jd 3h 6h 9h Th Jh Kh 3s 5s 6s 8s")
    assert BOOK.piles(position)["w"] == "~3c~8c~Ac~9c~Kc~2c~Qc~6c~Jc~7c~2h~7h~6d~Tc"
    assert BOOK.piles(position)["v"] == "~Qh~4c~Ks~4s~4d~3d~Qd~Xc~9s~Xd~8h~5c"
    assert BOOK.moves(position) == {"ds"}


def test_the_first_example_scores_as_the_source_says() -> None:
    position = BOOK.after(first_hand(), "ac1C", *(text for moves, _ in FIRST_PLAY[:-1] for text in moves))
    assert said(position, "ht8h") == (
        "you play the eight of hearts; the house plays the five of clubs; "
        "the house wins the trick: you 7, the house 6; "
        "your one club doubled, made: you 150 for honours, 40 below the line, 50 for the insult"
    )
    end = on(position, "ht8h")
    assert spoken(offer(end).notes) == ("You 150 for honours, 40 below the line, 50 for the insult.",)
    assert GAME.status(end) is Status.PLAYING
    last = notation.read_move(GAME, "tv")
    before = BOOK.after(position, "ht8h", "su")
    assert GAME.points(before, last, end) == 240


def test_what_the_player_sees_of_the_first_example() -> None:
    position = BOOK.after(first_hand(), "ac1C", "su", "ht8c", "tw", "htAc", "sx", "sx", "sx")
    assert BOOK.piles(position)["x"] == "7d5dAh"
    position = BOOK.after(position, "su", "tw")
    assert BOOK.piles(position)["x"] == "~7d~5d~Ah"  # seen once
    assert "htJc" in BOOK.moves(position)


def test_the_second_example_as_far_as_it_is_told() -> None:
    position = second_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "As9s3sAhQhTh3h2hKc4c3c3dXc"
    assert counter_pile(position, "a") == bid("1D")
    position = BOOK.after(position, "ac1H")
    assert counter_pile(position, "c") == int(contract("p1Hx"))
    position = BOOK.after(position, "su", "htQh", "tw")  # on the jack
    assert BOOK.piles(position)["w"] == "~Jh~Qh"
    position = BOOK.after(position, "htAh", "sx")  # the queen of diamonds will not do
    assert BOOK.piles(position)["x"] == "Qd"
    position = BOOK.after(position, "su", "tv")  # the other joker
    assert BOOK.piles(position)["v"] == "~Ah~Xd"
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}


# The deal


def test_the_deal_is_seven_thirteen_and_thirty_four() -> None:
    for number in (1, 2, 617, 2147483647):
        position = GAME.start(number)
        assert [len(position[SPOT[name]]) for name in "sbhdutxvw"] == [34, 7, 13, 0, 0, 0, 0, 0, 0]
        assert all(map(cards.is_down, position[SPOT["s"]] + position[SPOT["b"]]))
        assert not any(map(cards.is_down, position[SPOT["h"]]))
        assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK
        assert [counter_pile(position, name) for name in "aclnrz"] == [0, 0, 0, 0, 0, number]
        assert position[SPOT["h"]] == hands.in_hand_order(position[SPOT["h"]])


@given(number=numbers)
def test_a_joker_is_kept_from_the_deal_on(number: int) -> None:
    position = GAME.start(number)
    offered = [notation.card_text(card) for card in position[SPOT["h"]]]
    marked = [card for i, card in enumerate(offered) if counter_pile(position, "k") >> i & 1]
    assert marked == [card for card in offered if card[0] == "X"]
    assert list(GAME.raised_cards(position, SPOT["h"])) == [notation.read_card(card) for card in marked]


@given(number=numbers)
def test_each_deal_of_a_rubber_is_the_next_shuffle_of_its_number(number: int) -> None:
    stream, position = SplitMix64(number), GAME.start(number)
    for deal in range(1, 4):
        dealt = list(shuffled(tricks.pack(), stream))
        assert list(cards.turned_up(position[SPOT["b"]])) == dealt[:7]
        assert sorted(position[SPOT["h"]]) == sorted(dealt[7:20])
        assert list(cards.turned_up(position[SPOT["s"]]))[::-1] == dealt[20:]
        position = BOOK.after(played_out(*["p1C6"] * deal, z=number), "ds")


def test_the_number_gives_the_whole_rubber_however_it_is_played() -> None:
    second = [BOOK.after(played_out(deal, z=7), "ds") for deal in ("p1C6", "h1N13", "p3Sx8+100")]
    assert len({position[: SPOT["r"]] for position in second}) == 1
    assert len({position[SPOT["r"]] for position in second}) == 3
    dealt = {BOOK.after(played_out(*["p1C6"] * deals, z=7), "ds")[SPOT["s"]] for deals in range(1, 6)}
    dealt |= {GAME.start(7)[SPOT["s"]]}
    assert len(dealt) == 6


# Choosing


def test_any_card_may_be_kept_and_put_back() -> None:
    position = BOOK.at(**FIRST)
    assert BOOK.moves(position) == {f"hk{card}" for card in re.findall("..", FIRST["h"])}
    kept = BOOK.after(position, "hkJs")
    assert counter_pile(kept, "k") == 1
    assert counter_pile(BOOK.after(kept, "hkTs", "hk9d"), "k") == 1 + 2 + 4096
    assert BOOK.after(kept, "hkJs") == position
    assert BOOK.moves(kept) == BOOK.moves(position)


def test_with_six_kept_only_they_can_be_pressed_or_one_of_the_others_discarded() -> None:
    six = BOOK.after(BOOK.at(**FIRST), *CHOSEN)
    others = {"Js", "Ts", "7s", "2s", "5h", "4h", "9d"}
    assert BOOK.moves(six) == {*CHOSEN, *(f"hd{card}" for card in others)}
    assert BOOK.refused(six, "hkJs") == message("six-kept-already")
    assert BOOK.refused(six, "hdAc") == message("kept-not-discarded")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hdJs", "Keep six cards first: four to go."),
        ("hdAc", "Keep six cards first: four to go."),
        ("hk2c", message("not-in-hand")),
        ("hkXc", message("not-in-hand")),
        ("htJs", message("press-to-keep")),
        ("hwJs", message("press-to-keep")),
        ("ac1C", message("bidding-begins-later")),
        ("acP", message("bidding-begins-later")),
        ("su", message("house-turns-cards")),
        ("sx", message("house-turns-cards")),
        ("bd", message("blind-comes-later")),
        ("ds", message("next-deal-after-tricks")),
        ("tw", message("no-card-to-take")),
    ],
)
def test_what_may_not_be_done_while_choosing(text: str, reason: str) -> None:
    two = BOOK.after(BOOK.at(**FIRST), "hkAc", "hkKc")
    assert BOOK.refused(two, text) == reason


@pytest.mark.parametrize(("jokers", "kept"), [("Xc", 4096), ("Xd", 4096), ("XcXd", 2048 + 4096)])
def test_a_joker_cannot_be_put_back(jokers: str, kept: int) -> None:
    offered = "JsTs7s2sQh8h5h4hAcKcTc8c"[: 26 - len(jokers)] + jokers
    position = BOOK.at(b=FIRST["b"].replace("~Xc", "~2c"), h=offered, k=str(kept), z="1")
    for joker in re.findall("..", jokers):
        assert BOOK.refused(position, f"hk{joker}") == message("joker-is-kept")
        assert f"hk{joker}" not in BOOK.moves(position)
    missing = 6 - len(jokers) // 2
    told = {5: "Five more to keep.", 4: "Four more to keep."}
    assert english(GAME.obligation(position)) == told[missing]
    six = BOOK.after(position, *CHOSEN[:2], "hkQh", "hk8h", *["hk7s"][: missing - 4])
    assert {text for text in BOOK.moves(six) if text[1] == "d"} == {
        f"hd{card}" for card in re.findall("..", offered) if f"hk{card}" not in BOOK.moves(six) and card[0] != "X"
    }
    assert BOOK.refused(six, f"hd{jokers[:2]}") == message("kept-not-discarded")


def test_how_many_are_still_to_be_kept_is_said() -> None:
    position, told = BOOK.at(**FIRST), []
    for text in CHOSEN:
        told.append(english(GAME.obligation(position)))
        position = BOOK.after(position, text)
    assert told == [f"{many} more to keep." for many in ("Six", "Five", "Four", "Three", "Two", "One")]
    assert GAME.obligation(position) is None
    assert list(GAME.raised_cards(position, SPOT["h"])) == list(
        map(notation.read_card, ["Qh", "8h", "Ac", "Kc", "Tc", "8c"])
    )
    assert GAME.raised_cards(position, SPOT["d"]) == b""


def test_the_blind_comes_into_the_hand_and_nothing_is_kept_any_more() -> None:
    position = first_hand()
    assert GAME.raised_cards(position, SPOT["h"]) == b""
    assert GAME.obligation(position) is None
    assert english(speech.pile(GAME, position, SPOT["b"])) == "Blind, empty"


def test_of_the_discard_only_the_card_laid_last_is_seen() -> None:
    for last in ("Js", "Ts", "9d"):
        position = BOOK.after(BOOK.at(**FIRST), *CHOSEN, f"hd{last}")
        pile = BOOK.piles(position)["d"]
        assert pile.endswith(last) and pile.count("~") == 6 and f"~{last}" not in pile
        name = english(cards.name(notation.read_card(last)))
        assert english(speech.pile(GAME, position, SPOT["d"])) == f"Discard pile, 7 cards, 6 face down, {name}"
        words = english(speech.contents(GAME, position, SPOT["d"]))
        assert words == f"Discard pile, from the top: {name}, 6 cards face down."
    assert BOOK.refused(position, "dh") == message("discard-stays")


# The call of the house, and yours


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        (EVEN, "2C"),  # an ace and three kings: four tricks
        (POOR, "6D"),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s", None),
        ("As Ks Qs Js Ts 9s 2h 3h 4h 2d 3d 4d 2c", None),  # seven
        ("As Ks Qs Js Ts 2s 2h 3h 4h 2d 3d 4d 2c", "1C"),
        ("As Ks 2h 3h 4h 5h 2d 3d 4d 5d 2c 3c 4c", "4S"),
        ("As 2h 3h 4h 5h 2d 3d 4d 2c 3c 4c Xc Xd", "5S"),
    ],
)
def test_the_house_calls_by_your_hand(hand: str, call: str | None) -> None:
    position = chosen_hand(hand)
    assert counter_pile(position, "a") == (bid(call) if call else 0)


def calls(position: Position) -> set[str]:
    return {text.removeprefix("ac") for text in BOOK.moves(position)}


ALL_BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in "CDHSN"]


def test_you_may_bid_anything_higher_or_pass() -> None:
    higher = ALL_BIDS[ALL_BIDS.index("2C") + 1 :]
    assert calls(chosen_hand(EVEN)) == {"P", *higher}
    assert calls(second_hand()) == {"P", *(text for text in ALL_BIDS[2:] if text[1] != "N")}
    assert BOOK.refused(second_hand(), "ac1D") == "Bid higher than one diamond."
    assert BOOK.refused(second_hand(), "ac1C") == "Bid higher than one diamond."


def test_when_the_house_has_passed_you_have_to_bid() -> None:
    position = first_hand()
    assert calls(position) == {text for text in ALL_BIDS if text[1] != "N"}
    assert BOOK.refused(position, "acP") == "The house has passed, so you have to bid."


def test_no_trump_is_for_even_hands_only() -> None:
    reason = message("not-balanced")
    assert BOOK.refused(first_hand(), "ac3N") == reason
    assert BOOK.refused(second_hand(), "ac1N") == reason
    assert BOOK.refused(chosen_hand(EVEN), "ac2N") is None
    with_one = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 3h Xc"  # 3-3-3-3
    assert BOOK.refused(chosen_hand(with_one), "ac2N") is None
    with_both = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s Xc Xd"  # 3-2-3-3
    assert BOOK.refused(chosen_hand(with_both), "ac2N") is None
    uneven = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 4s Xc"  # 4-2-3-3
    assert BOOK.refused(chosen_hand(uneven), "ac2N") == reason


def test_other_moves_wait_for_the_bidding() -> None:
    position = second_hand()
    assert BOOK.refused(position, "htAs") == "Bid or pass first."
    assert BOOK.refused(position, "hkAs") == "Bid or pass first."
    assert BOOK.refused(position, "su") == message("house-turns-cards")
    over = BOOK.after(position, "acP")
    assert BOOK.refused(over, "ac1H") == "The bidding is over."
    assert BOOK.refused(over, "acP") == "The bidding is over."


@pytest.mark.parametrize("n", [-1, 36, 99])
def test_there_are_no_other_bids(n: int) -> None:
    assert english(GAME.refuse(first_hand(), Move(SPOT["a"], SPOT["c"], n))) == message("no-such-bid")


@pytest.mark.parametrize("move", [Move(-1, 0), Move(0, 16), Move(99, 3), Move(0, -2)])
def test_there_are_no_other_places(move: Move) -> None:
    assert GAME.refuse(first_hand(), move) == say("no-such-place")


@pytest.mark.parametrize(("jokers", "crosses"), [("", ""), ("Xc", "x"), ("Xd", "x"), ("Xc Xd", "xx")])
@pytest.mark.parametrize(("call", "made"), [("acP", "h{}"), ("ac7C", "p7C")])
def test_jokers_double_whoever_declares(jokers: str, crosses: str, call: str, made: str) -> None:
    rest = ["2h", "3h", "4h", "5h", "6h", "2d", "3d", "4d", "5d", "2c", "3c", "4c", "2s"]
    hand = " ".join([*rest[: 13 - len(jokers.split())], *jokers.split()])
    position = chosen_hand(hand)
    house = tricks.BIDS[counter_pile(position, "a") - 1].text
    after = BOOK.after(position, call)
    assert counter_pile(after, "c") == int(contract(made.format(house) + crosses))
    assert counter_pile(after, "l") == (1 if made[0] == "p" else 0)  # the defender leads


def test_honours_are_those_of_your_hand_in_the_strain_of_the_contract() -> None:
    spades = "As Ks Qs Js 2s 2h 3h 4h 2d 3d 4d 5d 2c"  # four honours, and the house bids 2C
    assert counter_pile(chosen_hand(spades), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac2S"), "c") == int(contract("p2S", 100))
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac3D"), "c") == int(contract("p3D"))
    aces = "As 3s 2s Ah 5h 4h 3h Ad 5d 4d Ac 5c 4c"
    assert counter_pile(chosen_hand(aces), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(aces), "ac3N"), "c") == int(contract("p3N", 150))
    assert counter_pile(BOOK.after(chosen_hand(aces), "acP"), "c") == int(contract("h2C"))


# Following suit and winning tricks


def test_the_defender_leads() -> None:
    assert BOOK.moves(BOOK.after(second_hand(), "ac1H")) == {"su"}
    led = BOOK.after(second_hand(), "acP")
    assert len(BOOK.moves(led)) == 13 and all(text.startswith("ht") for text in BOOK.moves(led))


def test_then_whoever_won_the_last_trick() -> None:
    position = playing("h1C", h="As9s4d", s=down("2s", "Ts", "5h"))
    position = BOOK.after(position, "htAs", "su", "tw")
    assert counter_pile(position, "l") == 0 and BOOK.moves(position) == {"ht9s", "ht4d"}
    position = BOOK.after(position, "ht9s", "su", "tv")
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}
    assert tricks_so_far(position) == [BOTH, HOUSE_WON]


def test_the_house_leads_the_top_card_of_the_stock() -> None:
    position = playing("p1C", lead=1, h="As9s4d", s=down("2h", "Ts"))
    assert BOOK.piles(BOOK.after(position, "su"))["u"] == "2h"
    assert BOOK.refused(position, "htAs") == message("house-turn")
    assert BOOK.refused(position, "sx") == message("house-turn")


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("As9s4dXc", "2s", ["As", "9s"]),
        ("4d5c", "2s", ["4d", "5c"]),
        ("4d5cXc", "2s", ["4d", "5c", "Xc"]),
        ("As9s4dXc", "Xd", ["As", "9s", "4d", "Xc"]),
        ("As9s4dXc", "2d", ["4d"]),
        ("As9s4dXc", "2c", ["As", "9s", "4d", "Xc"]),
    ],
)
def test_you_follow_suit_if_you_can(hand: str, led: str, may: list[str]) -> None:
    position = playing("p1H", lead=1, h=hand, u=led, s=down("8d"))
    assert BOOK.moves(position) == {f"ht{card}" for card in may}
    others = [card for card in re.findall("..", hand) if card not in may]
    suit_led = {"s": "spades", "d": "diamonds", "c": "clubs"}[led[1]]
    for card in others:
        assert BOOK.refused(position, f"ht{card}") == f"You have to follow suit: {suit_led} were led."


def test_of_the_hand_every_card_has_a_reason_of_its_own() -> None:
    for position in (BOOK.at(**FIRST), first_hand(), second_hand(), on(first_hand(), "ac1C")):
        assert GAME.source_refusal(position, SPOT["h"]) is None
        held = [GAME.source_refusal(position, SPOT[name]) for name in "sbdxvwut"]
        assert all(held)


def test_what_else_may_not_be_done_in_play() -> None:
    position = playing("p1H", lead=1, h="As9s", u="2s", x="~3c", v="~4c~5c", w="~6c~7c", d="~8cTc", s=down("8d"))
    reasons = {
        "htKs": message("not-in-hand"),
        "hwAs": message("play-to-trick"),
        "hkAs": message("play-to-trick"),
        "xh": message("aside-stays"),
        "vw": message("trick-stays"),
        "wv": message("trick-stays"),
        "dh": message("discard-stays"),
        "ds": message("next-deal-after-tricks"),
        "sx": message("house-turns-cards"),
        "tw": message("no-card-to-take"),
        "uv": message("no-card-to-take"),
    }
    assert {text: BOOK.refused(position, text) for text in reasons} == reasons


@pytest.mark.parametrize(
    ("deal", "led", "mine", "taken"),
    [
        ("p1H", "2s", "9s", "w"),
        ("p1H", "Ts", "9s", "v"),
        ("p1H", "As", "Ks", "v"),
        ("p1H", "As", "2h", "w"),  # trumped
        ("p1N", "2s", "Ah", "v"),  # no trumps
        ("p1H", "9h", "Th", "w"),
        ("p1H", "2h", "As", "v"),
        ("p1H", "Xd", "Ah", "v"),  # a joker of the house
        ("p1H", "Xd", "Xc", "w"),  # and yours on it
        ("p1H", "2s", "Xc", "v"),  # yours on anything else
        ("p1N", "Xd", "Xc", "w"),
    ],
)
def test_a_trick_that_the_house_leads(deal: str, led: str, mine: str, taken: str) -> None:
    position = playing(deal, lead=1, h=f"{mine}3d", s=down(led, "8d"))
    after = BOOK.after(position, "su", f"ht{mine}", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{led}~{mine}"
    assert counter_pile(after, "l") == (taken == "v")
    assert tricks_so_far(after) == [BOTH if taken == "w" else HOUSE_WON]


@pytest.mark.parametrize(
    ("deal", "mine", "turned", "taken"),
    [
        ("h1H", "9s", "2s", "w"),
        ("h1H", "9s", "Ts", "v"),
        ("h1H", "As", "2h", "v"),  # trumped
        ("h1H", "As", "Xd", "v"),  # a joker wins
        ("h1N", "As", "Xd", "v"),
        ("h1H", "Xc", "2d", "v"),  # your joker is answered by the top card, and lost
        ("h1H", "Xc", "Xd", "v"),  # by the other one too
        ("h1N", "Xc", "2d", "v"),
        ("h1H", "9h", "8h", "w"),
        ("h1H", "9h", "Th", "v"),
    ],
)
def test_a_trick_that_you_lead(deal: str, mine: str, turned: str, taken: str) -> None:
    position = playing(deal, h=f"{mine}3d", s=down(turned, "8d"))
    after = BOOK.after(position, f"ht{mine}", "su", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{mine}~{turned}"
    assert counter_pile(after, "l") == (taken == "v")


def test_cards_are_turned_aside_until_one_may_be_played() -> None:
    position = playing("h1H", h="As3d", s=down("2c 3c 4c 5c 6c 7d", "2h", "8d"))
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx", "sx", "sx")  # more than four with trumps
    assert BOOK.moves(position) == {"su"}
    assert BOOK.refused(position, "sx") == message("house-turn")
    after = BOOK.after(position, "su", "tv")
    assert BOOK.piles(after)["x"] == down("7d 6c 5c 4c 3c 2c")
    assert BOOK.piles(after)["v"] == "~As~2h"


def test_what_was_turned_aside_before_stays_under() -> None:
    position = playing("h1H", h="As3d", x="~Kc~Qc", s=down("2c", "2s", "8d"))
    position = BOOK.after(position, "htAs", "sx")
    assert BOOK.piles(position)["x"] == "~Kc~Qc2c"
    assert BOOK.piles(BOOK.after(position, "su", "tw"))["x"] == "~Kc~Qc~2c"


def test_at_no_trump_four_cards_are_turned_and_then_the_trick_is_yours() -> None:
    position = playing("h1N", h="As3d", s=down("2c 3h 4c 5d", "2s 8d"))
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx")
    assert BOOK.moves(position) == {"tw"}
    after = BOOK.after(position, "tw")
    assert tricks_so_far(after) == [UNANSWERED] and counter_pile(after, "l") == 0
    piles = BOOK.piles(after)
    assert (piles["w"], piles["x"], piles["s"]) == ("~As", down("5d 4c 3h 2c"), down("2s 8d"))
    assert GAME.trick_sizes(after, SPOT["w"]) == (1,)
    # in the next trick four more may be turned
    again = BOOK.after(after, "ht3d")
    assert BOOK.moves(again) == {"sx"}


def test_the_fourth_card_may_still_be_the_answer() -> None:
    position = playing("h1N", h="9s3d", s=down("2c 3h 4c", "Ts", "8d"))
    after = BOOK.after(position, "ht9s", "sx", "sx", "sx", "su", "tv")
    assert BOOK.piles(after)["v"] == "~9s~Ts"


def test_a_suited_lead_at_no_trump_wins_by_default_whatever_its_height() -> None:
    position = playing("p1N", h="2s3d", s=down("Ac Ah Ad Kc", "8d 7d"))
    after = BOOK.after(position, "ht2s", "sx", "sx", "sx", "sx", "tw")
    assert tricks_so_far(after) == [UNANSWERED]


# The stock runs out


def ends(position: Position, *texts: str) -> Position:
    """Return the position after these moves, which play a deal to its end."""
    after = BOOK.after(position, *texts)
    assert len(tricks_so_far(after)) == 13 and not after[SPOT["h"]]
    assert BOOK.moves(after) == {"ds"}
    assert counter_pile(after, "r")
    return after


@pytest.mark.parametrize(
    ("last", "taken"),
    [
        ("5s", "w"),
        ("Ts", "v"),
        ("5h", "w"),  # of no suit that would do, it is the card of the house all the same
        ("2c", "v"),  # a trump
        ("Xd", "v"),
    ],
)
def test_the_last_card_of_the_stock_answers_your_lead_and_the_rest_is_yours(last: str, taken: str) -> None:
    position = playing("h1C", done=10, h="9s4d3d", s=down(last))
    trick = BOOK.after(position, "ht9s")
    assert BOOK.moves(trick) == {"su"}
    after = ends(trick, "su", f"t{taken}", "hw4d", "hw3d")
    assert BOOK.piles(after)[taken].startswith(f"~9s~{last}")
    assert BOOK.piles(after)["w"].endswith("~4d~3d")
    assert tricks_so_far(after)[10:] == [BOTH if taken == "w" else HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record(f"h1C{1 if taken == 'v' else 0}")


def test_the_last_card_comes_after_others_turned_aside() -> None:
    position = playing("h1C", done=11, h="9s4d", s=down("5h 6h", "7h"))
    after = ends(position, "ht9s", "sx", "sx", "su", "tw", "hw4d")
    assert BOOK.piles(after)["w"] == "~9s~7h~4d" and BOOK.piles(after)["x"] == down("6h 5h")


def test_the_house_leads_its_last_card() -> None:
    position = playing("p1C", lead=1, done=10, h="9s4d3d", s=down("Ks"))
    after = ends(position, "su", "ht9s", "tv", "hw4d", "hw3d")
    assert tricks_so_far(after)[10:] == [HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record("p1C12")
    follows = BOOK.after(position, "su")
    assert BOOK.refused(follows, "ht4d") == "You have to follow suit: spades were led."


def test_one_card_is_laid_down_at_a_time_from_the_left_jokers_too() -> None:
    position = playing("h1C", done=9, h="9s4d3dXc", s="")
    assert BOOK.moves(position) == {"hw9s"}
    assert BOOK.refused(position, "ht9s") == BOOK.refused(position, "hw4d") == message("house-turn")
    after = ends(position, "hw9s", "hw4d", "hw3d", "hwXc")
    assert GAME.trick_sizes(after, SPOT["w"])[-4:] == (1, 1, 1, 1)
    assert BOOK.piles(after)["r"] == record("h1C0")


def test_at_no_trump_the_fourth_card_may_be_the_last() -> None:
    position = playing("h1N", done=11, h="9s4d", s=down("5h 6h 7c", "8c"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "su", "tw", "hw4d")
    assert tricks_so_far(after)[11:] == [BOTH, UNANSWERED]
    assert BOOK.piles(after)["w"] == "~9s~8c~4d"


def test_at_no_trump_one_card_may_be_left_for_the_next_trick() -> None:
    position = playing("h1N", done=10, h="9s4d3d", s=down("5h 6h 7c 8c", "Kd"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "sx", "tw", "ht4d", "su", "tv", "hw3d")
    assert tricks_so_far(after)[10:] == [UNANSWERED, HOUSE_WON, UNANSWERED]


def test_a_joker_that_you_lead_takes_the_last_card() -> None:
    position = playing("h1C", done=11, h="4dXc", s=down("8c"))
    after = ends(position, "htXc", "su", "tv", "hw4d")
    assert tricks_so_far(after)[11:] == [HOUSE_WON, UNANSWERED]


def test_stock_and_hand_may_end_together() -> None:
    position = playing("h1C", done=12, h="9s", s=down("8s"))
    after = ends(position, "ht9s", "su", "tw")
    assert tricks_so_far(after)[12:] == [BOTH]


# The end of a deal, and of the rubber


@pytest.mark.parametrize(
    ("deal", "lost", "written"),
    [
        ("p1C", 5, "p1C8"),
        ("h1C", 5, "h1C5"),
        ("p2Hx", 6, "p2Hx7"),
        ("h2Nxx", 12, "h2Nxx12"),
        ("p7C", 0, "p7C13"),
        ("p7C", 12, "p7C1"),
        ("h1S", 0, "h1S0"),
    ],
)
def test_after_thirteen_tricks_the_deal_is_entered(deal: str, lost: int, written: str) -> None:
    won = course(*[HOUSE_WON] * lost, *[BOTH] * (12 - lost))
    position = playing(deal, n=won, h="9s", s=down("8s", "3d"))
    after = BOOK.after(position, "ht9s", "su", "tw")
    assert BOOK.piles(after)["r"] == record(written)
    assert not BOOK.piles(position).get("r")
    again = playing(deal, n=won, r=record("p1C6", "h1H5"), h="9s", s=down("8s", "3d"))
    assert BOOK.piles(BOOK.after(again, "ht9s", "su", "tw"))["r"] == record("p1C6", "h1H5", written)


def test_honours_are_entered_with_the_deal() -> None:
    position = playing("h1C", c=contract("h1C", 100), done=12, h="9s", s=down("8s", "3d"))
    after = BOOK.after(position, "ht9s", "su", "tw")
    assert BOOK.piles(after)["r"] == record("h1C0+100")
    assert GAME.points(BOOK.after(position, "ht9s", "su"), notation.read_move(GAME, "tw"), after) == 100 + 350


def test_the_deal_ends_by_the_last_card_laid_down() -> None:
    position = playing("p1C", done=12, h="9s", s="")
    after = BOOK.after(position, "hw9s")
    assert BOOK.piles(after)["r"] == record("p1C13")
    assert GAME.points(position, notation.read_move(GAME, "hw9s"), after) == 20 + 120


def test_the_next_deal_begins_anew_but_for_the_score() -> None:
    over = played_out("p1C8", "h2H7", z=11)
    assert BOOK.moves(over) == {"ds"}
    after = BOOK.after(over, "ds")
    assert BOOK.piles(after)["r"] == record("p1C8", "h2H7") and counter_pile(after, "z") == 11
    assert [counter_pile(after, name) for name in "acln"] == [0, 0, 0, 0]
    assert [len(after[SPOT[name]]) for name in "sbhdutxvw"] == [34, 7, 13, 0, 0, 0, 0, 0, 0]
    assert sorted(cards.identity(card) for i in PILES for card in after[i]) == WHOLE_PACK
    assert GAME.points(over, NEXT_DEAL, after) == 0
    assert GAME.automatic_move(over) is None  # it waits for the player
    assert [deal_number(position) for position in (over, after)] == [2, 3]
    assert "Deal 2" in spoken(GAME.facts(over)) and "Deal 3" in spoken(GAME.facts(after))
    assert GAME.progress_label(over) is GAME.progress_label(after) is None  # the facts say it


@pytest.mark.parametrize(
    ("deals", "ends_as"),
    [
        (("p3N9",), Status.PLAYING),
        (("p3N9", "h3N9"), Status.PLAYING),
        (("p3N9", "p3N9"), Status.WON),
        (("h3N9", "h3N9"), Status.LOST),
        (("p3N9", "h3N9", "p3N9"), Status.WON),
        (("p3N9", "h3N9", "h3N9"), Status.LOST),
        # two games, and less in all: thirteen, five and five missing are 1150, the games 900
        (("p7C0", "p7C8", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("h7C0", "h7C8", "h7C8", "h3N9", "h3N9"), Status.WON),
        # 900 on either side: a tie is not won
        (("p7C0", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("p7C0", "p7C9", "p3N9", "p3N9"), Status.WON),  # 900 to 850
        (("h7C0", "h7C8", "h3N9", "h3N9"), Status.LOST),
    ],
)
def test_the_rubber_is_won_with_more_points_in_all(deals: tuple[str, ...], ends_as: Status) -> None:
    position = played_out(*deals)
    assert GAME.status(position) is ends_as
    assert BOOK.moves(position) == ({"ds"} if ends_as is Status.PLAYING else set())
    if ends_as is not Status.PLAYING:
        assert BOOK.refused(position, "ds") == "The rubber is over."
        assert GAME.call_options(position) is None


def test_a_rubber_ends_with_its_last_trick() -> None:
    position = playing("p3N", done=12, r=record("p3N9"), h="9s", s=down("8s", "3d"))
    before = BOOK.after(position, "ht9s", "su")
    after = BOOK.after(before, "tw")
    assert GAME.status(before) is Status.PLAYING and GAME.status(after) is Status.WON
    assert GAME.points(before, notation.read_move(GAME, "tw"), after) == 100 + 120 + 700
    assert english(speech.ending(GAME, after, Status.WON, 80)) == "Won in 80 moves."
    lost = played_out("h3N9", "h4S10")
    assert english(speech.ending(GAME, lost, Status.LOST, 80)) == (
        "The house’s four spades, made: the house 120 below the line, 700 for the rubber. "
        "Total: you 0, the house 920. The side with more points wins the rubber."
    )


# Positions that cannot be


@pytest.mark.parametrize(
    ("piles", "reason"),
    [
        ({"k": str(2**13)}, "This position has a number that is too high for Bridge Solitaire."),
        ({"a": "36"}, "This position has a number that is too high for Bridge Solitaire."),
        ({"l": "2"}, "This position has a number that is too high for Bridge Solitaire."),
        ({"c": "64"}, "This position has an impossible contract."),
        ({"r": "5"}, "This position has an impossible contract."),
        ({"n": course(BOTH, 4)}, "This position has impossible tricks."),
        ({"n": course(*[UNANSWERED] * 14)}, "This position has impossible tricks."),
        ({"n": course(*[UNANSWERED] * 13)}, "This position has a deal that was played but not scored."),
        ({"t": "Ac"}, "This position has an impossible trick."),
        ({"t": "AcKc", "u": "Qc"}, "This position has an impossible trick."),
        ({"u": "AcKc"}, "This position has an impossible trick."),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(piles: dict[str, str], reason: str) -> None:
    counters = {spot.name: "0" for spot in GAME.spots if spot.kind is Kind.COUNTER} | {"z": "1"}
    text = ".".join((counters | piles).get(spot.name, "") for spot in GAME.spots)
    with pytest.raises(notation.CannotReadError) as told:
        notation.read_position(GAME, text)
    assert english(told.value.reason) == reason


def test_a_trick_that_the_player_leads_to_while_cards_are_in_the_stock_can_be() -> None:
    counters = {spot.name: "0" for spot in GAME.spots if spot.kind is Kind.COUNTER} | {"z": "1"}
    text = ".".join((counters | {"t": "Ac", "s": "~Kc"}).get(spot.name, "") for spot in GAME.spots)
    assert notation.read_position(GAME, text)
