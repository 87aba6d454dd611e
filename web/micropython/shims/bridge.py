"""Does what MicroPython lacks or does differently from CPython.

`expressions.py` replaces functions and methods by those of this module. `_round` replaces the function `round`,
and `m_pop` the method `pop`.
"""

from collections import OrderedDict as Ordered
from collections import namedtuple as native_namedtuple
from typing import Any

import js  # type: ignore[import-not-found]
import shim_floats  # type: ignore[import-not-found]

_ASCII_END = 128


# Classes


def namedtuple(name: str, fields: tuple[str, ...]) -> Any:
    """Return a class of named tuples, from which ours is derived."""
    return native_namedtuple(name, fields)


def m_replace(one: Any, **fields: Any) -> Any:
    """Return a copy of a named tuple with some fields replaced."""
    kind = type(one)
    return kind(*[fields.pop(name) if name in fields else value for name, value in zip(kind._fields, one)])


def m_asdict(one: Any) -> Any:
    """Return the fields of a named tuple as a dictionary: name -> value."""
    return Ordered(list(zip(type(one)._fields, one)))


def make_members(kind: Any, pairs: tuple[tuple[str, Any], ...]) -> None:
    """Make the members of an enumeration from pairs (name, value). Those of an `IntEnum` are plain integers."""
    kind.members = Ordered()
    for name, value in pairs:
        one = value
        if not issubclass(kind, int):
            one = kind()
            one.name, one.value = name, value
        setattr(kind, name, one)
        kind.members[value] = one


def member(kind: Any, value: Any) -> Any:
    """Return the member of an enumeration that has this value."""
    if value not in kind.members:
        raise ValueError(value)
    return kind.members[value]


_RecursionError = RuntimeError  # MicroPython raises it when a recursion is too deep

# Dictionaries


def _dict(*parts: Any) -> Any:
    return Ordered(list(parts[0].items()) if isinstance(parts[0], dict) else parts[0]) if parts else Ordered()


def merged(*parts: Any) -> Any:
    """Return a dictionary with the items of all parts."""
    whole = Ordered()
    for part in parts:
        whole.update(part)
    return whole


def m_fromkeys(kind: Any, keys: Any, value: Any = None) -> Any:
    """Do what `dict.fromkeys` does."""
    return Ordered([(key, value) for key in keys])


# Methods whose names occur both in our classes and in Python's

_BUILT_IN = (str, bytes, bytearray, list, tuple, set, frozenset, Ordered, dict, int)


def either(name: str, bridged: Any, one: Any, *arguments: Any, **keywords: Any) -> Any:
    """Call the method `name` of `one`: `bridged` if `one` has a built-in type, otherwise its own method."""
    if type(one) in _BUILT_IN:
        return bridged(one, *arguments, **keywords)
    return getattr(one, name)(*arguments, **keywords)


# Sequences


def _sorted(items: Any, key: Any = None, reverse: bool = False) -> list[Any]:
    """Return a sorted list in which equal items keep their order; MicroPython's own `sorted` may change it."""
    found = list(items)
    sign = -1 if reverse else 1
    rows = [(found[i] if key is None else key(found[i]), sign * i) for i in range(len(found))]
    rows.sort(reverse=reverse)
    return [found[sign * row[1]] for row in rows]


def m_sort(items: list[Any], key: Any = None, reverse: bool = False) -> None:
    """Do what `list.sort` does."""
    items[:] = _sorted(items, key, reverse)


def _reversed(items: Any) -> Any:
    return reversed(items if isinstance(items, (list, tuple, range, bytes, str)) else list(items))


def _zip(*parts: Any) -> Any:
    return zip(*parts)


def _sum(items: Any, start: Any = 0) -> Any:
    return sum(items, start)


def stepped(items: Any, begin: Any, end: Any, step: int) -> Any:
    """Return `items[begin:end:step]`, because MicroPython has no slices with a step."""
    n = len(items)
    low, high = (0, n) if step > 0 else (-1, n - 1)
    first, last = (low, high) if step > 0 else (high, low)
    if begin is not None:
        first = min(max(begin + n if begin < 0 else begin, low), high)
    if end is not None:
        last = min(max(end + n if end < 0 else end, low), high)
    part = [items[i] for i in range(first, last, step)]
    if isinstance(items, str):
        return "".join(part)
    return part if isinstance(items, list) else bytes(part) if isinstance(items, bytes) else tuple(part)


