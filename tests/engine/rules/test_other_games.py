"""Games that are not in the catalogue, as records: each shows a rule that no game of the catalogue has."""

from dataclasses import replace

import pytest

from engine.core import cards
from engine.core.game import Kind, Move, Status
from engine.games.plain_games import (
    EASTHAVEN,
    FORTY_THIEVES,
    KING_ALBERT,
    SCORPION,
    SIMPLE_SIMON,
    SPIDERETTE,
    TRIPEAKS,
)
from engine.play import notation
from engine.rules.overlapping import covering
from engine.rules.record import (
    Aces,
    Build,
    Cells,
    Columns,
    Fill,
    Foundations,
    Peaks,
    Ranks,
    Record,
    Stock,
    Suits,
    Take,
)
from support.english import english
from support.invented import Invented, position_of, status
from support.other_games import (
    ACES_GO_HOME,
    LOCKED,
    LOCKED_BY_NO_KING,
    PYRAMID_IN_COLUMNS,
    SIMON_OF_TWO_SUITS,
    TWO_PACKS_FROM_A_DEALT_RANK,
    filled_from,
)

RUN_BUT_ACE = "KsQsJsTs9s8s7s6s5s4s3s2s"


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
    game = Invented(TWO_PACKS_FROM_A_DEALT_RANK)
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
    game, club = Invented(SIMON_OF_TWO_SUITS), cards.make(9, cards.CLUBS)
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
    game, pack = Invented(LOCKED_BY_NO_KING), list(cards.full_pack()[:-2])
    kings = bytes([cards.make(13, 3), cards.make(13, 2)])
    position = game.dealt(bytes([*pack[:4], *kings, *pack[4:]]))
    assert position[game.lock] == bytes(pack[4:5])
    assert cards.turned_up(position[game.stock])[:2] == kings[::-1]


def test_aces_that_come_up_in_the_deal_go_home_and_those_left_stay_in_the_stock() -> None:
    game = Invented(ACES_GO_HOME)
    order = notation.read_position(game, "........AcAd2cAh3c4c5cAs.")[game.stock]
    position = game.dealt(order)
    homes = [len(position[i]) for i in game.foundations]
    assert homes == [0, 1, 1, 1]
    assert [len(position[i]) for i in game.tableau] == [1] * 4 and len(position[game.stock]) == 1


def test_aces_that_are_laid_out_are_not_in_the_stock_and_the_others_keep_their_order() -> None:
    game = Invented(replace(ACES_GO_HOME, aim=Foundations(aces=Aces.LAID_OUT)))
    order = notation.read_position(game, "........AcAd2cAh3c4c5c6cAs7c.")[game.stock]
    position = game.dealt(order)
    assert [len(position[i]) for i in game.foundations] == [1, 1, 1, 1]
    without = [card for card in order if cards.rank(card) != cards.ACE]
    assert b"".join(position[i] for i in game.tableau) == bytes(without[:4])
    assert cards.turned_up(position[game.stock]) == bytes(without[4:][::-1])


def test_kings_go_under_the_other_cards_of_their_columns_in_their_order() -> None:
    game = Invented(Record(Columns((4,) * 13, Build(Ranks.LOWER, Suits.ANY), kings_below=True)))
    kings, rest = bytes(cards.make(13, suit) for suit in range(4)), cards.full_pack()[:-4]
    first_row, others = rest[:13], rest[13:]
    order = first_row + kings[:1] + others[:12] + kings[1:2] + others[12:24] + others[24:] + kings[2:]
    columns = [position for position in game.dealt(order) if len(position) == 4]
    assert columns[0] == kings[:2] + first_row[:1] + others[24:25]
    assert columns[1] == first_row[1:2] + others[0:1] + others[12:13] + others[25:26]
    assert [column[0] for column in columns[-2:]] == [*kings[2:]]


def test_a_space_that_has_to_be_filled_at_once_forbids_all_else() -> None:
    game = Invented(filled_from(Fill.ANY, Kind.WASTE, at_once=True))
    position = position_of(game, w="9h8h")
    assert [move.target for move in game.moves(position)] == [game.tableau[0]]
    only_stock = position_of(game, s="~9h")
    assert not game.obligation(only_stock)  # the stock does not fill spaces here, so it is turned first
    assert [move.target for move in game.moves(only_stock)] == [game.waste]


def test_a_space_that_no_card_of_a_column_may_fill_gives_a_run_no_room() -> None:
    build = Build(Ranks.LOWER, Suits.ALTERNATE)
    columns = Columns((1,) * 3, build, Take.ONE_BY_ONE, Fill.ANY, fill_from=(Kind.WASTE,))
    game = Invented(Record(columns, cells=Cells((0,)), stock=Stock()))
    position = position_of(game, a1="2c", t1="Jd9h8s", t2="Ts")
    t1, t2 = game.names["t1"], game.names["t2"]
    assert game.refuse(position, Move(t1, t2, 2))
    assert game.refuse(position_of(game, t1="Jd9h8s", t2="Ts"), Move(t1, t2, 2)) is None  # by way of the cell
