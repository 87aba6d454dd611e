"""Test the command line: the output that scripts rely on, and one clear line for every error."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from support.strategies import recorded

ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit status, standard output and standard error of a command."""
    try:
        status = main(arguments)
    except SystemExit as left:
        assert isinstance(left.code, int)
        status = left.code
    told = capsys.readouterr()
    return status, told.out, told.err


def process(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_version_is_the_one_that_pyproject_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    builder = subprocess.run(
        [sys.executable, "build.py", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert process("--version").stdout == builder.stdout == f"{project['version']}\n"


def test_games_lists_every_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "games")
    listing = json.loads(out)
    assert (status, err) == (0, "")
    assert [entry["id"] for entry in listing] == list(CATALOGUE)
    assert all(set(entry) == {"id", "title", "packs", "spots", "record"} for entry in listing)
    assert all(set(spot) == {"name", "kind", "title"} for entry in listing for spot in entry["spots"])
    assert listing[0]["title"] == "Backbone"
    assert listing[0]["packs"] == 2
    assert {entry["record"] for entry in listing} >= {
        "Tc7_5.HbnnX13.S",
        None,
    }  # Golf's rules, and what has no record


# The names of the spots must not change, because links and saved games contain them.
_PILES = {
    "backbone": "f1 f2 f3 f4 f5 f6 f7 f8 l r c t1 t2 t3 t4 t5 t6 t7 t8 s w p",
    "black-hole": "f t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17",
    "freecell": "a1 a2 a3 a4 f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7 t8",
    "klondike": "f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7 s w",
    "clock": "t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 h",
    "spider": "f1 f2 f3 f4 f5 f6 f7 f8 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 s",
    "seahaven": "a1 a2 a3 a4 f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10",
    "pyramid": f"{' '.join(f't{i}' for i in range(1, 29))} f s w",
    "golf": "t1 t2 t3 t4 t5 t6 t7 s w",
    "canfield": "f1 f2 f3 f4 r t1 t2 t3 t4 s w",
}
_KINDS = {
    "a": "cell",
    "b": "tally",
    "c": "reserve",
    "d": "tally",
    "f": "foundation",
    "h": "waste",
    "l": "reserve",
    "n": "tally",
    "p": "tally",
    "r": "reserve",
    "s": "stock",
    "t": "tableau",
    "w": "waste",
}


# The counters that only some rule sets of a family have.
_COUNTED = {"klondike-1x3": "p", "klondike-3x3": "p", "golf-9": "n b d"}


@pytest.mark.parametrize("family", _PILES)
def test_the_names_of_the_spots_are_stable(family: str, capsys: pytest.CaptureFixture[str]) -> None:
    listing = {entry["id"]: entry["spots"] for entry in json.loads(run(capsys, "games")[1])}
    rule_sets = [game.id for game in CATALOGUE.values() if game.family == family]
    assert rule_sets
    for name in rule_sets:
        counted = _COUNTED.get(name, "").split()
        assert [spot["name"] for spot in listing[name]] == [*_PILES[family].split(), *counted]
        assert all(spot["kind"] == _KINDS[spot["name"][0]] for spot in listing[name])


def test_deal_prints_the_position(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deal", "backbone-aisleriot", "1")
    assert (status, err) == (0, "")
    assert out.startswith("........8s3hKsQC2d2c7d7hKc.9C2s5s2S3C9STcKh5C.Ah.AS.")
    assert out.endswith("..0\n") and out.count("\n") == 1


def test_moves_prints_one_move_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "moves", "backbone-aisleriot", "1") == (
        0,
        "cf2\ncf6\nt1f1\nt1f5\nt6t3\nt7t8\nt8t4\nsw\n",
        "",
    )


def test_moves_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    text = f"{'.' * 8}4c.5d.9d.Td.Kc.Kd.Kh.Ks.KC.KD.KH..8d.0"
    assert run(capsys, "moves", "backbone", "--position", text) == (0, "ct1\nws\n", "")


def test_play_prints_position_status_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    for game in CATALOGUE.values():
        for says, link in recorded(game):
            status, out, err = run(capsys, "play", link)
            position, *rest = out.splitlines()
            words = says.split()
            assert (status, err) == (0, "")
            assert rest == [f"status {words[0]}", f"points {words[2]}"]
            assert position.count(".") == len(game.spots) - 1


def test_play_takes_a_link_with_or_without_its_hash(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "play", "#v1/backbone/4711/sw") == run(capsys, "play", "v1/backbone/4711/sw")


def test_play_stops_at_the_first_bad_move(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "play", "v1/backbone/1/sw.sw.ws.sw")
    assert (status, out) == (2, "")
    assert err == "python -m engine: Move 3, ws, can’t be played: The stock isn’t empty yet.\n"


def test_perft_of_depth_nought_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "perft", "backbone", "1", "0") == (0, "1\n", "")


def test_perft_counts_the_sequences_of_legal_moves(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "moves", "klondike", "1")[1].split()
    assert run(capsys, "perft", "klondike", "1", "1") == (0, f"{len(first)}\n", "")
    game = CATALOGUE["klondike"]
    after = (game.play(game.start(1), notation.read_move(game, move)) for move in first)
    second = sum(len(list(game.moves(position))) for position in after)
    assert run(capsys, "perft", "klondike", "1", "2") == (0, f"{second}\n", "")


def test_solve_prints_a_line_that_wins(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "solve", "freecell", "6")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert set(found) == {"game", "answer", "line", "seen", "seconds"}
    assert (found["game"], found["answer"]) == ("freecell", "winnable")
    played = run(capsys, "play", f"v1/freecell/6/{'.'.join(found['line'])}")[1]
    assert "status won" in played.splitlines()


def test_solve_judges_a_position_as_it_judges_its_deal(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = run(capsys, "deal", "black-hole", "6")[1].strip()
    answers = [
        json.loads(run(capsys, "solve", "black-hole", *about)[1]) for about in (["6"], ["--position", dealt])
    ]
    assert [(found["answer"], found["line"]) for found in answers] == [("impossible", [])] * 2
    assert answers[0]["seen"] == answers[1]["seen"] > 0


@pytest.mark.parametrize("limit", [["--nodes", "10"], ["--seconds", "0"]])
def test_solve_gives_up_at_its_limit(capsys: pytest.CaptureFixture[str], limit: list[str]) -> None:
    status, out, _ = run(capsys, "solve", "golf", "17", *limit)
    assert (status, json.loads(out)["answer"]) == (0, "unknown")


def test_solve_knows_nothing_of_a_game_without_a_solver(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "solve", "bridge", "1")[1])
    assert (found["answer"], found["seen"]) == ("unknown", 0)


HUGE = "9" * 5000
BAD = [
    [],
    ["solve"],
    ["games", "more"],
    ["games", "two\nlines"],
    ["deal"],
    ["deal", "backbone"],
    ["deal", "backbone", "0"],
    ["deal", "backbone", "2147483648"],
    ["deal", "backbone", "00000000000012147483648"],
    ["deal", "backbone", HUGE],
    ["deal", "backbone", "-1"],
    ["deal", "backbone", "1.5"],
    ["deal", "backbone", "one"],
    ["deal", "backbone", ""],
    ["deal", "backbone", "1e3"],
    ["deal", "backbone", "²"],
    ["deal", "spine", "1"],
    ["deal", "a\nb", "1"],
    ["deal", "", "1"],
    ["deal", "x" * 5000, "1"],
    ["deal", "backbone", "1", "2"],
    ["moves", "backbone"],
    ["moves", "backbone", "1", "--position", "....................."],
    ["moves", "backbone", "--position"],
    ["moves", "backbone", "--position", ""],
    ["moves", "backbone", "--position", "9h"],
    ["moves", "backbone", "--position", "." * 21],
    ["moves", "backbone", "--position", "." * 21 + "x"],
    ["moves", "bridge", "--position", "." * 9 + "0.36.0.0.0.0.1"],
    ["moves", "bridge", "--position", "." * 9 + "0.0.64.0.0.0.1"],
    ["moves", "bridge", "--position", ".....Ac....0.0.1.0.0.0.1"],
    ["moves", "bridge", "--position", "." * 9 + "0.0.0.0.0.5.1"],
    ["moves", "backbone", "--position", "." * 21 + "٣"],
    ["moves", "backbone", "--position", "." * 21 + "²"],
    ["moves", "backbone", "--position", "." * 21 + HUGE],
    ["moves", "backbone", "--position", "9z" + "." * 21 + "0"],
    ["moves", "backbone", "--position", "9\nh" + "." * 21 + "0"],
    ["moves", "backbone", "--position", "9h9h" + "." * 21 + "0"],
    ["moves", "backbone", "--position", "9h.~9h" + "." * 20 + "0"],
    ["moves", "backbone", "--backwards"],
    ["play"],
    ["play", ""],
    ["play", "v1"],
    ["play", "v1/backbone"],
    ["play", "v1/backbone/0"],
    ["play", "v1/backbone/99999999999"],
    ["play", "v2/backbone/1"],
    ["play", "v" + "1" * 5000 + "/backbone/1"],
    ["play", "v1/klondike-9/1"],
    ["play", "v1/" + "k" * 5000 + "/1"],
    ["play", "v1/backbone/1/zz"],
    ["play", "v1/backbone/1/sw.\n.sw x"],
    ["play", "v1/backbone/1/" + "z" * 5000],
    ["play", "v1/backbone/1/sws"],
    ["play", "v1/backbone/1/(sw"],
    ["play", "v1/backbone/1/sw)"],
    ["play", "v1/backbone/1/" + "(" * 100_000],
    ["play", "v1/backbone/1/sw@x"],
    ["play", "v1/backbone/1/sw@9999999"],
    ["play", "v1/backbone/1/swx99"],
    ["play", "v1/backbone/1/" + "sw." * 100_000],
    ["solve", "golf"],
    ["solve", "golf", "1", "--position", "."],
    ["solve", "golf", "1", "--nodes", "many"],
    ["solve", "golf", "1", "--nodes", "1000000001"],
    ["solve", "golf", "1", "--seconds", "-1"],
    ["solve", "golf", "1", "--seconds", "0.5"],
    ["perft", "backbone", "1"],
    ["perft", "backbone", "1", "-1"],
    ["perft", "backbone", "1", "100"],
    ["perft", "backbone", "1", "0000000001234"],
    ["perft", "backbone", "1", HUGE],
    ["perft", "backbone", "x", "1"],
    ["perft", "spine", "1", "1"],
]


@pytest.mark.parametrize("arguments", BAD, ids=[" ".join(arguments)[:40] for arguments in BAD])
def test_bad_input_gets_one_line_and_status_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("python -m engine") and err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert len(err) < 300


def test_a_process_of_its_own_leaves_with_the_same_status() -> None:
    good = process("deal", "backbone", "1")
    assert (good.returncode, good.stderr) == (0, "")
    bad = process("play", "v1/backbone/1/ws")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.splitlines() == ["python -m engine: Move 1, ws, can’t be played: There’s no card to take."]


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    """Happens in `python -m engine games | head -1`, where `head` closes the pipe early."""
    reading, writing = os.pipe()
    os.close(reading)
    left = subprocess.run(
        [sys.executable, "-m", "engine", "games"], cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (left.returncode, left.stderr) == (0, b"")


def test_a_closed_pipe_ends_a_command_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", os.fdopen(writing, "w"))
        assert main(["games"]) == 0
        assert sys.stdout.closed


# Advice


def test_advise_says_how_often_each_move_wins(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "advise", "klondike", "4711", "sw", "--samples", "4")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert (answer["game"], answer["unseen"]) == ("klondike", 44)
    assert {each["move"] for each in answer["moves"]} <= set(moves_after("klondike", 4711, "sw"))
    assert len(answer["moves"]) > 1
    for each in answer["moves"]:
        low, high = each["interval"]
        assert 0 <= each["won"] + each["unknown"] <= each["samples"] == 4
        assert 0 <= low <= each["won"] / 4 <= high <= 1


def moves_after(name: str, number: int, moves: str) -> list[str]:
    """Return the legal moves after some moves, in notation."""
    session = Session.read(f"v1/{name}/{number}/{moves}", CATALOGUE)
    return [notation.move_text(session.game, move) for move in session.game.moves(session.position)]


def test_advise_for_bridge_says_how_many_points_a_move_gains(capsys: pytest.CaptureFixture[str]) -> None:
    kept = "hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd"
    status, out, _ = run(capsys, "advise", "bridge", "47", kept, "--samples", "20")
    answer = json.loads(out)
    best, *others = answer["moves"]
    assert (status, answer["unseen"], best["move"]) == (0, 34, "ac1H")
    assert best["margin"] > 0
    assert all(best["points"] >= each["points"] for each in others)


def test_advise_values_nothing_where_there_is_one_thing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    session = Session.read("v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd", CATALOGUE)
    while [notation.move_text(session.game, move) for move in session.game.moves(session.position)] != ["ds"]:
        session.play(next(iter(session.game.moves(session.position))))
    status, out, _ = run(capsys, "advise", *session.link().split("/")[1:])
    (only,) = json.loads(out)["moves"]
    assert (status, only["move"], only["samples"]) == (0, "ds", 0)


def test_advise_stops_after_so_many_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "advise", "klondike", "1", "--seconds", "0")
    assert status == 0
    assert all(each["samples"] == 0 and each["interval"] == [0, 1] for each in json.loads(out)["moves"])


def test_advise_with_all_cards_open_judges_the_deal_itself(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "advise", "black-hole", "17", "--samples", "50")
    answer = json.loads(out)
    assert (status, answer["unseen"]) == (0, 0)
    assert all(each["samples"] == 1 for each in answer["moves"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("advise", "nothing", "1"), "nothing"),
        (("advise", "klondike", "x"), "deal number"),
        (("advise", "klondike", "1", "zz"), "zz"),
        (("advise", "klondike", "1", "sw", "--samples", "-1"), "--samples"),
        (("advise", "clock", "1"), "No choices here"),
    ],
)
def test_bad_input_to_advise_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert message in err and err.count("\n") == 1
