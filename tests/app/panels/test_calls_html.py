"""Facts and calls of a game as HTML: everything that the game has, and nothing if it has none."""

from app.panels import calls_html
from app.view.words import text as in_words
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.sheets import read


def test_the_calls_of_bridge_are_those_that_the_game_offers() -> None:
    here = Session(CATALOGUE["bridge"], 1)
    for _ in range(60):
        offered = here.game.call_options(here.position)
        body = calls_html.offer(here.turn)
        assert (offered is None) is (body == "")
        if offered:
            bids = [call.stakes.label for call in offered.grid if call and call.stakes]
            labels = [b.get("aria-label") for b in read(body).iter("button") if b.get("aria-label")]
            assert labels == [in_words(each) for each in (*bids, *(call.words for call in offered.calls))]
        assert len(list(read(calls_html.facts(here.game, here.position)).iter("span"))) >= len(
            here.game.facts(here.position)
        )
        here.play(next(iter(here.game.moves(here.position))))


def test_a_game_without_facts_or_calls_has_nothing_to_show() -> None:
    klondike = CATALOGUE["klondike"]
    assert calls_html.facts(klondike, klondike.start(1)) == ""
    assert calls_html.offer(Turn(klondike, klondike.start(1))) == ""
