"""Test Bridge Solitaire: the deal, the choice of six cards, and the blind cards."""

import re

import pytest
from hypothesis import given

from engine.core import cards, hands
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.bridge import tricks
from engine.play import notation
from engine.view import speech
from support.bridge_positions import (
    BOOK,
    CHOSEN,
    FIRST,
    GAME,
    PILES,
    SPOT,
    WHOLE_PACK,
    counter_pile,
    first_hand,
    played_out,
)
from support.english import english, message
from support.strategies import numbers


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
