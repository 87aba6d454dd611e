"""Converts floats to text and back. MicroPython itself writes 17 digits, the last of which may be wrong."""

import js  # type: ignore[import-not-found]


def text(number: float) -> str:
    """Return the shortest text that means this float, as `repr` does. JavaScript finds the same digits."""
    if number - number != 0:  # infinity or NaN
        return str(number)
    sign = "-" if number < 0 or (number == 0 and str(number)[0] == "-") else ""
    if number == 0:
        return sign + "0.0"
    shown: str = js.String(abs(number))
    mantissa, _, power = shown.partition("e")
    whole, _, part = mantissa.partition(".")
    digits = (whole + part).lstrip("0")
    point = len(whole) + int(power or "0") - (len(whole + part) - len(digits))  # how many digits come before it
    digits = digits.rstrip("0")
    if not -4 < point <= 16:
        rest = "." + digits[1:] if len(digits) > 1 else ""
        size = str(abs(point - 1))
        return sign + digits[0] + rest + "e" + ("+" if point > 0 else "-") + ("0" if len(size) < 2 else "") + size
    if point <= 0:
        return sign + "0." + "0" * -point + digits
    return sign + digits[:point] + "0" * (point - len(digits)) + "." + (digits[point:] or "0")


def read(digits: str) -> float:
    """Return the float that a text in this format means."""
    number = float(js.Number(digits))
    return -0.0 if number == 0 and digits[0] == "-" else number
