"""What Bridge Solitaire tells of a position: facts in sight, calls on offer, reports, and what a bid is worth."""

import re

import pytest

from engine.core import cards, hands
from engine.core.game import Call, Move, Position, Stakes
from engine.core.reports import Grid, Report
from engine.core.saying import Saying, say
from engine.core.tricks import TrickGoal
from engine.games.bridge import rubber, state
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
    grid,
    offer,
    on,
    played_out,
    playing,
    report,
    second_hand,
    signs,
    spoken,
)
from support.english import english, message


def written(grid: tuple[Call | None, ...]) -> list[str]:
    return [english(call.button, "sign") if call else "-" for call in grid]


def text(sheet: Report) -> str:
    return " ".join(english(part) for part in sheet.parts if isinstance(part, Saying))


# What is always in sight


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
    assert spoken(GAME.facts(BOOK.after(over, "ds")))[-1] == words  # and in the deal that follows, while choosing


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


# What is offered


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
    assert len(second.grid) == 28  # no place is kept for no trump, which is not allowed
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
    assert len(even.grid) == 30  # nothing is left of the first level
    assert english(even.title, "sign") == "The house bids 2♣" and spoken(even.notes) == (
        message("bid-higher-or-pass"),
    )


def test_a_level_of_which_nothing_is_allowed_is_left_out() -> None:
    spades = "As Kh 4h 3h 2h Ad 4d 3d 2d Ac 4c 3c 2c"  # an uneven hand, one spade
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
    assert english(lost.title, "sign") == "Your 1♣: down two"
    assert spoken(lost.notes) == ("The house 200 for two undertricks.",)  # vulnerable
    house = offer(played_out("h2H9+100"))
    assert english(house.title, "sign") == "The house’s 2♥: made with one overtrick"
    assert spoken(house.notes) == ("You 100 for honours.", "The house 60 below the line, 30 for one overtrick.")
    slam = offer(played_out("p6S12"))
    assert english(slam.title, "sign") == "Your 6♠: made"
    assert spoken(slam.notes) == ("You 180 below the line, 500 for a small slam.",)


def test_nothing_is_offered_while_tricks_are_played() -> None:
    assert GAME.call_options(on(first_hand(), "ac1C")) is None


# Reports


def rows(table: Grid) -> list[tuple[tuple[str, ...], str]]:
    """Return the texts of each row with its mark."""
    return [(spoken(row.cells), row.mark) for row in table.rows]


SMALL = ("p1Cx7+150", "h2H9", "p3N7", "p2H8")


def test_the_deals_are_named_with_what_they_scored() -> None:
    sheet = report(played_out(*SMALL), "score")
    deals = sheet.parts[-1]
    assert isinstance(deals, Grid) and spoken(deals.head) == ("Deal", "Contract", "You", "House")
    assert [spoken(row.cells) for row in deals.rows] == [
        ("1", "Yours: 1♣ doubled, made", "240", ""),
        ("2", "House’s: 2♥, made with one overtrick", "", "90"),
        ("3", "Yours: 3NT, down two", "", "100"),
        ("4", "Yours: 2♥, made", "60", ""),
    ]
    for column, total in zip((2, 3), spoken(grid(sheet).rows[-1].cells), strict=True):
        assert sum(int(english(row.cells[column]) or 0) for row in deals.rows) == int(total)
    assert len(report(BOOK.at(**FIRST), "score").parts) == 2  # no deal is over


def test_the_sheet_of_a_small_rubber() -> None:
    sheet = grid(report(played_out(*SMALL), "score"))
    assert spoken(sheet.head) == ("You", "The house")
    assert rows(sheet) == [
        (("Above the line",), "heading"),
        (("50 insult", "100 two undertricks"), ""),
        (("150 honours", "30 one overtrick"), ""),  # the first entries are next to the line
        (("Below the line",), "heading"),
        (("40 1♣ doubled", "60 2♥"), ""),
        (("60 2♥", ""), "rule"),
        (("300", "190"), "total"),
    ]


