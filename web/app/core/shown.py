"""Defines the interfaces of the page: texts, marks, dialogs, drawing of the table; a part of `app.core.outside`.

Elements of the page are named by their ids. A method that shows something returns nothing, because the App itself
remembers what it has shown. `app.browser` implements all of these interfaces in a browser.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from app.panels.panel import Panel
from app.state.settings import Settings
from app.view.markup import Markup
from app.view.pixel_layout import PixelLayout, Rect
from app.view.winning_figure import Scene
from engine.core.game import Game, WinningFigure
from engine.view.board import CardView, SpotView

Point = tuple[float, float]
"""A point (x, y) in pixels."""


class Page(Protocol):
    """The elements of the page around the table. `name` is always the id of an element."""

    def set_title(self, text: str) -> None:
        """Set the title of the page."""

    def set_text(self, name: str, text: str) -> None:
        """Set the text of an element."""

    def fill(self, name: str, markup: Markup) -> None:
        """Replace the content of an element by this HTML or SVG; do nothing if there is no such element."""

    def append(self, name: str, markup: Markup) -> None:
        """Add this HTML at the end of the content of an element."""

    def fill_again(self, name: str, markup: Markup) -> None:
        """Do the same as `fill`, and move a focus in the element to the first button of the new content."""

    def show(self, name: str, *, shown: bool) -> None:
        """Show or hide an element."""

    def show_part(self, name: str, *, shown: bool) -> None:
        """Show or hide a part of the page; the style sheet gives its space to the other parts."""

    def allow(self, name: str, *, possible: bool) -> None:
        """Mark whether a button can do something now; the button can be pressed in both cases."""

    def set_attribute(self, name: str, attribute: str, value: str | None) -> None:
        """Set an attribute of an element; None removes the attribute."""

    def flag(self, name: str, style: str, *, on: bool) -> None:
        """Add or remove a style class of an element; an empty name stands for the whole page."""

    def note(self, name: str, value: str) -> None:
        """Set a fact about the whole page, such as its colours, for the style sheet."""

    def place(self, name: str, style: str) -> None:
        """Set the CSS text of an element, which says where it lies."""

    def set_on_button(self, within: str, command: str, attributes: Mapping[str, str]) -> None:
        """Set attributes of the button with this command inside the element `within`; do nothing without one."""

    def flag_buttons(self, within: str, style: str, wanted: Callable[[str], bool]) -> None:
        """Set a style class on the buttons in an element whose ids `wanted` accepts; remove it from the rest."""

    def focus(self, name: str) -> None:
        """Give the focus to an element; do nothing if there is no such element."""

    def focus_first(self, within: str, selector: str) -> None:
        """Give the focus to the first element inside `within` that matches a CSS selector."""

    def walk(self, within: str, pointing: tuple[int, int]) -> None:
        """Move the focus to the next button inside an element in a direction: (1, 0) is right, (0, 1) is down."""

    def has_focus(self, name: str) -> bool:
        """Return whether the focus is in an element."""

    def command_in_focus(self, name: str) -> str:
        """Return the command of the button that has the focus inside an element; empty if none has it."""

    def text_of(self, name: str) -> str:
        """Return the text of an element."""

    def select(self, name: str) -> None:
        """Show an element and select its text, so that the player can copy it."""

    def speak(self, name: str, words: str, more: str, *, aloud: bool, unseen: bool) -> None:
        """Put `words` and `more` into the element `name`, a line that screen readers read out.

        With `aloud` the words are shown for a while. A sheet shows all words in its line, unless they are
        `unseen`. If the words are the same as before, the text is changed a little, so that it is read out again.
        """


class Buttons(Protocol):
    """The buttons that a pointer could press now; their names are valid until `reachable` is called again."""

    def reachable(self) -> list[list[str]]:
        """Return the names of all buttons, in groups of buttons that stand side by side."""

    def frame(self, names: Sequence[str]) -> None:
        """Draw a frame around these buttons and no others."""

    def focus(self, name: str) -> None:
        """Give the focus to a button."""

    def press(self, name: str) -> None:
        """Press a button."""

    @property
    def is_typing(self) -> bool:
        """Whether the focus is in a text field, which receives the keys."""

    def stop_typing(self) -> None:
        """Take the focus from a field."""

    def watch_switch(self, is_on: Callable[[], bool], pressed: Callable[[], None]) -> None:
        """Call `pressed` for every press and every key while `is_on` returns True; the page does not get them."""


class Dialogs(Protocol):
    """The two dialogs that can lie over the table: one shows the open sheet, the other is the gallery."""

    def show_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet in the dialog for sheets.

        If the focus was in the dialog, it goes to the button with the command `pressed`, or else to the content.
        """

    def begin_panel(self) -> None:
        """Scroll a new sheet to its upper end or its focus, and protect it from a press meant for the table."""

    def return_to_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet again to which the player returns; the focus goes to the button `pressed`."""

    def show_gallery(self) -> None:
        """Open the gallery, whose content is in the page already; the focus goes to its first game."""

    def hide(self) -> None:
        """Close what is open; a moment later, `OpenPanel.was_closed` has to be called."""

    def opened(self) -> None:
        """Update what the browser's Back button does, because a dialog was opened or closed."""


