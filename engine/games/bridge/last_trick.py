"""The last complete trick of a deal: who won it, and why."""

from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.core.hands import is_joker
from engine.core.saying import Saying, say
from engine.core.tricks import Trick
from engine.games.bridge import house, wording
from engine.games.bridge.rubber import HOUSE, PLAYER
from engine.games.bridge.state import HOUSE_WON, UNANSWERED, BridgeSpot, BridgeState


class _Completed(NamedTuple):
    """A trick to which both sides have played, or which the player won without a card of the house."""

    led: Card
    answer: Card | None  # the second card; None: the house had no card to play
    leader: int  # PLAYER or HOUSE
    winner: int  # PLAYER or HOUSE
    on_table: bool  # whether its cards still lie on the table


def last_trick(state: BridgeState, position: tuple[Pile, ...]) -> Trick | None:
    """Return the last complete trick of this deal; None before the first trick is complete."""
    trick = _on_table(state) if house.is_complete(state) else _taken(state, position)
    if trick is None:
        return None
    spot = (BridgeSpot.HOUSE_CARD if trick.winner == HOUSE else BridgeSpot.PLAYER_CARD) if trick.on_table else None
    return Trick(_words(state, trick), spot)


def _on_table(state: BridgeState) -> _Completed:
    winner = HOUSE if house.goes_to_house(state) else PLAYER
    house_card = state.house_card[0] if state.house_card else None
    if state.leader == HOUSE and house_card is not None:
        return _Completed(house_card, state.player_card[0], HOUSE, winner, on_table=True)
    return _Completed(state.player_card[0], house_card, PLAYER, winner, on_table=True)


def _taken(state: BridgeState, position: tuple[Pile, ...]) -> _Completed | None:
    if not state.trick_results or not state.contract:
        return None
    result = state.trick_results[-1]
    winner = HOUSE if result == HOUSE_WON else PLAYER
    pile = position[BridgeSpot.HOUSE_TRICKS if winner == HOUSE else BridgeSpot.PLAYER_TRICKS]
    if result == UNANSWERED:
        return _Completed(cards.identity(pile[-1]), None, PLAYER, winner, on_table=False)
    before = state.trick_results[-2:-1]
    led_by = (HOUSE if before[0] == HOUSE_WON else PLAYER) if before else 1 - state.contract.side
    led, answer = (cards.identity(card) for card in pile[-2:])
    return _Completed(led, answer, led_by, winner, on_table=False)


# Words


def _words(state: BridgeState, trick: _Completed) -> Saying:
    """Return who won a trick and why. In its form "sign" (see `Saying`), the card is written as "8♥"."""
    if trick.answer is None:
        used_up = not state.stock and not trick.on_table
        return say("win-stock-used-up" if used_up else "win-unanswered")
    house_card, player_card = (trick.led, trick.answer) if trick.leader == HOUSE else (trick.answer, trick.led)
    card = house_card if trick.winner == HOUSE else player_card
    reason = say(_reason(state, trick, card))
    return say("card-wins", side=wording.SIDES[trick.winner], card=cards.name(card), reason=reason)


def _reason(state: BridgeState, trick: _Completed, card: Card) -> str:
    """Return the name of the message that says why `card` wins a trick of two cards."""
    assert trick.answer is not None
    if is_joker(trick.led) or is_joker(trick.answer):
        both = is_joker(trick.led) and is_joker(trick.answer)
        if trick.winner == PLAYER:
            return "on-joker-led"
        return "two-jokers" if both else "house-takes-jokers"
    if cards.suit(trick.led) == cards.suit(trick.answer):
        return "higher-card"
    return "a-trump" if cards.suit(card) == state.trump else "other-suit"
