"""Open windows that contain only WebKit; WebKitWebDriver starts and drives this program.

WebKitGTK's own MiniBrowser stores nothing when a driver controls it; these windows keep their profile. The
system's Python runs this file, because it has the bindings of GTK.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  (the versions have to be named first)

NAME = "webkit-window"  # the browser name that the driver asks for


def main() -> None:
    """Open a window for each view that the driver asks for; end when all are closed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", type=Path, required=True, help="folder for storage and downloads")
    parser.add_argument("--size", type=int, nargs=2, required=True, metavar=("WIDTH", "HEIGHT"))
    parser.add_argument("--script", default="", help="JavaScript that is run in every page before its own")
    options = parser.parse_args()
    context = new_context(options.profile)
    context.connect("automation-started", lambda _, session: hand_over(session, show_view))
    views: list[Any] = []  # the open views

    def show_view(_: Any) -> Any:
        """Open a view in a window of its own, in place of a tab; return the view."""
        view = new_view(context, options.script)
        views.append(view)
        show(view, *options.size).connect("destroy", lambda _: close(view))
        return view

    def close(view: Any) -> None:
        views.remove(view)
        if not views:
            Gtk.main_quit()

    Gtk.main()


def new_context(profile: Path) -> Any:
    """Return the context that all pages share.

    It says where data is stored, and allows a driver to take control.
    """
    storage = WebKit2.WebsiteDataManager(
        base_data_directory=str(profile / "data"), base_cache_directory=str(profile / "cache")
    )
    context = WebKit2.WebContext(website_data_manager=storage)
    context.set_automation_allowed(True)
    context.connect("download-started", lambda _, download: keep(download, profile / "downloads"))
    return context


def new_view(context: Any, script: str) -> Any:
    """Return a view that a driver controls. Console messages of its page go to standard output."""
    contents = WebKit2.UserContentManager()
    if script:
        frames, moment = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        contents.add_script(WebKit2.UserScript(script, frames, moment, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=contents, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    return view


def hand_over(session: Any, show_view: Callable[[Any], Any]) -> None:
    """Let the driver open views."""
    about = WebKit2.ApplicationInfo()
    about.set_name(NAME)
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", show_view)
    session.connect("create-web-view::tab", show_view)


def keep(download: Any, folder: Path) -> None:
    """Save a download in a folder. The file has its final name only when it is complete."""
    folder.mkdir(parents=True, exist_ok=True)

    def decide(_: Any, name: str) -> bool:
        part = folder / f"{name}.part"
        download.set_destination(part.as_uri())
        download.connect("finished", lambda _: part.rename(folder / name))
        return True

    download.connect("decide-destination", decide)


def show(view: Any, width: int, height: int) -> Any:
    """Show a view in a window without borders; return the window, which closes with the view."""
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # pages then prefer reduced motion
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    window.get_window().focus(0)  # 0: now; without a window manager nothing else would set the focus
    return window


if __name__ == "__main__":
    main()
