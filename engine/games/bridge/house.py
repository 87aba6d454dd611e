"""The house: what follows of itself upon what the player does."""

from engine.core import cards
from engine.core.game import Move
from engine.games.bridge import tricks
from engine.games.bridge.rubber import HOUSE, PLAYER
from engine.games.bridge.state import BridgeState, H, S, T, U, V, W, X

_TURNED_AT_MOST = 4  # cards of the stock to one trick at no trump


def follows(state: BridgeState) -> Move | None:
    """The move that comes now of itself: a card of the stock, or a trick gathered; else None."""
    if state.choosing or not state.contract or state.played_out:
        return None
    if _is_complete(state):
        return Move(T, V if _goes_to_house(state) else W)
    if state.my_card:
        return Move(S, U if _answers(state) else X)
    if state.on_lead == HOUSE and not state.house_card and state.stock:
        return Move(S, U)
    if not state.stock and not state.house_card and state.hand:
        return Move(H, W, state.hand[0])
    return None


def _answers(state: BridgeState) -> bool:
    """Whether the top card of the stock is the house's answer to what the player led."""
    top = cards.identity(state.stock[-1])
    return len(state.stock) == 1 or tricks.follows(top, state.my_card[0], state.trump)


def _is_complete(state: BridgeState) -> bool:
    """Whether both have played; or nothing of four cards turned at no trump would do."""
    if not state.my_card:
        return False
    at_most = state.trump == tricks.NO_TRUMP and state.on_lead == PLAYER
    return bool(state.house_card) or (at_most and state.turned == _TURNED_AT_MOST)


def _goes_to_house(state: BridgeState) -> bool:
    """Whether the complete trick on the table is the house's."""
    return bool(state.house_card) and tricks.house_wins(
        state.my_card[0],
        state.house_card[0],
        house_led=state.on_lead == HOUSE,
        trump=state.trump,
    )
