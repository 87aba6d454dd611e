"""Why a move is not allowed, as a sentence for the player; each function returns "" if the move is allowed."""

from engine.core import cards, hands
from engine.core.cards import Card
from engine.core.number_words import spelled
from engine.games.bridge import tricks
from engine.games.bridge.state import CARDS_KEPT, BridgeSpot, BridgeState
from engine.games.bridge.tricks import BIDS, PASS


def card_refusal(state: BridgeState, target: int, card: Card) -> str:
    """Return why `card` may not go from the hand to the spot `target`; empty if it may."""
    if card not in list(state.hand):
        return "This card is not in your hand."
    if state.choosing:
        return (
            discard_refusal(state, card) if target == BridgeSpot.DISCARD else _choice_refusal(state, target, card)
        )
    if not state.contract:
        return "Bid or pass first."
    led = state.house_card[0] if state.house_card else None
    if card not in tricks.playable(state.hand, led):
        assert led is not None
        return f"You have to follow suit: {cards.SUIT_NAMES[cards.suit(led)]} were led."
    return "" if target == BridgeSpot.PLAYER_CARD else "Play a card of your hand to the trick."


def _choice_refusal(state: BridgeState, target: int, card: Card) -> str:
    reason = keep_refusal(state, card)
    return reason or ("" if target == BridgeSpot.KEPT else "Press a card to keep it or to put it back.")


def keep_refusal(state: BridgeState, card: Card) -> str:
    """Return why a card may not be kept, or why a kept card may not be put back; empty if that is allowed."""
    if card in state.kept:
        return "A joker has to be kept." if hands.is_joker(card) else ""
    return "Six cards are kept already. Put one of them back first." if len(state.kept) == CARDS_KEPT else ""


def discard_refusal(state: BridgeState, card: Card) -> str:
    """Return why the choice may not end with this card on top of the discard; empty if it may."""
    if len(state.kept) < CARDS_KEPT:
        return f"Keep six cards first: {spelled(CARDS_KEPT - len(state.kept))} more."
    return "A kept card cannot go on the discard." if card in state.kept else ""


def next_deal_refusal(state: BridgeState) -> str:
    """Return why the next deal may not begin; empty if it may."""
    if not state.played_out:
        return "The next deal begins after thirteen tricks."
    return "The rubber is over." if state.sheet.over else ""


def call_refusal(state: BridgeState, number: int) -> str:
    """Return why the player may not make the bid with this number (0: may not pass); empty if it is allowed."""
    if state.choosing:
        return "The bidding begins when you have chosen your hand."
    if state.contract:
        return "The bidding is over."
    if number not in range(len(BIDS) + 1):
        return "There is no such bid."
    if number == PASS:
        return "" if state.house_bid else "The house has passed, so you have to bid."
    bid = tricks.bid_numbered(number)
    if state.house_bid and bid <= state.house_bid:
        return f"Your bid has to be higher than {state.house_bid.words}."
    unbalanced = bid.strain == tricks.NO_TRUMP and not tricks.is_balanced(state.hand)
    return NOT_BALANCED if unbalanced else ""


NOT_BALANCED = "Bid no trump only on 4-3-3-3, on 3-3-3-3 with a joker, or on 3-3-3-2 with both."