def m_index(items: Any, wanted: Any, *more: int) -> int:
    """Do what `index` does."""
    return items.index(wanted, *more)  # type: ignore[no-any-return]


def m_count(items: Any, wanted: Any) -> int:
    """Do what `count` does; in bytes, `wanted` may also be a number."""
    if isinstance(items, (bytes, bytearray)) and isinstance(wanted, int):
        wanted = bytes((wanted,))
    return items.count(wanted)  # type: ignore[no-any-return]


def m_pop(items: Any, *more: Any) -> Any:
    """Do what `pop` does."""
    if not isinstance(items, bytearray):
        return items.pop(*more)
    last = items[-1]
    items[-1:] = b""
    return last


def m_union(items: Any, *others: Any) -> Any:
    """Do what `set.union` does."""
    for other in others:
        items = items | set(other)
    return items


# Numbers


def m_bit_length(number: int) -> int:
    """Return how many bits a number needs."""
    number, length = abs(number), 0
    while number >= 1 << 32:
        number >>= 32
        length += 32
    while number:
        number >>= 1
        length += 1
    return length


def m_bit_count(number: int) -> int:
    """Return how many bits of a number are set."""
    return bin(abs(number)).count("1")


_DECIMALS = {".0f": 0, ".1f": 1, ".2f": 2, ".3f": 3, ".4f": 4}
_SMALL = 2**29  # MicroPython is fast with integers below this
_NEAR = 2**-20  # larger than the rounding error of a product below `_SMALL`


def _round(number: float, digits: Any = None) -> Any:
    if digits is None:
        return round(number)
    scaled = abs(number) * 10**digits
    if 0 < scaled < _SMALL and digits >= 0:
        whole = int(scaled)
        if not -_NEAR < scaled - whole - 0.5 < _NEAR:  # nearly always; exact rounding is slow
            rounded = (whole + 1 if scaled - whole > 0.5 else whole) / 10**digits
            return -rounded if number < 0 else rounded
    return float(_fixed(number, digits))


def _fixed(number: float, digits: int) -> str:
    """Return a number as text with `digits` decimals. As in CPython, the exact value is rounded, half to even."""
    if number - number != 0:  # infinity or NaN
        return str(number)
    scaled = abs(number) * 10**digits
    whole = int(scaled) if scaled < _SMALL else 0
    if scaled < _SMALL and not -_NEAR < scaled - whole - 0.5 < _NEAR:
        digit_text = str(whole + 1 if scaled - whole > 0.5 else whole)  # nearly always; exact rounding is slow
    else:
        digit_text = _exactly_rounded(abs(number), digits)
    if digits:
        digit_text = "0" * (digits + 1 - len(digit_text)) + digit_text
        digit_text = digit_text[:-digits] + "." + digit_text[-digits:]
    is_negative = number < 0 or (number == 0 and str(number)[0] == "-")
    return "-" + digit_text if is_negative else digit_text


def _exactly_rounded(number: float, digits: int) -> str:
    """Return the digits of a non-negative number, rounded to `digits` decimals, without the decimal point."""
    numerator, power = _exact(number)
    numerator *= 10**digits
    whole, rest = (numerator << power, 0) if power >= 0 else divmod(numerator, 1 << -power)
    half = 0 if power >= 0 else 1 << -power - 1
    if power < 0 and (rest > half or (rest == half and whole & 1)):
        whole += 1
    return str(whole)


def _exact(number: float) -> tuple[int, int]:
    """Return integers m and p with which m · 2**p is exactly this number."""
    from math import frexp

    part, power = frexp(number)
    return int(part * 2**53), power - 53


def formatted(value: Any, spec: str) -> str:
    """Do what `format` does, for the formats that `known.FORMATS` lists."""
    if spec in _DECIMALS:
        return _fixed(value, _DECIMALS[spec])
    if spec.endswith("g"):
        return _general(value, int(spec[1:-1]) if len(spec) > 1 else 6)
    if spec == ",":
        return _with_commas(value)
    if spec == "+":
        return ("" if value < 0 else "+") + _str(value)
    digits = hex(value)[2:] if spec.endswith("x") else str(value)
    return "0" * (int(spec.rstrip("x")) - len(digits)) + digits


