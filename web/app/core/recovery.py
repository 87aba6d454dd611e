"""Brings the page back into a sound state after an exception."""

from app.core.core import Core
from app.core.other_tab_sheet import OtherTabSheet
from engine.core.saying import say


def recover(core: Core, other_tab_sheet: OtherTabSheet) -> None:
    """Stop everything that is going on, draw the table anew from the game, and tell the player.

    If that fails, too, ask the player to load the page again, and raise the exception.
    """
    try:
        core.time.stop_timers()
        for feature in core.features:
            feature.reset()
        core.presenter.reset()
        core.stop()
        core.analysis.stop()
        core.panels.close()
        core.table.rebuild()
        core.presenter.draw()
    except Exception:
        core.spoken.notice(say("went-wrong-load-again"))
        raise
    core.spoken.notice(say("went-wrong"))
    if core.asleep:
        other_tab_sheet.fall_asleep()
    core.tell_game_changed()
    core.start_background()
    core.presenter.save_soon()
