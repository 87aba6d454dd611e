"""Records are values: equal if their rules are equal, and checked before they are played."""

from dataclasses import replace

import pytest

from engine.core import cards
from engine.core.game import Kind, Move, Position, Status
from engine.games.catalogue import CATALOGUE
from engine.games.freecell import FREECELL
from engine.play import notation
from engine.records.checks import ImpossibleRecordError
from engine.records.dealing import in_rows
from engine.records.fitting import relation
from engine.records.overlapping import covering
from engine.records.record import (
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
from engine.records.recorded import Recorded
from support.english import english
from support.invented import Invented

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


def status(record: Record, **piles: str) -> Status:
    """Return the status of a position in which only these piles have cards."""
    game = Invented(record)
    return game.status(position_of(game, **piles))


def test_a_game_goes_on_while_moves_can_uncover_a_card() -> None:
    """The five of diamonds goes on the six, then the six of clubs on the seven; this uncovers the king."""
    laid = Columns((1, 2, 3, 4, 5, 6, 7), DOWN, Take.ONE, Fill.KING, face_down=(0, 1, 2, 3, 4, 5, 6))
    assert status(Record(laid, stock=Stock()), t1="~Kc6c5d", t2="6s", t3="7h") is Status.PLAYING


def test_a_game_goes_on_while_moves_can_make_the_reserve_give_a_card() -> None:
    """The nine goes on the ten, and the reserve fills the space; the next card of the reserve goes home."""
    record = Record(Columns((1, 1), DOWN, Take.ANY, Fill.RESERVE), reserve=Reserve((13,)), stock=Stock())
    piles = {"f1": "As2s3s4s5s", "r": "~6s2c", "t1": "9h", "t2": "Ts"}
    assert status(record, **piles) is Status.PLAYING


# Games that are not in the catalogue, as records

SIMPLE_SIMON = Record(replace(SPIDER_COLUMNS, cards=(8, 8, 8, 7, 6, 5, 4, 3, 2, 1)), Runs())
SPIDERETTE = Record(
    replace(SPIDER_COLUMNS, cards=(1, 2, 3, 4, 5, 6, 7), face_down=(0, 1, 2, 3, 4, 5, 6)),
    Runs(),
    stock=Stock(to=To.FULL_COLUMNS),
)
SCORPION = Record(
    Columns((7,) * 7, RUN, Take.ANY, Fill.KING, face_down=(3, 3, 3, 3, 0, 0, 0)),
    Runs(),
    stock=Stock(to=To.COLUMNS),
)
EASTHAVEN = Record(
    Columns((3,) * 7, DOWN, Take.RUN, Fill.ANY, face_down=(2,) * 7),
    Foundations(may_return=True),
    stock=Stock(to=To.COLUMNS),
)
FORTY_THIEVES = Record(Columns((4,) * 10, RUN, fill=Fill.ANY), stock=Stock(), packs=2)
RUN_BUT_ACE = "KsQsJsTs9s8s7s6s5s4s3s2s"


def position_of(game: Recorded, **piles: str) -> Position:
    """Return the position in which only these piles have cards."""
    return notation.read_position(game, ".".join(piles.get(spot.name, "") for spot in game.spots))


def test_each_column_has_its_own_number_of_cards_face_down() -> None:
    game = Invented(SCORPION)
    start = game.start(1)
    down = [sum(map(cards.is_down, start[i])) for i in game.tableau]
    assert down == [3, 3, 3, 3, 0, 0, 0] and len(start[game.stock]) == 3


def test_two_packs_have_eight_foundations() -> None:
    game = Invented(FORTY_THIEVES)
    assert [spot.name for spot in game.spots if spot.kind is Kind.FOUNDATION] == [f"f{i}" for i in range(1, 9)]
    assert english(game.spots[4].title) == "second spade foundation"
    assert sum(map(len, game.start(1)[:-1])) == 104
    begun = position_of(game, f1="As", t1="2S")
    assert Move(game.names["t1"], game.names["f1"]) in game.moves(begun)


def test_a_dealt_card_begins_a_foundation_of_its_suit_with_two_packs_too() -> None:
    laid = Columns((1,) * 4, Build(Ranks.LOWER, Suits.ALTERNATE, is_ring=True), fill=Fill.ANY)
    game = Invented(Record(laid, Foundations(Base.DEALT), stock=Stock(), packs=2))
    start = game.start(1)
    (base,) = [start[i][0] for i in game.foundations if start[i]]
    accepted = [game.accepted_cards(start, i) for i in game.foundations if not start[i]]
    assert len(accepted) == 7 and any(base in faces for faces in accepted)


def test_the_last_round_may_not_reach_every_column() -> None:
    game = Invented(SCORPION)
    start = game.start(1)
    after = game.play(start, Move(game.stock, game.tableau[0]))
    assert [len(after[i]) for i in game.tableau] == [8, 8, 8, 7, 7, 7, 7] and not after[game.stock]
    count = game.count_text(start, game.stock)
    assert count and english(count) == "1 deal"


@pytest.mark.parametrize(
    ("record", "words"),
    [(SCORPION, None), (SPIDERETTE, "Fill the empty column before you deal.")],
)
def test_whether_a_round_is_dealt_to_empty_columns(record: Record, words: str | None) -> None:
    game = Invented(record)
    piles = {f"t{i}": f"{rank}c" for i, rank in enumerate("KJ975", 1)}
    position = position_of(game, s="~2d~3d~4d", t7="QsJd", **piles)
    refused = game.refuse(position, Move(game.stock, game.tableau[0]))
    assert (english(refused) if refused else None) == words
    assert game.is_stock_turn(game.stock, game.tableau[0]) and not game.is_stock_turn(game.stock, game.tableau[1])


def test_a_run_leaves_also_where_every_card_moves_with_all_on_it() -> None:
    game = Invented(SCORPION)
    position = position_of(game, t1="9h~5c" + RUN_BUT_ACE, t2="As")
    after = game.play(position, Move(game.names["t2"], game.names["t1"]))
    assert len(after[game.names["f1"]]) == 13
    assert [len(after[i]) for i in game.tableau] == [2, 0, 0, 0, 0, 0, 0]
    assert not cards.is_down(after[game.names["t1"]][-1])


def test_cards_of_other_suits_go_on_each_other_but_do_not_move_as_one() -> None:
    game = Invented(SIMPLE_SIMON)
    position = position_of(game, t1="9h8s", t2="9c", t3="Th9d8d")
    lengths = [game.unit_length(position, game.names[name]) for name in ("t1", "t3")]
    assert lengths == [1, 2]
    assert game.refuse(position, Move(game.names["t1"], game.names["t2"])) is None


def test_suits_that_count_as_others_are_shown_and_compared_as_these() -> None:
    two_suits = replace(SIMPLE_SIMON, suits=(cards.SPADES, cards.HEARTS, cards.HEARTS, cards.SPADES))
    game, club = Invented(two_suits), cards.make(9, cards.CLUBS)
    assert game.displayed_card(club) == cards.make(9, cards.SPADES)
    black, red = position_of(game, t1="Tc9s"), position_of(game, t1="Ts9c")
    assert game.unit_length(black, game.names["t1"]) == 2 and game.key(black) == game.key(red)


def test_a_game_goes_on_while_a_round_can_be_dealt_after_a_column_is_filled() -> None:
    record = replace(SPIDERETTE, aim=Foundations())
    piles = {f"t{i}": f"{rank}c" for i, rank in enumerate("KT8642", 1)}
    filled = replace(record, tableau=replace(record.columns, cards=(1,) * 7, face_down=()))
    assert status(filled, s="~As", **piles | {"t1": "KcQc"}) is Status.PLAYING


def test_a_game_is_lost_if_the_columns_have_too_few_cards_for_a_round() -> None:
    assert status(SPIDERETTE, s="~As", t1="Kc", t2="Qc") is Status.LOST
    assert status(EASTHAVEN, s="~As", t1="Kc", t2="Qc") is Status.PLAYING


TRIPEAKS = Record(Peaks(4, 3, face_down=True), Heap(Build(Ranks.NEXT, Suits.ANY, is_ring=True)), stock=Stock())
PYRAMID_IN_COLUMNS = Record(Columns((4,) * 13), Pairs())


def test_a_pyramid_is_one_peak() -> None:
    assert Peaks(7).lengths() == (1, 2, 3, 4, 5, 6, 7)
    assert covering(Peaks(3), 10) == {10: (11, 12), 11: (13, 14), 12: (14, 15)}


def test_peaks_side_by_side_share_their_last_row() -> None:
    assert Peaks(4, 3).lengths() == (3, 6, 9, 10)
    over = covering(Peaks(4, 3), 0)
    assert [over[i] for i in range(3)] == [(3, 4), (5, 6), (7, 8)]
    assert [over[i] for i in range(3, 9)] == [(9, 10), (10, 11), (12, 13), (13, 14), (15, 16), (16, 17)]
    assert [over[i] for i in range(9, 18)] == [(i, i + 1) for i in range(18, 27)]
    assert set(over) == set(range(18)) and covering(Peaks(1, 3), 0) == {}


def test_cards_of_peaks_turn_up_when_they_are_free() -> None:
    game = Invented(TRIPEAKS)
    start = game.start(1)
    assert [cards.is_down(start[i][-1]) for i in game.tableau] == [True] * 18 + [False] * 10
    refused = game.refuse(start, Move(game.names["t10"], game.waste))
    assert refused and "is covered by" in english(refused)
    hole, first, second = game.waste, game.names["t19"], game.names["t20"]
    position = position_of(game, t10="~9h", t11="~7d", t19="2c", t20="Ac", t21="Td", w="As")
    covered = game.play(position, Move(first, hole))
    assert cards.is_down(covered[game.names["t10"]][-1])
    freed = game.play(covered, Move(second, hole))
    assert [cards.is_down(freed[game.names[name]][-1]) for name in ("t10", "t11")] == [False, True]


def test_the_columns_of_peaks_cannot_change_places() -> None:
    assert not Invented(TRIPEAKS).interchangeable_spots


def test_pairs_leave_the_ends_of_columns_too() -> None:
    game = Invented(PYRAMID_IN_COLUMNS)
    position = position_of(game, t1="5c9h", t2="4s", t3="Kd", t4="2s")
    moves = {notation.move_text(game, move) for move in game.moves(position)}
    assert moves == {"t1t2", "t2t1", "t3f"}
    after = game.play(position, Move(game.names["t1"], game.names["t2"]))
    assert [len(after[i]) for i in game.tableau[:4]] == [1, 0, 1, 1] and len(after[game.gone]) == 2
    assert game.status(position_of(game, f="Kd")) is Status.WON
    assert game.status(position_of(game, t1="5c9h", t4="2s")) is Status.LOST


# A reserve of several piles, and spaces that only some cards fill

KING_ALBERT = Record(
    Columns(tuple(range(1, 10)), DOWN, fill=Fill.ANY), Foundations(may_return=True), reserve=Reserve((1,) * 7)
)
LOCKED = Record(
    Columns((1,) * 4, DOWN, fill=Fill.ANY), reserve=Reserve((2, 2), face_up=True, lock=Lock.ANY), stock=Stock()
)


def test_every_pile_of_a_reserve_gives_its_last_card() -> None:
    game = Invented(KING_ALBERT)
    position = position_of(game, r="As", r2="Ac", r7="Ad")
    sources = {game.spots[move.source].name for move in game.moves(position)}
    assert sources == {"r", "r2", "r7"}
    assert len([spot for spot in game.spots if spot.kind is Kind.RESERVE]) == 7


def test_a_locked_reserve_opens_when_the_lock_is_played() -> None:
    game = Invented(LOCKED)
    assert [len(game.start(1)[game.names[name]]) for name in ("r", "r2", "r3")] == [2, 2, 1]
    closed = position_of(game, r="2sAs", r2="Ac", r3="9h")
    assert game.refuse(closed, Move(game.names["r"], game.names["f1"])) == game.lock_words
    opened = game.play(closed, Move(game.names["r3"], game.names["t1"]))
    assert game.refuse(opened, Move(game.names["r"], game.names["f1"])) is None


def test_a_king_that_would_be_the_lock_goes_to_the_bottom_of_the_stock() -> None:
    record = replace(LOCKED, reserve=Reserve((2, 2), face_up=True, lock=Lock.NOT_KING))
    game, pack = Invented(record), list(cards.full_pack()[:-2])
    kings = bytes([cards.make(13, 3), cards.make(13, 2)])
    position = game.dealt(bytes([*pack[:4], *kings, *pack[4:]]))
    assert position[game.lock] == bytes(pack[4:5])
    assert cards.turned_up(position[game.stock])[:2] == kings[::-1]


def test_aces_that_come_up_in_the_deal_go_home_and_those_left_stay_in_the_stock() -> None:
    game = Invented(Record(Columns((1,) * 4), Foundations(aces=Aces.DEALT), stock=Stock()))
    order = notation.read_position(game, "........AcAd2cAh3c4c5cAs.")[game.stock]
    position = game.dealt(order)
    homes = [len(position[i]) for i in game.foundations]
    assert homes == [0, 1, 1, 1]
    assert [len(position[i]) for i in game.tableau] == [1] * 4 and len(position[game.stock]) == 1


def test_a_space_that_has_to_be_filled_at_once_forbids_all_else() -> None:
    game = Invented(filled_from(Fill.ANY, Kind.WASTE, at_once=True))
    position = position_of(game, w="9h8h")
    assert [move.target for move in game.moves(position)] == [game.tableau[0]]
    only_stock = position_of(game, s="~9h")
    assert not game.obligation(only_stock)  # the stock does not fill spaces here, so it is turned first
    assert [move.target for move in game.moves(only_stock)] == [game.waste]
