"""Games by rules of a player's own: their names in links, what they are called, and which rules are refused."""

import random

import pytest
from hypothesis import given

from app.words.english import LANGUAGE
from engine.core.game import Status
from engine.core.saying import ReasonError
from engine.games.catalogue import CATALOGUE
from engine.games.own_game import OwnGame, read_own
from engine.games.rules_page import rules_page
from engine.play.safe_moves import safe_move
from engine.play.session import Session
from engine.rules.checks import ImpossibleRecordError
from engine.rules.record import Lock, Record, Runs
from engine.rules.record_text import UnreadableRecordError, changed, write_record
from engine.rules.recorded import Recorded
from engine.solving.solve import solve
from engine.words.language import Language
from support.english import english
from support.extent import amount
from support.invented import position_of
from support.random_records import records

ONE_CHANGE = 30  # characters of the name in a link if one rule is changed
ANY = 120  # for any rules


def is_own(record: Record) -> bool:
    """Return whether rules may be a player's own."""
    return not record.columns.at_once and (not record.reserve or record.reserve.lock is Lock.NONE)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("klondike~Tfa", "Klondike, house rules"),
        ("freecell~Cc6_0", "FreeCell, house rules"),
        ("tripeaks~Pc2", "TriPeaks, house rules"),
        ("spider~Tri", None),
    ],
)
def test_rules_are_called_after_the_game_that_was_changed(name: str, title: str | None) -> None:
    game = CATALOGUE.get(name)
    assert (game and english(game.title)) == title
    if game:
        assert game.link_id == name
        assert CATALOGUE[game.id] is not None and CATALOGUE[game.id].id == game.id


def test_the_same_rules_are_one_game_however_they_are_written() -> None:
    same = ("yukon~Tc1-2-3-4-5-6-7tr.Fr.SrN", "klondike~Tfk", "klondike-3~St1", "~" + text_of("klondike"))
    assert {CATALOGUE[name].id for name in same} == {"klondike"}
    assert CATALOGUE["freecell~Td8_0"] is CATALOGUE["freecell"]
    assert CATALOGUE["klondike~Cc"] is CATALOGUE["klondike"]
    freecell = CATALOGUE.records()["freecell"]
    other = changed(freecell, {"tableau": changed(freecell.columns, {"face_down": (0,) * 8})})
    assert CATALOGUE.id_of(other) == "freecell"
    two = ("klondike~Tfa", "klondike-3~St1.Tfa", CATALOGUE["klondike~Tfa"].id)
    assert len({CATALOGUE[name].id for name in two}) == 1


def recorded(name: str) -> Recorded:
    game = CATALOGUE[name]
    assert isinstance(game, Recorded)
    return game


def text_of(name: str) -> str:
    return write_record(recorded(name).record)


def test_a_game_of_a_link_is_saved_with_all_its_rules_and_shared_with_its_changes() -> None:
    session = Session.read("v1/klondike~Tfa/7/sw.sw", CATALOGUE)
    assert session.game.id == "~Tc1-2-3-4-5-6-7blatrfad0-1-2-3-4-5-6.Fr.SrN"
    assert session.link() == "v1/klondike~Tfa/7/sw.sw"
    assert Session.read(session.text(), CATALOGUE).text() == session.text()
    assert len("klondike~Tfa") <= ONE_CHANGE


@pytest.mark.parametrize(
    "name",
    [
        *("~", "klondike~", "klondike~Q", "klondike~Tfq", "klondike~T-", "klondike~Tc99_1", "klondike~Tc20_1-1"),
        *("no-game~Tfa", "golf-9~St2", "freecell~Cc11_0", "backbone~Ap1", "pyramid~Pr12.Ap2"),
    ],
)
def test_impossible_rules_are_refused_in_a_sentence(name: str) -> None:
    assert name not in CATALOGUE and CATALOGUE.get(name) is None
    with pytest.raises(ReasonError) as error:
        Session.read(f"v1/{name}/7", CATALOGUE)
    assert english(error.value.reason) == "No game can be played by the rules in this link."


@given(record=records())
def test_any_rules_go_into_a_link_and_have_a_table_and_a_page(record: Record) -> None:
    name = "~" + write_record(record)
    if not is_own(record):
        assert name not in CATALOGUE
        return
    game = CATALOGUE[name]
    assert len(game.link_id) <= ANY
    assert Session.read(f"v1/{game.link_id}/3", CATALOGUE).game.id == game.id
    if isinstance(game, OwnGame):
        assert CATALOGUE[game.id].id == game.id and write_record(game.record) == game.id[1:]
        assert set(game.layouts) == {"tall", "tall-top", "wide", "low"}
        assert "# " in page(game, LANGUAGE)
        assert isinstance(game.record.aim, Runs) == (game.words.scored == "runs")


