"""Random records that pass the checks, for Hypothesis."""

from hypothesis import assume
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Kind
from engine.rules.checks import ImpossibleRecordError, cards_dealt, check
from engine.rules.record import (
    EACH_SUIT,
    RUN,
    Aces,
    Aim,
    Base,
    Build,
    Cells,
    Columns,
    Deals,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Reserve,
    Runs,
    Stock,
    Suits,
    Take,
    To,
)

BUILDS = st.builds(
    Build, st.sampled_from(Ranks), st.sampled_from(Suits), st.booleans(), st.sampled_from([0, 0, 13])
)
GIVERS = st.just(()) | st.lists(
    st.sampled_from([Kind.WASTE, Kind.STOCK, Kind.TABLEAU, Kind.RESERVE]), unique=True, max_size=4
).map(tuple)
CELLS = st.builds(Cells, st.lists(st.integers(0, 1), max_size=4).map(tuple))
RESERVES = st.builds(Reserve, st.integers(1, 13).map(lambda count: (count,))) | st.builds(
    Reserve, st.lists(st.integers(1, 4), min_size=1, max_size=8).map(tuple), st.booleans(), st.sampled_from(Lock)
)
DOWN = st.builds(Build, st.just(Ranks.LOWER), st.sampled_from([Suits.ANY, Suits.SAME]))  # runs can be built
AIMS = (
    st.builds(Foundations, st.sampled_from(Base), st.booleans())
    | st.builds(Foundations, may_return=st.booleans(), aces=st.sampled_from(Aces))
    | st.builds(Heap, BUILDS, st.sampled_from([0, cards.make(1, 3)]))
    | st.just(Runs())
    | st.builds(Pairs, st.booleans())
)
TURNED = st.builds(Stock, st.integers(1, 3), st.sampled_from([0, 1, None]))
STOCKS = TURNED | st.builds(Stock, to=st.sampled_from([To.COLUMNS, To.FULL_COLUMNS]))
SUITS = st.sampled_from([EACH_SUIT, (3, 2, 2, 3), (3, 3, 3, 3), (0, 0, 1, 1)])


@st.composite
def columns(draw: st.DrawFn, left: int, aim: Aim, *, all_cards: bool) -> Columns:
    """Return columns to which this many cards are dealt, or fewer if others may be left for the stock."""
    count = draw(st.integers(1, 10))
    dealt = left if all_cards else draw(st.integers(0, left))
    share, more = divmod(max(0, dealt), count)
    sizes = (share + 1,) * more + (share,) * (count - more)
    down = draw(st.just(()) | st.tuples(*(st.integers(0, max(0, size - 1)) for size in sizes)))
    by_column, kings_below = draw(st.booleans()), draw(st.booleans())
    if isinstance(aim, (Heap, Pairs)):
        return Columns(sizes, face_down=down, by_column=by_column, kings_below=kings_below)
    build = draw(DOWN if isinstance(aim, Runs) else st.none() | BUILDS)
    take = draw(st.sampled_from(Take)) if build else Take.ONE
    run = draw(st.sampled_from([None, RUN, build])) if take in {Take.RUN, Take.ONE_BY_ONE} else None
    fill, at_once = draw(st.sampled_from(Fill)), False
    givers = draw(GIVERS) if fill is Fill.ANY else ()
    if givers and all(kind in {Kind.WASTE, Kind.STOCK} for kind in givers):
        at_once = draw(st.booleans())
    return Columns(sizes, build, take, fill, run, down, by_column, givers, at_once, kings_below)


PEAKS = st.builds(Peaks, st.integers(1, 4), st.integers(1, 3), st.booleans()) | st.builds(Peaks, st.integers(1, 8))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a record that passes the checks."""
    aim, packs = draw(AIMS), draw(st.sampled_from([1, 1, 2]))
    taken_away = isinstance(aim, (Heap, Pairs))
    cells = None if taken_away else draw(st.none() | CELLS)
    reserve = None if taken_away else draw(st.none() | RESERVES)
    stock = draw(TURNED if isinstance(aim, Pairs) else st.none() | (st.just(Stock()) if taken_away else STOCKS))
    taken = cards_dealt(Record(Columns(()), aim, cells, reserve))
    in_peaks = isinstance(aim, Pairs) and (aim.with_cover or draw(st.booleans()))
    in_peaks = in_peaks or (not isinstance(aim, Runs) and stock is not None and draw(st.integers(0, 3)) == 0)
    left = 52 * packs - taken
    laid = draw(PEAKS) if in_peaks else draw(columns(left, aim, all_cards=stock is None))
    deals = draw(st.sampled_from([Deals.SPLIT_MIX, Deals.PACKS_APART if packs > 1 else Deals.MICROSOFT]))
    suits = EACH_SUIT if isinstance(aim, Foundations) else draw(SUITS)
    record = Record(laid, aim, cells, reserve, stock, deals, packs, suits)
    try:
        check(record)
    except ImpossibleRecordError:
        assume(False)
    return record
