"""A stand-in for the browser, good enough to run the whole page in plain CPython.

    with fake_pyodide():
        browser = Browser()
        browser.start()
        browser.press("#new")
        browser.advance(1000)
        browser.check()

The document is parsed from `web/index.html`, with English words. A test uses the page from outside, as a player
does: with pointer, keys, clock, address and storage. The clock stands still until `advance` moves it.

The stand-in is strict: every use of an unknown part raises an error. If a handler or a timer raises an exception,
the others still run, as in a browser. The exception is raised again by the press that led to it. If
`Browser.raises` is false, it stays in `Browser.errors`.

Limits:
- Style sheets are not read. An element is visible unless it, or an element around it, is `hidden` or a closed
  dialog.
- Geometry is a simple plan (see `layout`): the board gets the height that header, facts, review, lesson and
  buttons leave. Cards and outlines lie where their `transform` attributes say. Animations do not move them.
- HTML is parsed by Python's `html.parser`: names of attributes are lower case, and no missing elements are added.
- Animations only have a beginning and an end. Sounds are only counted.
- An element that leaves the document loses the focus without an event, as the HTML standard says.
- Some calls make a browser queue a task: the `close` event of a dialog, a step back in the history, a message.
  Here such tasks run in order before the call returns. Background tabs are not slowed down.
- `early_presses.ts`, `boot.ts` and `start.ts` do not run. A test sets what they would leave on the window.
"""

from support.fake_browser.browser import Browser
from support.fake_browser.values import fake_pyodide

__all__ = ["Browser", "fake_pyodide"]
