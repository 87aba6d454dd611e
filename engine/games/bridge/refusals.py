"""Why something may not be done, in sentences for the player; an empty one where it may."""

from engine.core import cards, hands
from engine.core.cards import Card
from engine.core.number_words import spelled
from engine.games.bridge import tricks
from engine.games.bridge.state import KEPT, BridgeState, D, K, T
from engine.games.bridge.tricks import BIDS, PASS


def no_card(state: BridgeState, target: int, card: Card) -> str:
    """Why a card of the hand may not go to a place; empty if it may."""
    if card not in list(state.hand):
        return "This card is not in your hand."
    if state.choosing:
        return no_discarding(state, card) if target == D else _no_choosing(state, target, card)
    if not state.contract:
        return "Bid or pass first."
    led = state.house_card[0] if state.house_card else None
    if card not in tricks.playable(state.hand, led):
        assert led is not None
        return f"You have to follow suit: {cards.SUIT_NAMES[cards.suit(led)]} are led."
    return "" if target == T else "A card from the hand goes to the trick."


def _no_choosing(state: BridgeState, target: int, card: Card) -> str:
    reason = no_keeping(state, card)
    return reason or ("" if target == K else "Press a card to keep it or to put it back.")


def no_keeping(state: BridgeState, card: Card) -> str:
    """Why a card may not be kept, or put back if it is kept; empty if it may."""
    if card in state.kept:
        return "A joker has to be kept." if hands.is_joker(card) else ""
    return "Six cards are kept already. Put one of them back first." if len(state.kept) == KEPT else ""


def no_discarding(state: BridgeState, card: Card) -> str:
    """Why a card may not end the choice by going on top of the discard; empty if it may."""
    if len(state.kept) < KEPT:
        return f"Keep six cards first: {spelled(KEPT - len(state.kept))} more."
    return "A card that is kept does not go on the discard." if card in state.kept else ""


def no_next(state: BridgeState) -> str:
    """Why the next deal may not come."""
    if not state.played_out:
        return "The next deal comes after thirteen tricks."
    return "The rubber is over." if state.sheet.over else ""


def no_call(state: BridgeState, number: int) -> str:
    """Why a call may not be made; empty if it may."""
    if state.choosing:
        return "The bidding comes when you have chosen your hand."
    if state.contract:
        return "The bidding is over."
    if number not in range(len(BIDS) + 1):
        return "There is no such bid."
    if number == PASS:
        return "" if state.house_bid else "The house has passed, so you have to bid."
    bid = tricks.bid_numbered(number)
    if state.house_bid and bid <= state.house_bid:
        return f"Only a bid above {state.house_bid.words} will do."
    uneven = bid.strain == tricks.NO_TRUMP and not tricks.is_even(state.hand)
    return NOT_EVEN if uneven else ""


NOT_EVEN = "No trump is only for 4-3-3-3, for 3-3-3-3 with a joker, or for 3-3-3-2 with both."
