"""A rubber of bridge for one player, against the pack.

# The table
One pack and two jokers. Thirteen cards are dealt face up and seven face down, the **blind**. The other 34 are
the stock, and the stock is your opponent: **the house**.

[table bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd.ac1H: your hand h, stock s, discard pile d, card led u]

# The aim
Win a rubber of bridge. A game is a hundred points below the line, and the rubber ends when one side has won two
games. The side with more points in all has won.

# Play
- **Choose.** Keep six of the thirteen face-up cards. You have to keep jokers. The other seven go to the discard
pile, where you can see only the top one. Then you pick up the blind, and your hand has thirteen cards.
- **A bid** names trumps and a level: how many tricks over six its side has to win. So one heart means seven
tricks with hearts as trumps. A bid is higher than another if its level is higher, or at the same level if its
suit ranks higher. Clubs rank lowest, then diamonds, hearts and spades; no-trumps rank highest.
- **The house bids** first, going by your hand. It chooses your shortest suit, or the one that ranks lowest if
several are equally short. Its level is six minus your winning tricks. If nothing is left, it passes.
- **Winning tricks** are counted suit by suit, as if the house held all the other cards of the suit. While your
highest card beats the house’s highest card, it wins a trick, and the house plays its lowest. When it
doesn’t, your lowest card loses to the house’s highest. Jokers don’t count.
- **You bid** higher and declare, or you pass and the house declares. If the house has passed, you have to bid.
You can bid no-trumps only with 4-3-3-3, with 3-3-3-3 and a joker, or with 3-3-3-2 and both jokers. That ends the
bidding. One joker in your hand doubles the contract, two redouble it, whoever declares.
- **Thirteen tricks.** The side that doesn’t declare leads to the first trick. After that, the winner of a trick
leads to the next. Follow suit if you can; otherwise play any card. The highest trump wins, or the highest card
of the suit led if no trump was played.
- **The house leads** the top card of the stock. **When you lead**, the house turns cards from the stock until
one can be played: a card of the suit led, a trump or a joker. The others are set aside, so you see them once. In
no-trumps, the house turns four cards at most. If it can’t play any of them, you win the trick.
- **Jokers** have no suit. You can play one when you can’t follow suit. The house wins every trick with a joker,
with one exception: your joker on a joker that the house led. If the house leads a joker, you can play any card.
If you lead one, the house plays the top card of the stock, whatever it is.
- **When the stock runs out**, its last card is the house’s card to that trick, whatever it is. Then you win a
trick for every card left in your hand.

[move bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd.ac1H ht2h: The house leads the four of spades. You hold no
spades, so the two of hearts, a trump, wins.]

# The score
- A contract that is made scores below the line, for each trick bid over six: clubs and diamonds 20, hearts and
spades 30, no-trumps 40 for the first and 30 for each after that. Doubled, it scores twice as much; redoubled, four
times. A hundred points, in one deal or several, make a game. Then both sides start the next game at zero.
- Everything else scores above the line. Overtricks score what a trick of the contract is worth; doubled, 100
each; redoubled, 200 each. A doubled contract that is made scores 50 more, a redoubled one 100 more: the insult.
A small slam, twelve tricks bid and made, scores 500, and a grand slam 1000.
- A side that has won a game is **vulnerable**. It scores twice as much for doubled and redoubled overtricks, 750
for a small slam and 1500 for a grand slam.
- If a contract goes down, the other side scores for each missing trick: 50; doubled, 100 for the first, 200 each
for the second and third, 300 for each after that. Against a vulnerable side: 100; doubled, 200 for the first,
300 for each after that. Redoubled scores twice as much as doubled.
- Honours are the five highest trumps. Four of them in your hand score 100, all five 150. In no-trumps, four aces
score 150. It doesn’t matter who declares.
- The rubber scores 700, or 500 if the other side has won a game.
- The side with more points in all wins the rubber, even if it won one game to the other’s two. A tie isn’t a win.

# At this table
- Press a card to keep it; press it again to put it back. When you’ve kept six, pick up the blind. The highest of
the other cards will be on top of the discard pile. For another, press it first, then the discard pile.
- Press a bid to see what it’s worth, doubling included, and what you lose if it goes down. A line under a bid
means that it makes a game. Press **Bid** to bid it. **Why**, with the house’s call, shows how the house counted
your hand, round by round. **Score** shows the score sheet, and how many points you’re ahead or behind.
- The house holds no cards: it plays whatever comes from the stock. So it may trump a high card of yours at any
time. If you pass, you lead to the first trick.
- The house plays its cards one by one. Press anywhere to see the result at once.
- **Looking back.** You can undo any move, but a card of the stock that you’ve seen stays seen. If you go back
past one and then play differently, your result says that you looked ahead.
"""

from collections.abc import Iterator

