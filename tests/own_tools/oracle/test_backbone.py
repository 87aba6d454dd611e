"""Check the oracle of Backbone, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle import backbone as oracle
from oracle.backbone import RULE_SETS, SPOTS, deal, deal_shape, legal_moves, lost, play, won

BACKBONE = "backbone"
TRADITIONAL = "backbone-traditional"
AISLERIOT = "backbone-aisleriot"

# Eight kings: no card can be built on another, and no rib is empty.
KINGS = {"t1": "Kc", "t2": "Kd", "t3": "Kh", "t4": "Ks", "t5": "KC", "t6": "KD", "t7": "KH", "t8": "KS"}

FIRST_PACK = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
SECOND_PACK = [card[0] + card[1].upper() for card in FIRST_PACK]


def at(redeals: int = 0, **piles: str) -> str:
    """Return the position with these piles; ribs not given hold kings."""
    named = KINGS | piles
    return ".".join([*[named.get(spot, "") for spot in SPOTS], str(redeals)])


def pile(position: str, spot: str) -> str:
    return position.split(".")[[*SPOTS, "p"].index(spot)]


def with_first(*first: str) -> list[str]:
    """Return both packs: `first`, then the other cards without aces and kings, then the aces and kings."""
    rest = [card for card in FIRST_PACK + SECOND_PACK if card not in first]
    plain = [card for card in rest if card[0] not in "AK"]
    return [*first, *plain, *[card for card in rest if card[0] in "AK"]]


# ---------------------------------------------------------------- foundations and ribs


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_an_ace_starts_either_foundation_of_its_suit_and_no_other(rule_set: str) -> None:
    assert legal_moves(rule_set, at(1, c="AH")) == {"cf2", "cf6"}
    assert legal_moves(rule_set, at(1, c="AH", f2="Ah")) == {"cf6"}
    assert legal_moves(rule_set, at(1, c="2h")) == set()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_foundations_go_up_in_suit_whatever_the_pack(rule_set: str) -> None:
    start = at(1, c="3S", f1="As2S", f5="AS")
    assert legal_moves(rule_set, start) == {"cf1"}
    assert play(rule_set, start, "cf1") == at(1, f1="As2S3S", f5="AS")
    assert legal_moves(rule_set, at(1, c="3S", f1="As2S", f5="AS2s")) == {"cf1", "cf5"}
    assert legal_moves(rule_set, at(1, c="3d", f1="As2S")) == set()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_ribs_build_down_in_suit_without_wrapping(rule_set: str) -> None:
    assert legal_moves(rule_set, at(1, c="8D", t1="9d", t2="9h", t3="7d")) == {"ct1"}
    # A king does not go on an ace; an ace may go on a two.
    assert legal_moves(rule_set, at(1, c="Kd", t1="Ad", f3="AD", f7="AD")) == set()
    assert legal_moves(rule_set, at(1, c="AD", t1="2d", f3="Ad2D", f7="Ad2D")) == {"ct1"}


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_one_card_moves_at_a_time_and_foundations_keep_theirs(rule_set: str) -> None:
    start = at(1, t1="9h8h", t2="TH", t3="9H", f2="Ah2h")
    assert legal_moves(rule_set, start) == {"t1t3", "t3t2"}
    assert play(rule_set, start, "t1t3") == at(1, t1="9h", t2="TH", t3="9H8h", f2="Ah2h")
    assert legal_moves(rule_set, at(1, t1="3h", f2="Ah2h", t2="4h")) == {"t1f2", "t1t2"}


# ---------------------------------------------------------------- spine


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_the_coccyx_blocks_both_columns(rule_set: str) -> None:
    ribs = {"t1": "9h", "t2": "6s", "t3": "Jd"}
    blocked = at(1, l="2c8h", r="3c5s", c="Td", **ribs)
    assert legal_moves(rule_set, blocked) == {"ct3"}
    opened = play(rule_set, blocked, "ct3")
    assert legal_moves(rule_set, opened) == {"lt1", "rt2"}
    # The columns are independent: the right one is free although the left one is empty.
    assert legal_moves(rule_set, at(1, r="3c5s", **ribs)) == {"rt2"}


# ---------------------------------------------------------------- stock and waste


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_turning_takes_the_last_card_and_shows_it(rule_set: str) -> None:
    start = at(s="~2c~3d~4h", w="5s")
    assert legal_moves(rule_set, start) == {"sw"}
    assert play(rule_set, start, "sw") == at(s="~2c~3d", w="5s4h")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_one_redeal_turns_the_cards_in_the_same_order(rule_set: str) -> None:
    position = at(s="~2c~3d~4h")
    for _ in range(3):
        position = play(rule_set, position, "sw")
    assert position == at(w="4h3d2c")
    assert legal_moves(rule_set, position) == {"ws"}
    position = play(rule_set, position, "ws")
    assert position == at(1, s="~2c~3d~4h")
    for _ in range(3):
        position = play(rule_set, position, "sw")
    assert position == at(1, w="4h3d2c")
    assert legal_moves(rule_set, position) == set()
    # With stock and waste empty there is no redeal, and none while the stock has cards.
    assert legal_moves(rule_set, at()) == set()
    assert "ws" not in legal_moves(rule_set, at(s="~2c", w="3d"))


# ---------------------------------------------------------------- spaces


def test_backbone_fills_a_space_with_any_available_card() -> None:
    start = at(l="2c", r="3c", c="4c", t8="", s="~5c~6d", w="7s8s")
    ribs = {f"t{n}t8" for n in range(1, 8)}
    assert legal_moves(BACKBONE, start) == {"ct8", "sw", "st8", "wt8"} | ribs
    assert play(BACKBONE, start, "st8") == at(l="2c", r="3c", c="4c", t8="6d", s="~5c", w="7s8s")
    assert legal_moves(BACKBONE, at(l="2c", r="3c", t8="")) == {"lt8", "rt8"} | ribs
    # A card that is alone in its rib may move, too; its rib is then the space.
    assert play(BACKBONE, at(t8=""), "t1t8") == at(t1="", t8="Kc")


def test_aisleriot_fills_a_space_from_waste_and_ribs_only() -> None:
    start = at(l="2c", r="3c", c="4c", t8="", s="~5c~6d", w="7s8s")
    ribs = {f"t{n}t8" for n in range(1, 8)}
    assert legal_moves(AISLERIOT, start) == {"sw", "wt8"} | ribs
    assert legal_moves(AISLERIOT, at(l="2c", r="3c", t8="")) == ribs


def test_traditional_fills_a_space_at_once_from_waste_or_stock() -> None:
    # 8h could go to 9h, and Ah to a foundation, but both spaces have to be filled first.
    start = at(c="8h", t1="9h", t2="Ah", t7="", t8="", s="~5c~6d", w="7s8s")
    assert legal_moves(TRADITIONAL, start) == {"wt7", "wt8", "st7", "st8"}
    after = play(TRADITIONAL, start, "st8")
    assert after == at(c="8h", t1="9h", t2="Ah", t7="", t8="6d", s="~5c", w="7s8s")
    assert legal_moves(TRADITIONAL, after) == {"wt7", "st7"}
    # With both filled, all other moves are legal again, such as 7s on the 8s just moved.
    assert legal_moves(TRADITIONAL, play(TRADITIONAL, after, "wt7")) == {"ct1", "t2f2", "t2f6", "wt7", "sw"}


def test_traditional_space_comes_before_the_redeal_and_stays_when_nothing_is_left() -> None:
    assert legal_moves(TRADITIONAL, at(t8="", w="7s8s")) == {"wt8"}
    # In the other rule sets the redeal is legal, too.
    assert "ws" in legal_moves(BACKBONE, at(t8="", w="7s8s"))
    assert "ws" in legal_moves(AISLERIOT, at(t8="", w="7s8s"))
    assert legal_moves(TRADITIONAL, at(t8="", s="~7s")) == {"st8"}
    # With stock and waste empty, play goes on with the space open.
    assert legal_moves(TRADITIONAL, at(c="8h", t1="9h", t8="", l="2c")) == {"ct1"}


def test_traditional_ace_from_the_stock_goes_home_by_itself() -> None:
    start = at(s="~2c~AH", w="7s")
    assert play(TRADITIONAL, start, "sw") == at(s="~2c", w="7s", f2="AH")
    assert play(TRADITIONAL, at(s="~2c~AH", f2="Ah"), "sw") == at(s="~2c", f2="Ah", f6="AH")
    # In the other rule sets the ace stays on the waste until the player moves it.
    assert play(BACKBONE, start, "sw") == play(AISLERIOT, start, "sw") == at(s="~2c", w="7sAH")


def test_traditional_ace_turned_for_a_space_leaves_the_space_to_fill() -> None:
    after = play(TRADITIONAL, at(t8="", s="~2c~As"), "st8")
    assert after == at(t8="", s="~2c", f1="As")
    assert legal_moves(TRADITIONAL, after) == {"st8"}
    # In Backbone the ace fills the space as any card does.
    assert play(BACKBONE, at(t8="", s="~2c~As"), "st8") == at(t8="As", s="~2c")


def test_an_illegal_move_and_a_broken_text_are_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play(BACKBONE, at(s="~2c"), "ws")
    with pytest.raises(ValueError, match="pieces"):
        legal_moves(BACKBONE, "Ah")
    with pytest.raises(ValueError, match="not a card"):
        legal_moves(BACKBONE, at(w="1h"))
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("spine", at())


# ---------------------------------------------------------------- the end


def test_won_is_104_cards_home() -> None:
    home = {f"f{n}": "".join(rank + "shdcSHDC"[n - 1] for rank in "A23456789TJQK") for n in range(1, 9)}
    nothing = dict.fromkeys(KINGS, "")
    nearly = at(0, **home | nothing | {"f8": home["f8"][:-2], "t1": "KC"})
    for rule_set in RULE_SETS:
        assert won(rule_set, at(0, **home | nothing))
        assert not won(rule_set, nearly)
        assert not lost(rule_set, nearly)
        assert won(rule_set, play(rule_set, nearly, "t1f8"))
        assert not lost(rule_set, at(0, **home | nothing))
        assert legal_moves(rule_set, at(0, **home | nothing)) == set()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_lost_only_when_stock_passes_and_progress_are_gone(rule_set: str) -> None:
    assert lost(rule_set, at(1, c="5c", w="7s"))
    assert not lost(rule_set, at(0, c="5c", w="7s"))
    assert not lost(rule_set, at(1, c="5c", s="~7s"))
    assert not lost(rule_set, at(1, c="5c", t1="6c"))
    assert not lost(rule_set, at(1, c="5c", w="7s", t1="8S"))
    # 8h can only move between the two nines, for ever.
    assert lost(rule_set, at(1, c="5c", t1="9h8h", t2="9H"))
    # Moving 8h uncovers a nine that goes to a foundation.
    assert not lost(rule_set, at(1, c="5c", t1="9h8h", t2="9H", f2="Ah2h3h4h5h6h7h8H"))
    # Moving 8h gives no card a place at once. It uncovers 7c, which takes 6c, which uncovers the 2d for its
    # foundation.
    assert not lost(rule_set, at(1, c="5d", t1="7c8h", t2="9H", t3="2d6c", f3="Ad"))


def test_lost_depends_on_who_may_fill_a_space() -> None:
    stuck_coccyx = at(1, c="5c", t8="")
    assert not lost(BACKBONE, stuck_coccyx)
    assert lost(AISLERIOT, stuck_coccyx.replace("Kc", "").replace("Kd", "").replace("KC", ""))
    assert lost(TRADITIONAL, stuck_coccyx)
    # 9c can move into the space; then 5h goes to its foundation.
    step_aside = at(1, c="5c", t1="5h9c", t8="", f2="Ah2h3h4h")
    assert not lost(AISLERIOT, step_aside)
    assert lost(TRADITIONAL, step_aside)


def test_lost_gives_up_beyond_its_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle, "LOST_CAP", 50)
    with pytest.raises(RuntimeError, match="more than 50"):
        lost(AISLERIOT, at(1, c="5c", t7="", t8=""))


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize(("rule_set", "length"), [(BACKBONE, 11), (TRADITIONAL, 10), (AISLERIOT, 9)])
def test_deal_order(rule_set: str, length: int) -> None:
    cards = with_first()
    start = deal(rule_set, cards)
    assert pile(start, "l") == "".join(cards[0 : 2 * length : 2])
    assert pile(start, "r") == "".join(cards[1 : 2 * length : 2])
    assert pile(start, "c") == cards[2 * length]
    for n in range(8):
        assert pile(start, f"t{n + 1}") == cards[2 * length + 1 + n]
    assert pile(start, "s").endswith("~" + cards[2 * length + 9])
    assert pile(start, "s").startswith("~" + cards[103])
    # Two packs given as two lists are dealt one after the other.
    assert deal(rule_set, [cards[:52], cards[52:]]) == start


def test_deal_sends_aces_home_and_replaces_kings_as_coccyx() -> None:
    plain = [card for card in with_first() if card[0] not in "AK"]
    spine = plain[:22]
    cards = with_first(*spine[:5], "AH", "Ah", *spine[5:], "KS", "As", "Kc", "9S", "Kd", "Ac")
    start = deal(BACKBONE, cards)
    assert pile(start, "l") == "".join(spine[0::2])
    assert pile(start, "r") == "".join(spine[1::2])
    assert pile(start, "c") == "9S"
    # In the ribs a king stays, and an ace goes to its foundation.
    assert pile(start, "t1") == "Kd"
    assert pile(start, "t2")[0] not in "AK"
    assert [pile(start, f"f{n}") for n in range(1, 9)] == ["As", "AH", "", "Ac", "", "Ah", "", ""]
    # The king replaced last comes last in the stock.
    assert pile(start, "s").startswith("~Kc~KS")
    deal_shape(BACKBONE, start)


def test_aisleriot_deals_aces_and_kings_as_they_come() -> None:
    plain = [card for card in with_first() if card[0] not in "AK"]
    start = deal(AISLERIOT, with_first("Ah", *plain[:17], "Kc", "AD"))
    assert pile(start, "l").startswith("Ah")
    assert pile(start, "c") == "Kc"
    assert pile(start, "t1") == "AD"
    deal_shape(AISLERIOT, start)


def test_deal_shape_accepts_every_deal_and_refuses_broken_ones() -> None:
    chance = random.Random(1)
    for rule_set in RULE_SETS:
        for _ in range(200):
            first, second = FIRST_PACK.copy(), SECOND_PACK.copy()
            chance.shuffle(first)
            chance.shuffle(second)
            both = first + second
            if rule_set != TRADITIONAL:
                chance.shuffle(both)
            start = deal(rule_set, both)
            deal_shape(rule_set, start)
            for other in RULE_SETS:
                if other != rule_set:
                    with pytest.raises(AssertionError):
                        deal_shape(other, start)
            with pytest.raises(AssertionError):
                deal_shape(rule_set, play(BACKBONE, start, "sw"))
            with pytest.raises(AssertionError):
                deal_shape(rule_set, start.replace("~", "", 1))
            with pytest.raises(AssertionError):
                deal_shape(rule_set, start[:-1] + "1")


def test_traditional_deal_keeps_the_packs_apart() -> None:
    # Three kings in a row are replaced as coccyx, and lie in the stock below the second pack.
    plain = [card for card in FIRST_PACK if card[0] not in "AK"]
    first = [*plain[:20], "Kd", "Kc", "Kh", *plain[20:], "Ks", "Ac", "Ad", "Ah", "As"]
    start = deal(TRADITIONAL, [first, SECOND_PACK])
    deal_shape(TRADITIONAL, start)
    assert pile(start, "c") == plain[20]
    assert pile(start, "s").startswith("~Kh~Kc~Kd~KS")
    with pytest.raises(AssertionError, match="second pack"):
        deal_shape(TRADITIONAL, start.replace("~2C", "~xx").replace("~As", "~2C").replace("~xx", "~As"))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_games_at_random_keep_104_cards_and_the_piles_in_order(rule_set: str) -> None:
    chance = random.Random(2)
    for _ in range(5):
        first, second = FIRST_PACK.copy(), SECOND_PACK.copy()
        chance.shuffle(first)
        chance.shuffle(second)
        cards = first + second
        if rule_set != TRADITIONAL:
            chance.shuffle(cards)
        position = deal(rule_set, cards)
        for _ in range(300):
            moves = sorted(legal_moves(rule_set, position))
            if not moves:
                break
            position = play(rule_set, position, chance.choice(moves))
            piles, _redeals = oracle.read_position(position)
            held = [card.removeprefix("~") for spot in SPOTS for card in piles[spot]]
            assert sorted(held) == sorted(cards)
            for spot, foundation_suit in oracle.FOUNDATION_SUITS.items():
                assert "".join(map(oracle.rank, piles[spot])) == "A23456789TJQK"[: len(piles[spot])]
                assert all(oracle.suit(card) == foundation_suit for card in piles[spot])
            for spot in SPOTS:
                assert all(card.startswith("~") == (spot == "s") for card in piles[spot])
