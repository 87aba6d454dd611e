"""Attack the page and what it saves until the time is over; print a table of tries and losses.

python3 build.py torture                  every kind of attack, for at most three hours
python3 build.py torture --hours 0.5      for at most half an hour
python3 build.py torture --only KIND      one kind of attack
python3 build.py torture --seed NUMBER    other random changes, moves and moments; without it always the same
"""

import argparse
import os
import sys
import time
from functools import partial
from random import Random

from playwright.sync_api import sync_playwright

from make import serve, site
from make.tools import CannotBuildError
from torture import inputs
from torture.kinds import CHANGED_TEXTS, IN_BROWSER, IN_OTHER_BROWSERS, TEXTS_SHARE
from torture.other_browsers import launcher
from torture.report import Report, counted, table

_KINDS = (inputs.KIND, *IN_OTHER_BROWSERS, *IN_BROWSER)


def main() -> int:
    """Run the attacks that the command line names; return the exit status: 0 if nothing was lost, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=_KINDS, action="append")
    options = parser.parse_args()
    wanted = options.only or list(_KINDS)
    shares = {name: kind.share for name, kind in IN_BROWSER.items()}
    shares |= {name: kind.share for name, kind in IN_OTHER_BROWSERS.items()}
    shares[inputs.KIND] = TEXTS_SHARE
    reports: list[Report] = []
    ends = time.monotonic() + 3600 * options.hours
    for number, kind in enumerate(wanted):
        # time that an attack does not use goes to the next ones
        share = shares[kind] / sum(shares[each] for each in wanted[number:])
        reports.append(attacked(kind, options.seed, share * (ends - time.monotonic())))
        print(f"{table(reports[-1:])}\n", flush=True)
    print(table(reports))
    return 1 if any(report.losses for report in reports) else 0


def attacked(kind: str, seed: int, seconds: float) -> Report:
    """Try one kind of attack for at most `seconds`, and return its report."""
    if kind == inputs.KIND:
        return inputs.side_by_side(seed, CHANGED_TEXTS, seconds, processes=os.cpu_count() or 1)
    server, address = serve.in_background(site.DIST)
    chance = Random(f"{kind} {seed}")
    try:
        if kind in IN_OTHER_BROWSERS:
            other = IN_OTHER_BROWSERS[kind]
            with launcher(other.browser) as launch:
                return counted(kind, partial(other.begin, launch, address, chance), other.tries, seconds)
        attack = IN_BROWSER[kind]
        with sync_playwright() as playwright:
            return counted(kind, lambda: attack.begin(playwright, address, chance), attack.tries, seconds)
    except CannotBuildError as error:
        return Report(kind, note=f"not tried: {error}")
    finally:
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    sys.exit(main())
