"""How the moves of Bridge Solitaire change a position."""

from engine.core import cards, hands
from engine.core.cards import Card, Pile
from engine.core.game import Move, Position, counter_pile, counter_value
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal
from engine.games.bridge.state import (
    HOUSE_WON,
    NEXT_DEAL,
    PLAYER_WON,
    TRICKS,
    UNANSWERED,
    BridgeSpot,
    BridgeState,
    next_deal,
    read_state,
    with_piles,
)
from engine.games.bridge.tricks import PASS


def after_move(position: Position, move: Move) -> Position:
    """Return the position after a legal move, without the automatic moves that follow."""
    now = read_state(position)
    if move.source == BridgeSpot.HOUSE_CALL:
        return _after_call(position, now, move.n)
    if move == NEXT_DEAL:
        return next_deal(counter_value(position[BridgeSpot.NUMBER]), now.deals)
    if move.source == BridgeSpot.HAND:
        return _after_hand_card(position, now, move)
    if move.source == BridgeSpot.STOCK:
        card = cards.turned_up(now.stock[-1:])
        return with_piles(position, {BridgeSpot.STOCK: now.stock[:-1], move.target: position[move.target] + card})
    return _after_trick(position, now, move)


def _after_hand_card(position: Position, now: BridgeState, move: Move) -> Position:
    """Return the position after a card of the hand was kept, put back, discarded, played or counted as a trick."""
    card = move.n
    if move.target == BridgeSpot.KEPT:
        marked = counter_value(position[BridgeSpot.KEPT]) ^ 1 << now.hand.index(card)
        return with_piles(position, {BridgeSpot.KEPT: counter_pile(marked)})
    if move.target == BridgeSpot.DISCARD:
        return _after_discard(position, now, card)
    hand = now.hand.replace(bytes([card]), b"")
    if move.target == BridgeSpot.PLAYER_CARD:
        return with_piles(position, {BridgeSpot.HAND: hand, BridgeSpot.PLAYER_CARD: bytes([card])})
    # The stock is used up: each card left in the hand wins a trick for the player.
    changes: dict[int, Pile] = {
        BridgeSpot.HAND: hand,
        BridgeSpot.PLAYER_TRICKS: position[BridgeSpot.PLAYER_TRICKS] + cards.turned_down(bytes([card])),
        BridgeSpot.LEADER: counter_pile(PLAYER),
    }
    return _with_trick_result(with_piles(position, changes), now, UNANSWERED)


def _after_discard(position: Position, now: BridgeState, top: Card) -> Position:
    """Return the position after the choice of six cards, with `top` as the top card of the discard pile.

    The player takes up the blind, and the house bids or passes.
    """
    under = bytes(card for card in now.hand if card not in now.kept and card != top)
    hand = hands.in_hand_order(now.kept + cards.turned_up(now.blind))
    bid = tricks.house_bid(hand)
    changes: dict[int, Pile] = {
        BridgeSpot.BLIND: b"",
        BridgeSpot.HAND: hand,
        BridgeSpot.DISCARD: cards.turned_down(under) + bytes([top]),
        BridgeSpot.KEPT: counter_pile(0),
        BridgeSpot.HOUSE_CALL: counter_pile(bid.number if bid else PASS),
    }
    return with_piles(position, changes)


def _after_call(position: Position, now: BridgeState, number: int) -> Position:
    """Return the position after the player has bid or passed, with the contract and the side that leads first.

    `number` is the number of the bid, or 0 for a pass.
    """
    declarer = PLAYER if number else HOUSE
    bid = tricks.bid_numbered(number) if number else now.house_bid
    assert bid
    honours = rubber.honours(now.hand, bid.strain)
    contract = Contract(bid, declarer, hands.jokers(now.hand), honours)
    changes: dict[int, Pile] = {
        BridgeSpot.CONTRACT: counter_pile(contract.number),
        BridgeSpot.LEADER: counter_pile(1 - declarer),
    }
    return with_piles(position, changes)


def _after_trick(position: Position, now: BridgeState, move: Move) -> Position:
    """Return the position after the cards of the current trick went to the tricks of its winner."""
    house_won = move.target == BridgeSpot.HOUSE_TRICKS
    house_first = now.leader == HOUSE
    trick = now.house_card + now.player_card if house_first else now.player_card + now.house_card
    changes: dict[int, Pile] = {
        BridgeSpot.PLAYER_CARD: b"",
        BridgeSpot.HOUSE_CARD: b"",
        BridgeSpot.ASIDE: cards.turned_down(now.aside),
        move.target: position[move.target] + cards.turned_down(trick),
        BridgeSpot.LEADER: counter_pile(HOUSE if house_won else PLAYER),
    }
    won_by_player = PLAYER_WON if now.house_card else UNANSWERED
    result = HOUSE_WON if house_won else won_by_player
    return _with_trick_result(with_piles(position, changes), now, result)


def _with_trick_result(position: Position, now: BridgeState, result: int) -> Position:
    """Return the position with one more trick result (HOUSE_WON, PLAYER_WON or UNANSWERED).

    After the thirteenth trick the deal is added to the deals of the rubber.
    """
    results = now.trick_results + bytes([result])
    changes: dict[int, Pile] = {BridgeSpot.TRICK_RESULTS: results}
    if len(results) == TRICKS:
        assert now.contract
        by_house = results.count(HOUSE_WON)
        by_declarer = by_house if now.contract.side == HOUSE else TRICKS - by_house
        changes[BridgeSpot.DEALS] = rubber.record_deals((*now.deals, ScoredDeal(now.contract, by_declarer)))
    return with_piles(position, changes)
