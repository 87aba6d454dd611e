"""The score of rubber bridge: every row of its tables in figures, and the sheet computed from the deals."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Pile
from engine.core.game import counter_pile, counter_value
from engine.core.saying import say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal, ScoreEntry, ScoreSheet
from engine.games.bridge.tricks import CALL_TEXTS, NO_TRUMP, Bid, bid_numbered
from engine.play import notation
from support.english import english

STRAINS = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES, "N": NO_TRUMP}
vulnerable_or_not = pytest.mark.parametrize("vulnerable", [False, True])
either_side = pytest.mark.parametrize("side", [PLAYER, HOUSE])


def deal(text: str, honours: int = 0) -> ScoredDeal:
    """Return a deal from its short form: "p1Cx7" is one club doubled by the player, seven tricks taken."""
    side, level, strain, crosses, taken = re.fullmatch(r"([ph])(\d)([CDHSN])(x*)(\d+)", text).groups()  # type: ignore[union-attr]
    bid = Bid(int(level), STRAINS[strain])
    return ScoredDeal(Contract(bid, "ph".index(side), len(crosses), honours), int(taken))


def hand(text: str) -> Pile:
    return bytes(map(notation.read_card, text.split()))


def points(scored: ScoredDeal, what: str, *, vulnerable: bool) -> list[int]:
    """Return the points of a deal for one reason."""
    entries = rubber.score_entries(scored, vulnerable=vulnerable)
    return [entry.points for entry in entries if english(entry.reason, "sheet") == what]


def sheet(*texts: str) -> ScoreSheet:
    return rubber.score_sheet(tuple(map(deal, texts)))


# Below the line

BELOW = {
    # strains, doubling: the points of a contract at each level from one to seven
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
                assert [(entry.side, entry.points) for entry in below] == [(side, figure)]  # overtricks add none


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
    assert points(deal(f"p1C{crosses}6"), "insult", vulnerable=vulnerable) == []  # only for one that is made


@pytest.mark.parametrize("crosses", ["", "x", "xx"])
@pytest.mark.parametrize("strain", STRAINS)
def test_slams(strain: str, crosses: str) -> None:
    small, grand = deal(f"p6{strain}{crosses}12"), deal(f"p7{strain}{crosses}13")
    assert points(small, "small slam", vulnerable=False) == [500]
    assert points(small, "small slam", vulnerable=True) == [750]
    assert points(grand, "grand slam", vulnerable=False) == [1000]
    assert points(grand, "grand slam", vulnerable=True) == [1500]
    thirteen = deal(f"p6{strain}{crosses}13")  # bid six, took all
    assert points(thirteen, "small slam", vulnerable=False) == [500]
    for none in (thirteen, deal(f"p7{strain}{crosses}12"), deal(f"p5{strain}{crosses}13")):
        assert points(none, "grand slam", vulnerable=False) == []
    for none in (deal(f"p6{strain}{crosses}11"), deal(f"p5{strain}{crosses}13"), grand):
        assert points(none, "small slam", vulnerable=False) == []


UNDERTRICKS = {
    # doubling, vulnerable: the points for one to thirteen tricks missing
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
        ("Ac Kc Qc Jc Tc", "D", 0),  # not trumps
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


def test_the_first_example_of_the_source() -> None:
    example = deal("p1Cx7", 150)
    assert list(rubber.score_entries(example, vulnerable=False)) == [
        ScoreEntry(PLAYER, 150, say("honours")),
        ScoreEntry(PLAYER, 40, example.contract.name, below=True),
        ScoreEntry(PLAYER, 50, say("insult")),
    ]
    assert rubber.score_sheet((example,)).totals == (240, 0)
    assert rubber.score_sheet((example,)).part_scores == (40, 0)


# How a deal is told


@pytest.mark.parametrize(
    ("text", "outcome", "made"),
    [
        ("p1C7", "made", True),
        ("p1C8", "made with one overtrick", True),
        ("h2H11", "made with three overtricks", True),
        ("p4S9", "down one", False),
        ("p7N3", "down ten", False),
        ("p7N0", "down 13", False),
    ],
)
def test_the_outcome_of_a_deal_in_words(text: str, outcome: str, made: bool) -> None:
    assert (english(deal(text).outcome), deal(text).made) == (outcome, made)


def test_a_contract_in_signs_and_words() -> None:
    contracts = [deal(text).contract for text in ("p1C7", "p1Cx7", "h3Nxx7")]
    assert [english(contract.name, "sign") for contract in contracts] == ["1♣", "1♣ doubled", "3NT redoubled"]
    assert [english(contract.name) for contract in contracts] == [
        "one club",
        "one club doubled",
        "three no trump redoubled",
    ]
    assert [contract.needed for contract in contracts] == [7, 7, 9]


# The sheet


def test_nothing_is_on_an_empty_sheet() -> None:
    empty = rubber.score_sheet(())
    assert empty == ScoreSheet((), ((),), (0, 0), (0, 0), (0, 0))
    assert (
        not empty.over and not empty.vulnerable(PLAYER) and not empty.vulnerable(HOUSE) and empty.difference == 0
    )


def test_part_scores_of_several_deals_make_a_game() -> None:
    assert sheet("p2H8").part_scores == (60, 0) and sheet("p2H8").games_won == (0, 0)
    won = sheet("p2H8", "p2C8")  # 60 and 40
    assert (won.games_won, won.part_scores, won.totals) == ((1, 0), (0, 0), (100, 0))
    assert [[entry.points for entry in game] for game in won.games] == [[60, 40], []]
    short = sheet("p2H8", "p1H7")  # 90 is no game
    assert (short.games_won, short.part_scores) == ((0, 0), (90, 0))


def test_points_above_the_line_make_no_game() -> None:
    assert sheet("p1C13").games_won == (0, 0)  # 20 below, 120 above
    assert sheet("p1C13").totals == (140, 0)
    assert sheet("h7N0", "p1Cxx13").part_scores == (80, 0)


@pytest.mark.parametrize("text", ["3N9", "4H10", "4S10", "5C11", "5D11", "2Sx8", "3Cx9", "2Nx8", "1Hxx7", "1Nxx7"])
@either_side
def test_contracts_that_are_a_game_by_themselves(text: str, side: int) -> None:
    won = sheet(f"{'ph'[side]}{text}")
    assert won.games_won == ((1, 0) if side == PLAYER else (0, 1))


@pytest.mark.parametrize("text", ["2N8", "3H9", "3S9", "4C10", "4D10", "1Nx7", "1Sx7", "2Cx8", "1Cxx7", "1Dxx7"])
def test_contracts_that_are_not(text: str) -> None:
    assert sheet(f"p{text}").games_won == (0, 0)


def test_a_game_begins_both_part_scores_anew() -> None:
    before = sheet("p2H8", "h3C9")
    assert before.part_scores == (60, 60)
    after = sheet("p2H8", "h3C9", "h2S8")  # the house makes game, and the sixty of the player are of no more use
    assert (after.part_scores, after.games_won) == ((0, 0), (0, 1))
    assert sheet("p2H8", "h3C9", "h2S8", "p2C8").games_won == (0, 1)  # 60 and 40 are not of one game
    assert after.totals == (60, 120)  # but they count


def test_what_is_more_than_a_hundred_is_not_carried_over() -> None:
    assert sheet("p4H10").part_scores == (0, 0)
    assert sheet("p4H10", "p3H9").games_won == (1, 0)


def test_a_side_with_a_game_is_vulnerable() -> None:
    one = sheet("p3N9")
    assert one.vulnerable(PLAYER) and not one.vulnerable(HOUSE)
    both = sheet("p3N9", "h3N9")
    assert both.vulnerable(PLAYER) and both.vulnerable(HOUSE)
    assert sheet("p3N9", "p1C6").totals == (100, 100)  # vulnerable
    assert sheet("p3N9", "h1C6").totals == (150, 0)  # not
    assert sheet("h3N9", "h1Cx6").totals == (200, 100)
    assert sheet("h3N9", "p1Cx6").totals == (0, 200)


def test_vulnerability_is_that_before_the_deal() -> None:
    # the grand slam wins the first game, and counts as one of a side that had none: 220, 1000
    assert sheet("p7N13").totals == (1220, 0)
    assert sheet("p3N9", "h7N13").totals == (100, 1220)
    # 2 doubled makes a game: its overtrick is 100, not 200
    assert sheet("p2Hx9").totals == (120 + 100 + 50, 0)


def test_the_rubber_earns_seven_hundred_in_two_games() -> None:
    won = sheet("p3N9", "p4S10")
    assert won.over and won.games_won == (2, 0)
    assert won.above == (ScoreEntry(PLAYER, 700, say("rubber-bonus")),)
    assert won.totals == (100 + 120 + 700, 0) and won.difference == 920
    lost = sheet("h3N9", "h4S10")
    assert lost.over and lost.totals == (0, 920) and lost.difference == -920


def test_and_five_hundred_in_three() -> None:
    won = sheet("p3N9", "h5C11", "p5D11")
    assert won.over and won.games_won == (2, 1)
    assert won.above == (ScoreEntry(PLAYER, 500, say("rubber-bonus")),)
    assert won.totals == (700, 100)
    lost = sheet("p3N9", "h5C11", "h5D11")
    assert lost.games_won == (1, 2) and lost.totals == (100, 700)


def test_the_last_game_is_the_last_on_the_sheet() -> None:
    won = sheet("p3N9", "h5C11", "p5D11")
    assert [[(entry.side, entry.points) for entry in game] for game in won.games] == [
        [(PLAYER, 100)],
        [(HOUSE, 100)],
        [(PLAYER, 100)],
    ]


def test_a_part_score_does_not_hinder_seven_hundred() -> None:
    assert sheet("h2H8", "p3N9", "h2H8", "p3N9").totals == (900, 120)


def test_a_long_rubber_in_figures() -> None:
    rubber_played = (
        deal("p1Cx7", 150),  # 40 below; 150, 50
        deal("h2H9"),  # 60 below; 30
        deal("p3N7"),  # 100 to the house
        deal("p2H8"),  # 60 below: game
        deal("h6Sx12", 100),  # 360 below: game; 50, 500; 100 to the player
        deal("p2Dxx5"),  # down three, vulnerable and redoubled: 1600
        deal("h1Nx4"),  # down three, vulnerable and doubled: 800
        deal("p1Hx10"),  # 60 below; three at 200, 50
        deal("h1Sxx9"),  # 120 below: game and rubber; two at 400, 100, 500
    )
    sheets = [rubber.score_sheet(rubber_played[:count]).totals for count in range(10)]
    assert sheets == [
        (0, 0),
        (240, 0),
        (240, 90),
        (240, 190),
        (300, 190),
        (400, 1100),
        (400, 2700),
        (1200, 2700),
        (1910, 2700),
        (1910, 4220),
    ]
    end = rubber.score_sheet(rubber_played)
    assert end.over and end.games_won == (1, 2) and end.difference == -2310


# Kept as numbers and as text


def any_contract(chance: random.Random) -> Contract:
    bid = bid_numbered(chance.randint(1, 35))
    return Contract(bid, chance.randint(0, 1), chance.randint(0, 2), chance.choice([0, 100, 150]))


@st.composite
def rubbers(draw: st.DrawFn) -> tuple[ScoredDeal, ...]:
    """Return a random sequence of deals."""
    chance = draw(st.randoms(use_true_random=False))
    return tuple(ScoredDeal(any_contract(chance), chance.randint(0, 13)) for _ in range(draw(st.integers(0, 12))))


@given(deals=rubbers())
def test_a_rubber_is_the_same_when_read_again(deals: tuple[ScoredDeal, ...]) -> None:
    record = rubber.record_deals(deals)
    assert len(record) == 3 * len(deals)
    assert rubber.deals_in_record(record) == deals
    assert rubber.deals_in_record(b"\0\0" + record) == deals
    # as the number that stands in a position
    assert rubber.deals_in_record(counter_pile(counter_value(record))) == deals


def test_the_bytes_of_a_record() -> None:
    record = rubber.record_deals([deal("p1Cx7", 150), deal("h7Nxx13"), deal("p1N0", 100)])
    assert list(record) == [1, 16 + 7, 3, 35 + 64, 32 + 13, 0, 5, 0, 2]
    assert rubber.record_deals([]) == b"" and rubber.deals_in_record(b"") == rubber.deals_in_record(b"\0") == ()


@pytest.mark.parametrize(
    ("text", "honours", "number"),
    [
        ("p1C7", 0, 1),
        ("p7N7", 0, 35),
        ("h1C7", 0, 65),
        ("p1Cx7", 0, 129),
        ("p1Cxx7", 0, 257),
        ("p1C7", 100, 1025),
        ("p1Cx7", 150, 1 + 128 + 1536),
        ("h7Nxx7", 150, 35 + 64 + 256 + 1536),
    ],
)
def test_a_contract_as_a_number(text: str, honours: int, number: int) -> None:
    contract = deal(text, honours).contract
    assert contract.number == number
    assert rubber.contract_numbered(number) == contract


def test_every_contract_has_a_number_of_its_own_and_none_is_nothing() -> None:
    contracts = [
        Contract(bid_numbered(bid), side, doubled, honours)
        for bid in range(1, 36)
        for side in (0, 1)
        for doubled in (0, 1, 2)
        for honours in (0, 100, 150)
    ]
    numbers = [contract.number for contract in contracts]
    assert len(set(numbers)) == len(contracts) and 0 not in numbers
    assert [rubber.contract_numbered(number) for number in numbers] == contracts
    assert rubber.contract_numbered(0) is None


@given(deals=rubbers())
def test_a_rubber_in_the_ledgers_text_is_read_again(deals: tuple[ScoredDeal, ...]) -> None:
    assert rubber.deals_in_text("+".join(map(rubber.deal_text, deals))) == deals


def test_the_ledgers_text() -> None:
    texts = ["p1Cx7", "h7Nxx13", "p3H0", "h2S10"]
    assert [rubber.deal_text(deal(text)) for text in texts] == texts
    assert rubber.deals_in_text("") == ()
    assert rubber.deals_in_text("2026-11-21 bridge 4711 won p1Cx7+h7Nxx13 12:40") == (
        deal("p1Cx7"),
        deal("h7Nxx13"),
    )
    held = rubber.deals_in_text("p1C7!+h2Hx8!!+p3N9 ahead")
    assert [one.contract.honours for one in held] == [100, 150, 0]
    assert "+".join(map(rubber.deal_text, held)) == "p1C7!+h2Hx8!!+p3N9"
    assert rubber.deals_in_text("p8C7 q1C7 p1Cxxx7 p1C14 p0C7 p1P7 xp1C7") == ()


def test_calls_in_the_text_are_those_of_the_bidding() -> None:
    for number, text in enumerate(CALL_TEXTS):
        if number:
            assert rubber.deals_in_text(f"h{text}x5")[0].contract.bid == bid_numbered(number)
