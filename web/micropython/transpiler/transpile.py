"""Rewrites each of our modules so that it does the same in MicroPython as in CPython.

Code that MicroPython does not know or runs differently is replaced by other code, or by a call of a function in
`shims/bridge.py`. Code that uses something in no list of `known.py` raises `CannotTranspileError`. README.md lists
the differences that the build cannot detect.
"""

import ast
import builtins
import collections
import collections.abc
import typing
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

from micropython.transpiler import known
from micropython.transpiler.expressions import BRIDGE, Expressions, name_of
from micropython.transpiler.facts import Definition, Facts, Module, annotated, last_name

SHIMS = Path(__file__).parents[1] / "shims"
_GENERIC = (builtins, typing, collections, collections.abc)  # the modules with classes that have parameters
_UNKNOWN_METHODS = {"__post_init__", "__init_subclass__", "__format__", "__class_getitem__"}
_MARKS = ("abstractmethod",)  # decorators that do nothing at run time
_PLAIN_BASES = ("NamedTuple", "Generic", "ABC", "Enum", "Protocol")  # base classes that are left out


def transpiled(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the rewritten sources. `sources` and the result are: name of a module -> text.

    Raises:
        CannotTranspileError: A source uses something that MicroPython does not have or does differently.
    """
    modules = {name: Module(name, source) for name, source in sources.items()}
    shims = [Module(path.stem, path.read_text("utf-8")) for path in sorted(SHIMS.glob("shim_*.py"))]
    facts = Facts({name: modules[name] for name in _in_order(modules)}, shims)
    return {name: _Transpiler(facts, module).transpile() for name, module in modules.items()}


def shims() -> dict[str, str]:
    """Return the modules that replace what MicroPython lacks: path of the file -> text."""
    paths = sorted(SHIMS.rglob("*.py"))
    return {path.relative_to(SHIMS).as_posix(): _stripped(path.read_text("utf-8")) for path in paths}


def _stripped(source: str) -> str:
    """Return a source without type annotations and docstrings."""
    return ast.unparse(ast.fix_missing_locations(_Stripper().visit(ast.parse(source)))) + "\n"


class _Stripper(ast.NodeTransformer):
    """Removes type annotations and docstrings from a module."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        return None if node.module == "typing" else node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else None

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.visit_ClassDef(node)

    def visit_ClassDef(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        _drop_docstring(node)
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        _drop_docstring(node)
        return self.generic_visit(node)


def _in_order(modules: Mapping[str, Module]) -> list[str]:
    """Return the names of the modules, each after those that it imports."""
    return list(
        TopologicalSorter({name: _imported(module, modules) for name, module in modules.items()}).static_order()
    )


def _imported(module: Module, modules: Mapping[str, Module]) -> set[str]:
    found: set[str] = set()
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom):
            assert node.module
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return (found & set(modules)) - {module.name}


class _Transpiler(Expressions):
    """Rewrites one module for MicroPython."""

    def transpile(self) -> str:
        """Return the text of the new module."""
        tree = self.module.tree
        doc = ast.get_docstring(tree, clean=False)
        wants_doc = any(isinstance(node, ast.Name) and node.id == "__doc__" for node in ast.walk(tree))
        _drop_docstring(tree)
        self.visit(tree)
        head: list[ast.stmt] = []
        if wants_doc:
            head.append(ast.Assign([ast.Name("__doc__", ast.Store())], ast.Constant(doc)))
        _drop_unused_imports(tree)
        self._check_imports(tree)
        if self.used:
            head.append(ast.ImportFrom(BRIDGE, [ast.alias(name, f"b_{name}") for name in sorted(self.used)], 0))
        tree.body = head + tree.body
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    # Imports

    def _check_imports(self, tree: ast.Module) -> None:
        """Raise an error if the module imports a name that its shim does not have."""
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in self.facts.shims:
                missing = {each.name for each in node.names} - self.facts.shims[node.module]
                if missing:
                    raise self.fail(node, f"the shim has no {', '.join(sorted(missing))}")

    def visit_Import(self, node: ast.Import) -> ast.AST:
        for each in node.names:
            if each.name not in known.MODULES and not self.module.is_ours(each.name):
                raise self.fail(node, "no shim for this module")
            if each.name in known.MODULES:
                each.asname, each.name = each.asname or each.name, known.MODULES[each.name]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        assert node.module
        if node.module in known.MODULES:
            node.module = known.MODULES[node.module]
        elif node.module.partition(".")[0] not in {"engine", "app", "js", "pyodide", BRIDGE}:
            raise self.fail(node, "no shim for this module")
        return node

    # Names and annotations

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None or last_name(node.annotation) == "TypeAlias":
            return None
        return self.visit(ast.copy_location(ast.Assign([node.target], node.value), node))  # type: ignore[no-any-return]

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        is_type_variable = isinstance(node.value, ast.Call) and last_name(node.value.func) == "TypeVar"
        if is_type_variable or self._is_type(node.value):
            return None
        if isinstance(node.value, ast.Subscript) and last_name(node.value) == "Literal":
            node.value = node.value.slice
        return self.generic_visit(node)

    def _is_type(self, node: ast.expr) -> bool:
        """Return whether an expression is a type such as `str | int | None` or `tuple[int, ...]`."""
        if isinstance(node, ast.Subscript):
            name = node.value.id if isinstance(node.value, ast.Name) else ""
            return any(hasattr(getattr(module, name, None), "__class_getitem__") for module in _GENERIC)
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)):
            return False
        return any(self._is_type(side) or self._is_class(side) for side in (node.left, node.right))

    def _is_class(self, node: ast.expr) -> bool:
        built_in = getattr(builtins, node.id, None) if isinstance(node, ast.Name) else None
        return isinstance(built_in, type) or self.module.meant(node) in self.facts.classes

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        node.args, node.posonlyargs = node.posonlyargs + node.args, []
        for each in [*node.args, *node.kwonlyargs, node.vararg, node.kwarg]:
            if each:
                each.annotation = None
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        node.decorator_list = [each for each in node.decorator_list if last_name(each) not in _MARKS]
        _drop_docstring(node)
        if node.args.kwarg:
            self._take_keywords_in_order(node)
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def _take_keywords_in_order(self, node: ast.FunctionDef) -> None:
        """Change `**keywords` of a function to one ordered dictionary, because MicroPython loses their order."""
        keywords = node.args.kwarg
        assert keywords
        node.args.kwarg = None
        node.args.kwonlyargs.append(ast.arg(keywords.arg))
        node.args.kw_defaults.append(ast.Tuple([], ast.Load()))
        made = self.bridge("Ordered", name_of(keywords.arg))
        node.body.insert(0, ast.Assign([ast.Name(keywords.arg, ast.Store())], made))

    # Classes

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST | list[ast.stmt]:
        made = self.facts.classes[self.module.name, node.name]
        _drop_docstring(node)
        self._check_class(node, made)
        node.decorator_list = []
        node.bases = [
            base.value if isinstance(base, ast.Subscript) else base
            for base in node.bases
            if last_name(base) not in _PLAIN_BASES
        ]
        if made.kind == "protocol":
            return ast.ClassDef(node.name, [], [], [ast.Pass()], [])
        after: list[ast.stmt] = []
        self.made |= {field.name for field in made.fields}
        if made.kind == "tuple":
            self._make_tuple(node, made)
        elif made.kind == "data":
            self._make_record(node, made)
        elif made.kind == "enum":
            after = [self._make_enum(node)]
        if any(last_name(base) == "dict" for base in node.bases):
            self._make_dict(node)
        bases, node.bases = node.bases, []  # a base class such as `str` must not be replaced
        self.generic_visit(node)
        node.bases, node.body = bases, node.body or [ast.Pass()]
        return [node, *after]

    def _check_class(self, node: ast.ClassDef, made: Definition) -> None:
        """Raise an error for anything in a class that would be lost silently."""
        if {last_name(getattr(each, "func", each)) for each in node.decorator_list} - {"dataclass"}:
            raise self.fail(node, "this decorator of a class is not known here")
        if made.names & _UNKNOWN_METHODS:
            raise self.fail(node, "MicroPython does not call this method")
        if made.kind == "protocol" and any(isinstance(each, ast.Return) for each in ast.walk(node)):
            raise self.fail(node, "a protocol is left out, so its methods may do nothing")

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        node.cause = None  # MicroPython has no causes, and would print a warning instead
        return self.generic_visit(node)

    def visit_Match(self, node: ast.Match) -> ast.AST:
        raise self.fail(node, "MicroPython does not have this")

    def _make_tuple(self, node: ast.ClassDef, made: Definition) -> None:
        """Rewrite a named tuple, because those of MicroPython have no defaults and cannot replace fields."""
        names = ast.Tuple([ast.Constant(field.name) for field in made.fields], ast.Load())
        node.bases = [self.bridge("namedtuple", ast.Constant(node.name), names)]
        start = _init(made, "super().__init__(" + ", ".join(field.name for field in made.fields) + ")")
        own = [each for each in node.body if not isinstance(each, ast.AnnAssign)]
        node.body = [_assigned("_fields", names), start, *self._asked_of_fields(node, made), *own]

    def _asked_of_fields(self, node: ast.ClassDef, made: Definition) -> Iterator[ast.stmt]:
        """Yield assignments of the types and defaults of the fields of a named tuple, if a module reads them."""
        if self.module.uses("get_type_hints"):
            kinds = {last_name(each.target): each.annotation for each in annotated(node)}
            yield _assigned("_hints", ast.Dict([ast.Constant(name) for name in kinds], list(kinds.values())))
        if node.name in self.facts.asked_defaults:
            given = {field.name: field.default for field in made.fields if field.default}
            yield _assigned(
                "_field_defaults", ast.Dict([ast.Constant(name) for name in given], list(given.values()))
            )

    def _make_record(self, node: ast.ClassDef, made: Definition) -> None:
        """Rewrite a frozen dataclass: write out its `__init__`, `__eq__` and `__hash__`."""
        names = [field.name for field in made.fields]
        start = _init(made, "\n".join(f"self.{name} = {name}" for name in names) or "pass")
        key = f"({''.join(f'self.{name},' for name in names)})"
        others = key.replace("self.", "other.")
        methods = ast.parse(
            f"def __eq__(self, other): return type(other) is type(self) and {key} == {others}\n"
            f"def __hash__(self): return hash({key})"
        ).body
        own = [each for each in node.body if not isinstance(each, ast.AnnAssign)]
        node.body = [start, *methods, *own]

    def _make_enum(self, node: ast.ClassDef) -> ast.stmt:
        """Rewrite an enumeration, and return the statement to put after the class, which makes the members."""
        node.bases = [name_of("int") if last_name(base) == "IntEnum" else base for base in node.bases]
        members = [each for each in node.body if isinstance(each, ast.Assign)]
        node.body = [each for each in node.body if each not in members]
        pairs: list[ast.expr] = [
            ast.Tuple(
                [ast.Constant(last_name(each.targets[0])), self._member_value(each.value, number)], ast.Load()
            )
            for number, each in enumerate(members, start=1)
        ]
        return ast.Expr(self.bridge("make_members", name_of(node.name), ast.Tuple(pairs, ast.Load())))

    def _member_value(self, node: ast.expr, number: int) -> ast.expr:
        is_auto = isinstance(node, ast.Call) and last_name(node.func) == "auto"
        return ast.Constant(number) if is_auto else node

    def _make_dict(self, node: ast.ClassDef) -> None:
        """Rewrite a class derived from `dict`: it must keep its order and call `__missing__`."""
        node.bases = [self.of_bridge("Ordered")]
        if "__missing__" in {each.name for each in node.body if isinstance(each, ast.FunctionDef)}:
            node.body += ast.parse(
                "def __getitem__(self, key): return self.get(key) if key in self else self.__missing__(key)"
            ).body


def _init(made: Definition, body: str) -> ast.FunctionDef:
    """Return a function `__init__` with this body, which takes the fields of a class, with their defaults."""
    arguments = ast.arguments(
        posonlyargs=[],
        args=[ast.arg("self"), *(ast.arg(field.name) for field in made.fields)],
        kwonlyargs=[],
        kw_defaults=[],
        defaults=[field.default for field in made.fields if field.default],
    )
    return ast.FunctionDef("__init__", arguments, ast.parse(body).body, [], lineno=1)


def _assigned(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _drop_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        del node.body[0]


def _drop_unused_imports(tree: ast.Module) -> None:
    """Remove the imports that only annotations used."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(block, list):
                block[:] = [each for each in block if not isinstance(each, ast.ImportFrom) or _needed(each, used)]


def _needed(node: ast.ImportFrom, used: set[str]) -> bool:
    node.names = [each for each in node.names if (each.asname or each.name) in used]
    return bool(node.names)
