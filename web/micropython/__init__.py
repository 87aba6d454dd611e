"""Makes the page answer on a first visit while Pyodide is on its way, in MicroPython; README.md says how."""
