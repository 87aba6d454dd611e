"""The page: Python that draws and listens.

Nothing here touches the browser by itself: `main` hands the window to `page.start`, and everything reaches it
through `dom`. So all of it can be loaded before there is a browser, and tested without one.
"""
