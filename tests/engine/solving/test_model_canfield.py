"""Test Canfield's search: deals decided by other programs, and small positions in which all moves are tried."""

import random
from typing import NamedTuple

import pytest

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.core.game import Game, Position
from engine.games.canfield import Canfield
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.solving.models import canfield, canfield_macro_moves
from engine.solving.models.canfield import CanfieldModel
from engine.solving.models.canfield_state import GUESTS, HOSTS
from engine.solving.search import CountedSearch, GaveUpError
from engine.solving.solve import Answer, solve
from support.extent import amount
from support.solving import Known, can_be_won, expect_proof, known, result_of

ONE, THREE = CATALOGUE["canfield"], CATALOGUE["canfield-3"]
every = pytest.mark.parametrize("game", [ONE, THREE], ids=["canfield", "canfield-3"])
DEALS = known("canfield")
SHRUNKEN = amount(1500, 1500, 5000)  # small positions of each rule set


@pytest.fixture
def nothing_on_the_base(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the rule of the other program: a card of the starting rank accepts no card on it."""
    for module in (canfield, canfield_macro_moves):
        monkeypatch.setattr(module, "GUESTS", [b""] * 4 + GUESTS[4:])
        monkeypatch.setattr(module, "HOSTS", HOSTS[:48] + [b""] * 4)


@pytest.mark.in_turn(3)
@pytest.mark.usefixtures("nothing_on_the_base")
@pytest.mark.slow
def test_known_deals_are_decided_as_by_others_under_their_rule() -> None:
    unknown = 0
    for game, answer, position in DEALS:
        found = solve(game, position, max_nodes=100_000).answer
        assert found in {answer, Answer.UNKNOWN}
        unknown += found is Answer.UNKNOWN
    assert unknown == 0


@pytest.mark.parametrize("deal", [deal for deal in DEALS if deal.answer is Answer.WINNABLE])
def test_what_is_winnable_with_less_allowed_is_winnable(deal: Known) -> None:
    verdict = solve(deal.game, deal.position, max_nodes=100_000)
    assert verdict.answer is Answer.WINNABLE
    expect_proof(deal.game, deal.position, verdict)


def test_more_cards_of_the_talon_can_be_built_on_one_column_than_there_are_ranks() -> None:
    """In this deal no card of reserve or columns fits anywhere until 14 cards of the talon lie on a column.

    The talon is the stock together with the waste.
    """
    verdict = solve(ONE, ONE.start(269), max_nodes=1000)
    assert verdict.answer is Answer.WINNABLE
    expect_proof(ONE, ONE.start(269), verdict)


@pytest.mark.slow
def test_what_is_winnable_by_threes_is_winnable_one_at_a_time() -> None:
    decided = 0
    for number in range(1, amount(21, 21, 61)):
        by_threes = solve(THREE, THREE.start(number), max_nodes=10_000).answer
        one = solve(ONE, ONE.start(number), max_nodes=10_000).answer
        decided += by_threes is not Answer.UNKNOWN
        assert not (by_threes is Answer.WINNABLE and one is Answer.IMPOSSIBLE)
    assert decided >= 15


# Small positions, in which all reachable positions can be visited


def heights(chance: random.Random) -> list[int]:
    """Return the number of cards home in each suit: few cards are left; in some positions a suit is not begun."""
    high = [chance.randint(7, 13) for _ in range(4)]
    if chance.random() < 0.6:
        high = [13] * 4
        for suit in chance.sample(range(4), chance.randint(1, 3)):
            high[suit] = chance.randint(7, 12)
    if chance.random() < 0.6:
        high[chance.randrange(4)] = chance.choice([0, 0, 1, 2, 4])
    return high


def shrunken(game: Canfield, chance: random.Random) -> Position:
    """Return a random position late in a game."""
    base, high = chance.randint(1, 13), heights(chance)
    suits = [[cards.make((base - 1 + rank) % 13 + 1, suit) for rank in range(13)] for suit in cards.SUITS]
    homes = [bytes(suits[cards.suit(game.spots[i].mark or 0)]) for i in game.foundations]
    homes = [home[: high[cards.suit(home[0])]] for home in homes]
    rest = [card for suit, count in zip(suits, high, strict=True) for card in suit[count:]]
    chance.shuffle(rest)
    left = min(chance.randint(0, 11), max(0, len(rest) - 4))
    reserve, rest = bytes(rest[:left]), rest[left:]
    columns = [run_of(rest, chance) if rest and (left or chance.random() > 0.15) else b"" for _ in range(4)]
    for i, column in enumerate(columns):
        if not column:
            columns[i], reserve = reserve[-1:], reserve[:-1]
    turned = chance.randint(0, len(rest))
    stock = cards.turned_down(bytes(rest[turned:]))
    return (*homes, cards.turned_down(reserve[:-1]) + reserve[-1:], *columns, stock, bytes(rest[:turned]))


def run_of(rest: list[Card], chance: random.Random) -> Pile:
    """Remove a run from the remaining cards and return it."""
    run, longer = [rest.pop()], chance.choice([0.2, 0.6, 0.9])
    while chance.random() < longer:
        fitting = [card for card in rest if card in solver_takes(run[-1])]
        if not fitting:
            break
        run.append(chance.choice(fitting))
        rest.remove(run[-1])
    return bytes(run)


def solver_takes(under: Card) -> list[Card]:
    """Return the cards that may lie on a card."""
    rank = (cards.rank(under) - 2) % 13 + 1
    return [cards.make(rank, suit) for suit in cards.SUITS if cards.is_red(suit) != cards.is_red(under)]


def answer(model: CanfieldModel) -> bool:
    return result_of(model.search(1_000_000)) is not None


@pytest.mark.in_turn(3)
@every
@pytest.mark.slow
def test_the_search_finds_what_going_everywhere_finds(game: Game) -> None:
    winnable = 0
    for seed in range(SHRUNKEN):
        assert isinstance(game, Canfield)
        position = shrunken(game, random.Random(f"{game.id} {seed}"))
        model = CanfieldModel(game, position)
        found = answer(model)
        assert found == can_be_won(model, position), f"seed {seed}"
        winnable += found
    assert 0.15 < winnable / SHRUNKEN < 0.85


# Winnable positions that need one special idea. Each lists the cards that are not home; the starting rank is the
# ace.


class Tight(NamedTuple):
    """Holds the cards that are not home: reserve and columns from the bottom, stock and waste in turning order."""

    reserve: str
    columns: tuple[str, str, str, str]
    talon: str = ""


TIGHT = {
    "a part of three cards makes way for the card above it": Tight(
        "Ks Qs Js Qd Td 9s 8d 7s Qh", ("Jh Ts 9d 8s", "Jd", "Kh", "Kd")
    ),
    "the card above goes home behind one of the talon": Tight(
        "Ks Qs Js Qd Td 9s 8d 7s Qh", ("Jh Ts 9d 8s", "Jd", "Kh", "Kd"), "Th"
    ),
    "a part goes on a card of the talon, and the card above home behind another": Tight(
        "Kd Kh Kc Ks Js Jc 9d 9s Qh", ("Qs Jh Ts", "Qc", "Td", "Qd"), "Jd Th"
    ),
    "a part goes into a space": Tight("", ("Ah Ks", "Qs Jh", "Kh", ""), "Qh Th 9h 8h 7h 6h 5h 4h 3h 2h"),
    "a whole column makes a space when the reserve is gone": Tight(
        "", ("Ah Ks", "Qs Jh", "Kh", "Qh"), "Th 9h 8h 7h 6h 5h 4h 3h 2h"
    ),
    "a base card stays, to be built on by a king": Tight(
        "Ks Qh Js 3h 2h Jc As Qc", ("2s Ah", "Kc", "Th 9s 8h 7s 6h 5s 4h 3s", "Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s")
    ),
    "a card on the base stays for another base card and its king": Tight(
        "Ks Qh Js 4h 3h 2s Jd Qd As", ("3s 2h", "Kd", "Th 9s 8h 7s 6h 5s", "Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s")
    ),
    "a card stays since its guest is due and the guest of that is not": Tight(
        "Kd Qd Qs Js Jh Th 9s Td 9d 8d 6d Jd 8s", ("Ts 9h", "7d", "Ks Qh", "Kh")
    ),
}


def position_of(game: Game, tight: Tight) -> Position:
    """Return the position: all other cards are home, and the whole talon (stock and waste) lies in the waste."""
    reserve, *columns, talon = (
        bytes(map(notation.read_card, text.split())) for text in (tight.reserve, *tight.columns, tight.talon)
    )
    away = b"".join((reserve, *columns, talon))
    home = [card for card in cards.full_pack() if card not in away]
    homes = [bytes(card for card in home if cards.suit(card) == suit) for suit in (3, 2, 1, 0)]
    assert all(cards.rank(card) == n for pile in homes for n, card in enumerate(pile, start=1))
    return (*homes, cards.turned_down(reserve[:-1]) + reserve[-1:], *columns, b"", talon)


@every
@pytest.mark.parametrize("tight", TIGHT.values(), ids=TIGHT)
def test_the_one_way_is_found(game: Game, tight: Tight) -> None:
    position = position_of(game, tight)
    verdict = solve(game, position)
    assert verdict.answer is Answer.WINNABLE
    expect_proof(game, position, verdict)


def test_runs_are_in_order() -> None:
    position = position_of(ONE, TIGHT["a part of three cards makes way for the card above it"])
    assert isinstance(ONE, Canfield)
    assert CanfieldModel(ONE, position)._orderly()


def test_a_position_that_no_game_comes_to_is_searched_step_by_step() -> None:
    assert isinstance(ONE, Canfield)
    homes = [bytes(cards.make(rank, suit) for rank in range(1, 12)) for suit in (3, 2, 1, 0)]
    queens, kings = (bytes(cards.make(rank, suit) for suit in cards.SUITS) for rank in (12, 13))
    # A column is empty although the reserve has cards, and another column is no run.
    position = (*homes, kings[1:], queens[:1] + kings[:1], queens[1:2], b"", b"", queens[2:], b"")
    model = CanfieldModel(ONE, position)
    assert answer(model) == can_be_won(model, position)


def test_the_search_gives_up_where_it_may_not_go_on() -> None:
    model = CanfieldModel(THREE, THREE.start(13))  # type: ignore[arg-type]
    with pytest.raises(GaveUpError):
        CountedSearch(model.search(200), 200).advance(1_000)


def test_a_position_with_more_choices_than_a_byte_counts_is_searched() -> None:
    verdict = solve(ONE, ONE.start(359), max_nodes=10_000)
    assert verdict.answer is not Answer.IMPOSSIBLE
    expect_proof(ONE, ONE.start(359), verdict)
