"""How Hypothesis searches: a fresh search on a desk, the same one every time where CI is set."""

import os

from hypothesis import HealthCheck, settings

_SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.filter_too_much]

settings.register_profile("desk", deadline=None, max_examples=60, suppress_health_check=_SLOW_MACHINES)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
