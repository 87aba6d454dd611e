"""The words for moves and for the result of a deal, and the facts shown beside the cards."""

from collections.abc import Sequence

from engine.core import cards, hands
from engine.core.game import Move
from engine.core.saying import Saying, say
from engine.core.tricks import TrickGoal
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import HOUSE, PLAYER, RUBBER_BONUS, ScoreSheet
from engine.games.bridge.state import NEXT_DEAL, TURN_ASIDE, BridgeSpot, BridgeState

SIDES = {PLAYER: "you", HOUSE: "house"}
"""What messages call the two sides."""


def possible_move(state: BridgeState, move: Move) -> Saying:
    """Return the words for a legal move that has not been made: "keep the ace of clubs", "bid one heart"."""
    if move.source == BridgeSpot.HOUSE_CALL:
        return say("bid-move", bid=tricks.bid_numbered(move.n).name) if move.n else say("pass-move")
    if move.source != BridgeSpot.HAND:
        return say("next-deal") if move == NEXT_DEAL else say("house-goes-on")
    card = cards.name(move.n)
    if move.target == BridgeSpot.KEPT:
        return say("put-back" if move.n in state.kept else "keep", card=card)
    return say("discard-with" if move.target == BridgeSpot.DISCARD else "play-card", card=card)


def made_move(state: BridgeState, move: Move, after: BridgeState) -> Saying:
    """Return the words for what `move` did; it led from `state` to `after`.

    Two kinds of moves give only the name of the card: a card was turned aside, or a card left in the hand at the
    end counted as a trick. `turned_aside` and `last_cards` put such names into a sentence.
    """
    if move.source == BridgeSpot.HOUSE_CALL:
        return _contract(after)
    if move == NEXT_DEAL:
        return say("deal-to-choose", number=after.deal_number, hand=hands.by_suit(after.hand))
    if move.source == BridgeSpot.HAND:
        return _made_from_hand(state, move, after)
    if move.source == BridgeSpot.STOCK:
        card = cards.name(cards.identity(state.stock[-1]))
        if move == TURN_ASIDE:
            return card
        return say("house-plays" if state.player_card else "house-leads", card=card)
    side = SIDES[HOUSE if move.target == BridgeSpot.HOUSE_TRICKS else PLAYER]
    return say("trick-won", side=side, yours=after.player_tricks, theirs=after.house_tricks)


def _made_from_hand(state: BridgeState, move: Move, after: BridgeState) -> Saying:
    card = cards.name(move.n)
    if move.target == BridgeSpot.KEPT:
        return say("was-put-back" if move.n in state.kept else "was-kept", card=card)
    if move.target == BridgeSpot.DISCARD:
        return say("your-hand-and-call", hand=hands.by_suit(after.hand), call=house_call(after))
    return card if move.target == BridgeSpot.PLAYER_TRICKS else say("you-play", card=card)


def last_cards(names: Sequence[Saying]) -> list[Saying]:
    """Return a list with one sentence about the cards left in the hand; an empty list if there are none.

    `names` are the names of these cards. When the stock is used up, each of them wins a trick.
    """
    return [say("last-cards-win", count=len(names), cards=names)] if names else []


def turned_aside(names: Sequence[Saying]) -> list[Saying]:
    """Return a list with one sentence that names the cards turned aside; an empty list if there are none."""
    return [say("turned-aside-cards", cards=names)] if names else []


def house_call(state: BridgeState) -> Saying:
    """Return what the house has bid, or that it has passed."""
    return say("house-bids", bid=state.house_bid.name) if state.house_bid else say("house-passes")


def house_call_title(state: BridgeState) -> Saying:
    """Return the call of the house as a title."""
    return say("house-bids-title", bid=state.house_bid.name) if state.house_bid else say("house-passes-title")


def _contract(state: BridgeState) -> Saying:
    assert state.contract
    contract = state.contract
    return say("contract-is", side=SIDES[contract.side], contract=contract.name, needed=contract.needed)


