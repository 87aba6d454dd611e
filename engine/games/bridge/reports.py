"""What can be called, and what can be read: the bidding box, the score sheet, the arithmetic of the house."""

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Move
from engine.core.number_words import counted, spelled
from engine.core.optional import Call, CallOptions, Grid, Report, Row
from engine.games.bridge import rubber, tricks, wording
from engine.games.bridge.refusals import NOT_EVEN, no_call
from engine.games.bridge.rubber import HOUSE, PLAYER, Sheet
from engine.games.bridge.state import KEPT, NEXT_DEAL, A, BridgeState, C, D, H
from engine.games.bridge.tricks import BIDS, BOOK, PASS


def bidding(state: BridgeState) -> CallOptions:
    """The bids that are allowed, each at its place among all from the lowest level on."""
    allowed = {number: not no_call(state, number) for number in range(len(BIDS) + 1)}
    even = tricks.is_even(state.hand)
    strains = tricks.STRAINS if even else cards.SUITS
    lowest = min(bid.level for bid in BIDS if allowed[bid.number])
    grid = tuple(
        Call(Move(A, C, bid.number), bid.sign, f"bid {bid.words}") if allowed[bid.number] else None
        for bid in BIDS
        if bid.level >= lowest and bid.strain in strains
    )
    passing = (Call(Move(A, C, PASS), "Pass", "pass: the house declares"),) if allowed[PASS] else ()
    house = state.house_bid
    title = f"The house bids {house.sign}: bid higher, or pass" if house else "The house passes: you have to bid"
    return CallOptions(title, grid, len(strains), passing, () if even else (NOT_EVEN,), report="count")


def choice(state: BridgeState) -> CallOptions:
    """The end of the choice, once six are kept."""
    missing = KEPT - len(state.kept)
    jokers = "A joker has to be kept." if hands.jokers(state.hand) else ""
    if missing:
        title = f"Keep six cards: {spelled(missing)} more"
        return CallOptions(title, notes=tuple(filter(None, (jokers, "The seven of the blind come to them."))))
    last = max((card for card in state.hand if card not in state.kept), key=hands.height)
    end = Call(Move(H, D, last), "Take up the blind", f"take up the blind, with the {cards.name(last)} on top")
    note = (
        f"The {tricks.sign(last)} will lie on top of the discard, the one card of it that you can see again. "
        "To take up the blind with another on top, press that one and then the discard."
    )
    return CallOptions("Six cards are kept", calls=(end,), notes=(note,))


def result(state: BridgeState) -> CallOptions:
    """What the deal brought, and the next one."""
    deal = state.deals[-1]
    whose = "Your" if deal.contract.side == PLAYER else "The house's"
    notes = tuple(f"{told[0].upper()}{told[1:]}." for told in wording.earned(state))
    title = f"{whose} {deal.contract.sign}: {deal.outcome}"
    return CallOptions(title, calls=(Call(NEXT_DEAL, "Next deal", "next deal"),), notes=notes, report="score")


def score(state: BridgeState) -> Report:
    """The score sheet."""
    lead = state.sheet.lead
    signed = f"{lead:+d}".replace("-", "\u2212") if lead else ""
    button = f"Score {signed}".strip()
    return Report("score", "Score sheet", button, (_standing_words(state), _score_grid(state.sheet)))


def count(state: BridgeState) -> Report:
    """How the house comes to its call."""
    return Report("count", "The call of the house", "Why?", (*_counting(state), _count_grid(state)))


def _standing_words(state: BridgeState) -> str:
    sheet = state.sheet
    games = f"Games: you {_or_none(sheet.won[PLAYER])}, the house {_or_none(sheet.won[HOUSE])}"
    part = f"below the line towards the next: you {sheet.part[PLAYER]}, the house {sheet.part[HOUSE]}"
    return f"{games}. {'The rubber is over' if sheet.over else part.capitalize()}. {wording.vulnerability(sheet)}."


def _or_none(count: int) -> str:
    return spelled(count) if count else "none"


def _score_grid(sheet: Sheet) -> Grid:
    """The pad: above the line from the line upward, below it downward, with a rule under every game won."""
    above = _side_by_side(sheet.above)
    rows = [Row(("Above the line",), "heading"), *reversed(above), Row(("Below the line",), "heading")]
    for number, game in enumerate(sheet.games):
        entries = _side_by_side(game)
        is_won = number < sum(sheet.won)
        rows += [*entries[:-1], entries[-1]._replace(mark="rule" if is_won else "")] if entries else []
    rows.append(Row(tuple(map(str, sheet.totals)), "total"))
    return Grid("score", ("You", "The house"), tuple(rows))


def _side_by_side(entries: tuple[rubber.Entry, ...]) -> list[Row]:
    """The entries of both sides in two columns, each in the order written."""
    columns = [[f"{entry.points} {entry.what}" for entry in entries if entry.side == side] for side in (0, 1)]
    longest = max(map(len, columns))
    mine, theirs = (column + [""] * (longest - len(column)) for column in columns)
    return [Row(pair) for pair in zip(mine, theirs, strict=True)]


def _counting(state: BridgeState) -> tuple[str, ...]:
    """How the house comes to its call, in sentences."""
    won = [tricks.winners(state.hand, suit) for suit in cards.SUITS]
    suit = tricks.short_suit(state.hand)
    held = len(hands.of_suit(state.hand, suit))
    name = cards.SUIT_NAMES[suit]
    over = sum(won) - BOOK
    level = f"Six less {spelled(sum(won))} is {spelled(-over)}" if over < 0 else "That leaves nothing of six"
    level = "Six less none is six" if not sum(won) else level
    call = f"so the house bids {state.house_bid.words}" if state.house_bid else "so the house passes"
    return (
        f"Your hand has {counted(sum(won), 'winning trick')}. {level}; {call}.",
        f"Its suit is {name}, of which you hold fewest: {_or_none(held)}.",
    )


def _count_grid(state: BridgeState) -> Grid:
    rows = [Row(_suit_counted(state.hand, suit)) for suit in hands.HAND_SUITS]
    return Grid("count", ("Suit", "Round by round", "Tricks"), tuple(rows))


def _suit_counted(hand: Pile, suit: int) -> tuple[str, str, str]:
    rounds = ", ".join(map(_round_words, tricks.counted_out(hand, suit)))
    name = cards.SUIT_NAMES[suit].capitalize()
    return name, rounds or "you hold none", str(tricks.winners(hand, suit))


def _round_words(a_round: tricks.Round) -> str:
    mine = tricks.rank_sign(a_round.mine)
    if a_round.theirs is None:
        return f"{mine} wins"
    return f"{mine} {'beats' if a_round.won else 'loses to'} {tricks.rank_sign(a_round.theirs)}"
