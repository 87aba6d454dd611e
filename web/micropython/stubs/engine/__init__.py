"""Stubs: small modules in place of large ones that the page does not need while it runs in MicroPython."""
