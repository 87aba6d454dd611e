"""Draws as text, without a browser: the layout in pixels, SVG of cards, boards and charts; and reads keys."""