def _general(value: float, digits: int) -> str:
    """Return a number with at most `digits` significant digits, without zeros at the end.

    Raises:
        ValueError: Python would write the number with an exponent.
    """
    size = abs(value)
    if size == 0:
        return "0"
    before = 0
    while size >= 10**before:
        before += 1
    if before == 0:
        while size * 10 ** (1 - before) < 1:
            before -= 1
    if before > digits or before < -3:
        raise ValueError(value)
    shown = _fixed(value, digits - before)
    return shown.rstrip("0").rstrip(".") if "." in shown else shown


def _with_commas(value: int) -> str:
    digits, parts = str(abs(value)), []
    while digits:
        parts.append(digits[-3:])
        digits = digits[:-3]
    return ("-" if value < 0 else "") + ",".join(parts[::-1])


# Texts


def _str(value: Any = "") -> str:
    return shim_floats.text(value) if type(value) is float else str(value)


def text(*parts: Any) -> str:
    """Return the parts of an f-string as one text."""
    return "".join([part if type(part) is str else _str(part) for part in parts])


def m_join(between: str, parts: Any) -> str:
    """Do what `join` does. MicroPython's own `join` refuses objects of a class derived from `str`."""
    if isinstance(between, bytes):
        return between.join(parts)
    return between.join([part if type(part) is str else _str(part) for part in parts])


def _is_plain(letters: str) -> bool:
    return all(ord(letter) < _ASCII_END for letter in letters)


def m_isascii(letters: str) -> bool:
    """Do what `isascii` does."""
    return _is_plain(letters)


def m_isprintable(letters: str) -> bool:
    """Do what `isprintable` does, for all common characters."""
    return all(32 <= ord(letter) != 127 and not 128 <= ord(letter) < 161 for letter in letters)


def m_isupper(letters: str) -> bool:
    """Do what `isupper` does."""
    return m_upper(letters) == letters != m_lower(letters)


def m_isalnum(letters: str) -> bool:
    """Do what `isalnum` does."""
    return bool(js.RegExp.new("^[\\p{L}\\p{N}]+$", "u").test(letters))


def m_lower(letters: str) -> str:
    """Do what `lower` does. MicroPython's own `lower` changes only ASCII letters."""
    return letters.lower() if _is_plain(letters) else str(js.String.new(letters).toLowerCase())


def m_upper(letters: str) -> str:
    """Do what `upper` does."""
    return letters.upper() if _is_plain(letters) else str(js.String.new(letters).toUpperCase())


def m_casefold(letters: str) -> str:
    """Do what `casefold` does, for the letters of the languages that the page has."""
    return m_lower(letters).replace("ß", "ss")


def m_removeprefix(letters: str, prefix: str) -> str:
    """Do what `removeprefix` does."""
    return letters[len(prefix) :] if letters.startswith(prefix) else letters


def m_removesuffix(letters: str, suffix: str) -> str:
    """Do what `removesuffix` does."""
    return letters[: -len(suffix)] if suffix and letters.endswith(suffix) else letters


def m_split(letters: Any, separator: Any = None, maxsplit: int = -1) -> Any:
    """Do what `split` does."""
    if not isinstance(letters, (str, bytes)):
        return letters.split(separator)
    return letters.split(separator, maxsplit)


def m_splitlines(letters: str) -> list[str]:
    """Do what `splitlines` does, for the usual line breaks."""
    return letters.splitlines()


def m_translate(letters: Any, table: Any) -> Any:
    """Do what `translate` does, for bytes and for texts."""
    if isinstance(letters, (bytes, bytearray)):
        return bytes([table[each] for each in letters])
    return "".join([_translated(letter, table) for letter in letters])


def _translated(letter: str, table: Any) -> str:
    found = table.get(ord(letter), letter)
    return "" if found is None else chr(found) if isinstance(found, int) else found


def m_maketrans(kind: Any, table: Any) -> Any:
    """Do what `str.maketrans` does with a dictionary."""
    return Ordered([(ord(key) if isinstance(key, str) else key, value) for key, value in table.items()])
