"""A model of Backbone: the cards left in spine and stock, the runs on the ribs, and the cards that are home.

The *spine* is the two columns of the backbone and the coccyx.

**Equivalence.** A state holds faces (rank and suit), since equal cards of the two packs are interchangeable. The
order of the ribs does not matter, so they are sorted. Cards are built in suit only, so the faces of the bottom
card and the top card of a rib say which cards lie there.

**Dominance.** A card goes home at once when no other card can need it (`_safe`): only the cards one rank lower
in its suit can lie on it, and both are home. The stock is turned only if a card that comes to the top of the waste
then moves from there (`_turning`); moves that do not touch the waste come first. By some rules an empty rib must
be filled at once. Then it also matters how far the stock has been turned when a rib becomes empty, so the stock is
turned before such a move, too (`_turning_to_fill`). Moves of a rib's card that change nothing are left out
(`_between_ribs`).

**Bound.** A position is lost if its spine could not be taken apart even if every other card were within reach
(`SpineBound`).

The search makes one beam search after another. After each step, a beam search keeps only a certain number of
positions, those of least estimated cost. This number grows from search to search, and each number is tried with
several sets of weights. The search is exact: a win it finds is a win, and if a beam search did not have to drop
any position and found no win, it is proved that there is none.
"""

from collections.abc import Generator, Iterator
from itertools import combinations
from struct import Struct

from engine.core.cards import KING, SUITS
from engine.core.game import Position
from engine.core.shuffle import SplitMix64
from engine.games.backbone import Backbone
from engine.solving.models.backbone_bound import SpineBound
from engine.solving.models.backbone_state import (
    BITS,
    HOME,
    NEXT_RANK,
    PLACE,
    REDEALT,
    SUIT_BITS,
    TOP,
    Path,
    State,
    Step,
    bits,
    heights,
    laid,
    raised_home,
    shortened,
    steps_of,
)
from engine.solving.models.backbone_steps import BackboneSteps
from engine.solving.models.backbone_weights import WEIGHTS, varied
from engine.solving.search import Search

_NARROWEST = 4  # number of positions that the first beam searches keep after each step
_WIDER = 2  # how many times wider the next ones are
_WORD = (1 << 64) - 1


class BackboneModel(BackboneSteps):
    """One deal of a rule set of Backbone, searched from one position on."""

    varies = True

    def __init__(self, game: Backbone, position: Position) -> None:
        super().__init__(game, position)
        self._wants: dict[int, tuple[int, frozenset[int]]] = {}  # by foundations, what `_away_and_lowest` returns
        self._weights = WEIGHTS[0]
        self._costs: dict[tuple[int, int], float] = {}  # by spine and foundations, what `_cost` returns
        self._lost_spines: dict[tuple[int, int], bool] = {}  # by spine and foundations, whether the spine is lost
        self._name = Struct(f"<{len(game.tableau)}HHBQQ")

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
            for weights in WEIGHTS:
                self._weights = varied(weights, chance) if variant else weights
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
        waste = (left & (1 << (place & PLACE)) - 1).bit_count()
        if place >= REDEALT:
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
                + sum(_depth(left, right, face) for face in bits(homes)) * self._weights.buried
            )
        return self._costs[spine, homes]

    def _away_and_lowest(self, homes: int) -> tuple[int, frozenset[int]]:
        """Return how many cards are not home, and the faces of the cards that the foundations take next.

        For the faces, only the lower of the two foundations of a suit counts.
        """
        if homes not in self._wants:
            away = sum(2 * KING - sum(heights(homes, suit)) for suit in SUITS)
            self._wants[homes] = away, frozenset(next(bits(homes & suit)) for suit in SUIT_BITS)
        return self._wants[homes]

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
                return (place, spot, HOME), (ribs, shorter, left, place, raised_home(homes, face))
        keeps = self.at_once and left
        for run in ribs:
            face = run & TOP
            if face in lowest and not (keeps and face == run >> BITS):
                after = laid(ribs, run, shortened(run))
                return (place, run, HOME), (after, spine, left, place, raised_home(homes, face))
        return None if keeps or not place & PLACE else self._safe_from_waste(state)

    def _safe_from_waste(self, state: State) -> tuple[Step, State] | None:
        """Return what `_safe` returns, for the top card of the waste only."""
        ribs, spine, left, place, homes = state
        i = (place & PLACE) - 1
        face = self.order[i]
        if face in self._away_and_lowest(homes)[1]:
            taken = self._taken(left, place, i)
            return (place, self.game.waste, HOME), (ribs, spine, *taken, raised_home(homes, face))
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
            wanted |= 1 << (run & TOP) >> NEXT_RANK
        found = [*self._from_spine(state), *self._between_ribs(state, wanted)]
        if self.at_once:
            found.extend(self._turning_to_fill(state, wanted))
        elif left:
            found.extend(self._turning(state, wanted))
        return found

    def _between_ribs(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the ribs' top cards that make a difference, with the states after them.

        `wanted` has a bit for each face that a rib or a foundation can take.
        """
        ribs, spine, left, place, homes = state
        fills = self.ribs_fill and not ribs[0]
        for run in set(ribs):
            face, alone = run & TOP, run & TOP == run >> BITS
            if run and (wanted >> face & 1 or (fills and not alone)):
                for target, after, raised in self._targets(ribs, homes, face, fills and not alone):
                    yield (place, run, target), (laid(after, run, shortened(run)), spine, left, place, raised)

    def _turning(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the cards that turning can bring to the top of the waste, with the states after them.

        A redeal is useful only for cards that were turned up already: the others are reached sooner without it.
        """
        ribs, spine, left, place, homes = state
        useful = left
        if ribs[0]:
            useful = 0
            for face in bits(wanted):
                useful |= self._at[face]
        top = max(0, (place & PLACE) - 1)
        passed = (1 << top) - 1
        places = [(i, place & REDEALT) for i in bits(left & useful & ~passed)]
        if place < REDEALT:
            places += [(i, REDEALT) for i in bits(left & useful & passed)]
        for i, again in places:
            rest = left ^ 1 << i
            there = (rest & (1 << i) - 1).bit_length() | again if rest else 0
            for target, after, raised in self._targets(ribs, homes, self.order[i], True):
                yield (i + 1 | again, self.game.waste, target), (after, spine, rest, there, raised)

    def _turning_to_fill(self, state: State, wanted: int) -> Iterator[tuple[Step, State]]:
        """Yield what `_turning` yields, and steps that empty a rib; for rules that fill an empty rib at once."""
        ribs, spine, left, place, homes = state
        emptying = [run for run in set(ribs) if run >> BITS == run & TOP and run and wanted >> (run & TOP) & 1]
        places, ace = self._turned(left, place)
        for there in places:
            if there >= REDEALT > place and there - REDEALT >= max(1, place):
                break
            turned = ribs, spine, left, there, homes
            for run in emptying if there != place else ():
                for target, after, raised in self._targets(ribs, homes, run & TOP, False):
                    yield (there, run, target), (laid(after, run, 0), spine, left, there, raised)
            if there & PLACE and wanted >> self.order[(there & PLACE) - 1] & 1:
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
            self._lost_spines[name] = not SpineBound(
                [self.column(number, state[1]) for number in range(3)], state[4]
            ).falls_apart()
        return self._lost_spines[name]


def _depth(left: list[int], right: list[int], face: int) -> int:
    """Return how many cards lie on the topmost card of this face in the spine; 0 if there is none."""
    depths = [column[::-1].index(face) for column in (left, right) if face in column]
    return min(depths, default=0)
