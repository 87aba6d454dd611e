"""In a known win, cards go home as soon as that can do no harm, and the stock is turned only for a card."""

from collections.abc import Iterator

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Move, Position, Status
from engine.core.patience import Patience
from engine.games.catalogue import CATALOGUE
from engine.play.safe_moves import builds_up_in_suit, safe_move
from engine.play.session import Session
from engine.solving.home_first import home_first
from support.rule_sets import PLAIN
from support.strategies import recorded

GROWING = [game for game in CATALOGUE.values() if isinstance(game, Patience) and builds_up_in_suit(game)]
OTHERS = [game for game in CATALOGUE.values() if game not in GROWING and game.has_choices]


def wins(game: Game) -> Iterator[tuple[Position, list[Move]]]:
    """Yield the starting positions and the moves of recorded wins."""
    for _, link in recorded(game):
        session = Session.read(link, CATALOGUE)
        if session.status_so_far() is Status.WON:
            moves = [node.move for node in session.line() if node.move and not node.is_automatic]
            yield session.root.position, moves


def played(game: Game, position: Position, line: tuple[Move, ...]) -> Position:
    """Play the moves, each of which must be legal, and return the last position."""
    for move in line:
        assert game.refuse(position, move) is None
        position = play_through(game, position, move)
    return position


@pytest.mark.parametrize("game", GROWING, ids=lambda game: game.id)
def test_a_line_stays_a_win_and_leaves_no_safe_card_behind(game: Game) -> None:
    tried = kept = 0
    for position, line in wins(game):
        found = home_first(game, position, line)
        assert game.status(played(game, position, found)) is Status.WON
        tried += 1
        if found == tuple(line):
            kept += 1  # a move would not have been legal
            continue
        here = position
        for move in found:
            assert safe_move(game, here) in {None, move}
            here = play_through(game, here, move)
    assert tried and (kept < tried or game.family in {"backbone", *PLAIN})


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.id)
def test_other_lines_stay_as_they_are(game: Game) -> None:
    for position, line in wins(game):
        assert home_first(game, position, line) == tuple(line)


def test_the_stock_is_not_turned_while_an_ace_can_go_home_or_for_nothing() -> None:
    game = CATALOGUE["klondike"]
    assert isinstance(game, Patience)
    position, line = next(wins(game))
    around = [Move(game.stock, game.waste)] * len(position[game.stock]) + [Move(game.waste, game.stock)]
    found = home_first(game, position, [*around, *line])
    assert found == home_first(game, position, line)
    assert len(found) <= len(line)
