"""What the page's own scripts offer to Python as `window.backbone`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from app.words.english import LANGUAGE
from make import page_words
from support.fake_browser.elements import Element
from support.fake_browser.event_loop import EventLoop, Promise, fulfilled, rejected
from support.fake_browser.solver_worker import SolverWorker
from support.fake_browser.values import JsArray, JsError, JsObject, Strict

if TYPE_CHECKING:
    from support.fake_browser.window import Window


class LookScript(Strict):
    """What `look.ts` offers: the drawings of the deck, which come over the network."""

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self.fetched: list[str] = []  # the names of the files whose drawings are in the deck
        self.has_network = True
        self.back = "lattice"  # the back that the cards show
        self.suits = "plain"  # the shape of the suits

    def drawings(self, name: str) -> Promise:
        if not self.has_network:
            return rejected(self._loop, "TypeError")
        self.fetched.append(name)
        return fulfilled(self._loop)

    def tint(self) -> None:
        """Do nothing, since style sheets are not read here."""

    def shapeSuits(self, form: str) -> None:  # noqa: N802
        if "suits" in self.fetched:
            self.suits = form

    def turnTo(self, back: str) -> bool:  # noqa: N802
        if back != "lattice" and "backs" not in self.fetched:
            return False
        self.back = back
        return True


class WordsScript(Strict):
    """What `words.ts` offers: the words of languages, which come over the network."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.wish = "auto"
        self.text: str | None = None  # the text of the language file that came before Python
        self.files: dict[str, str] = {}  # by language code; English has no file
        self.has_network = True

    def use(self, wish: str) -> Promise:
        if wish in self.files and not self.has_network:
            return rejected(self._window.loop, "TypeError")
        self.begin(wish)
        return fulfilled(self._window.loop, self.text)

    def drawIndex(self) -> None:  # noqa: N802
        """Do nothing: the deck of this browser has no drawings."""

    def begin(self, wish: str) -> None:
        """Put the page into a language, as the page's scripts do it before Python starts."""
        self.wish, self.text = wish, self.files.get(wish)
        words = json.loads(self.text)["page"] if self.text else page_words.of(LANGUAGE)
        for key, name in page_words.ATTRIBUTES.items():
            for element in self._window.document.querySelectorAll(f"[data-{key}]"):
                element.setAttribute(name, words[element.getAttribute(f"data-{key}")])
        for element in self._window.document.querySelectorAll("[data-words]"):
            element.textContent = words[element.getAttribute("data-words")]


class PageScripts(Strict):
    """The object that all scripts and Python share. The window records what Python asks for."""

    def __init__(self, window: Window, look: Any, words: Any) -> None:
        self._window = window
        self.look = look
        self.words = words
        self.presses = JsArray()
        self.handedOver: Any = None  # the state that another Python has handed over
        self.kept: Any = None  # is set when the page starts
        self.notKept = ""  # a file that could not be stored; without it, the game needs a network

    def fillElement(self, element: Element, html: str) -> None:  # noqa: N802
        element.innerHTML = html

    def attempt(self, target: Any, method: str, *given: Any) -> JsObject:
        try:
            return JsObject({"value": getattr(target, method)(*given), "reason": ""})
        except JsError as reason:
            return JsObject({"value": None, "reason": str(reason) or type(reason).__name__})

    def appendTo(self, element: Element, html: str) -> None:  # noqa: N802
        element.insertAdjacentHTML("beforeend", html)

    def sayReady(self, is_micropython: bool) -> None:  # noqa: N802
        self._window.is_ready = True

    def askForPyodide(self) -> None:  # noqa: N802
        self._window.wanted += 1

    def takeUpdate(self) -> None:  # noqa: N802
        self._window.updates += 1

    def playsOffline(self) -> Promise:  # noqa: N802
        return fulfilled(self._window.loop, self._window.offline)

    def startSolver(self) -> SolverWorker:  # noqa: N802
        self._window.workers.append(SolverWorker(self._window.loop))
        return self._window.workers[-1]
