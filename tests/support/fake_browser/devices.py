"""Clock, loudspeaker, clipboard, files and console of the device."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from support.fake_browser.event_loop import EventLoop, Promise, fulfilled, rejected
from support.fake_browser.values import JsObject, Strict

if TYPE_CHECKING:
    from support.fake_browser.window import Window


class JsDate(Strict):
    """A JavaScript date, in the time zone UTC."""

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
    """A file that the player picks. A file without a text cannot be read."""

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
    """An audio context and all nodes of its graph in one object. It counts how often a sound was started."""

    def __init__(self, window: Window) -> None:
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
    def gain(self) -> Audio:
        return self

    frequency = gain

    def suspend(self) -> Promise:
        self.state = "suspended"
        return fulfilled(self._window.loop)

    def resume(self) -> Promise:
        self.state = "running"
        return fulfilled(self._window.loop)

    def createBufferSource(self) -> Audio:  # noqa: N802
        return Audio(self._window)

    createBiquadFilter = createGain = createOscillator = createDynamicsCompressor = createBufferSource  # noqa: N815

    def createBuffer(self, channels: int, length: int, rate: float) -> Audio:  # noqa: N802
        return Audio(self._window)

    def copyToChannel(self, samples: list[float], channel: int) -> None:  # noqa: N802
        assert samples, "silence"

    def setValueAtTime(self, value: float, time: float) -> None:  # noqa: N802
        assert time >= 0

    exponentialRampToValueAtTime = linearRampToValueAtTime = setValueAtTime  # noqa: N815

    def connect(self, other: Audio) -> Audio:
        return other

    def start(self, time: float) -> None:
        self._window.sounds += 1

    def stop(self, time: float) -> None:
        assert time >= 0


class Console(Strict):
    """Records what is logged."""

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
    """A clipboard that remembers the last copied text, unless the player forbids copying."""

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
