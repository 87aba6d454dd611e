"""Runs the page in MicroPython on a first visit, while Pyodide is being downloaded; README.md says how."""
