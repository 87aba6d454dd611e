"""How long a test waits for an expected event.

No test may pass or fail because of the speed of the machine. So a test waits until the event comes, and gives up
only when it certainly never comes. There is one limit for all waits in all browsers. It is far longer than the
slowest machine needs.
"""

PATIENCE = 240.0  # seconds
PATIENCE_MS = 1000 * PATIENCE
