"""The window: storage, address and history, clock, chance, clipboard, files and media queries."""

import json
import random
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote, unquote_to_bytes

from app.words.english import LANGUAGE
from make import page_words
from make.tools import WEB
from support.fake_browser import kept
from support.fake_browser.elements import Anchor, Control, Document, Element, Input
from support.fake_browser.event_loop import EventLoop, Promise, fulfilled, rejected
from support.fake_browser.events import AbortController, Event, EventTarget
from support.fake_browser.layout import Layout
from support.fake_browser.solver_worker import SolverWorker
from support.fake_browser.values import JsArray, JsClass, JsError, JsObject, Strict, UnknownToStandInError, jsnull

RELEASE, BUILD = "1.2.3", "0123456789"  # as the build puts them into the head of the page
_HEAD = f'<meta name="version" content="{BUILD}"><meta name="release" content="{RELEASE}">'
_TEMPLATE = (WEB / "index.html").read_text(encoding="utf-8").replace("<!--build:head-->", _HEAD)
_PAGE = page_words.filled(_TEMPLATE, LANGUAGE)
_BEGAN = datetime(2026, 11, 22, 15, 0, tzinfo=UTC).timestamp() * 1000  # when the page was opened
_FRAME_MS = 16
_LONE_PERCENT = re.compile("%(?![0-9a-fA-F]{2})")
MEDIA = ("(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)")


class Storage(Strict):
    """What is kept from visit to visit, shared by all windows of one browser.

    `full` refuses whatever would need more room, `denied` lets nothing be touched at all.
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.kept: dict[str, dict[int, str]] = {store: {} for store in kept.STORES}
        self.writer: Window | None = None  # the window that may write
        self.windows: list[Window] = []
        self.full = False
        self.denied = False

    def has_room(self, name: str, text: str) -> bool:
        """Whether a text can be kept under a name."""
        return not self.full or len(text) <= len(self.texts.get(name, ""))

    def view(self, window: "Window") -> "StorageView":
        """The storage as one window sees it."""
        return StorageView(self, window)


class StorageView(Strict):
    """`localStorage` of one window; the others are told of what is written."""

    __slots__ = ("_storage", "_window")

    def __init__(self, storage: Storage, window: "Window") -> None:
        self._storage = storage
        self._window = window

    def getItem(self, name: str) -> Any:  # noqa: N802  # the browser's name
        return self._storage.texts.get(name, jsnull)

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        if not self._storage.has_room(name, text):
            raise JsError("QuotaExceededError")
        if self._storage.texts.get(name) != text:
            self._storage.texts[name] = text
            self._tell(name, text)

    def removeItem(self, name: str) -> None:  # noqa: N802
        if self._storage.texts.pop(name, None) is not None:
            self._tell(name, jsnull)

    def _tell(self, name: str, text: Any) -> None:
        for window in self._storage.windows:
            if window is not self._window:
                window.hear_of_storage(name, text)


class Location(Strict):
    """The address of the page."""

    __slots__ = ("_hash", "_window", "origin", "pathname", "search")

    def __init__(self, window: "Window", address: str) -> None:
        self._window = window
        self.origin = "https://patience.example"
        self.pathname = "/"
        self.search = ""
        self._hash = ""
        self.read(address)

    def read(self, address: str) -> None:
        """Be this address, without an event."""
        path, mark, fragment = address.partition("#")
        self.pathname, question, search = path.partition("?")
        self.search = question + search
        self._hash = mark + fragment if fragment else ""

    @property
    def hash(self) -> str:
        return self._hash

    @property
    def whole(self) -> str:
        """The address from its path on."""
        return self.pathname + self.search + self._hash

    def reload(self) -> None:
        self._window.reloads += 1


class History(Strict):
    """The steps that the browser's own buttons go."""

    __slots__ = ("_at", "_steps", "_window")

    def __init__(self, window: "Window") -> None:
        self._window = window
        self._steps: list[tuple[Any, str]] = [(jsnull, window.location.whole)]
        self._at = 0

    @property
    def state(self) -> Any:
        return self._steps[self._at][0]

    @property
    def length(self) -> int:
        return len(self._steps)

    @property
    def behind(self) -> int:
        """How many steps lead back."""
        return self._at

    def pushState(self, state: Any, title: str, address: str | None = None) -> None:  # noqa: N802
        self._steps[self._at + 1 :] = []
        self._steps.append((state, self._renamed(address)))
        self._at += 1

    def replaceState(self, state: Any, title: str, address: str | None = None) -> None:  # noqa: N802
        self._steps[self._at] = (jsnull if state is None else state, self._renamed(address))

    def _renamed(self, address: str | None) -> str:
        if address is not None:
            if address.startswith("//"):
                raise ValueError(f"SecurityError: {address} is an address on another server")
            self._window.location.read(address.removeprefix(self._window.location.origin))
        return self._window.location.whole

    def go(self, by: int) -> None:
        self._window.loop.queue(lambda: self.step(by))

    def step(self, by: int) -> None:
        """Take a step now; nothing happens where there is none."""
        if 0 <= self._at + by < len(self._steps):
            self._at += by
            self._arrive(self._steps[self._at][1])

    def visit(self, address: str) -> None:
        """Follow a link to another fragment of the page."""
        before = self._window.location.whole
        self.pushState(jsnull, "", address)
        self._changed(before)

    def _arrive(self, address: str) -> None:
        before = self._window.location.whole
        self._window.location.read(address)
        self._changed(before)

    def _changed(self, before: str) -> None:
        self._window.dispatch(Event("popstate", bubbles=False, cancelable=False, state=self.state))
        if before != self._window.location.whole:
            self._window.dispatch(Event("hashchange", bubbles=False, cancelable=False))


