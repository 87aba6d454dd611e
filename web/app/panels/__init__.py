"""Builds HTML without a browser: the sheets (dialogs over the page), the gallery, and a game's facts and calls."""
