"""The house rules of the code, read off its imports: all leans downward and nothing on the world outside."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = {
    ".".join(path.relative_to(ROOT / "engine").with_suffix("").parts): path
    for path in sorted((ROOT / "engine").rglob("*.py"))
}
# Of the solvers these are not games: they serve some of those that are.
HELPERS: set[str] = {name for name in ("solvers.cells", "solvers.rounds") if name in ENGINE}
# Each room may use what lies in the rooms before it, never its neighbours.
ROOMS: list[set[str]] = [
    {"cards", "charts", "stopwatch"},
    {"relations", "shuffle", "game", "words"},
    {"usual", "tables", "tricks", "search"},
    {"patience", "rubber", "fans", "notation", "speech", "intents"},
    {"board", "session", "homeward"},
    {"sitting", "bridge.__init__", "bridge.state"},
    {"bridge.house", "bridge.refusals", "bridge.words"},
    {"bridge.sheets"},
    {name for name in ENGINE if name.startswith("games.") and name != "games.__init__"},
    HELPERS,
    {"games.__init__"} | {name for name in ENGINE if name.startswith("solvers.")} - HELPERS - {"solvers.__init__"},
    {"solvers.__init__"},
    {"solve"},
    {"insight"},
    {"atlas"},
    {"hints"},
    {"__main__"},
]
ALONE = {"ledger", "stopwatch", "__init__"}
# What would make an answer depend on more than the question.
OUTSIDE = {"time", "datetime", "random", "secrets", "uuid", "os", "pathlib", "socket", "urllib", "asyncio"}
SERVES_EVERY_GAME = (
    *("session", "board", "intents", "speech", "notation", "patience", "sitting", "homeward"),
    *("search", "solve", "insight", "hints"),
)


def imports(path: Path) -> set[str]:
    """Every module that a file names in an import, `from a import b` as `a.b` and `a` alike."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            found |= {str(node.module)} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def tops(path: Path) -> set[str]:
    """The packages that a file imports from."""
    return {name.split(".")[0] for name in imports(path)}


def rooms_used(name: str) -> set[str]:
    """The modules of the engine that one of them imports."""
    used = {module.removeprefix("engine.") for module in imports(ENGINE[name])}
    used |= {f"{module}.__init__" for module in used}
    return used & set(ENGINE) - {"__init__", name}


def floor(name: str) -> int:
    return next(number for number, room in enumerate(ROOMS) if name in room)


def test_every_module_has_its_room() -> None:
    assert set().union(*ROOMS) | ALONE == set(ENGINE)


@pytest.mark.parametrize("name", [name for name in ENGINE if name not in ALONE])
def test_imports_run_strictly_downward(name: str) -> None:
    for used in rooms_used(name):
        assert floor(used) < floor(name), f"{name} imports {used}"


@pytest.mark.parametrize("name", sorted(ALONE))
def test_these_stand_alone(name: str) -> None:
    assert rooms_used(name) == set()


@pytest.mark.parametrize("name", ENGINE)
def test_the_engine_needs_only_the_standard_library(name: str) -> None:
    assert tops(ENGINE[name]) <= set(sys.stdlib_module_names) | {"engine"}


@pytest.mark.parametrize("name", ENGINE)
def test_the_engine_has_no_clock_no_chance_and_no_outside_world(name: str) -> None:
    # the command line alone may look at a clock, to stop a search when it was told to
    assert not tops(ENGINE[name]) & (OUTSIDE - {"time"} if name == "__main__" else OUTSIDE)
    if name != "__main__":
        tree = ast.parse(ENGINE[name].read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"open", "print", "input", "exec", "eval"}


@pytest.mark.parametrize("name", SERVES_EVERY_GAME)
def test_what_serves_every_game_names_none(name: str) -> None:
    assert not any(module.startswith("engine.games") for module in imports(ENGINE[name]))
    assert "backbone" not in "".join(_words(ENGINE[name])).lower()


def _words(path: Path) -> list[str]:
    """Names and texts of the code, docstrings and comments left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, _WITH_DOCSTRING)}
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return told + [text for text in constants if isinstance(text, str) and text not in docs]


_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)


APP = sorted((ROOT / "web" / "app").glob("*.py"))


@pytest.mark.parametrize("path", APP, ids=[path.stem for path in APP])
def test_only_the_first_file_of_the_page_touches_the_browser(path: Path) -> None:
    """`main` fetches the window and hands it on; `dom` is the one door, and turns Python into what it takes."""
    assert path.stem == "main" or not tops(path) & {"js", "pyscript", "micropython"}
    assert path.stem in {"main", "dom"} or not tops(path) & {"pyodide", "pyodide_js"}


@pytest.mark.parametrize("path", APP, ids=[path.stem for path in APP])
def test_the_page_names_a_rule_set_only_through_the_catalogue(path: Path) -> None:
    assert not any(module.startswith("engine.games.") and "CATALOGUE" not in module for module in imports(path))
