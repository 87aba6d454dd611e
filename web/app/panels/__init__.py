"""Builds the HTML of the gallery and of the sheets (dialogs over the page), without a browser."""
