"""Read over AT-SPI what a browser tells the screen reader of a Linux desktop."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chromium.by_ear import Ear, Told
from make import browsers

READER = Path(__file__).with_name("at_spi_reader.py")
_DAEMON = "dbus-daemon"
_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")  # the package at-spi2-core has it
_TRIES = 50  # the tree may change during this many readings in a row


def is_here() -> bool:
    """Return whether this machine has AT-SPI."""
    return shutil.which(_DAEMON) is not None and _SERVICE.exists()


@contextmanager
def bus() -> Iterator[str]:
    """Start a D-Bus for programs and screen readers; yield its address."""
    command = [_DAEMON, "--session", "--print-address", "--nofork"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        assert daemon.stdout
        yield daemon.stdout.readline().strip()
        daemon.terminate()


class AtSpiEar(Ear):
    """Reads the accessibility tree of the only browser on a bus. Create it before the browser starts."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._reader = subprocess.Popen(
            [str(browsers.GTK_PYTHON), str(READER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": address},
        )
        assert self._line() == "ready"

    def read(self) -> Told:
        for _ in range(_TRIES):
            assert self._reader.stdin
            self._reader.stdin.write("\n")
            self._reader.stdin.flush()
            found = json.loads(self._line())
            if "error" not in found:
                return Told(**found)
        raise AssertionError(found["error"])

    def _line(self) -> str:
        assert self._reader.stdout
        return self._reader.stdout.readline().strip()

    def close(self) -> None:
        """End the reader."""
        self._reader.communicate()
