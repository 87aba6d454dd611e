"""Test the words of Bridge Solitaire for cards, calls and results."""

from engine.core.game import Status
from engine.core.turn import Turn
from engine.play import notation
from engine.view import speech
from support.bridge_positions import (
    BOOK,
    CHOSEN,
    FIRST,
    GAME,
    SECOND,
    SECOND_CHOSEN,
    SPOT,
    could_be,
    down,
    first_hand,
    on,
    played_out,
    playing,
    record,
    said,
    second_hand,
)
from support.english import english, message


def test_the_words_while_choosing() -> None:
    position = BOOK.at(**FIRST)
    assert said(position, "hkAc") == "ace of clubs kept"
    assert said(BOOK.after(position, "hkAc"), "hkAc") == "ace of clubs put back"
    assert could_be(position, "hkAc") == "keep the ace of clubs"
    kept = BOOK.after(position, "hkAc")
    assert could_be(kept, "hkAc") == "put back the ace of clubs"
    assert english(speech.in_hand(GAME, kept, SPOT["h"], notation.read_card("Ac"))) == "ace of clubs, kept"
    assert english(speech.in_hand(GAME, kept, SPOT["h"], notation.read_card("Kc"))) == "king of clubs"
    assert english(speech.contents(GAME, kept, SPOT["h"])) == (
        "Hand: spades jack, ten, seven, two; hearts queen, eight, five, four; "
        "clubs ace, king, ten, eight; diamonds nine. Kept: ace of clubs."
    )
    assert english(speech.pile(GAME, kept, SPOT["h"])) == "Hand, 13 cards"
    assert english(speech.pile(GAME, kept, SPOT["s"])) == "Stock, 34 cards"
    assert english(speech.pile(GAME, kept, SPOT["b"])) == "Blind, 7 cards"
    assert english(speech.contents(GAME, kept, SPOT["b"])) == "Blind: 7 cards, face down."


def test_the_words_for_the_end_of_the_choice() -> None:
    six = BOOK.after(BOOK.at(**FIRST), *CHOSEN)
    assert said(six, "hdJs") == (
        "your hand: spades nine, four; hearts queen, eight, seven; clubs ace, king, queen, jack, ten, eight; "
        "diamonds three; a joker; the house passes"
    )
    assert could_be(six, "hdJs") == "discard the rest, with the jack of spades on top"
    assert said(BOOK.after(BOOK.at(**SECOND), *SECOND_CHOSEN), "hdTs").endswith("the house bids one diamond")


def test_the_words_for_calls() -> None:
    assert said(first_hand(), "ac1C") == (
        "the contract is one club doubled; you declare and need seven tricks; the house leads the three of clubs"
    )
    assert said(second_hand(), "acP") == (
        "the contract is one diamond doubled; the house declares and needs seven tricks"
    )
    assert could_be(second_hand(), "acP") == "pass"
    assert could_be(second_hand(), "ac1H") == "bid one heart"
    assert could_be(second_hand(), "ac3C") == "bid three clubs"


def test_the_words_for_a_trick() -> None:
    position = on(first_hand(), "ac1C")
    assert said(position, "ht8c") == "you play the eight of clubs; you win the trick: you 1, the house 0"
    position = on(position, "ht8c")
    assert said(position, "htAc") == (
        "you play the ace of clubs; set aside: seven of diamonds, five of diamonds, ace of hearts; "
        "the house plays the nine of clubs; you win the trick: you 2, the house 0"
    )
    position = on(position, "htAc", "htKc", "htQc", "htJc")
    assert said(position, "htQh") == (
        "you play the queen of hearts; set aside: ten of diamonds; the house plays the four of clubs; "
        "the house wins the trick: you 5, the house 1; the house leads the king of spades"
    )
    assert could_be(position, "htQh") == "play the queen of hearts"


def test_the_words_for_a_trick_by_default() -> None:
    position = playing("h1N", h="As3d", s=down("2c 3h 4c 5d", "2s 8d"))
    assert said(position, "htAs") == (
        "you play the ace of spades; set aside: two of clubs, three of hearts, four of clubs, "
        "five of diamonds; you win the trick: you 1, the house 0"
    )


def test_the_words_when_the_stock_runs_out() -> None:
    position = playing("h1C", done=10, h="9s4dXc", s=down("5s"))
    assert said(position, "ht9s") == (
        "you play the nine of spades; the house plays the five of spades; you win the trick: you 11, the house 0; "
        "the stock is empty, so each card left in your hand wins a trick: four of diamonds, joker; "
        "the house’s one club, seven down: you 350 for seven undertricks"
    )


def test_the_words_for_the_next_deal_and_the_end() -> None:
    over = played_out("p1C8", z=3)
    words = said(over, "ds")
    assert words.startswith("deal 2; cards to choose from: ")
    assert could_be(over, "ds") == "next deal"
    position = playing("p3N", done=12, r=record("p3N9"), h="9s", s=down("8s", "3d"))
    assert said(position, "ht9s") == (
        "you play the nine of spades; the house plays the eight of spades; you win the trick: you 13, the house 0"
    )
    # The ending describes the last deal itself, so the move does not.
    assert english(GAME.ending(on(position, "ht9s"), Status.WON)).startswith(
        "Your three no-trumps, made with four overtricks: "
        "you 100 below the line, 120 for four overtricks, 700 for the rubber. Total: "
    )
    assert english(speech.possible(Turn(GAME, over))) == "1 move: next deal."
    assert english(speech.possible(Turn(GAME, played_out("p3N9", "p3N9")))) == message("no-move-left")


def test_the_score_is_said_as_a_lead() -> None:
    assert english(speech.score(GAME, 240)) == "240 ahead"
    assert english(speech.score(GAME, -100)) == "100 behind"
    assert english(speech.score(GAME, 0)) == "0 ahead"
