"""Test every spoken word, because a player who uses a screen reader has nothing else."""

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Move, Status
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.view import phrases, speech
from support.english import english, message
from support.toy import Toy

GAME = CATALOGUE["backbone"]
DEAL = GAME.start(1)
SPOT = {spot.name: number for number, spot in enumerate(GAME.spots)}


def told(link: str) -> list[str]:
    """Return the words for every move of a link."""
    session = Session.read(link, CATALOGUE)
    said = []
    for node in session.line():
        assert node.parent and node.move
        words = speech.describe_move(session.game, node.parent.position, node.move, node.position)
        said.append(english(words))
    return said


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({english(cards.name(card)) for card in cards.full_pack()}) == 52
    assert english(cards.name(cards.make(1, 3))) == "ace of spades"
    assert english(cards.name(cards.make(13, 0))) == "king of clubs"
    assert english(cards.name(cards.make(14, 0))) == "joker"


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ("f1", "First spade foundation, ace of spades"),
        ("f7", "Second diamond foundation, empty"),
        ("l", "Left column of the backbone, 11 cards, king of diamonds, locked"),
        ("c", "Coccyx, jack of spades"),
        ("t1", "Top left rib, jack of diamonds"),
        ("t8", "Bottom right rib, four of spades"),
        ("s", "Stock, 70 cards, one more pass after this"),
        ("w", "Waste, empty"),
    ],
)
def test_a_pile_in_a_few_words(spot: str, words: str) -> None:
    assert english(speech.pile(GAME, DEAL, SPOT[spot])) == words


def test_a_pile_card_by_card() -> None:
    turned = Session.read("v1/backbone/1/sw.sw.sw", CATALOGUE).position
    assert english(speech.contents(GAME, turned, SPOT["w"])) == (
        "Waste, from the top: ten of spades, five of spades, two of diamonds."
    )
    assert english(speech.contents(GAME, DEAL, SPOT["s"])) == "Stock: 70 cards, face down."
    assert english(speech.contents(GAME, DEAL, SPOT["w"])) == "Waste: empty."
    assert english(speech.contents(GAME, DEAL, SPOT["r"])).endswith(
        "two of spades, five of spades, two of spades, nine of clubs. "
        "Move the coccyx first: it locks both columns."
    )


def test_the_face_of_a_card_in_the_stock_is_never_said() -> None:
    """The last card in the stock of deal 1 is a two of diamonds; the other one is covered in the left column."""
    assert "two of diamonds" not in english(speech.contents(GAME, DEAL, SPOT["s"]))
    assert "two of diamonds" not in english(speech.overview(GAME, DEAL))
    assert "two of diamonds" not in english(speech.possible(Turn(GAME, DEAL)))


def test_what_a_move_did() -> None:
    assert told("v1/backbone/1/t5t7.ct5.t1t2.sw.st1") == [
        "six of clubs to the bottom left rib; the third left rib is now empty",
        "jack of spades to the third left rib; freed king of diamonds; freed four of clubs",
        "jack of diamonds to the top right rib; the top left rib is now empty",
        "two of diamonds turned",
        "five of spades to the top left rib",
    ]


def test_what_lay_under_a_card_that_went_is_said() -> None:
    assert told("v1/backbone/1/t5t7.t7t5")[-1] == "six of clubs to the third left rib; uncovered seven of clubs"


def test_an_ace_that_goes_home_by_itself_is_said_to_go_home() -> None:
    game = CATALOGUE["backbone-traditional"]
    text = "." * 11 + ".".join(["Kc", "Kd", "Kh", "Ks", "KC", "KD", "KH", "KS"]) + ".~AH.2c.0"
    position = notation.read_position(game, text)
    move = notation.read_move(game, "sw")
    assert english(speech.describe_move(game, position, move, game.play(position, move))) == (
        "ace of hearts to the first heart foundation"
    )


def test_the_redeal_is_said() -> None:
    text = "." * 11 + ".".join(["Kc", "Kd", "Kh", "Ks", "KC", "KD", "KH", "KS"]) + "..2c3c.0"
    position = notation.read_position(GAME, text)
    move = notation.read_move(GAME, "ws")
    assert english(speech.describe_move(GAME, position, move, GAME.play(position, move))) == (
        "waste turned over for the last time, 2 cards back in the stock"
    )


@pytest.mark.parametrize(
    ("game", "link", "words"),
    [
        (
            GAME,
            "v1/backbone/1",
            "3 moves: jack of diamonds to the top right rib; six of clubs to the bottom left rib; turn a card.",
        ),
        (
            CATALOGUE["backbone-traditional"],
            "v1/backbone-traditional/1/t7t5",
            "1 move: stock to the bottom left rib.",
        ),
    ],
)
def test_the_moves_there_are(game: Game, link: str, words: str) -> None:
    said = speech.possible(Turn(game, Session.read(link, CATALOGUE).position))
    assert english(said) == words


