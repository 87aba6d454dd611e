"""Rewrites expressions for MicroPython: displays such as `[1, *a]`, f-strings, slices and calls."""

import ast
import builtins
from collections.abc import Callable

from micropython.transpiler import known
from micropython.transpiler.facts import CannotTranspileError, Facts, Key, Module, OpenFunction

BRIDGE = "bridge"  # the module with functions that replace what MicroPython does differently


class Expressions(ast.NodeTransformer):
    """Rewrites the expressions of one module."""

    def __init__(self, facts: Facts, module: Module) -> None:
        self.facts = facts
        self.module = module
        self.used: set[str] = set()  # the names that the module needs from the bridge
        self.made: set[str] = set()  # the fields that become parameters of a generated `__init__`

    def fail(self, node: ast.AST, why: str) -> CannotTranspileError:
        """Return the error for something that cannot be transpiled."""
        line = getattr(node, "lineno", 0)
        return CannotTranspileError(f"{self.module.name}, line {line}: {ast.unparse(node)[:80]}: {why}")

    def bridge(self, name: str, *arguments: ast.expr) -> ast.Call:
        """Return a call of a function of the bridge."""
        return ast.Call(self.of_bridge(name), list(arguments), [])

    def of_bridge(self, name: str) -> ast.Name:
        """Return an expression for `name` of the bridge. The prefix avoids names that the module has itself."""
        self.used.add(name)
        return name_of(f"b_{name}")

    # Names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in known.BRIDGED_FUNCTIONS and (node.id in self.made or self.module.defines(node.id)):
            raise self.fail(node, "this name of a built-in function has to mean that")
        if not isinstance(node.ctx, ast.Load) or not self._is_builtin(node.id):
            return node
        if node.id in known.BRIDGED_FUNCTIONS:
            return self.of_bridge(f"_{node.id}")
        if node.id not in known.SAME_FUNCTIONS | known.EXCEPTIONS:
            raise self.fail(node, "MicroPython does not have this")
        return node

    def _is_builtin(self, name: str) -> bool:
        return (
            hasattr(builtins, name)
            and not name.startswith("__")
            and not (name in self.made or self.module.defines(name))
        )

    def _types(self, node: ast.expr) -> list[ast.expr]:
        """Return the types in the second argument of `isinstance` as a flat list; leave built-in types unchanged.

        MicroPython takes only a flat tuple. In MicroPython, a boolean is not an `int`, so `bool` is added to
        `int`.
        """
        if isinstance(node, ast.BinOp):
            return [*self._types(node.left), *self._types(node.right)]
        if isinstance(node, ast.Tuple):
            return [kind for each in node.elts for kind in self._types(each)]
        if isinstance(node, ast.Name) and node.id == "int":
            return [node, name_of("bool")]
        if not self._names_class(node):
            raise self.fail(node, "isinstance has to name its types")
        return [node]

    def _names_class(self, node: ast.expr) -> bool:
        """Return whether an expression names a class of ours or of Python, as far as the name shows this."""
        if isinstance(node, ast.Name) and self._is_builtin(node.id):
            return isinstance(getattr(builtins, node.id), type)
        meant = self.module.meant(node)
        return meant in self.facts.classes or (meant is not None and not self.module.is_ours(meant[0]))

    # Displays

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return self._display(node, "tuple", ast.Add(), lambda part: ast.Tuple(part, ast.Load()))

    def visit_List(self, node: ast.List) -> ast.AST:
        return self._display(node, "list", ast.Add(), lambda part: ast.List(part, ast.Load()))

    def visit_Set(self, node: ast.Set) -> ast.AST:
        return self._display(node, "set", ast.BitOr(), ast.Set)

    def _display(
        self,
        node: ast.Tuple | ast.List | ast.Set,
        kind: str,
        plus: ast.operator,
        make: Callable[[list[ast.expr]], ast.expr],
    ) -> ast.AST:
        """Rewrite a display with stars as a sum of parts: `(1, *a)` becomes `(1,) + tuple(a)`."""
        self.generic_visit(node)
        is_target = isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)
        if is_target or not any(isinstance(each, ast.Starred) for each in node.elts):
            return node
        parts: list[ast.expr] = []
        run: list[ast.expr] = []
        for each in node.elts:
            if not isinstance(each, ast.Starred):
                run.append(each)
                continue
            parts += [make(run)] if run else []
            parts.append(ast.Call(name_of(kind), [each.value], []))
            run = []
        parts += [make(run)] if run else []
        whole = parts[0]
        for part in parts[1:]:
            whole = ast.BinOp(whole, plus, part)
        return whole

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        parts: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            parts.append(value if key is None else _pair(key, value))
        if None not in node.keys:
            return self.bridge("Ordered", *([ast.Tuple(parts, ast.Load())] if parts else []))
        singles = [
            part if key is None else ast.Tuple([part], ast.Load())
            for key, part in zip(node.keys, parts, strict=True)
        ]
        return self.bridge("merged", *singles)

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        return self.bridge("Ordered", ast.ListComp(_pair(node.key, node.value), node.generators))

    # Texts and slices

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return self.bridge("text", *map(self._piece, node.values))

    def _piece(self, part: ast.expr) -> ast.expr:
        if not isinstance(part, ast.FormattedValue):
            return part
        if part.conversion != -1:
            raise self.fail(part, "conversions are not known here")
        value = self.visit(part.value)
        spec = "" if part.format_spec is None else _constant(part.format_spec)
        if spec not in known.FORMATS:
            raise self.fail(part, "this format is not known here")
        return self.bridge("formatted", value, ast.Constant(spec)) if spec else value

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if (
            isinstance(node.op, ast.Mod)
            and isinstance(node.left, ast.Constant)
            and isinstance(node.left.value, str)
        ):
            raise self.fail(node, "formats in this way are not known here")
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        step = node.slice.step if isinstance(node.slice, ast.Slice) else None
        self.generic_visit(node)
        if step is None:
            return node
        if not isinstance(node.ctx, ast.Load):
            raise self.fail(node, "a slice with a step cannot be set")
        assert isinstance(node.slice, ast.Slice)
        ends = [end or ast.Constant(None) for end in (node.slice.lower, node.slice.upper, node.slice.step)]
        return self.bridge("stepped", node.value, *ends)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        for side in (node.left, *node.comparators):
            self._refuse_members(side)
            if isinstance(side, ast.Name) and side.id in known.BRIDGED_FUNCTIONS and self._is_builtin(side.id):
                raise self.fail(node, "a built-in type cannot be compared here")
        return self.generic_visit(node)

    # Enumerations, whose classes know nothing of their members

    def visit_For(self, node: ast.For) -> ast.AST:
        self._refuse_members(node.iter)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self._refuse_members(node.iter)
        return self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self._refuse_members(node.value)
        return self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        self._refuse_members(node.value)
        return self.generic_visit(node)

    def _refuse_members(self, node: ast.expr) -> None:
        if self.facts.is_kind(self.module.meant(node), "enum"):
            raise self.fail(node, "the members of an enumeration cannot be listed here")

    # Calls

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Subscript) and self._names_class(node.func.value):
            node.func = node.func.value  # as in `defaultdict[int, str](str)`
        meant = self.module.meant(node.func)
        if meant in self.facts.open_functions:
            self._give_keywords_in_order(node, self.facts.open_functions[meant])
        elif isinstance(node.func, ast.Attribute) and node.func.attr in self.facts.open_methods:
            self._give_keywords_in_order(node, self.facts.open_methods[node.func.attr])
        if self.facts.is_kind(meant, "enum"):
            self.generic_visit(node)
            return self.bridge("member", node.func, *node.args)
        if isinstance(node.func, ast.Name) and node.func.id in {"isinstance", "issubclass"}:
            types = ast.Tuple(self._types(node.args[1]), ast.Load())
            return ast.Call(node.func, [self.visit(node.args[0]), types], [])
        for argument in node.args:
            self._refuse_members(argument)
        if isinstance(node.func, ast.Attribute):
            return self._method_call(node, node.func, meant)
        if isinstance(node.func, ast.Name) and self._is_builtin(node.func.id):
            self._check_keywords(node, node.func.id)
        return self.generic_visit(node)

    def _check_keywords(self, node: ast.Call, name: str) -> None:
        """Remove the keyword of `zip`, make those of `enumerate` and `sum` positional, and refuse unknown ones."""
        if name == "zip":
            node.keywords = []
        if name in {"enumerate", "sum"}:
            node.args += [keyword.value for keyword in node.keywords]
            node.keywords = []
        if {keyword.arg for keyword in node.keywords} - known.KEYWORDS.get(name, set()):
            raise self.fail(node, "this keyword is not known here")

    def _method_call(self, node: ast.Call, function: ast.Attribute, meant: Key | None) -> ast.AST:
        name = function.attr
        is_own = name in self.facts.own_attributes
        if meant and not self.module.is_ours(meant[0]):  # of a module of the standard library
            shim = known.MODULES.get(meant[0], meant[0])
            if meant[1] not in self.facts.shims.get(shim, {meant[1]}):
                raise self.fail(node, f"{shim} has no {meant[1]}")
            return self.generic_visit(node)
        if isinstance(function.value, ast.Name) and function.value.id in self.module.patterns:
            if name not in known.PATTERN_METHODS:
                raise self.fail(node, f"shim_re has no {name}")
            return self.generic_visit(node)
        if name in known.BRIDGED_METHODS and not (meant and is_own):
            self.generic_visit(node)
            bridged = self.of_bridge(f"m_{name.strip('_')}")
            if is_own:  # it may be one of our methods, or a method of a string
                node.args = [ast.Constant(name), bridged, function.value, *node.args]
                return ast.Call(self.of_bridge("either"), node.args, node.keywords)
            return ast.Call(bridged, [function.value, *node.args], node.keywords)
        if not is_own and name not in known.SAME_METHODS and not _is_of_browser(name):
            raise self.fail(node, f"MicroPython may not have the method {name}")
        return self.generic_visit(node)

    def _give_keywords_in_order(self, node: ast.Call, function: OpenFunction) -> None:
        """Change a call: pass the keywords that the function takes as `**keywords` in one ordered dictionary."""
        free = [each for each in node.keywords if each.arg not in function.named]
        node.keywords = [each for each in node.keywords if each.arg in function.named]
        if free:
            keys = [ast.Constant(each.arg) if each.arg else None for each in free]
            node.keywords.append(ast.keyword(function.rest, ast.Dict(list(keys), [each.value for each in free])))


def name_of(name: str) -> ast.Name:
    """Return an expression that reads the variable `name`."""
    return ast.Name(name, ast.Load())


def _pair(key: ast.expr, value: ast.expr) -> ast.Tuple:
    return ast.Tuple([key, value], ast.Load())


def _constant(spec: ast.expr) -> str | None:
    """Return the text of a format such as `.1f`; None if it is computed at run time."""
    parts = spec.values if isinstance(spec, ast.JoinedStr) else []
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    return "".join(map(str, texts)) if len(texts) == len(parts) else None


def _is_of_browser(name: str) -> bool:
    """Return whether a method belongs to JavaScript: its name has a capital letter or is in `BROWSER_METHODS`."""
    return any(letter.isupper() for letter in name) or name in known.BROWSER_METHODS
