"""Gives the cards the back, the face and the suits that the player has chosen.

All cards refer to the drawings of the deck in a hidden element of the page, so no card has to be drawn anew.
Drawings that the page does not contain are fetched when the player chooses them (`look.ts`).
"""

from collections.abc import Callable, Iterable

from app.browser.dom import Dom
from app.state.settings import Settings
from app.view.deck_files import COURTS, files_of


class Deck:
    """Fetches drawings of cards, and makes the cards use them."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._loaded: set[str] = set()
        self._worn = Settings()

    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        """Put these files of drawings into the page's deck; then call `done` with whether all of them are loaded.

        `done` is called at once if nothing has to be fetched.
        """
        missing = [file for file in files if file not in self._loaded]
        if not missing:
            done(True)
            return
        file, *others = missing

        def arrived(_: object) -> None:
            self._loaded.add(file)
            self.load(others, done)

        self._dom.when(self._dom.window.backbone.look.drawings(file), arrived, lambda _: done(False))

    def wear(self, settings: Settings) -> None:
        """Give the cards the back, face, suits and letters of the settings, as soon as the drawings are loaded."""
        self._worn = settings
        self._dom.window.backbone.words.drawIndex()
        self._dom.window.backbone.look.tint()
        self.load(files_of(settings), lambda _: self._put_on())

    def _put_on(self) -> None:
        """Use the drawings that are loaded; where one could not be fetched, the cards stay as they were."""
        worn, look = self._worn, self._dom.window.backbone.look
        look.turnTo(worn.back)
        look.shapeSuits("patterned" if worn.patterned else "plain")
        if worn.face != "courts" or COURTS in self._loaded:
            self._dom.root.dataset.face = worn.face
