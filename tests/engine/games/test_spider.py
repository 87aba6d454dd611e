"""Test Spider in one, two and four suits, in positions from the rule book."""

import pytest
from hypothesis import given

from engine.core import cards
from engine.core.game import Move, Position, Status
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.games.spider import Spider
from engine.play import intents, notation
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.strategies import numbers, recorded

FOUR, TWO, ONE = (CATALOGUE[name] for name in ("spider", "spider-2", "spider-1"))
SPOT = {spot.name: number for number, spot in enumerate(FOUR.spots)}
every = pytest.mark.parametrize("game", (FOUR, TWO, ONE), ids=lambda game: game.id)

# No card fits on another: seven kings and three aces, each in a column of its own.
QUIET = {f"t{i}": card for i, card in enumerate(["Kc", "Kd", "Kh", "KC", "KD", "KH", "KS", "Ah", "AH", "AD"], 1)}
RUN = "KsQsJsTs9s8s7s6s5s4s3s2s"


def at(**piles: str) -> Position:
    """Return a position of the given piles; the other columns are those of `QUIET`."""
    named = QUIET | piles
    return notation.read_position(FOUR, ".".join(named.get(name, "") for name in SPOT))


def move(text: str) -> Move:
    return notation.read_move(FOUR, text)


def refused(position: Position, text: str) -> str | None:
    refusal = FOUR.refuse(position, move(text))
    return english(refusal) if refusal else None


@every
def test_the_score_counts_the_runs_that_are_complete(game: Spider) -> None:
    assert [english(speech.score(game, home)) for home in (0, 13, 104)] == ["0 runs", "1 run", "8 runs"]


@every
@given(number=numbers)
def test_the_deal(game: Spider, number: int) -> None:
    position = game.start(number)
    columns = [position[i] for i in game.tableau]
    assert [len(pile) for pile in columns] == [6, 6, 6, 6, 5, 5, 5, 5, 5, 5]
    assert all(not cards.is_down(pile[-1]) and all(map(cards.is_down, pile[:-1])) for pile in columns)
    assert len(position[game.stock]) == 50 and all(map(cards.is_down, position[game.stock]))
    assert len({cards.identity(card) for pile in position for card in pile}) == 104


@every
def test_what_is_seen_are_so_many_cards_of_each_suit(game: Spider) -> None:
    seen = [cards.suit(game.displayed_card(card)) for card in cards.full_pack(0) + cards.full_pack(1)]
    counts = sorted(seen.count(suit) for suit in set(seen))
    assert counts == {FOUR: [26] * 4, TWO: [52] * 2, ONE: [104]}[game]
    ranks = [cards.rank(game.displayed_card(card)) for card in cards.full_pack()]
    assert ranks == [cards.rank(card) for card in cards.full_pack()]


def test_one_number_deals_the_same_cards_in_every_set() -> None:
    assert FOUR.start(7) == TWO.start(7) == ONE.start(7)


def test_any_card_goes_on_one_a_rank_higher_of_any_suit() -> None:
    position = at(t1="9h", t2="Tc", t3="TH", t4="Jh")
    assert refused(position, "t1t2") is None and refused(position, "t1t3") is None
    assert refused(position, "t1t4") == "Only a ten goes on the jack of hearts."
    assert refused(position, "t2t1") == "Only an eight goes on the nine of hearts."
    assert refused(position, "t5t9") == "Nothing goes on the ace of hearts."


def test_only_a_run_of_one_suit_moves_together() -> None:
    position = at(t1="Ts9h8H", t2="Tc", t3="Jc", t4="9d")
    assert refused(position, "t1t2x2") is None
    assert refused(position, "t1t3x3") == message("no-run")
    assert refused(at(t1="~9h8h", t2="Tc"), "t1t2x2") == message("face-down-stays")
    # With two suits a heart and a diamond count as one suit; with one suit all cards do.
    assert TWO.refuse(at(t1="9d8h", t2="Tc"), move("t1t2x2")) is None
    assert english(TWO.refuse(at(t1="9c8h", t2="Tc"), move("t1t2x2"))) == message("no-run")
    assert ONE.refuse(at(t1="9c8h", t2="Tc"), move("t1t2x2")) is None


