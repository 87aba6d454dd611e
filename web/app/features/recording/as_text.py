"""Writes a recording of what the player did as a text, for somebody who looks for a bug."""

import json
from collections.abc import Mapping, Sequence

from app.core.recording import RecordedPart

FORMAT = "backbone-recording"


def report(facts: Mapping[str, str], parts: Sequence[RecordedPart], now: str) -> str:
    """Return a recording as JSON that people can read, too: one line for each press.

    `facts` describes the page and the browser. `parts` is what was recorded, see `app.core.recording`. `now` is
    the state at the end as JSON, see `state_text`.
    """
    head = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in [("format", FORMAT), *facts.items()]]
    written = ",\n".join(map(_part, parts))
    return "{\n" + ",\n".join([*head, f'"parts": [{written}]', f'"now": {now}']) + "\n}\n"


def _part(part: RecordedPart) -> str:
    presses = ",\n".join(json.dumps(list(press)) for press in part.presses)
    return f'{{"state": {part.state},\n"presses": [\n{presses}\n]}}'