def test_the_sheet_of_a_rubber_that_is_over() -> None:
    over = played_out(*SMALL, "h6S12", "p1C6", "h4S10")
    sheet = grid(report(over, "score"))
    assert rows(sheet) == [
        (("Above the line",), "heading"),
        (("", "500 rubber"), ""),
        (("", "100 one undertrick"), ""),
        (("", "500 small slam"), ""),
        (("50 insult", "100 two undertricks"), ""),
        (("150 honours", "30 one overtrick"), ""),
        (("Below the line",), "heading"),
        (("40 1♣ doubled", "60 2♥"), ""),
        (("60 2♥", ""), "rule"),
        (("", "180 6♠"), "rule"),
        (("", "120 4♠"), "rule"),
        (("300", "1590"), "total"),
    ]
    assert "The rubber is over" in text(report(over, "score"))


def test_only_a_game_that_is_won_has_a_rule_under_it() -> None:
    sheet = grid(report(played_out("p3N9", "h2C8"), "score"))
    assert rows(sheet)[-3:] == [(("100 3NT", ""), "rule"), (("", "40 2♣"), ""), (("100", "40"), "total")]


def test_the_words_over_the_sheet() -> None:
    words = text(report(played_out("p3N9", "h3N9", "h2C8", "p1H7"), "score"))
    assert words == (
        "Games won: you one, the house one. "
        "Part-score towards the next game: you 30, the house 40. Both vulnerable."
    )


def test_an_empty_sheet() -> None:
    sheet = grid(report(BOOK.at(**FIRST), "score"))
    assert [spoken(row.cells) for row in sheet.rows] == [("Above the line",), ("Below the line",), ("0", "0")]


def test_the_count_of_the_first_example() -> None:
    count = report(first_hand(), "count")
    assert [spoken(row.cells) for row in grid(count).rows] == [
        ("Spades", "4 loses to A, 9 loses to K", "0"),
        ("Hearts", "7 loses to A, 8 loses to K, Q beats 2", "1"),
        (
            "Clubs",
            "A beats 2, K beats 3, Q beats 4, J beats 5, 10 beats 6, 8 loses to 9",
            "5",
        ),
        ("Diamonds", "3 loses to A", "0"),
    ]
    assert "six winning tricks" in text(count) and "so the house passes" in text(count)


def test_the_count_of_the_second_example() -> None:
    count = report(second_hand(), "count")
    assert [spoken(row.cells) for row in grid(count).rows] == [
        ("Spades", "A beats 2, 3 loses to K, 9 loses to Q", "1"),
        ("Hearts", "A beats 4, 2 loses to K, Q beats 5, 3 loses to J, 10 beats 6", "3"),
        ("Clubs", "3 loses to A, K beats 2, 4 loses to Q", "1"),
        ("Diamonds", "3 loses to A", "0"),
    ]
    assert text(count) == (
        "Your hand has five winning tricks. Six minus five is one, so the house bids one diamond. "
        "Its suit is diamonds, your shortest: one card."
    )


def test_the_count_of_a_void_suit_and_of_more_than_six() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    count = report(spades, "count")
    assert [spoken(row.cells)[1:] for row in grid(count).rows][1:] == [("you hold none", "0")] * 3
    assert spoken(grid(count).rows[0].cells)[1].startswith("A wins, K wins") and "13 winning tricks" in text(count)
    assert text(count) == (
        "Your hand has 13 winning tricks. That’s six or more, so the house passes. "
        "Its suit would be clubs. Your shortest suits are clubs, diamonds and hearts, with no cards; "
        "clubs rank lowest."
    )


