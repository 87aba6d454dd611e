"""Writes the list of licences for people to read: every part of the site that others have made, and its terms."""

from collections.abc import Mapping, Sequence

from make.parts import LICENCES, Part

_HEAD = """\
Others have made these parts of Backbone. For programs the same list, with checksums, is in sbom.cdx.json.
The texts of the licences follow after the list. A part that says "changed" is not as its authors made it: its
source is where the entry says, in this version; the programs that change it are part of the source of Backbone,
and what they make of the part has the licence of the part.
"""
_RULE = "=" * 80


def listing(parts: Sequence[Part], changes: Mapping[str, str]) -> str:
    """Return the list of the parts with their licences, followed by the text of each licence.

    `changes` says what the build has changed in a part, by its name. Apache-2.0 asks to tell this, MPL-2.0 to tell
    where the source is.
    """
    texts: dict[str, list[str]] = {}  # text of a licence -> what it is the licence of
    for part in parts:
        for name, text in _texts(part):
            texts.setdefault(text, []).append(name)
    ends = [f"{_RULE}\n{', '.join(dict.fromkeys(names))}\n{_RULE}\n\n{text}" for text, names in texts.items()]
    entries = [_entry(part, changes.get(part.name, "")) for part in parts]
    return "\n".join([_HEAD, *entries, *ends])


def _entry(part: Part, change: str) -> str:
    lines = [
        f"{part.name} {part.version}".rstrip(),
        f"    in {part.of}" if part.of else "",
        f"    licence: {part.licence}",
        f"    {part.copyright}" if part.copyright else "",
        f"    source: {part.source}" if part.source else "",
        f"    changed: {change}" if change else "",
    ]
    return "\n".join([*filter(None, lines), ""])


def _texts(part: Part) -> list[tuple[str, str]]:
    """Return name and text of each licence of a part; nothing for parts whose authors ask for nothing."""
    if part.text:
        return [(f"{part.licence} ({part.name})", _ending_in_newline(part.text))]
    named = [word for word in part.licence.split() if word not in ("AND", "WITH")]
    files = [LICENCES / f"{name}.txt" for name in named]
    return [(path.stem, _ending_in_newline(path.read_text("utf-8"))) for path in files if path.exists()]


def _ending_in_newline(text: str) -> str:
    return text.strip("\n") + "\n"
