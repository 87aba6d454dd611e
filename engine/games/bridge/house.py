"""The automatic moves of Bridge Solitaire, which the rules make after a move of the player.

The house is the player's opponent. It turns up cards of the stock and plays them, or turns them aside if they may
not be played. Complete tricks are collected.
"""

from engine.core import cards
from engine.core.game import Move
from engine.games.bridge import tricks
from engine.games.bridge.rubber import HOUSE, PLAYER
from engine.games.bridge.state import BridgeSpot, BridgeState

TURNED_AT_MOST = 4  # cards that the house may turn up for one trick at no trump


def forced_move(state: BridgeState) -> Move | None:
    """Return the automatic move in this position; None if the player has to move or the deal is over.

    There are three such moves: the house turns up a card of the stock; a complete trick is collected; when the
    stock is used up, a card of the player's hand goes to the player's tricks.
    """
    if state.choosing or not state.contract or state.played_out:
        return None
    if is_complete(state):
        return Move(
            BridgeSpot.PLAYER_CARD, BridgeSpot.HOUSE_TRICKS if goes_to_house(state) else BridgeSpot.PLAYER_TRICKS
        )
    if state.player_card:
        return Move(BridgeSpot.STOCK, BridgeSpot.HOUSE_CARD if _answers(state) else BridgeSpot.ASIDE)
    if state.leader == HOUSE and not state.house_card and state.stock:
        return Move(BridgeSpot.STOCK, BridgeSpot.HOUSE_CARD)
    if not state.stock and not state.house_card and state.hand:
        return Move(BridgeSpot.HAND, BridgeSpot.PLAYER_TRICKS, state.hand[0])
    return None


def _answers(state: BridgeState) -> bool:
    """Return whether the house plays the top card of the stock; if not, the card is turned aside.

    The house always plays the last card of the stock.
    """
    top = cards.identity(state.stock[-1])
    return len(state.stock) == 1 or tricks.house_may_answer(top, state.player_card[0], state.trump)


def is_complete(state: BridgeState) -> bool:
    """Return whether the trick is complete: both sides have played, or at no trump four cards are turned aside."""
    if not state.player_card:
        return False
    at_most = state.trump == tricks.NO_TRUMP and state.leader == PLAYER
    return bool(state.house_card) or (at_most and state.turned_aside == TURNED_AT_MOST)


def goes_to_house(state: BridgeState) -> bool:
    """Return whether the house wins the current trick, which must be complete."""
    return bool(state.house_card) and tricks.house_wins(
        state.player_card[0],
        state.house_card[0],
        house_led=state.leader == HOUSE,
        trump=state.trump,
    )
