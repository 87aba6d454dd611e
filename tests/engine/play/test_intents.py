"""Test what a tap means, in positions where a player would expect a certain answer."""

import pytest

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games import backbone
from engine.games.catalogue import CATALOGUE
from engine.play import intents, notation
from engine.play.intents import Choose, Intent, Play, Refuse, Release
from engine.play.session import Session
from support.english import english, message
from support.strategies import recorded
from support.toy import Toy

BACKBONE, TRADITIONAL, AISLERIOT = backbone.GAMES
KINGS = {"t1": "Kc", "t2": "Kd", "t3": "Kh", "t4": "Ks", "t5": "KC", "t6": "KD", "t7": "KH", "t8": "KS"}
SPOT = {spot.name: number for number, spot in enumerate(BACKBONE.spots)}


def at(redeals: int = 0, /, **piles: str) -> Position:
    named = {"p": str(redeals)} | KINGS | piles
    return notation.read_position(BACKBONE, ".".join(named.get(name, "") for name in SPOT))


def tap(game: Game, position: Position, *spots: str, take_only: bool = False) -> Intent:
    """Return the intent of the last of several taps; assert that each tap before it chooses cards."""
    chosen: Choose | None = None
    for name in spots[:-1]:
        answer = intents.tap(Turn(game, position), SPOT[name], chosen, take_only=take_only)
        assert isinstance(answer, Choose)
        chosen = answer
    return intents.tap(Turn(game, position), SPOT[spots[-1]], chosen, take_only=take_only)


def play(text: str) -> Play:
    return Play(notation.read_move(BACKBONE, text))


def refusal(intent: Intent) -> str:
    """Return why an intent is refused; assert that it chooses no other cards instead."""
    assert isinstance(intent, Refuse) and intent.instead is None
    return english(intent.reason)


def test_home_before_building() -> None:
    assert tap(BACKBONE, at(f2="Ah", t1="2h", t2="3h"), "t1") == play("t1f2")


def test_building_before_a_space() -> None:
    assert tap(BACKBONE, at(t1="5c2h", t2="3h", t8=""), "t1") == play("t1t2")


def test_a_space_where_that_frees_a_card() -> None:
    assert tap(BACKBONE, at(t1="5c2h", t8=""), "t1") == play("t1t8")
    assert tap(BACKBONE, at(w="2h", t8=""), "w") == play("wt8")


def test_a_lone_card_is_not_sent_from_space_to_space() -> None:
    assert tap(BACKBONE, at(t8=""), "t1") == Choose(SPOT["t1"], 0, (SPOT["t8"],))


def test_like_foundations_and_like_spaces_are_no_choice() -> None:
    assert tap(BACKBONE, at(w="Ah"), "w") == play("wf2")
    assert tap(BACKBONE, at(w="2c", t7="", t8=""), "w") == play("wt7")


def test_piles_that_differ_are_a_choice() -> None:
    start = at(w="8h", t1="9h", t2="4c", t3="5c9H")
    assert tap(BACKBONE, start, "w") == Choose(SPOT["w"], 0, (SPOT["t1"], SPOT["t3"]))
    assert tap(BACKBONE, start, "w", "t3") == play("wt3")


def test_taking_only_always_chooses() -> None:
    start = at(f2="Ah", t1="2h", t2="3h")
    assert tap(BACKBONE, start, "t1", take_only=True) == Choose(SPOT["t1"], 0, (SPOT["f2"], SPOT["t2"]))
    assert tap(BACKBONE, start, "t1", "t2", take_only=True) == play("t1t2")


def test_a_second_tap_on_the_same_pile_lets_go() -> None:
    assert tap(BACKBONE, at(t8=""), "t1", "t1") == Release()


def test_a_second_tap_where_the_card_does_not_fit_says_why_and_chooses_that_pile() -> None:
    reason = "Only the queen of diamonds goes on the king of diamonds."
    instead = Choose(SPOT["t2"], 0, (SPOT["t8"],))
    answer = tap(BACKBONE, at(t8=""), "t1", "t2")
    assert isinstance(answer, Refuse) and (english(answer.reason), answer.instead) == (reason, instead)