def test_of_equally_short_suits_all_are_named() -> None:
    count = report(chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"), "count")
    assert text(count).endswith("Its suit is spades, your shortest: two cards.")
    even = report(chosen_hand(EVEN), "count")
    lengths = [len(hands.of_suit(chosen_hand(EVEN)[SPOT["h"]], suit)) for suit in cards.SUITS]
    assert sorted(lengths) == [3, 3, 3, 4]
    assert "three cards each; clubs rank lowest." in text(even)


# What a bid is worth


def stakes(position: Position, sign: str) -> Stakes:
    """Return what is said of a bid before it is made."""
    found = next(call for call in offer(position).grid if call and english(call.button, "sign") == sign)
    assert found.stakes
    return found.stakes


def test_a_bid_says_what_it_is_worth_with_doubling() -> None:
    two_hearts = stakes(second_hand(), "2♥")  # one joker
    assert english(offer(second_hand()).badge) == "One joker: doubled"
    assert two_hearts.points == 120 and two_hearts.stands_out
    assert english(two_hearts.title, "sign") == "2♥ doubled: 8 of 13 tricks"
    assert english(two_hearts.title) == "two hearts doubled: eight of thirteen tricks"
    assert english(two_hearts.label) == "two hearts doubled: 120 below the line, makes game"
    assert spoken(two_hearts.lines) == (
        "Made: 120 below, 50 above; makes game.",
        "Down one: 100 to the house; down two: 300.",
    )
    one_heart = stakes(second_hand(), "1♥")
    assert one_heart.points == 60 and not one_heart.stands_out
    assert english(one_heart.label) == "one heart doubled: 60 below the line"


def test_a_bid_without_jokers_and_one_with_both() -> None:
    plain = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s")
    assert offer(plain).badge is None and spoken(stakes(plain, "3♥").lines) == (
        "Made: 90 below the line.",
        "Down one: 50 to the house; down two: 100.",
    )
    both = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c Xc Xd")
    assert english(offer(both).badge) == "Two jokers: redoubled"
    assert spoken(stakes(both, "2♥").lines) == (
        "Made: 240 below, 100 above; makes game.",
        "Down one: 200 to the house; down two: 600.",
    )


def test_what_the_rubber_has_so_far_counts_for_a_bid() -> None:
    """A part-score makes game with less; a second game ends the rubber; who is vulnerable loses more."""
    hand = "As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"
    part = chosen_hand(hand, deals=("p2H8",))
    assert english(stakes(part, "2♥").lines[0]) == "Made: 60 below the line; makes game."
    game_up = chosen_hand(hand, deals=("p4H10",))
    four = stakes(game_up, "4♥")
    assert spoken(four.lines) == (
        "Made: 120 below, 700 above; makes game and rubber.",
        "Down one: 100 to the house; down two: 200.",
    )
    slam = stakes(game_up, "6♥")
    assert english(slam.lines[0]) == "Made: 180 below, 1450 above; makes game and rubber."


def test_honours_are_said_apart_for_they_count_either_way() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    assert english(stakes(spades, "1♠").lines[-1]) == "Honours: 150 either way."
    assert english(stakes(spades, "1♠").lines[0]) == "Made: 30 below the line."


def test_what_a_bid_promises_is_what_the_deal_then_scores() -> None:
    """The figures before the bid are those of the score sheet after a deal in which it is just made or fails."""
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


def test_when_there_are_reports() -> None:
    named = [
        [sheet.name for sheet in GAME.reports(position)]
        for position in (BOOK.at(**FIRST), first_hand(), on(first_hand(), "ac1C"), played_out("p1C7"))
    ]
    assert named == [["score"], ["score", "count"], ["score"], ["score"]]


@pytest.mark.parametrize(
    "hand",
    [
        "Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d Xc",  # nothing is left of six
        POOR,  # nothing to take away
        "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",  # nothing of a suit
    ],
)
def test_nothing_is_not_a_bare_no(hand: str) -> None:
    # "no" stands before a thing: "no tricks"; by itself it is an answer
    sheets = GAME.reports(chosen_hand(hand))
    bare = [found for sheet in sheets for found in re.findall(r".{0,30}\bno(?=[.,;]| is\b)", text(sheet))]
    assert bare == []
