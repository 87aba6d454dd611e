"""Test the points that one deal scores: every row of the tables of rubber bridge."""

import pytest

from engine.core.cards import Pile
from engine.core.saying import say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, ScoreEntry
from engine.play import notation
from support.english import english
from support.scored_deals import STRAINS, deal, either_side, points, vulnerable_or_not

BELOW = {
    # (strains, doubling): the points of a contract at each level from one to seven
    ("CD", ""): (20, 40, 60, 80, 100, 120, 140),
    ("CD", "x"): (40, 80, 120, 160, 200, 240, 280),
    ("CD", "xx"): (80, 160, 240, 320, 400, 480, 560),
    ("HS", ""): (30, 60, 90, 120, 150, 180, 210),
    ("HS", "x"): (60, 120, 180, 240, 300, 360, 420),
    ("HS", "xx"): (120, 240, 360, 480, 600, 720, 840),
    ("N", ""): (40, 70, 100, 130, 160, 190, 220),
    ("N", "x"): (80, 140, 200, 260, 320, 380, 440),
    ("N", "xx"): (160, 280, 400, 520, 640, 760, 880),
}


@pytest.mark.parametrize(("strains", "crosses"), BELOW)
@vulnerable_or_not
@either_side
def test_points_below_the_line(strains: str, crosses: str, vulnerable: bool, side: int) -> None:
    for strain in strains:
        for level, figure in enumerate(BELOW[strains, crosses], 1):
            for over in range(8 - level):
                made = deal(f"{'ph'[side]}{level}{strain}{crosses}{6 + level + over}")
                entries = list(rubber.score_entries(made, vulnerable=vulnerable))
                below = [entry for entry in entries if entry.below]
                # Overtricks add nothing below the line.
                assert [(entry.side, entry.points) for entry in below] == [(side, figure)]


@pytest.mark.parametrize(
    ("strains", "crosses", "first", "further"),
    [
        ("CD", "", 20, 20),
        ("CD", "x", 40, 40),
        ("CD", "xx", 80, 80),
        ("HS", "", 30, 30),
        ("HS", "x", 60, 60),
        ("HS", "xx", 120, 120),
        ("N", "", 40, 30),
        ("N", "x", 80, 60),
        ("N", "xx", 160, 120),
    ],
)
def test_points_of_an_odd_trick(strains: str, crosses: str, first: int, further: int) -> None:
    for strain in strains:
        for level in range(1, 8):
            contract = deal(f"p{level}{strain}{crosses}13").contract
            one_less = rubber.trick_points(contract, level - 1)
            assert rubber.trick_points(contract, level) - one_less == (first if level == 1 else further)


# Above the line


@pytest.mark.parametrize(
    ("strains", "crosses", "plain", "vulnerable"),
    [
        ("CD", "", 20, 20),
        ("HS", "", 30, 30),
        ("N", "", 30, 30),
        ("CDHSN", "x", 100, 200),
        ("CDHSN", "xx", 200, 400),
    ],
)
@either_side
def test_overtricks(strains: str, crosses: str, plain: int, vulnerable: int, side: int) -> None:
    for strain in strains:
        for over, title in enumerate(["one overtrick", "two overtricks", "three overtricks"], 1):
            made = deal(f"{'ph'[side]}1{strain}{crosses}{7 + over}")
            assert points(made, title, vulnerable=False) == [over * plain]
            assert points(made, title, vulnerable=True) == [over * vulnerable]
            reason = say("overtricks", count=over)
            entries = [entry for entry in rubber.score_entries(made, vulnerable=True) if entry.reason == reason]
            assert [(entry.side, entry.below) for entry in entries] == [(side, False)]


def test_a_contract_made_exactly_has_no_overtrick() -> None:
    titles = [english(entry.reason, "sheet") for entry in rubber.score_entries(deal("p2Hx8"), vulnerable=False)]
    assert titles == ["2♥ doubled", "insult"]


@pytest.mark.parametrize(("crosses", "insult"), [("", []), ("x", [50]), ("xx", [100])])
@vulnerable_or_not
def test_the_insult(crosses: str, insult: list[int], vulnerable: bool) -> None:
    assert points(deal(f"p1C{crosses}7"), "insult", vulnerable=vulnerable) == insult
    assert points(deal(f"h3N{crosses}11"), "insult", vulnerable=vulnerable) == insult
    # Only a contract that is made scores the insult.
    assert points(deal(f"p1C{crosses}6"), "insult", vulnerable=vulnerable) == []


