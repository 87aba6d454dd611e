"""Test that a deal number always gives the same layout, as the rule book says, and that no card is missing."""

from itertools import chain

import pytest
from hypothesis import given

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Game, Kind
from engine.core.shuffle import SplitMix64, microsoft, shuffled
from engine.games.bridge import tricks
from engine.games.catalogue import CATALOGUE
from engine.games.plain_game import PlainGame
from engine.play import notation
from support.extent import amount
from support.strategies import numbers, second_reading

# The deals of Backbone are tested in `tests/engine/games/test_backbone_deals.py`, those of the games that are only
# records in `tests/engine/rules/test_against_oracle.py`. Their recorded games hold each number to its deal.
GAMES = [game for game in CATALOGUE.values() if game.family != "backbone" and not isinstance(game, PlainGame)]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

# The first and the last deal of each family. A test below compares with the oracle which card comes to which
# place.

DEALS = {
    ("black-hole", 1): (
        "As.Qc8c6h.6sQs5d.2h9s8d.8hKhJh.2cJs9c.Jd4h4s.TdAh3s.2s5hJc.3h9h5s.Th3c7d.Ts3d9d.AdQh7c.TcKsKc.8s4d2d"
        ".7s7hAc.6dKd4c.5c6cQd"
    ),
    ("black-hole", 2147483647): (
        "As.9hQdKs.9c5c2c.Kd8dAc.3c5d7h.9d5sQc.4d6h8c.3s8hTs.2dTd4c.ThTc5h.7cJh3d.7dJd6s.9sKhJc.3h4h2h.2s7sQh"
        ".Ah8sQs.Kc6d4s.JsAd6c"
    ),
    ("freecell", 1): (
        "........JdKd2s4c3s6d6s.2dKcKs5cTd8s9c.9h9s9dTs4s8d2h.Jc5sQdQhThQs6h.5dAdJs4h8h6c.7hQcAsAc2c3d"
        ".7cKhAh4dJh8c.5h3h3c7s7dTc"
    ),
    ("freecell", 2147483647): (
        "........9sJh7s5s5d5c7d.2hTc6cAdQhJd9c.7cTd3hTh8cAs7h.5hQs8s3c6hQc8h.4c3sKd2c6sAc.6dKhTsAhQdKc"
        ".3d8d9d2d4h2s.4sJc4d9hJsKs"
    ),
    ("klondike", 1): (
        "....5s.~3c5h.~5c~Qs4h.~9d~3h~TcAd.~6c~5d~8h~4dTh.~Js~7d~9c~Qc~9sKd.~6s~Ah~8d~4c~Kc~6hQh.~Qd~9h~Jc~8c~3d"
        "~2s~7s~As~Ac~Jd~4s~6d~7c~Td~Kh~8s~Ks~7h~2c~Ts~2h~2d~Jh~3s."
    ),
    ("klondike", 2147483647): (
        "....Qh.~Kc4s.~5c~JsKs.~7d~9h~2d6h.~6s~Qs~3h~4h9s.~Td~As~Th~9d~2h3c.~7s~3s~7h~9c~Ad~Qd3d.~8s~4c~5h~8d~Jh"
        "~4d~7c~5d~Ac~6d~Tc~2s~5s~8c~Ts~2c~Kd~8h~Qc~Kh~Jc~Ah~6c~Jd."
    ),
    ("clock", 1): (
        "~5s~4h~6h~7c.~3c~Tc~Qh~6d.~5c~8h~3s~4s.~9d~9c~Jh~Jd.~6c~8d~2d~Ac.~Js~Ad~2h~As.~6s~4d~Ts~7s.~5h~Qc~2c~2s"
        ".~Qs~4c~7h~3d.~3h~Th~Ks~8c.~5d~9s~8s~Jc.~7d~Kc~Kh~9h.~Ah~Kd~Td.Qd"
    ),
    ("clock", 2147483647): (
        "~Qh~Ks~Qd~5s.~Kc~2d~3d~2s.~5c~3h~Jd~Tc.~7d~Th~6c~6d.~6s~7h~Ah~Ac.~Td~6h~Jc~5d.~7s~4h~Kh~7c.~4s~9d~Qc~4d"
        ".~Js~9c~8h~Jh.~9h~9s~Kd~8d.~Qs~2h~2c~5h.~As~Ad~Ts~4c.~3s~3c~8c.8s"
    ),
    ("spider", 1): (
        "........~8s~2c~3H~6c~8SAD.~9C~9S~QS~6d~Th9D.~3h~7d~KD~7c~8C2H.~2s~Tc~4C~4S~4cJh.~Ks~7h~JS~2DKd.~5s~Kh"
        "~JD~5S6h.~QC~Kc~Qd~TsJs.~2S~5C~AC~4d5D.~2d~Ah~QH~TS4H.~3C~AS~3c~5hJd.~QD~8d~Ac~6S~3D~6s~7D~6H~6C~4s~3s"
        "~Qh~8c~7C~TH~4h~KC~4D~8H~5d~5H~9c~3d~KS~3S~8D~6D~7S~TD~KH~5c~As~Td~9h~JH~9s~7H~Jc~Qc~AH~2h~8h~Qs~2C~Ad"
        "~9H~JC~TC~7s~9d"
    ),
    ("spider", 2147483647): (
        "........~2h~TS~6h~4D~Kc5c.~4s~AS~QD~4C~6c4S.~5S~7h~3d~6S~6DKh.~Kd~Jc~Jh~5C~2s9S.~KD~KC~7s~Qc6d.~7D~6C"
        "~KH~4d5D.~3C~JS~8C~8D2S.~2C~JH~3H~QSQh.~4h~JC~8h~Qs7d.~9C~9D~9c~8S5d.~8s~TC~2c~9d~5h~Jd~6H~4H~8c~TD~4c"
        "~3D~Ts~AH~2D~Tc~5H~3S~AD~6s~5s~9h~JD~Qd~2d~8d~3c~7H~2H~8H~TH~Ad~Th~7S~9s~KS~3h~Ks~3s~9H~Js~Td~Ac~7C~QC"
        "~QH~As~7c~AC~Ah"
    ),
    ("seahaven", 1): (
        ".9h.Qd......5s5dQc2d6d.3c7d4c2h4s.5cAhThTsJd.9d4h9s2cAc.6cTcKc7hAs.Js8hKdKs7s.6s9c6h8s2s.5h8dQhKh3d"
        ".QsAd3sTd8c.3h4dJh7cJc"
    ),
    ("seahaven", 2147483647): (
        ".4c.8s......QhQs9dAh2s.KcAs9cJcTc.5c3s9sKh6d.7dKs2hQcAc.6s2dAd8h5d.Td3h3cKd7c.7sThQd2c4d.4s7h3dTsJh"
        ".Js6hJd8c8d.9h4h6c5s5h"
    ),
    ("pyramid", 1): (
        "5s.3c.5c.9d.6c.Js.6s.5h.Qs.3h.5d.7d.Ah.4h.Tc.8h.9c.8d.Ad.4d.Qc.4c.Th.9s.Kc.Kd.6h.Qh..~Qd~9h~Jc~8c~3d~2s"
        "~7s~As~Ac~Jd~4s~6d~7c~Td~Kh~8s~Ks~7h~2c~Ts~2h~2d~Jh~3s."
    ),
    ("pyramid", 2147483647): (
        "Qh.Kc.5c.7d.6s.Td.7s.4s.Js.9h.Qs.As.3s.Ks.2d.3h.Th.7h.6h.4h.9d.9c.9s.2h.Ad.3c.Qd.3d..~8s~4c~5h~8d~Jh~4d"
        "~7c~5d~Ac~6d~Tc~2s~5s~8c~Ts~2c~Kd~8h~Qc~Kh~Jc~Ah~6c~Jd."
    ),
    ("golf", 1): (
        "5s5hTc4c3s.3cQs8hThJh.5c3h9c9s2d.9d5d8dKc2h.6c7dAdKdTs.JsAh4d6h2c.6s4hQcQh7h.~Qd~9h~Jc~8c~3d~2s~7s~As"
        "~Ac~Jd~4s~6d~7c~Td~Kh~8s.Ks"
    ),
    ("golf", 2147483647): (
        "Qh4s2d9cJd.KcJs3h9s6c.5c9hTh2hAh.7dQs7hAdJc.6sAs6h3cKh.Td3s4hQdQc.7sKs9d3d8h.~8s~4c~5h~8d~Jh~4d~7c~5d"
        "~Ac~6d~Tc~2s~5s~8c~Ts~2c.Kd"
    ),
    ("bridge", 1): (
        "~2d~5d~4h~8d~3s~Qc~6d~Kh~4c~3h~Qh~6h~Ks~2c~5c~Kd~3d~Jc~Ah~Jh~Kc~7s~4d~Tc~As~6s~Td~6c~2s~8h~7c~Th~Xd~9h"
        ".~Xc~Jd~9s~Ac~Js~Qs~8s.Ts5s4s7h5h2h9c8c3cAdQd9d7d.......0.0.0.0.0.0.1"
        ""
    ),
    ("bridge", 2147483647): (
        "~Ad~Ks~Ah~6c~5h~9d~Kh~Ac~3h~8d~Qd~3s~6s~Kc~2s~6d~2c~9s~7d~Jd~4d~9c~4h~Jh~2d~5s~3c~Xc~5c~3d~7s~5d~4c~9h"
        ".~Kd~8c~6h~Ts~7h~Qs~Jc.AsJs8s4sQhTh8h2hQcTc7cTdXd.......4096.0.0.0.0.0.2147483647"
        ""
    ),
    ("canfield", 1): (
        ".4h...~5s~3c~5c~9d~6c~Js~6s~5h~Qs~3h~5d~7dAh.Tc.8h.9c.8d.~Qd~9h~Jc~8c~3d~2s~7s~As~Ac~Jd~4s~6d~7c~Td~Kh"
        "~8s~Ks~7h~2c~Ts~2h~2d~Jh~3s~Qh~6h~Kd~Kc~9s~Th~4c~Qc~4d~Ad."
    ),
    ("canfield", 2147483647): (
        "Ks....~Qh~Kc~5c~7d~6s~Td~7s~4s~Js~9h~Qs~As3s.2d.3h.Th.7h.~8s~4c~5h~8d~Jh~4d~7c~5d~Ac~6d~Tc~2s~5s~8c~Ts"
        "~2c~Kd~8h~Qc~Kh~Jc~Ah~6c~Jd~3d~Qd~3c~Ad~2h~9s~9c~9d~4h~6h."
    ),
}


