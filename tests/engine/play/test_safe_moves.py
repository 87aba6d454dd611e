"""Test automatic moves home: no card goes home that may still be needed, and a certain win is finished."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, Status, counter_pile
from engine.core.patience import Patience
from engine.core.piles import FOUNDATION_SUITS as HOME_SUITS
from engine.games.canfield import RULE_SETS as CANFIELDS
from engine.games.canfield import Canfield
from engine.games.catalogue import CATALOGUE
from engine.games.freecell import FREECELL, FreeCell
from engine.games.plain_game import PlainGame
from engine.games.plain_games import YUKON
from engine.games.seahaven import SEAHAVEN, Seahaven
from engine.play import notation, safe_moves
from engine.play.session import Session
from engine.rules.record import Foundations, Take
from engine.rules.recorded import Recorded
from support.extent import amount
from support.invented import Invented
from support.sessions import is_taken_back, with_a_safe_card_to_take_back
from support.small_tables import narrowed
from support.strategies import recorded


def grows(game: Game) -> bool:
    """Return whether a game is only a record, and its cards go home to foundations."""
    return isinstance(game, PlainGame) and isinstance(game.record.aim, Foundations)


FAMILIES = {"backbone", "freecell", "klondike", "seahaven", "canfield"}
GROWING = [game for game in CATALOGUE.values() if game.family in FAMILIES or grows(game)]
OTHERS = [game for game in CATALOGUE.values() if game not in GROWING]
growing = pytest.mark.parametrize("game", GROWING, ids=[game.id for game in GROWING])
others = pytest.mark.parametrize("game", OTHERS, ids=[game.id for game in OTHERS])


def nodes(link: str) -> list[Position]:
    session = Session.read(link, CATALOGUE)
    return [session.root.position, *(node.position for node in session.line())]


def won(game: Game) -> Iterator[list[Position]]:
    """Return the positions of each recorded game that was won."""
    assert any(says.startswith("won") for says, _ in recorded(game))
    return (nodes(link) for says, link in recorded(game) if says.startswith("won"))


@pytest.mark.in_turn(3)
@growing
def test_what_is_offered_to_be_finished_is_finished_by_its_moves(game: Game) -> None:
    offered = 0
    for positions in won(game):
        for position in positions[:-1]:
            line = safe_moves.finish(game, position)
            offered += bool(line)
            here = position
            for move in line:
                assert game.refuse(here, move) is None
                here = game.play(here, move)
            assert not line or game.status(here) is Status.WON
        assert safe_moves.finish(game, positions[-2])
        assert not safe_moves.finish(game, positions[-1])
    assert offered >= 9


def is_covered_outside_the_stock(game: Game, position: Position) -> bool:
    """Return whether a card outside the stock is face down."""
    shown = (pile for i, pile in enumerate(position) if game.spots[i].kind not in {Kind.STOCK, Kind.COUNTER})
    return any(cards.is_down(card) for pile in shown for card in pile)


def can_be_finished(game: Game, position: Position) -> bool:
    """Return whether moves home win, with the stock turned as long as new cards may come: without any shortcut."""
    assert isinstance(game, Patience)
    turns = 2 * len(position[game.stock] + position[game.waste]) + 2 if game.waste >= 0 else 0
    left = turns
    while not game.finished(position):
        moves = [move for move in game.moves(position) if move.source not in game.foundations]
        home = [move for move in moves if move.target in game.foundations]
        stock = [move for move in moves if game.is_stock_turn(move.source, move.target)]
        left = turns if home else left - 1
        if not home and (not stock or left < 0):
            return False
        position = game.play(position, (home or stock)[0])
    return True


@pytest.mark.in_turn(3)
@growing
def test_what_is_not_offered_to_be_finished_cannot_be_finished(game: Game) -> None:
    assert isinstance(game, Patience)
    compared = 0
    for positions in won(game):
        for position in positions[-2 :: -amount(8, 4, 1)]:
            if not is_covered_outside_the_stock(game, position):
                compared += 1
                assert bool(safe_moves.finish(game, position)) == can_be_finished(game, position)
    assert compared >= 9


@pytest.mark.parametrize("game", [game for game in GROWING if game.packs > 1], ids=lambda game: game.id)
def test_with_two_packs_every_ending_that_is_won_by_moves_home_is_offered(game: Game) -> None:
    """Which of two equal cards goes home first can matter for the cards under them, but not for the offer."""
    rng, won_by_going_home = random.Random(game.id), 0
    for _ in range(amount(40, 150, 1500)):
        position = ending(game, rng)
        if can_be_finished(game, position):
            won_by_going_home += 1
            assert safe_moves.finish(game, position)
    assert won_by_going_home >= 5


def ending(game: Game, rng: random.Random) -> Position:
    """Return a position in which the highest cards lie in the columns, and all others on the foundations."""
    assert isinstance(game, Patience)
    ranks = len(cards.RANKS)
    piles = [b""] * len(game.spots)
    loose: list[int] = []
    counts = dict.fromkeys(cards.SUITS, 0)
    for home in game.foundations:
        suit = HOME_SUITS[game.foundations.index(home) % len(HOME_SUITS)]
        pack, counts[suit] = counts[suit], counts[suit] + 1
        height = rng.randint(ranks - 3, ranks)
        suited = [cards.make(rank, suit, pack) for rank in cards.RANKS]
        piles[home] = bytes(suited[:height])
        loose += suited[height:]
    rng.shuffle(loose)
    for card in loose:
        column = rng.choice(game.tableau[:3])
        piles[column] += bytes([card])
    for i, kind in enumerate(game.kinds):
        if kind is Kind.COUNTER:
            piles[i] = counter_pile(0)
    return tuple(piles)


@growing
def test_nothing_is_offered_while_a_card_is_covered_elsewhere_than_in_the_stock(game: Game) -> None:
    for positions in won(game):
        for position in positions:
            if is_covered_outside_the_stock(game, position):
                assert not safe_moves.finish(game, position)


@growing
def test_a_safe_move_is_a_legal_move_home(game: Game) -> None:
    found = 0
    for positions in won(game):
        for position in positions:
            move = safe_moves.safe_move(game, position)
            if move:
                found += 1
                assert move in set(game.moves(position))
                assert game.spots[move.target].kind is Kind.FOUNDATION
    assert found >= 9


@others
def test_where_going_home_is_no_matter_of_course_nothing_goes_by_itself(game: Game) -> None:
    for positions in won(game):
        for position in positions:
            assert safe_moves.safe_move(game, position) is None
            assert safe_moves.finish(game, position) == ()


# Cards that may still be needed: constructed positions, with the foundations in the order of the game's spots


def freecell(**piles: str) -> Position:
    game = CATALOGUE["freecell"]
    return notation.read_position(game, ".".join(piles.get(spot.name, "") for spot in game.spots))


def safe_cards(game: Game, position: Position) -> set[str]:
    """Return the cards that go home by safe moves, made one after another."""
    found = set()
    while move := safe_moves.safe_move(game, position):
        found.add(notation.card_text(position[move.source][-1]))
        position = game.play(position, move)
    return found


def test_aces_and_twos_are_never_missed() -> None:
    position = freecell(t1="Kd2s", t2="Kh9cAs", t3="Kc5d")
    assert safe_cards(CATALOGUE["freecell"], position) == {"As", "2s"}


def test_a_card_waits_while_a_lower_one_of_the_other_colour_may_need_it() -> None:
    # The five of spades must stay: the four of hearts cannot go home yet and may need a place on the five.
    position = freecell(f1="As2s3s4s", f2="Ah2h", f3="Ad2d3d4d", f4="Ac2c3c4c", t1="5s", t2="4h3hKc")
    assert safe_cards(CATALOGUE["freecell"], position) == set()
    # With the three of hearts home, the four can go home as soon as it is free; it needs no place on the five.
    position = freecell(f1="As2s3s4s", f2="Ah2h3h", f3="Ad2d3d4d", f4="Ac2c3c4c", t1="5s", t2="4hKc")
    assert "5s" in safe_cards(CATALOGUE["freecell"], position)


def test_a_waste_turned_by_threes_is_left_alone() -> None:
    def klondike(name: str) -> Position:
        game = CATALOGUE[name]
        piles = {"w": "KsAs", "t1": "Kd"}
        return notation.read_position(game, ".".join(piles.get(spot.name, "") for spot in game.spots))

    assert safe_moves.safe_move(CATALOGUE["klondike"], klondike("klondike"))
    assert safe_moves.safe_move(CATALOGUE["klondike-3"], klondike("klondike-3")) is None


def test_no_space_is_made_that_would_have_to_be_filled_at_once() -> None:
    game = CATALOGUE["backbone-traditional"]
    piles = {f"t{i}": "Kh" if i % 2 else "KH" for i in (1, 2)} | {
        f"t{i}": "KdKDKcKCKsKS"[(i - 3) * 2 : i * 2 - 4] for i in range(3, 9)
    }
    piles |= {"t1": "Ah", "w": "9s", "p": "0"}
    text = ".".join(piles.get(spot.name, "") for spot in game.spots)
    position = notation.read_position(game, text)
    assert Move(11, 1) in set(game.moves(position))
    assert safe_moves.safe_move(game, position) is None
    without_waste = notation.read_position(game, text.replace("9s", ""))
    assert safe_moves.safe_move(game, without_waste)


# Proof by search: on small tables, sending a safe card home never loses a game that could be won


SMALL: tuple[Recorded, ...] = (
    FreeCell(narrowed(FREECELL, columns=2, cells=1)),
    Seahaven(narrowed(SEAHAVEN, columns=2, cells=1)),
    Canfield(replace(CANFIELDS[0], record=narrowed(CANFIELDS[0].record, columns=2))),
)


def endgame(game: Recorded, chance: random.Random) -> Position:
    """Return a random position with most cards of each suit home and the others anywhere."""
    first = chance.randint(1, 13) if game.family == "canfield" else 1
    ring = [(first + step - 1) % 13 + 1 for step in range(13)]
    piles: dict[str, list[int]] = {spot.name: [] for spot in game.spots}
    left = []
    for number, suit in enumerate((3, 2, 1, 0), start=1):
        home = chance.randint(*((7, 12) if game.family == "canfield" else (9, 12)))
        piles[f"f{number}"] = [cards.make(rank, suit) for rank in ring[:home]]
        left += [cards.make(rank, suit) for rank in ring[home:]]
    chance.shuffle(left)
    places = [name for name in piles if name[0] in "tsr"]
    for card in left:
        place = chance.choice(places)
        if game.family == "canfield" and place[0] == "t":  # in Canfield every column is a run
            under = piles[place][-1:]
            if under and not game.packing[Kind.TABLEAU].allows(card, under[0]):
                place = "s"
        piles[place].append(card)
    return tuple(
        cards.turned_down(bytes(piles[spot.name])) if spot.kind is Kind.STOCK else bytes(piles[spot.name])
        for spot in game.spots
    )


def can_be_won(game: Game, position: Position) -> bool:
    """Return whether the position can be won, by trying all moves."""
    seen, waiting = {game.key(position)}, [position]
    while waiting:
        here = waiting.pop()
        if game.status(here) is Status.WON:
            return True
        for move in game.moves(here):
            there = game.play(here, move)
            if game.key(there) not in seen:
                seen.add(game.key(there))
                waiting.append(there)
    return False


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", SMALL, ids=lambda game: type(game).__name__)
@pytest.mark.slow
def test_no_safe_move_loses_a_game_that_could_be_won(game: Recorded) -> None:
    chance = random.Random(11)
    safe = lost = 0
    tries = amount(200, 250, 2000)
    for _ in range(tries):
        position = endgame(game, chance)
        home = [move for move in game.moves(position) if game.kinds[move.target] is Kind.FOUNDATION]
        if not home or not can_be_won(game, position):
            continue
        move = safe_moves.safe_move(game, position)
        safe += move is not None
        assert not move or can_be_won(game, game.play(position, move)), notation.position_text(game, position)
        lost += not all(can_be_won(game, game.play(position, move)) for move in home)
    # Where columns build in suit, no card that went home is needed again. Elsewhere random moves home lose games.
    assert safe > tries // 8 and (lost == 0 if game.family == "seahaven" else lost > 0)


@pytest.mark.slow
def test_by_threes_turning_alone_may_need_a_pass_begun_midway_and_another() -> None:
    """Compare `finish` with turning the stock as long as that helps, when only stock and waste are left."""
    game = CATALOGUE["klondike-3"]
    chance = random.Random(5)
    certain = 0
    for _ in range(300):
        tops = [chance.randint(8, 13) for _ in range(4)]
        homes = [[cards.make(r, s) for r in range(1, top + 1)] for s, top in zip((3, 2, 1, 0), tops, strict=True)]
        left = [cards.make(r, s) for s, top in zip((3, 2, 1, 0), tops, strict=True) for r in range(top + 1, 14)]
        chance.shuffle(left)
        at = chance.randint(0, len(left))
        piles = {f"f{i + 1}": bytes(home) for i, home in enumerate(homes)}
        piles |= {"s": cards.turned_down(bytes(left[at:])), "w": bytes(left[:at])}
        position = tuple(piles.get(spot.name, b"") for spot in game.spots)
        wins = bool(left) and _won_by_turning(game, position)
        certain += wins
        assert bool(safe_moves.finish(game, position)) == wins
    assert certain > 50


def _won_by_turning(game: Game, position: Position) -> bool:
    seen = set()
    while position not in seen:
        seen.add(position)
        moves = list(game.moves(position))
        home = [move for move in moves if game.spots[move.target].kind is Kind.FOUNDATION]
        turns = [move for move in moves if Kind.STOCK in {game.spots[i].kind for i in (move.source, move.target)}]
        if game.status(position) is Status.WON:
            return True
        for move in (home or turns)[:1]:
            position = game.play(position, move)
    return False


# Cards that the player has taken back from a foundation


def test_a_card_that_the_player_has_taken_back_stays_until_the_player_brings_it_home() -> None:
    session = with_a_safe_card_to_take_back()
    game = session.game
    home, column, _ = next(move for move in game.moves(session.position) if is_taken_back(game, move))
    card = cards.identity(session.position[home][-1])
    assert not safe_moves.taken_back(session)
    session.play(Move(home, column))
    assert safe_moves.taken_back(session) == {card}
    assert safe_moves.safe_move(game, session.position) == Move(column, home)
    assert safe_moves.safe_move(game, session.position, safe_moves.taken_back(session)) is None
    session.play(Move(column, home))
    assert not safe_moves.taken_back(session)
    session.undo()
    session.undo()
    assert not safe_moves.taken_back(session)


# Cards that move with others on them in any order


@pytest.mark.parametrize(("take", "goes"), [(Take.RUN, True), (Take.ANY, False)])
def test_where_cards_move_in_any_order_a_buried_card_may_still_need_its_place(take: Take, goes: bool) -> None:
    """The two of spades is next on its foundation, but the king on it may have to go to the three with it."""
    game = Invented(replace(YUKON, tableau=replace(YUKON.columns, take=take)))
    laid = {"f1": "As", "f2": "Ah2h", "f3": "Ad2d", "f4": "Ac2c", "t1": "2sKh", "t2": "3h"}
    position = notation.read_position(game, ".".join(laid.get(spot.name, "") for spot in game.spots))
    move = safe_moves.safe_move(game, position)
    assert (move is not None) == goes
