"""Check sounds in a real browser: they can be heard, and none is distorted."""

from playwright.sync_api import expect

from chromium.player import Player

LISTEN = """
    window.peak = 0;
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (target, ...rest) {
        if (target === this.context.destination && !(this instanceof AnalyserNode)) {
            const ear = this.context.createAnalyser();
            ear.fftSize = 32768;
            connect.call(this, ear);
            const samples = new Float32Array(ear.fftSize);
            window.context = this.context;
            setInterval(() => {
                ear.getFloatTimeDomainData(samples);
                for (const sample of samples) window.peak = Math.max(window.peak, Math.abs(sample));
            }, 100);
        }
        return connect.call(this, target, ...rest);
    };
    null;
"""


def test_moves_are_heard_and_not_distorted(desk: Player) -> None:
    page = desk.page
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("window.context === undefined")
    page.get_by_role("switch", name="Sound").click()
    page.get_by_role("button", name="Loud").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.wait_for_function("() => peak > 0.01")
    for key in "dddduuyyyj":  # turned cards, undo, redo and refusals, all as fast as possible
        page.keyboard.press(key)
    page.keyboard.press("n")
    page.wait_for_function(
        "() => { const last = peak; return new Promise(done => setTimeout(() => done(peak === last), 400)); }"
    )
    assert 0.02 < page.evaluate("peak") < 0.95
    assert page.evaluate("context.state") == "running"