def test_several_cards_that_went_together() -> None:
    toy = Toy()
    start = toy.start(2)
    move = Move(0, 2, 2)
    assert english(speech.describe_move(toy, start, move, toy.play(start, move))) == (
        "five of clubs and one more to the black hole; uncovered ace of spades"
    )
    assert english(speech.pile(toy, toy.play(start, move), 2)) == "Black hole, 2 cards, six of diamonds"


def test_that_there_are_none() -> None:
    assert english(speech.possible(Turn(GAME, notation.read_position(GAME, "." * 21 + "1")))) == message(
        "no-move-left"
    )


def test_the_whole_table_begins_at_the_top_and_leaves_empty_foundations_out() -> None:
    words = english(speech.overview(GAME, DEAL))
    assert words.startswith("First spade foundation, ace of spades. First heart foundation, ace of hearts. ")
    assert words.endswith("Stock, 70 cards, one more pass after this. Waste, empty.")
    assert "diamond foundation, empty" not in words


def test_the_short_form_names_the_open_cards_by_kind() -> None:
    words = english(speech.open_ends(GAME, DEAL))
    assert words.startswith("Home: ace of spades, ace of hearts, ")
    assert "king of diamonds" not in words  # the coccyx lies on this card
    assert ". Backbone: " in words
    pyramid = CATALOGUE["pyramid"]
    assert english(speech.open_ends(pyramid, pyramid.start(3))) == (
        "Free cards: nine of diamonds, ace of spades, seven of spades, two of spades, eight of spades, "
        "six of clubs, queen of hearts. Stock, 24 cards."
    )
    freecell = CATALOGUE["freecell"]
    assert english(speech.open_ends(freecell, freecell.start(3))).startswith("Cells: 4 empty. Top cards: ")
    albert = CATALOGUE["king-albert"]
    assert "Reserve: " in english(speech.open_ends(albert, albert.start(3)))
    seahaven, hole = CATALOGUE["seahaven"], CATALOGUE["black-hole"]
    assert english(speech.open_ends(seahaven, seahaven.start(3))).startswith("Towers: ")
    assert english(speech.open_ends(hole, hole.start(3))).startswith("Black hole: ace of spades. Top cards: ")


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_the_short_form_is_much_shorter_and_names_nothing_hidden(game: Game) -> None:
    position = game.start(7)
    short, whole = english(speech.open_ends(game, position)), english(speech.overview(game, position))
    assert len(short.split()) < 0.8 * len(whole.split())
    shown = {english(speech.name(game, card)) for pile in position for card in pile if not cards.is_down(card)}
    hidden = {
        english(speech.name(game, cards.identity(card)))
        for pile in position
        for card in pile
        if cards.is_down(card)
    }
    assert not [name for name in hidden - shown if name in short and game.packs == 1]


def test_the_end_is_said() -> None:
    assert english(speech.ending(GAME, GAME.start(1), Status.WON, 223)) == "Won in 223 moves."
    assert english(speech.ending(GAME, GAME.start(1), Status.LOST, 180)) == message("no-more-home")
    assert speech.ending(GAME, GAME.start(1), Status.PLAYING, 5) is None


def test_a_sentence_begins_with_a_capital_and_keeps_the_rest() -> None:
    assert speech.sentence("ace of Spades") == "Ace of Spades"
    assert speech.sentence("") == ""


def test_what_covers_a_card_is_said_with_it() -> None:
    pyramid, tut = CATALOGUE["pyramid"], CATALOGUE["pyramid-tut"]
    named = {"t1": "9h", "t2": "4c", "t3": "Js"}
    position = notation.read_position(pyramid, ".".join(named.get(spot.name, "") for spot in pyramid.spots))
    words = "Row 1 card 1, nine of hearts, covered by the four of clubs and the jack of spades"
    assert english(speech.pile(pyramid, position, 0)) == words
    assert english(speech.pile(pyramid, position, 1)) == "Row 2 card 1, four of clubs"
    alone = notation.read_position(tut, notation.position_text(tut, position).replace("Js", ""))
    words = "Row 1 card 1, nine of hearts, covered by the four of clubs, which it pairs with"
    assert english(speech.pile(tut, alone, 0)) == words


def test_a_game_may_have_words_of_its_own_for_a_move() -> None:
    pyramid = CATALOGUE["pyramid"]
    named = {"t1": "2s", "t2": "9h", "t3": "4c"}
    position = notation.read_position(pyramid, ".".join(named.get(spot.name, "") for spot in pyramid.spots))
    pair = Move(1, 2)
    after = pyramid.play(position, pair)
    words = speech.describe_move(pyramid, position, pair, after)
    assert english(words) == "nine of hearts and four of clubs removed; freed two of spades"
    clock = CATALOGUE["clock"]
    first = next(clock.moves(clock.start(3)))
    words = speech.describe_move(clock, clock.start(3), first, clock.play(clock.start(3), first))
    assert english(words) == "three of diamonds to 3 o’clock; eight of hearts turned up"


