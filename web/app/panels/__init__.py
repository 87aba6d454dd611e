"""Builds the HTML of sheets and of the gallery, without a browser."""
