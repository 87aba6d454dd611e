"""Test the table of Bridge Solitaire through whole rubbers: no pile covers a card of the trick, on any screen."""

import pytest

from app.view.pixel_layout import lay_out, view_for
from engine.core.game import Kind, Position
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.extent import amount
from support.strategies import recorded

GAME = CATALOGUE["bridge"]
# The six sizes on which all screens are tested, and two extreme sizes.
SCREENS = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080), (320, 568), (667, 375))
# Pixels of the width and of the height that the page needs around the table
AROUND = {"tall": (0, 170), "wide": (0, 90), "low": (72, 30)}
TRICK = [spot for spot, what in enumerate(GAME.spots) if what.kind is Kind.TRICK]


def positions() -> list[Position]:
    """Return every position of the recorded rubbers with a card in the trick, also before automatic moves."""
    found: dict[Position, None] = {}
    for _, link in recorded(GAME):
        session = Session.read(link, CATALOGUE)
        found |= {node.position: None for node in session.line() if any(node.position[spot] for spot in TRICK)}
    return list(found)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_pile_hides_a_card_of_the_trick_or_of_the_hand(screen: tuple[int, int], left_handed: bool) -> None:
    view = view_for(*screen)
    room = screen[0] - AROUND[view][0], screen[1] - AROUND[view][1]
    played = positions()
    assert len(played) > 500
    for position in played[:: amount(6, 3, 1)]:
        layout = lay_out(Turn(GAME, position), room, view, left_handed=left_handed)
        kinds = {card: GAME.spots[card.spot].kind for card in layout.board.cards}
        open_cards = [layout.rect(card) for card in kinds if kinds[card] in {Kind.TRICK, Kind.HAND}]
        piles = [card for card in kinds if kinds[card] not in {Kind.TRICK, Kind.HAND}]
        for card in piles:
            assert not any(layout.rect(card).overlap(rect) for rect in open_cards), (card.spot, position)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_tricks_lie_beside_their_owner(screen: tuple[int, int]) -> None:
    view = view_for(*screen)
    layout = lay_out(Turn(GAME, GAME.start(1)), screen, view)
    house_card, player_card, house_tricks, player_tricks = (
        next(layout.rect(each) for each in layout.board.spots if GAME.spots[each.spot].name == name)
        for name in ("u", "t", "v", "w")
    )
    assert house_tricks.x < house_card.x < player_card.x < player_tricks.x
    # The tricks of a side lie closer to the card of that side than to the other card, and beside it.
    for pile, owner, other in ((house_tricks, house_card, player_card), (player_tricks, player_card, house_card)):
        assert pile.gap_across(owner) < pile.gap_across(other)
        assert pile.gap_down(owner) == 0
