"""Words for moves, for the result of a deal, and for the facts shown beside the cards."""

from engine.core import cards, hands
from engine.core.game import Move
from engine.core.number_words import counted
from engine.core.optional import TrickGoal
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import HOUSE, PLAYER, ScoreSheet
from engine.games.bridge.state import NEXT_DEAL, TURN_ASIDE, BridgeSpot, BridgeState


def possible_move(state: BridgeState, move: Move) -> str:
    """Return the words for a legal move not yet made: "keep the ace of clubs", "bid one heart"."""
    card = cards.name(move.n)
    if move.source == BridgeSpot.HOUSE_CALL:
        return f"bid {tricks.bid_numbered(move.n).words}" if move.n else "pass"
    if move.source != BridgeSpot.HAND:
        return "next deal" if move == NEXT_DEAL else "the house goes on"
    if move.target == BridgeSpot.KEPT:
        return f"put back the {card}" if move.n in state.kept else f"keep the {card}"
    return f"discard, with the {card} on top" if move.target == BridgeSpot.DISCARD else f"play the {card}"


def made_move(state: BridgeState, move: Move, after: BridgeState) -> str:
    """Return the words for a move that led from `state` to `after`.

    For a card that was turned aside, and for a card left in the player's hand at the end that counts as a trick,
    the words are only the name of the card. `turned_aside` and `last_cards` put such names into a sentence.
    """
    if move.source == BridgeSpot.HOUSE_CALL:
        return _contract_words(after)
    if move == NEXT_DEAL:
        return f"deal {after.deal_number}; {_offered(after)}"
    if move.source == BridgeSpot.HAND:
        return _made_from_hand(state, move, after)
    if move.source == BridgeSpot.STOCK:
        name = cards.name(cards.identity(state.stock[-1]))
        if move == TURN_ASIDE:
            return name
        return f"the house plays the {name}" if state.player_card else f"the house leads the {name}"
    return _taken(after, house=move.target == BridgeSpot.HOUSE_TRICKS)


def _made_from_hand(state: BridgeState, move: Move, after: BridgeState) -> str:
    card = cards.name(move.n)
    if move.target == BridgeSpot.KEPT:
        return f"{card} {'put back' if move.n in state.kept else 'kept'}"
    if move.target == BridgeSpot.DISCARD:
        return f"your hand: {hands.spoken_by_suit(after.hand)}; {_house_call(after)}"
    return card if move.target == BridgeSpot.PLAYER_TRICKS else f"you play the {card}"


def last_cards(names: list[str]) -> str:
    """Return the words that name the cards left in the hand when the stock is used up.

    By the rules each of these cards wins a trick. `names` are the names of the cards; if there are none, the
    result is empty.
    """
    if not names:
        return ""
    tricks_left = "each card left in your hand wins a trick" if len(names) > 1 else "your last card wins a trick"
    return f"the stock is used up, so {tricks_left}: {', '.join(names)}"


def turned_aside(names: list[str]) -> str:
    """Return the words for the cards turned aside, given by their names; empty if `names` is empty."""
    return f"turned aside: {', '.join(names)}" if names else ""


def _house_call(state: BridgeState) -> str:
    return f"the house bids {state.house_bid.words}" if state.house_bid else "the house passes"


def _offered(state: BridgeState) -> str:
    return f"to choose from: {hands.spoken_by_suit(state.hand)}"


def _contract_words(state: BridgeState) -> str:
    assert state.contract
    whose = "you declare" if state.contract.side == PLAYER else "the house declares"
    return f"the contract is {state.contract.words}, {whose}; {counted(state.contract.needed, 'trick')} are needed"


def _taken(state: BridgeState, *, house: bool) -> str:
    who = "the house wins the trick" if house else "you win the trick"
    return f"{who}, {state.player_tricks} to {state.house_tricks}"


