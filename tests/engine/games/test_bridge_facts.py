"""Test Bridge Solitaire: the facts always shown, and the calls offered."""

import pytest

from engine.core.game import Call, Move
from engine.core.saying import say
from engine.core.tricks import TrickGoal
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
    POOR,
    SPOT,
    UNANSWERED,
    bid,
    chosen_hand,
    counter_pile,
    course,
    first_hand,
    offer,
    on,
    played_out,
    playing,
    second_hand,
    signs,
    spoken,
)
from support.english import english, message


def written(grid: tuple[Call | None, ...]) -> list[str]:
    return [english(call.button, "sign") if call else "-" for call in grid]


# What is always shown


def test_the_facts() -> None:
    position = BOOK.at(**FIRST)
    assert signs(GAME.facts(position)) == ("0 of 6 kept", "Deal 1", "Neither vulnerable")
    assert signs(GAME.facts(first_hand())) == ("House passes", "Deal 1", "Neither vulnerable")
    assert signs(GAME.facts(second_hand())) == ("House bids 1♦", "Deal 1", "Neither vulnerable")
    assert GAME.trick_goal(second_hand()) is None
    after = on(first_hand(), "ac1C", "ht8c")
    assert signs(GAME.facts(after)) == ("Yours: 1♣ doubled", "You 1 of 7", "House 0", "Neither vulnerable")
    assert GAME.trick_goal(after) == TrickGoal("♣", 1, 7, by_player=True)
    passed = on(second_hand(), "acP")
    assert signs(GAME.facts(passed)) == ("House’s: 1♦ doubled", "House 0 of 7", "You 0", "Neither vulnerable")
    assert GAME.trick_goal(passed) == TrickGoal("♦", 0, 7, by_player=False)
    assert spoken(GAME.facts(passed))[0] == "House’s: one diamond doubled"
    assert spoken(GAME.facts(second_hand()))[0] == "House bids one diamond"


def test_the_facts_of_a_choice_count_the_cards_kept() -> None:
    kept = [spoken(GAME.facts(BOOK.after(BOOK.at(**FIRST), *CHOSEN[:many])))[0] for many in range(7)]
    assert kept == [f"{many} of 6 kept" for many in range(7)]


@pytest.mark.parametrize(
    ("deals", "words"),
    [
        (("p1C7",), "Neither vulnerable"),
        (("p3N9",), "You’re vulnerable"),
        (("h3N9",), "House vulnerable"),
        (("p3N9", "h3N9"), "Both vulnerable"),
    ],
)
def test_who_is_vulnerable(deals: tuple[str, ...], words: str) -> None:
    over = played_out(*deals)
    assert spoken(GAME.facts(over))[3] == signs(GAME.facts(over))[3] == words
    # The deal that follows shows it, too, while the player chooses cards.
    assert spoken(GAME.facts(BOOK.after(over, "ds")))[-1] == words


def test_tricks_lie_in_packets_of_two_or_of_one() -> None:
    position = playing("h1N", n=course(BOTH, UNANSWERED, HOUSE_WON, BOTH), w="~2c~3c~4c~5c~6c", v="~2d~3d", h="As")
    assert GAME.trick_sizes(position, SPOT["w"]) == (2, 1, 2)
    assert GAME.trick_sizes(position, SPOT["v"]) == (2,)
    assert GAME.trick_sizes(position, SPOT["s"]) == ()
    assert english(speech.pile(GAME, position, SPOT["w"])) == "Your tricks: 3"
    assert english(speech.pile(GAME, position, SPOT["v"])) == "The house’s tricks: 1"


def test_the_account_is_the_row_of_the_contracts() -> None:
    assert GAME.result_notes(played_out("p1Cx7+150", "h2H9", "p3Nxx6")) == "p1Cx7!!+h2H9+p3Nxx6"
    assert GAME.result_notes(BOOK.at(**FIRST)) == ""


# Which calls are offered


def test_the_offer_while_choosing() -> None:
    two = offer(BOOK.after(BOOK.at(**FIRST), "hkAc", "hkKc"))
    assert english(two.title, "sign") == "Keep six cards: four to go"
    assert not two.calls and not two.grid
    assert spoken(two.notes) == (message("then-the-blind"),)
    joker = BOOK.at(b=FIRST["b"].replace("~Xc", "~2c"), h=FIRST["h"].replace("9d", "Xc"), k="4096", z="1")
    assert say("joker-is-kept") in offer(joker).notes