class Cards(Protocol):
    """Draws the cards of the table and moves them; a stop is a pile or a card of a hand."""

    def drawing(self, layout: PixelLayout, game: Game, caption: str) -> Iterator[None]:
        """Draw everything anew, without motion, in steps; `caption` names the table for screen readers."""

    def former(self) -> Any:
        """Return the table as it is drawn now, for a later call of `deal`; None if no table is drawn."""

    def deal(self, place: str, former: Any, *, calm: bool, after_ms: float = 0) -> None:
        """Let the cards of the table fly from `place` to their places, one after another; see `Renderer.deal`."""

    def show(self, layout: PixelLayout, game: Game, *, calm: bool, at_most: float) -> None:
        """Move the cards to their places in a layout of the same deal; no card takes longer than `at_most` ms."""

    def finish(self) -> None:
        """End all motion."""

    def lift(self, views: list[CardView]) -> None:
        """Begin a drag of these cards."""

    def carry(self, dx: float, dy: float) -> None:
        """Draw the dragged cards `dx` pixels to the right of their places before the drag, and `dy` below them."""

    def put_back(self, *, calm: bool) -> None:
        """End the drag, and move its cards back to their places; `show` also ends a drag."""

    def mark(self, marks: Markup) -> None:
        """Show outlines over the cards, in place of earlier ones."""

    def glow(self, place: Markup) -> None:
        """Show an outline for a moment."""

    def choose(self, stop: CardView | SpotView | None) -> None:
        """Tell screen readers that this stop is chosen; None if nothing is."""

    def tab_stop(self, stop: CardView | SpotView) -> None:
        """Make this stop the only one on the table that the Tab key reaches."""

    def focus(self, stop: CardView | SpotView) -> None:
        """Give the focus to a stop."""

    @property
    def has_focus(self) -> bool:
        """Whether a stop has the focus."""


class Field(Protocol):
    """The part of the page in which the table is visible; a table that is larger than the field can be panned."""

    size: float  # how many times larger than the field the table is

    @property
    def room(self) -> tuple[float, float]:
        """The width and height of the field, in pixels."""

    @property
    def seen(self) -> Rect:
        """The visible part of the table, in pixels of the layout."""

    @property
    def table_box(self) -> Rect:
        """The rectangle of the whole table in the window, in pixels."""

    def enlarge(self, size: float) -> None:
        """Show the table `size` times larger than the field."""

    def relax(self) -> None:
        """Show the table in the size that was set by `enlarge`, after a pinch has stretched it."""

    def show(self, wanted: Iterable[Rect], *, calm: bool) -> None:
        """Pan so that these rectangles of the table are visible; if not all fit, the last has priority."""

    def pan(self, right: float, down: float, *, smooth: bool = False) -> None:
        """Move the view over the table, by `right` and `down` pixels of the window."""

    def stop(self) -> None:
        """Stop a smooth pan that is going on."""


class Figure(Protocol):
    """Shows the celebration of a win over the page: cards fly together and form a figure."""

    @property
    def is_shown(self) -> bool:
        """Whether a figure is shown, in motion or at rest."""

    @property
    def is_running(self) -> bool:
        """Whether a celebration is in motion."""

    @property
    def folds(self) -> bool:
        """Whether the cards of the figure are coming together."""

    @property
    def gather_ms(self) -> float:
        """How long the cards of the figure take to come together at one place, in milliseconds."""

    def uncovered(self) -> Rect:
        """Make the layer of the celebration visible, and return its rectangle in the window, in pixels."""

    def show(self, scene: Scene, figure: WinningFigure, words: Markup) -> None:
        """Show the complete figure, without motion."""

    def start(self, over: Callable[[bool], None]) -> None:
        """Let the cards fly to their places in the figure; then call `over` with whether a press has ended it."""

    def fade_in(self) -> None:
        """Fade in the figure, without moving its cards."""

    def finish(self) -> bool:
        """End all motion; return whether a celebration was in motion."""

    def fold(self, x: float, y: float) -> None:
        """Let the cards of the figure come together at a point of the window, and then remove it."""

    def clear(self) -> None:
        """Remove the celebration; the function given to `start` is not called any more."""

    def raise_sheet(self, ms: float) -> None:
        """Let the sheet that was just opened rise from below within `ms` milliseconds."""


class Deck(Protocol):
    """The drawings of which the cards are made."""

    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        """Fetch these files of drawings; then call `done` with whether all of them are loaded."""

    def wear(self, settings: Settings) -> None:
        """Give all cards the back, face, suits and letters that the settings name."""
