"""The usual duration of a game, in the words of the page."""

import pytest

from app.state.usual_time import usual_time
from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from support.english import english
from support.toy import CATALOGUE as TOY


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_game_says_how_long_it_takes(game: Game) -> None:
    least, most = game.minutes
    assert english(usual_time(game)) == (f"{least}–{most} min" if least < most else f"{most} min")


def test_of_a_game_that_does_not_say_it_no_time_is_known() -> None:
    assert usual_time(TOY["toy"]) is None
