"""Connects presses, games and drawing: one controller for each feature, and the page that holds them all."""
