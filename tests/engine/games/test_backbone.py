"""Test Backbone in its three rule sets: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Move, Position, Status
from engine.games.backbone import GAMES, Backbone
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from support.book import Book, suit
from support.english import message

BACKBONE, TRADITIONAL, AISLERIOT = GAMES
every = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
# Nothing can be built on these ribs, and none is empty.
KINGS = {"t1": "Kc", "t2": "Kd", "t3": "Kh", "t4": "Ks", "t5": "KC", "t6": "KD", "t7": "KH", "t8": "KS"}


def at(redeals: int = 0, /, **piles: str) -> Position:
    """Return a position of the given piles; a rib that is not given holds a king."""
    return Book("backbone").at(**{"p": str(redeals)} | KINGS | piles)


def move(text: str) -> Move:
    return notation.read_move(BACKBONE, text)


def refused(game: Backbone, position: Position, text: str) -> str | None:
    return Book(game.id).refused(position, text)


def moves(game: Backbone, position: Position) -> set[str]:
    return Book(game.id).moves(position)


def after(game: Backbone, position: Position, *texts: str) -> Position:
    return Book(game.id).after(position, *texts)


# Ribs and foundations


@every
def test_a_rib_is_built_down_in_suit(game: Backbone) -> None:
    start = at(t1="9h", t2="9S", c="8H")
    assert refused(game, start, "ct1") is None
    assert refused(game, start, "ct2") == "Only the eight of spades goes on the nine of spades."
    assert refused(game, start, "ct3") == "Only the queen of hearts goes on the king of hearts."


@every
def test_nothing_goes_on_an_ace_and_no_ace_on_a_king(game: Backbone) -> None:
    start = at(1, t1="Ah", t2="2d", c="Kd", w="AC")
    assert refused(game, start, "ct1") == "Nothing goes on the ace of hearts."
    assert refused(game, start, "wt1") == "Nothing goes on the ace of hearts."
    assert refused(game, start, "wt5") == "Only the queen of clubs goes on the king of clubs."


@every
def test_an_ace_may_lie_on_a_two(game: Backbone) -> None:
    assert refused(game, at(t1="2h", w="AH"), "wt1") is None


@every
def test_one_card_moves_at_a_time(game: Backbone) -> None:
    start = at(t1="Th", t2="9H8h")
    assert refused(game, start, "t2t1x2") == message("one-at-a-time")
    assert refused(game, start, "t2t1") == "Only the nine of hearts goes on the ten of hearts."


@every
def test_a_foundation_begins_with_an_ace_of_its_own_suit(game: Backbone) -> None:
    start = at(1, w="AH", c="2h")
    assert moves(game, start) == {"wf2", "wf6"}
    assert refused(game, start, "wf1") == "Only the ace of spades can start this foundation."
    assert refused(game, start, "cf2") == "Only the ace of hearts can start this foundation."


@every
def test_a_foundation_grows_in_suit_whichever_pack_the_card_is_of(game: Backbone) -> None:
    start = at(1, f2="Ah2H", f6="AH2h", w="3h")
    assert moves(game, start) == {"wf2", "wf6"}
    assert after(game, start, "wf6")[5] == start[5] + start[20]


@every
def test_a_foundation_ends_with_the_king(game: Backbone) -> None:
    start = at(f1=suit("s"), t4="9S", w="AS")
    assert refused(game, start, "wf1") == "This foundation is complete."
    assert refused(game, start, "wf5") is None


@every
def test_a_card_that_is_home_stays_home(game: Backbone) -> None:
    start = at(f2="Ah2h", t1="3h", t8="")
    for target in ("t1", "t8", "f6", "w", "s", "l"):
        assert refused(game, start, f"f2{target}") == message("stays-home")


# The backbone


@every
def test_the_coccyx_locks_both_columns_and_frees_both(game: Backbone) -> None:
    start = at(1, l="4c8h", r="5c6s", c="Td", t1="9h", t2="7s", t3="Jd", t4="9H")
    assert moves(game, start) == {"ct3"}
    assert refused(game, start, "lt1") == message("coccyx-first")
    assert refused(game, start, "rt2") == message("coccyx-first")
    assert moves(game, after(game, start, "ct3")) == {"lt1", "lt4", "rt2"}


@every
def test_each_column_is_free_on_its_own(game: Backbone) -> None:
    start = at(1, l="3c4c", r="6s", t1="5c", t2="7s")
    assert moves(game, start) == {"lt1", "rt2"}
    assert moves(game, after(game, start, "rt2")) == {"lt1"}
    assert moves(game, after(game, start, "lt1")) == {"lt1", "rt2"}


@every
def test_nothing_is_laid_on_the_backbone(game: Backbone) -> None:
    start = at(l="9h", w="8h")
    assert refused(game, start, "wl") == "You can’t place cards on the left column of the backbone."
    assert refused(game, start, "wc") == "You can’t place cards on the coccyx."


# Spaces (empty ribs): which cards may fill one

ONLY_WASTE_OR_STOCK = "You can fill an empty rib only from the waste or the stock."
ONLY_WASTE_OR_RIB = "You can fill an empty rib only from the waste or another rib."

FILLING: dict[str, dict[str, str | None]] = {
    "backbone": {"l": None, "r": None, "c": None, "w": None, "s": None, "t1": None},
    "backbone-traditional": {
        "l": ONLY_WASTE_OR_STOCK,
        "r": ONLY_WASTE_OR_STOCK,
        "c": ONLY_WASTE_OR_STOCK,
        "w": None,
        "s": None,
        "t1": ONLY_WASTE_OR_STOCK,
    },
    "backbone-aisleriot": {
        "l": ONLY_WASTE_OR_RIB,
        "r": ONLY_WASTE_OR_RIB,
        "c": ONLY_WASTE_OR_RIB,
        "w": None,
        "s": ONLY_WASTE_OR_RIB,
        "t1": None,
    },
}


@every
@pytest.mark.parametrize("source", ["l", "r", "c", "w", "s", "t1"])
@pytest.mark.parametrize("card", ["9h", "Ah", "Kh"])
def test_who_may_fill_a_space(game: Backbone, source: str, card: str) -> None:
    """Any card may fill it, even a king or an ace, but not from every pile."""
    piles = {"w": "2c", "s": "~3c", "t1": "4c"} | {source: f"~{card}" if source == "s" else card}
    start = at(t3="7d", t8="", **piles)
    reason = refused(game, start, f"{source}t8")
    assert reason == FILLING[game.id][source]
    goes_home = game is TRADITIONAL and source == "s" and card == "Ah"
    if reason is None and not goes_home:
        assert notation.position_text(game, after(game, start, f"{source}t8")).split(".")[18] == card


@every
def test_a_space_is_no_obstacle_to_going_on_but_in_the_traditional_game(game: Backbone) -> None:
    start = at(t1="9h", t8="", c="8H", w="3c", s="~4c")
    if game is TRADITIONAL:
        assert moves(game, start) == {"st8", "wt8"}
        for text in ("sw", "ct1", "ct8"):
            assert refused(game, start, text) is not None
        assert refused(game, start, "sw") == "Fill the empty rib first, from the waste or the stock."
        assert refused(game, start, "ct1") == "Fill the empty rib first, from the waste or the stock."
    else:
        assert {"sw", "ct1", "wt8"} <= moves(game, start)


@every
def test_a_lone_rib_card_may_change_places_with_a_space(game: Backbone) -> None:
    assert ("t1t8" in moves(game, at(t8=""))) == (game is not TRADITIONAL)


def test_traditional_two_spaces_are_both_filled_before_anything_else() -> None:
    start = at(t1="Ah", t7="", t8="", w="2c3c", s="~4c")
    assert moves(TRADITIONAL, start) == {"st7", "st8", "wt7", "wt8"}
    assert refused(TRADITIONAL, start, "t1f2") == "Fill the empty ribs first, from the waste or the stock."
    from_stock = at(t1="Ah", t8="", s="~4c")
    assert refused(TRADITIONAL, from_stock, "t1f2") == "Fill the empty rib first, from the stock."
    one_left = after(TRADITIONAL, start, "wt8")
    assert moves(TRADITIONAL, one_left) == {"st7", "wt7"}
    assert {"t1f2", "sw"} <= moves(TRADITIONAL, after(TRADITIONAL, one_left, "wt7"))


def test_traditional_a_space_is_filled_before_the_redeal() -> None:
    start = at(t8="", w="2c3c")
    assert moves(TRADITIONAL, start) == {"wt8"}
    assert refused(TRADITIONAL, start, "ws") == "Fill the empty rib first, from the waste."
    assert "ws" in moves(TRADITIONAL, after(TRADITIONAL, start, "wt8"))


def test_traditional_with_stock_and_waste_used_up_a_space_stays() -> None:
    start = at(1, t1="9h", t8="", c="8H", l="7h", r="2s")
    assert moves(TRADITIONAL, start) == {"ct1"}
    for text in ("ct8", "t1t8"):
        assert refused(TRADITIONAL, start, text) == ONLY_WASTE_OR_STOCK
    assert moves(TRADITIONAL, after(TRADITIONAL, start, "ct1")) == {"lt1"}


@pytest.mark.parametrize("text", ["sw", "st8"])
def test_traditional_an_ace_turned_from_the_stock_goes_home_by_itself(text: str) -> None:
    space = {"t8": ""} if text == "st8" else {}
    start = at(s="~2c~AH", w="3c", f2="Ah", **space)
    assert after(TRADITIONAL, start, text) == at(s="~2c", w="3c", f2="Ah", f6="AH", **space)


def test_traditional_a_space_still_waits_after_an_ace() -> None:
    assert moves(TRADITIONAL, after(TRADITIONAL, at(s="~2c~AH", t8=""), "st8")) == {"st8"}


def test_traditional_an_ace_home_by_itself_counts_a_point() -> None:
    start = at(s="~AH")
    assert TRADITIONAL.points(start, move("sw"), after(TRADITIONAL, start, "sw")) == 1


def test_traditional_an_ace_on_the_waste_does_not_go_home_by_itself() -> None:
    """No real game gets there, but the rule names only the stock."""
    start = at(w="AH", t8="")
    assert after(TRADITIONAL, start, "wt8") == at(t8="AH")


@pytest.mark.parametrize("game", [BACKBONE, AISLERIOT])
def test_elsewhere_an_ace_turned_stays_on_the_waste(game: Backbone) -> None:
    assert after(game, at(s="~2c~AH"), "sw") == at(s="~2c", w="AH")


# Stock and waste


@every
def test_the_stock_is_turned_one_card_at_a_time(game: Backbone) -> None:
    assert after(game, at(s="~2c~3c~4c"), "sw") == at(s="~2c~3c", w="4c")
    assert after(game, at(s="~2c~3c~4c"), "sw", "sw") == at(s="~2c", w="4c3c")


@every
def test_a_stock_card_is_turned_before_it_is_played(game: Backbone) -> None:
    start = at(s="~8h", t1="9h", f3="Ad")
    assert refused(game, start, "st1") == "Turn the card onto the waste first."
    assert refused(game, start, "sf3") == "Turn the card onto the waste first."


@every
def test_the_redeal_keeps_the_order(game: Backbone) -> None:
    start = at(s="~2c~3c~4c")
    again = after(game, start, "sw", "sw", "sw", "ws")
    assert again == at(1, s="~2c~3c~4c")


@every
def test_there_is_one_redeal(game: Backbone) -> None:
    assert refused(game, at(0, w="2c"), "ws") is None
    assert refused(game, at(1, w="2c"), "ws") == message("no-redeal-left")
    assert refused(game, at(0, w="2c", s="~3c"), "ws") == message("stock-not-used-up")
    assert refused(game, at(0), "ws") == message("no-card-to-take")
    assert refused(game, at(0, w="2c"), "sw") == message("no-card-to-take")


@every
def test_only_the_stock_feeds_the_waste_and_only_the_waste_the_stock(game: Backbone) -> None:
    start = at(c="2c", s="")
    assert refused(game, start, "cw") == message("waste-only-from-stock")
    assert refused(game, start, "cs") == message("nothing-to-stock")
    assert refused(game, start, "t1w") == message("waste-only-from-stock")


# The end


def all_home() -> dict[str, str]:
    return {f"f{i}": suit(letter) for i, letter in enumerate("shdcSHDC", start=1)}


def nearly_won() -> dict[str, str]:
    """Return the piles when all cards are home except the last king, which lies on the first rib."""
    home = all_home()
    return dict.fromkeys(KINGS, "") | home | {"f8": home["f8"][:-2], "t1": "KC"}


@every
def test_won_with_104_cards_home(game: Backbone) -> None:
    start = at(1, **nearly_won())
    assert game.status(start) is Status.PLAYING
    won = after(game, start, "t1f8")
    assert game.status(won) is Status.WON
    assert game.cards_home(won) == 104
    assert moves(game, won) == set()


@every
def test_not_lost_while_there_is_a_card_to_turn_or_a_redeal(game: Backbone) -> None:
    assert game.status(at(1, c="5c", s="~2d")) is Status.PLAYING
    assert game.status(at(0, c="5c", w="2d")) is Status.PLAYING
    assert game.status(at(1, c="5c", w="2d")) is Status.LOST


@every
def test_a_card_that_shuttles_for_ever_is_no_hope(game: Backbone) -> None:
    start = at(1, c="5c", t1="9h8h", t2="9H")
    assert moves(game, start) == {"t1t2"}
    assert game.status(start) is Status.LOST
    assert game.status(after(game, start, "t1t2")) is Status.LOST


@every
def test_stuck_but_for_a_move_on_the_ribs_that_leads_on_is_no_loss(game: Backbone) -> None:
    """Only after 4d has moved to 5d does the coccyx fit somewhere."""
    start = at(1, c="7s", l="2d", t1="8s4d", t2="5d")
    assert moves(game, start) == {"t1t2"}
    assert game.status(start) is Status.PLAYING
    assert moves(game, after(game, start, "t1t2")) == {"ct1"}


@every
def test_two_steps_aside_are_found_too(game: Backbone) -> None:
    """9c to Tc uncovers 4d, then 4d to 5d uncovers 8s, and then 7s fits there."""
    start = at(1, c="7s", l="2d", t1="8s4d9c", t2="5d", t3="Tc")
    assert moves(game, start) == {"t1t3"}
    assert game.status(start) is Status.PLAYING


def test_whether_a_space_is_hope_depends_on_who_may_fill_it() -> None:
    start = at(1, c="5c", l="3c", r="3d", t8="")
    assert BACKBONE.status(start) is Status.PLAYING
    assert TRADITIONAL.status(start) is Status.LOST
    # Any king may move into the space, but no such move ever helps the five.
    assert moves(AISLERIOT, start) == {f"t{i}t8" for i in range(1, 8)}
    assert AISLERIOT.status(start) is Status.LOST


def test_a_loss_is_seen_at_once_where_no_order_of_the_ribs_could_help() -> None:
    """The king of diamonds blocks both aces of diamonds. A full search would meet countless orders of the ribs."""
    home = all_home()
    ribs = {"t1": "QdJdTd9d8d7d", "t2": "6d5d4d3d2d", "t3": "KDQDJDTD", "t4": "9D8D7D6D5D", "t5": "4D3D2D"}
    piles = dict.fromkeys(KINGS, "") | home | {"f3": "", "f7": ""} | ribs
    start = at(1, l="Ad", r="AD", c="Kd", **piles)
    assert len(moves(AISLERIOT, start)) > 10
    assert AISLERIOT.status(start) is Status.LOST
    # With the queen home the king can go home, too, so the game is not lost.
    assert AISLERIOT.status(at(1, **piles | {"t1": "", "f3": "AdQd", "c": "Kd"})) is Status.PLAYING


def test_aisleriot_a_king_on_the_spine_leaves_only_to_a_queen_at_home() -> None:
    start = at(1, c="Ks", t4="6d", t8="", w="2c")
    assert refused(AISLERIOT, start, "ct8") == ONLY_WASTE_OR_RIB
    assert refused(AISLERIOT, at(1, c="Ks", t4="6d", f1=suit("s", "Q")), "cf1") is None


# Points, and moves that are undone as one


@every
def test_a_point_for_each_card_home(game: Backbone) -> None:
    start = at(f2="Ah", w="2h")
    assert game.points(start, move("wf2"), after(game, start, "wf2")) == 1
    assert game.points(start, move("ws"), after(game, start, "ws")) == 0


@pytest.mark.parametrize("game", [BACKBONE, TRADITIONAL])
def test_turning_a_card_into_a_space_is_undone_as_one(game: Backbone) -> None:
    session = Session.read(SPACE[game.id], CATALOGUE)
    fill = next(legal for legal in game.moves(session.position) if legal.source == 19 and legal.target != 20)
    before = session.position
    session.play(fill)
    assert session.position[fill.target] and len(session.position[19]) == len(before[19]) - 1
    session.undo()
    assert session.position == before


# In these games a card moves from a rib to another rib and leaves a space.
SPACE = {"backbone": "v1/backbone/1/t5t7", "backbone-traditional": "v1/backbone-traditional/1/t7t5"}
