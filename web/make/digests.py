"""Hashes of files."""

import base64
import hashlib


def digest(*parts: bytes) -> str:
    """Return a hash of these bytes in ten characters."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:10]


def integrity(data: bytes) -> str:
    """Return the SHA-256 of these bytes in Base64, as the service worker calculates it."""
    return base64.b64encode(hashlib.sha256(data).digest()).decode()
