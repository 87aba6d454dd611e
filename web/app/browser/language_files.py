"""Lets the page speak the language that the player wishes.

English is part of the program. The words of every other language are a file, which `words.ts` fetches; at the
start it has done so before Python runs. Links, kept games and commands are the same in all languages.
"""

from collections.abc import Callable

from app.browser.dom import Dom
from app.view.language_file import read_language
from app.view.words import speak
from app.words.english import LANGUAGE as ENGLISH


class LanguageFiles:
    """Changes the language of the page, when the words for it are there."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._words = dom.window.backbone.words
        self.wish = str(self._words.wish)  # which the page serves, or will serve soon: a code, or "auto"
        try:
            self._use(self._words.text)
        except ValueError:  # words.ts has found it whole, so it is of another version: better English than no game
            self._use(None)

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        """Speak the language that serves a wish; then call `done` with whether its words are there.

        `done` is called at once if the wish is served already, and never if another wish comes meanwhile.
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
                self._dom.when(self._words.use(before), failed, failed)  # the page has the new words already
            else:
                done(True)

        def failed(_: object) -> None:
            if wish == self.wish:
                self.wish = before
                done(False)

        self._dom.when(self._words.use(wish), arrived, failed)

    def _use(self, text: str | None) -> None:
        speak(read_language(str(text)) if text else ENGLISH)
