"""Compares the files that a host serves with the files in dist/, byte for byte."""

from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from make.site import CHECKSUMS, DIST
from make.tools import CannotBuildError

_SECONDS = 60  # how long to wait for an answer


def differences(address: str) -> list[str]:
    """Return a line for each file of dist/ that the site at an address does not serve byte for byte.

    Raises:
        CannotBuildError: The address is not that of a web site, or nobody answers there.
    """
    base = address.partition("#")[0].removesuffix("index.html").rstrip("/")
    if not base.startswith(("https://", "http://")):
        raise CannotBuildError(f"{address} is not an address that begins with https:// or http://.")
    paths = [line.partition("  ")[2] for line in (DIST / CHECKSUMS).read_text("utf-8").splitlines()]
    found = []
    for path in (*paths, CHECKSUMS):
        served = _served(f"{base}/{path}")
        if served != (DIST / path).read_bytes():
            found.append(f"{path} is missing" if served is None else f"{path} differs")
    return found


def _served(address: str) -> bytes | None:
    """Return the file at an address as it is before compression, or None if the host has no such file.

    Raises:
        CannotBuildError: Nobody answers, or the answer breaks off.
    """
    try:
        with urlopen(Request(address, headers={"Cache-Control": "no-cache"}), timeout=_SECONDS) as answer:
            content: bytes = answer.read()
            return content
    except HTTPError:
        return None
    except (URLError, HTTPException, OSError, ValueError) as error:
        raise CannotBuildError(f"{address} cannot be read ({error}).") from error
