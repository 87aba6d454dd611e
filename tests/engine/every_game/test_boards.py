"""Test that the board of every rule set shows each card once and fits its area on the page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position
from engine.core.layouts import VIEWS, Layout
from engine.core.patience import Patience
from engine.core.turn import Turn
from engine.view.board import Board, CardView, SpotView, board, mirrored
from engine.view.pile_fans import SHAPE
from engine.view.table_size import fitted
from support.rule_sets import all_cards, games, patiences, with_pile, with_stock
from support.strategies import is_call, positions

pytestmark = pytest.mark.in_turn(3)
views = pytest.mark.parametrize("view", VIEWS)


def places_of(drawn: Board) -> list[CardView | SpotView]:
    return [*drawn.cards, *drawn.spots]


def assert_inside(drawn: Board) -> None:
    slack = 1e-9
    for item in places_of(drawn):
        wide = SHAPE if item.turned else 1
        high = 1 / SHAPE if item.turned else 1
        assert -slack <= item.x and item.x + item.size * wide <= drawn.width + slack, item
        assert -slack <= item.y and item.y + item.size * high <= drawn.height + slack, item


def assert_faithful(game: Game, position: Position, drawn: Board) -> None:
    """Assert that the board shows each card once in its place, and each legal move at the card that it lifts."""
    assert sorted(card.id for card in drawn.cards) == sorted(map(cards.identity, all_cards(game, position)))
    for view in drawn.cards:
        assert game.displayed_card(position[view.spot][view.depth]) == view.card
        under = bool(game.covering_spots(position, view.spot))  # cards of other piles lie on this pile
        assert view.single or view.covered == (view.depth < len(position[view.spot]) - 1 or under)
        assert view.label or view.covered
        assert view.single == (game.spots[view.spot].kind is Kind.HAND)
    offered = [Move(view.spot, target, view.n) for view in drawn.cards for target in view.targets]
    assert sorted(offered) == sorted(move for move in game.moves(position) if not is_call(game, move))
    assert [(view.spot, view.amount) for view in drawn.spots] == [
        (i, len(position[i])) for i, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER
    ]
    assert all(view.label for view in drawn.spots)


@games
@views
@given(data=st.data())
def test_the_board_shows_each_card_once_and_its_targets_are_the_moves(
    game: Game, view: str, data: st.DataObject
) -> None:
    position = data.draw(positions(game))
    drawn = board(Turn(game, position), _table(game, view))
    assert_faithful(game, position, drawn)
    assert_inside(drawn)


@games
@views
@given(data=st.data(), width=st.floats(200, 4000), height=st.floats(150, 3000), left_handed=st.booleans())
def test_a_fitted_table_holds_every_card_and_fits_its_room(
    game: Game, view: str, data: st.DataObject, width: float, height: float, left_handed: bool
) -> None:
    position = data.draw(positions(game))
    card, table = fitted(_table(game, view), width, height)
    assert table.width * card <= width * (1 + 1e-9)
    assert table.height * card * SHAPE <= height * (1 + 1e-9)
    drawn = board(Turn(game, position), mirrored(table) if left_handed else table)
    assert_faithful(game, position, drawn)
    assert_inside(drawn)


def _table(game: Game, view: str) -> Layout:
    return next(table for known, table in game.layouts.items() if known == view)


@with_stock
@given(data=st.data())
def test_an_empty_stock_offers_a_redeal_only_of_a_waste_with_cards(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    used_up = with_pile(position, game.stock, b"")
    for waste in (b"", *([position[game.waste]] if game.waste >= 0 else [])):
        here = with_pile(used_up, game.waste, waste) if game.waste >= 0 else used_up
        (stock,) = (
            view for view in board(Turn(game, here), game.layouts["tall"]).spots if view.spot == game.stock
        )
        assert bool(stock.redeals) is bool(waste and game.redeals_left(here))


@patiences
@views
def test_a_long_pile_tightens_and_stays_on_the_table(game: Game, view: str) -> None:
    """The longest piles that the rules allow: thirteen cards on a rib, all remaining cards on the waste."""
    pack = cards.full_pack()
    position = tuple(
        bytes([0]) if spot.kind is Kind.COUNTER else cards.turned_up(pack[:13]) for spot in game.spots
    )
    for room in ((390.0, 844.0), (844.0, 390.0), (1280.0, 800.0)):
        table = fitted(_table(game, view), *room)[1]
        assert_inside(board(Turn(game, position), table))
