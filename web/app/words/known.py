"""The languages of the page, each by its own name; written by `python3 build.py words`."""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "he": "עברית",
    "it": "Italiano",
    "ja": "日本語",
    "nl": "Nederlands",
    "pl": "Polski",
    "uk": "Українська",
}
