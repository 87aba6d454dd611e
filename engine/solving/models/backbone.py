"""A model of Backbone: the cards left in spine and stock, the runs on the ribs, and the cards that are home.

The *spine* is the two columns of the backbone and the coccyx.

**Equivalence.** A state holds faces (rank and suit), since equal cards of the two packs can do the same, and
the ribs are sorted. Cards are built in suit only, so the faces of the bottom card and the top card of a rib say
which cards lie there.

**Dominance.** A card goes home at once when no other card can need it (`_safe`): only the cards one rank lower
in its suit can lie on it, and both are home. The stock is turned only to bring a card to the top of the waste
that is then moved from there (`_turning`); moves that do not touch the waste come first. Where an empty rib has
to be filled at once, it also matters how far the stock has been turned when a rib is emptied; there the stock is
turned before such a move, too (`_turning_to_fill`). Moves of a rib's card that change nothing are left out
(`_between_ribs`).

**Bound.** A position is lost if its spine could not be taken apart even if every other card were within reach
(`_SpineBound`).

The search makes one beam search after another. After each step, a beam search keeps only a certain number of
positions, those of least estimated cost. This number grows from search to search, and each number is tried with
several sets of weights. The search is exact: a win it finds is a win, and if a beam search did not have to drop
any position and found no win, it is proved that there is none.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations
from struct import Struct
from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import ACE, FACE, KING, RANKS, SUITS, Pile
from engine.core.game import Kind, Move, Position
from engine.core.shuffle import SplitMix64
from engine.games.backbone import COCCYX, LEFT, RIGHT, Backbone
from engine.solving.search import Model, Search

Run: TypeAlias = int  # the cards of a rib: six bits for its top face, and above them its bottom face; 0 if empty
# The five fields of a state:
# - the runs on the ribs, in order;
# - how many cards the two columns of the spine and the coccyx still have, four bits each;
# - the cards left in stock and waste, one bit a card, the lowest bit for the card that is turned first;
# - the place in the stock: the number of the waste's top card in the order of turning, from one on (0 if the
#   waste is empty), plus `_REDEALT` once the waste was redealt;
# - the foundations: a bit for each face that a foundation takes next, one rank above the king if it is complete;
#   two foundations of a suit that are equally high share one bit.
State: TypeAlias = tuple[tuple[Run, ...], int, int, int, int]
# The place to turn the stock to; the source: a spot or the run of a rib; the target: the run of a rib or `_HOME`.
Step: TypeAlias = tuple[int, int, int]
# The last step, and the path before it.
Path: TypeAlias = tuple["Path", Step] | None

_BITS = 6
_TOP = (1 << _BITS) - 1
_RANK = 4  # the difference between a face and the next higher face of its suit
_REDEALT = 128
_PLACE = _REDEALT - 1
_HOME = -1
_SUIT = tuple(sum(1 << cards.make(rank, suit) for rank in (*RANKS, KING + 1)) for suit in SUITS)
_COMPLETE = sum(1 << cards.make(KING + 1, suit) for suit in SUITS)

_NARROWEST = 4  # width of the first beam searches
_WIDER = 2  # how many times wider the next ones are


class _HeuristicWeights(NamedTuple):
    """How much each feature of a position adds to its cost, besides 1 for each card that is not home.

    The weight of an empty rib is subtracted.
    """

    spine: float  # each card on the spine
    disorder: float  # each pair of cards of a suit in a column with the higher card on the lower one
    buried: float  # each card that lies on a card that has to go home next
    space: float  # each empty rib
    redeal: float  # once, if the waste was redealt
    passed: float  # each card in the waste
    lost: float  # each card in the waste if no redeal is left


# Found by trying. A deal that is not won with one set of weights is often won with another.
_WEIGHTS = (
    _HeuristicWeights(spine=1, disorder=1, buried=0.3, space=1, redeal=40, passed=0.5, lost=3),
    _HeuristicWeights(spine=0.5, disorder=1, buried=0.6, space=1.5, redeal=40, passed=0.5, lost=3),
    _HeuristicWeights(spine=1.5, disorder=1, buried=0.3, space=1, redeal=60, passed=0.2, lost=2),
    _HeuristicWeights(spine=0.5, disorder=0.5, buried=0.3, space=3, redeal=80, passed=0.5, lost=3),
)

_VARIATION = range(67, 134)  # per cent, by which the weights of other variants of the search differ from these

_WORD = (1 << 64) - 1


def _varied(weights: _HeuristicWeights, chance: SplitMix64) -> _HeuristicWeights:
    """Return weights that differ from these, each by up to a third, up or down, by chance."""
    return _HeuristicWeights(*(weight * _VARIATION[chance.below(len(_VARIATION))] / 100 for weight in weights))


def _raised(homes: int, face: int) -> int:
    """Return the foundations after one of them takes this card; `homes` is the last field of a `State`."""
    bit = 1 << face
    if homes & _SUIT[face & 3] == bit:
        return homes | bit << _RANK
    return homes & ~bit | bit << _RANK


def _laid(ribs: tuple[Run, ...], old: Run, new: Run) -> tuple[Run, ...]:
    """Return the ribs, sorted, after the run `old` is replaced by the run `new`."""
    runs = list(ribs)
    runs[runs.index(old)] = new
    runs.sort()
    return tuple(runs)


def _shortened(run: Run) -> Run:
    """Return the run without its top card; 0 if no card is left."""
    return run + _RANK if run >> _BITS != run & _TOP else 0


def _single(face: int) -> Run:
    """Return a run of one card."""
    return face << _BITS | face


def _run(pile: Pile) -> Run:
    """Return the run on a rib; 0 if the rib is empty."""
    return (pile[0] & FACE) << _BITS | pile[-1] & FACE if pile else 0


def _bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


class BackboneModel(Model[Step]):
    """One deal of a rule set of Backbone, searched from one position on."""

    varies = True

    def __init__(self, game: Backbone, position: Position) -> None:
        self.game = game
        self.spine_fills = Kind.RESERVE in game.space_sources
        self.ribs_fill = Kind.TABLEAU in game.space_sources
        self.stock_fills = Kind.STOCK in game.space_sources
        self.at_once = game.rule_set.at_once
        order = position[game.waste] + position[game.stock][::-1]
        self.order = [card & FACE for card in order]
        self._numbers = {cards.identity(card): i for i, card in enumerate(order)}
        self._at = [0] * 64  # for each face, the bits of its cards in stock and waste
        for i, face in enumerate(self.order):
            self._at[face] |= 1 << i
        aces = [cards.make(ACE, suit) for suit in SUITS] if game.rule_set.aces_home else []
        self._aces = sum(self._at[ace] for ace in aces)  # the bits of the aces that go home as they are turned
        self._columns = tuple([card & FACE for card in position[spot]] for spot in (LEFT, RIGHT, COCCYX))
        self._open: dict[int, tuple[tuple[int, int, int], ...]] = {}  # by spine, what `_opened` returns
        self._wants: dict[int, tuple[int, frozenset[int]]] = {}  # by foundations, what `_away_and_lowest` returns
        self._weights = _WEIGHTS[0]
        self._costs: dict[tuple[int, int], float] = {}  # by spine and foundations, what `_cost` returns
        self._lost_spines: dict[tuple[int, int], bool] = {}  # by spine and foundations
        self._name = Struct(f"<{len(game.tableau)}HHBQQ")
        self.start = self.pack(position)

    def pack(self, position: Position) -> State:
        """Return the state of a position (see `State`); it must be reachable from the first position."""
        game = self.game
        ribs = sorted(_run(position[i]) for i in game.tableau)
        left, right, coccyx = (len(position[spot]) for spot in (LEFT, RIGHT, COCCYX))
        homes = 0
        for i in game.foundations:
            pile, mark = position[i], game.spots[i].mark
            assert mark is not None
            homes |= 1 << ((pile[-1] & FACE) + _RANK if pile else mark)
        waste, stock = (
            [self._numbers[cards.identity(card)] for card in position[i]] for i in (game.waste, game.stock)
        )
        place = waste[-1] + 1 if waste else 0
        if game.redeals_left(position) == 0 and (waste or stock):
            place |= _REDEALT
        return tuple(ribs), left | right << 4 | coccyx << 8, sum(1 << i for i in waste + stock), place, homes

    def won(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return state[4] == _COMPLETE

    # The rules

    def _opened(self, spine: int) -> tuple[tuple[int, int, int], ...]:
        """Return the free cards of the spine, each as its spot, its face and the spine without it."""
        if spine not in self._open:
            counts = (LEFT, spine & 15, 1), (RIGHT, spine >> 4 & 15, 16), (COCCYX, spine >> 8, 256)
            free = counts[2:] if spine >> 8 else counts[:2]
            self._open[spine] = tuple(
                (spot, self._columns[spot - LEFT][count - 1], spine - one) for spot, count, one in free if count
            )
        return self._open[spine]

    def _turned(self, left: int, place: int) -> tuple[list[int], int | None]:
        """Return the places that turning leads to, the present place first, and the ace that ends the turning.

        The ace, given by its number in the order of turning, is one that goes home as it is turned up; None if
        there is no such ace. `left` holds the cards left in stock and waste as bits.
        """
        places, start, again = [place], place & _PLACE, place & _REDEALT
        while True:
            for i in _bits(left >> start << start):
                if self._aces >> i & 1:
                    return places, i
                places.append(i + 1 | again)
            if again or not left:
                return places, None
            start, again = 0, _REDEALT
            places.append(_REDEALT)

    def _taken(self, left: int, place: int, i: int) -> tuple[int, int]:
        """Return the cards left and the place after card number `i` leaves the waste or the stock."""
        left ^= 1 << i
        below = left & (1 << (place & _PLACE)) - 1
        return left, below.bit_length() | place & _REDEALT if left else 0

    def _ace_home(self, state: State, ace: int) -> tuple[Step, State]:
        """Return the step of an ace that goes home as it is turned, and the state after it."""
        ribs, spine, left, place, homes = state
        taken = self._taken(left, place, ace)
        return (place, self.game.stock, _HOME), (ribs, spine, *taken, _raised(homes, self.order[ace]))

    def _targets(
        self, ribs: tuple[Run, ...], homes: int, face: int, fills: bool
    ) -> Iterator[tuple[int, tuple[Run, ...], int]]:
        """Yield where a card may go, each time as (target, ribs after the move, foundations after the move).

        `fills` says whether the card may go to an empty rib.
        """
        if homes >> face & 1:
            yield _HOME, ribs, _raised(homes, face)
        for run in set(ribs):
            if run & _TOP == face + _RANK:
                yield run, _laid(ribs, run, run - _RANK), homes
        if fills and not ribs[0]:
            yield 0, _laid(ribs, 0, _single(face)), homes

    def _from_spine(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the free cards of the spine, with their states."""
        ribs, spine, left, place, homes = state
        for spot, face, shorter in self._opened(spine):
            for target, after, raised in self._targets(ribs, homes, face, self.spine_fills):
                yield (place, spot, target), (after, shorter, left, place, raised)

    def _from_waste(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the top card of the waste, with their states."""
        ribs, spine, left, place, homes = state
        i = (place & _PLACE) - 1
        taken = self._taken(left, place, i)
        for target, after, raised in self._targets(ribs, homes, self.order[i], True):
            yield (place, self.game.waste, target), (after, spine, *taken, raised)

    def _fillings(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps that fill an empty rib from the waste or directly from the stock, with their states."""
        ribs, spine, left, place, homes = state
        if place & _PLACE:
            i = (place & _PLACE) - 1
            after = _laid(ribs, 0, _single(self.order[i]))
            yield (place, self.game.waste, 0), (after, spine, *self._taken(left, place, i), homes)
        yield from self._from_stock(state)

    def _from_stock(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the step that moves the next card of the stock to an empty rib, with its state.

        If the card is an ace that goes home as it is turned, it goes home instead. Nothing is yielded if the
        stock is empty.
        """
        ribs, spine, left, place, homes = state
        i = left >> (place & _PLACE) << (place & _PLACE) & -1
        if not i:
            return
        i = (i & -i).bit_length() - 1
        if self._aces >> i & 1:
            yield self._ace_home(state, i)
        else:
            after = _laid(ribs, 0, _single(self.order[i]))
            yield (place, self.game.stock, 0), (after, spine, *self._taken(left, place, i), homes)

    # The search

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search for the steps to a win by beam searches, each wider than those before it.

        It ends when one of them finds a win or has not dropped any position. Each `variant` has sets of weights of
        its own.
        """
        if self.won(self.start):
            return []
        if self._is_lost(self.start):
            return None
        width, chance = _NARROWEST, SplitMix64(variant)
        while True:
            for weights in _WEIGHTS:
                self._weights = _varied(weights, chance) if variant else weights
                self._costs.clear()
                path, complete = yield from self._beam_search(width)
                if path or complete:
                    return None if path is None else steps_of(path)
            width *= _WIDER

    def _beam_search(self, width: int) -> Generator[None, None, tuple[Path, bool]]:
        """Search with a beam of `width` positions: after each step only those of least cost are followed.

        Returns two values: the path to a win (None if no win was found), and whether the search decides the
        question, because a win was found or no position was dropped.
        """
        state, path = self.settled(self.start, None)
        if path and self.won(state):
            return path, True
        layer: list[tuple[float, int, State, Path]] = [(0, 0, state, path)]
        visited = {self.key(state)}
        complete = True
        while layer:
            next_layer: list[tuple[float, int, State, Path]] = []
            for _, _, state, path in layer:
                home = yield from self._expand(state, path, visited, next_layer)
                if home:
                    return home, True
            next_layer.sort()
            complete = complete and len(next_layer) <= width
            layer = next_layer[:width]
        return None, complete

    def _expand(
        self, state: State, path: Path, visited: set[bytes], next_layer: list[tuple[float, int, State, Path]]
    ) -> Generator[None, None, Path]:
        """Add to `next_layer` the new successors of a state that are not lost.

        Returns the path to a win; None if no successor is won.
        """
        for step, child in self.pruned_successors(state):
            settled, there = self.settled(child, (path, step))
            name = self.key(settled)
            if name not in visited:
                visited.add(name)
                yield
                if self.won(settled):
                    return there
                if not self._is_lost(settled):
                    next_layer.append((self.estimate(settled), len(visited), settled, there))
        return None

    def key(self, state: State) -> bytes:
        """Return a state as bytes, without its foundations, which the other fields determine."""
        ribs, spine, left, place, _ = state
        return self._name.pack(*ribs, spine, place, left & _WORD, left >> 64)

    def estimate(self, state: State) -> float:
        """Return how far a state seems to be from a win; lower is nearer.

        This is the number of cards that are not home, plus a weighted sum of what hinders them from going home,
        minus a weight for each empty rib.
        """
        ribs, spine, left, place, homes = state
        weights = self._weights
        cost = self._cost(spine, homes) - weights.space * ribs.count(0)
        waste = (left & (1 << (place & _PLACE)) - 1).bit_count()
        if place >= _REDEALT:
            return cost + weights.redeal + weights.lost * waste
        return cost + weights.passed * waste

    def _cost(self, spine: int, homes: int) -> float:
        """Return the part of the cost that depends only on spine and foundations; the results are cached."""
        if (spine, homes) not in self._costs:
            coccyx = self.column(2, spine)
            left, right = (self.column(number, spine) + coccyx for number in range(2))
            pairs = [pair for column in (left, right) for pair in combinations(column, 2)]
            disorder = sum(above & 3 == below & 3 and above > below for below, above in pairs)
            self._costs[spine, homes] = (
                self._away_and_lowest(homes)[0]
                + (len(left) + len(right) - len(coccyx)) * self._weights.spine
                + disorder * self._weights.disorder
                + sum(_depth(left, right, face) for face in _bits(homes)) * self._weights.buried
            )
        return self._costs[spine, homes]

    def _away_and_lowest(self, homes: int) -> tuple[int, frozenset[int]]:
        """Return how many cards are not home, and the faces of the cards that the foundations take next.

        For the faces, only the lower of the two foundations of a suit counts.
        """
        if homes not in self._wants:
            away = sum(2 * KING - sum(_heights(homes, suit)) for suit in SUITS)
            self._wants[homes] = away, frozenset(next(_bits(homes & suit)) for suit in _SUIT)
        return self._wants[homes]

    def column(self, number: int, spine: int) -> list[int]:
        """Return the faces of the cards left in one part of the spine, bottom first.

        `number` is 0 for the left column, 1 for the right column and 2 for the coccyx. `spine` is the second
        field of a `State`.
        """
        return self._columns[number][: spine >> 4 * number & 15]

    def settled(self, state: State, path: Path) -> tuple[State, Path]:
        """Return the state after every safe card has gone home, and the path to that state."""
        while (safe := self._safe(state)) is not None:
            step, state = safe
            path = path, step
        return state, path

    def _safe(self, state: State) -> tuple[Step, State] | None:
        """Return a step that brings home a card that no other card can need, and the state after the step.

        Returns None if there is no such card. Only the two cards one rank lower in its suit can need a card, to
        lie on it, so both must be home. Then the other card of the same face can go home later, too. Where an
        empty rib has to be filled at once, a card may also be needed to keep a rib from becoming empty, or to
        fill one.
        """
        ribs, spine, left, place, homes = state
        if self.at_once and left and not ribs[0]:
            return None
        lowest = self._away_and_lowest(homes)[1]
        for spot, face, shorter in self._opened(spine):
            if face in lowest:
                return (place, spot, _HOME), (ribs, shorter, left, place, _raised(homes, face))
        keeps = self.at_once and left
        for run in ribs:
            face = run & _TOP
            if face in lowest and not (keeps and face == run >> _BITS):
                after = _laid(ribs, run, _shortened(run))
                return (place, run, _HOME), (after, spine, left, place, _raised(homes, face))
        return None if keeps or not place & _PLACE else self._safe_from_waste(state)

    def _safe_from_waste(self, state: State) -> tuple[Step, State] | None:
        """Return what `_safe` returns, for the top card of the waste only."""
        ribs, spine, left, place, homes = state
        i = (place & _PLACE) - 1
        face = self.order[i]
        if face in self._away_and_lowest(homes)[1]:
            taken = self._taken(left, place, i)
            return (place, self.game.waste, _HOME), (ribs, spine, *taken, _raised(homes, face))
        return None

    def pruned_successors(self, state: State) -> list[tuple[Step, State]]:
        """Return the steps from a settled state that dominance does not rule out, with the states after them.

        The turns of the stock before a move belong to the step.
        """
        ribs, _, left, _, homes = state
        if self.at_once and left and not ribs[0]:
            return list(self._fillings(state))
        wanted = homes
        for run in ribs:
            wanted |= 1 << (run & _TOP) >> _RANK
        found = [*self._from_spine(state), *self._between_ribs(state, wanted)]
        if self.at_once:
            found.extend(self._turning_to_fill(state, wanted))
        elif left:
            found.extend(self._turning(state, wanted))
        return found

    def _between_ribs(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the ribs' top cards that change anything, with their states.

        `wanted` has a bit for each face that a rib or a foundation can take.
        """
        ribs, spine, left, place, homes = state
        fills = self.ribs_fill and not ribs[0]
        for run in set(ribs):
            face, alone = run & _TOP, run & _TOP == run >> _BITS
            if run and (wanted >> face & 1 or (fills and not alone)):
                for target, after, raised in self._targets(ribs, homes, face, fills and not alone):
                    yield (place, run, target), (_laid(after, run, _shortened(run)), spine, left, place, raised)

    def _turning(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the cards that turning can bring to the waste, with their states.

        A redeal is useful only for cards already passed: the others are reached sooner without it.
        """
        ribs, spine, left, place, homes = state
        useful = left
        if ribs[0]:
            useful = 0
            for face in _bits(wanted):
                useful |= self._at[face]
        top = max(0, (place & _PLACE) - 1)
        passed = (1 << top) - 1
        places = [(i, place & _REDEALT) for i in _bits(left & useful & ~passed)]
        if place < _REDEALT:
            places += [(i, _REDEALT) for i in _bits(left & useful & passed)]
        for i, again in places:
            rest = left ^ 1 << i
            there = (rest & (1 << i) - 1).bit_length() | again if rest else 0
            for target, after, raised in self._targets(ribs, homes, self.order[i], True):
                yield (i + 1 | again, self.game.waste, target), (after, spine, rest, there, raised)

    def _turning_to_fill(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield what `_turning` yields, and steps that empty a rib; for games that fill empty ribs at once."""
        ribs, spine, left, place, homes = state
        emptying = [run for run in set(ribs) if run >> _BITS == run & _TOP and run and wanted >> (run & _TOP) & 1]
        places, ace = self._turned(left, place)
        for there in places:
            if there >= _REDEALT > place and there - _REDEALT >= max(1, place):
                break
            turned = ribs, spine, left, there, homes
            for run in emptying if there != place else ():
                for target, after, raised in self._targets(ribs, homes, run & _TOP, False):
                    yield (there, run, target), (_laid(after, run, 0), spine, left, there, raised)
            if there & _PLACE and wanted >> self.order[(there & _PLACE) - 1] & 1:
                yield from self._from_waste(turned)
        if ace is not None:
            yield self._ace_home((ribs, spine, left, places[-1], homes), ace)

    # The bound

    def _is_lost(self, state: State) -> bool:
        """Return whether the spine can never be taken apart, even if every other card were within reach.

        The test works only if cards of the spine may not fill empty ribs: then each of them can only go home or
        onto the card one rank higher. Otherwise the result is False.
        """
        if self.spine_fills:
            return False
        name = state[1], state[4]
        if name not in self._lost_spines:
            self._lost_spines[name] = not _SpineBound(self, state).falls_apart()
        return self._lost_spines[name]

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the moves that carry out a step: any turns and redeal of the stock, then the step's own move."""
        place, source, target = step
        game, found = self.game, []
        state = self.pack(position)
        turns = self._turned(state[2], state[3])[0].index(place)
        for _ in range(turns):
            found.append(game.next_turn(position))
            position = game.play(position, found[-1])
        runs = {_run(position[i]): i for i in game.tableau}
        spot = runs[source] if source > _TOP else source
        if target != _HOME:
            return (*found, Move(spot, runs[target]))
        if spot == game.stock:
            return (*found, Move(spot, runs.get(0, game.waste)))
        card = position[spot][-1]
        home = next(i for i in game.foundations if card in game.accepted_cards(position, i))
        return (*found, Move(spot, home))


def steps_of(path: Path) -> list[Step]:
    """Return the steps of a path in the order in which they are made."""
    steps = []
    while path:
        path, step = path
        steps.append(step)
    return steps[::-1]


def _depth(left: list[int], right: list[int], face: int) -> int:
    """Return how many cards lie on the topmost card of this face in the spine; 0 if there is none."""
    depths = [column[::-1].index(face) for column in (left, right) if face in column]
    return min(depths, default=0)


class _SpineBound:
    """The spine, if every other card were within reach and could be at home and on a rib at the same time.

    This allows more than the rules. So a spine that cannot be taken apart even then can never be taken apart.
    """

    def __init__(self, model: BackboneModel, state: State) -> None:
        _, spine, _, _, homes = state
        self.columns = [model.column(number, spine) for number in range(3)]
        on_spine = [face for column in self.columns for face in column]
        self.out = [2 - on_spine.count(face) for face in range(64)]  # by face, how many cards left the spine
        self.on_ribs = [False] * 64  # by face, whether one that is not home may lie on a rib
        self.loose = [False] * 64  # by face, whether one has left the spine
        at_home = set()
        for face in cards.full_pack():
            first, second = _heights(homes, face & 3)
            gone = (first >= cards.rank(face)) + (second >= cards.rank(face))
            self.on_ribs[face] = self.out[face] > gone
            if gone:
                at_home.add(face)
        # by column, the faces whose other card is home already or has to go home before the one in this column
        self.second = [at_home.copy() for _ in self.columns]

    def falls_apart(self) -> bool:
        """Return whether every card of the spine can leave it."""
        while any(self.columns):
            free = (2,) if self.columns[2] else (0, 1)
            leaving = [number for number in free if self.columns[number] and self._leaves(number)]
            if not leaving:
                return False
            for number in leaving:
                self._leave(number)
        return True

    def _leaves(self, number: int) -> bool:
        """Return whether the free card of a column can go onto the next higher card of its suit, or else home."""
        face = self.columns[number][-1]
        if cards.rank(face) < KING and self.on_ribs[face + _RANK]:
            return True
        needed = 2 if face in self.second[number] else 1
        return all(self.out[lower] >= needed for lower in range(_RANK | face & 3, face, _RANK))

    def _leave(self, number: int) -> None:
        """Remove the free card of a column, and note every card that can now lie on a rib."""
        face = self.columns[number].pop()
        self.out[face] += 1
        self.loose[face] = True
        for column in (number,) if number < 2 else (0, 1):
            self.second[column].add(face)
        for higher in range(KING * _RANK | face & 3, _RANK, -_RANK):
            if self.on_ribs[higher] and self.loose[higher - _RANK]:
                self.on_ribs[higher - _RANK] = True


def _heights(homes: int, suit: int) -> tuple[int, int]:
    """Return the ranks of the top cards of a suit's two foundations, the lower first; 0 for an empty one."""
    wanted = [cards.rank(face) - 1 for face in _bits(homes & _SUIT[suit])]
    return wanted[0], wanted[-1]
