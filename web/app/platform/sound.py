"""Plays short sounds, which are made of filtered noise: a card being placed, and a refusal."""

from typing import Any

from app.platform.dom import Dom

# For each sound: the highest frequency in hertz, half its length in seconds, and the volume.
_SOUNDS = {"place": (1400.0, 0.05, 0.22), "refuse": (260.0, 0.09, 0.3)}


class Sound:
    """Plays the sounds of the page. Audio is set up at the first sound: browsers allow it only after a press."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._context: Any = None
        self._noise: Any = None

    def play(self, name: str, *, on: bool) -> None:
        """Play the sound "place" or "refuse"; do nothing if `on` is False or the name is another."""
        if not on or name not in _SOUNDS:
            return
        if self._context is None:
            self._prepare()
        pitch, seconds, volume = _SOUNDS[name]
        context = self._context
        source, low_pass, gain = context.createBufferSource(), context.createBiquadFilter(), context.createGain()
        source.buffer = self._noise
        low_pass.type = "lowpass"
        low_pass.frequency.value = pitch
        now = context.currentTime
        gain.gain.setValueAtTime(volume, now)
        gain.gain.exponentialRampToValueAtTime(0.001, now + seconds * 2)
        source.connect(low_pass).connect(gain).connect(context.destination)
        source.start(now)
        source.stop(now + seconds * 2)

    def _prepare(self) -> None:
        """Make a fifth of a second of noise out of random numbers."""
        self._context = self._dom.window.AudioContext.new()
        length = int(self._context.sampleRate / 5)
        self._noise = self._context.createBuffer(1, length, self._context.sampleRate)
        words = self._dom.random_words(length)
        samples = self._dom.js([word / 2**31 - 1 for word in words])
        self._noise.copyToChannel(self._dom.window.Float32Array.new(samples), 0)