from engine.core.automatic_moves import play_steps
from engine.core.cards import Pile
from engine.core.game import CallOptions, Game, Move, Position, Status, counter_pile
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, View
from engine.core.reports import Report
from engine.core.saying import Saying, joined, say
from engine.core.tricks import Trick, TrickGoal
from engine.games.bridge import bidding, house, playing, reports, rubber, state, tricks, wording
from engine.games.bridge.last_trick import last_trick
from engine.games.bridge.layouts import layouts
from engine.games.bridge.refusals import (
    call_refusal,
    card_refusal,
    discard_refusal,
    keep_refusal,
    next_deal_refusal,
)
from engine.games.bridge.state import (
    CARDS_KEPT,
    HOUSE_WON,
    NEXT_DEAL,
    PLAYER_WON,
    SPOTS,
    TURN_ASIDE,
    UNANSWERED,
    BridgeSpot,
    BridgeState,
    call_move,
    next_deal,
    read_state,
    with_piles,
)
from engine.games.bridge.tricks import BIDS, CALL_TEXTS


class Bridge(Game):
    """Bridge Solitaire, a rubber against the stock.

    Invented by Stephen Rogers in 2016; the rules follow the page of Denexa Games about it. The score is that of
    rubber bridge (Laws of Contract Bridge).
    """

    id = family = "bridge"
    minutes = (15, 20)
    source, note = say("source-bridge"), None
    packs = 1
    winning_figure = "arc"
    words = GameWords(game_noun="rubber", deal_noun="rubber", pass_noun="deal", counted="points", scored="ahead")
    call_texts = CALL_TEXTS
    counts_peeks = True
    spots = SPOTS

    def __init__(self) -> None:
        self.rules = __doc__

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view."""
        return layouts()

    # Dealing

    def start(self, number: int) -> Position:
        """Return the first deal of the rubber with this number."""
        return next_deal(number, ())

    def deal_number(self, position: Position) -> int:
        """Return which deal of the rubber this is, counted from 1."""
        return read_state(position).deal_number

    def with_later_deals(self, position: Position, number: int) -> Position:
        """Return the position with `number` as the number of the rubber, which determines all later deals."""
        return with_piles(position, {BridgeSpot.NUMBER: counter_pile(number)})

    # Legal moves

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield all legal moves of the player. If an automatic move is due, yield only that move."""
        now = read_state(position)
        forced = house.forced_move(now)
        if forced:
            yield forced
        elif now.choosing:
            yield from _choices(now)
        elif not now.contract:
            calls = range(len(BIDS) + 1)
            yield from (call_move(number) for number in calls if not call_refusal(now, number))
        elif not now.played_out:
            led = now.house_card[0] if now.house_card else None
            for card in tricks.playable(now.hand, led):
                yield Move(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, card)
        elif not now.sheet.over:
            yield NEXT_DEAL

    def automatic_move(self, position: Position) -> Move | None:
        """Return the automatic move in this position; None if the player has to move or the deal is over."""
        return house.forced_move(read_state(position))

    # Refusals

    def refuse(self, position: Position, move: Move) -> Saying | None:
        """Return why the move is not legal; None if it is legal."""
        source, target, n = move
        if source not in range(len(SPOTS)) or target not in range(len(SPOTS)):
            return say("no-such-place")
        now = read_state(position)
        forced = house.forced_move(now)
        if forced:
            return None if move == forced else say("house-turn")
        if source == BridgeSpot.HAND:
            return card_refusal(now, target, n)
        if source == BridgeSpot.HOUSE_CALL and target == BridgeSpot.CONTRACT:
            return call_refusal(now, n)
        if move == NEXT_DEAL:
            return next_deal_refusal(now)
        return self.source_refusal(position, source) or say("no-such-move")

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card can be taken from `source`; None for the hand.

        The result is also None for the discard pile when the next deal may begin, because a move from the discard
        pile to the stock begins the next deal.
        """
        if source == BridgeSpot.DISCARD:
            return say("discard-stays") if next_deal_refusal(read_state(position)) else None
        return None if source == BridgeSpot.HAND else say(_STAYS.get(source, "no-card-to-take"))

    def obligation(self, position: Position) -> Saying | None:
        """Return a sentence that says how many more cards the player has to keep; None if none is missing."""
        now = read_state(position)
        missing = CARDS_KEPT - len(now.kept)
        return say("more-to-keep", count=missing) if now.choosing and missing else None

    # Playing a move

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move, without the automatic moves that follow."""
        return playing.after_move(position, move)

    # Status and score

    def status(self, position: Position) -> Status:
        """Return PLAYING until the rubber is over, then WON if the player has more points in all, else LOST."""
        sheet = read_state(position).sheet
        if not sheet.over:
            return Status.PLAYING
        return Status.WON if sheet.difference > 0 else Status.LOST

    def ending(self, position: Position, status: Status) -> Saying:
        """Return how the last deal ended, and the totals of the rubber."""
        now = read_state(position)
        mine, theirs = now.sheet.totals
        return say("rubber-ended", result=wording.result(now), yours=mine, theirs=theirs)

    def score(self, position: Position) -> int:
        """Return the difference between the player's points and those of the house."""
        return read_state(position).sheet.difference

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return how much a move changed the difference between the player's points and those of the house."""
        return self.score(after) - self.score(before)

    def result_notes(self, position: Position) -> str:
        """Return the deals played as one text, such as "p1Cx7+h2H8"; see `rubber.deal_text`."""
        return "+".join(map(rubber.deal_text, read_state(position).deals))

    def key(self, position: Position) -> Position:
        """Return the position itself: all cards differ, so no two positions are equivalent."""
        return position

    def position_error(self, position: Position) -> Saying | None:
        """Return why the position cannot occur in play, in a sentence; None if it can."""
        return state.position_error(position)

    # Display and speech

    def raised_cards(self, position: Position, spot: int) -> Pile:
        """Return the cards of the hand that the player has chosen to keep so far; empty for other spots."""
        return read_state(position).kept if spot == BridgeSpot.HAND else b""

    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return the words to write on a spot when it is empty, such as "your lead"; None to write nothing."""
        return wording.caption(read_state(position), spot)

    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """Return the number of cards in each trick of a pile: 2, or 1 if the house played no card to it.

        The result is empty for a pile that holds no tricks.
        """
        by_spot: dict[int, dict[int, int]] = {
            BridgeSpot.HOUSE_TRICKS: {HOUSE_WON: 2},
            BridgeSpot.PLAYER_TRICKS: {PLAYER_WON: 2, UNANSWERED: 1},
        }
        sizes = by_spot.get(spot, {})
        return tuple(sizes[result] for result in read_state(position).trick_results if result in sizes)

    def trick_goal(self, position: Position) -> TrickGoal | None:
        """Return how many tricks the declarer needs and how many it has won; None before there is a contract."""
        return wording.goal(read_state(position))

    def last_trick(self, position: Position) -> Trick | None:
        """Return the last complete trick of this deal, with its winner and the reason; None if there is none."""
        now = read_state(position)
        return last_trick(now, position) if now.contract else None

    def facts(self, position: Position) -> tuple[Saying, ...]:
        """Return the facts to show beside the cards: contract or bid, who is vulnerable, tricks won, the deal."""
        return wording.facts(read_state(position))

    def call_options(self, position: Position) -> CallOptions | None:
        """Return the buttons and notes to show now; None while tricks are played, and after the rubber.

        When the player has chosen six cards to keep, one button ends the choice. During the bidding, there is a
        button for each allowed bid and for a pass, if it is allowed. After a deal, one button begins the next
        deal.
        """
        now = read_state(position)
        if now.choosing:
            return reports.choice(now)
        if not now.contract:
            return bidding.bidding(now)
        return reports.deal_result(now) if now.played_out and not now.sheet.over else None

    def reports(self, position: Position) -> tuple[Report, ...]:
        """Return the score sheet and, during the bidding, the report on how the house counted the hand."""
        now = read_state(position)
        bidding = not (now.choosing or now.contract)
        sheet = reports.score_report(now)
        return (sheet, reports.count_report(now)) if bidding else (sheet,)

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return a move in words.

        If `after` is given, the move was made. Then the words also describe the automatic moves that followed and,
        if the deal ended, its result. They leave out the result of the last deal, because `ending` has it.
        """
        now = read_state(before)
        if after is None:
            return wording.possible_move(now, move)
        (_, position), *replies = play_steps(self, before, move)
        parts, aside, left = [wording.made_move(now, move, read_state(position))], [], []
        for reply, then in replies:
            words = wording.made_move(read_state(position), reply, read_state(then))
            position = then
            if reply == TURN_ASIDE:
                aside.append(words)
            elif reply.source == BridgeSpot.HAND:
                left.append(words)
            else:
                parts += [*wording.turned_aside(aside), words]
                aside = []
        end = read_state(position)
        just_over = end.played_out and not now.played_out and not end.sheet.over
        result = [wording.result(end)] if just_over else []
        return joined([*parts, *wording.last_cards(left), *result])


def _choices(now: BridgeState) -> Iterator[Move]:
    """Yield the moves that keep a card or put it back, then the moves that end the choice of six cards."""
    for card in now.hand:
        if not keep_refusal(now, card):
            yield Move(BridgeSpot.HAND, BridgeSpot.KEPT, card)
    for card in now.hand:
        if not discard_refusal(now, card):
            yield Move(BridgeSpot.HAND, BridgeSpot.DISCARD, card)


# For each spot, the message that says why no card can be taken from it.
_STAYS: dict[int, str] = {
    BridgeSpot.STOCK: "house-turns-cards",
    BridgeSpot.BLIND: "blind-comes-later",
    BridgeSpot.ASIDE: "aside-stays",
    BridgeSpot.HOUSE_TRICKS: "trick-stays",
    BridgeSpot.PLAYER_TRICKS: "trick-stays",
}

GAMES = (Bridge(),)
