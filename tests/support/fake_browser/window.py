"""The window of one page, with everything that the page's Python uses of a browser."""

import random
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote, unquote_to_bytes

from app.words.english import LANGUAGE
from make import page_words
from support.fake_browser import kept
from support.fake_browser.controls import Anchor, Control, Input
from support.fake_browser.devices import Audio, Clipboard, Console, JsDate
from support.fake_browser.document import Document
from support.fake_browser.elements import Element
from support.fake_browser.event_loop import EventLoop, Promise, fulfilled, rejected
from support.fake_browser.events import AbortController, Event, EventTarget
from support.fake_browser.history import History, Location
from support.fake_browser.layout import Layout
from support.fake_browser.observers import MediaQuery, ResizeObserver
from support.fake_browser.page_scripts import LookScript, PageScripts, WordsScript
from support.fake_browser.solver_worker import SolverWorker
from support.fake_browser.storage import Storage, StorageManager, StorageView
from support.fake_browser.values import JsClass, JsError, JsObject, UnknownToStandInError, jsnull

RELEASE, BUILD = "1.2.3", "0123456789"  # the build writes them into the head of the page
_HEAD = f'<meta name="version" content="{BUILD}"><meta name="release" content="{RELEASE}">'
_TEMPLATE = page_words.page().replace("<!--build:head-->", _HEAD)
_PAGE = page_words.filled(_TEMPLATE, LANGUAGE)
# When the page was opened, in milliseconds since 1970.
_BEGAN = datetime(2026, 11, 22, 15, 0, tzinfo=UTC).timestamp() * 1000
_FRAME_MS = 16
_LONE_PERCENT = re.compile("%(?![0-9a-fA-F]{2})")
MEDIA = ("(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)")


