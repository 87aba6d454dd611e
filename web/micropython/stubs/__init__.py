"""Stand-ins for modules that nobody needs while MicroPython plays."""
