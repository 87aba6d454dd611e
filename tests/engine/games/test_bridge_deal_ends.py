"""Test Bridge Solitaire: how a deal and a rubber end, and which positions are impossible."""

import pytest

from engine.core import cards
from engine.core.game import Kind, Status
from engine.play import notation
from engine.view import speech
from support.bridge_positions import (
    BOOK,
    BOTH,
    GAME,
    HOUSE_WON,
    NEXT_DEAL,
    PILES,
    SPOT,
    UNANSWERED,
    WHOLE_PACK,
    contract,
    counter_pile,
    course,
    deal_number,
    down,
    played_out,
    playing,
    record,
    spoken,
)
from support.english import english


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
    assert GAME.automatic_move(over) is None  # the next deal waits for the player
    assert [deal_number(position) for position in (over, after)] == [2, 3]
    assert "Deal 2" in spoken(GAME.facts(over)) and "Deal 3" in spoken(GAME.facts(after))
    # The deal number stands among the facts.
    assert GAME.progress_label(over) is GAME.progress_label(after) is None


@pytest.mark.parametrize(
    ("deals", "ends_as"),
    [
        (("p3N9",), Status.PLAYING),
        (("p3N9", "h3N9"), Status.PLAYING),
        (("p3N9", "p3N9"), Status.WON),
        (("h3N9", "h3N9"), Status.LOST),
        (("p3N9", "h3N9", "p3N9"), Status.WON),
        (("p3N9", "h3N9", "h3N9"), Status.LOST),
        # The player wins two games but has fewer points: 900 for the games, 1150 lost with 13, 5 and 5
        # undertricks.
        (("p7C0", "p7C8", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("h7C0", "h7C8", "h7C8", "h3N9", "h3N9"), Status.WON),
        # 900 points on both sides: a tie is not won.
        (("p7C0", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("p7C0", "p7C9", "p3N9", "p3N9"), Status.WON),  # 900 points to 850
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


# Impossible positions


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
