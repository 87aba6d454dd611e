"""A rubber of bridge for one, against the pack.

# The table
One pack and two jokers. Seven cards are dealt face down, the **blind**, and thirteen face up; the other 34 are
the stock, and the stock is your opponent: **the house**.

# The aim
Win a rubber of bridge: two games, of a hundred points below the line each. Whoever has more points in all when
the second game is won has won the rubber.

# Play
- **Choose.** Keep six of the thirteen open cards; a joker among them has to be kept. The other seven go on the
discard, where only the one laid last can be seen again. Then the blind comes up, and you hold thirteen cards.
- **The house bids** first, against your own hand. Its suit is the one you hold fewest of; of equals the lowest
ranking. Its level is six less your winning tricks, and at nothing left it passes.
- **Winning tricks** are counted suit by suit, as if the house held all the cards of it that you do not. As long
as your highest card beats the highest of the house it wins a trick, and the house gives its lowest; when it does
not, your lowest goes to the highest of the house. Jokers count for nothing.
- **You bid** higher, and declare, or pass, and the house declares. When the house has passed you have to bid. No
trump may only be bid on a hand of 4-3-3-3, of 3-3-3-3 with a joker, or of 3-3-3-2 with both. That ends the
bidding. One joker in your hand doubles the contract, two redouble it, whoever declares.
- **Thirteen tricks.** The defender leads to the first, then whoever won the last. You follow suit if you can, and
else play what you like. The highest card of the suit led wins, or the highest trump.
- **The house leads** the top card of the stock. **When you lead**, cards are turned from the stock until one may
be played: one of the suit, a trump or a joker. The others are turned aside: you see them once. At no trump no
more than four are turned; if none of them will do, the trick is yours.
- **Jokers** have no suit. You may play one when you cannot follow. The house wins every trick with a joker in it,
but for your joker laid on a joker that the house led. To a joker led by the house you may play any card; one that
you lead is answered by whatever card is on top of the stock.
- **When the stock runs out**, its last card is the house's card to that trick, whatever it is, and every card that
is then left in your hand is a trick to you.

# The score
- Below the line the declarer of a contract that was made scores for each trick bid: clubs and diamonds 20, hearts
and spades 30, no trump 40 for the first and 30 for each other; twice that doubled, four times redoubled. A
hundred, in one deal or several, make a game, and part-scores of both sides begin anew.
- Above the line go tricks beyond the contract, at their value, or 100 each if doubled and 200 if redoubled; 50
for making a doubled contract and 100 for a redoubled one, the insult; 500 for a small slam, twelve tricks bid and
made, and 1000 for a grand slam. A side with a game is **vulnerable**: it scores twice for doubled extra tricks
and half as much again for slams.
- A contract not made gives the other side for each trick missing: 50; doubled 100 for the first, 200 for the
second and third, 300 for each further. Vulnerable: 100; doubled 200 for the first, 300 for each further.
Redoubled counts twice what doubled does.
- Honours are the five highest trumps. Four in your hand earn you 100, all five 150, four aces at no trump 150,
whoever declares.
- The rubber earns 700, or 500 if the other side has won a game as well.
- Whoever has more points in all then has won, even with one game against two; a tie is not won.

# At this table
- Press a card to keep it, once more to put it back. With six kept, take up the blind; the highest of the others
then lies on top of the discard, unless you press another first and then the discard.
- **Why?** beside the bids shows how the house counted your hand, round by round; **Score** shows the score sheet,
and how many points you are ahead or behind.
- The house holds no hand: what comes from the stock comes. So a trump may fall on a high card of yours at any
time. After you have passed it is you who leads.
- Cards of the house follow one by one; a press anywhere shows the end of it at once.
- **Looking back.** Undo takes back what you like, but a card of the stock that has been seen stays seen: when you
have gone back past one and played otherwise, the result says that you looked ahead.
"""

from collections.abc import Iterator

