"""The doors to the browser: document, storage, sound, and the worker that judges positions."""
