"""Defines the sounds and the vibrations of the table as data; each sound is a few tones.

The sounds are soft and short, like cards on cloth over wood. No tone is louder than a quarter of what is possible.
So several sounds at the same time are not distorted.
"""

from typing import Literal, NamedTuple

from app.state.settings import Volume
from app.state.table_sounds import Heard, SoundName

VOLUMES: dict[Volume, float] = {"quiet": 0.35, "medium": 0.7, "loud": 1.0}
"""For each value of the setting, the factor by which the volume of every tone is multiplied."""
VIBRATIONS: dict[SoundName, int] = {"place": 8, "home": 8, "refuse": 20}
"""How long the device vibrates, in milliseconds; at other sounds it does not."""

_SCALE = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 24)  # semitones of the ranks above the ace: a major scale
_HOME = 262.0  # the pitch of the ace, in hertz
_FIFTH = 1.5


class Tone(NamedTuple):
    """A part of a sound: it begins `start` seconds after the sound, lasts `length` seconds, and fades out evenly.

    `pitch` is in hertz; for noise it is the highest frequency that is let through. Towards the end of the tone the
    pitch goes to `pitch` times `bend`. `volume` is from 0 to 1.
    """

    wave: Literal["sine", "triangle", "noise"]
    pitch: float
    length: float
    volume: float
    start: float = 0.0
    bend: float = 1.0


def tones(heard: Heard) -> tuple[Tone, ...]:
    """Return the tones of a sound."""
    return _home(heard.rank) if heard.name == "home" else _TONES[heard.name]


def _home(rank: int) -> tuple[Tone, ...]:
    """Return two soft notes a fifth apart; the higher the rank, the higher the notes."""
    pitch = _HOME * 2 ** (_SCALE[max(1, min(rank, len(_SCALE))) - 1] / 12)
    return (
        Tone("noise", 1200, 0.06, 0.1),
        Tone("triangle", pitch, 0.3, 0.11),
        Tone("sine", pitch * _FIFTH, 0.36, 0.09, start=0.05),
    )


def _knock(start: float) -> tuple[Tone, ...]:
    return Tone("sine", 150, 0.09, 0.22, start, bend=0.7), Tone("noise", 300, 0.08, 0.16, start)


def _note(number: int, semitones: int) -> Tone:
    return Tone("triangle", 392 * 2 ** (semitones / 12), 0.7, 0.13, start=0.11 * number)


_TONES: dict[SoundName, tuple[Tone, ...]] = {
    "deal": tuple(Tone("noise", 2600 - 60 * i, 0.04, 0.09, start=0.055 * i) for i in range(7)),
    "lift": (Tone("noise", 1900, 0.05, 0.08),),
    "place": (Tone("noise", 1100, 0.08, 0.2), Tone("sine", 190, 0.07, 0.12, bend=0.8)),
    "turn": (Tone("noise", 3200, 0.04, 0.16),),
    "refuse": (*_knock(0.0), *_knock(0.13)),
    "undo": (Tone("noise", 900, 0.09, 0.13), Tone("sine", 330, 0.12, 0.07, bend=0.6)),
    "win": tuple(_note(number, semitones) for number, semitones in enumerate((0, 4, 7, 12))),
}
