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

    `changes` maps the name of a part to the changes that the build makes in it. The licence Apache-2.0 requires
    the list to name the changes, and MPL-2.0 to say where the source is.
    """
    texts: dict[str, list[str]] = {}  # text of a licence -> names of the licence, see `_texts`
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
    """Return the name and the text of each licence of a part; an empty list if its authors require no text."""
    if part.text:
        return [(f"{part.licence} ({part.name})", _ending_in_newline(part.text))]
    named = [word for word in part.licence.split() if word not in ("AND", "WITH")]
    files = [LICENCES / f"{name}.txt" for name in named]
    return [(path.stem, _ending_in_newline(path.read_text("utf-8"))) for path in files if path.exists()]


def _ending_in_newline(text: str) -> str:
    return text.strip("\n") + "\n"
