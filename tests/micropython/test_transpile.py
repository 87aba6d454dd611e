"""Check the transpiler. It rewrites what MicroPython would do differently, or refuses it during the build."""

import pytest

from engine.solving.models import MODELS
from micropython import sources
from micropython.stubs.engine.solving import models as stand_in
from micropython.transpiler import known, transpile
from micropython.transpiler.facts import CannotTranspileError

REFUSED = {
    "a function": "def f(x):\n    return print(x)",
    "a method": "def f(x):\n    return x.title()",
    "a keyword": "def f(x):\n    return int(x, base=2)",
    "a module": "import os",
    "a name of a module": "from itertools import product\nproduct(1, 2)",
    "a function of a module": "import json\n\ndef f(x):\n    return json.load(x)",
    "a format": 'def f(x):\n    return f"{x:>3}"',
    "a format with a conversion": 'def f(x):\n    return f"{x!r}"',
    "a format by per cent": 'def f(x):\n    return "%d" % x',
    "a built-in name with another meaning": "def f(x, sum):\n    return sum",
    "a decorator of a class": "@final\nclass A:\n    pass",
    "a method that is not called": "class A:\n    def __format__(self, spec): return spec",
    "a protocol that does something": "class A(Protocol):\n    def f(self): return 1",
    "a match": "match 1:\n    case 1: pass",
    "a slice that is set": "def f(x):\n    x[::2] = [1]",
    "types that have another name": "def f(x, kinds):\n    return isinstance(x, kinds)",
    "a method of a pattern": "import re\nA = re.compile('a')\n\ndef f(x):\n    return A.subn('', x)",
    "members of an enumeration": "from enum import Enum\nclass A(Enum):\n    X = 1\nB = [each for each in A]",
    "a loop over an enumeration": "from enum import Enum\nclass A(Enum):\n    X = 1\nfor each in A: pass",
    "an unpacked enumeration": "from enum import Enum\nclass A(Enum):\n    X = 1\nB = [*A]",
    "a question for a member": "from enum import Enum\nclass A(Enum):\n    X = 1\nB = 1 in A",
    "a list of an enumeration": "from enum import Enum\nclass A(Enum):\n    X = 1\nB = list(A)",
    "a type that is compared": "def f(x):\n    return type(x) is str",
}
DIAMOND = """
class A:
    def name(self): return "A"
class B(A): pass
class C(A):
    def name(self): return "C"
class D(B, C): pass
"""
COOPERATIVE = """
class A:
    def name(self): return "A"
class B(A):
    def name(self): return super().name()
class C(A):
    def name(self): return "C"
class D(B, C):
    def name(self): return super().name()
"""


@pytest.mark.parametrize("name", ["Counter", "dict", "list", "tuple", "Callable", "Sequence", "Mapping", "deque"])
def test_names_of_types_are_left_out(name: str) -> None:
    """MicroPython knows no class with parameters: such a line would stop the page."""
    assert "Kinds" not in transpile.transpiled({"engine.a": f"Kinds = {name}[int]"})["engine.a"]


def test_the_cause_of_an_exception_is_left_out() -> None:
    """MicroPython would print a warning each time."""
    source = "def a(error):\n    raise ValueError(1) from error"
    assert "from" not in transpile.transpiled({"engine.a": source})["engine.a"]


@pytest.mark.parametrize("source", REFUSED.values(), ids=REFUSED)
def test_what_is_not_known_to_be_the_same_is_refused(source: str) -> None:
    with pytest.raises(CannotTranspileError, match=r"engine\.a, line \d"):
        transpile.transpiled({"engine.a": source})


def test_types_are_given_as_one_flat_tuple() -> None:
    source = "def f(x):\n    return isinstance(x, str | (int | bytes))"
    assert "isinstance(x, (str, int, bool, bytes))" in transpile.transpiled({"engine.a": source})["engine.a"]


def test_a_generic_class_is_called_without_its_types() -> None:
    source = "from collections import defaultdict\nA = defaultdict[int, set[str]](set)"
    assert "A = defaultdict(set)" in transpile.transpiled({"engine.a": source})["engine.a"]


@pytest.mark.parametrize("source", [DIAMOND, COOPERATIVE])
def test_an_attribute_that_would_be_another_one_is_refused(source: str) -> None:
    with pytest.raises(CannotTranspileError, match="another"):
        transpile.transpiled({"engine.a": source})


def test_every_method_is_in_one_list() -> None:
    assert not known.SAME_METHODS & known.BRIDGED_METHODS
    assert not known.SAME_FUNCTIONS & known.BRIDGED_FUNCTIONS


def test_all_that_the_page_imports_comes_with_it() -> None:
    files = sources.files()
    assert {"engine/games/klondike.py", "app/page.py", "bridge.py", sources.PAGE} <= set(files)
    stood_in = ("engine/solving/models/", "engine/solving/simple_players/")
    assert not [path for path in files if path.startswith(stood_in) and not path.endswith("__init__.py")]


def test_the_stand_in_knows_which_games_can_be_judged() -> None:
    assert set(MODELS) == stand_in.FAMILIES
