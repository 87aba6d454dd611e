"""FreeCell for searching: what lies on what, and no more.

A card that lies on no other and has none on it, in a cell or as a column of its own, is *single*; the cells, and
the columns that are empty or hold a single card, are *places*. As long as one place is free, single cards change
places as one likes, so that it makes no difference which of them are in cells. When all places are taken none of
that can be done any more; but how they were arranged before is decided only when it comes to matter, as a card is
to be built on a single one, which has to be in a column then. So of single cards only those are remembered to be
in columns, *fixed* there, that came to be single when no place was free.

A card of which nobody can be in need goes home at once. It is not needed when every card that could lie on it is
home, or can go home whenever it is free and is not needed itself.

What is left is told by what each card lies on: what it lay on at first, one of the two cards it can be built on,
or nothing. That is two bits a card.

Nearly every deal is won quickly by some notion of what is nearer to a win, and hardly any notion is good for
every deal. So there are several, which take turns in saying from where to go on.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.solving.models.cells import CELL, HOME, SPACE, CellsModel, Step, Telling, one_more
from engine.solving.search import Search

_PLACE = CELL  # for a card, any free place; for a run, a column
_ALL = len(cards.RANKS) * len(cards.SUITS)
_FIRST = min(cards.full_pack())
_BITS = 2  # for what a card lies on: as at first, nothing, or one of two cards
_HOMES = _BITS * _ALL  # above that the counts of the foundations, four bits each
_FIXED = _HOMES + 4 * len(cards.SUITS)  # and above them a bit for each card that is fixed
_STEP = 6  # bits for a card in a step that is remembered

# The name, the same without the fixed cards, the counts of the foundations, the single cards that are not fixed,
# and the columns that are no places, but for the fixed cards.
Lie: TypeAlias = tuple[int, int, bytes, bytes, list[bytes]]
# A card, where it goes, the number of the column it comes from or -1, and how many cards go.
Lift: TypeAlias = tuple[Card, int, int, int]

# What a card costs that is not home, one that lies above a lower one, one that is not built on the card below it,
# and a single one.
_NOTIONS = ((5, 4, 1, 5), (4, 4, 0, 2), (2, 1, 0, 3), (1, 0, 0, 4))
_BUILT = 16  # above these bits of the troubles of columns are those of cards that are not built


class FreeCellModel(CellsModel):
    """The rules, and the search of what lies on what."""

    def search(self, max_nodes: int) -> Search[Step]:
        """By all notions in turn, to the win or till everything has been seen."""
        steps = yield from _search(Lies(self))
        return None if steps is None else self.told(steps)

    def told(self, steps: Sequence[Step]) -> list[Step]:
        """The steps of the rules that make these."""
        telling = Telling(self)
        _send_home(telling)
        for at, (card, target) in enumerate(steps):
            if target == _PLACE:
                _put_aside(telling, card, steps[at + 1 :])
            else:
                if target in telling.in_cells():
                    _make_column(telling, target)
                telling.make(card, target)
            _send_home(telling)
        return telling.steps


def _send_home(telling: Telling) -> None:
    """Bring every card home that goes at once."""
    while True:
        home = bytes(len(telling.position[i]) for i in telling.model.homes)
        free = telling.ends() + telling.in_cells()
        safe = [card for card in _not_needed(home) if card in free]
        if not safe:
            return
        telling.make(safe[0], HOME)


def _put_aside(telling: Telling, card: Card, later: Sequence[Step]) -> None:
    """Bring a card to a free place, or a run to a column.

    When no place is free after that, the single cards that others will be built on have to be in columns.
    """
    game, position = telling.model.game, telling.position
    low = [position[i] for i in game.tableau if len(position[i]) <= 1]
    free_cells = len(game.cells) - len(telling.in_cells())
    ready: list[Card] = []
    if free_cells + low.count(b"") == 1:
        ready = _built_on(later, [card, *telling.in_cells(), *b"".join(low)])[: len(low)]
    for one in ready:
        if one in telling.in_cells():
            _make_column(telling, one, ready)
    if card in ready or len(telling.run_from(card)) > 1:
        _make_column(telling, card, ready)
    else:
        telling.make(card, CELL if len(telling.in_cells()) < len(game.cells) else SPACE)


def _built_on(steps: Sequence[Step], single: list[Card]) -> list[Card]:
    """Which of these cards the steps build others on before they move them, in that order."""
    found: list[Card] = []
    left = set(single)
    for card, target in steps:
        left.discard(card)
        if target in left:
            left.discard(target)
            found.append(target)
    return found


def _make_column(telling: Telling, card: Card, ready: Sequence[Card] = ()) -> None:
    """Bring a card with all that lies on it to a space, made of a single card that need not be ready there."""
    position = telling.position
    low = [position[i] for i in telling.model.game.tableau if len(position[i]) <= 1]
    if b"" not in low:
        telling.make(next(pile[0] for pile in low if pile[0] not in ready), CELL)
    telling.make(card, SPACE)


def _not_needed(home: bytes) -> list[Card]:
    """The cards that are next in their suits and would go home at once, when so many of each suit are home.

    On a card lie those of the other colour that are one lower; on these, of its own colour, the other suit's.
    """
    found = []
    for suit, count in enumerate(home):
        others = min(home[other] for other in cards.SUITS if _is_red(other) != _is_red(suit))
        twin = home[3 - suit]
        if count < cards.KING and (others >= count or (others >= count - 1 and twin >= count - 2)):
            found.append(cards.make(count + 1, suit))
    return found


def _is_red(suit: int) -> bool:
    return suit in {cards.DIAMONDS, cards.HEARTS}


class Lies:
    """How the cards lie, by name: what can be done then, and what comes of it."""

    def __init__(self, model: FreeCellModel) -> None:
        game, position = model.game, model.position
        self.places = len(game.cells) + len(game.tableau)
        self.columns = len(game.tableau)
        # of each card the two it can be built on, as far as there are two; what a name says of it, and how
        self.onto = {card: tuple(model.onto[card]) for card in cards.full_pack()}
        self.others = {card: ~(3 << _bit(card)) for card in self.onto}
        self.says = {
            card: {under: way << _bit(card) for way, under in enumerate((_PLACE, *unders), 1)}
            for card, unders in self.onto.items()
        }
        self.goes = {card: 1 << _HOMES + 4 * cards.suit(card) for card in self.onto}
        self.at_once: dict[bytes, list[Card]] = {}
        self.troubles = _Troubles(self.onto)
        home, columns = model.home(position), [position[i] for i in game.tableau]
        base = sum(count << _HOMES + 4 * suit for suit, count in enumerate(home))
        single = b"".join(position[i] for i in game.cells)
        base += sum(self.says[card][_PLACE] for card in single)
        for column in columns:
            for card, under in zip(column, (_PLACE, *column), strict=False):
                base += self.says[card].get(under, 0)
        self.start = self._settled(base, home, single, columns)

    def lifts(self, lie: Lie) -> Iterator[Lift]:
        """All that can be lifted, and where it can go."""
        _, _, home, single, columns = lie
        room = self.places - len(single) - len(columns)
        ends = bytes(column[-1] for column in columns)
        open_cards = ends + single if len(columns) < self.columns else ends
        for i, column in enumerate(columns):
            card, n = column[-1], 1
            if home[card & 3] == (card >> 2) - 1:
                yield card, HOME, i, 1
            if room and len(column) > 1:
                yield card, _PLACE, i, 1
            while True:
                under = column[-n - 1] if n < len(column) else 0
                for target in self.onto[card]:
                    if target in open_cards:
                        yield card, target, i, n
                if n > room or under not in self.onto[card]:
                    break
                card, n = under, n + 1
                if n <= room and n < len(column) and len(columns) < self.columns:
                    yield card, _PLACE, i, n
        for card in single:
            if home[card & 3] == (card >> 2) - 1:
                yield card, HOME, -1, 1
            for target in self.onto[card]:
                if target in open_cards:
                    yield card, target, -1, 1

    def named(self, base: int, card: Card, target: int) -> int:
        """The name, but for fixed cards, when only this card has gone there."""
        if target == HOME:
            return (base & self.others[card]) + self.goes[card]
        return base & self.others[card] | self.says[card][target]

    def after(self, lie: Lie, lift: Lift, base: int) -> Lie:
        """What comes of a lift that leads to the name `base`, with all that goes home at once."""
        card, target, i, n = lift
        _, _, home, single, columns = lie
        columns = columns.copy()
        run = columns[i][-n:] if i >= 0 else bytes([card])
        if i >= 0:
            columns[i] = columns[i][:-n]
        else:
            single = single.replace(run, b"")
        if target == HOME:
            home = one_more(home, card)
        elif target == _PLACE and n == 1:
            single += run
        elif target == _PLACE:
            columns.append(run)
        elif target in single:
            single = single.replace(bytes([target]), b"")
            columns.append(bytes([target]) + run)
        else:
            at = next(at for at, column in enumerate(columns) if column and column[-1] == target)
            columns[at] += run
        return self._settled(base, home, single, columns)

    def _settled(self, base: int, home: bytes, single: Pile, columns: list[Pile]) -> Lie:
        """What comes of it when every card goes home that does at once."""
        columns = [column for column in columns if column]
        ends = bytes([column[-1] for column in columns])
        for card in self._next(home):
            if card in single or card in ends:
                if card in ends:
                    columns[ends.index(card)] = columns[ends.index(card)][:-1]
                single = single.replace(bytes([card]), b"")
                return self._settled(self.named(base, card, HOME), one_more(home, card), single, columns)
        short = [column for column in columns if len(column) == 1]
        if len(single) + len(columns) == self.places:
            return base + sum(1 << _FIXED + column[0] for column in short), base, home, single, columns
        if short:
            return base, base, home, single + b"".join(short), [column for column in columns if len(column) > 1]
        return base, base, home, single, columns

    def _next(self, home: bytes) -> list[Card]:
        """The cards that would go home at once, remembered."""
        if home not in self.at_once:
            self.at_once[home] = _not_needed(home)
        return self.at_once[home]

    def estimates(self, lie: Lie) -> list[int]:
        """How far it seems to a win, by each of the notions."""
        _, _, home, single, columns = lie
        troubles = sum(map(self.troubles.__getitem__, columns))
        away, above, apart = _ALL - sum(home), troubles & (1 << _BUILT) - 1, troubles >> _BUILT
        return [a * away + b * above + c * apart + d * len(single) for a, b, c, d in _NOTIONS]


def _bit(card: Card) -> int:
    """Where a name says what the card lies on."""
    return _BITS * (card - _FIRST)


class _Troubles(dict[Pile, int]):
    """Of each column how many cards lie above a lower one, and `_BUILT` bits up how many are not built."""

    def __init__(self, onto: Mapping[Card, Sequence[Card]]) -> None:
        super().__init__()
        self.onto = onto

    def __missing__(self, column: Pile) -> int:
        above = sum(min(column[:i]) >> 2 < card >> 2 for i, card in enumerate(column) if i)
        apart = sum(under not in self.onto[card] for card, under in zip(column[1:], column, strict=False))
        self[column] = above + (apart << _BUILT)
        return self[column]


class _Waiting:
    """What has been reached and not gone on from, in the order of every notion."""

    def __init__(self) -> None:
        self.lies: list[Lie | None] = []  # by number; None where it has been gone on from
        self.orders: list[dict[int, array[int]]] = [{} for _ in _NOTIONS]  # the numbers by their estimates
        self.turn = cycle(range(len(_NOTIONS)))

    def add(self, lie: Lie, estimates: Sequence[int]) -> None:
        """Give it the next number."""
        for order, estimate in zip(self.orders, estimates, strict=True):
            order.setdefault(estimate, array("I")).append(len(self.lies))
        self.lies.append(lie)

    def take(self) -> tuple[int, Lie] | None:
        """The nearest to a win in the order whose turn it is, with its number; None when there is no more."""
        order = self.orders[next(self.turn)]
        while order:
            nearest = min(order)
            numbers = order[nearest]
            while numbers:
                number = numbers.pop(
                    0
                )  # of equals the one that waited longest: so one line is not followed too far
                lie = self.lies[number]
                if lie is not None:
                    self.lies[number] = None
                    return number, lie
            del order[nearest]
        return None


def _search(lies: Lies) -> Search[Step]:
    """Everything, from where a win seems nearest; a step is a card and what it goes on, or HOME, or a place."""
    if _is_won(lies.start):
        return []
    known = {lies.start[0]}
    came, lifted = array("I", [0]), array("H", [0])  # from which number, by which step
    waiting = _Waiting()
    waiting.add(lies.start, lies.estimates(lies.start))
    while taken := waiting.take():
        number, lie = taken
        for lift in lies.lifts(lie):
            base = lies.named(lie[1], lift[0], lift[1])
            if base in known:  # without fixed cards all the more can be done
                continue
            child = lies.after(lie, lift, base)
            if child[0] in known:
                continue
            known.add(child[0])
            yield
            came.append(number)
            lifted.append(lift[0] << _STEP | lift[1])
            if _is_won(child):
                return _way(came, lifted)
            waiting.add(child, lies.estimates(child))
    return None


def _is_won(lie: Lie) -> bool:
    return sum(lie[2]) == _ALL


def _way(came: Sequence[int], lifted: Sequence[int]) -> list[Step]:
    """The steps from the start to the number that came last."""
    steps: list[Step] = []
    number = len(came) - 1
    while number:
        steps.append((lifted[number] >> _STEP, lifted[number] & (1 << _STEP) - 1))
        number = came[number]
    return steps[::-1]
