"""What a link or a number puts on the table, and what happens to the game that was there."""

from app.state.table import Table
from support.english import english, message
from support.tables import turn


def test_a_bad_link_or_number_changes_nothing(here: Table) -> None:
    turn(here)
    before = here.session.text()
    changes = [*map(here.open, ("v1/backbone/1/t1t8", "%%%")), *map(here.deal_numbered, "0x")]
    for change in changes:
        assert change.refused
        assert english(change.said).endswith(".")
    assert here.session.text() == before
    assert len(here.history.entries) == 1


def test_a_link_of_hostile_length_is_not_even_read(here: Table) -> None:
    for text in ("sw." * 70_000, ".".join(["sw"] * 2_001), "(" * 100_000):
        assert english(here.open(f"v1/backbone/1/{text}").said) == message("link-too-long")


def test_a_game_in_progress_waits_until_a_move_is_made_in_the_deal_of_a_link(here: Table) -> None:
    """Earlier, opening a link already counted the game in progress as lost."""
    turn(here)
    text = here.session.text()
    here.open("v1/backbone/77")
    assert here.results == ()
    assert english(here.choose_game("backbone").said) == "Backbone, deal 77"
    here.undo()
    assert (here.session.text(), here.results) == (text, ())
    here.redo()
    turn(here)
    assert [result.number for result in here.book.results] == [1]


def test_a_game_in_progress_waits_while_games_from_links_with_moves_are_played(here: Table) -> None:
    turn(here)
    here.open("v1/backbone/77/sw")
    turn(here)
    assert here.results == ()
    assert sum(not entry.is_abandoned for entry in here.history.entries) == 2


def test_no_number_of_links_pushes_a_game_in_progress_out(here: Table) -> None:
    turn(here)
    for number in range(2, 40):
        here.open(f"v1/backbone/{number}")
        here.open(f"v1/backbone-aisleriot/{number}/sw")
    assert here.history.entries[0].token == "first"
    assert not here.history.entries[0].is_abandoned
    assert len(here.history.entries) == 2
    assert here.results == ()


def test_undo_never_leads_from_a_link_to_a_game_that_only_another_link_has_played(here: Table) -> None:
    turn(here)
    here.open("v1/backbone-traditional/5/sw.sw")
    here.open("v1/backbone-aisleriot/7")
    here.undo()
    assert here.history.entry.token == "first"
    here.open("v1/backbone-traditional/5/sw.sw")
    turn(here)
    here.open("v1/backbone-aisleriot/7")
    here.undo()
    assert here.session.text() == "v1/backbone-traditional/5/sw.sw.sw"


def test_a_link_to_a_deal_in_progress_leads_to_the_game(here: Table) -> None:
    turn(here)
    text = here.session.text()
    here.choose_game("klondike")
    assert english(here.open("v1/backbone/1").said) == "Backbone, deal 1, 1 move"
    assert here.session.text() == text
    assert english(here.open("v1/backbone/1").said) == "Backbone, deal 1, 1 move"
    assert here.history.entry.token == "first"


def test_undo_after_a_link_leads_to_no_deal_that_was_not_played(here: Table) -> None:
    here.open("v1/klondike/77")
    assert not here.history.can_undo()
    assert here.undo().refused
    turn(here)
    here.choose_game("klondike-3")
    here.open("v1/klondike-1x3/5")
    assert here.undo().dealt
    assert here.session.game.id == "klondike"