@pytest.mark.parametrize("crosses", ["", "x", "xx"])
@pytest.mark.parametrize("strain", STRAINS)
def test_slams(strain: str, crosses: str) -> None:
    small, grand = deal(f"p6{strain}{crosses}12"), deal(f"p7{strain}{crosses}13")
    assert points(small, "small slam", vulnerable=False) == [500]
    assert points(small, "small slam", vulnerable=True) == [750]
    assert points(grand, "grand slam", vulnerable=False) == [1000]
    assert points(grand, "grand slam", vulnerable=True) == [1500]
    thirteen = deal(f"p6{strain}{crosses}13")  # a bid of six that takes all thirteen tricks
    assert points(thirteen, "small slam", vulnerable=False) == [500]
    for none in (thirteen, deal(f"p7{strain}{crosses}12"), deal(f"p5{strain}{crosses}13")):
        assert points(none, "grand slam", vulnerable=False) == []
    for none in (deal(f"p6{strain}{crosses}11"), deal(f"p5{strain}{crosses}13"), grand):
        assert points(none, "small slam", vulnerable=False) == []


UNDERTRICKS = {
    # (doubling, vulnerable): the points for one to thirteen undertricks
    ("", False): (50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650),
    ("", True): (100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300),
    ("x", False): (100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
    ("x", True): (200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800),
    ("xx", False): (200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000),
    ("xx", True): (400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600),
}

SEVERAL = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "13")
MISSING = ("one undertrick", *(f"{many} undertricks" for many in SEVERAL))


@pytest.mark.parametrize(("crosses", "vulnerable"), UNDERTRICKS)
@pytest.mark.parametrize("strain", STRAINS)
@either_side
def test_undertricks_go_to_the_other_side(crosses: str, vulnerable: bool, strain: str, side: int) -> None:
    other = {PLAYER: HOUSE, HOUSE: PLAYER}[side]
    figures = UNDERTRICKS[crosses, vulnerable]
    assert len(figures) == 13
    for missing, figure in enumerate(figures, 1):
        for level in range(1, 8):
            if 6 + level < missing:
                continue
            entries = list(
                rubber.score_entries(
                    deal(f"{'ph'[side]}{level}{strain}{crosses}{6 + level - missing}"), vulnerable=vulnerable
                )
            )
            assert entries == [ScoreEntry(other, figure, say("undertricks", count=missing))]
            assert english(entries[0].reason, "sheet") == MISSING[missing - 1]


# Honours


@pytest.mark.parametrize(
    ("held", "strain", "earned"),
    [
        ("Ac Kc Qc Jc Tc 8c", "C", 150),
        ("Ac Kc Qc Jc 9c 8c", "C", 100),
        ("Kc Qc Jc Tc 9c", "C", 100),
        ("Ac Qc Jc Tc", "C", 100),
        ("Ac Kc Jc Tc", "C", 100),
        ("Ac Kc Qc Tc", "C", 100),
        ("Ac Kc Qc 9c 8c 7c", "C", 0),
        ("Ac Kc Qc Jc Tc", "D", 0),  # clubs are not trumps
        ("Ac Kc Qc Jc Tc", "N", 0),
        ("Ac Ad Ah As", "N", 150),
        ("Ac Ad Ah As", "S", 0),
        ("Ac Ad Ah Ks", "N", 0),
        ("Ac Kc Qc Xc Xd", "C", 0),  # a joker is no honour
        ("Ac Ad Ah Xd", "N", 0),
        ("Ad Kd Qd Jd Td", "D", 150),
        ("Ah Kh Qh Jh Th", "H", 150),
        ("As Ks Qs Ts", "S", 100),
        ("", "N", 0),
    ],
)
def test_honours(held: str, strain: str, earned: int) -> None:
    assert rubber.honours(hand(held), STRAINS[strain]) == earned


@pytest.mark.parametrize("text", ["p1Cx7", "p1C5", "h1C7", "h2Cx6"])
@pytest.mark.parametrize("earned", [100, 150])
def test_honours_are_the_players_whoever_declares_and_whatever_comes_of_it(text: str, earned: int) -> None:
    entries = list(rubber.score_entries(deal(text, earned), vulnerable=False))
    assert entries[0] == ScoreEntry(PLAYER, earned, say("honours"))
    assert entries[1:] == list(rubber.score_entries(deal(text), vulnerable=False))


def hand(text: str) -> Pile:
    return bytes(map(notation.read_card, text.split()))
