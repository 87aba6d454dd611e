"""Imports modules that were compiled before the page was opened."""

from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType


class KeptModules:
    """Finds and loads modules whose compiled code is in memory; an import finder for `sys.meta_path`.

    The snapshot of Python's memory contains PyScript's own modules in this form (make/snapshot_prepare.py).
    """

    def __init__(self, codes: dict[str, CodeType]) -> None:
        """Store compiled code by module name. A module with submodules, as "a" if there is "a.b", is a package."""
        self._codes = codes
        self._packages = {name.rpartition(".")[0] for name in codes}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what Python needs to import a module, or None if its code is not here."""
        if fullname not in self._codes:
            return None
        return ModuleSpec(fullname, self, is_package=fullname in self._packages)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None, so that Python makes the empty module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module in its own namespace."""
        exec(self._codes[module.__name__], module.__dict__)