def test_a_second_tap_on_a_pile_that_cannot_move_chooses_nothing() -> None:
    start = at(f1="As", t8="")
    reason = "Only the two of spades goes on the ace of spades."
    assert refusal(tap(BACKBONE, start, "t1", "f1")) == reason


def test_of_several_spaces_the_stock_fills_the_first_without_asking() -> None:
    assert tap(TRADITIONAL, at(s="~2c", t7="", t8=""), "s") == play("st7")


def test_a_space_is_chosen_first_and_then_what_fills_it() -> None:
    start = at(c="3d", w="2c", s="~4c", t8="")
    chosen = tap(BACKBONE, start, "t8")
    assert isinstance(chosen, Choose) and chosen.fills_space
    assert {SPOT["c"], SPOT["w"], SPOT["s"]} <= set(chosen.targets)
    assert tap(BACKBONE, start, "t8", "s") == play("st8")


@pytest.mark.parametrize("name", ["backbone", "canfield", "golf", "klondike", "pyramid", "spider"])
def test_a_tap_on_the_stock_after_a_choice_is_a_tap_on_the_stock(name: str) -> None:
    game, tried = CATALOGUE[name], 0
    stock = next(number for number, spot in enumerate(game.spots) if spot.kind is Kind.STOCK)
    for number in range(1, 6):
        turn = Turn(game, game.start(number))
        for spot, pile in enumerate(turn.position):
            chosen = intents.tap(turn, spot, None, take_only=True) if pile and spot != stock else None
            if isinstance(chosen, Choose):
                assert intents.tap(turn, stock, chosen) == intents.tap(turn, stock, None)
                tried += 1
    assert tried


def test_a_chosen_waste_is_turned_over_by_a_tap_on_the_empty_stock() -> None:
    start = at(w="2c", t8="")
    assert tap(BACKBONE, start, "w", "s", take_only=True) == play("ws")


def test_the_stock_turns_and_an_empty_stock_takes_the_waste_back() -> None:
    assert tap(BACKBONE, at(s="~2c"), "s") == play("sw")
    assert tap(BACKBONE, at(w="2c"), "s") == play("ws")
    assert tap(BACKBONE, at(s="~2c", t8=""), "s") == play("sw")
    assert tap(TRADITIONAL, at(s="~2c", t8=""), "s") == play("st8")


@pytest.mark.parametrize(
    ("game", "position", "spot", "reason"),
    [
        (BACKBONE, at(1, w="2c"), "s", message("no-redeal-left")),
        (BACKBONE, at(1), "s", message("stock-and-waste-used-up")),
        (TRADITIONAL, at(w="2c", t8=""), "s", "Fill the empty rib first, from the waste."),
        (BACKBONE, at(l="9c", c="2h"), "l", message("coccyx-first")),
        (BACKBONE, at(f2="Ah"), "f2", message("stays-home")),
        (BACKBONE, at(c="2h"), "c", "The two of hearts can’t go anywhere now."),
        (TRADITIONAL, at(w="3c", t8=""), "t1", "Fill the empty rib first, from the waste."),
        (AISLERIOT, at(c="2h", t8=""), "c", "The two of hearts can’t go anywhere now."),
        (BACKBONE, at(w="3c"), "f1", "No card can go to the first spade foundation now."),
    ],
)
def test_a_tap_that_can_do_nothing_says_why(game: Game, position: Position, spot: str, reason: str) -> None:
    assert refusal(tap(game, position, spot)) == reason


def test_a_carry_names_both_ends() -> None:
    start = at(f2="Ah", t1="2h")
    assert intents.drag(Turn(BACKBONE, start), Move(SPOT["t1"], SPOT["f2"])) == play("t1f2")
    answer = intents.drag(Turn(BACKBONE, at(t1="3h")), Move(SPOT["t1"], SPOT["f1"]))
    assert refusal(answer) == "Only the ace of spades can start this foundation."


def test_a_card_carried_to_the_wrong_foundation_goes_to_its_own_if_it_may() -> None:
    start = at(f2="Ah", t1="2h", t2="As")
    assert intents.drag(Turn(BACKBONE, start), Move(SPOT["t1"], SPOT["f1"])) == play("t1f2")
    assert intents.drag(Turn(BACKBONE, start), Move(SPOT["t2"], SPOT["f3"])) == play("t2f1")
    chosen = intents.tap(Turn(BACKBONE, start), SPOT["t2"], None, take_only=True)
    assert isinstance(chosen, Choose)
    assert intents.tap(Turn(BACKBONE, start), SPOT["f4"], chosen) == play("t2f1")