def result(state: BridgeState) -> Saying:
    """Return the result and the score of the last finished deal: "your one club, made: you 20 below the line"."""
    contract, outcome = state.deals[-1].contract, dict(state.deals[-1].outcome.arguments)
    margins = {key: value for key, value in outcome.items() if isinstance(value, int)}
    return say("deal-scored", side=SIDES[contract.side], contract=contract.name, scored=earned(state), **margins)


def earned(state: BridgeState) -> list[Saying]:
    """Return what each side scored in the last deal, as in "you 40 below the line, 50 for the insult".

    A side that scored nothing is left out.
    """
    entries = _last_entries(state)
    by_side = [(name, [_scored(entry) for entry in entries if entry.side == side]) for side, name in SIDES.items()]
    return [say("side-scored", side=name, entries=scored) for name, scored in by_side if scored]


def _last_entries(state: BridgeState) -> list[rubber.ScoreEntry]:
    """Return the entries that the last deal added to the score sheet, with the bonus if it ended the rubber."""
    before = rubber.score_sheet(state.deals[:-1])
    entries = list(
        rubber.score_entries(state.deals[-1], vulnerable=before.vulnerable(state.deals[-1].contract.side))
    )
    return entries + [entry for entry in state.sheet.above if entry.reason == RUBBER_BONUS]


def _scored(entry: rubber.ScoreEntry) -> Saying:
    if entry.below:
        return say("points-below", points=entry.points)
    return say("points-for", points=entry.points, reason=entry.reason)


def vulnerability(sheet: ScoreSheet) -> Saying:
    """Return who is vulnerable."""
    who = {(False, False): "nobody", (True, False): "you", (False, True): "house", (True, True): "both"}
    return say("vulnerable", who=who[sheet.vulnerable(PLAYER), sheet.vulnerable(HOUSE)])


_CAPTIONS: dict[int, str] = {
    BridgeSpot.DISCARD: "caption-discard",
    BridgeSpot.HOUSE_CARD: "caption-house",
    BridgeSpot.ASIDE: "caption-aside",
}


def caption(state: BridgeState, spot: int) -> Saying | None:
    """Return the words to write on a spot when it is empty; None to write nothing.

    The words on the spot of the player's card say whether the player leads.
    """
    if spot != BridgeSpot.PLAYER_CARD:
        return say(_CAPTIONS[spot]) if spot in _CAPTIONS else None
    if not state.contract or state.played_out or not state.hand:
        return say("caption-you")
    leads = state.leader == PLAYER and not state.house_card
    return say("caption-your-lead" if leads else "caption-your-card")


def facts(state: BridgeState) -> tuple[Saying, ...]:
    """Return the facts to show beside the cards, the most important first.

    - During the choice of cards: how many are kept, the number of the deal, who is vulnerable.
    - During the bidding: what the house bid, the number of the deal, who is vulnerable.
    - Afterwards: the contract, the tricks that the declarer has and needs, the tricks of the other side, who is
      vulnerable and, after the last trick, the number of the deal.

    In the form "sign" of these messages, a bid is a sign such as "3NT".
    """
    deal, vulnerable = say("deal-number", number=state.deal_number), vulnerability(state.sheet)
    if state.choosing:
        return say("kept-of-six", count=len(state.kept)), deal, vulnerable
    if not state.contract:
        bid = state.house_bid
        return say("house-has-bid", bid=bid.name) if bid else say("house-has-passed"), deal, vulnerable
    contract = state.contract
    whose = say("contract-of", side=SIDES[contract.side], contract=contract.name)
    counts = [(state.player_tricks, "you"), (state.house_tricks, "house")]
    (first, declarer), (second, other) = counts if contract.side == PLAYER else counts[::-1]
    won = (
        say("tricks-of-needed", side=declarer, count=first, needed=contract.needed),
        say("tricks-of-side", side=other, count=second),
    )
    return (whose, *won, vulnerable, *([deal] if state.played_out else []))


def goal(state: BridgeState) -> TrickGoal | None:
    """Return how many tricks the declarer needs and how many it has won; None before there is a contract."""
    contract = state.contract
    if contract is None:
        return None
    by_player = contract.side == PLAYER
    trump = contract.bid.sign[1:]
    return TrickGoal(trump, state.player_tricks if by_player else state.house_tricks, contract.needed, by_player)
