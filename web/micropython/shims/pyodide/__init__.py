"""Replaces the package `pyodide` in MicroPython."""
