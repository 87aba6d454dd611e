"""The menu: the choice of deals, and the number of the deal. See also `test_menu_and_keys`."""

from app.features.menu.sheet import menu
from app.state.settings import Settings, allowed
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.sheets import commands, read, text


def test_the_menu_marks_which_deals_are_chosen() -> None:
    body = menu(Session(CATALOGUE["klondike"], 1), Settings(deals="hard"), ()).body
    pressed = {
        str(b.get("data-do")): b.get("aria-pressed") for b in read(body).iter("button") if b.get("aria-pressed")
    }
    assert pressed == {f"choose deals {name}": str(name == "hard").lower() for name in allowed("deals")}
    assert "Medium" in text(body) and "Middling" not in text(body)


def test_a_game_of_which_no_deal_is_known_has_no_choice_of_deals() -> None:
    assert not commands(menu(Session(CATALOGUE["bridge"], 1), Settings(), ()).body)
