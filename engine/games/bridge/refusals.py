"""Why a move is not allowed, as a sentence for the player; each function returns None if the move is allowed."""

from engine.core import cards, hands
from engine.core.cards import Card
from engine.core.saying import Saying, say
from engine.games.bridge import tricks
from engine.games.bridge.state import CARDS_KEPT, BridgeSpot, BridgeState
from engine.games.bridge.tricks import BIDS, PASS


def card_refusal(state: BridgeState, target: int, card: Card) -> Saying | None:
    """Return why `card` may not go from the hand to the spot `target`; None if it may."""
    if card not in list(state.hand):
        return say("not-in-hand")
    if state.choosing:
        return (
            discard_refusal(state, card) if target == BridgeSpot.DISCARD else _choice_refusal(state, target, card)
        )
    if not state.contract:
        return say("bid-first")
    led = state.house_card[0] if state.house_card else None
    if card not in tricks.playable(state.hand, led):
        assert led is not None
        return say("follow-suit", suit=cards.SUIT_NAMES[cards.suit(led)])
    return None if target == BridgeSpot.PLAYER_CARD else say("play-to-trick")


def _choice_refusal(state: BridgeState, target: int, card: Card) -> Saying | None:
    reason = keep_refusal(state, card)
    return reason or (None if target == BridgeSpot.KEPT else say("press-to-keep"))


def keep_refusal(state: BridgeState, card: Card) -> Saying | None:
    """Return why a card may not be kept, or why a kept card may not be put back; None if that is allowed."""
    if card in state.kept:
        return say("joker-is-kept") if hands.is_joker(card) else None
    return say("six-kept-already") if len(state.kept) == CARDS_KEPT else None


def discard_refusal(state: BridgeState, card: Card) -> Saying | None:
    """Return why the choice may not end with this card on top of the discard pile; None if it may."""
    if len(state.kept) < CARDS_KEPT:
        return say("keep-six-first", count=CARDS_KEPT - len(state.kept))
    return say("kept-not-discarded") if card in state.kept else None


def next_deal_refusal(state: BridgeState) -> Saying | None:
    """Return why the next deal may not begin; None if it may."""
    if not state.played_out:
        return say("next-deal-after-tricks")
    return say("rubber-is-over") if state.sheet.over else None


def call_refusal(state: BridgeState, number: int) -> Saying | None:
    """Return why the player may not make the bid with this number, or may not pass (0); None if it is allowed."""
    if state.choosing:
        return say("bidding-begins-later")
    if state.contract:
        return say("bidding-is-over")
    if number not in range(len(BIDS) + 1):
        return say("no-such-bid")
    if number == PASS:
        return None if state.house_bid else say("house-passed-so-bid")
    bid = tricks.bid_numbered(number)
    if state.house_bid and bid <= state.house_bid:
        return say("bid-higher", bid=state.house_bid.name)
    unbalanced = bid.strain == tricks.NO_TRUMP and not tricks.is_balanced(state.hand)
    return NOT_BALANCED if unbalanced else None


NOT_BALANCED = say("not-balanced")
