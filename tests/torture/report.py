"""What an attack has tried and what was lost, as a line of a table."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field

_SHOWN = 5  # losses of each kind that are described below the table


@dataclass
class Report:
    """The outcome of one kind of attack. Each loss is a sentence that says what was done and what was lost."""

    kind: str
    tries: int = 0
    losses: list[str] = field(default_factory=list)
    seconds: float = 0
    note: str = ""  # for example why a kind was not tried

    def add(self, lost: str) -> None:
        """Count a try; `lost` says what was lost in it, and is empty if nothing was."""
        self.tries += 1
        if lost:
            self.losses.append(lost)

    def join(self, other: "Report") -> None:
        """Add what another process has tried; both ran at the same time."""
        self.tries += other.tries
        self.losses += other.losses
        self.seconds = max(self.seconds, other.seconds)
        self.note = max(self.note, other.note)


def counted(kind: str, begin: Callable[[], Generator[str]], tries: int, seconds: float) -> Report:
    """Take attempts until there are so many or the time is over, and return what came of them.

    `begin` starts the attempts; each is what was lost in it, as for `Report.add`. If they end with an exception,
    such as that of a page that does not answer, this is a loss, too, and they are begun again.
    """
    report, began = Report(kind), time.monotonic()
    while _goes_on(report, began, tries, seconds):
        with closing(begin()) as attempts:
            try:
                while _goes_on(report, began, tries, seconds):
                    report.add(next(attempts))
            except Exception as error:  # any: whatever it is, it is to be told
                report.add(f"{type(error).__name__}: {str(error).strip()}".splitlines()[0])
    report.seconds = time.monotonic() - began
    return report


def _goes_on(report: Report, began: float, tries: int, seconds: float) -> bool:
    return report.tries < tries and time.monotonic() - began < seconds


def table(reports: list[Report]) -> str:
    """Return the reports as a table in Markdown, and below it the first losses of each kind."""
    lines = ["| attack | tries | losses | minutes | |", "| --- | ---: | ---: | ---: | --- |"]
    for report in reports:
        figures = f"{report.tries:,} | {len(report.losses):,} | {report.seconds / 60:.1f}"
        lines.append(f"| {report.kind} | {figures} | {report.note} |")
    for report in reports:
        lines += [f"{report.kind}: {loss}" for loss in report.losses[:_SHOWN]]
    return "\n".join(lines)