def test_a_card_does_not_go_from_one_foundation_to_another() -> None:
    answer = intents.drag(Turn(BACKBONE, at(f2="Ah")), Move(SPOT["f2"], SPOT["f1"]))
    assert isinstance(answer, Refuse)


def test_a_tap_takes_as_many_cards_as_lie_from_the_pressed_one_on() -> None:
    """In the toy game one or two cards may move to either target, and both targets are equally good."""
    toy = Toy()
    assert intents.tap(Turn(toy, toy.start(2)), 0, None) == Play(Move(0, 1, 1))
    assert intents.tap(Turn(toy, toy.start(2)), 0, None, n=2) == Play(Move(0, 1, 2))
    assert intents.tap(Turn(toy, toy.start(2)), 0, None, n=2, take_only=True) == Choose(0, 2, (1, 2))
    # With the keyboard, as many cards move as fit.
    chosen = intents.tap(Turn(toy, toy.start(2)), 0, None, take_only=True)
    assert chosen == Choose(0, 0, (1, 2))
    assert intents.tap(Turn(toy, toy.start(2)), 2, chosen) == Play(Move(0, 2, 2))
    assert intents.drag(Turn(toy, toy.start(2)), Move(0, 1, 2)) == Play(Move(0, 1, 2))


def test_where_there_is_nothing_to_choose_any_press_is_the_one_move() -> None:
    clock = CATALOGUE["clock"]
    position = clock.start(1)
    (step,) = clock.moves(position)
    assert all(intents.tap(Turn(clock, position), spot, None) == Play(step) for spot in range(len(clock.spots)))
    while moves := list(clock.moves(position)):
        position = clock.play(position, moves[0])
    assert refusal(intents.tap(Turn(clock, position), 0, None)) == message("game-is-over", noun="deal")


@pytest.mark.parametrize(("name", "waste"), [("golf", "8h"), ("pyramid", "5h")])
def test_one_press_plays_to_the_waste_where_that_is_all_there_is(name: str, waste: str) -> None:
    game = CATALOGUE[name]
    last = "t28" if name == "pyramid" else "t1"
    named = {last: "9c" if name == "golf" else "8c", "w": waste}
    position = notation.read_position(game, ".".join(named.get(spot.name, "") for spot in game.spots))
    spots = [spot.name for spot in game.spots]
    source, target = spots.index(last), spots.index("w")
    assert intents.tap(Turn(game, position), source, None) == Play(Move(source, target))


def test_a_place_that_nothing_can_fill_says_so_and_why() -> None:
    def press(name: str, spot: int, **piles: str) -> Intent:
        game = CATALOGUE[name]
        text = ".".join(piles.get(known.name, "") for known in game.spots)
        return intents.tap(Turn(game, notation.read_position(game, text)), spot, None)

    assert refusal(press("pyramid", 27, t1="9c", w="2d")) == message("card-there-is-gone")
    assert refusal(press("black-hole", 3, f="As", t1="9c", t2="5d")) == "An empty fan stays empty."


@pytest.mark.parametrize("name", ["golf", "golf-9", "black-hole"])
def test_where_cards_have_one_place_to_go_a_tap_and_a_drag_give_one_reason(name: str) -> None:
    game = CATALOGUE[name]
    turn = Turn(game, game.start(1))
    place = next(i for i, spot in enumerate(game.spots) if spot.kind in {Kind.WASTE, Kind.FOUNDATION})
    refused = 0
    for spot in (i for i, one in enumerate(game.spots) if one.kind is Kind.TABLEAU):
        answer = intents.tap(turn, spot, None)
        if isinstance(answer, Refuse):
            assert answer == intents.drag(turn, Move(spot, place))
            assert answer.reason.name != "no-legal-move"
            refused += 1
    assert refused


# Runs


SPIDER = CATALOGUE["spider"]
T1, T2 = (next(i for i, spot in enumerate(SPIDER.spots) if spot.name == name) for name in ("t1", "t2"))


