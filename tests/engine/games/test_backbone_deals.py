"""Test which cards a deal number gives in Backbone, and how the deal handles aces and kings."""

import pytest

from engine.games.backbone import GAMES, Backbone
from engine.games.catalogue import CATALOGUE
from engine.play import notation

BACKBONE, TRADITIONAL, AISLERIOT = GAMES
RIBS = [f"t{number}" for number in range(1, 9)]


def dealt(game: Backbone, number: int) -> dict[str, str]:
    """Return the piles of a deal in notation, by the names of their spots."""
    piles = notation.position_text(game, game.start(number)).split(".")
    return {spot.name: pile for spot, pile in zip(game.spots, piles, strict=True)}


# These deal numbers show special cases. The expected order was read from the shuffled packs.
DEALS = {
    ("backbone", 1): (
        "AS.Ah..AC.....8s3hKsQC2d2c7d7hKc3HKD.9C2s5s2S3C9STcKh5CQS4C.JS.JD.Qd.QH.3c.6c.6d.7c.4S."
        "~QD~8d~Ac~6S~3D~6s~7D~6H~6C~4s~3s~Qh~8c~7C~TH~4h~KC~4D~8H~5d~5H~9c~3d~KS~3S~8D~6D~7S~TD~KH~5c~As"
        "~Td~9h~JH~9s~7H~Jc~Qc~AH~2h~8h~Qs~2C~Ad~9H~JC~TC~7s~9d~Jh~2H~9D~AD~Jd~4H~5D~Js~6h~Kd~4c~8C~Th~8S"
        "~5h~TS~4d~Ts~5S~2D"
        "..0"
    ),
    ("backbone", 2147483647): (
        "AS........2h5SKD3C4hTSJc6CJH9DQD.4sKd7D2C9C7hKCJSJC6h3d.Jh.7s.KH.8C.3H.8h.9c.4D.4C."
        "~8s~TC~2c~9d~5h~Jd~6H~4H~8c~TD~4c~3D~Ts~AH~2D~Tc~5H~3S~AD~6s~5s~9h~JD~Qd~2d~8d~3c~7H~2H~8H~TH~Ad"
        "~Th~7S~9s~KS~3h~Ks~3s~9H~Js~Td~Ac~7C~QC~QH~As~7c~AC~Ah~9S~Kh~4S~5c~5d~7d~Qh~2S~5D~6d~2s~6D~6c~Kc"
        "~8S~Qs~QS~8D~4d~Qc~5C~6S"
        "..0"
    ),
    ("backbone-traditional", 1): (
        ".Ah.Ad......5s5c6c6sQs5d4h8h8dQc.3c9dJs5h3h7dTc9c4d4c.Th.9s.Kc.Kd.6h.Qh.3s.Jh.2d."
        "~5D~7D~KC~QD~8S~6C~TC~JS~5H~AS~KS~8C~JH~4S~9H~6H~3S~2D~JD~AH~2S~3H~TH~TD~TS~4H~2H~6S~JC~QS~AD~8D"
        "~7H~AC~9D~3D~5S~5C~3C~KD~KH~4C~7S~6D~QC~4D~9C~8H~9S~2C~QH~7C~Qd~9h~Jc~8c~3d~2s~7s~As~Ac~Jd~4s~6d"
        "~7c~Td~Kh~8s~Ks~7h~2c~Ts~2h"
        "..0"
    ),
    ("backbone-traditional", 2147483647): (
        "As.Ah.Ad......Qh5c6s7sJsQsKs3h7h4h.Kc7dTd4s9h3s2dTh6h9d.9c.9s.2h.3c.Qd.3d.Jd.6c.Jc."
        "~QD~9H~JS~3H~2D~8H~3S~TH~7S~9C~5C~8S~5S~9S~3C~2S~KH~TS~7H~AH~KS~AD~4S~QH~4D~KD~7D~5D~QS~TC~QC~2C"
        "~8D~7C~9D~JD~3D~8C~KC~6C~JH~2H~AC~6D~5H~6H~TD~JC~6S~4C~AS~4H~8s~4c~5h~8d~Jh~4d~7c~5d~Ac~6d~Tc~2s"
        "~5s~8c~Ts~2c~Kd~8h~Qc~Kh"
        "..0"
    ),
    ("backbone-aisleriot", 1): (
        "........8s3hKsQC2d2c7d7hKc.9C2s5s2S3C9STcKh5C.Ah.AS.3H.QS.KD.4C.JS.JD.Qd."
        "~QD~8d~Ac~6S~3D~6s~7D~6H~6C~4s~3s~Qh~8c~7C~TH~4h~KC~4D~8H~5d~5H~9c~3d~KS~3S~8D~6D~7S~TD~KH~5c~As"
        "~Td~9h~JH~9s~7H~Jc~Qc~AH~2h~8h~Qs~2C~Ad~9H~JC~TC~7s~9d~Jh~2H~9D~AD~Jd~4H~5D~Js~6h~Kd~4c~8C~Th~8S"
        "~5h~TS~4d~Ts~5S~2D~4S~7c~6d~6c~3c~QH~AC"
        "..0"
    ),
    ("backbone-aisleriot", 2147483647): (
        "........2h5SKD3C4hTS7hKCJS.4sKd7D2C9CASJc6CJH.JC.9D.6h.QD.3d.Jh.7s.KH.8C."
        "~8s~TC~2c~9d~5h~Jd~6H~4H~8c~TD~4c~3D~Ts~AH~2D~Tc~5H~3S~AD~6s~5s~9h~JD~Qd~2d~8d~3c~7H~2H~8H~TH~Ad"
        "~Th~7S~9s~KS~3h~Ks~3s~9H~Js~Td~Ac~7C~QC~QH~As~7c~AC~Ah~9S~Kh~4S~5c~5d~7d~Qh~2S~5D~6d~2s~6D~6c~Kc"
        "~8S~Qs~QS~8D~4d~Qc~5C~6S~4C~4D~9c~8h~3H"
        "..0"
    ),
}