class Window(EventTarget):
    """The window of one page."""

    def __init__(self, storage: Storage, address: str, size: tuple[int, int], seed: int) -> None:
        super().__init__(EventLoop(self._render))
        self.loop = self._loop
        self._storage = storage
        self._chance = random.Random(seed)
        self._objects: dict[str, str] = {}  # the texts that were turned into addresses, by address
        self.innerWidth, self.innerHeight = size
        self.media = dict.fromkeys(MEDIA, False)
        self._queries: list[MediaQuery] = []
        self.observers: list[ResizeObserver] = []
        self.animations: list[Any] = []
        # The pointers that are down, each with the element that captured it.
        self.pointers: dict[int, Element | None] = {}
        self.layout = Layout(self)
        self.document = Document(self, _PAGE)
        self.location = Location(self, address)
        self.history = History(self)
        self.console = Console()
        self.clipboard = Clipboard(self.loop)
        self.vibrations: list[int] = []  # milliseconds
        self.battery = JsObject({"charging": False, "level": 0.8})
        self.navigator: Any = JsObject(
            {
                "clipboard": self.clipboard,
                "storage": StorageManager(self.loop),
                "share": None,  # no menu for sharing, as on many desktops; a test may set one
                "vibrate": self.vibrations.append,
                "wakeLock": None,  # no wake lock, so the screen may go off; a test may set one
                "hardwareConcurrency": 4,
                "userAgent": "a stand-in for a browser",
                "deviceMemory": 4,
                "getBattery": lambda: fulfilled(self.loop, self.battery),
            }
        )
        self.performance = JsObject({"now": lambda: self.loop.now})
        self.crypto = JsObject({"getRandomValues": self._fill})
        self.Object = JsObject({"fromEntries": dict})
        self.Date = JsClass(lambda ms=None: JsDate(self._date() if ms is None else ms), now=self._date)
        self.Uint32Array = JsClass(lambda count: [0] * count)
        self.Float32Array = JsClass(list)
        self.AbortController = JsClass(AbortController)
        self.ResizeObserver = JsClass(lambda call: ResizeObserver(self, call))
        self.AudioContext = JsClass(self._audio)
        self.Reflect = JsObject({"get": getattr, "construct": lambda kind, given: kind.new(*given)})
        self.Blob = JsClass(lambda parts, options: "".join(parts))
        self.URL = JsObject({"createObjectURL": self._address_of, "revokeObjectURL": self._objects.pop})
        # The page's own scripts put these on the window.
        self.backbone = PageScripts(self, LookScript(self.loop), WordsScript(self))
        self.is_ready = False
        self.files: dict[str, str] = {}  # the files of the host, by address
        self.requests: list[str] = []
        self.wanted = 0  # how often the page asked for Pyodide
        self.updates = 0  # how often the page asked for the new version
        self.reloads = 0
        self.offline = False  # whether the game can be played without a network
        self.workers: list[SolverWorker] = []
        self.marked: Any = None  # the element whose text is marked for copying
        self.has_loudspeaker = True
        self.sounds = 0
        self.downloads: list[tuple[str, str]] = []  # name and text of each
        self.picker: Input | None = None  # the field that waits for files
        storage.windows.append(self)

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__dict__.get("is_ready") and name not in self.__dict__:
            raise UnknownToStandInError(f"window.{name} = … is not known to the stand-in")
        super().__setattr__(name, value)

    def _render(self) -> None:
        """Render the page, as a browser does between two tasks."""
        self.document.drop_lost_focus()
        for observer in self.observers:
            observer.look()

    # The network

    def fetch(self, address: str) -> Promise:
        self.requests.append(address)
        if address not in self.files:
            return rejected(self.loop, "TypeError")  # the same error as without a network
        text = self.files[address]
        return fulfilled(self.loop, JsObject({"ok": True, "text": lambda: fulfilled(self.loop, text)}))

    # Time and chance

    def _date(self) -> float:
        return _BEGAN + self.loop.now

    def setTimeout(self, call: Callable[..., Any], ms: float = 0, *arguments: Any) -> int:  # noqa: N802
        return self.loop.set_timer(call, ms, arguments, again=False)

    def setInterval(self, call: Callable[..., Any], ms: float, *arguments: Any) -> int:  # noqa: N802
        return self.loop.set_timer(call, ms, arguments, again=True)

    def clearTimeout(self, number: int) -> None:  # noqa: N802
        self.loop.clear_timer(number)

    clearInterval = cancelAnimationFrame = clearTimeout  # noqa: N815

    def requestAnimationFrame(self, call: Callable[..., Any]) -> int:  # noqa: N802
        return self.loop.set_timer(lambda: call(self.loop.now), _FRAME_MS, (), again=False)

    def queueMicrotask(self, call: Callable[..., Any]) -> None:  # noqa: N802
        self.loop.queue_microtask(call)

    def getSelection(self) -> JsObject:  # noqa: N802  # the browser's name
        return JsObject({"selectAllChildren": self._mark})

    def _mark(self, element: Any) -> None:
        self.marked = element

    def _audio(self) -> Audio:
        if not self.has_loudspeaker:
            raise JsError("NotSupportedError", "no audio device")
        return Audio(self)

    def _fill(self, words: list[int]) -> list[int]:
        if 4 * len(words) > 65_536:
            raise JsError("QuotaExceededError", "so many random bytes cannot be had at once")
        words[:] = [self._chance.getrandbits(32) for _ in words]
        return words

    # Storage

    @property
    def localStorage(self) -> StorageView:  # noqa: N802
        if self._storage.denied:
            raise JsError("SecurityError")
        return self._storage.view(self)

    def hear_of_storage(self, name: str, text: Any) -> None:
        """Tell this window later that another window has written to `localStorage`."""
        event = Event("storage", bubbles=False, cancelable=False, key=name, newValue=text)
        self.loop.queue(lambda: self.dispatch(event))

    def open_kept(self) -> None:
        """Do what the page's scripts do with the stored texts before Python starts."""
        self.backbone.kept = kept.Kept(self._storage, self)

    def tell(self, name: str) -> None:
        """Tell the page later about an event of the stored texts."""
        self.loop.queue(lambda: self.dispatch(kept.event(name)))

    def close(self) -> None:
        """Close the window: it receives no events any more."""
        self._storage.windows.remove(self)
        if self._storage.writer is self:
            self._storage.writer = None

    # Texts and files

    def decodeURIComponent(self, text: str) -> str:  # noqa: N802
        if _LONE_PERCENT.search(text):
            raise JsError("URIError")
        try:
            return unquote_to_bytes(text).decode()
        except UnicodeDecodeError as error:
            raise JsError("URIError") from error

    def encodeURIComponent(self, text: str) -> str:  # noqa: N802
        return quote(text, safe="!'()*-._~")

    def _address_of(self, blob: str) -> str:
        address = f"blob:{len(self._objects)}"
        self._objects[address] = blob
        return address

    # Media

    def matchMedia(self, query: str) -> MediaQuery:  # noqa: N802
        if query not in self.media:
            raise UnknownToStandInError(f"the media query {query}")
        found = MediaQuery(self, query)
        self._queries.append(found)
        return found

    def change_media(self, query: str, *, holds: bool) -> None:
        """Set whether a media query holds."""
        if self.media[query] != holds:
            self.media[query] = holds
            for found in self._queries:
                if found.media == query:
                    found.dispatch(Event("change", bubbles=False, cancelable=False))

    # Clicks

    def click(self, element: Element, detail: int, at: tuple[float, float] = (0, 0)) -> None:
        """Click an element at a point, and do what the browser then does by default."""
        if isinstance(element, Control) and element.disabled:
            return
        if element.dispatch(Event("click", detail=detail, clientX=at[0], clientY=at[1])):
            self._activate(element)

    def _activate(self, element: Element) -> None:
        button = element if isinstance(element, Control) else element.closest("button")
        if isinstance(element, Anchor) and element.download:
            self.downloads.append((element.download, self._objects[element.href]))
        elif isinstance(button, Input):
            if button.type == "file":
                self.picker = button
        elif button and button.getAttribute("type") in {"submit", jsnull} and button.form:
            self.submit(button.form)

    def submit(self, form: Element) -> None:
        """Submit a form. The page must prevent the default, since the browser would leave the page."""
        if form.dispatch(Event("submit")):
            raise AssertionError("the browser has left the page by a form")