def columns(*piles: str) -> Position:
    """Return a position of Spider with these columns; kings lie on the others."""
    cards = [*piles, *("Kc", "Kd", "Kh", "KC", "KD", "KH", "KS", "Ks")[: 10 - len(piles)]]
    return notation.read_position(SPIDER, "." * 8 + ".".join(cards) + ".")


def test_as_many_cards_as_are_picked_from_a_list_are_chosen() -> None:
    start = columns("9h8h", "Tc", "9s")
    assert intents.pick(Turn(SPIDER, start), T1, 2) == Choose(T1, 2, (T2,))
    assert intents.pick(Turn(SPIDER, start), T1, 1) == Choose(T1, 1, (T2 + 1,))
    assert refusal(intents.pick(Turn(SPIDER, start), T2, 1)) == "The ten of clubs can’t go anywhere now."


def test_whoever_picks_a_card_that_stays_is_told_why_of_that_card() -> None:
    game = CATALOGUE["freecell"]
    position = game.start(1)
    for spot in (number for number, one in enumerate(game.spots) if one.kind is Kind.TABLEAU):
        for n in range(2, 7):
            answer = intents.pick(Turn(game, position), spot, n)
            assert english(cards.name(position[spot][-n])) in refusal(answer)


def test_a_card_of_a_hand_that_is_picked_and_cannot_be_played_is_refused() -> None:
    session = Session.read(recorded(CATALOGUE["bridge"])[0][1], CATALOGUE)
    hand = next(number for number, one in enumerate(session.game.spots) if one.kind is Kind.HAND)
    refused = [
        (answer, card)
        for node in session.line()
        for card in node.position[hand]
        if isinstance(answer := intents.pick(Turn(session.game, node.position), hand, card), Refuse)
    ]
    assert refused and all(english(answer.reason).endswith(".") for answer, _ in refused)


@pytest.mark.parametrize(
    ("pile", "reason"),
    [
        ("~9h8h", message("face-down-stays")),
        ("9h8c", "The nine of hearts can’t move with the cards on it."),
        ("AhJhTh", "The jack of hearts and the cards on it can’t go anywhere now."),
    ],
)
def test_a_tap_on_a_card_that_cannot_take_along_what_lies_on_it_says_why(pile: str, reason: str) -> None:
    assert refusal(intents.tap(Turn(SPIDER, columns(pile, "Tc", "9s")), T1, None, n=2)) == reason


def test_a_covered_card_of_the_waste_is_not_spoken_of_as_a_column() -> None:
    game = CATALOGUE["pyramid"]
    session = Session(game, 1)
    stock, waste = (next(i for i, spot in enumerate(game.spots) if spot.name == name) for name in "sw")
    for _ in range(2):
        session.play(Move(stock, waste))
    covered = cards.name(session.position[waste][-2])
    answer = intents.tap(Turn(game, session.position), waste, None, n=2)
    assert answer == Refuse(say("card-is-covered", card=covered))
    assert refusal(answer) == f"The {english(covered)} is covered."


def test_an_empty_waste_that_the_stock_would_fill_says_where_to_press() -> None:
    klondike = CATALOGUE["klondike"]
    waste = next(i for i, spot in enumerate(klondike.spots) if spot.name == "w")
    answer = intents.tap(Turn(klondike, klondike.start(1)), waste, None)
    assert refusal(answer) == "The waste is empty. Press the stock to turn a card."


# A hand


BRIDGE = CATALOGUE["bridge"]
HAND, DISCARD = (next(i for i, spot in enumerate(BRIDGE.spots) if spot.name == name) for name in "hd")


def six_kept() -> tuple[Position, list[int]]:
    """Return a deal of Bridge Solitaire with six cards kept, and a list of the other cards of the hand."""
    position = BRIDGE.start(3)
    for card in position[HAND][:6]:
        answer = intents.tap(Turn(BRIDGE, position), HAND, None, n=card)
        assert isinstance(answer, Play)  # a tap on a card of the hand keeps the card at once
        position = BRIDGE.play(position, answer.move)
    return position, list(position[HAND][6:])


