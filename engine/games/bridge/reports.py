"""The buttons before and after a deal, the score sheet, and the report on how the house counted the hand."""

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Move
from engine.core.number_words import counted, spelled
from engine.core.optional import Call, CallOptions, Grid, Report, Row
from engine.games.bridge import rubber, tricks, wording
from engine.games.bridge.rubber import HOUSE, PLAYER, ScoreSheet
from engine.games.bridge.state import CARDS_KEPT, NEXT_DEAL, BridgeSpot, BridgeState
from engine.games.bridge.tricks import BOOK


def choice(state: BridgeState) -> CallOptions:
    """Return what is shown while the player chooses six cards.

    With fewer than six cards kept, the title says how many are missing and there is no button. With six kept,
    there is the button that ends the choice.
    """
    missing = CARDS_KEPT - len(state.kept)
    jokers = "A joker has to be kept." if hands.jokers(state.hand) else ""
    if missing:
        title = f"Keep six cards: {spelled(missing)} more"
        return CallOptions(
            title, notes=tuple(filter(None, (jokers, "Then you pick up the seven cards of the blind.")))
        )
    last = max((card for card in state.hand if card not in state.kept), key=hands.height)
    end = Call(
        Move(BridgeSpot.HAND, BridgeSpot.DISCARD, last),
        "Take up the blind",
        f"take up the blind, with the {cards.name(last)} on top",
    )
    note = (
        f"The {tricks.sign(last)} will lie on top of the discard, the only card there that you can see again. "
        "For another, press that card and then the discard."
    )
    return CallOptions("Six cards are kept", calls=(end,), notes=(note,))


def deal_result(state: BridgeState) -> CallOptions:
    """Return the result of the deal that is over, and the button that begins the next deal."""
    deal = state.deals[-1]
    whose = "Your" if deal.contract.side == PLAYER else "The house's"
    notes = tuple(f"{line[0].upper()}{line[1:]}." for line in wording.earned(state))
    title = f"{whose} {deal.contract.sign}: {deal.outcome}"
    return CallOptions(title, calls=(Call(NEXT_DEAL, "Next deal", "next deal"),), notes=notes, report="score")


def score_report(state: BridgeState) -> Report:
    """Return the report with the score sheet; its button shows how many points the player is ahead or behind."""
    lead = state.sheet.difference
    signed = f"{lead:+d}".replace("-", "\u2212") if lead else ""
    button = f"Score {signed}".strip()
    parts = (_standing(state), _score_grid(state.sheet))
    return Report("score", "Score sheet", button, (*parts, _deals_grid(state)) if state.deals else parts)


def count_report(state: BridgeState) -> Report:
    """Return the report on how the house counted the player's hand, and why it made its bid or passed."""
    button = f"Why {state.house_bid.sign}?" if state.house_bid else "Why?"
    return Report("count", "The call of the house", button, (*_counting(state), _count_grid(state)))


def _standing(state: BridgeState) -> str:
    """Return sentences with the games won, the points towards the next game, and who is vulnerable."""
    sheet = state.sheet
    games = f"Games: you {_or_none(sheet.games_won[PLAYER])}, the house {_or_none(sheet.games_won[HOUSE])}"
    part = (
        f"below the line towards the next: you {sheet.part_scores[PLAYER]}, the house {sheet.part_scores[HOUSE]}"
    )
    return f"{games}. {'The rubber is over' if sheet.over else part.capitalize()}. {wording.vulnerability(sheet)}."


def _or_none(count: int) -> str:
    return spelled(count) if count else "none"


def _score_grid(sheet: ScoreSheet) -> Grid:
    """Return the score sheet as a table.

    Above the line the newest entry comes first, below the line the oldest. A line is drawn under each game won.
    """
    above = _side_by_side(sheet.above)
    rows = [Row(("Above the line",), "heading"), *reversed(above), Row(("Below the line",), "heading")]
    for number, game in enumerate(sheet.games):
        entries = _side_by_side(game)
        is_won = number < sum(sheet.games_won)
        rows += [*entries[:-1], entries[-1]._replace(mark="rule" if is_won else "")] if entries else []
    rows.append(Row(tuple(map(str, sheet.totals)), "total"))
    return Grid("score", ("You", "The house"), tuple(rows))


