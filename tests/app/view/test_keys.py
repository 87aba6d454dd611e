"""A key is recognised on every keyboard, and gives the command of the part of the page to which it belongs."""

from hypothesis import given
from hypothesis import strategies as st

from app.view import keys
from app.view.keys import Key, Keyboard

KEYBOARD = Keyboard(
    (
        Key("u", "undo", with_control="z"),
        Key("y", "redo", with_control="yZ"),
        Key("Enter", "take"),
        Key(" ", "best"),
    )
)


def test_keys_that_write_can_be_switched_off() -> None:
    for letters in (False, True):
        assert KEYBOARD.command("u", control=False, letters=letters) == ("undo" if letters else None)
        assert KEYBOARD.command("Enter", control=False, letters=letters) == "take"
        assert KEYBOARD.command(" ", control=False, letters=letters) == "best"
        assert KEYBOARD.command("z", control=True, letters=letters) == "undo"
    assert KEYBOARD.command("u", control=True, letters=True) is None


def test_caps_lock_changes_no_command() -> None:
    assert KEYBOARD.command(keys.name_of("Y", "KeyY", shift=False), control=True, letters=True) == "redo"
    assert KEYBOARD.command(keys.name_of("U", "KeyU", shift=False), control=False, letters=True) == "undo"


def test_keys_are_known_by_their_place_where_the_keyboard_writes_another_script() -> None:
    """The keys come from Ukrainian, Greek, Hebrew, Arabic and Japanese keyboards, and from input methods."""
    for key in ("\u044f", "\u03b6", "\u05d6", "\u0626", "\u3064", "Process", "Unidentified"):
        assert keys.name_of(key, "KeyZ", shift=False) == "z"
        assert keys.name_of(key, "KeyZ", shift=True) == "Z"
    assert keys.name_of("\u044e", "Period", shift=False) == "."
    assert keys.name_of("\u0661", "Digit1", shift=False) == "1"
    assert keys.name_of(";", "KeyQ", shift=False) == "q"  # a Greek keyboard
    assert keys.name_of("'", "KeyW", shift=False) == "w"  # a Hebrew keyboard
    for name in ("Enter", "Escape", "PageDown", "ArrowLeft", "F2"):
        assert keys.name_of("Process", name, shift=False) == name
    assert keys.name_of("Process", "Space", shift=False) == " "
    assert keys.name_of("Process", "Slash", shift=True) == "?"
    assert keys.name_of("Process", "NumpadEnter", shift=False) == "Enter"


def test_keys_are_known_by_what_they_write_where_that_is_latin() -> None:
    """On French, German and Dvorak keyboards, the letters have other places than on the English one."""
    assert keys.name_of("z", "KeyW", shift=False) == "z"
    assert keys.name_of("y", "KeyZ", shift=False) == "y"
    assert keys.name_of(",", "KeyW", shift=False) == ","
    assert keys.name_of("\u00e9", "Digit2", shift=False) == "\u00e9"
    assert keys.name_of("\u00df", "Minus", shift=False) == "\u00df"
    assert keys.name_of("?", "Minus", shift=True) == "?"
    assert keys.name_of("Dead", "BracketLeft", shift=False) == "Dead"


def test_full_width_signs_are_taken_for_the_usual_ones() -> None:
    assert keys.name_of("\uff55", "KeyU", shift=False) == "u"
    assert keys.name_of("\uff0f", "Slash", shift=False) == "/"
    assert keys.name_of("\uff11", "Digit1", shift=False) == "1"
    assert keys.name_of("\u3000", "Space", shift=False) == " "


def test_caps_lock_changes_no_key() -> None:
    assert keys.name_of("Z", "KeyZ", shift=False) == "z"
    assert keys.name_of("z", "KeyZ", shift=True) == "Z"


@given(
    st.text(min_size=1, max_size=1), st.sampled_from(["KeyA", "Digit0", "Slash", "", "F5", "Lang1"]), st.booleans()
)
def test_whatever_a_keyboard_writes_has_a_name(key: str, code: str, shift: bool) -> None:
    name = keys.name_of(key, code, shift=shift)
    assert name
    assert keys.name_of(name, code, shift=shift) == name
