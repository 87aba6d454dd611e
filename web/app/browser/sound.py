"""Plays the sounds of the table, which are synthesized from waves and filtered noise."""

from typing import Any

from app.browser.dom import BrowserError, Dom
from app.view.sounds import Tone

_ATTACK = 0.004  # seconds in which a tone reaches its volume; a sudden beginning would click
_SILENCE = 0.0005  # a gain that nobody hears, because an exponential fade cannot end at 0
_NOISE_PART = 5  # the noise lasts a second divided by this number, and is played in a loop
_TOO_LATE = 0.4  # a sound that is late by this many seconds is not played


class Sound:
    """Plays sounds, where the browser can.

    Audio is set up at the first sound, because browsers allow it only after a press. It is suspended while the
    page is hidden. While something else uses the loudspeaker, such as a phone call, sounds are dropped.
    """

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._context: Any = None  # the browser's `AudioContext`; None before the first sound
        self._out: Any = None  # the node through which all tones go
        self._noise: Any = None  # a buffer with noise
        self._asked = 0.0  # when `play` was last called, by `Dom.now`
        dom.listen(dom.document, "visibilitychange", lambda event: self._visibility_changed())

    def play(self, tones: tuple[Tone, ...], volume: float) -> None:
        """Play a sound; `volume` is a factor from 0 to 1 for all its tones. Do nothing if there is no audio."""
        if self._context is None and not self._prepare():
            return
        self._asked = asked = self._dom.now()
        if self._context.state == "running":
            self._play_all(tones, volume)
        else:
            self._dom.when(self._context.resume(), lambda _: self._play_late(tones, volume, asked))

    def _play_late(self, tones: tuple[Tone, ...], volume: float, asked: float) -> None:
        """Play a sound that had to wait for the loudspeaker, unless it is too late or there is a newer sound."""
        if asked == self._asked and self._dom.now() - asked < _TOO_LATE:
            self._play_all(tones, volume)

    def _play_all(self, tones: tuple[Tone, ...], volume: float) -> None:
        for tone in tones:
            self._play(tone, tone.volume * volume)

    def _play(self, tone: Tone, volume: float) -> None:
        context = self._context
        start = context.currentTime + tone.start
        source, shaped = self._noise_source(tone, start) if tone.wave == "noise" else self._wave(tone, start)
        gain = context.createGain()
        gain.gain.setValueAtTime(_SILENCE, start)
        gain.gain.linearRampToValueAtTime(volume, start + _ATTACK)
        gain.gain.exponentialRampToValueAtTime(_SILENCE, start + tone.length)
        shaped.connect(gain).connect(self._out)
        source.start(start)
        source.stop(start + tone.length)

    def _noise_source(self, tone: Tone, start: float) -> tuple[Any, Any]:
        """Return a source of noise, and the filter behind it, which is the end of this chain of nodes."""
        source, low_pass = self._context.createBufferSource(), self._context.createBiquadFilter()
        source.buffer = self._noise
        source.loop = True
        low_pass.type = "lowpass"
        self._set_pitch(low_pass, tone, start)
        return source, source.connect(low_pass)

    def _wave(self, tone: Tone, start: float) -> tuple[Any, Any]:
        """Return a source of a wave, and the same again as the end of the chain, since it needs no filter."""
        source = self._context.createOscillator()
        source.type = tone.wave
        self._set_pitch(source, tone, start)
        return source, source

    def _set_pitch(self, node: Any, tone: Tone, start: float) -> None:
        node.frequency.setValueAtTime(tone.pitch, start)
        if tone.bend != 1:
            node.frequency.exponentialRampToValueAtTime(tone.pitch * tone.bend, start + tone.length)

    def _prepare(self) -> bool:
        """Set audio up; return False if the browser has no audio or the device has no loudspeaker."""
        audio = getattr(self._dom.window, "AudioContext", None)
        if not audio:
            return False
        try:
            reflect, nothing = self._dom.window.Reflect, self._dom.js([])
            self._context = self._dom.attempt(reflect, "construct", audio, nothing)
        except BrowserError:  # there is no loudspeaker
            return False
        self._out = self._context.createDynamicsCompressor()  # so that many sounds at once are not distorted
        self._out.connect(self._context.destination)
        self._noise = self._made_noise(self._context.sampleRate)
        return True

    def _made_noise(self, rate: float) -> Any:
        """Return a buffer with a fraction of a second of noise; `rate` is the number of samples per second."""
        length = int(rate / _NOISE_PART)
        noise = self._context.createBuffer(1, length, rate)
        samples = self._dom.js([word / 2**31 - 1 for word in self._dom.random_words(length)])
        noise.copyToChannel(self._dom.window.Float32Array.new(samples), 0)
        return noise

    def _visibility_changed(self) -> None:
        if self._context is not None:
            hidden = self._dom.document.visibilityState == "hidden"
            self._dom.when(self._context.suspend() if hidden else self._context.resume(), lambda _: None)
