"""Connects the page with the browser: document, storage, sound, and the worker that judges positions."""
