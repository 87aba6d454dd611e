"""Check the list of news: the build reads it from the changelog, and refuses a changelog in another form."""

import json

import pytest

from make import changelog, tools
from make.tools import CannotBuildError

WRITTEN = """# Changelog

Words for readers of the code.

## [1.10.0] - 2027-01-02

### New

- One sentence, which
  goes on - with a dash.
- Another.

### Fixed

- A third.

## [1.9.0] - 2026-12-31

### Changed

- The first of all.
"""


def test_each_release_has_its_day_in_words_and_its_sentences_by_kind() -> None:
    assert changelog.read(WRITTEN) == [
        (
            *("1.10.0", "2 January 2027"),
            [("New", ["One sentence, which goes on - with a dash.", "Another."]), ("Fixed", ["A third."])],
        ),
        ("1.9.0", "31 December 2026", [("Changed", ["The first of all."])]),
    ]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("## [1.10.0] - 2027-01-02", "## 1.10.0 - 2027-01-02"),
        ("## [1.9.0] - 2026-12-31", "## 1.9.0, the first"),
        ("2026-12-31", "2026-12-32"),
        ("### Fixed", "### Repaired"),
        ("### Changed\n\n- The first of all.", ""),
        ("### Changed", "Words.\n\n### Changed"),
        ("- A third.", ""),
        ("- A third.", "A third."),
        ("- A third.", "- A third"),
        ("### New", "### Fixed"),
    ],
)
def test_what_is_not_in_the_form_stops_the_build(right: str, wrong: str) -> None:
    assert right in WRITTEN
    with pytest.raises(CannotBuildError):
        changelog.read(WRITTEN.replace(right, wrong))


def test_the_file_begins_with_the_version_of_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    assert json.loads(changelog.file())[0][0] == tools.project()["version"]
    monkeypatch.setattr(changelog, "project", lambda: {"version": "99.0.0"})
    with pytest.raises(CannotBuildError, match=r"pyproject\.toml has 99\.0\.0"):
        changelog.file()
