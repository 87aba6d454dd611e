"""A stand-in for the browser, good enough to run the whole page in plain CPython.

    with fake_pyodide():
        browser = Browser()
        browser.start()
        browser.press("#new")
        browser.advance(1000)
        browser.check()

The document is parsed from `web/index.html`, with its words in English. Everything is driven from the outside, as
by a player: by pointer, keys, the clock, the address and the storage. The clock stands still until `advance` moves
it.

It is strict: what it does not know raises an error, and nothing is a mock. What a handler or a
timer raises does not keep the others from running, as in a browser. It is raised by the press that led to it, or
kept in `Browser.errors` where `Browser.raises` is false.

Limits:
- Style sheets are not read. An element is seen unless it, or an element around it, is `hidden` or a closed dialog.
- Geometry is a simple plan (see `layout`): the board gets what header, facts, review, lesson and buttons leave;
  cards and outlines lie where their `transform` attributes say, without the animations over them.
- HTML is parsed by Python's `html.parser`: names of attributes are lower case, and no missing elements are added.
- Animations only have a beginning and an end. Audio is counted, not heard.
- An element that leaves the document loses the focus without an event, as the HTML standard says.
- Tasks that a browser puts in its queue (the `close` event of a dialog, a step back in the history, messages) run
  before the call returns that caused them, in order. Throttling of background tabs is not imitated.
- `early_presses.ts`, `boot.ts` and `start.ts` do not run: what they leave on the window is set by the test.
"""

from support.fake_browser.browser import Browser
from support.fake_browser.values import fake_pyodide

__all__ = ["Browser", "fake_pyodide"]
