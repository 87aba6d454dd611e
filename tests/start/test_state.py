"""Check the state machine of the start, and that the README draws it correctly."""

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from make import tools

HERE = Path(__file__).parent
README = (tools.WEB / "start/README.md").read_text("utf-8")
Ways = set[tuple[str, str, str]]  # (state before, cause, state after)


@cache
def script() -> str:
    """Return `state.mjs` bundled with the code that it tests."""
    esbuild = tools.PACKAGES / "esbuild/bin/esbuild"
    bundled = ("--bundle", "--platform=node", "--format=esm", "--log-level=error")
    return tools.run(tools.node(), esbuild, HERE / "state.mjs", *bundled, missing="It cannot be bundled.")


@cache
def tried(*causes: str) -> Any:
    """Return what `state.mjs` prints when these causes are sent one after another, read from JSON."""
    command = [tools.node(), "--input-type=module", "--eval", script()]
    done = subprocess.run(command, input=json.dumps(causes), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def way(*causes: str) -> list[str]:
    """Return the states that follow from these causes."""
    return [at for at, _player, _advice in tried(*causes)["steps"]]


def all_ways(table: dict[str, dict[str, str]]) -> Ways:
    return {(begin, cause, end) for begin, causes in table.items() for cause, end in causes.items()}


def drawn(diagram: str) -> Ways:
    """Return the transitions of a diagram. A transition of a group counts for each state in it."""
    groups = {name: inside.split() for name, inside in re.findall(r"as (\w+) \{\n(.*?)\}", diagram, re.DOTALL)}
    arrows = re.findall(r"^ +(\w+) --> (\w+): (.+)$", diagram, re.MULTILINE)
    return {
        (state, cause, end)
        for begin, end, causes in arrows
        for cause in causes.split(", ")
        for state in groups.get(begin, [begin])
    }


def diagrams() -> list[str]:
    return re.findall(r"```mermaid\n(.*?)```", README, re.DOTALL)


def named(diagram: str) -> set[str]:
    """Return the states that a diagram describes in words."""
    return set(re.findall(r'state ".+" as (\w+)$', diagram, re.MULTILINE))


# The diagrams of the README


def test_the_diagrams_have_the_transitions_of_the_code_and_no_others() -> None:
    awaited, fails, advice = diagrams()
    tables = tried()
    assert drawn(awaited).isdisjoint(drawn(fails))
    assert drawn(awaited) | drawn(fails) == all_ways(tables["ways"])
    assert drawn(advice) == all_ways(tables["advice"])


def test_the_diagrams_say_in_words_what_each_state_is() -> None:
    awaited, fails, advice = diagrams()
    tables = tried()
    assert named(awaited) | named(fails) == set(tables["ways"])
    assert named(awaited).isdisjoint(named(fails))
    assert named(advice) == set(tables["advice"])
    (playing,) = re.findall(r"as playing \{\n(.*?)\}", fails, re.DOTALL)
    assert {name for name, who in tables["players"].items() if who == "micropython"} == set(playing.split())


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the rows of the table whose first column has this heading, each as its cells."""
    table = README.split(f"| {heading} |")[1].split("\n\n")[0]
    for line in table.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split(" | ")]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([\w./-]+)`", cell)


def test_each_cause_is_in_the_table_with_the_scripts_that_say_it() -> None:
    tables = tried()
    known = {cause for table in ("ways", "advice") for causes in tables[table].values() for cause in causes}
    listed = [cause for row in rows("Cause") for cause in quoted(row[0])]
    assert sorted(listed) == sorted(known)
    sent = dict[str, set[str]]()
    folders = ("start", "storage", "micropython")
    for path in (path for folder in folders for path in (tools.WEB / folder).glob("*.ts")):
        calls = re.findall(r"\.send\(([^;]*)\)", path.read_text("utf-8"))
        for cause in (cause for call in calls for cause in re.findall(r'"([a-z-]+)"', call)):
            sent.setdefault(cause, set()).add(path.name)
    for row in rows("Cause"):
        told = {Path(name).name for name in quoted(row[2])}
        assert set().union(*(sent[cause] for cause in quoted(row[0]))) == told, row[0]


# The states after some causes


def test_every_state_can_be_reached_and_only_three_are_final() -> None:
    ways: dict[str, dict[str, str]] = tried()["ways"]
    reached, new = set[str](), {"opening"}
    while new:
        reached |= new
        new = {end for begin in new for end in ways[begin].values()} - reached
    assert reached == set(ways)
    assert {name for name, causes in ways.items() if not causes} == {"framed", "pyodide", "again"}


def test_a_first_visit() -> None:
    causes = ("first-visit", "painted", "micropython-answers", "advice-comes", "unseen", "pyodide-begins")
    found = tried(*causes, "stopped", "pyodide-answers")
    expected = ["painting", "micropython", "quick", "quick", "both", "quiet", "handover", "pyodide"]
    assert [at for at, _player, _advice in found["steps"]] == expected
    assert [player for _at, player, _advice in found["steps"]] == [*[""] * 2, *["micropython"] * 4, "", "pyodide"]
    assert [advice for *_, advice in found["steps"]] == [*["awaited"] * 3, *["came"] * 5]


def test_a_later_visit() -> None:
    assert way("needs-pyodide", "pyodide-begins", "pyodide-answers") == ["snapshot", "beginning", "pyodide"]


def test_without_its_snapshot_python_starts_plainly() -> None:
    assert way("needs-pyodide", "no-snapshot", "pyodide-begins") == ["snapshot", "plain", "beginning"]


def test_micropython_may_come_though_nobody_waits_for_it_any_more() -> None:
    assert way("first-visit", "painted", "no-micropython", "micropython-answers")[2:] == ["snapshot", "both"]
    assert way("first-visit", "painted", "hopeless", "micropython-answers")[2:] == ["failed", "quick"]


@pytest.mark.parametrize("begin", [("needs-pyodide",), ("needs-pyodide", "no-snapshot"), ()])
def test_a_fault_is_no_end(begin: tuple[str, ...]) -> None:
    assert way(*begin, "fault", "pyodide-begins", "fault", "pyodide-answers")[-4:] == [
        "failed",
        "beginning",
        "failed",
        "pyodide",
    ]


def test_a_fault_is_none_as_long_as_micropython_may_play_or_somebody_plays() -> None:
    causes = ("first-visit", "fault", "painted", "fault", "micropython-answers", "fault")
    assert way(*causes) == ["painting", "painting", "micropython", "micropython", "quick", "quick"]
    later = ("needs-pyodide", "pyodide-begins", "pyodide-answers", "fault", "no-pyodide", "hopeless", "reload")
    assert set(way(*later)[3:]) == {"pyodide"}


def test_when_the_pyodide_of_the_page_fails_micropython_plays_on() -> None:
    causes = ("first-visit", "painted", "micropython-answers", "wanted", "no-pyodide", "fault")
    assert way(*causes)[3:] == ["both", "alone", "alone"]
    assert tried(*causes)["wanted"] and not tried()["wanted"]


def test_advice_may_come_after_all_but_what_came_stays() -> None:
    assert [advice for *_, advice in tried("no-advice", "advice-comes", "no-advice")["steps"]] == [
        "failed",
        "came",
        "came",
    ]


# Followers of the state


def test_what_a_follower_sends_comes_after_what_it_was_told() -> None:
    found = tried("needs-pyodide", "no-pyodide")
    assert found["heard"] == [
        "first needs-pyodide",
        "second needs-pyodide for a reason",
        "first no-pyodide",
        "second no-pyodide for a reason",
        "first hopeless",
        "second hopeless",
    ]


def test_a_follower_that_fails_is_reported_and_does_not_stop_the_others() -> None:
    found = tried("first-visit", "painted", "micropython-answers")
    assert found["errors"] == ["a follower"]
    assert "second painted for a reason" in found["heard"]
    assert found["steps"][-1][0] == "quick"


def test_who_waits_is_told_at_once_or_when_it_has_happened() -> None:
    assert tried()["reached"] == ["opening"]
    assert tried("first-visit", "painted", "micropython-answers")["reached"] == ["opening", "played"]
    assert tried("needs-pyodide", "fault")["reached"] == ["opening", "snapshot"]
