"""Switches the page to the language that the player has chosen.

English is part of the program. The words of every other language are in a file, which `words.ts` fetches. At the
start of the page it does so before Python runs. Links, saved games and commands are the same in all languages.
"""

from collections.abc import Callable

from app.browser.dom import Dom
from app.view.language_file import read_language
from app.view.words import speak
from app.words.english import LANGUAGE as ENGLISH


class LanguageFiles:
    """Changes the language of the page, as soon as the words of the language are loaded."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._words = dom.window.backbone.words
        self.wish = str(self._words.wish)  # the language that the page uses, or will use soon: a code, or "auto"
        try:
            self._use(self._words.text)
        except ValueError:  # words.ts found the file complete, so it is of another version: use English instead
            self._use(None)

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        """Use the language that `wish` names; then call `done` with whether its words could be loaded.

        `done` is called at once if the page uses this language already, and never if this method is called with
        another wish meanwhile.
        """
        if wish == self.wish:
            done(True)
            return
        before, self.wish = self.wish, wish

        def arrived(text: str | None) -> None:
            if wish != self.wish:
                return
            try:
                self._use(text)
            except ValueError:
                self._dom.when(self._words.use(before), failed, failed)  # words.ts uses the new words already
            else:
                done(True)

        def failed(_: object) -> None:
            if wish == self.wish:
                self.wish = before
                done(False)

        self._dom.when(self._words.use(wish), arrived, failed)

    def _use(self, text: str | None) -> None:
        speak(read_language(str(text)) if text else ENGLISH)
