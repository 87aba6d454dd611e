"""Wraps what the App uses of the browser besides the page itself: files, clipboard, sound, address and more."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import BrowserError, Dom
from app.browser.sharing import Sharing
from app.browser.sound import Sound
from app.browser.wake_lock import WakeLock
from app.core.outside import Address
from app.saving.storage import CannotStoreError
from app.view.sounds import Tone

_COPYING_MS = 3_000  # copying counts as failed after this time, because some browsers never report the result
_FILE_MS = 60_000  # how long the browser can read a file that is being saved


class Device:
    """The browser and the device that it runs on; see `app.core.outside.Device`."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._window = dom.window
        self.has_workers = True  # False at the beginning of a first visit, see `web/micropython/`
        self.is_micropython = False  # True on a first visit
        self._sharing = Sharing(dom)
        self._sound = Sound(dom)
        self._awake: dict[str, WakeLock] = {}  # by the reason to keep the screen on
        self._chooser: Any = None  # the input element for picking files; None until it is first used
        self._chosen: Callable[[Any], None] | None = None

    # Facts about browser and device

    @property
    def is_hidden(self) -> bool:
        """Whether nobody can see the page."""
        return bool(self._dom.document.visibilityState == "hidden")

    @property
    def window_size(self) -> tuple[float, float]:
        """The width and height of the window, in pixels."""
        return float(self._window.innerWidth), float(self._window.innerHeight)

    @property
    def prefers_calm(self) -> bool:
        """Whether the device asks for no motion."""
        return self._dom.media("(prefers-reduced-motion: reduce)")

    @property
    def prefers_dark(self) -> bool:
        """Whether the device asks for dark colours."""
        return self._dom.media("(prefers-color-scheme: dark)")

    def facts(self) -> dict[str, str]:
        """Return the facts for the report of a fault by name: versions, browser, window, language, day."""
        width, height = self.window_size
        return {
            "version": f"{self.version()} {self.build()}",
            "browser": str(self._window.navigator.userAgent),
            "python": "MicroPython" if self.is_micropython else "Pyodide",
            "window": f"{width:.0f}x{height:.0f}",
            "language": str(self._dom.root.getAttribute("lang")),
            "day": self._dom.today(),
        }

    def version(self) -> str:
        """Return the version of the page, such as "0.9.0"."""
        return self._said_in_head("release")

    def build(self) -> str:
        """Return an identifier of ten letters and digits that differs after every change of the page."""
        return self._said_in_head("version")

    def _said_in_head(self, name: str) -> str:
        return str(self._dom.document.querySelector(f'meta[name="{name}"]').getAttribute("content"))

    def not_kept(self) -> str:
        """Return the name of a file that is missing for playing offline; "" if no missing file is known."""
        return str(getattr(self._window.backbone, "notKept", None) or "")

    # The address

    def address(self) -> Address:
        """Return the address of the page."""
        location = self._window.location
        asked = str(location.search).removeprefix("?").split("&")
        return Address(f"{location.origin}{location.pathname}", tuple(asked), str(location.hash))

    def clear_address(self) -> None:
        """Remove the query and the fragment from the address, so that a reload does not open their game again."""
        self._window.history.replaceState(None, "", self.address().base)

    def decoded(self, address: str) -> str:
        """Return a part of an address with its percent escapes decoded; unchanged if they are not valid."""
        try:
            return str(self._dom.attempt(self._window, "decodeURIComponent", address))
        except BrowserError:  # such as a single percent sign; the reader of the text will report the mistake
            return address

    # Storage

    def stored(self, name: str) -> str | None:
        """Return the text stored under a name; None if there is none, or if the browser denies access."""
        try:
            found = self._dom.attempt(self._local_storage(), "getItem", name)
        except BrowserError:
            return None
        return found if isinstance(found, str) else None

    def store(self, name: str, text: str) -> None:
        """Store a text under a name.

        Raises:
            CannotStoreError: the browser has no room, or storage is switched off.
        """
        try:
            self._dom.attempt(self._local_storage(), "setItem", name, text)
        except BrowserError as error:
            raise CannotStoreError from error

    def _local_storage(self) -> Any:
        """Return the browser's `localStorage`.

        Raises:
            BrowserError: storage is switched off.
        """
        return self._dom.attempt(self._window.Reflect, "get", self._window, "localStorage")

    def persist(self) -> None:
        """Ask the browser never to delete what the page stores. It may refuse, even without asking the player."""
        storage = self._storage_with("persist")
        if storage:
            storage.persist()

    def is_persistent(self, done: Callable[[bool], None]) -> None:
        """Call `done` with whether the browser has promised never to delete what the page stores.

        `done` is not called if the browser does not say.
        """
        storage = self._storage_with("persisted")
        if storage:
            self._dom.when(storage.persisted(), lambda given: done(bool(given)))

    def room(self, done: Callable[[float, float], None]) -> None:
        """Call `done` with the bytes that the page uses and may use; no call if the browser does not say."""

        def found(estimate: Any) -> None:
            used, room = getattr(estimate, "usage", None), getattr(estimate, "quota", None)
            if used is not None and room is not None:
                done(float(used), float(room))

        storage = self._storage_with("estimate")
        if storage:
            self._dom.when(storage.estimate(), found)

    def _storage_with(self, name: str) -> Any:
        """Return the browser's object for its storage; None if it has no method of this name."""
        storage = getattr(self._window.navigator, "storage", None)
        return storage if storage and getattr(storage, name, None) else None

    def plays_offline(self, done: Callable[[bool], None]) -> None:
        """Call `done` with whether the page works without a network now; no call if this is not known."""
        ask = getattr(self._window.backbone, "playsOffline", None)
        if ask:
            self._dom.when(ask(), lambda ready: done(bool(ready)))

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Fetch a file of the page; call `arrived` with its text, or `failed` if it cannot be fetched."""
        self._dom.fetch_text(address, arrived, failed)

    # The clipboard, other programs, files

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Copy a text to the clipboard; then call `done` with whether this has succeeded."""
        clipboard: Any = getattr(self._window.navigator, "clipboard", None)  # only pages with https have it
        if clipboard:
            promise = clipboard.writeText(text)
            self._dom.when_soon(_COPYING_MS, promise, lambda _: done(True), lambda: done(False))
        else:
            done(False)

    @property
    def can_send(self) -> bool:
        """Whether the browser can share texts or files with other programs."""
        return self._sharing.can_send

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        """Share a text with other programs; call `failed` if this is impossible, but not if the player cancels."""
        self._sharing.send_text(text, failed)

    def picture(self, name: str, done: Callable[[str, Any], None]) -> None:
        """Make a picture of the SVG in the element `name`; call `done` with its file ending and the file."""
        self._sharing.picture(self._dom.element(name).querySelector("svg"), done)

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        """Share a picture with other programs as a file of this name; call `failed` as `send_text` does."""
        self._sharing.send_picture(name, picture, failed)

    def download(self, name: str, text: str) -> None:
        """Save a text as a file of this name, in the browser's folder for downloads."""
        kind = self._dom.js({"type": "application/json"})
        self.save_file(name, self._window.Blob.new(self._dom.js([text]), kind))

    def save_file(self, name: str, file: Any) -> None:
        """Save a blob of the browser as a file of this name, in the browser's folder for downloads."""
        link = self._dom.document.createElement("a")
        link.href = self._window.URL.createObjectURL(file)
        link.download = name
        link.click()
        # Not revoked at once: some browsers begin to read the file only after the press. JavaScript calls
        # `revokeObjectURL` itself, so that this works even if Python has left the page by then.
        self._window.setTimeout(self._window.URL.revokeObjectURL, _FILE_MS, link.href)

    def choose_text(
        self, kinds: str, most: int, chosen: Callable[[str | None], None], too_large: Callable[[], None]
    ) -> None:
        """Let the player pick a file; call `chosen` with its text, or with None if the browser cannot read it.

        `too_large` is called instead for a file of more than `most` bytes; nothing is called if the player picks
        no file. `kinds` are the endings and media types of the files to pick from, separated by commas, such as
        ".txt,text/plain". Use this method only in answer to a press: browsers allow it at no other time.
        """

        def picked(file: Any) -> None:
            if int(file.size) > most:
                too_large()
            else:
                self._dom.when(file.text(), lambda text: chosen(str(text)), lambda _: chosen(None))

        if self._chooser is None:
            self._chooser = self._dom.document.createElement("input")
            self._chooser.type = "file"
            self._dom.listen(self._chooser, "change", self._file_chosen)
        self._chosen = picked
        self._chooser.accept = kinds
        self._chooser.value = ""  # so that the same file can be picked again
        self._chooser.click()

    def _file_chosen(self, event: Any) -> None:
        if self._chosen and event.target.files.length:
            self._chosen(event.target.files.item(0))

    # Sound, vibration, the screen

    def play(self, tones: tuple[Tone, ...], volume: float) -> None:
        """Play a sound; `volume` is a factor from 0 to 1."""
        self._sound.play(tones, volume)

    def vibrate(self, ms: int) -> None:
        """Let the device vibrate for `ms` milliseconds, if it can. Browsers allow this only after a press."""
        if getattr(self._window.navigator, "vibrate", None):
            self._window.navigator.vibrate(ms)

    def keep_awake(self, reason: str, *, on: bool) -> None:
        """Keep the screen on for a reason, or, with `on` False, withdraw this reason."""
        if reason not in self._awake:
            self._awake[reason] = WakeLock(self._dom)
        self._awake[reason].hold(on=on)

    # The program itself

    def ask_for_pyodide(self) -> None:
        """Ask that Pyodide replaces MicroPython, which runs the page on a first visit, as soon as it can."""
        self._window.backbone.askForPyodide()

    def use_update(self) -> None:
        """Start the new version of the page."""
        self._window.backbone.takeUpdate()
