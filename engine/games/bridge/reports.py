"""Buttons that end the choice of cards or begin a deal, the score sheet, and the report on the house's count."""

from itertools import zip_longest

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Call, CallOptions, Move
from engine.core.reports import Grid, Report, Row
from engine.core.saying import Saying, say
from engine.games.bridge import rubber, tricks, wording
from engine.games.bridge.rubber import HOUSE, PLAYER, ScoredDeal, ScoreSheet
from engine.games.bridge.state import CARDS_KEPT, NEXT_DEAL, BridgeSpot, BridgeState
from engine.games.bridge.tricks import BOOK


def choice(state: BridgeState) -> CallOptions:
    """Return what is shown while the player chooses six cards.

    With fewer than six cards kept, the title says how many are missing and there is no button. With six kept,
    there is the button that ends the choice.
    """
    missing = CARDS_KEPT - len(state.kept)
    if missing:
        jokers = [say("joker-is-kept")] if hands.jokers(state.hand) else []
        return CallOptions(say("keep-six-cards", count=missing), notes=(*jokers, say("then-the-blind")))
    last = max((card for card in state.hand if card not in state.kept), key=hands.height)
    move, name = Move(BridgeSpot.HAND, BridgeSpot.DISCARD, last), cards.name(last)
    end = Call(move, say("take-up-blind"), say("take-up-blind-with", card=name))
    return CallOptions(say("six-are-kept"), calls=(end,), notes=(say("will-lie-on-discard", card=name),))


def deal_result(state: BridgeState) -> CallOptions:
    """Return the result of the deal that is over, and the button that begins the next deal.

    There is no button for the score sheet here, because the page shows one beside the facts.
    """
    notes = tuple(say("statement", what=line) for line in wording.earned(state))
    calls = (Call(NEXT_DEAL, say("next-deal-button"), say("next-deal")),)
    return CallOptions(_result_title(state.deals[-1], "deal-result"), calls=calls, notes=notes)


def _result_title(deal: ScoredDeal, message: str) -> Saying:
    """Return the message named `message` with the declarer, the contract and the outcome of a deal."""
    side, contract = wording.SIDES[deal.contract.side], deal.contract.name
    return say(message, side=side, contract=contract, outcome=deal.outcome)


def score_report(state: BridgeState) -> Report:
    """Return the report with the score sheet; its button shows how many points the player is ahead or behind."""
    lead = state.sheet.difference
    button = say("score-lead", points=abs(lead), lead="ahead" if lead > 0 else "behind" if lead else "even")
    parts = (*_standing(state), _score_grid(state.sheet))
    return Report("score", say("score-sheet"), button, (*parts, _deals_grid(state)) if state.deals else parts)


def count_report(state: BridgeState) -> Report:
    """Return the report on how the house counted the player's hand, and why it made its bid or passed."""
    button = say("why-bid", bid=state.house_bid.name) if state.house_bid else say("why-pass")
    return Report("count", say("call-of-the-house"), button, (*_counting(state), _count_grid(state)))


def _standing(state: BridgeState) -> tuple[Saying]:
    """Return the games won, the points towards the next game, and who is vulnerable, as one paragraph."""
    sheet = state.sheet
    games = say("games-won", yours=sheet.games_won[PLAYER], theirs=sheet.games_won[HOUSE])
    yours, theirs = sheet.part_scores[PLAYER], sheet.part_scores[HOUSE]
    part = say("rubber-is-over") if sheet.over else say("part-scores", yours=yours, theirs=theirs)
    vulnerable = say("statement", what=wording.vulnerability(sheet))
    return (say("sentences", parts=[games, part, vulnerable]),)


def _score_grid(sheet: ScoreSheet) -> Grid:
    """Return the score sheet as a table.

    Above the line the newest entry comes first, below the line the oldest. A line is drawn under each game won.
    """
    above = _side_by_side(sheet.above)
    rows = [Row((say("above-the-line"),), "heading"), *reversed(above), Row((say("below-the-line"),), "heading")]
    for number, game in enumerate(sheet.games):
        entries = _side_by_side(game)
        is_won = number < sum(sheet.games_won)
        rows += [*entries[:-1], entries[-1]._replace(mark="rule" if is_won else "")] if entries else []
    rows.append(Row(tuple(say("total", points=points) for points in sheet.totals), "total"))
    return Grid("score", (say("column-you"), say("column-the-house")), tuple(rows))


