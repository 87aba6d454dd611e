"""Imports modules that were compiled before the page was opened."""

from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType


class KeptModules:
    """Finds and loads modules whose code is kept in memory; one for `sys.meta_path`.

    The snapshot holds PyScript's own modules in this form (make/snapshot_prepare.py).
    """

    def __init__(self, codes: dict[str, CodeType]) -> None:
        """Keep code by the names of its modules. A name that others continue, as "a" in "a.b", is a package."""
        self._codes = codes
        self._packages = {name.rpartition(".")[0] for name in codes}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what Python has to know to import a module, or None if its code is not kept."""
        if fullname not in self._codes:
            return None
        return ModuleSpec(fullname, self, is_package=fullname in self._packages)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make the empty module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module in it."""
        exec(self._codes[module.__name__], module.__dict__)
