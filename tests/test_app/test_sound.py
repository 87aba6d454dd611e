"""Sounds are made only when they are wanted, and audio is set up once."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.platform.dom import Dom
from app.platform.sound import Sound


class Node:
    """A part of the browser's audio that notes what is done with it."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.frequency = SimpleNamespace(value=0.0)
        self.gain = self

    def connect(self, other: "Node") -> "Node":
        self.calls.append(("connect", other))
        return other

    def __getattr__(self, name: str) -> Any:
        return lambda *values: self.calls.append((name, *values))


class Context:
    """The browser's audio, at second 5."""

    def __init__(self) -> None:
        self.sampleRate = 1000
        self.currentTime = 5.0
        self.destination = Node()
        self.sources: list[Node] = []
        self.filters: list[Node] = []
        self.gains: list[Node] = []
        self.noise: list[float] = []

    def _made(self, among: list[Node]) -> Node:
        among.append(Node())
        return among[-1]

    def createBuffer(self, channels: int, length: int, rate: int) -> Any:  # noqa: N802  # the browser's names
        assert (channels, length, rate) == (1, 200, 1000)
        return SimpleNamespace(copyToChannel=lambda samples, channel: self.noise.extend(samples))

    def createBufferSource(self) -> Node:  # noqa: N802
        return self._made(self.sources)

    def createBiquadFilter(self) -> Node:  # noqa: N802
        return self._made(self.filters)

    def createGain(self) -> Node:  # noqa: N802
        return self._made(self.gains)


@pytest.fixture
def contexts() -> list[Context]:
    return []


@pytest.fixture
def sound(contexts: list[Context]) -> Sound:
    def new_context() -> Context:
        contexts.append(Context())
        return contexts[-1]

    window = SimpleNamespace(
        AudioContext=SimpleNamespace(new=new_context), Float32Array=SimpleNamespace(new=lambda values: values)
    )
    words = [0, 2**31, 2**32 - 1] * 100
    dom = SimpleNamespace(window=window, js=lambda value: value, random_words=lambda count: words[:count])
    return Sound(cast(Dom, dom))


@pytest.mark.parametrize(("name", "on"), [("place", False), ("refuse", False), ("applause", True), ("", True)])
def test_nothing_is_set_up_for_no_sound(sound: Sound, contexts: list[Context], name: str, on: bool) -> None:
    sound.play(name, on=on)
    assert contexts == []


def test_audio_is_set_up_once_and_the_noise_lies_between_minus_one_and_one(
    sound: Sound, contexts: list[Context]
) -> None:
    for name in ("place", "refuse", "place"):
        sound.play(name, on=True)
    (context,) = contexts
    assert len(context.sources) == 3
    assert len(context.noise) == 200
    assert min(context.noise) == -1 and 0.99 < max(context.noise) < 1


def test_a_sound_goes_through_filter_and_gain_to_the_loudspeaker_and_ends(
    sound: Sound, contexts: list[Context]
) -> None:
    sound.play("place", on=True)
    context = contexts[0]
    source, low_pass, gain = context.sources[0], context.filters[0], context.gains[0]
    assert source.calls[0] == ("connect", low_pass)
    assert low_pass.calls == [("connect", gain)]
    assert ("connect", context.destination) in gain.calls
    assert source.calls[1:] == [("start", 5.0), ("stop", 5.1)]
    assert ("setValueAtTime", 0.22, 5.0) in gain.calls


def test_a_refusal_sounds_lower_than_a_card_being_placed(sound: Sound, contexts: list[Context]) -> None:
    sound.play("place", on=True)
    sound.play("refuse", on=True)
    place, refuse = (each.frequency.value for each in contexts[0].filters)
    assert refuse < place / 2
