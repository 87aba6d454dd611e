"""What the App asks of the page: texts, marks, dialogs, and what draws the table; a part of `app.core.outside`.

Elements of the page are named by their ids. A method that shows something returns nothing: the App keeps in mind
what it has shown. `app.browser` offers all of this in a browser.
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
        """Do as `fill`; if the focus was in the element, it goes to the first button of the new content."""

    def show(self, name: str, *, shown: bool) -> None:
        """Show or hide an element."""

    def show_part(self, name: str, *, shown: bool) -> None:
        """Show or hide a part of the page; others make room for it."""

    def allow(self, name: str, *, possible: bool) -> None:
        """Say of a button whether it can do something now; it can be pressed all the same."""

    def set_attribute(self, name: str, attribute: str, value: str | None) -> None:
        """Give an element an attribute; None removes it."""

    def flag(self, name: str, style: str, *, on: bool) -> None:
        """Give an element a style class, or take it away; an empty name stands for the whole page."""

    def note(self, name: str, value: str) -> None:
        """Note a fact about the whole page, such as its colours, for the style sheet."""

    def place(self, name: str, style: str) -> None:
        """Give an element this style, which says where it lies."""

    def set_on_button(self, within: str, command: str, attributes: Mapping[str, str]) -> None:
        """Give the button with this command, inside an element, attributes; do nothing if there is none."""

    def flag_buttons(self, within: str, style: str, wanted: Callable[[str], bool]) -> None:
        """Give those buttons in an element a style class whose ids are `wanted`, and take it from the others."""

    def focus(self, name: str) -> None:
        """Give the focus to an element; do nothing if it is not there."""

    def focus_first(self, within: str, selector: str) -> None:
        """Give the focus to the first element inside another that a CSS selector fits."""

    def walk(self, within: str, pointing: tuple[int, int]) -> None:
        """Move the focus from button to button inside an element: (1, 0) is right, (0, 1) is down."""

    def has_focus(self, name: str) -> bool:
        """Return whether the focus is in an element."""

    def command_in_focus(self, name: str) -> str:
        """Return the command of the button that has the focus inside an element; empty if none has it."""

    def text_of(self, name: str) -> str:
        """Return the text of an element."""

    def select(self, name: str) -> None:
        """Show an element and mark its text, so that the player can copy it."""

    def speak(self, name: str, words: str, more: str, *, aloud: bool, unseen: bool) -> None:
        """Let screen readers say the words and then `more`, in a line of the page; with `aloud` it is shown.

        Other words than before are put there, so that the same sentence is read out again. `unseen` words cannot
        be read on a sheet, on which all others can.
        """


class Buttons(Protocol):
    """The buttons that a pointer could press now; each has a name as long as it is there."""

    def reachable(self) -> list[list[str]]:
        """Return the names of all of them; those that stand side by side come together."""

    def frame(self, names: Sequence[str]) -> None:
        """Frame these buttons and no others."""

    def focus(self, name: str) -> None:
        """Give the focus to a button."""

    def press(self, name: str) -> None:
        """Press a button."""

    @property
    def is_typing(self) -> bool:
        """Whether the focus is in a field, which takes the keys."""

    def stop_typing(self) -> None:
        """Take the focus from a field."""

    def watch_switch(self, is_on: Callable[[], bool], pressed: Callable[[], None]) -> None:
        """Call `pressed` for every press and every key as long as `is_on`; the page hears nothing of them."""


class Dialogs(Protocol):
    """The two elements that can lie over the table: the one with the open sheet, and the gallery."""

    def show_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet; a focus in it goes to the button with the command `pressed`, or else to the content."""

    def begin_panel(self) -> None:
        """Show the upper end of a sheet that has just come, and protect it from a press meant for the table."""

    def return_to_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet again to which the player returns; the focus goes to the button `pressed`."""

    def show_gallery(self) -> None:
        """Open the gallery, whose content is there already; the focus goes to its first game."""

    def hide(self) -> None:
        """Close what is open; `OpenPanel.was_closed` has to be called a moment later."""

    def opened(self) -> None:
        """Let Back follow: something lies over the table now, or does no more."""


class Cards(Protocol):
    """Draws the cards of the table and moves them; a stop is a pile or a card of a hand."""

    def drawing(self, layout: PixelLayout, game: Game, caption: str) -> Iterator[None]:
        """Draw everything anew, without motion, in steps; `caption` names the table for screen readers."""

    def former(self) -> Any:
        """Return the table as it is drawn, to be given to `deal` later; None if none is drawn."""

    def deal(self, place: str, former: Any, *, calm: bool, after_ms: float = 0) -> None:
        """Let the cards of the table fly from one place to their places, one after another."""

    def show(self, layout: PixelLayout, game: Game, *, calm: bool, at_most: float) -> None:
        """Move the cards to their places in a layout of the same deal; no card takes longer than `at_most` ms."""

    def finish(self) -> None:
        """End all motion."""

    def lift(self, views: list[CardView]) -> None:
        """Begin a drag of these cards."""

    def carry(self, dx: float, dy: float) -> None:
        """Draw the dragged cards so many pixels to the right of their places before the drag, and below them."""

    def put_back(self, *, calm: bool) -> None:
        """End the drag, and move its cards back to their places; `show` ends it, too."""

    def mark(self, marks: Markup) -> None:
        """Show outlines over the cards, in place of earlier ones."""

    def glow(self, place: Markup) -> None:
        """Show an outline for a moment."""

    def choose(self, stop: CardView | SpotView | None) -> None:
        """Tell screen readers that this stop is chosen; None if nothing is."""

    def tab_stop(self, stop: CardView | SpotView) -> None:
        """Make this stop the only one of the Tab key on the table."""

    def focus(self, stop: CardView | SpotView) -> None:
        """Give the focus to a stop."""

    @property
    def has_focus(self) -> bool:
        """Whether a stop has the focus."""


class Field(Protocol):
    """The part of the page through which the table is seen; a table that is larger can be panned."""

    size: float  # how many times larger the table is

    @property
    def room(self) -> tuple[float, float]:
        """The width and height of the field, in pixels."""

    @property
    def seen(self) -> Rect:
        """The part of the table that is in sight."""

    @property
    def table_box(self) -> Rect:
        """The rectangle of the whole table in the window, in pixels."""

    def enlarge(self, size: float) -> None:
        """Show the table so many times larger than the field."""

    def relax(self) -> None:
        """Show the table in its own size, after a pinch."""

    def show(self, wanted: Iterable[Rect], *, calm: bool) -> None:
        """Pan so that these rectangles of the table are in sight, the last of them above all."""

    def pan(self, right: float, down: float, *, smooth: bool = False) -> None:
        """Move the view over the table, by so many pixels of the window."""

    def stop(self) -> None:
        """Let the view stay where it is, if it is on its way somewhere."""


class Figure(Protocol):
    """Shows the celebration of a win over the page."""

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
        """The time in which the figure folds to one place, in milliseconds."""

    def uncovered(self) -> Rect:
        """Let the layer be seen, and return its rectangle in the window, in pixels."""

    def show(self, scene: Scene, figure: WinningFigure, words: Markup) -> None:
        """Show the figure as it is in the end, without motion."""

    def start(self, over: Callable[[bool], None]) -> None:
        """Let the cards fly to the figure that is shown; then call `over` with whether a press has ended it."""

    def fade_in(self) -> None:
        """Let the figure that is shown appear without any motion."""

    def finish(self) -> bool:
        """End all motion; return whether a celebration was in motion."""

    def fold(self, x: float, y: float) -> None:
        """Let the cards of the figure come together at a point of the window, and then remove it."""

    def clear(self) -> None:
        """Remove the celebration; a function that waits for its end is not called any more."""

    def raise_sheet(self, ms: float) -> None:
        """Let the sheet that was just opened rise from below in so many milliseconds."""


class Deck(Protocol):
    """The drawings of which the cards are made."""

    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        """Fetch these files of drawings; then call `done` with whether all of them are there."""

    def wear(self, settings: Settings) -> None:
        """Let all cards have the back, face, suits and letters that the settings name."""
