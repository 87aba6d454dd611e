"""The bidding box: which bids the player may make, and what each of them is worth if it is made or not."""

from typing import NamedTuple

from engine.core import cards, hands
from engine.core.game import Call, CallOptions, Stakes
from engine.core.saying import say
from engine.games.bridge import rubber, tricks, wording
from engine.games.bridge.refusals import NOT_BALANCED, call_refusal
from engine.games.bridge.rubber import PLAYER, Contract, ScoredDeal
from engine.games.bridge.state import TRICKS, BridgeState, call_move
from engine.games.bridge.tricks import BIDS, PASS, Bid


def bidding(state: BridgeState) -> CallOptions:
    """Return what is shown for bidding: a grid with a row for each level that has an allowed bid, and a pass.

    In the grid, None takes the place of a bid that is not allowed. The columns are the suits and no trump; if the
    hand is not balanced, the column for no trump is left out. There is no pass if the house has passed.
    """
    allowed = {number: not call_refusal(state, number) for number in range(len(BIDS) + 1)}
    balanced = tricks.is_balanced(state.hand)
    strains = tricks.STRAINS if balanced else cards.SUITS
    lowest = min(bid.level for bid in BIDS if allowed[bid.number])
    grid = tuple(
        _call(state, bid) if allowed[bid.number] else None
        for bid in BIDS
        if bid.level >= lowest and bid.strain in strains
    )
    passing = (Call(call_move(PASS), say("pass-button"), say("pass-words")),) if allowed[PASS] else ()
    jokers = hands.jokers(state.hand)
    to_do = say("bid-higher-or-pass" if state.house_bid else "so-you-bid")
    return CallOptions(
        wording.house_call_title(state),
        grid,
        len(strains),
        passing,
        (to_do,) if balanced else (to_do, NOT_BALANCED),
        report="count",
        badge=say("joker-doubles", count=jokers) if jokers else None,
        legend=(say("makes-game"), say("points-legend", doubled=jokers)),
    )


def _call(state: BridgeState, bid: Bid) -> Call:
    return Call(call_move(bid.number), bid.name, say("bid-move", bid=bid.name), _stakes(_worth(state, bid)))


# What a bid is worth


class Worth(NamedTuple):
    """What a contract is worth to the player, in points. Here "made" means: made without overtricks."""

    contract: Contract
    below: int  # points below the line if it is made
    above: int  # points above the line if it is made, without those for honours
    wins_game: bool  # whether the player wins a game if it is made
    wins_rubber: bool  # whether this game ends the rubber
    one_short: int  # points for the house if one trick is missing
    two_short: int  # points for the house if two tricks are missing


def _worth(state: BridgeState, bid: Bid) -> Worth:
    """Return what a bid of the player is worth, computed from the score sheet with and without this contract."""
    jokers, honours = hands.jokers(state.hand), rubber.honours(state.hand, bid.strain)
    contract = Contract(bid, PLAYER, jokers, honours)
    sheet = state.sheet
    made = rubber.score_sheet((*state.deals, ScoredDeal(contract, contract.needed)))
    below = rubber.trick_points(contract, bid.level)
    one_short, two_short = (
        rubber.undertrick_points(jokers, missing, vulnerable=sheet.vulnerable(PLAYER)) for missing in (1, 2)
    )
    return Worth(
        contract,
        below,
        above=made.difference - sheet.difference - below - honours,
        wins_game=made.games_won[PLAYER] > sheet.games_won[PLAYER],
        wins_rubber=made.over,
        one_short=one_short,
        two_short=two_short,
    )


def _stakes(worth: Worth) -> Stakes:
    """Return the worth of a bid in words."""
    contract, gain = worth.contract, _gain(worth)
    lines = [
        say("worth-made", below=worth.below, above=worth.above, gain=gain),
        say("worth-short", one=worth.one_short, two=worth.two_short),
        *([say("worth-honours", points=contract.honours)] if contract.honours else []),
    ]
    label = say("worth-in-short", contract=contract.name, points=worth.below, gain=gain)
    title = say("contract-needs", contract=contract.name, needed=contract.needed, all=TRICKS)
    return Stakes(worth.below, gain != "none", label, title, tuple(lines))


def _gain(worth: Worth) -> str:
    """Return what the player wins if the bid is made: "rubber", "game" or "none"."""
    if worth.wins_rubber:
        return "rubber"
    return "game" if worth.wins_game else "none"
