"""Plays the sounds of the table; they are made here, of waves and filtered noise."""

from typing import Any

from app.browser.dom import Dom
from app.view.tones import Tone

_ATTACK = 0.004  # seconds in which a tone begins; at once it would click
_SILENCE = 0.0005  # a gain that nobody hears; an exponential fade cannot end at 0
_NOISE_PART = 5  # a fifth of a second of noise, played again and again
_TOO_LATE = 0.4  # seconds after which a sound no longer belongs to what it was for


class Sound:
    """Plays sounds, where the browser can.

    Audio is set up at the first sound, because browsers allow it only after a press. While the page is hidden, it
    is suspended. While something else has the loudspeaker, such as a call, no sound is kept for later.
    """

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._context: Any = None
        self._out: Any = None  # all tones go through it
        self._noise: Any = None
        self._asked = 0.0  # when the last sound was asked for, by `Dom.now`
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
        """Play a sound that had to wait for the loudspeaker, unless it comes too late or is not the last one."""
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
        """Return a source of noise, and the filter through which it goes."""
        source, low_pass = self._context.createBufferSource(), self._context.createBiquadFilter()
        source.buffer = self._noise
        source.loop = True
        low_pass.type = "lowpass"
        self._set_pitch(low_pass, tone, start)
        return source, source.connect(low_pass)

    def _wave(self, tone: Tone, start: float) -> tuple[Any, Any]:
        """Return a source of a wave, twice: nothing has to be done to it."""
        source = self._context.createOscillator()
        source.type = tone.wave
        self._set_pitch(source, tone, start)
        return source, source

    def _set_pitch(self, node: Any, tone: Tone, start: float) -> None:
        node.frequency.setValueAtTime(tone.pitch, start)
        if tone.bend != 1:
            node.frequency.exponentialRampToValueAtTime(tone.pitch * tone.bend, start + tone.length)

    def _prepare(self) -> bool:
        """Set audio up; return False if the browser has none, or no loudspeaker to play it on."""
        audio = getattr(self._dom.window, "AudioContext", None)
        if not audio:
            return False
        try:
            self._context = audio.new()
        except Exception:  # which one it is without a loudspeaker depends on the browser
            return False
        self._out = self._context.createDynamicsCompressor()  # so that many sounds at once are not distorted
        self._out.connect(self._context.destination)
        self._noise = self._made_noise(self._context.sampleRate)
        return True

    def _made_noise(self, rate: float) -> Any:
        """Return a part of a second of noise, made of random numbers, for audio with so many samples a second."""
        length = int(rate / _NOISE_PART)
        noise = self._context.createBuffer(1, length, rate)
        samples = self._dom.js([word / 2**31 - 1 for word in self._dom.random_words(length)])
        noise.copyToChannel(self._dom.window.Float32Array.new(samples), 0)
        return noise

    def _visibility_changed(self) -> None:
        if self._context is not None:
            hidden = self._dom.document.visibilityState == "hidden"
            self._dom.when(self._context.suspend() if hidden else self._context.resume(), lambda _: None)