def _deals_grid(state: BridgeState) -> Grid:
    """Return the deals of the rubber as a table: declarer, contract, outcome and the points of each side.

    The points of a deal are the change of the totals. So the last deal includes the points for the rubber.
    """
    rows = []
    for number, deal in enumerate(state.deals, start=1):
        before, after = (rubber.score_sheet(state.deals[:count]).totals for count in (number - 1, number))
        gains = (new - old for old, new in zip(before, after, strict=True))
        scored = (say("total", points=gain) if gain > 0 else None for gain in gains)
        rows.append(Row((say("total", points=number), _result_title(deal, "deal-in-table"), *scored)))
    head = ("column-deal", "column-contract", "column-you", "column-house")
    return Grid("deals", tuple(map(say, head)), tuple(rows))


def _side_by_side(entries: tuple[rubber.ScoreEntry, ...]) -> list[Row]:
    """Return rows with the player's entries in the first column and those of the house in the second."""
    mine, theirs = ([_entry(entry) for entry in entries if entry.side == side] for side in (PLAYER, HOUSE))
    return [Row(pair) for pair in zip_longest(mine, theirs)]


def _entry(entry: rubber.ScoreEntry) -> Saying:
    return say("points-on-sheet", points=entry.points, reason=entry.reason)


def _counting(state: BridgeState) -> tuple[Saying, ...]:
    """Return why the house bids at its level or passes, how it chooses the suit, and how it counts a suit."""
    count = sum(tricks.winning_tricks(state.hand, suit) for suit in cards.SUITS)
    why = say("count-of-hand", count=count, level=max(BOOK - count, 0), call=wording.house_call(state))
    return why, _shortest_suit(state), say("how-counted")


def _shortest_suit(state: BridgeState) -> Saying:
    """Return a sentence that says which suit the house bids, or would bid, and why.

    If several suits of the hand are the shortest, the sentence names them all.
    """
    suit = tricks.shortest_suit(state.hand)
    lengths = {each: len(hands.of_suit(state.hand, each)) for each in cards.SUITS}
    equals = [say("suit", suit=cards.SUIT_NAMES[each]) for each in cards.SUITS if lengths[each] == lengths[suit]]
    message = "shortest-suit" if len(equals) == 1 else "lowest-of-shortest"
    calls = "bids" if state.house_bid else "passes"
    return say(message, suit=cards.SUIT_NAMES[suit], suits=equals, held=lengths[suit], house=calls)


def _count_grid(state: BridgeState) -> Grid:
    """Return the counting of the hand as a table: for each suit the rounds and the number of tricks won."""
    rows = [Row(_suit_counted(state.hand, suit)) for suit in hands.HAND_SUITS]
    return Grid("count", tuple(map(say, ("column-suit", "column-rounds", "column-tricks"))), tuple(rows))


def _suit_counted(hand: Pile, suit: int) -> tuple[Saying, Saying, Saying]:
    rounds = [_round(counted) for counted in tricks.counting_rounds(hand, suit)]
    name = say("capital", what=say("suit", suit=cards.SUIT_NAMES[suit]))
    held = say("rounds", rounds=rounds) if rounds else say("you-hold-none")
    return name, held, say("total", points=tricks.winning_tricks(hand, suit))


def _round(counted: tricks.CountingRound) -> Saying:
    """Return the result of one round in words, with the ranks of both cards."""
    mine = cards.rank(counted.player_card)
    if counted.house_card is None:
        return say("rank-wins", mine=_rank(mine))
    message = "rank-beats" if counted.won else "rank-loses"
    return say(message, mine=_rank(mine), theirs=_rank(cards.rank(counted.house_card)))


def _rank(rank: int) -> Saying:
    return say("rank-sign", rank=rank)
