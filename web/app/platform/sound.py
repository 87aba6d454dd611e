"""Soft sounds, made on the spot: a breath of filtered noise for a card laid down, two low notes for a no."""

from typing import Any

from app.platform.dom import Dom

_SOUNDS = {"place": (1400.0, 0.05, 0.22), "refuse": (260.0, 0.09, 0.3)}


class Sound:
    """The loudspeaker. Nothing is made before the first sound: browsers want a press to come first."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._context: Any = None
        self._noise: Any = None

    def play(self, name: str, *, on: bool) -> None:
        """Play one of the sounds, if sound is on and there is such a sound."""
        if not on or name not in _SOUNDS:
            return
        if self._context is None:
            self._prepare()
        pitch, seconds, volume = _SOUNDS[name]
        context = self._context
        source, colour, loudness = context.createBufferSource(), context.createBiquadFilter(), context.createGain()
        source.buffer = self._noise
        colour.type = "lowpass"
        colour.frequency.value = pitch
        now = context.currentTime
        loudness.gain.setValueAtTime(volume, now)
        loudness.gain.exponentialRampToValueAtTime(0.001, now + seconds * 2)
        source.connect(colour).connect(loudness).connect(context.destination)
        source.start(now)
        source.stop(now + seconds * 2)

    def _prepare(self) -> None:
        """A fifth of a second of noise; the browser's own random bytes are noise enough."""
        self._context = self._dom.window.AudioContext.new()
        length = int(self._context.sampleRate / 5)
        self._noise = self._context.createBuffer(1, length, self._context.sampleRate)
        words = self._dom.random_words(length)
        samples = self._dom.js([word / 2**31 - 1 for word in words])
        self._noise.copyToChannel(self._dom.window.Float32Array.new(samples), 0)
