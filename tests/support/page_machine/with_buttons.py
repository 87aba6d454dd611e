"""Lets a random player use keys, buttons and one switch."""

from bs4 import BeautifulSoup
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from app.features.appearance.sheet import LOOKS, appearance_sheet
from app.features.settings.sheet import settings_sheet
from app.state.settings import Settings
from app.view.arrow_keys import ARROWS
from app.words.known import LANGUAGES
from engine.games.catalogue import CATALOGUE
from support.one_switch import SwitchInStandIn
from support.page_machine.player import COMMON, MS, NUMBERS, POINTERS, TRIED, WITH_COMMAND, Player

_KEYS = st.sampled_from([*WITH_COMMAND, *ARROWS, "Tab", "F5", "ä", "Home", "End"])
_SHEETS = (
    *("review", "statistics", "daily", "share", "words", "help", "learn", "appearance"),
    *("choose deals winnable", "choose deals any"),
)
_SWITCHES = tuple(
    str(button["data-do"])
    for panel in (settings_sheet(Settings()), appearance_sheet(Settings()))
    for button in BeautifulSoup(panel.body, "html.parser").select('[data-do^="switch "], [data-do^="choose "]')
    if not str(button["data-do"]).startswith("choose language ")
)


class WithButtons(Player):
    """A player who uses the keyboard and the buttons."""

    @rule(key=_KEYS, ctrl=st.sampled_from([False, False, False, True]))
    def press_a_key(self, key: str, ctrl: bool) -> None:
        self.browser.key(key, ctrl=ctrl)

    @rule(number=NUMBERS, pointer=POINTERS)
    def press_a_button(self, number: int, pointer: str) -> None:
        """Press any button that can be reached: of a bar, a sheet, the calls, or the gallery."""
        buttons = self._buttons()
        button = buttons[number % len(buttons)]
        note(str(button.getAttribute("data-do")))
        self.browser.press(button, pointer)

    @precondition(lambda self: self.open)
    @rule(name=st.sampled_from(COMMON), reader=st.booleans())
    def press_a_button_of_the_bars(self, name: str, reader: bool) -> None:
        button = self.browser.find(f"#{name}")
        if self.browser.can_press(button):
            (self.browser.activate if reader else self.browser.press)(button)

    @precondition(Player.free)
    @rule(command=st.sampled_from(_SWITCHES))
    def switch_a_setting(self, command: str) -> None:
        self._order("menu", "appearance" if command.split()[1] in LOOKS else "settings", command)
        self.browser.key("Escape")

    @precondition(lambda self: self.free() and self._saves)
    @rule(language=st.sampled_from(["auto", *LANGUAGES, *TRIED]))
    def speak_a_language(self, language: str) -> None:
        self._order("menu", "settings", f"choose language {language}")
        self.browser.key("Escape")

    @precondition(Player.free)
    @rule(command=st.sampled_from(_SHEETS))
    def open_a_sheet(self, command: str) -> None:
        self._order("menu", command)

    @precondition(Player.free)
    @rule(name=st.sampled_from(list(CATALOGUE)))
    def choose_a_game(self, name: str) -> None:
        """Choose a rule set in the gallery."""
        self.browser.press("#games")
        self.browser.advance(50)  # the last tiles get their content one by one
        self.browser.press(
            next(one for one in self._buttons() if str(one.getAttribute("data-do")).split()[:2] == ["game", name])
        )

    @precondition(Player.free)
    @rule(text=st.sampled_from(["1", "4711", "", "x", "99999999999", "-3", "²", "2147483647", "\u0661"]))
    def deal_a_number(self, text: str) -> None:
        self.browser.press("#menu")
        self.browser.write("#number", text)
        self.browser.key("Enter")
        if not self.open:
            self.browser.key("Escape")

    @precondition(lambda self: self.scans)
    @rule(ms=MS, by_key=st.booleans())
    def press_the_switch(self, ms: int, by_key: bool) -> None:
        """Wait `ms` milliseconds, and press the switch, which takes what the frame is around."""
        self.browser.advance(ms)
        note(str(SwitchInStandIn(self.browser).framed()))
        if by_key:
            self.browser.key(" ")
        else:
            self.browser.tap((3, 3))
