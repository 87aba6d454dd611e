"""Checks the types and the style of all JavaScript. Run by `build.py test`, and by `python -m make.javascript`."""

import subprocess
from pathlib import Path

from make import tools

TYPES = ("typescript/bin/tsc", "-b", "web")
STYLE = ("eslint/bin/eslint.js", "-c", "web/eslint.config.mjs", "--max-warnings=0", "web", "tests")


def main() -> int:
    """Print what TypeScript and ESLint find; return 1 if they find anything, else 0."""
    tools.all_packages()
    if any([_fails(*TYPES), _fails(*STYLE)]):  # a list, so that both run
        return 1
    print("TypeScript and ESLint find nothing in the JavaScript")
    return 0


def _fails(program: str, *arguments: str) -> bool:
    """Run a program of the npm packages on the project; return whether it reports a fault."""
    command: list[str | Path] = [tools.node(), tools.PACKAGES / program, *arguments]
    return subprocess.run(command, cwd=tools.ROOT, check=False).returncode != 0


if __name__ == "__main__":
    raise SystemExit(main())
