"""Checks the import contracts of pyproject.toml; `python -m make.contracts` exits with 1 if one is broken."""

from importlinter.cli import lint_imports

if __name__ == "__main__":
    raise SystemExit(lint_imports())
