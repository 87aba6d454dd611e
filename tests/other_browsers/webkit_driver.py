"""Drive WebKit with Selenium and WebKitGTK's own driver, in a window on a virtual display."""

import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from make import browsers
from other_browsers.driver import Driver, Launch, Size, key_actions, kill_processes, pointer_actions
from support.hands import Point
from support.patience import PATIENCE

WINDOW = Path(__file__).with_name("webkit_window.py")
NAME = "webkit-window"  # as in that file, which only the system's Python can import
# Calls a function, waits for its promise, and gives its value or its error to the driver.
CALL = """const done = arguments[arguments.length - 1];
Promise.resolve(arguments[0]).then(%s).then(
    (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));"""
# The page makes a file input without adding it to the document, and the driver finds only what is in the document.
# So this adds the file input.
SHOW_CHOOSER = """() => { HTMLInputElement.prototype.click = function () { document.body.append(this); }; }"""


class WebKitDriver:
    """A WebKit window that the driver has started."""

    def __init__(self, program: str, desktop: Mapping[str, str], profile: Path, size: Size, script: str) -> None:
        self._profile = profile
        self._log = profile / "webkit.log"
        self._seen = 0  # lines of the log that `troubles` has read
        profile.mkdir(parents=True, exist_ok=True)
        options = Options()
        options.binary_location = str(browsers.GTK_PYTHON)
        arguments = [str(WINDOW), "--profile", str(profile), "--size", str(size.width), str(size.height)]
        for argument in [*arguments, "--script", script] if script else arguments:
            options.add_argument(argument)
        options.set_capability("browserName", NAME)
        surroundings = os.environ | {"HOME": str(profile), "GSETTINGS_BACKEND": "memory", **desktop}
        self._service = Service(program, log_output=str(self._log), env=surroundings)
        self._service.start()
        settings = ClientConfig(self._service.service_url, timeout=int(PATIENCE))  # else it may wait for ever
        self._driver = WebDriver(RemoteConnection(client_config=settings), options=options)
        self._driver.file_detector = UselessFileDetector()  # otherwise Selenium would upload the files
        self._driver.set_script_timeout(PATIENCE)
        self._tab = self._driver.current_window_handle
        self._tabs = [self._tab]

    @property
    def _web(self) -> WebDriver:
        """Return Selenium's driver, switched to this tab."""
        if len(self._tabs) > 1:
            self._driver.switch_to.window(self._tab)
        return self._driver

    def troubles(self) -> list[str]:
        lines = self._log.read_text(errors="replace").splitlines()
        found, self._seen = lines[self._seen :], len(lines)
        return [line for line in found if "CONSOLE" in line and " ERROR " in line]

    def open(self, address: str) -> None:
        self._web.get(address)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        answer = self._web.execute_async_script(CALL % script, argument)
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def tap_at(self, point: Point) -> None:
        self.carry([point])

    def carry(self, points: Sequence[Point]) -> None:
        self._act(pointer_actions(points, "mouse"))  # WebKit's driver has no touch

    def key(self, name: str) -> None:
        self._act(key_actions(name))

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._web.execute(Command.W3C_ACTIONS, {"actions": actions})

    def download(self, press: Callable[[], None]) -> Path:
        folder = self._profile / "downloads"
        before = set(folder.glob("*.json"))
        press()
        while not (new := set(folder.glob("*.json")) - before):
            self.evaluate("() => new Promise(requestAnimationFrame)")
        return new.pop()

    def choose_file(self, press: Callable[[], None], file: Path) -> None:
        self.evaluate(SHOW_CHOOSER)
        press()
        self._driver.find_element(By.CSS_SELECTOR, "body > input[type=file]").send_keys(str(file))

    def picture(self, file: Path) -> None:
        self._driver.save_screenshot(str(file))

    def new_tab(self) -> Driver:
        self._web.switch_to.new_window("tab")
        other = copy(self)
        other._tab = self._driver.current_window_handle
        self._tabs.append(other._tab)
        return other

    def show_tab(self) -> None:
        pass  # each tab has a window of its own, and counts as visible

    def close_tab(self) -> None:
        self._web.close()
        self._tabs.remove(self._tab)
        self._driver.switch_to.window(self._tabs[0])

    def close(self) -> None:
        with suppress(WebDriverException):  # the window may close before the driver has answered
            self._driver.close()
        self._end()

    def kill(self) -> None:
        kill_processes(self._profile)
        self._end()

    def _end(self) -> None:
        try:
            with suppress(WebDriverException, HTTPError):
                self._driver.quit()
        finally:
            self._service.stop()


@contextmanager
def webkit(program: str, bus: str = "") -> Iterator[Launch]:
    """Open a virtual display; yield a function that starts WebKit on it.

    `program` is the path of WebKit's driver. `bus` is the address of the bus on which the windows report to a
    screen reader; "" for none.
    """
    reading, writing = os.pipe()
    screen = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    command = [browsers.DISPLAY, "-displayfd", str(writing), *screen]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as display:
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()  # Xvfb writes it when the display is open
        telling = {"DBUS_SESSION_BUS_ADDRESS": bus} if bus else {"NO_AT_BRIDGE": "1"}
        yield partial(_webkit, program, {"DISPLAY": f":{number}", **telling})
        display.terminate()


def _webkit(program: str, desktop: Mapping[str, str], profile: Path, size: Size, script: str = "") -> Driver:
    return WebKitDriver(program, desktop, profile, size, script)
