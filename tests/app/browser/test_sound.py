"""Sounds: which change has which sound, how they become data, and which commands the browser's audio gets."""

from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

from app.browser.dom import Dom
from app.browser.sound import Sound
from app.state.change import Change
from app.state.settings import Volume
from app.state.table_sounds import Heard, SoundName, of_move
from app.view.sounds import VIBRATIONS, VOLUMES, Tone, tones
from chromium.player import won_link
from engine.core.game import Kind
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.fake_browser import Browser

ALL = [
    *(Heard(name) for name in get_args(SoundName) if name != "home"),
    *(Heard("home", rank) for rank in range(14)),
]

# Which change has which sound


def sounds_of(name: str) -> list[tuple[Heard, Kind, Kind]]:
    """Return the sounds of the moves of a won game, each with the kinds of the source pile and the target pile."""
    session = Session.read(won_link(name), CATALOGUE)
    spots, found = session.game.spots, []
    for node in session.line():
        assert node.parent and node.move
        heard = of_move(session.game, node.parent.position, node.move, node.position)
        found.append((heard, spots[node.move.source].kind, spots[node.move.target].kind))
    return found


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_move_of_every_game_has_a_sound_that_fits(name: str) -> None:
    for heard, source, target in sounds_of(name):
        if target is Kind.FOUNDATION:
            assert heard.name == "home" and 1 <= heard.rank <= 13
        elif source is Kind.STOCK:
            # "home" if the rules send the turned card to a foundation at once.
            assert heard.name in {"turn", "deal", "home"}
        elif target is Kind.STOCK:
            assert heard.name == "deal"
        else:
            # "home" if a complete run of Spider leaves the column by itself.
            assert heard.name in {"place", "home"}


def test_foundations_sound_higher_the_further_they_come() -> None:
    ranks = [heard.rank for heard, _, target in sounds_of("klondike") if target is Kind.FOUNDATION]
    assert sorted(ranks) == sorted([*range(1, 14)] * 4)


def test_a_round_of_spider_is_dealt_and_a_card_of_klondike_is_turned() -> None:
    assert {heard.name for heard, source, _ in sounds_of("spider-1") if source is Kind.STOCK} == {"deal"}
    assert "turn" in {heard.name for heard, source, _ in sounds_of("klondike") if source is Kind.STOCK}


def test_a_refusal_sounds_like_one_whatever_else_it_is() -> None:
    assert Change(say("nothing-to-undo"), refused=True, heard=Heard("lift")).sound == Heard("refuse")
    assert Change(say("lesson-over"), dealt=True).sound == Heard("deal")
    assert Change(say("deselected")).sound is None
    assert Change(say("undone"), heard=Heard("undo")).sound == Heard("undo")


# How they are made


@pytest.mark.parametrize("heard", ALL)
def test_every_sound_is_short_and_never_too_loud(heard: Heard) -> None:
    made = tones(heard)
    assert made
    for tone in made:
        assert 0 < tone.volume <= 0.25 and 0.03 <= tone.length <= 0.8
        assert tone.pitch * min(1, tone.bend) >= 80 and tone.pitch <= 4000
        # All tones that sound when this one begins.
        now = sum(each.volume for each in made if each.start <= tone.start < each.start + each.length)
        assert now < 0.6
    assert max(tone.start + tone.length for tone in made) <= 1.2


def test_home_rises_with_the_rank_and_is_a_fifth() -> None:
    notes = [[tone.pitch for tone in tones(Heard("home", rank)) if tone.wave != "noise"] for rank in range(1, 14)]
    assert notes == sorted(notes) and len({low for low, _ in notes}) == 13
    assert all(high / low == pytest.approx(1.5) for low, high in notes)


def test_sounds_differ() -> None:
    # Two of them are equal, since an unknown rank sounds like an ace.
    assert len({tones(heard) for heard in ALL}) == len(ALL) - 1


def test_every_volume_is_a_factor_and_vibrations_are_light() -> None:
    assert set(VOLUMES) == set(get_args(Volume))
    assert list(VOLUMES.values()) == sorted(VOLUMES.values()) and max(VOLUMES.values()) <= 1
    assert (VIBRATIONS["place"], VIBRATIONS["refuse"]) == (8, 20)


# The commands that audio gets


class Node:
    """A node of the browser's audio that records the calls."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.calls: list[tuple[Any, ...]] = []
        self.type = ""

    def connect(self, other: "Node") -> "Node":
        self.calls.append(("connect", other))
        return other

    def __getattr__(self, name: str) -> Any:
        if name in {"gain", "frequency"}:
            return self
        return lambda *values: self.calls.append((name, *values))


class Context:
    """The browser's audio. Its clock stands at second 5."""

    def __init__(self, state: str = "running") -> None:
        self.sampleRate = 1000
        self.currentTime = 5.0
        self.state = state
        self.resumed = 0
        self.destination = Node("destination")
        self.nodes: list[Node] = []
        self.noise: list[float] = []

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("create"):
            raise AttributeError(name)

        def make() -> Node:
            self.nodes.append(Node(name.removeprefix("create")))
            return self.nodes[-1]

        return make

    def createBuffer(self, channels: int, length: int, rate: int) -> Any:  # noqa: N802  # the browser's name
        assert (channels, length, rate) == (1, 200, 1000)
        return SimpleNamespace(copyToChannel=lambda samples, channel: self.noise.extend(samples))

    def resume(self) -> int:
        self.resumed += 1
        return self.resumed

    def of(self, kind: str) -> list[Node]:
        return [node for node in self.nodes if node.kind == kind]