from engine.core import cards, hands
from engine.core.automatic import HasAutomaticMoves, play_steps
from engine.core.cards import Card, Pile
from engine.core.game import (
    Bed,
    Layout,
    Move,
    Place,
    Position,
    Status,
    View,
    counter_pile,
    counter_value,
)
from engine.core.number_words import spelled
from engine.core.optional import (
    CallOptions,
    GameWords,
    HasCalls,
    HasCaptions,
    HasFacts,
    HasHands,
    HasMoveWords,
    HasObligations,
    HasPositionErrors,
    HasReports,
    HasResultNotes,
    HasTrickPiles,
    HasWords,
    Report,
)
from engine.core.patience import rules_page
from engine.games.bridge import house, reports, rubber, state, tricks, wording
from engine.games.bridge.refusals import no_call, no_card, no_discarding, no_keeping, no_next
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, Deal
from engine.games.bridge.state import (
    ALONE,
    BY_HOUSE,
    KEPT,
    NEXT_DEAL,
    SPOTS,
    TRICKS,
    TURN_ASIDE,
    WITH_BOTH,
    A,
    B,
    BridgeState,
    C,
    D,
    H,
    K,
    L,
    N,
    R,
    S,
    T,
    U,
    V,
    W,
    X,
    Z,
    changed,
    dealt,
    read,
)
from engine.games.bridge.tricks import BIDS, CALL_TEXTS, PASS


