"""How long a test waits for what should come.

A test never passes or fails by the speed of the machine: it waits until what it waits for is there, and gives up
only when that certainly never comes. So there is one limit, for all waits in all browsers, and it is far beyond
what the slowest machine takes.
"""

PATIENCE = 240.0  # seconds
PATIENCE_MS = 1000 * PATIENCE