def test_a_space_takes_anything_and_what_is_uncovered_turns() -> None:
    position = at(t10="", t1="~4d9h8h")
    assert refused(position, "t1t10x2") is None and refused(position, "t2t10") is None
    assert FOUR.play(position, move("t1t10x2")) == at(t10="9h8h", t1="4d")


def test_the_stock_deals_to_every_column_and_only_when_none_is_empty() -> None:
    stock = "".join(f"~{rank}d" for rank in "A23456789T")
    after = FOUR.play(at(s=stock), move("st1"))
    assert notation.position_text(FOUR, after).split(".")[8:18] == [
        f"{pile}{rank}d" for pile, rank in zip(QUIET.values(), "T987654321".replace("1", "A"), strict=True)
    ]
    with_space = at(s=stock, t1="Kc5c", t3="")
    assert refused(with_space, "st1") == "Fill the empty column before you deal."
    assert refused(at(s=stock, t1="Kc5c8c", t3="", t4=""), "st1") == "Fill the empty columns before you deal."
    assert refused(at(s=stock), "st2") == "The stock deals a card to every column."
    assert refused(at(), "st1") == message("no-card-to-take")


@pytest.mark.parametrize("text", ["t1f1", "t1f1x12"])
def test_nothing_goes_home_by_hand(text: str) -> None:
    reason = message("run-leaves-by-itself")
    assert refused(at(t1=RUN), text) == reason


def test_a_whole_run_leaves_at_once_and_turns_what_it_uncovers() -> None:
    position = at(t1=f"~5h{RUN}", t2="2cAs")
    after = FOUR.play(position, move("t2t1"))
    assert after == at(f1=f"{RUN}As", t1="5h", t2="2c")
    assert FOUR.points(position, move("t2t1"), after) == 13
    assert english(speech.describe_move(FOUR, position, move("t2t1"), after)) == "a run of spades is complete"
    short = speech.describe_move(FOUR, position, move("t2t1"), after, short=True)
    assert english(short) == "ace of spades to column 1"


