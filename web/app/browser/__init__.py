"""Connects the App with the browser; only the modules here use the document."""
