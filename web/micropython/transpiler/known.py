"""Lists the parts of Python that do the same in MicroPython, and the parts that a shim replaces.

A shim is a module in `shims/` that does what MicroPython lacks. A source that uses anything else stops the build.
The lists were tested with MicroPython 1.29, variant PyScript.
"""

# Functions that do the same, and functions that `shims/bridge.py` replaces; there, the name begins with an
# underscore.
SAME_FUNCTIONS = frozenset(
    "abs all any bool bytearray bytes callable chr classmethod divmod enumerate filter float getattr hasattr int "
    "isinstance issubclass iter len list map max min next ord property range set setattr staticmethod super tuple "
    "type frozenset hash".split()
)
BRIDGED_FUNCTIONS = frozenset("RecursionError dict reversed round sorted str zip sum".split())
EXCEPTIONS = frozenset(
    "AssertionError AttributeError BaseException Exception IndexError KeyError MemoryError NotImplementedError "
    "OSError OverflowError RuntimeError StopIteration TypeError ValueError".split()
)
KEYWORDS = {"max": {"key", "default"}, "min": {"key", "default"}, "sorted": {"key", "reverse"}}

# Methods of strings, bytes and collections that do the same, and methods that `shims/bridge.py` replaces.
SAME_METHODS = frozenset(
    "add append clear copy discard encode endswith extend find from_bytes get insert isdigit items keys lstrip "
    "partition popleft remove replace reverse rfind rpartition rstrip setdefault startswith strip to_bytes update "
    "values close send throw decode".split()
)
BRIDGED_METHODS = frozenset(
    "_asdict _replace bit_count bit_length casefold count fromkeys index isalnum isascii isprintable isupper join "
    "lower maketrans pop removeprefix removesuffix sort split splitlines translate union upper".split()
)

# Module of the standard library -> the module of `shims/` that replaces it, and must have each name that is used.
MODULES = {
    "abc": "shim_typing",
    "binascii": "shim_functions",
    "collections": "shim_collections",
    "collections.abc": "shim_typing",
    "contextlib": "shim_functions",
    "dataclasses": "shim_typing",
    "datetime": "shim_dates",
    "enum": "shim_typing",
    "functools": "shim_functions",
    "html": "shim_functions",
    "itertools": "shim_iterators",
    "json": "shim_json",
    "math": "shim_math",
    "operator": "shim_functions",
    "re": "shim_re",
    "time": "shim_time",
    "traceback": "shim_time",
    "typing": "shim_typing",
    "unicodedata": "shim_unicode",
}
PATTERN_METHODS = frozenset("findall finditer fullmatch match search split sub".split())
FORMATS = frozenset(("", ",", "02", "04", "08x", "+", "g", ".3g", ".0f", ".1f", ".2f", ".3f", ".4f"))
# Methods of the browser whose names do not show this, because they have no capital letter.
BROWSER_METHODS = frozenset(
    "abort blur cancel click closest connect disconnect drawings error estimate exec fetch focus go item log new "
    "observe persisted request select start stop suspend terminate then tint toggle warn".split()
)
