"""Records are values: equal if their rules are equal, and checked before they are played."""

from dataclasses import replace

import pytest

from engine.core.game import Kind, Move, Status
from engine.games.catalogue import CATALOGUE
from engine.games.freecell import FREECELL
from engine.play import notation
from engine.rules.checks import ImpossibleRecordError
from engine.rules.first_deal import in_rows
from engine.rules.record import (
    RUN,
    Aces,
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
from engine.rules.recorded import Recorded
from engine.rules.relation_of_build import relation
from support.english import english
from support.invented import Invented, status

RECORDED = [game for game in CATALOGUE.values() if isinstance(game, Recorded)]
DOWN = Build(Ranks.LOWER, Suits.ALTERNATE)
SPIDER_COLUMNS = Columns((5,) * 10, Build(Ranks.LOWER, Suits.ANY), Take.RUN, Fill.ANY, run=RUN)
COLUMNS = Columns((7, 7, 7, 7, 6, 6, 6, 6), DOWN, Take.RUN, Fill.ANY)


def filled_from(fill: Fill, *kinds: Kind, at_once: bool = False) -> Record:
    """Return a record with a stock, and with columns that are filled only from these kinds of piles."""
    return Record(Columns((1,), DOWN, fill=fill, fill_from=kinds, at_once=at_once), stock=Stock())


def changed(**fields: object) -> Record:
    """Return a record with other columns than those of FreeCell."""
    return Record(replace(COLUMNS, **fields))  # type: ignore[arg-type]


def test_records_with_the_same_rules_are_equal_and_all_others_differ() -> None:
    again = Record(
        cells=Cells((0,) * 4),
        tableau=Columns((7, 7, 7, 7, 6, 6, 6, 6), Build(Ranks.LOWER, Suits.ALTERNATE), Take.ONE_BY_ONE, Fill.ANY),
        deals=FREECELL.deals,
    )
    assert again == FREECELL and hash(again) == hash(FREECELL)
    rounds = [game for game in RECORDED if game.progress_label(game.start(1))]
    assert len({game.record for game in RECORDED}) == len(RECORDED) - len(rounds)  # a round has that of one deal


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (changed(cards=()), "at least one column"),
        (changed(cards=(53, -1)), "fewer than no cards"),
        (changed(cards=(27, 26)), "53 cards are dealt"),
        (Record(COLUMNS, Foundations(Base.DEALT)), "53 cards are dealt"),
        (changed(cards=(5,) * 10), "Only 50 of 52"),
        (Record(replace(COLUMNS, cards=(5,) * 10), cells=Cells((2, 0))), "holds only one"),
        (changed(fill=Fill.RESERVE), "No reserve"),
        (changed(build=None), "Only single cards are taken"),
        (changed(take=Take.ONE_BY_ONE), "Without cells"),
        (
            Record(Columns((1, 0), DOWN, fill=Fill.RESERVE), reserve=Reserve((1,)), stock=Stock()),
            "No column is empty",
        ),
        (Record(Columns((1,)), reserve=Reserve((0,)), stock=Stock()), "at least one card"),
        (Record(Columns((1,)), stock=Stock(redeals=-1)), "no redeals"),
        (Record(Columns((1,)), Foundations(Base.DEALT, may_return=True), stock=Stock()), "has to stay"),
        (Record(Columns((1,)), Heap(DOWN), reserve=Reserve((1,)), stock=Stock()), "dealt to the tableau"),
        (Record(Columns((1,), fill=Fill.ANY), Heap(DOWN), stock=Stock()), "no card goes to a column"),
        (Record(Columns((1,)), Heap(DOWN), stock=Stock(redeals=2)), "The waste is the heap"),
        (Record(Columns((17,) * 3), Heap(DOWN, first=4), deals=Deals.MICROSOFT), "left out for the heap"),
        (
            Record(Columns((5,) * 8, DOWN, fill=Fill.KING), Foundations(Base.DEALT), stock=Stock()),
            "begin with a king",
        ),
        (Record(replace(COLUMNS, cards=(1,)), stock=Stock(turn=0)), "At least one card of the stock"),
        (Record(COLUMNS, packs=2), "Only 52 of 104"),
        (Record(COLUMNS, packs=0), "one pack or with two"),
        (Record(COLUMNS, packs=3), "one pack or with two"),
        (Record(COLUMNS, packs=2, deals=Deals.MICROSOFT), "only one pack"),
        (Record(SPIDER_COLUMNS, Runs(), stock=Stock(), suits=(0, 1, 2, 4)), "counts as one of the four"),
        (Record(COLUMNS, suits=(3, 3, 3, 3)), "need all four suits"),
        (changed(face_down=(1, 1)), "for every column or for none"),
        (changed(face_down=(7, 0, 0, 0, 0, 0, 0, 0)), "does not lie face down"),
        (changed(face_down=(-1, 0, 0, 0, 0, 0, 0, 0)), "does not lie face down"),
        (changed(take=Take.ANY, run=RUN), "only if cards are moved in runs"),
        (changed(run=RUN), "also have to go on each other"),
        (Record(COLUMNS, Runs()), "no run can be built"),
        (Record(replace(COLUMNS, build=None, take=Take.ONE), Runs()), "no run can be built"),
        (Record(SPIDER_COLUMNS, Runs(), stock=Stock(turn=3, to=To.COLUMNS)), "dealt once"),
        (Record(SPIDER_COLUMNS, Runs(), stock=Stock(redeals=None, to=To.FULL_COLUMNS)), "dealt once"),
        (Record(Columns((1,)), Heap(DOWN), stock=Stock(to=To.COLUMNS)), "turned up to the waste"),
        (Record(Peaks(7), Pairs(), stock=Stock(to=To.COLUMNS)), "no columns"),
        (Record(Peaks(7), Pairs(), stock=Stock(), reserve=Reserve((7,))), "dealt to the tableau"),
        (Record(COLUMNS, Pairs()), "no card goes to a column"),
        (Record(Columns((1,)), Pairs(), stock=Stock(to=To.COLUMNS)), "turned up to the waste"),
        (Record(Columns((52,)), Pairs(with_cover=True)), "Only in peaks"),
        (Record(Peaks(7, face_down=True), Pairs(with_cover=True), stock=Stock()), "lies face down cannot go"),
        (Record(Peaks(0), Pairs(), stock=Stock()), "at least one row"),
        (Record(Peaks(3, 0), Pairs(), stock=Stock()), "at least one row"),
        (Record(Peaks(10), Pairs(), stock=Stock()), "55 cards are dealt"),
        (Record(Peaks(7), Runs(), stock=Stock()), "no run can be built"),
        (Record(COLUMNS, deals=Deals.PACKS_APART), "One pack cannot"),
        (Record(Columns((1,)), reserve=Reserve(()), stock=Stock()), "at least one card"),
        (filled_from(Fill.NONE, Kind.WASTE), "only if the player fills them"),
        (filled_from(Fill.ANY, Kind.CELL), "piles that do not exist"),
        (filled_from(Fill.ANY, Kind.FOUNDATION), "piles that do not exist"),
        (filled_from(Fill.KING, Kind.STOCK), "Straight from the stock"),
        (replace(filled_from(Fill.ANY, Kind.STOCK), stock=Stock(turn=3)), "Straight from the stock"),
        (filled_from(Fill.ANY, Kind.TABLEAU, at_once=True), "at once"),
        (filled_from(Fill.ANY, at_once=True), "at once"),
        (filled_from(Fill.KING, Kind.WASTE, at_once=True), "at once"),
        (Record(Columns((1,)), Foundations(Base.DEALT, aces=Aces.DEALT), stock=Stock()), "begin with them"),
        (Record(Columns((1,)), Foundations(aces=Aces.TURNED), stock=Stock(turn=3)), "one at a time"),
        (Record(Columns((1,)), Foundations(aces=Aces.TURNED), stock=Stock(to=To.COLUMNS)), "one at a time"),
        (Record(Columns((1,)), Foundations(aces=Aces.TURNED)), "one at a time"),
        (Record(COLUMNS, Foundations(aces=Aces.DEALT)), "put aside"),
        (Record(Columns((49,)), Foundations(aces=Aces.DEALT), stock=Stock()), "put aside"),
        (Record(Columns((45,)), reserve=Reserve((3,), lock=Lock.NOT_KING), stock=Stock()), "put aside"),
        (
            Record(Columns((1,), fill=Fill.RESERVE), reserve=Reserve((2, 2)), stock=Stock()),
            "fills spaces is one pile",
        ),
    ],
)
def test_what_contradicts_itself_is_said_in_a_sentence(record: Record, words: str) -> None:
    with pytest.raises(ImpossibleRecordError, match=words):
        Invented(record)


