"""Whether a position can still be won, and what follows from that: search, verdicts, hints, judged deals."""
