"""Count what an attack has tried and what was lost; print it as a table."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field

_SHOWN = 5  # losses of each kind described below the table


@dataclass
class Report:
    """The outcome of one kind of attack. Each loss is a sentence that says what was done and what was lost."""

    kind: str
    tries: int = 0
    losses: list[str] = field(default_factory=list)
    seconds: float = 0
    note: str = ""  # for example, the reason why a kind was not tried

    def add(self, lost: str) -> None:
        """Count a try; `lost` says what it lost, and is empty if nothing."""
        self.tries += 1
        if lost:
            self.losses.append(lost)

    def join(self, other: "Report") -> None:
        """Add the report of another process that ran at the same time."""
        self.tries += other.tries
        self.losses += other.losses
        self.seconds = max(self.seconds, other.seconds)
        self.note = max(self.note, other.note)


def counted(kind: str, begin: Callable[[], Generator[str]], tries: int, seconds: float) -> Report:
    """Make attempts until their number is `tries` or `seconds` have passed; return the report.

    `begin` starts the attempts; each yields what was lost, as for `Report.add`. If they end with an exception, for
    example because a page does not answer, this counts as a loss, too, and they begin again.
    """
    report, began = Report(kind), time.monotonic()
    while _goes_on(report, began, tries, seconds):
        with closing(begin()) as attempts:
            try:
                while _goes_on(report, began, tries, seconds):
                    report.add(next(attempts))
            except Exception as error:  # any: the report has to name it
                report.add(f"{type(error).__name__}: {str(error).strip()}".splitlines()[0])
    report.seconds = time.monotonic() - began
    return report


def _goes_on(report: Report, began: float, tries: int, seconds: float) -> bool:
    return report.tries < tries and time.monotonic() - began < seconds


def table(reports: list[Report]) -> str:
    """Return the reports as a Markdown table, followed by the first losses of each kind."""
    lines = ["| attack | tries | losses | minutes | |", "| --- | ---: | ---: | ---: | --- |"]
    for report in reports:
        figures = f"{report.tries:,} | {len(report.losses):,} | {report.seconds / 60:.1f}"
        lines.append(f"| {report.kind} | {figures} | {report.note} |")
    for report in reports:
        lines += [f"{report.kind}: {loss}" for loss in report.losses[:_SHOWN]]
    return "\n".join(lines)