def test_a_run_may_be_whole_by_a_card_from_the_stock() -> None:
    stock = "".join(f"~{card}" for card in ["2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "Th", "AS"])
    after = FOUR.play(at(t1=RUN, s=stock), move("st1"))
    assert after[SPOT["f1"]] and not after[SPOT["t1"]]
    said = speech.describe_move(FOUR, at(t1=RUN, s=stock), move("st1"), after)
    assert english(said) == (
        "a card dealt to every column: ace of spades, ten of hearts, nine of hearts, eight of hearts, seven of "
        "hearts, six of hearts, five of hearts, four of hearts, three of hearts, two of hearts; "
        "a run of spades is complete"
    )


def test_the_words_for_a_move_that_may_be_made_tell_where_the_stock_deals() -> None:
    stock = at(s="".join(f"~{rank}d" for rank in "A23456789T"))
    assert english(FOUR.move_words(stock, move("st1"), None)) == "a card to every column"


def test_a_run_that_only_looks_whole_is_whole() -> None:
    mixed = "KsQhJsTd9s8c7s6s5s4s3s2s"
    played = [game.play(at(t1=mixed, t2="2cAs"), move("t2t1")) for game in (FOUR, TWO, ONE)]
    assert [bool(position[SPOT["f1"]]) for position in played] == [False, False, True]


def test_words_name_cards_as_they_look() -> None:
    position = at(t1="9d", t2="Tc")
    assert english(speech.pile(ONE, position, SPOT["t1"])) == "Column 1, nine of spades"
    assert english(ONE.refuse(position, move("t2t1"))) == "Only an eight goes on the nine of spades."
    after = TWO.play(position, move("t1t2"))
    assert english(speech.describe_move(TWO, position, move("t1t2"), after)) == (
        "nine of hearts to column 2; column 1 is now empty"
    )


def test_won_with_eight_runs_and_lost_when_nothing_can_grow() -> None:
    whole = [f"{RUN}As".replace("s", suit) for suit in "shdcSHDC"]
    won = notation.read_position(FOUR, ".".join(whole + [""] * 11))
    assert FOUR.status(won) is Status.WON
    assert FOUR.status(at()) is Status.LOST
    assert FOUR.status(at(t1="9h", t2="Tc", t3="~5c8s")) is Status.PLAYING  # moving the eight turns up a card
    assert FOUR.status(at(s="".join(f"~{rank}d" for rank in "A23456789T"))) is Status.PLAYING


def test_the_sentence_for_a_lost_game_says_why_the_stock_is_no_help() -> None:
    lost = "No face-down card can be turned up, and no run can be completed."
    assert english(FOUR.ending(at(), Status.LOST)) == f"The stock is empty. {lost}"
    empty = dict.fromkeys(QUIET, "")
    too_few = at(**{**empty, "t1": "Kc", "s": "".join(f"~{rank}d" for rank in "A23456789T")})
    assert FOUR.status(too_few) is Status.LOST
    stock = message("too-few-to-deal")
    assert english(FOUR.ending(too_few, Status.LOST)) == f"{stock} {lost}"
    assert english(FOUR.ending(at(), Status.WON)) == "All runs are complete."


@every
@pytest.mark.parametrize("left", [{"t1": "9h", "t4": "7c5s"}, {"t1": "9h", "t4": "~7c5s2h"}])
def test_a_stock_that_can_never_be_dealt_is_no_reason_to_fill_columns(game: Spider, left: dict[str, str]) -> None:
    """Seven runs are complete. Of the other 13 cards ten lie in the stock, so three are left for ten columns."""
    empty = dict.fromkeys(QUIET, "")
    position = at(**{**empty, **left, "s": "".join(f"~{rank}d" for rank in "A23456789T")})
    reason = "Too few cards are left to fill every column, so you can’t deal."
    assert english(game.refuse(position, move("st1"))) == reason
    assert game.status(position) is Status.LOST
    assert english(game.ending(position, Status.LOST)).startswith(reason)


@pytest.mark.parametrize(
    ("piles", "text", "shuttle"),
    [
        ({"t1": "9d8h", "t2": "9h"}, "t1t2", True),
        ({"t1": "~9d8h", "t2": "9h"}, "t1t2", False),  # a card is turned up
        ({"t1": RUN, "t2": "2cAs"}, "t2t1", False),  # a run is completed
        ({"s": "~2d"}, "st1", False),
    ],
)
def test_a_move_that_turns_nothing_up_and_completes_no_run_is_no_progress(
    piles: dict[str, str], text: str, shuttle: bool
) -> None:
    assert isinstance(FOUR, Spider)
    assert FOUR.is_shuttle(at(**piles), move(text)) is shuttle


def test_a_run_and_all_it_did_are_undone_together() -> None:
    says, link = recorded(ONE)[0]
    assert says.startswith("won")
    session = Session.read(link, CATALOGUE)
    while session.position[SPOT["f1"]]:
        session.undo()
    before = session.position
    session.redo()
    assert len(session.position[SPOT["f1"]]) == 13
    session.undo()
    assert session.position == before


def test_a_press_on_the_stock_says_why_it_does_not_deal() -> None:
    stock = "".join(f"~{rank}d" for rank in "A23456789T")
    press = intents.tap(Turn(FOUR, at(s=stock, t1="Kc5c", t3="")), SPOT["s"], None)
    assert press == intents.Refuse(say("fill-columns-first", count=1))
    assert intents.tap(Turn(FOUR, at()), SPOT["s"], None) == intents.Refuse(say("stock-used-up"))
    assert intents.tap(Turn(FOUR, at(s=stock)), SPOT["s"], None) == intents.Play(move("st1"))


@every
def test_the_stock_says_how_many_rounds_it_deals(game: Spider) -> None:
    session, stock = Session(game, 1), SPOT["s"]
    for words in ("5 deals", "4 deals", "3 deals", "2 deals", "1 deal", ""):
        assert english(game.count_text(session.position, stock)) == words
        if words:
            session.play(Move(stock, game.tableau[0]))