def test_a_card_of_a_hand_that_can_only_be_laid_down_is_chosen_first() -> None:
    position, others = six_kept()
    chosen = intents.tap(Turn(BRIDGE, position), HAND, None, n=others[0])
    assert chosen == Choose(HAND, others[0], (DISCARD,))
    assert intents.tap(Turn(BRIDGE, position), HAND, chosen, n=others[0]) == Release()
    assert intents.tap(Turn(BRIDGE, position), HAND, chosen, n=others[1]) == Choose(HAND, others[1], (DISCARD,))
    assert intents.tap(Turn(BRIDGE, position), DISCARD, chosen) == Play(Move(HAND, DISCARD, others[0]))


def test_a_tap_on_the_discard_makes_the_call_that_lays_the_other_cards_there() -> None:
    position, others = six_kept()
    answer = intents.tap(Turn(BRIDGE, position), DISCARD, None)
    assert isinstance(answer, Play)
    assert answer.move.source == HAND and answer.move.target == DISCARD and answer.move.n in others
    assert BRIDGE.refuse(position, answer.move) is None


def test_a_card_of_a_hand_that_cannot_be_played_says_why() -> None:
    position, _ = six_kept()
    answer = intents.tap(Turn(BRIDGE, position), DISCARD, None)
    assert isinstance(answer, Play)
    position = play_through(BRIDGE, position, answer.move)
    assert refusal(intents.tap(Turn(BRIDGE, position), HAND, None, n=position[HAND][0])) == "Bid or pass first."


def test_a_tap_takes_the_last_free_cell_only_where_no_card_takes_the_card() -> None:
    freecell = CATALOGUE["freecell"]
    names = [spot.name for spot in freecell.spots]
    others_hold = enumerate(("Qc", "Qd", "Qh", "Qs", "Kc", "Kd", "Kh"), 1)
    piles = {"a1": "8c", "a2": "8d", "a3": "8h", "t8": "Ks9s"} | {f"t{i}": card for i, card in others_hold}

    def pressed(**others: str) -> Intent:
        text = ".".join((piles | others).get(name, "") for name in names)
        return intents.tap(Turn(freecell, notation.read_position(freecell, text)), names.index("t8"), None)

    assert pressed() == Play(Move(names.index("t8"), names.index("a4")))
    assert pressed(t3="Td") == Play(Move(names.index("t8"), names.index("t3")))


def test_a_tap_moves_no_card_from_one_cell_to_another() -> None:
    freecell = CATALOGUE["freecell"]
    names = [spot.name for spot in freecell.spots]
    piles = {"a1": "8c", "t1": "Kd", "t2": "9s"}
    start = notation.read_position(freecell, ".".join(piles.get(name, "") for name in names))
    assert intents.tap(Turn(freecell, start), names.index("a1"), None) == Play(
        Move(names.index("a1"), names.index("t3"))
    )
    queens_and_kings = ("Qc", "Qd", "Qh", "Qs", "Kc", "Kd", "Kh", "Ks")
    filled = {f"t{i}": card for i, card in enumerate(queens_and_kings, 1)} | {"a1": "8c"}
    start = notation.read_position(freecell, ".".join(filled.get(name, "") for name in names))
    chosen = intents.tap(Turn(freecell, start), names.index("a1"), None)
    assert isinstance(chosen, Choose) and chosen.targets


def test_a_second_tap_on_a_reserve_chooses_its_card() -> None:
    """No card ever goes to a reserve. King Albert once refused such a tap with this reason."""
    game = CATALOGUE["king-albert"]
    turn = Turn(game, game.start(3))
    alone = {spot: intents.tap(turn, spot, None, take_only=True) for spot in range(len(game.spots))}
    chosen = [intent for intent in alone.values() if isinstance(intent, Choose) and not intent.fills_space]
    assert {game.spots[intent.spot].kind for intent in chosen} == {Kind.RESERVE, Kind.TABLEAU}
    for first in chosen:
        for other in spots_of(game, Kind.RESERVE):
            assert intents.tap(turn, other, first) == (Release() if other == first.spot else alone[other])


def test_a_card_under_face_down_cards_is_covered() -> None:
    game = CATALOGUE["tripeaks"]
    refusal = game.source_refusal(game.start(3), 0)
    assert refusal and english(refusal) == "The face-down card is covered."
