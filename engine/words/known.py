"""The languages of the page, each by its own name; written by `python3 build.py words`."""

LANGUAGES = {
    "en": "English",
}