class MediaQuery(EventTarget):
    """Whether a media query holds."""

    __slots__ = ("_window", "media")

    def __init__(self, window: "Window", query: str) -> None:
        super().__init__(window.loop)
        self._window = window
        self.media = query

    @property
    def matches(self) -> bool:
        return self._window.media[self.media]


class ResizeObserver(Strict):
    """Calls once for an element, and again whenever its size is another."""

    __slots__ = ("_call", "_sizes", "_window")

    def __init__(self, window: "Window", call: Callable[..., Any]) -> None:
        self._window = window
        self._call = call
        self._sizes: dict[Element, tuple[int, int] | None] = {}
        window.observers.append(self)

    def observe(self, element: Element) -> None:
        self._sizes[element] = None

    def disconnect(self) -> None:
        self._window.observers.remove(self)

    def look(self) -> None:
        """Call for every element that has another size than before."""
        for element, before in self._sizes.items():
            size = element.clientWidth, element.clientHeight
            if size != before:
                self._sizes[element] = size
                self._window.loop.guard(self._call, [], self)


class JsDate(Strict):
    """A moment, in a place where the clocks show universal time."""

    __slots__ = ("_ms",)

    def __init__(self, ms: float) -> None:
        self._ms = ms

    def _read(self) -> datetime:
        return datetime.fromtimestamp(self._ms / 1000, UTC)

    def getFullYear(self) -> int:  # noqa: N802
        return self._read().year

    def getMonth(self) -> int:  # noqa: N802
        return self._read().month - 1

    def getDate(self) -> int:  # noqa: N802
        return self._read().day

    def getTime(self) -> float:  # noqa: N802
        return self._ms

    def setHours(self, hours: int, minutes: int, seconds: int, ms: int) -> float:  # noqa: N802
        time = self._read().replace(hour=hours % 24, minute=minutes, second=seconds, microsecond=ms * 1000)
        time += timedelta(days=hours // 24)
        self._ms = time.timestamp() * 1000
        return self._ms


class File(Strict):
    """A file that the player picks; one that cannot be read has no text."""

    def __init__(self, loop: EventLoop, text: str | None, name: str = "games.json") -> None:
        self._loop = loop
        self._text = text
        self.name = name
        self.size = len((text or "").encode())

    def text(self) -> Promise:
        return (
            rejected(self._loop, "NotReadableError") if self._text is None else fulfilled(self._loop, self._text)
        )


class Audio(Strict):
    """Every part of the audio graph in one: it notes how often a sound was started."""

    def __init__(self, window: "Window") -> None:
        self._window = window
        self.sampleRate = 500
        self.destination = self
        self.buffer: Any = None
        self.type = ""
        self.loop = False
        self.state = "running"

    @property
    def currentTime(self) -> float:  # noqa: N802
        return self._window.loop.now / 1000

    @property
    def gain(self) -> "Audio":
        return self

    frequency = gain

    def suspend(self) -> Promise:
        self.state = "suspended"
        return fulfilled(self._window.loop)

    def resume(self) -> Promise:
        self.state = "running"
        return fulfilled(self._window.loop)

    def createBufferSource(self) -> "Audio":  # noqa: N802
        return Audio(self._window)

    createBiquadFilter = createGain = createOscillator = createDynamicsCompressor = createBufferSource  # noqa: N815

    def createBuffer(self, channels: int, length: int, rate: float) -> "Audio":  # noqa: N802
        return Audio(self._window)

    def copyToChannel(self, samples: list[float], channel: int) -> None:  # noqa: N802
        assert samples, "silence"

    def setValueAtTime(self, value: float, time: float) -> None:  # noqa: N802
        assert time >= 0

    exponentialRampToValueAtTime = linearRampToValueAtTime = setValueAtTime  # noqa: N815

    def connect(self, other: "Audio") -> "Audio":
        return other

    def start(self, time: float) -> None:
        self._window.sounds += 1

    def stop(self, time: float) -> None:
        assert time >= 0


class Console(Strict):
    """Notes what is logged."""

    def __init__(self) -> None:
        self.logged: list[tuple[str, str]] = []

    def _log(self, level: str, words: tuple[Any, ...]) -> None:
        self.logged.append((level, " ".join(map(str, words))))

    def log(self, *words: Any) -> None:
        self._log("log", words)

    def warn(self, *words: Any) -> None:
        self._log("warn", words)

    def error(self, *words: Any) -> None:
        self._log("error", words)


class Clipboard(Strict):
    """What was copied last, unless the player forbids it."""

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self.text = ""
        self.allowed = True
        self.answers = True

    def writeText(self, text: str) -> Any:  # noqa: N802
        if not self.answers:
            return JsObject({"then": lambda *_: None})
        if not self.allowed:
            return rejected(self._loop, "NotAllowedError")
        self.text = text
        return fulfilled(self._loop)


class StorageManager(Strict):
    """What the browser says of its room, and whether it has promised to keep what is there."""

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self.asked = 0  # how often it was asked to promise

    def persist(self) -> Promise:
        self.asked += 1
        return fulfilled(self._loop, True)

    def persisted(self) -> Promise:
        return fulfilled(self._loop, self.asked > 0)

    def estimate(self) -> Promise:
        return fulfilled(self._loop, JsObject({"usage": 11_400_000, "quota": 6_200_000_000}))


class LookScript(Strict):
    """What `look.ts` offers: the drawings of the deck, which come over the network."""

    def __init__(self, loop: EventLoop) -> None:
        self._loop = loop
        self.fetched: list[str] = []  # the names of the files in the deck
        self.has_network = True
        self.back = "lattice"  # which the cards show
        self.suits = "plain"  # their form

    def drawings(self, name: str) -> Promise:
        if not self.has_network:
            return rejected(self._loop, "TypeError")
        self.fetched.append(name)
        return fulfilled(self._loop)

    def tint(self) -> None:
        """Style sheets are not read here."""

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

    def __init__(self, window: "Window") -> None:
        self._window = window
        self.wish = "auto"
        self.text: str | None = None  # of the file that came before Python
        self.files: dict[str, str] = {}  # by code; any other wish gives English
        self.has_network = True

    def use(self, wish: str) -> Promise:
        if wish in self.files and not self.has_network:
            return rejected(self._window.loop, "TypeError")
        self.begin(wish)
        return fulfilled(self._window.loop, self.text)

    def drawIndex(self) -> None:  # noqa: N802
        """Do nothing: the deck of this browser has no drawings."""

    def begin(self, wish: str) -> None:
        """Let the page be in a language, as it is before Python at a visit after it was chosen."""
        self.wish, self.text = wish, self.files.get(wish)
        words = json.loads(self.text)["page"] if self.text else page_words.of(LANGUAGE)
        for key, name in page_words.ATTRIBUTES.items():
            for element in self._window.document.querySelectorAll(f"[data-{key}]"):
                element.setAttribute(name, words[element.getAttribute(f"data-{key}")])
        for element in self._window.document.querySelectorAll("[data-words]"):
            element.textContent = words[element.getAttribute("data-words")]


class Window(EventTarget):
    """The window of one page."""

    def __init__(self, storage: Storage, address: str, size: tuple[int, int], seed: int) -> None:
        super().__init__(EventLoop(self._render))
        self.loop = self._loop
        self._storage = storage
        self._chance = random.Random(seed)
        self._objects: dict[str, str] = {}  # texts by the addresses made for them
        self.innerWidth, self.innerHeight = size
        self.media = dict.fromkeys(MEDIA, False)
        self._queries: list[MediaQuery] = []
        self.observers: list[ResizeObserver] = []
        self.animations: list[Any] = []
        self.pointers: dict[int, Element | None] = {}  # those that are down, and what captured each
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
                "share": None,  # no menu for sharing, as on many desktops; a test may put in one
                "vibrate": self.vibrations.append,
                "wakeLock": None,  # the screen may go off; a test may put one in
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
        self.Blob = JsClass(lambda parts, options: "".join(parts))
        self.URL = JsObject({"createObjectURL": self._address_of, "revokeObjectURL": self._objects.pop})
        # What the page's own scripts put on the window.
        self.backbonePresses = JsArray()
        self.backboneHandedOver: Any = None  # where another Python has stopped
        self.backboneLook = LookScript(self.loop)
        self.backboneWords = WordsScript(self)
        self.backboneKept: Any = None  # until the page starts
        self.is_ready = False
        self.files: dict[str, str] = {}  # what the host has, by address
        self.requests: list[str] = []
        self.wanted = 0  # how often Pyodide was asked for
        self.updates = 0  # how often the new version was asked for
        self.reloads = 0
        # whether the game can be played without a network, and the file without which it cannot
        self.offline, self.backboneNotKept = False, ""
        self.workers: list[SolverWorker] = []
        self.marked: Any = None  # the element whose text is marked for copying
        self.has_loudspeaker = True
        self.sounds = 0
        self.downloads: list[tuple[str, str]] = []  # name and text
        self.picker: Input | None = None  # the field for which files are to be picked
        storage.windows.append(self)

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__dict__.get("is_ready") and name not in self.__dict__:
            raise UnknownToStandInError(f"window.{name} = … is not known to the stand-in")
        super().__setattr__(name, value)

    def _render(self) -> None:
        """What a browser does between two tasks."""
        self.document.drop_lost_focus()
        for observer in self.observers:
            observer.look()

    # What the page's own scripts offer

    def backboneFill(self, element: Element, html: str) -> None:  # noqa: N802
        element.innerHTML = html

    def backboneAppend(self, element: Element, html: str) -> None:  # noqa: N802
        element.insertAdjacentHTML("beforeend", html)

    def backboneReady(self) -> None:  # noqa: N802
        self.is_ready = True

    def backbonePyodide(self) -> None:  # noqa: N802
        self.wanted += 1

    def backboneUpdate(self) -> None:  # noqa: N802
        self.updates += 1

    def backboneOffline(self) -> Promise:  # noqa: N802
        return fulfilled(self.loop, self.offline)

    def backboneSolver(self) -> SolverWorker:  # noqa: N802
        self.workers.append(SolverWorker(self.loop))
        return self.workers[-1]

    # The network

    def fetch(self, address: str) -> Promise:
        self.requests.append(address)
        if address not in self.files:
            return rejected(self.loop, "TypeError")  # as without a network
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
        """Another window has written; this one is told when it has time."""
        event = Event("storage", bubbles=False, cancelable=False, key=name, newValue=text)
        self.loop.queue(lambda: self.dispatch(event))

    def open_kept(self) -> None:
        """Do what the page's scripts do with the kept texts before Python is there."""
        self.backboneKept = kept.Kept(self._storage, self)

    def tell(self, name: str) -> None:
        """Tell the page later that this event happened to what is kept."""
        self.loop.queue(lambda: self.dispatch(kept.event(name)))

    def close(self) -> None:
        """Hear and do no more."""
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
        """Let a media query hold from now on, or no more."""
        if self.media[query] != holds:
            self.media[query] = holds
            for found in self._queries:
                if found.media == query:
                    found.dispatch(Event("change", bubbles=False, cancelable=False))

    # Clicks

    def click(self, element: Element, detail: int, at: tuple[float, float] = (0, 0)) -> None:
        """Let an element be clicked at a point, with what the browser then does by itself."""
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
        """Send a form; the page has to prevent that the browser leaves it."""
        if form.dispatch(Event("submit")):
            raise AssertionError("the browser has left the page by a form")