class Bridge(
    HasAutomaticMoves,
    HasCalls,
    HasCaptions,
    HasFacts,
    HasHands,
    HasMoveWords,
    HasObligations,
    HasPositionErrors,
    HasReports,
    HasResultNotes,
    HasTrickPiles,
    HasWords,
):
    """Bridge Solitaire."""

    id = "bridge"
    title = family = "Bridge Solitaire"
    source = "Stephen Rogers's game of 2016 as told by Denexa Games; the score is that of rubber bridge."
    packs = 1
    words = GameWords(game_noun=("rubber", "rubbers"), deal_noun="rubber", counted="points", scored="ahead")
    call_texts = CALL_TEXTS
    spots = SPOTS

    def __init__(self) -> None:
        self.rules = rules_page(__doc__, self.source)
        self.layouts = _tables()

    # Dealing

    def start(self, number: int) -> Position:
        """The first deal of the rubber of this number."""
        return dealt(number, ())

    # The moves there are

    def moves(self, position: Position) -> Iterator[Move]:
        """What the player may do; or the one thing that follows of itself."""
        now = read(position)
        reply = house.follows(now)
        if reply:
            yield reply
        elif now.choosing:
            yield from (Move(H, K, card) for card in now.hand if not no_keeping(now, card))
            yield from (Move(H, D, card) for card in now.hand if not no_discarding(now, card))
        elif not now.contract:
            yield from (Move(A, C, number) for number in range(len(BIDS) + 1) if not no_call(now, number))
        elif not now.played_out:
            led = now.house_card[0] if now.house_card else None
            yield from (Move(H, T, card) for card in tricks.playable(now.hand, led))
        elif not now.sheet.over:
            yield NEXT_DEAL

    def automatic_move(self, position: Position) -> Move | None:
        """The house's card, the gathering of a trick, and the last cards when there is no stock."""
        return house.follows(read(position))

    # Why not

    def refuse(self, position: Position, move: Move) -> str | None:
        """Why the move is not legal; None if it is."""
        source, target, n = move
        if source not in range(len(SPOTS)) or target not in range(len(SPOTS)):
            return "There is no such place on this table."
        now = read(position)
        reply = house.follows(now)
        if reply:
            return None if move == reply else "It is the turn of the house."
        if source == H:
            return no_card(now, target, n) or None
        if source == A and target == C:
            return no_call(now, n) or None
        if move == NEXT_DEAL:
            return no_next(now) or None
        return self.source_refusal(position, source) or "Nothing goes from there to there."

    def source_refusal(self, position: Position, source: int) -> str:
        """Why nothing is taken from a pile; empty for the hand, of which every card has its own reason."""
        reasons = {
            S: "The house turns its cards by itself.",
            B: "The blind comes into your hand when you have chosen six cards.",
            D: "" if not no_next(read(position)) else "What is discarded stays so.",
            X: "What is turned aside stays aside.",
            V: "A trick taken stays where it is.",
            W: "A trick taken stays where it is.",
        }
        return reasons.get(source, "" if source == H else "There is no card to take.")

    def obligation(self, position: Position) -> str:
        """While choosing, how many cards are still to be kept."""
        now = read(position)
        missing = KEPT - len(now.kept)
        return f"{spelled(missing).capitalize()} more to keep." if now.choosing and missing else ""

    # What a move does

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal move."""
        now = read(position)
        if move.source == A:
            return self._called(position, now, move.n)
        if move == NEXT_DEAL:
            return dealt(counter_value(position[Z]), now.deals)
        if move.source == H:
            return self._from_hand(position, now, move)
        return self._by_house(position, now, move)

    def _from_hand(self, position: Position, now: BridgeState, move: Move) -> Position:
        card = move.n
        if move.target == K:
            bit = 1 << now.hand.index(card)
            return changed(position, {K: counter_pile(counter_value(position[K]) ^ bit)})
        if move.target == D:
            return self._chosen(position, now, card)
        piles = {H: now.hand.replace(bytes([card]), b"")}
        if move.target == T:
            return changed(position, {**piles, T: bytes([card])})
        # the stock has run out
        taken = position[W] + cards.turned_down(bytes([card]))
        return self._ended(changed(position, {**piles, W: taken, L: counter_pile(PLAYER)}), now, ALONE)

    def _chosen(self, position: Position, now: BridgeState, last: Card) -> Position:
        """Six are kept, the others discarded with this one on top, and the house calls."""
        under = bytes(card for card in now.hand if card not in now.kept and card != last)
        hand = hands.in_hand_order(now.kept + cards.turned_up(now.blind))
        bid = tricks.house_bid(hand)
        discard = cards.turned_down(under) + bytes([last])
        call = counter_pile(bid.number if bid else PASS)
        return changed(position, {B: b"", H: hand, D: discard, K: counter_pile(0), A: call})

    def _called(self, position: Position, now: BridgeState, number: int) -> Position:
        """The player bids, or leaves the contract to the house; the defender will lead."""
        declarer = PLAYER if number else HOUSE
        bid = tricks.bid_numbered(number) if number else now.house_bid
        assert bid
        honours = rubber.honours(now.hand, bid.strain)
        contract = Contract(bid, declarer, hands.jokers(now.hand), honours)
        return changed(position, {C: counter_pile(contract.number), L: counter_pile(1 - declarer)})

    def _by_house(self, position: Position, now: BridgeState, move: Move) -> Position:
        """A card is turned from the stock, or the trick on the table is gathered."""
        if move.source == S:
            card = cards.turned_up(now.stock[-1:])
            return changed(position, {S: now.stock[:-1], move.target: position[move.target] + card})
        house = move.target == V
        led, answer = (now.house_card, now.my_card) if now.on_lead == HOUSE else (now.my_card, now.house_card)
        gathered = {
            T: b"",
            U: b"",
            X: cards.turned_down(now.aside),
            move.target: position[move.target] + cards.turned_down(led + answer),
            L: counter_pile(HOUSE if house else PLAYER),
        }
        by_player = WITH_BOTH if now.house_card else ALONE
        return self._ended(changed(position, gathered), now, BY_HOUSE if house else by_player)

    def _ended(self, position: Position, now: BridgeState, how: int) -> Position:
        """One more trick is won; after the thirteenth the deal is scored."""
        course = now.course + bytes([how])
        changes = {N: course}
        if len(course) == TRICKS:
            assert now.contract
            theirs = course.count(BY_HOUSE)
            taken = theirs if now.contract.side == HOUSE else TRICKS - theirs
            changes[R] = rubber.record_of((*now.deals, Deal(now.contract, taken)))
        return changed(position, changes)

    # How it stands

    def status(self, position: Position) -> Status:
        """Over when a side has two games, and won with more points in all."""
        sheet = read(position).sheet
        if not sheet.over:
            return Status.PLAYING
        return Status.WON if sheet.lead > 0 else Status.LOST

    def ending(self, position: Position, status: Status) -> str:
        """How the last deal ended, and the totals that decide."""
        now = read(position)
        mine, theirs = now.sheet.totals
        last = wording.result(now)
        return f"{last[0].upper()}{last[1:]}. In all: you {mine}, the house {theirs}; more points win the rubber."

    def points_dealt(self, position: Position) -> int:
        """Nothing is scored yet."""
        return 0

    def points(self, before: Position, move: Move, after: Position) -> int:
        """What the player gained on the house."""
        return read(after).sheet.lead - read(before).sheet.lead

    def result_notes(self, position: Position) -> str:
        """The contracts played."""
        return "+".join(map(rubber.deal_text, read(position).deals))

    def key(self, position: Position) -> Position:
        """No two cards are alike, but for the jokers, which a hand may hold in either order."""
        return position

    def position_error(self, position: Position) -> str:
        """Why a number means nothing, or a trick hangs in the air."""
        return state.position_error(position)

    # How it looks and sounds

    def raised_cards(self, position: Position, spot: int) -> Pile:
        """While choosing, the cards that are kept."""
        return read(position).kept if spot == H else b""

    def caption(self, position: Position, spot: int) -> str:
        """The names of the places, and when it is the player's turn to lead or to follow."""
        return wording.caption(read(position), spot)

    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """A trick is two cards, or one that the player took with nothing against it."""
        ours = {V: {BY_HOUSE: 2}, W: {WITH_BOTH: 2, ALONE: 1}}.get(spot, {})
        return tuple(ours[how] for how in read(position).course if how in ours)

    def facts(self, position: Position) -> tuple[str, ...]:
        """The contract, who is vulnerable, and the tricks that each side has taken."""
        return wording.facts(read(position))

    def spoken_facts(self, position: Position) -> tuple[str, ...]:
        """Return the same with the bid in words."""
        return wording.facts(read(position), spoken=True)

    def call_options(self, position: Position) -> CallOptions | None:
        """The end of the choice, the bids, and the next deal."""
        now = read(position)
        if now.choosing:
            return reports.choice(now)
        if not now.contract:
            return reports.bidding(now)
        return reports.result(now) if now.played_out and not now.sheet.over else None

    def reports(self, position: Position) -> tuple[Report, ...]:
        """The score sheet; while there is bidding, how the house came to its call."""
        now = read(position)
        bidding = not (now.choosing or now.contract)
        return (reports.score(now), reports.count(now)) if bidding else (reports.score(now),)

    def move_words(self, before: Position, move: Move, after: Position | None) -> str:
        """What the player did, and all that the house did upon it."""
        now = read(before)
        if after is None:
            return wording.could_be(now, move)
        (_, position), *replies = play_steps(self, before, move)
        parts, aside, left = [wording.done(now, move, read(position))], [], []
        for reply, then in replies:
            told = wording.done(read(position), reply, read(then))
            position = then
            if reply == TURN_ASIDE:
                aside.append(told)
            elif reply.source == H:
                left.append(told)
            else:
                parts += [wording.turned_aside(aside), told]
                aside = []
        end = read(position)
        result = wording.result(end) if end.played_out and not now.played_out else ""
        return "; ".join(filter(None, (*parts, wording.last_cards(left), result)))