# For each spot: the number of cards, and how many of them lie face down.

FOUR_OPEN = {f"t{i}": (1, 0) for i in range(1, 5)}
LAYOUTS: dict[str, dict[str, tuple[int, int]]] = {
    "black-hole": {"f": (1, 0)} | {f"t{i}": (3, 0) for i in range(1, 18)},
    "freecell": {f"t{i}": (7 if i <= 4 else 6, 0) for i in range(1, 9)},
    "klondike": {f"t{i}": (i, i - 1) for i in range(1, 8)} | {"s": (24, 24)},
    "clock": {f"t{i}": (4, 4) for i in range(1, 13)} | {"t13": (3, 3), "h": (1, 0)},
    "spider": {f"t{i}": (6, 5) if i <= 4 else (5, 4) for i in range(1, 11)} | {"s": (50, 50)},
    "seahaven": {f"t{i}": (5, 0) for i in range(1, 11)} | {"a2": (1, 0), "a3": (1, 0)},
    "pyramid": {f"t{i}": (1, 0) for i in range(1, 29)} | {"s": (24, 24)},
    "bridge": {"s": (34, 34), "b": (7, 7), "h": (13, 0)},
    "golf": {f"t{i}": (5, 0) for i in range(1, 8)} | {"s": (16, 16), "w": (1, 0)},
    "canfield": FOUR_OPEN | {"r": (13, 12), "s": (34, 34)},  # plus one card on one of the foundations
}


