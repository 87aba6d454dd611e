"""A press on a pile without cards gets a reason that speaks of the pile, not of a card that nobody pressed."""

from collections.abc import Iterator

import pytest

from engine.core.game import Kind, Position
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents
from engine.play.intents import Refuse
from engine.play.session import Session
from support.bridge_positions import BOOK, CHOSEN, FIRST, GAME, SPOT, first_hand, played_out, playing
from support.english import english, message
from support.strategies import recorded

ABOUT_A_CARD = {message(name) for name in ("not-in-hand", "no-such-move", "card-not-now")}


def refused(position: Position, spot: str, card: int = 1) -> str:
    """Return why a press on a pile of Bridge Solitaire is refused; `card` 1 is no card."""
    answer = intents.tap(Turn(GAME, position), SPOT[spot], None, n=card)
    assert isinstance(answer, Refuse)
    return english(answer.reason)


def test_the_empty_discard_pile_says_how_many_cards_have_to_be_kept_first() -> None:
    position = BOOK.at(**FIRST)
    assert refused(position, "d") == "Keep six cards first: six to go."
    assert refused(BOOK.after(position, *CHOSEN[:4]), "d") == "Keep six cards first: two to go."


@pytest.mark.parametrize("spot", ["u", "t", "x", "w", "v"])
def test_an_empty_place_for_the_trick_says_what_to_do_first(spot: str) -> None:
    assert refused(BOOK.at(**FIRST), spot) == message("press-to-keep")
    assert refused(first_hand(), spot) == message("bid-first")


def test_a_press_beside_the_cards_of_a_hand_is_on_no_card() -> None:
    assert refused(BOOK.at(**FIRST), "h") == refused(first_hand(), "h") == "No card can go to your hand now."


def test_after_the_deal_an_empty_pile_speaks_of_itself() -> None:
    over = played_out("p1C6")
    assert refused(over, "h") == "No card can go to your hand now."
    assert refused(over, "t") == "No card can go to your card now."


def test_where_the_house_plays_an_empty_pile_takes_a_card_of_the_hand() -> None:
    position = playing("h1C", h="AcKc", s="~2c~3c")
    assert refused(position, "u") == message("play-to-trick")


def empty_piles() -> Iterator[tuple[Session, int]]:
    """Yield an empty pile in every position of the recorded games."""
    for game in CATALOGUE.values():
        for _, link in recorded(game)[:2]:
            session = Session.read(link, CATALOGUE)
            for node in session.line():
                session.go_to(node)
                piles = [i for i, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
                yield from ((session, i) for i in piles if not node.position[i])


def test_no_empty_pile_of_a_recorded_game_is_answered_as_if_it_were_a_card() -> None:
    found = 0
    for session, spot in empty_piles():
        answer = intents.tap(session.turn, spot, None)
        if isinstance(answer, Refuse):
            found += 1
            assert english(answer.reason) not in ABOUT_A_CARD, (session.link(), session.game.spots[spot].name)
    assert found > 100
