"""Writes the list of licences for people to read: every part of the site that others have made, and its terms."""

from collections.abc import Sequence

from make.parts import LICENCES, Part

_HEAD = """\
Others have made these parts of Backbone. For programs the same list, with checksums, is in sbom.cdx.json.
The texts of the licences follow after the list.
"""
_RULE = "=" * 80


def listing(parts: Sequence[Part]) -> str:
    """Return the list of the parts with their licences, followed by the text of each licence."""
    texts: dict[str, list[str]] = {}  # text of a licence -> what it is the licence of
    for part in parts:
        for name, text in _texts(part):
            texts.setdefault(text, []).append(name)
    ends = [f"{_RULE}\n{', '.join(dict.fromkeys(names))}\n{_RULE}\n\n{text}" for text, names in texts.items()]
    return "\n".join([_HEAD, *map(_entry, parts), *ends])


def _entry(part: Part) -> str:
    lines = [
        f"{part.name} {part.version}".rstrip(),
        f"    in {part.of}" if part.of else "",
        f"    licence: {part.licence}",
        f"    {part.copyright}" if part.copyright else "",
        f"    source: {part.source}" if part.source else "",
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