def packs(game: Game) -> Pile:
    """Return all cards of the game; a game with a hand of cards also has jokers."""
    if any(spot.kind is Kind.HAND for spot in game.spots):
        return tricks.pack()
    return b"".join(cards.full_pack(pack) for pack in range(game.packs))


def piles_of_cards(game: Game, number: int) -> dict[str, Pile]:
    """Return the piles of a deal by the names of their spots, without the counters."""
    dealt = zip(game.spots, game.start(number), strict=True)
    return {spot.name: pile for spot, pile in dealt if spot.kind is not Kind.COUNTER}


def order(game: Game, number: int) -> Pile:
    """Return the cards in dealing order, without the ace of spades in Black Hole, which is not shuffled."""
    pack = packs(game)
    if game.id == "freecell":
        return microsoft(number)
    if game.id == "black-hole":
        pack = pack.replace(bytes([cards.make(cards.ACE, cards.SPADES)]), b"")
    return shuffled(pack, SplitMix64(number))


@pytest.mark.parametrize(("name", "number"), DEALS)
def test_a_number_gives_this_deal_for_ever(name: str, number: int) -> None:
    assert notation.position_text(CATALOGUE[name], CATALOGUE[name].start(number)) == DEALS[name, number]


@games
def test_the_rule_sets_of_a_family_deal_alike(game: Game) -> None:
    name = next(other.id for other in GAMES if other.family == game.family)
    assert (name, 1) in DEALS
    for number in (1, 4711, 2147483647):
        assert piles_of_cards(game, number) == piles_of_cards(CATALOGUE[name], number)


@games
def test_cards_are_dealt_in_the_order_of_the_rule_book(game: Game) -> None:
    """The oracle deals the first rule set of the family, because all rule sets of these families deal alike."""
    oracle = second_reading(game)
    for number in [*range(1, amount(20, 200, 2000)), *range(2**31 - 20, 2**31)]:
        order_dealt = [notation.card_text(card) for card in order(game, number)]
        laid = ".".join("".join(map(notation.card_text, pile)) for pile in piles_of_cards(game, number).values())
        told = oracle.deal(oracle.RULE_SETS[0], order_dealt).split(".")  # a game with counters has more parts
        assert laid == ".".join(told[: laid.count(".") + 1]), number


@games
@given(number=numbers)
def test_each_card_is_dealt_once_to_the_layout_of_the_game(game: Game, number: int) -> None:
    dealt = piles_of_cards(game, number)
    assert sorted(map(cards.identity, chain.from_iterable(dealt.values()))) == sorted(packs(game))
    shape = {name: (len(pile), sum(map(cards.is_down, pile))) for name, pile in dealt.items() if pile}
    if game.family == "canfield":
        assert [shape.pop(name) for name in ("f1", "f2", "f3", "f4") if name in shape] == [(1, 0)]
    assert shape == LAYOUTS[game.family]