def page(game: OwnGame, language: Language) -> str:
    return rules_page(game, language)


def test_no_mutated_name_crashes_or_fills_memory() -> None:
    chance = random.Random(5)
    names = [CATALOGUE[name].link_id for name in ("klondike~Tfa", "freecell~Cc6_0", "tripeaks~Pc2", "golf~Hbnn")]
    names += ["~" + text_of(name) for name in ("klondike", "spider", "canfield", "seahaven")]
    for _ in range(amount(300, 3_000, 200_000)):
        name = mutated(chance.choice(names), chance)
        listed, _, text = name.partition("~")
        try:
            read_own(text, CATALOGUE.records().get(listed))
        except (UnreadableRecordError, ImpossibleRecordError) as error:
            assert str(error)
            assert not listed or name not in CATALOGUE
    assert len(CATALOGUE._own) <= 100


def mutated(name: str, chance: random.Random) -> str:
    """Return the name with one to three signs changed, left out or added."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(name) + 1)
        put = chance.choice(["", *"~.-_0179TcPbfR"])
        name = name[:at] + put * chance.choice([1, 1, 5]) + name[chance.choice([at, at + 1]) :]
    return name


# Faults that rules of a player's own have shown


@pytest.mark.parametrize("name", ["klondike~Tbnn", "freecell~Tbna", "fan~Tbnn"])
def test_cards_that_need_each_other_are_no_endless_question(name: str) -> None:
    """Check that a search ends where columns are built up and down, so that two cards may lie on each other."""
    game = CATALOGUE[name]
    for number in range(1, 4):
        assert solve(game, game.start(number), 2_000).seen


def test_a_round_may_yet_be_dealt_if_cards_come_back_to_the_columns() -> None:
    """Check a position with six columns that have cards, and a foundation that can give one to the seventh."""
    game = recorded("klondike~Tfa.Sr0of")
    home = "".join(f"{rank}{{0}}" for rank in "A23456789TJ")
    homes = {f"f{number}": home.format(suit) for number, suit in enumerate("shdc", 1)}
    columns = {f"t{number}": card for number, card in enumerate(("Qs", "Ks", "Qh", "Kh", "Qd", "Kd"), 2)}
    position = position_of(game, **homes, **columns, s="~Qc~Kc")
    assert game.status(position) is Status.PLAYING
    assert list(game.moves(position))


def test_no_card_goes_home_by_itself_while_a_round_is_to_be_dealt() -> None:
    """Check that the last card of a column stays if each column needs a card for the next round."""
    game = recorded("klondike~Tfa.Sr0of")
    position = position_of(game, t1="As", t2="Kd", t3="Kh", t4="Kc", t5="Ks", t6="Qd", t7="Qh", s="~Qc~Qs")
    assert safe_move(game, position) is None


@pytest.mark.parametrize(
    "name", ["black-hole~Hf99", "black-hole~Hf56", "black-hole~Hf3", "golf~HbnnX99", "golf~Hb-", "~Pr99c99.V"]
)
def test_impossible_cards_and_endless_peaks_are_refused(name: str) -> None:
    assert name not in CATALOGUE


def test_an_id_that_could_not_be_read_again_is_refused() -> None:
    columns = "-".join("61" * 10)
    assert f"klondike~Tc{columns}d{'-'.join('50' * 10)}gWTRWWW.Cc{'-'.join('10' * 5)}.St2r99.Ap2" not in CATALOGUE


def test_what_was_changed_is_said_once_and_after_the_right_game() -> None:
    said = english(CATALOGUE["klondike~St2"].family_title, "sentence")
    assert said == "Turn the stock two cards at a time. Only the last of them is free."
    assert english(CATALOGUE["freecell~Tbls"].title) == "FreeCell, house rules"
    for name in CATALOGUE.records():
        for rule in CATALOGUE.changes(CATALOGUE[name]):
            for choice in rule.choices:
                game = CATALOGUE[CATALOGUE.id_of(choice.record)]
                sentences = english(game.family_title, "sentence").rstrip(".").split(". ")
                assert len(sentences) == len(set(sentences)), game.link_id