def test_rows_go_past_columns_that_are_complete() -> None:
    left = iter(range(10))
    assert in_rows(left, (1, 3, 0, 2)) == [bytes([0]), bytes([1, 3, 5]), b"", bytes([2, 4])]
    assert list(left) == [6, 7, 8, 9]


def test_a_build_is_the_relation_that_it_names() -> None:
    ring = relation(Build(Ranks.HIGHER, Suits.SAME, is_ring=True))
    ace, king, two = (card << 2 for card in (1, 13, 2))
    assert ring.allows(ace, king) and ring.allows(two, ace) and not ring.allows(king, ace)
    assert not relation(Build(Ranks.HIGHER, Suits.SAME)).allows(ace, king)
    assert not ring.allows(ace | 1, king)


# Rules that no game of the catalogue has


@pytest.mark.parametrize(
    ("take", "pile", "length"),
    [
        (Take.ONE, "9h8s", 1),
        (Take.RUN, "9h8s", 2),
        (Take.RUN, "9h8h", 1),
        (Take.ANY, "9h2h8h", 3),
        (Take.ANY, "9h~2h8h", 1),
    ],
)
def test_how_many_cards_are_taken_at_once(take: Take, pile: str, length: int) -> None:
    game = Invented(changed(take=take))
    position = notation.read_position(game, ".".join([*[""] * 4, pile, *[""] * 7]))
    assert game.unit_length(position, game.names["t1"]) == length


