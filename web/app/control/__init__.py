"""Joins presses, games and drawing: one controller for each feature, and the page that wires them."""
