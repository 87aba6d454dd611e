"""The sheet that says what was possible in a deal of Bridge Solitaire that has been played out."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Game, Position
from engine.core.reports import Grid, Report, Row
from engine.core.saying import Saying, say
from engine.games.bridge.game import Bridge
from engine.games.bridge.state import NEXT_DEAL, BridgeSpot, BridgeState, read_state
from engine.games.bridge.tricks import NO_TRUMP
from engine.games.bridge.wording import SIDES
from engine.play.session import Node, Session
from engine.solving.bridge.study import Outcome, PlayedCard, Possible, judge_cards, outcomes, possible_tricks


class PlayedDeal(NamedTuple):
    """What the player did in a deal."""

    before_call: BridgeState
    call: int  # the number of the player's bid, or PASS
    states: tuple[BridgeState, ...]  # in which the player played a card
    cards: tuple[Card, ...]  # the card played in each of them


def can_study(game: Game, position: Position) -> bool:
    """Return whether this is the end of a deal of Bridge Solitaire."""
    return isinstance(game, Bridge) and read_state(position).played_out


def played_deal(session: Session) -> PlayedDeal:
    """Return what the player did in the deal that is played out in the current position, see `can_study`."""
    states: list[BridgeState] = []
    played: list[Card] = []
    for node in session.line():
        assert node.move and node.parent  # only the first position has none, and it is not on the line
        before, move = read_state(node.parent.position), node.move
        if move.source == BridgeSpot.HOUSE_CALL:
            before_call, call = before, move.n
        elif move == NEXT_DEAL:
            states, played = [], []
        elif move.source == BridgeSpot.HAND and move.target == BridgeSpot.PLAYER_CARD:
            states.append(before)
            played.append(move.n)
    return PlayedDeal(before_call, call, tuple(states), tuple(played))


def study(deal: PlayedDeal) -> Generator[None, None, Report]:
    """Return the sheet about a deal; yield several times meanwhile, since it takes a moment."""
    found: list[Possible] = []
    for possible in possible_tricks(deal.before_call):
        found.append(possible)
        yield
    ranked = outcomes(deal.before_call, found)
    yours = next(outcome for outcome in ranked if outcome.call == deal.call)
    judged = judge_cards(deal.states, deal.cards)
    yield
    parts = (say("study-known"), _strains(found), _calls(ranked[0], yours), *_costs(judged))
    return Report("study", say("study-title"), say("study-button"), parts)


def _strains(found: list[Possible]) -> Grid:
    head = tuple(map(say, ("column-trumps", "column-you-declare", "column-house-declares")))
    rows = (
        Row((_strain(each.strain), say("total", points=each.declaring), say("total", points=each.defending)))
        for each in reversed(found)
    )
    return Grid("study", head, tuple(rows))


def _strain(strain: int) -> Saying:
    if strain == NO_TRUMP:
        return say("no-trump-name")
    return say("capital", what=say("suit", suit=cards.SUIT_NAMES[strain]))


def _calls(best: Outcome, yours: Outcome) -> Grid:
    """Return a table of the best call and the player's call, each with the best result that it could have had.

    If the player's call was as good as the best one, the table has only this call.
    """
    head = tuple(map(say, ("column-call", "column-contract", "column-points")))
    rows = (_call("study-best-call", best), _call("study-your-call", yours))
    return Grid("study", head, rows if best.points > yours.points else rows[1:])


def _call(name: str, outcome: Outcome) -> Row:
    contract = outcome.deal.contract
    deal = say("deal-in-table", side=SIDES[contract.side], contract=contract.name, outcome=outcome.deal.outcome)
    return Row((say(name), deal, say("total", points=outcome.points)))


def _costs(judged: list[PlayedCard]) -> tuple[Saying | Grid, ...]:
    """Return a sentence and a table of the cards that cost tricks, or a sentence that no card did."""
    rows = tuple(
        Row((say("total", points=each.trick), cards.name(each.card), cards.name(each.best)))
        for each in judged
        if each.cost
    )
    if not rows:
        return (say("study-no-cost"),)
    lost = sum(each.cost for each in judged)
    head = tuple(map(say, ("column-trick", "column-your-card", "column-better-card")))
    return say("study-costs", count=lost), Grid("study", head, rows)


def cost_words(game: Game, node: Node, line: Sequence[Node]) -> Saying | None:
    """Return, for the review, how many tricks the card played before a position cost; None if it cost none.

    The result is also None if the player's last move before the position did not play a card to a trick. It is
    None, too, if the deal is not played to its end on `line`, the nodes of the game: until then the stock is
    hidden.
    """
    while node.parent and node.is_automatic:
        node = node.parent
    move, parent = node.move, node.parent
    if not (isinstance(game, Bridge) and move and parent):
        return None
    if move.source != BridgeSpot.HAND or move.target != BridgeSpot.PLAYER_CARD:
        return None
    deal = read_state(parent.position).deal_number
    ends = (read_state(each.position) for each in line)
    if not any(end.played_out and end.deal_number == deal for end in ends):
        return None
    judged = judge_cards([read_state(parent.position)], [move.n])[0]
    return say("card-cost", count=judged.cost, card=cards.name(judged.best)) if judged.cost else None
