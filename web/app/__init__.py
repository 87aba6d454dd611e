"""The page: Python code that draws the page and answers its events.

Only `main` needs a browser when it is imported: it gives the browser's window to `control.page.start`. All other
modules reach the browser through `platform.dom.Dom`, so they can be imported and tested without one.
"""
