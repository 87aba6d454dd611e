"""Test Bridge Solitaire: the score sheet, and how the house values a hand."""

import re

import pytest

from engine.core import cards, hands
from engine.core.reports import Grid, Report
from engine.core.saying import Saying
from support.bridge_positions import (
    BOOK,
    EVEN,
    FIRST,
    GAME,
    POOR,
    SPOT,
    chosen_hand,
    first_hand,
    grid,
    on,
    played_out,
    report,
    second_hand,
    spoken,
)
from support.english import english, message


def text(sheet: Report) -> str:
    return " ".join(english(part) for part in sheet.parts if isinstance(part, Saying))


def rows(table: Grid) -> list[tuple[tuple[str, ...], str]]:
    """Return the texts of each row of a table with the row's mark."""
    return [(spoken(row.cells), row.mark) for row in table.rows]


SMALL = ("p1Cx7+150", "h2H9", "p3N7", "p2H8")


def test_the_deals_are_named_with_what_they_scored() -> None:
    sheet = report(played_out(*SMALL), "score")
    deals = sheet.parts[-1]
    assert isinstance(deals, Grid) and spoken(deals.head) == ("Deal", "Contract", "You", "House")
    assert [spoken(row.cells) for row in deals.rows] == [
        ("1", "Yours: 1♣ doubled, made", "240", ""),
        ("2", "House’s: 2♥, made with one overtrick", "", "90"),
        ("3", "Yours: 3NT, two down", "", "100"),
        ("4", "Yours: 2♥, made", "60", ""),
    ]
    for column, total in zip((2, 3), spoken(grid(sheet).rows[-1].cells), strict=True):
        assert sum(int(english(row.cells[column]) or 0) for row in deals.rows) == int(total)
    assert len(report(BOOK.at(**FIRST), "score").parts) == 2  # no table of deals, as no deal is over


def test_the_sheet_of_a_small_rubber() -> None:
    sheet = grid(report(played_out(*SMALL), "score"))
    assert spoken(sheet.head) == ("You", "The house")
    assert rows(sheet) == [
        (("Above the line",), "heading"),
        (("50 insult", "100 two undertricks"), ""),
        (("150 honours", "30 one overtrick"), ""),  # the first entries stand next to the line
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
        ("Spades", "the house’s A beats your 4, the house’s K beats your 9", "0"),
        ("Hearts", "the house’s A beats your 7, the house’s K beats your 8, your Q beats 2", "1"),
        (
            "Clubs",
            "your A beats 2, your K beats 3, your Q beats 4, your J beats 5, your 10 beats 6, "
            "the house’s 9 beats your 8",
            "5",
        ),
        ("Diamonds", "the house’s A beats your 3", "0"),
    ]
    assert "six winning tricks" in text(count) and "so the house passes" in text(count)


def test_the_count_of_the_second_example() -> None:
    count = report(second_hand(), "count")
    assert [spoken(row.cells) for row in grid(count).rows] == [
        ("Spades", "your A beats 2, the house’s K beats your 3, the house’s Q beats your 9", "1"),
        (
            "Hearts",
            "your A beats 4, the house’s K beats your 2, your Q beats 5, the house’s J beats your 3, "
            "your 10 beats 6",
            "3",
        ),
        ("Clubs", "the house’s A beats your 3, your K beats 2, the house’s Q beats your 4", "1"),
        ("Diamonds", "the house’s A beats your 3", "0"),
    ]
    assert text(count) == (
        "Your hand has five winning tricks. Six minus five is one, so the house bids one diamond. "
        "Its suit is diamonds, your shortest: one card. " + message("how-counted")
    )


def test_the_count_of_a_void_suit_and_of_more_than_six() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    count = report(spades, "count")
    assert [spoken(row.cells)[1:] for row in grid(count).rows][1:] == [("you hold none", "0")] * 3
    assert spoken(grid(count).rows[0].cells)[1].startswith("your A wins, your K wins")
    assert text(count) == (
        "Your hand has 13 winning tricks. That’s six or more, so the house passes. "
        "Its suit would be clubs. Your shortest suits are clubs, diamonds and hearts, each a void; "
        "clubs rank lowest. " + message("how-counted")
    )


def test_of_equally_short_suits_all_are_named() -> None:
    count = report(chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"), "count")
    assert "Its suit is spades, your shortest: two cards." in text(count)
    even = report(chosen_hand(EVEN), "count")
    lengths = [len(hands.of_suit(chosen_hand(EVEN)[SPOT["h"]], suit)) for suit in cards.SUITS]
    assert sorted(lengths) == [3, 3, 3, 4]
    assert "three cards each; clubs rank lowest." in text(even)


def test_when_there_are_reports() -> None:
    named = [
        [sheet.name for sheet in GAME.reports(position)]
        for position in (BOOK.at(**FIRST), first_hand(), on(first_hand(), "ac1C"), played_out("p1C7"))
    ]
    assert named == [["score"], ["score", "count"], ["score"], ["score"]]


@pytest.mark.parametrize(
    "hand",
    [
        "Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d Xc",  # six minus six tricks: the house has no level left to bid
        POOR,  # the hand has no winning tricks to subtract
        "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",  # the hand has no cards of three suits
    ],
)
def test_nothing_is_not_a_bare_no(hand: str) -> None:
    # "no" belongs before a noun, as in "no tricks"; alone it would be an answer.
    sheets = GAME.reports(chosen_hand(hand))
    bare = [found for sheet in sheets for found in re.findall(r".{0,30}\bno(?=[.,;]| is\b)", text(sheet))]
    assert bare == []


def test_it_is_said_who_plays_each_card_of_a_round_and_why_the_low_one_is_lost() -> None:
    """The words "2 loses to A" did not say whose cards these are, nor why the two is played and not the king."""
    count = report(chosen_hand("As Kh 2h 4h 3h Qh Ad 4d 3d Ac 4c 3c 2s"), "count")
    assert spoken(grid(count).rows[1].cells)[1].startswith("the house’s A beats your 2, your K beats 5")
    assert text(count).endswith("When it doesn’t, you lose your lowest card to the house’s highest.")
