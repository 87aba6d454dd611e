"""The buttons and the rows of buttons that all sheets share."""

from app.panels.panel import button, button_row
from app.view.markup import Markup
from support.sheets import read


def test_a_button_gives_its_command_and_may_be_the_main_one() -> None:
    (found,) = read(button("day 3", "Play < this", main=True, aria_pressed=False))
    assert found.attrib == {"type": "button", "data-do": "day 3", "class": "main", "aria-pressed": "false"}
    assert found.text == "Play < this"


def test_a_row_without_buttons_is_nothing() -> None:
    assert button_row() == "" and button_row(Markup(), Markup()) == ""
    assert len(read(button_row(button("a", "A"), Markup()))[0]) == 1
