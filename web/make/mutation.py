"""Changes the code a little at many places (mutants) and lists the changes that no test notices.

mutmut takes the modules to change from a folder `src/`, so the project is copied to a folder in that form first.
Which modules are changed, and which tests are tried on them, is in `pyproject.toml` under `tool.mutmut`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from make.tools import ROOT, WORK

FOLDER = WORK / "mutation"
_PACKAGES = ("engine", "web/app", "web/make")


def run(modules: Sequence[str]) -> bool:
    """Try the mutants of these modules, such as "engine.core.relations"; if none is given, those of all modules.

    Print the mutants that survived, and return whether mutmut finished.
    """
    _copy()
    mutmut = [sys.executable, "-m", "mutmut"]
    # With CI set, Hypothesis tries the same examples every time, so that no mutant is killed by chance.
    environment = {**os.environ, "CI": "1"} | {"PYTHONPATH": ""}
    tried = [*mutmut, "run", *(f"{module}.*" for module in modules)]
    return all(
        subprocess.run(command, cwd=FOLDER, env=environment, check=False).returncode == 0
        for command in (tried, [*mutmut, "results"])
    )


def _copy() -> None:
    """Copy the project into `FOLDER`, and delete the results of an earlier run there."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    without_cache = shutil.ignore_patterns("__pycache__")
    for package in _PACKAGES:
        shutil.copytree(ROOT / package, FOLDER / "src" / package.split("/")[-1], ignore=without_cache)
    shutil.copytree(ROOT / "tests", FOLDER / "tests", ignore=without_cache)
    (FOLDER / "web").mkdir()
    for name in ("pyproject.toml", "web/index.html"):
        shutil.copy(ROOT / name, FOLDER / name)