def _tables() -> dict[View, Layout]:
    unseen = [Place(0, 0)] * (len(SPOTS) - K)

    def table(width: float, height: float, field: Bed, *places: Place, most: float = 1.2) -> Layout:
        return Layout(width, height, (*places, *unseen), least=0.9, most=most, calls_field=field)

    tall = table(
        6.3,
        6.9,
        Bed(0.1, 1.08, 6.1, 3.6),
        Place(0.1, 0),  # stock
        Place(2.4, 3.4, dx=0.4, size=0.8),  # blind
        Place(0.1, 4.72, dx=0.72, dy=0.83, size=1.2, room=4.9, read=True),  # hand
        Place(5.2, 0),  # discard
        Place(1.75, 1.4, size=1.25),  # the card of the house
        Place(3.2, 1.8, size=1.25),  # your card
        Place(1.25, 0, dx=0.36, room=2.8, backs=0.04),  # cards turned aside
        Place(0.1, 1.25, dx=0.16, size=0.75, room=1.2),  # tricks of the house
        Place(0.1, 3.45, dx=0.16, size=0.75),  # your tricks
    )
    wide = table(
        12.6,
        4.07,
        Bed(3.1, 0.02, 6.4, 2.6),
        Place(0.1, 0),
        Place(5.54, 1.75, dx=0.4, size=0.8),
        Place(0.4, 2.95, dx=0.86, size=1.1, room=10.7, read=True),
        Place(11.5, 0),
        Place(4.95, 0.25, size=1.25),
        Place(6.4, 0.65, size=1.25),
        Place(0.1, 1.15, dx=0.36, room=3, backs=0.04),
        Place(8.6, 0.15, dx=0.16, size=0.75, room=1.6),
        Place(8.6, 1.85, dx=0.16, size=0.75),
    )
    low = table(
        10.6,
        2.6,
        Bed(1.2, 0, 8.2, 1.56),
        Place(0.1, 0),
        Place(3.7, 0.56, dx=0.4, size=0.8),
        Place(0.1, 1.6, dx=0.74, room=7.8, read=True),
        Place(9.5, 0),
        Place(4.4, 0, size=1.1),
        Place(5.7, 0.22, size=1.1),
        Place(1.25, 0, dx=0.3, room=1.9, backs=0.04),
        Place(7.1, 0, dx=0.1, size=0.5),
        Place(7.1, 0.7, dx=0.1, size=0.5),
    )
    return {"tall": tall, "wide": wide, "low": low}


GAMES = (Bridge(),)
