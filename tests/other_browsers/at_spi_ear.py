"""What a screen reader of a Linux desktop is told by a browser, over AT-SPI."""

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
_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")  # of the package at-spi2-core
_TRIES = 50  # so often in a row the tree may change while it is read


def is_here() -> bool:
    """Return whether this machine has AT-SPI."""
    return shutil.which(_DAEMON) is not None and _SERVICE.exists()


@contextmanager
def bus() -> Iterator[str]:
    """Open a bus for programs and those who read them, and give its address."""
    command = [_DAEMON, "--session", "--print-address", "--nofork"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        assert daemon.stdout
        yield daemon.stdout.readline().strip()
        daemon.terminate()


class AtSpiEar(Ear):
    """Reads the accessibility tree of the one browser on a bus. It has to be there before the browser starts."""

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