def test_the_offer_when_six_are_kept_is_the_blind_with_the_highest_card_on_top() -> None:
    six = offer(BOOK.after(BOOK.at(**FIRST), *CHOSEN))
    assert english(six.title, "sign") == message("six-are-kept") and not six.grid
    assert [(notation.move_text(GAME, call.move), english(call.button, "sign")) for call in six.calls] == [
        ("hdJs", message("take-up-blind"))
    ]
    assert "jack of spades" in english(six.calls[0].words) and "J♠" in english(six.notes[0])


NOT_BALANCED = message("not-balanced")


def test_the_bids_stand_in_their_places_from_the_lowest_level_that_is_allowed() -> None:
    second = offer(second_hand())
    assert english(second.title, "sign") == "The house bids 1♦" and second.columns == 4
    assert written(second.grid)[:8] == ["-", "-", "1♥", "1♠", "2♣", "2♦", "2♥", "2♠"]
    assert len(second.grid) == 28  # no buttons for no trump, which this hand may not bid
    assert [(english(call.button, "sign"), notation.move_text(GAME, call.move)) for call in second.calls] == [
        ("Pass", "acP")
    ]
    assert spoken(second.notes) == (message("bid-higher-or-pass"), NOT_BALANCED)
    assert second.report == "count"
    one_heart = second.grid[2]
    assert one_heart and one_heart.move == Move(SPOT["a"], SPOT["c"], 3)
    assert (english(one_heart.button, "sign"), english(one_heart.words)) == ("1♥", "bid one heart")


def test_a_pass_of_the_house_leaves_no_pass_to_you() -> None:
    first = offer(first_hand())
    assert english(first.title, "sign") == "The house passes"
    assert written(first.grid)[:5] == ["1♣", "1♦", "1♥", "1♠", "2♣"] and first.calls == ()
    assert spoken(first.notes) == ("So you have to bid.", NOT_BALANCED)


def test_an_even_hand_is_offered_no_trump() -> None:
    even = offer(chosen_hand(EVEN))
    assert even.columns == 5
    assert written(even.grid)[:6] == ["-", "2♦", "2♥", "2♠", "2NT", "3♣"]
    assert len(even.grid) == 30  # no buttons for the first level, where no bid is allowed
    assert english(even.title, "sign") == "The house bids 2♣" and spoken(even.notes) == (
        message("bid-higher-or-pass"),
    )


def test_a_level_of_which_nothing_is_allowed_is_left_out() -> None:
    spades = "As Kh 4h 3h 2h Ad 4d 3d 2d Ac 4c 3c 2c"  # an unbalanced hand with one spade
    position = chosen_hand(spades)
    assert counter_pile(position, "a") == bid("2S")
    assert written(offer(position).grid)[:5] == ["3♣", "3♦", "3♥", "3♠", "4♣"]


def test_what_is_offered_is_what_is_legal() -> None:
    for position in (first_hand(), second_hand(), chosen_hand(EVEN), chosen_hand(POOR)):
        made = offer(position)
        legal = {call.move for call in (*made.grid, *made.calls) if call}
        assert legal == set(GAME.moves(position))


def test_the_offer_after_a_deal() -> None:
    made = offer(played_out("p1Cx8+150"))
    assert english(made.title, "sign") == "Your 1♣ doubled: made with one overtrick" and not made.report
    assert [call.move for call in made.calls] == [NEXT_DEAL] and english(
        made.calls[0].button, "sign"
    ) == "Next deal"
    assert spoken(made.notes) == (
        "You 150 for honours, 40 below the line, 100 for one overtrick, 50 for the insult.",
    )
    lost = offer(played_out("p3N9", "p1C5"))
    assert english(lost.title, "sign") == "Your 1♣: two down"
    assert spoken(lost.notes) == ("The house 200 for two undertricks.",)  # the player is vulnerable
    house = offer(played_out("h2H9+100"))
    assert english(house.title, "sign") == "The house’s 2♥: made with one overtrick"
    assert spoken(house.notes) == ("You 100 for honours.", "The house 60 below the line, 30 for one overtrick.")
    slam = offer(played_out("p6S12"))
    assert english(slam.title, "sign") == "Your 6♠: made"
    assert spoken(slam.notes) == ("You 180 below the line, 500 for a small slam.",)


def test_nothing_is_offered_while_tricks_are_played() -> None:
    assert GAME.call_options(on(first_hand(), "ac1C")) is None
