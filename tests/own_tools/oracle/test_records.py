"""Check the oracle of records, a second reading of what a record means, on small positions made by hand."""

from dataclasses import replace

from engine.core.game import Kind
from engine.rules.record import (
    Aces,
    Base,
    Build,
    Cells,
    Columns,
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
from oracle.plain import RANKS, Piles, read_pile
from oracle.record_deal import deal
from oracle.record_piles import spots
from oracle.records import Move, legal_moves, play, won

PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
DOWN = Build(Ranks.LOWER, Suits.ALTERNATE)
ROW = Columns((1,) * 3, DOWN, Take.RUN, Fill.ANY)
RUN_BUT_ACE = "KsQsJsTs9s8s7s6s5s4s3s2s"


def at(record: Record, **piles: str) -> Piles:
    """Return the position in which only these piles have cards."""
    return {name: read_pile(piles.get(name, "")) for name in spots(record)}


def found(record: Record, **piles: str) -> set[Move]:
    return legal_moves(record, at(record, **piles))


def test_columns_and_foundations() -> None:
    record = Record(ROW, Foundations(may_return=True), stock=Stock())
    assert found(record, t1="9hTc9d", t2="Tc", t3="Js") == {("t1", "t2", 1)}
    assert found(record, f1="As2s", t1="3d", t2="9c", t3="3s") == {("t3", "f1", 1), ("f1", "t1", 1)}
    # A run moves, and each part of it; face-down cards do not.
    assert found(record, t1="~Jc9h8s", t2="Ts", t3="9d") == {("t1", "t2", 2), ("t1", "t3", 1), ("t3", "t2", 1)}
    after = play(record, at(record, t1="~Jc9h8s", t2="Ts"), ("t1", "t2", 2))
    assert after == at(record, t1="Jc", t2="Ts9h8s")


def test_foundations_that_begin_with_a_dealt_rank_go_from_king_to_ace() -> None:
    record = Record(ROW, Foundations(Base.DEALT), stock=Stock())
    assert found(record, f1="QsKs", t1="As", t2="Qh", t3="Ad") == {("t1", "f1", 1), ("t2", "f2", 1)}


def test_kings_and_aces_are_neighbours_only_in_a_ring_and_nothing_goes_on_a_closed_rank() -> None:
    build = Build(Ranks.NEXT, Suits.ANY)
    record = Record(Columns((17,) * 3), Heap(build))
    assert found(record, t1="Kc", t2="2c", t3="3c", f="Ac") == {("t2", "f", 1)}
    ring = replace(record, aim=Heap(replace(build, is_ring=True)))
    assert found(ring, t1="Kc", t2="2c", t3="3c", f="Ac") == {("t1", "f", 1), ("t2", "f", 1)}
    assert found(replace(record, aim=Heap(replace(build, closed=13))), t1="Qc", f="Kc") == set()
    assert won(record, at(record, f="Kc")) and not won(record, at(record, t1="Kc", f="Qc"))


def test_runs_move_card_by_card_if_there_is_room() -> None:
    record = Record(replace(ROW, take=Take.ONE_BY_ONE), cells=Cells((0,)), stock=Stock())
    piles = {"t1": "Jh9h8s7d", "t2": "Ts"}
    assert ("t1", "t2", 3) not in found(record, **piles, t3="2c")
    assert ("t1", "t2", 3) in found(record, **piles)
    kings = replace(record, tableau=replace(record.columns, fill=Fill.KING))
    assert ("t1", "t2", 3) not in found(kings, **piles)
    # A space to which the run goes gives no room.
    assert {n for source, target, n in found(record, **piles) if target == "t3"} == {1, 2}


def test_spaces_are_filled_from_certain_piles() -> None:
    record = Record(replace(ROW, fill_from=(Kind.WASTE, Kind.STOCK)), stock=Stock(redeals=1))
    piles = {"t1": "9c", "t2": "9s", "s": "~4h", "w": "5h"}
    moves = {("w", "t3", 1), ("s", "t3", 1)}
    assert found(record, **piles) == {*moves, ("s", "w", 1)}
    at_once = replace(record, tableau=replace(record.columns, at_once=True))
    assert found(at_once, **piles) == moves
    assert play(record, at(record, **piles), ("s", "t3", 1))["t3"] == ["4h"]


def test_the_reserve_fills_spaces_at_once() -> None:
    record = Record(replace(ROW, fill=Fill.RESERVE), reserve=Reserve((3,)), stock=Stock())
    start = at(record, t1="9h", t2="Ts", t3="2c", r="~3c4c")
    assert play(record, start, ("t1", "t2", 1)) == at(record, t1="4c", t2="Ts9h", t3="2c", r="3c")


def test_a_lock_closes_the_reserve() -> None:
    record = Record(ROW, reserve=Reserve((2, 2), lock=Lock.ANY), stock=Stock())
    piles = {"t1": "9c", "t2": "9s", "t3": "Kc", "r": "As", "r2": "Ac"}
    assert found(record, **piles, r3="8h") == {("r3", "t1", 1), ("r3", "t2", 1)}
    assert found(record, **piles) == {("r", "f1", 1), ("r2", "f4", 1)}


def test_the_waste_becomes_the_stock_as_often_as_the_record_says() -> None:
    record = Record(Columns((1,)), stock=Stock(turn=2, redeals=1))
    piles = play(record, at(record, t1="5d", s="~Kc~Qc~Jc"), ("s", "w", 1))
    assert piles == at(record, t1="5d", s="~Kc", w="JcQc")
    piles = play(record, play(record, piles, ("s", "w", 1)), ("w", "s", 1))
    assert piles["s"] == ["~Kc", "~Qc", "~Jc"] and len(piles["p"]) == 1
    piles = play(record, play(record, piles, ("s", "w", 1)), ("s", "w", 1))
    assert legal_moves(record, piles) == set()


def test_rounds_are_dealt_to_the_columns() -> None:
    record = Record(ROW, stock=Stock(to=To.COLUMNS))
    assert play(record, at(record, t1="5d", s="~Kc~Qc"), ("s", "t1", 1)) == at(record, t1="5dQc", t2="Kc")
    full = replace(record, stock=Stock(to=To.FULL_COLUMNS))
    assert ("s", "t1", 1) not in found(full, t1="5d", t2="5c", s="~Kc")
    assert ("s", "t1", 1) in found(full, t1="5d", t2="5c", t3="5h", s="~Kc")


def test_complete_runs_leave_the_columns() -> None:
    record = Record(replace(ROW, build=Build(Ranks.LOWER, Suits.SAME)), Runs(), suits=(3, 3, 3, 3), stock=Stock())
    piles = at(record, t1="~9h" + RUN_BUT_ACE, t2="Ad")
    after = play(record, piles, ("t2", "t1", 1))
    assert after["t1"] == ["9h"] and len(after["f1"]) == 13 and not won(record, after)


def test_pairs_of_free_cards_go_and_kings_alone() -> None:
    record = Record(Peaks(3), Pairs(), stock=Stock())
    both = {("t5", "t6", 1), ("t6", "t5", 1), ("w", "t4", 1), ("t4", "w", 1)}
    piles = {"t1": "Kc", "t2": "Ac", "t3": "Qc", "t4": "7c", "t5": "4c", "t6": "9h", "w": "6h"}
    assert found(record, **piles) == both
    assert found(record, t1="Kc") == {("t1", "f", 1)}
    # The four lies on the nine, and nothing else does.
    piles = {"t1": "2c", "t2": "9h", "t4": "4h"}
    assert found(record, **piles) == set()
    covered = replace(record, aim=Pairs(with_cover=True))
    assert found(covered, **piles) == {("t2", "t4", 1), ("t4", "t2", 1)}


def test_peaks_side_by_side_share_their_last_row() -> None:
    record = Record(Peaks(3, 2, face_down=True), Heap(Build(Ranks.NEXT, Suits.ANY)), stock=Stock())
    piles = at(record, t3="~2c", t4="~3c", t5="~4c", t7="9c", t8="6c", w="5h")
    after = play(record, piles, ("t8", "w", 1))
    # The eighth card lies on the third and the fourth. The seventh lies on the third, and the ninth is gone.
    assert after == at(record, t3="~2c", t4="3c", t5="4c", t7="9c", w="5h6c")


def test_aces_go_home_by_themselves() -> None:
    record = Record(ROW, Foundations(aces=Aces.TURNED), stock=Stock())
    assert play(record, at(record, s="~2c~Ah"), ("s", "w", 1)) == at(record, f2="Ah", s="~2c")
    start = deal(record, PACK)
    assert start["f4"] == ["Ac"] and [start[name] for name in ("t1", "t2", "t3")] == [["2c"], ["3c"], ["4c"]]


def test_cards_are_dealt_in_order() -> None:
    reserve = Reserve((1, 2), lock=Lock.NOT_KING)
    record = Record(
        Columns((2, 1, 2), face_down=(1, 0, 0)), reserve=reserve, cells=Cells((0, 1)), stock=Stock(), packs=1
    )
    start = deal(record, ["2c", "3c", "4c", "Kc", "Kd", "5c", *["6c", "7c", "8c", "9c", "Tc", "Jc", "Qc"]])
    wanted = {"r": "2c", "r2": "~3c4c", "r3": "5c", "t1": "~6c9c", "t2": "7c", "t3": "8cTc", "a2": "Jc"}
    assert start == at(record, **wanted, s="~Kd~Kc~Qc")
    by_column = replace(record, reserve=None, tableau=replace(record.columns, by_column=True))
    assert deal(by_column, PACK)["t3"] == ["4c", "5c"]
