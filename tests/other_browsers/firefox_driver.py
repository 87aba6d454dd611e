"""Drive Firefox itself, without a separate driver program: Firefox speaks WebDriver BiDi."""

import base64
import json
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from other_browsers.bidi import Bidi
from other_browsers.driver import Driver, Launch, Size, key_actions, kill_processes, pointer_actions
from support.hands import Point

Settings = dict[str, str | int | bool]

SETTINGS: Settings = {
    "ui.prefersReducedMotion": 1,
    "dom.w3c_touch_events.enabled": 1,  # as on a phone
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
}
ANNOUNCEMENT = "WebDriver BiDi listening on "
EVENTS = ["log.entryAdded", "browsingContext.downloadEnd", "input.fileDialogOpened"]
# Calls a function with an argument given as JSON; returns its result, or what its promise resolves to, as JSON.
CALL = "text => Promise.resolve((%s)(JSON.parse(text))).then(value => JSON.stringify(value ?? null))"


class FirefoxDriver:
    """A Firefox without a visible window. On a phone it presses by touch."""

    def __init__(self, program: str, profile: Path, size: Size, script: str, settings: Settings) -> None:
        self._profile = profile
        self._pointer = "touch" if size.is_phone else "mouse"
        profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
        (profile / "user.js").write_text("".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._bidi = Bidi(self._address())
        # reads the error output to its end: a full pipe would block Firefox
        self._reading = threading.Thread(target=self._process.communicate, daemon=True)
        self._reading.start()
        self._size = size
        self._bidi.send("session.subscribe", events=EVENTS)
        downloads = {"type": "allowed", "destinationFolder": str(profile / "downloads")}
        self._bidi.send("browser.setDownloadBehavior", downloadBehavior=downloads)
        if script:
            self._bidi.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")
        self._context = self._new_context()  # a new tab: in the first one the address bar has the focus

    def _new_context(self) -> str:
        """Open a tab; return its identifier in BiDi."""
        context: str = self._bidi.send("browsingContext.create", type="tab")["context"]
        self._bidi.send(
            "browsingContext.setViewport",
            context=context,
            viewport={"width": self._size.width, "height": self._size.height},
            devicePixelRatio=2 if self._size.is_phone else 1,
        )
        return context

    def _address(self) -> str:
        """Return the address of BiDi, which Firefox writes to its error output."""
        assert self._process.stderr
        for line in self._process.stderr:
            if line.startswith(ANNOUNCEMENT):
                return line.removeprefix(ANNOUNCEMENT).strip()
        raise AssertionError("Firefox ended as it started")

    def troubles(self) -> list[str]:
        said = self._bidi.take("log.entryAdded")
        return [entry["text"] for entry in said if entry["level"] == "error"]

    def open(self, address: str) -> None:
        self._bidi.send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        answer = self._bidi.send(
            "script.callFunction",
            functionDeclaration=CALL % script,
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def tap_at(self, point: Point) -> None:
        self.carry([point])

    def carry(self, points: Sequence[Point]) -> None:
        self._act(pointer_actions(points, self._pointer))

    def key(self, name: str) -> None:
        self._act(key_actions(name))

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._bidi.send("input.performActions", context=self._context, actions=actions)

    def download(self, press: Callable[[], None]) -> Path:
        press()
        return Path(self._bidi.wait_for("browsingContext.downloadEnd")["filepath"])

    def choose_file(self, press: Callable[[], None], file: Path) -> None:
        press()
        field = self._bidi.wait_for("input.fileDialogOpened")["element"]
        self._bidi.send("input.setFiles", context=self._context, element=field, files=[str(file)])

    def picture(self, file: Path) -> None:
        taken = self._bidi.send("browsingContext.captureScreenshot", context=self._context)
        file.write_bytes(base64.b64decode(taken["data"]))

    def new_tab(self) -> Driver:
        other = copy(self)
        other._context = self._new_context()
        return other

    def show_tab(self) -> None:
        self._bidi.send("browsingContext.activate", context=self._context)

    def close_tab(self) -> None:
        self._bidi.send("browsingContext.close", context=self._context)

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._bidi.send("browser.close")
        self._end()

    def kill(self) -> None:
        kill_processes(self._profile)
        self._end()

    def _end(self) -> None:
        self._reading.join()  # waits until the process has ended
        self._bidi.close()


def firefox(program: str, settings: Settings | None = None) -> Launch:
    """Return a function that starts Firefox from the path `program`; `settings` are added to the usual ones."""
    return partial(_launch, program, SETTINGS | (settings or {}))


def _launch(program: str, settings: Settings, profile: Path, size: Size, script: str = "") -> Driver:
    return FirefoxDriver(program, profile, size, script, settings)