class Clock:
    """The time of the page in seconds, and what waits until the browser releases the loudspeaker."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waiting: list[Any] = []

    def give_back(self, context: Context) -> None:
        """Release the loudspeaker: all promises are fulfilled."""
        context.state = "running"
        for kept in self.waiting:
            kept(None)


def sound_with(contexts: list[Context], state: str = "running", clock: Clock | None = None) -> Sound:
    clock = clock or Clock()

    def new_context() -> Context:
        contexts.append(Context(state))
        return contexts[-1]

    window = SimpleNamespace(
        AudioContext=SimpleNamespace(new=new_context),
        Float32Array=SimpleNamespace(new=lambda values: values),
        Reflect=None,
    )
    words = [0, 2**31, 2**32 - 1] * 100
    dom = SimpleNamespace(
        window=window,
        document=None,
        js=lambda value: value,
        attempt=lambda reflect, construct, kind, given: kind.new(*given),
        random_words=lambda count: words[:count],
        listen=lambda *_: None,
        now=lambda: clock.now,
        when=lambda promise, kept: clock.waiting.append(kept),
    )
    return Sound(cast(Dom, dom))


HISS = (Tone("noise", 900, 0.1, 0.2),)


def test_audio_is_set_up_once_and_the_noise_lies_between_minus_one_and_one() -> None:
    contexts: list[Context] = []
    sound = sound_with(contexts)
    assert not contexts
    for _ in range(3):
        sound.play(HISS, 1.0)
    (context,) = contexts
    assert len(context.of("BufferSource")) == 3
    assert len(context.noise) == 200
    assert min(context.noise) == -1 and 0.99 < max(context.noise) < 1


def test_a_tone_goes_through_filter_and_gain_to_the_loudspeaker_and_ends() -> None:
    contexts: list[Context] = []
    sound_with(contexts).play(HISS, 0.5)
    (context,) = contexts
    (source,), (low_pass,), (gain,) = map(context.of, ("BufferSource", "BiquadFilter", "Gain"))
    (limiter,) = context.of("DynamicsCompressor")
    assert (
        ("connect", low_pass) in source.calls and ("start", 5.0) in source.calls and ("stop", 5.1) in source.calls
    )
    assert ("setValueAtTime", 900, 5.0) in low_pass.calls
    assert ("connect", gain) in low_pass.calls and ("connect", limiter) in gain.calls
    assert ("connect", context.destination) in limiter.calls
    assert ("linearRampToValueAtTime", 0.1, 5.004) in gain.calls


def test_a_wave_bends_its_pitch() -> None:
    contexts: list[Context] = []
    sound_with(contexts).play((Tone("sine", 200, 0.2, 0.1, start=1.0, bend=0.5),), 1.0)
    (wave,) = contexts[0].of("Oscillator")
    assert wave.type == "sine"
    assert ("exponentialRampToValueAtTime", 100, 6.2) in wave.calls


def test_a_sound_waits_for_audio_that_the_browser_has_suspended() -> None:
    contexts: list[Context] = []
    clock = Clock()
    sound_with(contexts, "suspended", clock).play(HISS, 1.0)
    assert contexts[0].resumed == 1 and not contexts[0].of("BufferSource")
    clock.now += 0.1
    clock.give_back(contexts[0])
    assert len(contexts[0].of("BufferSource")) == 1


def test_after_a_call_no_sound_is_heard_of_what_was_done_during_it() -> None:
    contexts: list[Context] = []
    clock = Clock()
    sound = sound_with(contexts, "interrupted", clock)
    for _ in range(6):
        sound.play(HISS, 1.0)
        clock.now += 5
    clock.give_back(contexts[0])
    assert not contexts[0].of("BufferSource")
    sound.play(HISS, 1.0)
    assert len(contexts[0].of("BufferSource")) == 1


def test_of_sounds_that_waited_together_only_the_last_is_heard() -> None:
    contexts: list[Context] = []
    clock = Clock()
    sound = sound_with(contexts, "suspended", clock)
    for _ in range(3):
        clock.now += 0.05
        sound.play(HISS, 1.0)
    clock.give_back(contexts[0])
    assert len(contexts[0].of("BufferSource")) == 1


def test_without_a_loudspeaker_the_game_goes_on_in_silence(browser: Browser) -> None:
    browser.window.has_loudspeaker = False
    switch_sound_on(browser)
    browser.key("d")
    assert browser.window.sounds == 0
    browser.window.has_loudspeaker = True  # plugged in later
    browser.key("d")
    assert browser.window.sounds > 0
    browser.check()


def switch_sound_on(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="settings"]')
    browser.press('#panel [data-do="switch sound"]')
    browser.key("Escape")


@pytest.mark.parametrize("count", [1, 16_384, 16_385, 38_400])
def test_any_number_of_random_numbers_can_be_had(browser: Browser, count: int) -> None:
    """The browser gives a limited number at once.

    A fifth of a second of noise at 192,000 samples a second needs more.
    """
    assert len(Dom(browser.window).random_words(count)) == count


def test_without_audio_nothing_is_played() -> None:
    sound = sound_with([])
    cast(Any, sound)._dom.window = SimpleNamespace()
    sound.play(HISS, 1.0)
