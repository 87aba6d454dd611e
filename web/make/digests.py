"""Hashes of files."""

import base64
import hashlib


def digest(*parts: bytes) -> str:
    """Return a short hash of these parts together: ten hexadecimal digits."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:10]


def integrity(data: bytes) -> str:
    """Return the SHA-256 of these bytes in Base64, as the service worker calculates it."""
    return base64.b64encode(hashlib.sha256(data).digest()).decode()
