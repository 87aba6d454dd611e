"""Holds what all features share: the games, the table, the sheets, the answers to presses, and all events."""
