"""Lays out boards in pixels, draws cards, boards and charts as SVG text, and reads keys: all without a browser."""
