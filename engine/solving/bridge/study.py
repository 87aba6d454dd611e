"""What was possible in a deal of Bridge Solitaire with every card known: tricks, calls, and better cards."""

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
    declaring: int  # tricks if the player declares, so that the house leads first
    defending: int  # tricks if the house declares, so that the player leads first


class Outcome(NamedTuple):
    """The result of a call of the player if the player then takes as many tricks as possible."""

    call: int  # the number of a bid, or PASS
    deal: ScoredDeal
    points: int  # how much the player's lead over the house changes


def possible_tricks(state: BridgeState) -> Iterator[Possible]:
    """Yield the most tricks in each strain, for the real order of the stock; the player has not called yet."""
    for strain in tricks.STRAINS:
        search = MostTricks(state.hand, state.stock, strain)
        held, stock = search.mask(state.hand), len(state.stock)
        declaring, defending = (search.from_lead(held, stock, leader) for leader in (HOUSE, PLAYER))
        yield Possible(strain, declaring, defending)


def outcomes(state: BridgeState, found: Sequence[Possible]) -> list[Outcome]:
    """Return the result of each legal call, the best first; of equally good calls, the lower one comes first.

    `found` holds the most tricks for all strains, in the order of STRAINS.
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
    """A card that the player has played, and the best card that could have been played."""

    trick: int  # the number of the trick, from 1
    card: Card
    cost: int  # how many tricks fewer can be taken after it than after the best card
    best: Card  # a card after which most tricks can be taken; the played card itself if it costs nothing


def judge_cards(states: Sequence[BridgeState], cards: Sequence[Card]) -> list[PlayedCard]:
    """Return how many tricks each played card cost, judged with every card known.

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