def _deals_grid(state: BridgeState) -> Grid:
    """Return the deals of the rubber as a table: whose contract, how it ended, and what each side scored with it.

    What a deal scored is how it changed the totals, so the last deal has the points for the rubber, too.
    """
    rows = []
    for number, deal in enumerate(state.deals, start=1):
        before, after = (rubber.score_sheet(state.deals[:count]).totals for count in (number - 1, number))
        whose = "Yours" if deal.contract.side == PLAYER else "House"
        scored = (str(new - old) if new > old else "" for old, new in zip(before, after, strict=True))
        rows.append(Row((str(number), f"{whose}: {deal.contract.sign}, {deal.outcome}", *scored)))
    return Grid("deals", ("Deal", "Contract", "You", "House"), tuple(rows))


def _side_by_side(entries: tuple[rubber.ScoreEntry, ...]) -> list[Row]:
    """Return rows with the player's entries in the first column and those of the house in the second."""
    columns = [[f"{entry.points} {entry.reason}" for entry in entries if entry.side == side] for side in (0, 1)]
    longest = max(map(len, columns))
    mine, theirs = (column + [""] * (longest - len(column)) for column in columns)
    return [Row(pair) for pair in zip(mine, theirs, strict=True)]


def _counting(state: BridgeState) -> tuple[str, ...]:
    """Return two sentences: why the house bids at its level or passes, and how it found the suit."""
    won = [tricks.winning_tricks(state.hand, suit) for suit in cards.SUITS]
    over = sum(won) - BOOK
    level = f"Six less {spelled(sum(won))} is {spelled(-over)}" if over < 0 else "That leaves nothing of six"
    level = "Six less none is six" if not sum(won) else level
    call = f"so the house bids {state.house_bid.words}" if state.house_bid else "so the house passes"
    return (
        f"Your hand has {counted(sum(won), 'winning trick')}. {level}; {call}.",
        _shortest_words(state),
    )


def _shortest_words(state: BridgeState) -> str:
    """Return a sentence that says which suit is the suit of the house, and why: also if several are as short."""
    suit = tricks.shortest_suit(state.hand)
    lengths = {each: len(hands.of_suit(state.hand, each)) for each in cards.SUITS}
    name, held = cards.SUIT_NAMES[suit], _or_none(lengths[suit])
    its = "Its suit is" if state.house_bid else "Its suit would be"
    equals = [cards.SUIT_NAMES[each] for each in cards.SUITS if lengths[each] == lengths[suit]]
    if len(equals) == 1:
        return f"{its} {name}: you hold fewest of it, {held}."
    listed = f"{', '.join(equals[:-1])} and {equals[-1]}"
    number = f"{held} each" if lengths[suit] else held
    return f"{its} {name}: you hold fewest of {listed}, {number}, and {name} rank lowest of these."


def _count_grid(state: BridgeState) -> Grid:
    """Return the counting of the hand as a table: for each suit the rounds and the number of tricks won."""
    rows = [Row(_suit_counted(state.hand, suit)) for suit in hands.HAND_SUITS]
    return Grid("count", ("Suit", "Round by round", "Tricks"), tuple(rows))


def _suit_counted(hand: Pile, suit: int) -> tuple[str, str, str]:
    rounds = ", ".join(map(_round_words, tricks.counting_rounds(hand, suit)))
    name = cards.SUIT_NAMES[suit].capitalize()
    return name, rounds or "you hold none", str(tricks.winning_tricks(hand, suit))


def _round_words(counted_round: tricks.CountingRound) -> str:
    mine = tricks.rank_sign(counted_round.player_card)
    if counted_round.house_card is None:
        return f"{mine} wins"
    return f"{mine} {'beats' if counted_round.won else 'loses to'} {tricks.rank_sign(counted_round.house_card)}"