@pytest.mark.parametrize(("game", "number"), DEALS)
def test_a_number_gives_this_deal_for_ever(game: str, number: int) -> None:
    assert notation.position_text(CATALOGUE[game], CATALOGUE[game].start(number)) == DEALS[game, number]


@pytest.mark.parametrize(("game", "spine"), [(BACKBONE, 11), (TRADITIONAL, 10), (AISLERIOT, 9)])
def test_the_table_has_its_number_of_cards(game: Backbone, spine: int) -> None:
    position = game.start(7)
    home = game.cards_home(position)
    assert [len(pile) for pile in position[8:19]] == [spine, spine, 1, *[1] * 8]
    assert [len(pile) for pile in position[19:]] == [104 - 2 * spine - 9 - home, 0, 1]


def test_an_ace_dealt_to_the_spine_goes_home_and_the_next_card_takes_its_place() -> None:
    """In deal 1 Ah and AC come to the spine, AS to the ribs."""
    deal = dealt(BACKBONE, 1)
    assert (deal["f1"], deal["f2"], deal["f3"], deal["f4"]) == ("AS", "Ah", "", "AC")
    assert not any("A" in deal[spot] for spot in ("l", "r", "c", *RIBS))


def test_the_first_ace_of_a_suit_takes_the_first_foundation() -> None:
    """In deal 11 AS, AC, Ad and AD come to the spine or the coccyx; As follows."""
    deal = dealt(BACKBONE, 11)
    assert (deal["f1"], deal["f5"]) == ("AS", "As")
    assert (deal["f3"], deal["f7"]) == ("Ad", "AD")


@pytest.mark.parametrize(
    ("game", "number", "coccyx", "bottom"),
    [
        (BACKBONE, 18, "6H", "~KH"),
        (BACKBONE, 196, "Qd", "~Kd~KD"),  # dealt as coccyx: KD, then Kd, then Qd
        (BACKBONE, 5, "3S", "~Kc~Kh"),  # dealt as coccyx: Kh, then AC, then Kc, then 3S
        (BACKBONE, 12, "7H", "~Kc"),  # dealt as coccyx: AD, then Kc, then 7H
        (TRADITIONAL, 4, "Qd", "~Kh"),
        (TRADITIONAL, 276, "3s", "~Ks~Kh"),  # dealt as coccyx: Kh, then Ks, then 3s
        (TRADITIONAL, 456, "Th", "~Kc"),  # dealt as coccyx: Kc, then Ac, then Th
    ],
)
def test_a_king_is_not_left_as_coccyx(game: Backbone, number: int, coccyx: str, bottom: str) -> None:
    """The king goes to the bottom of the stock; a second one goes below the first."""
    deal = dealt(game, number)
    assert deal["c"] == coccyx
    assert deal["s"].startswith(bottom)


def test_an_ace_that_comes_as_coccyx_goes_home() -> None:
    assert dealt(BACKBONE, 5)["f8"] == "AC"
    assert dealt(BACKBONE, 12)["f7"] == "AD"
    assert dealt(TRADITIONAL, 456)["f4"] == "Ac"


def test_kings_on_the_spine_and_the_ribs_stay() -> None:
    deal = dealt(BACKBONE, 196)
    assert "KH" in deal["r"] and deal["t1"] == "KC"


def test_aisleriot_deals_cards_as_they_come() -> None:
    assert dealt(AISLERIOT, 61)["c"] == "KS"
    deal = dealt(AISLERIOT, 1)
    assert (deal["c"], deal["t1"]) == ("Ah", "AS")
    assert all(deal[f"f{i}"] == "" for i in range(1, 9))


@pytest.mark.parametrize("number", [1, 4, 276, 2147483647])
def test_in_the_traditional_game_the_second_pack_comes_after_the_first(number: int) -> None:
    position = TRADITIONAL.start(number)
    order = [card & 0x80 for card in reversed(position[19])]
    kings = 0
    while order[-1] == 0:  # kings replaced as coccyx lie below the second pack
        order.pop()
        kings += 1
    assert order[-52:] == [0x80] * 52
    assert set(order[:-52]) == {0}
    assert kings == {4: 1, 276: 2}.get(number, 0)
