"""Name the piles of a record, and say which card goes on which; `oracle.records` plays them."""

from engine.core.game import Kind
from engine.rules.record import (
    Base,
    Build,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Ranks,
    Record,
    Runs,
    Suits,
    To,
)
from oracle.plain import Piles, is_one_rank_lower, numbered, rank, suit, worth

KINDS = {
    "f": Kind.FOUNDATION,
    "t": Kind.TABLEAU,
    "a": Kind.CELL,
    "r": Kind.RESERVE,
    "s": Kind.STOCK,
    "w": Kind.WASTE,
}


# ---------------------------------------------------------------- which piles there are


def foundations(record: Record) -> list[str]:
    # [record] "one for each suit of each pack"; as many complete runs can be built.
    if isinstance(record.aim, (Foundations, Runs)):
        return numbered("f", 4 * record.packs)
    return []


def columns(record: Record) -> list[str]:
    return numbered("t", len(record.columns.cards))


def cells(record: Record) -> list[str]:
    if record.cells is None:
        return []
    return numbered("a", len(record.cells.cards))


def reserve_piles(record: Record) -> list[str]:
    if record.reserve is None:
        return []
    how_many = len(record.reserve.cards)
    if record.reserve.lock is not Lock.NONE:
        how_many = how_many + 1
    return ["r", *numbered("r", how_many)[1:]]


def heap(record: Record) -> str:
    # [record] "the waste if there is a stock, otherwise a foundation".
    return "f" if record.stock is None else "w"


def has_waste(record: Record) -> bool:
    return record.stock is not None and record.stock.to is To.WASTE


def counts_redeals(record: Record) -> bool:
    return record.stock is not None and record.stock.redeals is not None and record.stock.redeals > 0


def spots(record: Record) -> list[str]:
    names = [*foundations(record), *columns(record), *cells(record), *reserve_piles(record)]
    if isinstance(record.aim, Pairs) or (isinstance(record.aim, Heap) and record.stock is None):
        names.append("f")
    if record.stock is not None:
        names.append("s")
    if has_waste(record):
        names.append("w")
    if counts_redeals(record):
        names.append("p")
    return names


def spaces(record: Record, piles: Piles) -> list[str]:
    return [column for column in columns(record) if piles[column] == []]


# ---------------------------------------------------------------- which card goes on which


def seen_suit(record: Record, card: str) -> str:
    # [record] "as which suit clubs, diamonds, hearts and spades count".
    return "cdhs"[record.suits["cdhs".index(suit(card))]]


def is_lower(low: str, high: str, *, is_ring: bool) -> bool:
    # [record] "whether king and ace are neighbours": [rules] "a king goes on an ace".
    return is_one_rank_lower(low, high) or (is_ring and rank(low) == "K" and rank(high) == "A")


def ranks_agree(build: Build, card: str, under: str) -> bool:
    # [record] "How the rank of a card has to differ from the rank of the card under it."
    lower = is_lower(card, under, is_ring=build.is_ring)
    higher = is_lower(under, card, is_ring=build.is_ring)
    return {Ranks.LOWER: lower, Ranks.HIGHER: higher, Ranks.NEXT: lower or higher}[build.ranks]


def suits_agree(record: Record, build: Build, card: str, under: str) -> bool:
    one, other = seen_suit(record, card), seen_suit(record, under)
    if build.suits is Suits.SAME:
        return one == other
    if build.suits is Suits.ALTERNATE:
        return (one in ["h", "d"]) != (other in ["h", "d"])
    return True


def goes_on(record: Record, build: Build | None, card: str, under: str) -> bool:
    # [record] "None if no card goes on a column"; "a rank on which nothing goes".
    if build is None or worth(under) == build.closed:
        return False
    return ranks_agree(build, card, under) and suits_agree(record, build, card, under)


def first_rank(record: Record, piles: Piles) -> str:
    if isinstance(record.aim, Foundations) and record.aim.base is Base.DEALT:
        # [record] "the rank of a card that is dealt to its foundation".
        return next(rank(piles[name][0]) for name in foundations(record) if piles[name] != [])
    return "A"


def suit_of_foundation(foundation: str) -> str:
    # [agreed] Each foundation has its suit: spades, hearts, diamonds, clubs, and with two packs again.
    return "shdc"[(int(foundation[1:]) - 1) % 4]


def fits_foundation(record: Record, card: str, foundation: str, piles: Piles) -> bool:
    if suit(card) != suit_of_foundation(foundation):
        return False
    if piles[foundation] == []:
        return rank(card) == first_rank(record, piles)
    # [record] "built up in suit, up to thirteen cards"; [rules] "An ace follows a king."
    return len(piles[foundation]) < 13 and is_lower(piles[foundation][-1], card, is_ring=True)


def may_fill(record: Record, card: str, source: str, piles: Piles) -> bool:
    """Return whether a card, with those on it, may go from this pile to a space."""
    fill, fill_from = record.columns.fill, record.columns.fill_from
    if fill is Fill.NONE or (fill is Fill.KING and rank(card) != "K"):
        return False
    if fill is Fill.RESERVE and any(piles[name] != [] for name in reserve_piles(record)):
        return False
    # [record] "the piles from which spaces may be filled; (): all but the stock".
    return KINDS[source[0]] in fill_from or (fill_from == () and source != "s")


def fits_column(record: Record, card: str, source: str, column: str, piles: Piles) -> bool:
    if piles[column] == []:
        return may_fill(record, card, source, piles)
    return goes_on(record, record.columns.build, card, piles[column][-1])


# ---------------------------------------------------------------- what goes to its place by itself


def put_on_empty_foundation(record: Record, card: str, piles: Piles) -> None:
    """Lay a card on the first empty foundation of its suit."""
    empty = [name for name in foundations(record) if piles[name] == [] and suit_of_foundation(name) == suit(card)]
    piles[empty[0]] = [card]
