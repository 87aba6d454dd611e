"""Collects the facts about all modules that are needed before one of them can be transpiled for MicroPython."""

import ast
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

OURS = ("engine", "app")  # our packages
Key = tuple[str, str]  # a module and a name in it


class CannotTranspileError(Exception):
    """Raised when a source uses something that MicroPython does not have or does differently."""


class Field(NamedTuple):
    """A field of a named tuple or of a dataclass."""

    name: str
    default: ast.expr | None


class OpenFunction(NamedTuple):
    """A function that takes `**keywords`: the names of its other parameters, and the name after the `**`."""

    named: frozenset[str]
    rest: str


class Definition(NamedTuple):
    """What is known about one of our classes."""

    kind: str  # "tuple", "enum", "data", "protocol" or "class"
    bases: tuple[Key, ...]  # the base classes that are ours
    fields: tuple[Field, ...]  # in order; those of a dataclass include the inherited fields
    names: frozenset[str]  # the attributes that its body defines
    supers: frozenset[str]  # the methods that it calls with `super()`


class Module:
    """One module: its syntax tree, and the meaning of its names."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self._from: dict[str, Key] = {}  # name imported by `from … import …` -> its origin
        self._modules: dict[str, str] = {}  # name imported by `import …` -> the module
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                assert node.module and not node.level
                self._from.update({each.asname or each.name: (node.module, each.name) for each in node.names})
            elif isinstance(node, ast.Import):
                self._modules.update({each.asname or each.name: each.name for each in node.names})
        self._assigned = {
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        } | {node.arg for node in ast.walk(self.tree) if isinstance(node, ast.arg)}
        self._own = {node.name for node in self.tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
        self.patterns = {
            target.id
            for node in self.tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
            for target in node.targets
            if isinstance(target, ast.Name) and self.meant(node.value.func) == ("re", "compile")
        }  # the names of compiled regular expressions

    def defines(self, name: str) -> bool:
        """Return whether this module defines, assigns or imports a name."""
        return name in self._own or name in self._from or name in self._modules or name in self._assigned

    def defined(self) -> frozenset[str]:
        """Return the names that other modules can import from this one."""
        found = self._own | set(self._from) | self._assigned
        return frozenset(found | set(dir(math)) if "*" in self._from else found)

    def uses(self, name: str) -> bool:
        """Return whether this module imports a name from another one."""
        return name in self._from

    def is_ours(self, module: str) -> bool:
        """Return whether a module, given by its name, is one of ours and not of the standard library."""
        return module.partition(".")[0] in OURS

    def meant(self, node: ast.AST) -> Key | None:
        """Return the origin of `name` or `module.name`.

        Return None if the name is not imported, nor a function or class of this module.
        """
        if isinstance(node, ast.Name):
            return (self.name, node.id) if node.id in self._own else self._from.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = self._from.get(node.value.id)
            whole = ".".join(module) if module else self._modules.get(node.value.id)
            return (whole, node.attr) if whole else None
        return None


class Facts:
    """The facts about all modules: their classes, the names of attributes, the functions with `**keywords`."""

    def __init__(self, modules: Mapping[str, Module], shims: Iterable[Module]) -> None:
        self.classes: dict[Key, Definition] = {}
        self.open_functions: dict[Key, OpenFunction] = {}
        self.open_methods: dict[str, OpenFunction] = {}
        self.asked_defaults: set[str] = set()  # the named tuples whose defaults a module reads
        self.own_attributes: set[str] = set()  # the names of our classes, functions, methods and fields
        self.shims: dict[str, frozenset[str]] = {}  # name of a shim -> the names that it defines
        for module in shims:
            self.shims[module.name] = module.defined()
            self.own_attributes |= {
                node.name for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)
            }
        for module in modules.values():
            self._learn(module)
        for key in self.classes:
            self._check_order(key)

    def is_kind(self, key: Key | None, kind: str) -> bool:
        """Return whether `key` is one of our classes, and of this kind."""
        return key in self.classes and self.classes[key].kind == kind

    def _learn(self, module: Module) -> None:
        methods = {
            each
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ClassDef)
            for each in node.body
            if isinstance(each, ast.FunctionDef)
        }
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                self.own_attributes.add(node.name)
                self.classes[module.name, node.name] = self._definition(module, node)
            elif isinstance(node, ast.FunctionDef):
                self.own_attributes.add(node.name)
                if node.args.kwarg and node in methods:
                    self.open_methods[node.name] = _open(node.args)
                elif node.args.kwarg:
                    self.open_functions[module.name, node.name] = _open(node.args)
            elif isinstance(node, ast.Attribute) and node.attr == "_field_defaults":
                self.asked_defaults.add(last_name(node.value))
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                self.own_attributes.add(node.attr)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.own_attributes.add(node.target.id)

    def _definition(self, module: Module, node: ast.ClassDef) -> Definition:
        names = [last_name(base) for base in node.bases]
        bases = tuple(key for base in node.bases if (key := module.meant(_unsubscripted(base))) in self.classes)
        own = tuple(Field(last_name(each.target), each.value) for each in annotated(node))
        inherited = tuple(field for base in bases for field in self.classes[base].fields)
        decorated = any(last_name(getattr(each, "func", each)) == "dataclass" for each in node.decorator_list)
        kind = (
            "tuple" if "NamedTuple" in names
            else "enum" if {"Enum", "IntEnum"} & set(names)
            else "protocol" if "Protocol" in names
            else "data" if decorated or any(self.classes[base].kind == "data" for base in bases)
            else "class"
        )  # fmt: skip
        supers = {
            each.attr
            for each in ast.walk(node)
            if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Call)
            if last_name(each.value.func) == "super"
        }
        return Definition(
            kind, bases, inherited + own if kind == "data" else own, _defined(node), frozenset(supers)
        )

    # MicroPython looks for an attribute in the base classes depth first, CPython in the order C3. Both must find
    # the same attribute.

    def _check_order(self, key: Key) -> None:
        line = self._python_order(key)
        for name in {name for each in line for name in self.classes[each].names}:
            if self._first(line, name) != self._first(list(self._depth_first(key)), name):
                raise CannotTranspileError(f"{'.'.join(key)}.{name} would be another one in MicroPython.")
        for at, each in enumerate(line):
            for name in self.classes[each].supers:
                below = [found for base in self.classes[each].bases for found in self._depth_first(base)]
                if self._first(line[at + 1 :], name) != self._first(below, name):
                    raise CannotTranspileError(f"super().{name} in {'.'.join(each)} would be another in {key[1]}.")

    def _first(self, line: list[Key], name: str) -> Key | None:
        return next((each for each in line if name in self.classes[each].names), None)

    def _depth_first(self, key: Key) -> Iterator[Key]:
        yield key
        for base in self.classes[key].bases:
            yield from self._depth_first(base)

    def _python_order(self, key: Key) -> list[Key]:
        """Return the classes in which CPython looks for an attribute, in order, by means of stand-in classes."""
        made: dict[Key, type] = {}

        def stand_in(one: Key) -> type:
            if one not in made:
                made[one] = type(one[1], tuple(map(stand_in, self.classes[one].bases)), {"key": one})
            return made[one]

        return [each.__dict__["key"] for each in stand_in(key).__mro__ if each is not object]


def _open(arguments: ast.arguments) -> OpenFunction:
    assert arguments.kwarg
    named = {each.arg for each in (*arguments.args, *arguments.kwonlyargs)}
    return OpenFunction(frozenset(named), arguments.kwarg.arg)


def annotated(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Return the statements in a class that give a name its type, such as `size: int = 1`."""
    return [each for each in node.body if isinstance(each, ast.AnnAssign)]


def _defined(node: ast.ClassDef) -> frozenset[str]:
    """Return the attributes that the body of a class defines; an annotation alone defines none."""
    names = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    names |= {last_name(each.target) for each in annotated(node) if each.value}
    names |= {
        target.id
        for each in node.body
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    return frozenset(names)


def _unsubscripted(node: ast.expr) -> ast.expr:
    """Return a class without its parameters, such as `Search` for `Search[Move]`."""
    return node.value if isinstance(node, ast.Subscript) else node


def last_name(node: ast.AST) -> str:
    """Return the name of a class or function, without its module and parameters."""
    if isinstance(node, ast.Subscript):
        return last_name(node.value)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