def test_cards_turned_by_threes_are_all_named_the_free_one_first() -> None:
    klondike = CATALOGUE["klondike-3"]
    position = klondike.start(1)
    turn = Move(klondike.spots.index(next(s for s in klondike.spots if s.name == "s")), len(klondike.spots) - 1)
    words = speech.describe_move(klondike, position, turn, klondike.play(position, turn))
    one, two, three = (english(cards.name(cards.identity(card))) for card in position[turn.source][-3:])
    assert english(words) == f"{one} turned, on top of {two} and {three}"


def test_piles_with_a_number_take_no_article() -> None:
    freecell = CATALOGUE["freecell"]
    position = freecell.start(1)
    to_cell = next(move for move in freecell.moves(position) if move.target == 0)
    words = english(speech.describe_move(freecell, position, to_cell, freecell.play(position, to_cell)))
    assert words.split("; ")[0].endswith("to cell 1")


def test_what_can_be_done_is_counted_card_by_card() -> None:
    game = CATALOGUE["klondike"]
    assert english(speech.movable(Turn(game, game.start(2)))) == "3 cards can move; you can turn the stock."
    bridge = Session.read("v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd", CATALOGUE)
    assert english(speech.movable(Turn(bridge.game, bridge.position))) == "It’s your turn to bid."


def test_where_a_move_to_the_stock_begins_the_next_deal_that_is_said() -> None:
    golf = CATALOGUE["golf-9"]
    position = golf.start(1)
    while not any(golf.spots[move.target].kind is Kind.STOCK for move in golf.moves(position)):
        position = golf.play(position, next(golf.moves(position)))
    assert english(speech.movable(Turn(golf, position))) == "You can begin the next deal."


NAMES = {"w": say("waste"), "r": say("left-rib", number=1)}
NAMES |= {f"t{number}": say("column-number", number=number) for number in range(1, 12)}
NAMES |= {f"a{number}": say("cell-number", number=number) for number in (1, 12)}
NAMES |= {f"o{number}": say("hour", number=number) for number in (1, 2, 3)}
NAMES |= {f"p{number}": say("pyramid-place", row=2, number=number) for number in (1, 2, 3)}


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ("", []),
        ("w", ["waste"]),
        ("t1 t2", ["column 1", "column 2"]),
        ("t1 t2 t3 t5", ["columns 1 to 3", "column 5"]),
        ("t9 t10 t11 a12 w", ["columns 9 to 11", "cell 12", "waste"]),
        ("a1 t2 t3 t4", ["cell 1", "columns 2 to 4"]),
        ("r r r", ["top left rib"] * 3),
        ("o1 o2 o3", ["1 o’clock", "2 o’clock", "3 o’clock"]),
        ("p1 p2 p3", ["row 2 card 1", "row 2 card 2", "row 2 card 3"]),
    ],
)
def test_piles_with_numbers_in_a_row_are_put_together(names: str, words: list[str]) -> None:
    assert [english(part) for part in phrases.listed([NAMES[name] for name in names.split()])] == words


@pytest.mark.parametrize(("name", "words"), [("fan", "fans 1 to 3"), ("tower", "towers 1 to 3")])
def test_fans_and_towers_are_put_together_too(name: str, words: str) -> None:
    row = [say(f"{name}-number", number=number) for number in (1, 2, 3)]
    assert [english(part) for part in phrases.listed(row)] == [words]


def test_on_a_mirrored_table_left_and_right_are_exchanged_wherever_a_place_is_named() -> None:
    said = speech.pile(GAME, DEAL, SPOT["t1"])
    assert english(phrases.mirrored(said)) == "Top right rib, jack of diamonds"
    assert phrases.mirrored(phrases.mirrored(said)) == said
    whole = speech.overview(GAME, DEAL)
    for name in (
        "left column of the backbone",
        "right column of the backbone",
        "bottom right rib",
        "top left rib",
    ):
        side, other = ("left", "right") if "left" in name else ("right", "left")
        assert name.capitalize() in english(whole)
        cards_there = english(whole).split(name.capitalize())[1].partition(".")[0]
        assert f"{name.replace(side, other).capitalize()}{cards_there}." in english(phrases.mirrored(whole))
    assert phrases.mirrored(say("waste")) == say("waste")


def test_what_is_told_are_sentences_one_after_the_other() -> None:
    assert phrases.one_after_another() is None and phrases.one_after_another(None, None) is None
    assert phrases.one_after_another(None, say("waste")) == say("waste")
    assert english(phrases.one_after_another(say("waste"), None, say("stock"))) == "waste. stock"


@pytest.mark.parametrize(
    ("game", "kind", "noun"),
    [
        ("backbone", Kind.TABLEAU, "rib"),
        ("black-hole", Kind.TABLEAU, "fan"),
        ("pyramid", Kind.TABLEAU, "place"),
        ("clock", Kind.TABLEAU, "place"),
        ("klondike", Kind.TABLEAU, "column"),
        ("seahaven", Kind.CELL, "tower"),
        ("freecell", Kind.CELL, "cell"),
        ("spider", Kind.FOUNDATION, "foundation"),
        ("bridge", Kind.HAND, "hand"),
    ],
)
def test_games_have_words_for_their_piles(game: str, kind: Kind, noun: str) -> None:
    assert CATALOGUE[game].pile_noun(kind) == noun
