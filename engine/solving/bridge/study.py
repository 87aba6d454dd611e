"""What was possible in a deal of Bridge Solitaire with every card known: tricks, calls, and what cards cost."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.games.bridge import tricks
from engine.games.bridge.refusals import call_refusal
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal
from engine.games.bridge.state import TRICKS, BridgeState
from engine.games.bridge.tricks import BIDS
from engine.solving.bridge.calling import Points, calls
from engine.solving.bridge.most_tricks import MostTricks


class Possible(NamedTuple):
    """The most tricks that the player's hand can take in one strain."""

    strain: int  # a suit or NO_TRUMP
    declaring: int  # if the player declares, so that the house leads
    defending: int  # if the house declares, so that the player leads


class Outcome(NamedTuple):
    """What a call of the player comes to if the player then takes as many tricks as possible."""

    call: int  # the number of a bid, or PASS
    deal: ScoredDeal
    points: int  # by which the deal changes the player's lead over the house


def possible_tricks(state: BridgeState) -> Iterator[Possible]:
    """Yield the most tricks in each strain, as the stock lies; the player must not have called yet."""
    for strain in tricks.STRAINS:
        search = MostTricks(state.hand, state.stock, strain)
        held, stock = search.mask(state.hand), len(state.stock)
        declaring, defending = (search.from_lead(held, stock, leader) for leader in (HOUSE, PLAYER))
        yield Possible(strain, declaring, defending)


def outcomes(state: BridgeState, found: Sequence[Possible]) -> list[Outcome]:
    """Return what each allowed call comes to, the best first; of equally good ones, the lowest.

    `found` has the most tricks of all strains, in the order of STRAINS.
    """
    allowed = (number for number in range(len(BIDS) + 1) if not call_refusal(state, number))
    made, points = calls(state.hand, state.house_bid, allowed), Points(state.deals)
    ranked = (_outcome(call, contract, found, points) for call, contract in made.contracts.items())
    return sorted(ranked, key=lambda outcome: -outcome.points)


def _outcome(call: int, contract: Contract, found: Sequence[Possible], points: Points) -> Outcome:
    most = found[contract.bid.strain]
    taken = most.declaring if contract.side == PLAYER else most.defending
    by_declarer = taken if contract.side == PLAYER else TRICKS - taken
    return Outcome(call, ScoredDeal(contract, by_declarer), points.gained(contract, taken))


class PlayedCard(NamedTuple):
    """A card that the player has played, with what would have been possible."""

    trick: int  # the number of the trick, from 1
    card: Card
    cost: int  # how many tricks fewer than with the best card could be taken after it
    best: Card  # a card with which as many tricks as possible could be taken; the card itself if it costs nothing


def judge_cards(states: Sequence[BridgeState], cards: Sequence[Card]) -> list[PlayedCard]:
    """Return what each card cost, with every card known.

    Args:
        states: the positions of one deal, under one contract, in which the player was to play a card.
        cards: the card that was played in each of these positions.
    """
    if not states:
        return []
    first = states[0]
    search = MostTricks(first.hand, first.stock + first.house_card, first.trump)
    return [_judge(search, state, card) for state, card in zip(states, cards, strict=True)]


def _judge(search: MostTricks, state: BridgeState, played: Card) -> PlayedCard:
    led = state.house_card[0] if state.house_card else None
    held, stock = search.mask(state.hand), len(state.stock) + len(state.house_card)
    worth = {card: search.after(held, stock, led, card) for card in tricks.playable(state.hand, led)}
    most = max(worth.values())
    best = played if worth[played] == most else max(worth, key=lambda card: worth[card])
    return PlayedCard(len(state.trick_results) + 1, played, most - worth[played], best)
