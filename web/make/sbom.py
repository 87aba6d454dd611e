"""Writes the bill of materials: a list of the parts of the site, as a CycloneDX document in JSON for programs.

The same parts give the same bytes: the document has no date, and its serial number is computed from its content.
https://cyclonedx.org/docs/1.6/json/ describes the format.
"""

import hashlib
import json
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from make.parts import Part

_ALGORITHMS = {64: "SHA-256", 128: "SHA-512"}  # number of hexadecimal digits -> algorithm
_JOINING = {"AND", "OR", "WITH"}


class Taken(NamedTuple):
    """A file of the site that comes from a `Part`; the build may have changed it."""

    data: bytes
    original: bytes  # the content of the same file in the part


def bill(
    site: Part,
    parts: Sequence[Part],
    tools: Sequence[Part],
    files: Mapping[str, Mapping[str, Taken]],
    changes: Mapping[str, str],
) -> str:
    """Return the text of the bill of materials of a site.

    Args:
        site: the site itself.
        parts: what the site contains.
        tools: what the build used, but the site does not contain.
        files: the files of the site that come from a part: name of the part -> path in the site -> file.
        changes: name of a part -> the changes that the build made in it.
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
    """Return the entry of a part, without the fields that are not known."""
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
    """Return a field with the original of a changed part and the changes; no field if the part is unchanged."""
    if part.name not in changes:
        return {}
    before = {"type": "library", "name": part.name, "version": part.version, "purl": _package_url(part)}
    return {"pedigree": {"ancestors": [before], "notes": changes[part.name]}}


def _file(path: str, taken: Taken) -> dict[str, Any]:
    """Return the entry of a file; if the build changed the file, the entry includes the original."""
    entry = _bytes(path, taken.data)
    if taken.data != taken.original:
        entry["pedigree"] = {"ancestors": [_bytes(path.rpartition("/")[2], taken.original)]}
    return entry


def _bytes(name: str, data: bytes) -> dict[str, Any]:
    return {"type": "file", "name": name, "hashes": [_hash(hashlib.sha256(data).hexdigest())]}


def _hash(digest: str) -> dict[str, str]:
    return {"alg": _ALGORITHMS[len(digest)], "content": digest}


def _licences(licence: str) -> list[dict[str, Any]]:
    """Return a licence in CycloneDX's form, which differs for one SPDX identifier, several of them, and words."""
    words = set(licence.split())
    if not words:
        return []
    if words & _JOINING:
        return [{"expression": licence}]
    return [{"license": {"id" if len(words) == 1 else "name": licence}}]


def _reference(part: Part) -> str:
    """Return the name by which the document refers to a part."""
    return f"{part.name}@{part.version}" if part.version else part.name


def _package_url(part: Part) -> str:
    """Return the package URL, by which programs look up known faults of a version; "" without a known version."""
    name = quote(part.name, safe="/")
    return f"pkg:{part.registry}/{name}@{part.version}" if part.version else ""


def _contents(whole: Part, site: Part, parts: Sequence[Part]) -> dict[str, Any]:
    """Return the entry that says what the site or one of its parts contains."""
    name = "" if whole is site else whole.name
    return {"ref": _reference(whole), "dependsOn": [_reference(part) for part in parts if part.of == name]}
