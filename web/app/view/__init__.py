"""Draws tables as text, without a browser: positions in pixels, SVG of cards and tables, charts."""
