"""Stands in for Pyodide in MicroPython."""
