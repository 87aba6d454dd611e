"""Test the scores that a player can choose instead of a game's own: each move, whole games, undo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Game, Kind, Status
from engine.games.catalogue import CATALOGUE
from engine.play import scoring
from engine.play.notation import read_move
from engine.play.scoring import FIVE_HUNDRED, STANDARD, VEGAS, Scoring
from engine.play.session import Session
from support.book import Book
from support.strategies import recorded

KLONDIKE, TURN_THREE, SPIDER = Book("klondike"), Book("klondike-3"), Book("spider")
CHOICES = [(game, each) for game in CATALOGUE.values() for each in scoring.scorings(game)]
choices = pytest.mark.parametrize(("game", "how"), CHOICES, ids=lambda each: each.id)


def points_of(book: Book, how: Scoring, text: str, **piles: str) -> int:
    """Return the points of one legal move in a position."""
    position = book.at(**piles)
    after = book.after(position, text)
    return how.points(book.game, position, read_move(book.game, text), after)


@pytest.mark.parametrize(
    ("piles", "text", "standard", "vegas"),
    [
        ({"w": "9h", "t1": "Ts"}, "wt1", 5, 0),  # from the waste to a column
        ({"w": "Ah"}, "wf2", 10, 5),  # from the waste home
        ({"t1": "KsAh"}, "t1f2", 10, 5),  # from a column home
        ({"t1": "~KsAh"}, "t1f2", 15, 5),  # a card is turned up, too
        ({"t1": "~Ks9h", "t2": "Ts"}, "t1t2", 5, 0),  # from column to column, and a card is turned up
        ({"t1": "9h", "t2": "Ts"}, "t1t2", 0, 0),  # no card is left to be turned up
        ({"t1": "Ts9h", "t2": "Td"}, "t1t2x1", None, None),  # illegal: a red nine on a red ten
        ({"f2": "Ah2h", "t1": "3s"}, "f2t1", -15, -5),  # back from a foundation
        ({"s": "~9h"}, "sw", 0, 0),  # the stock turns
        ({"w": "9h8h"}, "ws", -100, 0),  # the waste becomes the stock again
    ],
)
def test_the_points_of_each_move_of_klondike(
    piles: dict[str, str], text: str, standard: int | None, vegas: int | None
) -> None:
    if standard is None:
        assert KLONDIKE.refused(KLONDIKE.at(**piles), text)
        return
    assert points_of(KLONDIKE, STANDARD, text, **piles) == standard
    assert points_of(KLONDIKE, VEGAS, text, **piles) == vegas


def test_three_at_a_time_the_stock_may_be_turned_again_for_nothing() -> None:
    assert points_of(TURN_THREE, STANDARD, "ws", w="9h8h7h") == 0


def test_a_move_of_spider_costs_one_and_a_suit_brings_a_hundred() -> None:
    assert points_of(SPIDER, FIVE_HUNDRED, "t1t2", t1="9h", t2="Ts") == -1
    run = "".join(f"{rank}h" for rank in "KQJT98765432")
    assert points_of(SPIDER, FIVE_HUNDRED, "t1t2", t1="Ah", t2=run) == 99


def test_which_games_have_a_choice() -> None:
    assert {game.family for game, _ in CHOICES} == {"klondike", "spider"}
    assert scoring.scorings(CATALOGUE["golf"]) == ()


@choices
def test_a_deal_begins_with_the_start_of_the_score(game: Game, how: Scoring) -> None:
    assert scoring.points(Session(game, 7), how) == how.start == {"standard": 0, "vegas": -52, "500": 500}[how.id]


@choices
def test_a_whole_game_scores_the_same_every_time_and_what_its_figures_say(game: Game, how: Scoring) -> None:
    won = 0
    for _, link in recorded(game):
        session = Session.read(link, CATALOGUE)
        total = scoring.points(session, how)
        assert total == scoring.points(Session.read(session.text(), CATALOGUE), how)
        home = sum(
            len(pile)
            for pile, spot in zip(session.position, game.spots, strict=True)
            if spot.kind is Kind.FOUNDATION
        )
        if how is VEGAS:
            assert total == 5 * home - 52
        elif how is FIVE_HUNDRED:
            assert total == 500 - session.moves_made + 100 * (home // 13)
        else:
            # Points: 10 for each card home, 5 for each covered card turned up, 5 for each card from the waste.
            assert 0 <= total <= 10 * home + 5 * 21 + 5 * 24
        won += session.status() is Status.WON
    assert won


@choices
@given(data=st.data())
def test_undo_goes_back_to_the_score_before_and_redo_to_the_one_after(
    game: Game, how: Scoring, data: st.DataObject
) -> None:
    session = Session(game, data.draw(st.integers(1, 10_000)))
    scores = [scoring.points(session, how)]
    for _ in range(data.draw(st.integers(1, 25))):
        moves = list(game.moves(session.position))
        if not moves:
            break
        session.play(data.draw(st.sampled_from(moves)))
        scores.append(scoring.points(session, how))
    made = session.moves_made
    for back in range(1, made + 1):
        session.undo()
        # In Spider an undo costs as many points as a move.
        assert scoring.points(session, how) == scores[made - back] + how.taken_back * back
    for forth in range(1, made + 1):
        session.redo()
        assert scoring.points(session, how) == scores[forth] + how.taken_back * (made - forth)


def test_a_move_tried_and_replaced_by_another_stays_paid_for_in_spider() -> None:
    game = SPIDER.game
    session = Session(game, 3)
    first, second = list(game.moves(session.position))[:2]
    session.play(first)
    assert scoring.points(session, FIVE_HUNDRED) == 499
    session.undo()
    assert scoring.points(session, FIVE_HUNDRED) == 498  # the move and the undo cost a point each
    session.play(second)
    assert scoring.points(session, FIVE_HUNDRED) == 497
    assert scoring.points(Session.read(session.text(), CATALOGUE), FIVE_HUNDRED) == 497


def test_the_standard_score_never_falls_below_nothing() -> None:
    session = Session(KLONDIKE.game, 1)
    for _ in range(24):
        session.play(read_move(KLONDIKE.game, "sw"))
    session.play(read_move(KLONDIKE.game, "ws"))
    assert scoring.points(session, STANDARD) == 0
