"""What was done, and how it stands, in words."""

from engine.core import cards, hands
from engine.core.game import Move
from engine.core.number_words import counted
from engine.games.bridge import rubber, tricks
from engine.games.bridge.rubber import HOUSE, PLAYER, Sheet
from engine.games.bridge.state import NEXT_DEAL, TURN_ASIDE, A, BridgeState, D, H, K, S, T, U, V, W, X


def could_be(state: BridgeState, move: Move) -> str:
    """A move in a few words."""
    card = cards.name(move.n)
    if move.source == A:
        return f"bid {tricks.bid_numbered(move.n).words}" if move.n else "pass"
    if move.source != H:
        return "next deal" if move == NEXT_DEAL else "the house goes on"
    if move.target == K:
        return f"put back the {card}" if move.n in state.kept else f"keep the {card}"
    return f"discard, with the {card} on top" if move.target == D else f"play the {card}"


def done(state: BridgeState, move: Move, after: BridgeState) -> str:
    """One finished move, be it the player's or the house's."""
    if move.source == A:
        return _contract_words(after)
    if move == NEXT_DEAL:
        return f"deal {after.number}; {_offered(after)}"
    if move.source == H:
        return _done_from_hand(state, move, after)
    if move.source == S:
        name = cards.name(cards.identity(state.stock[-1]))
        if move == TURN_ASIDE:
            return name
        return f"the house plays the {name}" if state.my_card else f"the house leads the {name}"
    return _taken(after, house=move.target == V)


def _done_from_hand(state: BridgeState, move: Move, after: BridgeState) -> str:
    card = cards.name(move.n)
    if move.target == K:
        return f"{card} {'put back' if move.n in state.kept else 'kept'}"
    if move.target == D:
        return f"your hand: {hands.spoken_by_suit(after.hand)}; {_house_call(after)}"
    return card if move.target == W else f"you play the {card}"


def last_cards(names: list[str]) -> str:
    """What is left in the hand when there is no stock."""
    if not names:
        return ""
    tricks_left = "the rest of your hand is tricks" if len(names) > 1 else "your last card is a trick"
    return f"the stock is used up, so {tricks_left}: {', '.join(names)}"


def turned_aside(names: list[str]) -> str:
    """The cards that the house could not play."""
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
    return f"{who}, {state.mine} to {state.theirs}"


def result(state: BridgeState) -> str:
    """How the deal ended, and what was written for it."""
    deal = state.deals[-1]
    whose = "your" if deal.contract.side == PLAYER else "the house's"
    return f"{whose} {deal.contract.words} {deal.outcome}: {'; '.join(earned(state))}"


def earned(state: BridgeState) -> list[str]:
    """What each side was written for the last deal: "you 40 below the line, 50 for the insult"."""
    entries = _written_last(state)
    told = [(who, [entry for entry in entries if entry.side == side]) for side, who in _WHO.items()]
    return [f"{who} {', '.join(f'{entry.points} {_what(entry)}' for entry in some)}" for who, some in told if some]


def _written_last(state: BridgeState) -> list[rubber.Entry]:
    """The entries of the last deal."""
    before = rubber.sheet_of(state.deals[:-1])
    entries = list(rubber.scored(state.deals[-1], vulnerable=before.vulnerable(state.deals[-1].contract.side)))
    return entries + [entry for entry in state.sheet.above if entry.what == "rubber"]


def _what(entry: rubber.Entry) -> str:
    the = "the " if entry.what in {"insult", "rubber"} else "a " if "slam" in entry.what else ""
    return "below the line" if entry.below else f"for {the}{entry.what}"


_WHO = {PLAYER: "you", HOUSE: "the house"}


def vulnerability(sheet: Sheet) -> str:
    """Who is vulnerable."""
    who = {(False, False): "Nobody", (True, False): "You", (False, True): "House", (True, True): "Both"}
    return f"{who[sheet.vulnerable(PLAYER), sheet.vulnerable(HOUSE)]} vulnerable"


def caption(state: BridgeState, spot: int) -> str:
    """The word on an empty spot; on the player's, what is to be done there."""
    if spot != T:
        return {D: "discard", U: "house", X: "aside"}.get(spot, "")
    if not state.contract or state.played_out or not state.hand:
        return "you"
    return "your card" if state.house_card else "your lead"


def facts(state: BridgeState, *, spoken: bool = False) -> tuple[str, ...]:
    """What has to be in sight; of the tricks with those that the declarer needs."""
    deal, vulnerable = f"Deal {state.number}", vulnerability(state.sheet)
    if state.choosing:
        return deal, f"{len(state.kept)} of 6 kept", vulnerable
    if not state.contract:
        bid = state.house_bid
        house = f"House bids {bid.words if spoken else bid.sign}" if bid else "House passes"
        return deal, house, vulnerable
    needed = f" of {state.contract.needed}"
    mine, theirs = (needed, "") if state.contract.side == PLAYER else ("", needed)
    whose = "Yours" if state.contract.side == PLAYER else "House's"
    contract = f"{whose}: {state.contract.words if spoken else state.contract.sign}"
    return contract, vulnerable, deal, f"You {state.mine}{mine}", f"House {state.theirs}{theirs}"