def result(state: BridgeState) -> str:
    """Return how the last finished deal ended and what was scored: "your one club made: you 20 below the line"."""
    deal = state.deals[-1]
    whose = "your" if deal.contract.side == PLAYER else "the house's"
    return f"{whose} {deal.contract.words} {deal.outcome}: {'; '.join(earned(state))}"


def earned(state: BridgeState) -> list[str]:
    """Return one text for each side that scored in the last deal: "you 40 below the line, 50 for the insult"."""
    entries = _last_entries(state)
    lines = [(who, [entry for entry in entries if entry.side == side]) for side, who in _WHO.items()]
    return [
        f"{who} {', '.join(f'{entry.points} {_reason(entry)}' for entry in some)}" for who, some in lines if some
    ]


def _last_entries(state: BridgeState) -> list[rubber.ScoreEntry]:
    """Return what the last deal added to the score sheet, including the bonus if it ended the rubber."""
    before = rubber.score_sheet(state.deals[:-1])
    entries = list(
        rubber.score_entries(state.deals[-1], vulnerable=before.vulnerable(state.deals[-1].contract.side))
    )
    return entries + [entry for entry in state.sheet.above if entry.reason == "rubber"]


def _reason(entry: rubber.ScoreEntry) -> str:
    the = "the " if entry.reason in {"insult", "rubber"} else "a " if "slam" in entry.reason else ""
    return "below the line" if entry.below else f"for {the}{entry.reason}"


_WHO = {PLAYER: "you", HOUSE: "the house"}


def vulnerability(sheet: ScoreSheet) -> str:
    """Return who is vulnerable: "Nobody vulnerable", "You vulnerable", "House vulnerable" or "Both vulnerable"."""
    who = {(False, False): "Nobody", (True, False): "You", (False, True): "House", (True, True): "Both"}
    return f"{who[sheet.vulnerable(PLAYER), sheet.vulnerable(HOUSE)]} vulnerable"


_CAPTIONS: dict[int, str] = {
    BridgeSpot.DISCARD: "discard",
    BridgeSpot.HOUSE_CARD: "house",
    BridgeSpot.ASIDE: "aside",
}


def caption(state: BridgeState, spot: int) -> str:
    """Return the words to write on a spot when it is empty; an empty string to write nothing.

    On the spot of the player's card they say whether the player leads.
    """
    if spot != BridgeSpot.PLAYER_CARD:
        return _CAPTIONS.get(spot, "")
    if not state.contract or state.played_out or not state.hand:
        return "you"
    return "your lead" if state.leader == PLAYER and not state.house_card else "your card"


def facts(state: BridgeState, *, spoken: bool = False) -> tuple[str, ...]:
    """Return the facts to show beside the cards, the most important first.

    They are the contract and the tricks won, the declarer's first with the number needed; before that what was bid
    or kept; and who is vulnerable. If `spoken`, bids are in words instead of signs.
    """
    deal, vulnerable = f"Deal {state.deal_number}", vulnerability(state.sheet)
    if state.choosing:
        return f"{len(state.kept)} of 6 kept", deal, vulnerable
    if not state.contract:
        bid = state.house_bid
        house = f"House bids {bid.words if spoken else bid.sign}" if bid else "House passes"
        return house, deal, vulnerable
    whose = "Yours" if state.contract.side == PLAYER else "House's"
    contract = f"{whose}: {state.contract.words if spoken else state.contract.sign}"
    won = [f"You {state.player_tricks}", f"House {state.house_tricks}"]
    counts = won if state.contract.side == PLAYER else won[::-1]
    counts[0] += f" of {state.contract.needed}"
    return (contract, *counts, vulnerable, *([deal] if state.played_out else []))


def goal(state: BridgeState) -> TrickGoal | None:
    """Return how far the declarer has come; None before there is a contract."""
    contract = state.contract
    if contract is None:
        return None
    by_player = contract.side == PLAYER
    trump = contract.bid.sign[1:]
    return TrickGoal(trump, state.player_tricks if by_player else state.house_tricks, contract.needed, by_player)
