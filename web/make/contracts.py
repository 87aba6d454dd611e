"""Checks that modules import only what the import contracts in pyproject.toml allow them to import.

`python -m make.contracts` exits with 1 if a contract is broken.
"""

from importlinter.cli import lint_imports

if __name__ == "__main__":
    raise SystemExit(lint_imports())
