"""Writes the bill of materials: what the site is made of, as a CycloneDX document in JSON for programs to read.

The same parts give the same bytes: there is no date in it, and its serial number is made from its content.
https://cyclonedx.org/docs/1.6/json/ describes the format.
"""

import hashlib
import json
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from make.parts import Part

_ALGORITHMS = {64: "SHA-256", 128: "SHA-512"}  # by the number of hexadecimal digits
_JOINING = {"AND", "OR", "WITH"}


class Taken(NamedTuple):
    """A file of the site that comes from a part."""

    data: bytes
    original: bytes  # what the part has in its place


def bill(
    site: Part,
    parts: Sequence[Part],
    tools: Sequence[Part],
    files: Mapping[str, Mapping[str, Taken]],
    changes: Mapping[str, str],
) -> str:
    """Return the bill of materials of a site.

    `parts` are in it, `tools` only made it. `files` are those files of the site that come from a part: the name of
    the part -> path in the site -> file. `changes` says what was changed in a part, by its name.
    """
    listed = [
        _component(part, "required", files.get(part.name, {})) | _pedigree_of(part, changes) for part in parts
    ]
    listed += [_component(tool, "excluded", {}) for tool in tools]
    content: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "build"}],
            "component": _component(site, "required", {}) | {"type": "application"},
        },
        "components": listed,
        "dependencies": [_contents(whole, site, parts) for whole in (site, *parts)],
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content))
    return json.dumps({"serialNumber": f"urn:uuid:{number}"} | content, indent=1) + "\n"


def _component(part: Part, scope: str, files: Mapping[str, Taken]) -> dict[str, Any]:
    """Return the entry of a part; what is not known of it is left out."""
    entry = {
        "type": "library",
        "bom-ref": _reference(part),
        "name": part.name,
        "version": part.version,
        "scope": scope,
        "hashes": [_hash(digest) for digest in part.hashes],
        "licenses": _licences(part.licence),
        "copyright": part.copyright,
        "purl": _package_url(part),
        "externalReferences": [{"type": "website", "url": part.source}] if part.source else [],
        "components": [_file(path, taken) for path, taken in sorted(files.items())],
    }
    return {name: value for name, value in entry.items() if value}


def _pedigree_of(part: Part, changes: Mapping[str, str]) -> dict[str, Any]:
    """Return what a part was before the build changed it, and what was changed; nothing if it was not."""
    if part.name not in changes:
        return {}
    before = {"type": "library", "name": part.name, "version": part.version, "purl": _package_url(part)}
    return {"pedigree": {"ancestors": [before], "notes": changes[part.name]}}


def _file(path: str, taken: Taken) -> dict[str, Any]:
    """Return the entry of a file; if it was changed, with what it was before."""
    entry = _bytes(path, taken.data)
    if taken.data != taken.original:
        entry["pedigree"] = {"ancestors": [_bytes(path.rpartition("/")[2], taken.original)]}
    return entry


def _bytes(name: str, data: bytes) -> dict[str, Any]:
    return {"type": "file", "name": name, "hashes": [_hash(hashlib.sha256(data).hexdigest())]}


def _hash(digest: str) -> dict[str, str]:
    return {"alg": _ALGORITHMS[len(digest)], "content": digest}


def _licences(licence: str) -> list[dict[str, Any]]:
    """Return a licence in the form for an SPDX identifier, for several of them, or for words."""
    words = set(licence.split())
    if not words:
        return []
    if words & _JOINING:
        return [{"expression": licence}]
    return [{"license": {"id" if len(words) == 1 else "name": licence}}]


def _reference(part: Part) -> str:
    """Return the name of a part inside the document."""
    return f"{part.name}@{part.version}" if part.version else part.name


def _package_url(part: Part) -> str:
    """Return the address by which programs look up known faults of a version; "" if the version is not known."""
    name = quote(part.name, safe="/")
    return f"pkg:{part.registry}/{name}@{part.version}" if part.version else ""


def _contents(whole: Part, site: Part, parts: Sequence[Part]) -> dict[str, Any]:
    """Return the entry that says what the site or one of its parts contains."""
    name = "" if whole is site else whole.name
    return {"ref": _reference(whole), "dependsOn": [_reference(part) for part in parts if part.of == name]}