def test_a_reserve_that_fills_nothing_gives_its_card_to_spaces() -> None:
    record = Record(Columns((1, 1, 1, 1), DOWN, Take.RUN, Fill.ANY), reserve=Reserve((13,)), stock=Stock())
    game = Invented(record)
    assert Kind.RESERVE in game.space_sources
    position = list(game.start(1))
    space, reserve = game.names["t1"], game.names["r"]
    position[space] = b""
    after = game.play(tuple(position), Move(reserve, space))
    assert len(after[reserve]) == 12 and after[reserve][-1] < 64  # the next card has been turned up


def test_a_heap_is_the_waste_if_there_is_a_stock_and_else_a_foundation() -> None:
    for stock, kind in ((Stock(), Kind.WASTE), (None, Kind.FOUNDATION)):
        laid = Columns((5,) * 10 if stock else (17,) * 3)
        game = Invented(Record(laid, Heap(Build(Ranks.NEXT, Suits.SAME)), stock=stock))
        (heap,) = game.all_of(kind)
        start = game.start(1)
        assert len(start[heap]) == 1
        for move in game.moves(start):
            assert move.target == heap
        emptied = tuple(b"" if i in game.tableau else pile for i, pile in enumerate(start))
        assert game.finished(emptied) and not game.finished(start)


def test_spaces_that_stay_empty_say_so() -> None:
    game = Invented(changed(fill=Fill.NONE))
    position = list(game.start(1))
    position[game.names["t1"]] = b""
    refused = game.refuse(tuple(position), Move(game.names["t2"], game.names["t1"]))
    assert refused and english(refused) == "An empty column stays empty."


def test_a_game_goes_on_while_moves_can_uncover_a_card() -> None:
    """The five of diamonds goes on the six, then the six of clubs on the seven; this uncovers the king."""
    laid = Columns((1, 2, 3, 4, 5, 6, 7), DOWN, Take.ONE, Fill.KING, face_down=(0, 1, 2, 3, 4, 5, 6))
    assert status(Record(laid, stock=Stock()), t1="~Kc6c5d", t2="6s", t3="7h") is Status.PLAYING


def test_a_game_goes_on_while_moves_can_make_the_reserve_give_a_card() -> None:
    """The nine goes on the ten, and the reserve fills the space; the next card of the reserve goes home."""
    record = Record(Columns((1, 1), DOWN, Take.ANY, Fill.RESERVE), reserve=Reserve((13,)), stock=Stock())
    piles = {"f1": "As2s3s4s5s", "r": "~6s2c", "t1": "9h", "t2": "Ts"}
    assert status(record, **piles) is Status.PLAYING
