"""Scripts that record what happens in a page."""

WATCH_MOTION = """
    window.framesSeen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        framesSeen.push(...frames.map(frame => "transform" in frame));
        return animate.call(this, frames, options);
    };
"""

WATCH_QUESTIONS = """
    window.questions = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
        if ("question" in message) questions.push(message.question);
        return post.apply(this, arguments);
    };
"""

LISTEN = """
    window.spoken = [];
    new MutationObserver(() => spoken.push(said.textContent.trim()))
        .observe(said, { childList: true, characterData: true, subtree: true });
"""

WATCH_STEPS = """() => {
    window.steps = [];
    const look = () => {
        const open = [...document.querySelectorAll('#table .card[data-spot="x"], #table .card[data-spot="u"]')]
            .filter(card => !card.querySelector(':scope > use[href="#back"]')).map(card => card.dataset.card);
        const facts = document.querySelectorAll("#plate p > span:not(.dots)");
        const plate = [...facts].map(e => e.textContent).join(" / ");
        const seen = JSON.stringify([open, plate]);
        if (seen !== steps.at(-1)?.seen) steps.push({ seen, at: performance.now() });
    };
    look();
    const began = performance.now();
    new MutationObserver(look).observe(document.querySelector("main"),
        { subtree: true, childList: true, attributes: true, attributeFilter: ["data-spot"] });
    return began;
}"""
